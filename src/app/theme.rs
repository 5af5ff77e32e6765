//! Colours, sizes and styles: all that makes the window look like a club in the forest, in one place.

use iced::theme::Palette;
use iced::widget::{checkbox, container, pick_list, scrollable, slider, text, text_editor, text_input};
use iced::{Background, Border, Color, Size, Theme, color};
use serde::{Deserialize, Serialize};

/// Which colours the window has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Look {
    /// A clearing at noon.
    #[default]
    Light,
    /// The forest at night.
    Dark,
    /// Black on white, with lines around everything.
    Contrast,
}

impl Look {
    /// Every look.
    pub const ALL: [Look; 3] = [Look::Light, Look::Dark, Look::Contrast];

    const fn colours(self) -> &'static Colours {
        match self {
            Look::Light => &LIGHT,
            Look::Dark => &DARK,
            Look::Contrast => &CONTRAST,
        }
    }

    /// The theme of the look.
    pub fn theme(self) -> Theme {
        self.theme_of(true)
    }

    /// The theme of every other screen. The two look alike and are not equal, for which the renderer draws the whole window
    /// anew: where edges begin within a pixel it would leave traces of the screen before.
    pub fn theme_of(self, is_even: bool) -> Theme {
        let Colours { ground, ink, leaf, fox, gold, .. } = *self.colours();
        let background = if is_even { ground } else { Color { b: ground.b - UNSEEN, ..ground } };
        let palette = Palette { background, text: ink, primary: leaf, success: leaf, warning: gold, danger: fox };
        Theme::custom(format!("{self:?}"), palette)
    }
}

/// The colours of a look. Text in `ink` and `faint` stands out from `ground` and `surface` by 4.5 to 1 and more.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Colours {
    /// Behind everything.
    pub ground: Color,
    /// Cards and fields.
    pub surface: Color,
    /// What the pointer is over.
    pub raised: Color,
    /// Text.
    pub ink: Color,
    /// Text that is read last.
    pub faint: Color,
    /// Thin lines.
    pub line: Color,
    /// What is to be pressed first, and what is chosen.
    pub leaf: Color,
    /// Text on `leaf`.
    pub on_leaf: Color,
    /// Behind what is chosen in a list.
    pub leaf_soft: Color,
    /// A word of caution.
    pub gold: Color,
    /// What is wrong.
    pub fox: Color,
    /// Behind what is wrong.
    pub fox_soft: Color,
    /// The animals' side: blue, as their tiles.
    pub animals: Color,
    /// The humans' side: brown, as their tiles.
    pub humans: Color,
    /// The bar of places to go to.
    pub rail: Color,
    /// Text on the bar.
    pub on_rail: Color,
    /// What cannot be pressed now, on the bar.
    pub rail_faint: Color,
    /// What the pointer is over, on the bar: nearer to the bar than to where one is.
    pub rail_over: Color,
    /// Where one is, on the bar.
    pub rail_chosen: Color,
    /// What cannot be pressed now.
    pub off: Color,
    /// Around what has the keyboard.
    pub focus: Color,
    /// How strong lines are around what is chosen and what has the keyboard, and whether links are underlined: what a hue or a
    /// tint alone says is not seen by everybody.
    pub marks: Marks,
}

/// How strongly things are marked, in logical pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Marks {
    /// Around what is chosen.
    pub chosen: f32,
    /// Around what has the keyboard.
    pub focus: f32,
    /// Whether there is a line under links, and around a chosen row.
    pub lines: bool,
}

const USUAL_MARKS: Marks = Marks { chosen: 1.0, focus: 2.0, lines: false };
const STRONG_MARKS: Marks = Marks { chosen: 2.0, focus: 3.0, lines: true };

