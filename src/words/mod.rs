//! Sentences for people in their language: every reason and error of the other rooms put into words.
//!
//! The messages are Fluent files under `data/locales/`. Names of messages in the code are checked against the English file
//! when the program is compiled; a test checks that every language has the same messages with the same variables.

mod brackets;
mod change;
mod club;
mod event_page;
mod exchange;
mod figures;
mod game;
mod keeping;
mod log;
mod log_tournament;
mod notation;
mod order;
pub mod paper;
pub mod people;
mod series;
mod simulated;
mod statistics;
mod store;
mod timer;
mod tournament;
mod tournament_pairing;
mod tournament_proposal;
mod tournament_settings;
mod tournament_tables;
mod tournament_terms;
mod tournament_why;
mod typed;

pub use change::Changed;
pub use event_page::EventFacts;
pub use log::{LogNames, parts as logged_parts};
pub use order::NameOrder;
pub use store::WhoIs;
pub use timer::timer_span;
pub use tournament::{round_list, table_list};
pub use tournament_tables::{Event, Winner, place_or_dash};
pub use tournament_terms::figure_value;

use i18n_embed::LanguageLoader as _;
use i18n_embed::fluent::{FluentLanguageLoader, fluent_language_loader};
use rust_embed::RustEmbed;
use unic_langid::{LanguageIdentifier, langid};

#[derive(RustEmbed)]
#[folder = "data/locales/"]
struct Locales;

/// A language of the program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// English.
    English,
    /// French.
    French,
    /// German.
    German,
    /// Dutch.
    Dutch,
}

impl Language {
    /// Every language of the program.
    pub const ALL: [Language; 4] = [Language::English, Language::French, Language::German, Language::Dutch];

    /// The code of the language: `en`, `fr`, `de`, `nl`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
            Language::German => "de",
            Language::Dutch => "nl",
        }
    }

    /// The language with this code.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The language of a locale such as `fr-CH` or `fr_FR.UTF-8`; English where there is none of ours.
    pub fn of_locale(locale: &str) -> Language {
        let code = locale.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Language::from_code(&code.to_ascii_lowercase()).unwrap_or(Language::English)
    }

    /// The language’s own name for itself, which whoever does not read the language that is on looks for.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::French => "Français",
            Language::German => "Deutsch",
            Language::Dutch => "Nederlands",
        }
    }

    const fn id(self) -> LanguageIdentifier {
        match self {
            Language::English => langid!("en"),
            Language::French => langid!("fr"),
            Language::German => langid!("de"),
            Language::Dutch => langid!("nl"),
        }
    }
}

/// Puts things into words in one language.
#[derive(Debug)]
pub struct Words {
    language: Language,
    pub(crate) loader: FluentLanguageLoader,
}

/// The message with a name that is checked when the program is compiled.
macro_rules! message {
    ($words:expr, $($message:tt)*) => {
        i18n_embed_fl::fl!($words.loader, $($message)*)
    };
}
pub(crate) use message;

/// A text as a heading or a sentence, with a capital letter.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(char::to_uppercase).into_iter().flatten().chain(letters).collect()
}

impl Words {
    /// The words of a language.
    pub fn in_language(language: Language) -> Words {
        let loader = fluent_language_loader!();
        // The files are part of the program, and a test reads each of them: this cannot fail on a user's machine. Were it
        // to, messages would show their names.
        let loaded = loader.load_languages(&Locales, &[language.id()]);
        debug_assert!(loaded.is_ok(), "{loaded:?}");
        // Marks around inserted text would end up in files and terminals.
        loader.set_use_isolating(false);
        Words { language, loader }
    }

    /// The language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The message with a name that is put together while the program runs; tests go through all of them.
    pub fn named(&self, name: &str) -> String {
        self.loader.get(name)
    }

    /// Whether an answer means yes, in this language or in English.
    pub fn means_yes(&self, answer: &str) -> bool {
        let answer = answer.trim().to_lowercase();
        self.named("answer-yes").split(' ').any(|yes| answer == yes)
    }

