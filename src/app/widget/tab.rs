//! Where Tab leads: among fields that belong together though other things stand between them, and to what is out of sight.

use iced::advanced::widget::Id;
use iced::advanced::widget::operation::focusable::{Focusable, focus, focus_next, focus_previous};
use iced::advanced::widget::operation::scrollable::{AbsoluteOffset, Scrollable, scroll_to};
use iced::advanced::widget::operation::{Operation, Outcome, TextInput};
use iced::{Rectangle, Vector};

/// What lies over the rest of the window. Where there is something, Tab stays in it.
pub const LAYER: &str = "layer";

/// Focuses the field that comes next in an order, or before, or what does so on the screen where none of them is focused, or
/// the last. What lies over the rest keeps the keyboard to itself.
pub fn step_in(order: Vec<Id>, is_back: bool) -> impl Operation<()> {
    Layers { order, is_back, number: 0, enters: false, is_inside: false, count: 0, focused: None }
}

/// Counts what lies over one another, and what can be focused in what lies on top.
struct Layers {
    order: Vec<Id>,
    is_back: bool,
    number: usize,
    /// Whether what is gone through next is in a layer, and whether what is gone through now is.
    enters: bool,
    is_inside: bool,
    count: usize,
    focused: Option<usize>,
}

impl Operation<()> for Layers {
    fn container(&mut self, id: Option<&Id>, _bounds: Rectangle) {
        if id == Some(&Id::new(LAYER)) {
            (self.number, self.enters, self.count, self.focused) = (self.number + 1, true, 0, None);
        }
    }

    fn focusable(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Focusable) {
        if self.is_inside {
            self.focused = if state.is_focused() { Some(self.count) } else { self.focused };
            self.count += 1;
        }
    }

    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<()>)) {
        let enters = std::mem::take(&mut self.enters);
        self.is_inside |= enters;
        operate(self);
        self.is_inside &= !enters;
    }

    fn finish(&self) -> Outcome<()> {
        let last = self.count.saturating_sub(1);
        let place = match self.focused {
            None if self.is_back => last,
            None => 0,
            Some(0) if self.is_back => last,
            Some(place) if self.is_back => place - 1,
            Some(place) if place == last => 0,
            Some(place) => place + 1,
        };
        if self.number > 0 {
            let (layer, layers, count) = (self.number, 0, 0);
            return Outcome::Chain(Box::new(StepInLayer {
                layer,
                place,
                layers,
                enters: false,
                is_inside: false,
                count,
            }));
        }
        Outcome::Chain(Box::new(StepIn { order: self.order.clone(), is_back: self.is_back, next: None }))
    }
}

/// Focuses one thing in a layer, and nothing else.
struct StepInLayer {
    layer: usize,
    place: usize,
    layers: usize,
    enters: bool,
    is_inside: bool,
    count: usize,
}

impl Operation<()> for StepInLayer {
    fn container(&mut self, id: Option<&Id>, _bounds: Rectangle) {
        if id == Some(&Id::new(LAYER)) {
            self.layers += 1;
            self.enters = self.layers == self.layer;
        }
    }

    fn focusable(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Focusable) {
        if self.is_inside && self.count == self.place {
            state.focus();
        } else {
            state.unfocus();
        }
        self.count += usize::from(self.is_inside);
    }

    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<()>)) {
        let enters = std::mem::take(&mut self.enters);
        self.is_inside |= enters;
        operate(self);
        self.is_inside &= !enters;
    }
}

struct StepIn {
    order: Vec<Id>,
    is_back: bool,
    next: Option<Id>,
}

impl Operation<()> for StepIn {
    fn focusable(&mut self, id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Focusable) {
        if state.is_focused() {
            let place = self.order.iter().position(|other| Some(other) == id);
            let next = |place: usize| if self.is_back { place.checked_sub(1) } else { Some(place + 1) };
            self.next = place.and_then(next).and_then(|place| self.order.get(place)).cloned();
        }
    }

    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<()>)) {
        operate(self);
    }

    fn finish(&self) -> Outcome<()> {
        Outcome::Chain(match &self.next {
            Some(id) => Box::new(focus(id.clone())),
            None if self.is_back => Box::new(focus_previous()),
            None => Box::new(focus_next()),
        })
    }
}