const LIGHT: Colours = Colours {
    ground: color!(0xf5f1e6),
    surface: color!(0xfffdf7),
    raised: color!(0xece6d4),
    ink: color!(0x22301f),
    faint: color!(0x59654f),
    line: color!(0xdad2bd),
    leaf: color!(0x2c6a39),
    on_leaf: color!(0xffffff),
    leaf_soft: color!(0xdfead5),
    gold: color!(0x8a5a0c),
    fox: color!(0xa33b1b),
    fox_soft: color!(0xf7e3da),
    animals: color!(0x23527c),
    humans: color!(0x8a4b14),
    rail: color!(0x1f3a27),
    on_rail: color!(0xf2efdf),
    rail_faint: color!(0x9bab98),
    rail_over: color!(0x284730),
    rail_chosen: color!(0x33573c),
    off: color!(0x59654f),
    focus: color!(0x2c6a39),
    marks: USUAL_MARKS,
};

const DARK: Colours = Colours {
    ground: color!(0x141a13),
    surface: color!(0x1d251b),
    raised: color!(0x2a3526),
    ink: color!(0xebeddf),
    faint: color!(0xa7b29c),
    line: color!(0x38442f),
    leaf: color!(0x86c475),
    on_leaf: color!(0x10190d),
    leaf_soft: color!(0x2b4128),
    gold: color!(0xe3b15a),
    fox: color!(0xf0906d),
    fox_soft: color!(0x40241a),
    animals: color!(0x90bfe9),
    humans: color!(0xe3a66f),
    rail: color!(0x0d120c),
    on_rail: color!(0xe3e6d6),
    rail_faint: color!(0x8a9484),
    rail_over: color!(0x192217),
    rail_chosen: color!(0x2a3f28),
    off: color!(0xa7b29c),
    focus: color!(0x86c475),
    marks: USUAL_MARKS,
};

const CONTRAST: Colours = Colours {
    ground: color!(0xffffff),
    surface: color!(0xffffff),
    raised: color!(0xe6e6e6),
    ink: color!(0x000000),
    faint: color!(0x262626),
    line: color!(0x000000),
    leaf: color!(0x00561c),
    on_leaf: color!(0xffffff),
    leaf_soft: color!(0xd2f0d8),
    gold: color!(0x5c3a00),
    fox: color!(0x8f1500),
    fox_soft: color!(0xffe5df),
    animals: color!(0x002f66),
    humans: color!(0x5a2c00),
    rail: color!(0x000000),
    on_rail: color!(0xffffff),
    rail_faint: color!(0xb0b0b0),
    rail_over: color!(0x333333),
    rail_chosen: color!(0x00561c),
    off: color!(0x595959),
    focus: color!(0x0000c8),
    marks: STRONG_MARKS,
};

/// A difference of colours that no screen shows.
const UNSEEN: f32 = 0.0005;

/// The colours of the theme that is on.
pub fn colours(theme: &Theme) -> &'static Colours {
    let ground = theme.palette().background.into_rgba8();
    Look::ALL.map(Look::colours).into_iter().find(|colours| colours.ground.into_rgba8() == ground).unwrap_or(&LIGHT)
}

/// Sizes of text, in logical pixels.
pub mod size {
    use iced::widget::text::LineHeight;

    /// The name of the club on its home page.
    pub const DISPLAY: f32 = 34.0;
    /// The title of a screen.
    pub const TITLE: f32 = 26.0;
    /// The heading of a part, and figures that are to be seen from afar.
    pub const HEADING: f32 = 19.0;
    /// Everything else.
    pub const BODY: f32 = 16.0;
    /// What is read last.
    pub const SMALL: f32 = 14.0;

    /// The distance of lines, in whole pixels: a line that begins within a pixel leaves a trace when it goes.
    pub fn lines(size: f32) -> LineHeight {
        LineHeight::Relative((size * 1.3).round() / size)
    }
}

/// Distances, in logical pixels.
pub mod gap {
    /// Within a line.
    pub const TINY: f32 = 4.0;
    /// Between lines that belong together.
    pub const SMALL: f32 = 8.0;
    /// Between fields.
    pub const MEDIUM: f32 = 14.0;
    /// Around and between cards.
    pub const LARGE: f32 = 24.0;
}