    /// Whether there is a message with this name.
    pub fn has(&self, name: &str) -> bool {
        self.loader.has(name)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

    use super::*;

    fn variables<'s>(pattern: &Pattern<&'s str>, found: &mut Vec<&'s str>) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else { continue };
            let selector = match expression {
                Expression::Inline(inline) => inline,
                Expression::Select { selector, variants } => {
                    variants.iter().for_each(|variant| variables(&variant.value, found));
                    selector
                }
            };
            if let InlineExpression::VariableReference { id } = selector {
                found.push(id.name);
            }
        }
        found.sort_unstable();
        found.dedup();
    }

    fn messages(language: Language) -> BTreeMap<String, Vec<String>> {
        let path = format!("{}/halali.ftl", language.code());
        let text = String::from_utf8(Locales::get(&path).expect("a file").data.into_owned()).expect("UTF-8");
        let resource = fluent_syntax::parser::parse(text.as_str()).map_err(|(_, errors)| errors).expect("good Fluent");
        let mut messages = BTreeMap::new();
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let value = message.value.iter().map(|value| (message.id.name.to_owned(), value));
            let attributes =
                message.attributes.iter().map(|a| (format!("{}.{}", message.id.name, a.id.name), &a.value));
            for (name, pattern) in value.chain(attributes) {
                let mut found = Vec::new();
                variables(pattern, &mut found);
                let found = found.into_iter().map(str::to_owned).collect();
                assert_eq!(messages.insert(name.clone(), found), None, "{name} twice in {path}");
            }
        }
        messages
    }

    #[test]
    fn every_language_has_the_same_messages_with_the_same_variables() {
        for language in Language::ALL {
            assert_eq!(messages(language), messages(Language::English), "{language:?}");
        }
    }

    /// The lines of every help text that go with examples, and of every message that ends in a list.
    fn lines(language: Language) -> BTreeMap<String, usize> {
        let words = Words::in_language(language);
        let names = messages(language).into_keys();
        let is_meant =
            |name: &String| name.starts_with("help-") && name.ends_with("-more") || name.ends_with("-nowhere");
        names.filter(is_meant).map(|name| (name.clone(), words.named(&name).lines().count())).collect()
    }

    #[test]
    fn every_language_has_the_same_examples() {
        for language in Language::ALL {
            assert_eq!(lines(language), lines(Language::English), "{language:?}");
        }
    }

    #[test]
    fn french_signs_stay_with_their_words() {
        let words = Words::in_language(Language::French);
        let is_loose = |text: &str| {
            let (mut before, mut first) = (' ', ' ');
            text.chars().any(|sign| {
                let is_parted = matches!(sign, ':' | ';' | '!' | '?' | '»') && before == ' ' && first != ' '
                    || first == '«' && before == ' ';
                (first, before) = (before, sign);
                is_parted
            })
        };
        let loose: Vec<_> = messages(Language::French)
            .into_keys()
            .filter(|name| !name.starts_with("help-rules-") && !name.starts_with("play-verb"))
            .map(|name| (words.named(&name), name))
            .filter(|(text, _)| is_loose(text))
            .collect();
        assert!(loose.is_empty(), "{loose:#?}");
    }

    #[test]
    fn locales_lead_to_languages() {
        for (locale, language) in [
            ("fr", Language::French),
            ("fr-CH", Language::French),
            ("fr_FR.UTF-8", Language::French),
            ("de", Language::German),
            ("de-AT", Language::German),
            ("de_CH.UTF-8@euro", Language::German),
            ("DE", Language::German),
            ("nl", Language::Dutch),
            ("nl_BE.UTF-8", Language::Dutch),
            ("en-GB", Language::English),
            ("C", Language::English),
            ("frr", Language::English),
            ("nds", Language::English),
            ("", Language::English),
        ] {
            assert_eq!(Language::of_locale(locale), language, "{locale}");
        }
    }
}