/// Scrolls a part of the window so far that what is focused in it can be seen.
pub fn reveal(scrolled: impl Into<Id>) -> impl Operation<()> {
    Reveal { scrolled: scrolled.into(), sight: None, focused: None, enters: false, is_inside: false }
}

/// Finds out whether something is being typed: the keyboard is in a field, unless it is one of those where an entry is begun
/// anew after each, and nothing stands in it.
pub fn is_typing(begun_anew: Vec<Id>) -> impl Operation<bool> {
    Typing { begun_anew, field: None, found: false }
}

struct Typing {
    begun_anew: Vec<Id>,
    /// Where the last field is: it is named twice, as a field and as something that takes the keyboard.
    field: Option<Rectangle>,
    found: bool,
}

impl Operation<bool> for Typing {
    fn text_input(&mut self, _id: Option<&Id>, bounds: Rectangle, _state: &mut dyn TextInput) {
        self.field = Some(bounds);
    }

    fn focusable(&mut self, id: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        let is_field = self.field.take() == Some(bounds);
        let is_begun_anew = id.is_some_and(|id| self.begun_anew.contains(id));
        self.found |= is_field && state.is_focused() && !is_begun_anew;
    }

    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<bool>)) {
        operate(self);
    }

    fn finish(&self) -> Outcome<bool> {
        Outcome::Some(self.found)
    }
}

struct Reveal {
    scrolled: Id,
    /// What is in sight, and how far it is scrolled.
    sight: Option<(Rectangle, Vector)>,
    focused: Option<Rectangle>,
    /// Whether what is gone through next is in that part, and whether what is gone through now is.
    enters: bool,
    is_inside: bool,
}

/// What is focused has so much room around it.
const MARGIN: f32 = 24.0;

impl Reveal {
    /// How far to scroll, if what is focused is not in sight.
    fn offset(&self) -> Option<f32> {
        let ((sight, translation), focused) = (self.sight?, self.focused?);
        let above = sight.y - (focused.y - MARGIN - translation.y);
        let below = (focused.y + focused.height + MARGIN - translation.y) - (sight.y + sight.height);
        if above > 0.0 {
            Some((translation.y - above).max(0.0))
        } else {
            (below > 0.0).then_some(translation.y + below)
        }
    }
}

impl Operation<()> for Reveal {
    fn scrollable(
        &mut self,
        id: Option<&Id>,
        bounds: Rectangle,
        _content: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        if id == Some(&self.scrolled) {
            self.sight = Some((bounds, translation));
            self.enters = true;
        }
    }

    fn focusable(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        // What stands beside or below that part is not scrolled.
        if state.is_focused() && self.is_inside {
            self.focused = Some(bounds);
        }
    }

    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<()>)) {
        let enters = std::mem::take(&mut self.enters);
        self.is_inside |= enters;
        operate(self);
        self.is_inside &= !enters;
    }

    fn finish(&self) -> Outcome<()> {
        self.offset().map_or(Outcome::None, |y| {
            let offset = AbsoluteOffset { x: None, y: Some(y) };
            Outcome::Chain(Box::new(scroll_to(self.scrolled.clone(), offset)))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_out_of_sight_is_scrolled_to() {
        let at = |y: f32, scrolled: f32| {
            let sight = Rectangle { x: 0.0, y: 100.0, width: 500.0, height: 400.0 };
            let focused = Rectangle { x: 10.0, y, width: 80.0, height: 40.0 };
            let sight = Some((sight, Vector::new(0.0, scrolled)));
            let focused = Some(focused);
            Reveal { scrolled: Id::new("page"), sight, focused, enters: false, is_inside: false }.offset()
        };
        assert_eq!(at(200.0, 0.0), None);
        assert_eq!(at(600.0, 0.0), Some(164.0));
        assert_eq!(at(600.0, 164.0), None);
        assert_eq!(at(100.0, 164.0), Some(0.0));
    }
}