/// How large everything is in a window of a usual size, in percent.
pub const USUAL: u16 = 100;
/// The steps by which all texts and distances grow together in very large windows, in percent.
const STEPS: [u16; 3] = [200, 150, 125];
/// What the widest screen needs: a window that has as much left of a step takes it.
const ROOM: Size = Size::new(1840.0, 1000.0);

/// How large everything is in a window of this size, in percent: where nothing is left to show, larger letters are of more
/// use than an empty margin.
pub fn step(window: Size) -> u16 {
    let has_room = |step: u16| {
        let needed = ROOM * (f32::from(step) / f32::from(USUAL));
        window.width >= needed.width && window.height >= needed.height
    };
    STEPS.into_iter().find(|step| has_room(*step)).unwrap_or(USUAL)
}

/// From this width on a window is wide.
pub const WIDE: f32 = 1700.0;

/// How round corners are.
pub const RADIUS: f32 = 6.0;

/// Text that is read last.
pub fn faint(theme: &Theme) -> text::Style {
    text::Style { color: Some(colours(theme).faint) }
}

/// Text that says what is wrong.
pub fn wrong(theme: &Theme) -> text::Style {
    text::Style { color: Some(colours(theme).fox) }
}

/// Text that calls for caution.
pub fn caution(theme: &Theme) -> text::Style {
    text::Style { color: Some(colours(theme).gold) }
}

/// Text that says that something is well or won.
pub fn well(theme: &Theme) -> text::Style {
    text::Style { color: Some(colours(theme).leaf) }
}

/// Text about the animals.
pub fn animals(theme: &Theme) -> text::Style {
    text::Style { color: Some(colours(theme).animals) }
}

/// Text about the humans.
pub fn humans(theme: &Theme) -> text::Style {
    text::Style { color: Some(colours(theme).humans) }
}

fn filled(colour: Color, border: Border) -> container::Style {
    container::Style { background: Some(Background::Color(colour)), border, ..container::Style::default() }
}

fn edge(colour: Color, width: f32) -> Border {
    Border { color: colour, width, radius: RADIUS.into() }
}

/// A sheet of paper on the ground.
pub fn card(theme: &Theme) -> container::Style {
    let colours = colours(theme);
    filled(colours.surface, edge(colours.line, 1.0))
}

/// A sheet of paper that lies over others for a moment. It casts no shadow: where one was, the software renderer draws nothing
/// anew.
pub fn hanging(theme: &Theme) -> container::Style {
    let colours = colours(theme);
    filled(colours.surface, edge(colours.faint, 1.0))
}

/// The bar of places to go to.
pub fn rail(theme: &Theme) -> container::Style {
    let colours = colours(theme);
    container::Style { text_color: Some(colours.on_rail), ..filled(colours.rail, Border::default()) }
}

/// On the bar, what says that the club is a sample.
pub fn sample(theme: &Theme) -> container::Style {
    let colours = colours(theme);
    container::Style { text_color: Some(colours.on_rail), ..filled(colours.rail_chosen, edge(colours.on_rail, 1.0)) }
}

/// A note that something is wrong.
pub fn wrong_note(theme: &Theme) -> container::Style {
    let colours = colours(theme);
    filled(colours.fox_soft, edge(colours.fox, 1.0))
}

/// A note that all is well.
pub fn well_note(theme: &Theme) -> container::Style {
    let colours = colours(theme);
    filled(colours.leaf_soft, edge(colours.leaf, 1.0))
}

/// The line between the head of a table and its rows.
pub fn line(theme: &Theme) -> container::Style {
    filled(colours(theme).line, Border::default())
}

/// What hides a screen behind a question.
pub fn veil(theme: &Theme) -> container::Style {
    filled(Color { a: 0.6, ..colours(theme).rail }, Border::default())
}

/// A field to type in.
pub fn field(theme: &Theme, status: text_input::Status) -> text_input::Style {
    let colours = colours(theme);
    let border = match status {
        text_input::Status::Focused { .. } => edge(colours.focus, colours.marks.focus),
        text_input::Status::Hovered => edge(colours.faint, 1.0),
        text_input::Status::Active | text_input::Status::Disabled => edge(colours.line, 1.0),
    };
    text_input::Style {
        background: Background::Color(colours.surface),
        border,
        icon: colours.faint,
        placeholder: colours.faint,
        value: colours.ink,
        selection: colours.leaf_soft,
    }
}

