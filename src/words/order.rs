//! The order of names in lists.

use std::cmp::Ordering;

use icu_collator::options::CollatorOptions;
use icu_collator::{CollatorBorrowed, CollatorPreferences};
use icu_locale_core::locale;

use super::{Language, Words};
use crate::club::{Name, search_key};

/// The order of names in a language: É stands beside E, and Łukasz beside Lukas.
#[derive(Debug)]
pub struct NameOrder(Option<CollatorBorrowed<'static>>);

impl NameOrder {
    /// The order of a language.
    pub fn of(language: Language) -> NameOrder {
        let locale = match language {
            Language::English => locale!("en"),
            Language::French => locale!("fr"),
            Language::German => locale!("de"),
            Language::Dutch => locale!("nl"),
        };
        // The tables are part of the program: this cannot fail on a user's machine. Were it to, letters without their
        // accents would decide.
        let collator = CollatorBorrowed::try_new(CollatorPreferences::from(locale), CollatorOptions::default());
        debug_assert!(collator.is_ok());
        NameOrder(collator.ok())
    }

    /// Which of two names comes first.
    pub fn compare(&self, one: &str, other: &str) -> Ordering {
        match &self.0 {
            Some(collator) => collator.compare(one, other),
            None => search_key(one).cmp(&search_key(other)),
        }
    }

    /// Sorts by name; who has the same name stands in the order of ids.
    ///
    /// What is sorted by something else as well, such as places that are shared, is sorted by that afterwards with a stable
    /// sort.
    pub fn sort<T, I: Ord>(&self, items: &mut [T], name: impl Fn(&T) -> &Name, id: impl Fn(&T) -> I) {
        items.sort_by(|one, other| {
            let by_name = self.compare(name(one).as_str(), name(other).as_str());
            by_name.then_with(|| id(one).cmp(&id(other)))
        });
    }
}

impl Words {
    /// The order of names in this language.
    pub fn name_order(&self) -> NameOrder {
        NameOrder::of(self.language)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_with_accents_stand_beside_those_without() {
        let sorted = [
            "Aerts, Jan",
            "Ångström",
            "d’Hondt",
            "De Smet",
            "Eberhard",
            "Élodie",
            "Emma",
            "Lukas",
            "Łukasz",
            "Lúthien",
            "Müller",
            "Muller-Roux",
            "Œdipe",
            "Özil",
            "Zoë",
            "李小龙",
        ];
        for language in Language::ALL {
            let order = NameOrder::of(language);
            let mut names: Vec<Name> = sorted.iter().rev().map(|name| Name::new(name).expect(name)).collect();
            order.sort(&mut names, |name| name, |_| ());
            assert_eq!(names.iter().map(Name::as_str).collect::<Vec<_>>(), sorted, "{language:?}");
        }
    }

    #[test]
    fn the_same_name_twice_stands_in_the_order_of_ids() {
        let zoe = Name::new("Zoë").expect("a name");
        let max = Name::new("Max").expect("a name");
        let mut players = [(&zoe, 2), (&zoe, 3), (&max, 4), (&zoe, 1)];
        NameOrder::of(Language::French).sort(&mut players, |(name, _)| name, |(_, id)| *id);
        assert_eq!(players.map(|(_, id)| id), [4, 1, 2, 3]);
    }
}