/// A field in which something is wrong.
pub fn wrong_field(theme: &Theme, status: text_input::Status) -> text_input::Style {
    let width = if matches!(status, text_input::Status::Focused { .. }) { 2.0 } else { 1.0 };
    text_input::Style { border: edge(colours(theme).fox, width), ..field(theme, status) }
}

/// A field of several lines.
pub fn editor(theme: &Theme, status: text_editor::Status) -> text_editor::Style {
    let colours = colours(theme);
    let border = match status {
        text_editor::Status::Focused { .. } => edge(colours.focus, colours.marks.focus),
        text_editor::Status::Hovered => edge(colours.faint, 1.0),
        text_editor::Status::Active | text_editor::Status::Disabled => edge(colours.line, 1.0),
    };
    text_editor::Style {
        background: Background::Color(colours.surface),
        border,
        placeholder: colours.faint,
        value: colours.ink,
        selection: colours.leaf_soft,
    }
}

/// A field of several lines in which something is wrong.
pub fn wrong_editor(theme: &Theme, status: text_editor::Status) -> text_editor::Style {
    let width = if matches!(status, text_editor::Status::Focused { .. }) { 2.0 } else { 1.0 };
    text_editor::Style { border: edge(colours(theme).fox, width), ..editor(theme, status) }
}

/// Something to tick, with an edge that can be seen in every look.
pub fn check(theme: &Theme, status: checkbox::Status) -> checkbox::Style {
    let colours = colours(theme);
    let (is_checked, line, text) = match status {
        checkbox::Status::Active { is_checked } => (is_checked, colours.faint, colours.ink),
        checkbox::Status::Hovered { is_checked } => (is_checked, colours.leaf, colours.ink),
        checkbox::Status::Disabled { is_checked } => (is_checked, colours.line, colours.faint),
    };
    let (background, line) = if is_checked { (colours.leaf, colours.leaf) } else { (colours.surface, line) };
    checkbox::Style {
        background: Background::Color(background),
        icon_color: colours.on_leaf,
        border: edge(line, 1.5),
        text_color: Some(text),
    }
}

/// What slides along a line, wide enough to be taken hold of.
pub fn slide(theme: &Theme, status: slider::Status) -> slider::Style {
    let colours = colours(theme);
    let handle = if status == slider::Status::Active { colours.leaf } else { colours.ink };
    slider::Style {
        rail: slider::Rail {
            backgrounds: (Background::Color(colours.leaf), Background::Color(colours.line)),
            width: 4.0,
            border: edge(Color::TRANSPARENT, 0.0),
        },
        handle: slider::Handle {
            shape: slider::HandleShape::Circle { radius: 10.0 },
            background: Background::Color(handle),
            border_width: 2.0,
            border_color: colours.surface,
        },
    }
}

/// A box that is ticked with the row that it stands in, and looks as any other box.
pub fn tick_box(theme: &Theme, is_checked: bool) -> container::Style {
    let colours = colours(theme);
    let (background, line) = if is_checked { (colours.leaf, colours.leaf) } else { (colours.surface, colours.faint) };
    container::Style { text_color: Some(colours.on_leaf), ..filled(background, edge(line, 1.5)) }
}

/// A list to choose from.
pub fn choice(theme: &Theme, status: pick_list::Status) -> pick_list::Style {
    let colours = colours(theme);
    let border = match status {
        pick_list::Status::Active => edge(colours.line, 1.0),
        pick_list::Status::Hovered | pick_list::Status::Opened { .. } => edge(colours.leaf, 1.0),
    };
    pick_list::Style {
        text_color: colours.ink,
        placeholder_color: colours.faint,
        handle_color: colours.faint,
        background: Background::Color(colours.surface),
        border,
    }
}

/// A part of the window that scrolls.
pub fn scroll(theme: &Theme, status: scrollable::Status) -> scrollable::Style {
    let colours = colours(theme);
    let mut style = scrollable::default(theme, status);
    for rail in [&mut style.vertical_rail, &mut style.horizontal_rail] {
        rail.background = None;
        rail.scroller.background = Background::Color(Color { a: 0.5, ..colours.faint });
        rail.scroller.border.radius = RADIUS.into();
    }
    style
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_can_be_read_in_every_look() {
        for look in Look::ALL {
            let c = look.colours();
            let least = if look == Look::Contrast { 7.0 } else { 4.5 };
            for (name, text, behind) in [
                ("ink", c.ink, c.ground),
                ("ink on raised", c.ink, c.raised),
                ("faint", c.faint, c.ground),
                ("faint on surface", c.faint, c.surface),
                ("faint on raised", c.faint, c.raised),
                ("ink on chosen", c.ink, c.leaf_soft),
                ("leaf", c.leaf, c.ground),
                ("on leaf", c.on_leaf, c.leaf),
                ("gold", c.gold, c.surface),
                ("fox", c.fox, c.surface),
                ("ink on fox", c.ink, c.fox_soft),
                ("animals", c.animals, c.surface),
                ("humans", c.humans, c.surface),
                ("rail", c.on_rail, c.rail),
                ("disabled on the rail", c.rail_faint, c.rail),
                ("rail chosen", c.on_rail, c.rail_chosen),
                ("rail hovered", c.on_rail, c.rail_over),
                ("leaf on surface", c.leaf, c.surface),
                ("fox on ground", c.fox, c.ground),
                ("gold on ground", c.gold, c.ground),
                ("disabled", c.off, c.surface),
                ("disabled on ground", c.off, c.ground),
            ] {
                let contrast = text.relative_contrast(behind);
                assert!(contrast >= least, "{look:?} {name}: {contrast}");
            }
            let (even, odd) = (look.theme(), look.theme_of(false));
            assert_eq!((colours(&even), colours(&odd)), (c, c));
            assert_ne!(even.palette().background, odd.palette().background, "the renderer draws all of it anew");
        }
    }

    #[test]
    fn everything_grows_with_very_large_windows_alone() {
        let step = |width, height| step(Size::new(width, height));
        for (width, height) in [(880.0, 600.0), (1280.0, 800.0), (1920.0, 1080.0), (2560.0, 1080.0)] {
            assert_eq!(step(width, height), USUAL, "{width} × {height}");
        }
        assert_eq!([step(2560.0, 1440.0), step(2560.0, 1340.0), step(3440.0, 1440.0)], [125; 3]);
        assert_eq!([step(3000.0, 1600.0), step(3840.0, 2100.0)], [150, 200]);
    }

    #[test]
    fn a_ticked_row_is_marked_as_strongly_as_any_other_box() {
        for look in Look::ALL {
            let (theme, c) = (look.theme(), look.colours());
            let box_of = checkbox::Status::Active { is_checked: true };
            let (row, other) = (tick_box(&theme, true), check(&theme, box_of));
            assert_eq!((row.background, row.text_color), (Some(other.background), Some(other.icon_color)), "{look:?}");
            let left = tick_box(&theme, false).border.color.relative_contrast(c.surface);
            assert!(left >= 3.0, "{look:?}: {left}");
        }
    }

    #[test]
    fn what_has_the_keyboard_is_seen_in_every_look() {
        for look in Look::ALL {
            let c = look.colours();
            for behind in [c.surface, c.ground, c.leaf_soft] {
                assert!(c.focus.relative_contrast(behind) >= 3.0, "{look:?}");
            }
            assert!(c.marks.focus > c.marks.chosen, "{look:?}");
        }
        let c = Look::Contrast.colours();
        assert!(c.off.relative_contrast(c.ink) >= 2.5, "what cannot be pressed differs from what can");
    }

    #[test]
    fn animals_are_blue_and_humans_brown_as_their_tiles_are() {
        for look in Look::ALL {
            let Colours { animals, humans, .. } = look.colours();
            assert!(animals.b > animals.r && humans.r > humans.b, "{look:?}");
        }
    }
}
