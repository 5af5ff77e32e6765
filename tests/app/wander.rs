//! Random events on every screen of a club with series and tournaments: nothing panics, and the file stays healthy.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use std::io;
use std::path::Path;

use crate::play::wait_for;
use crate::support::clubs::{demo, holder};
use crate::support::places::every_place;
use crate::support::window::Window;
use crate::texts::events;
use halali::app::Message;
use halali::app::preferences::Preferences;
use halali::app::system::{Answer, System};
use halali::rules::Random;
use halali::store::{Opened, open};
use iced::keyboard::{Key, Modifiers, key::Named};
use iced::{Event, Point, Size, mouse};

fn wander(demo: &Path, folder: &Path, seed: u64, count: usize) {
    let path = folder.join(format!("{seed}.halaliclub"));
    std::fs::copy(demo, &path).expect("a copy");
    let preferences = Preferences { language: Some("fr".to_owned()), ..Preferences::default() };
    let mut size = Size::new(1180.0, 780.0);
    let mut window = Window::open(preferences, path.clone(), size);
    window.app.set_system(System {
        folder: folder.to_owned(),
        ask: |_| Box::pin(async { Answer::NoDialogue }),
        open: |_| Err(io::Error::other("no browser")),
        look: || Box::pin(async { None }),
        changes: iced::Subscription::none,
    });
    let mut random = Random::new(seed);
    let named =
        [Named::Enter, Named::Escape, Named::ArrowDown, Named::ArrowUp, Named::PageDown, Named::Home, Named::Tab];
    for _ in 0..count {
        let part = |random: &mut Random| random.below(1100) as f32 / 1000.0 - 0.05;
        let point = |random: &mut Random| Point::new(part(random) * size.width, part(random) * size.height);
        match random.below(16) {
            0..=6 => {
                let at = point(&mut random);
                window.click(at);
            }
            7 => {
                let (from, to) = (point(&mut random), point(&mut random));
                window.drag(from, to);
            }
            8 => window.named(named[random.below(named.len() as u64) as usize]),
            9 => {
                let letters = ["1", "6", "z", "é", "?", "-", " ", "31/11/2026"];
                window.type_text(letters[random.below(letters.len() as u64) as usize]);
            }
            10 => {
                let keys = ["1", "5", "6", "8", "k", "n", "r", "z", "p", "f"];
                let key = keys[random.below(keys.len() as u64) as usize];
                window.key(Key::Character(key.into()), Modifiers::CTRL);
            }
            11 => {
                let (over, by) = (point(&mut random), random.below(4000) as f32 - 2000.0);
                window.scroll(over, by);
            }
            12 => {
                let sizes = [(0.0, 0.0), (1.0, 1.0), (1024.0, 700.0), (2560.0, 1440.0), (1180.0, 780.0)];
                let (width, height) = sizes[random.below(sizes.len() as u64) as usize];
                size = Size::new(width, height);
                window.resize(width, height);
            }
            13 => window.send(&[
                Event::Window(iced::window::Event::Unfocused),
                Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)),
            ]),
            _ => {
                if window.app.club().is_some() {
                    let places = every_place(&window.app);
                    let place = places[random.below(places.len() as u64) as usize];
                    window.update(Message::Went(place));
                    window.draw();
                }
            }
        }
    }
    drop(window);
    wait_for(&path);
    match open(&path, &holder()).expect("the file") {
        Opened::ForWriting(writer) => assert_eq!(writer.check().expect("a check"), [], "seed {seed}"),
        Opened::ForReading { .. } => panic!("nobody holds it"),
    }
}

#[test]
fn random_events_on_every_screen_break_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let demo = demo(folder.path());
    events(&demo);
    for seed in 1..=5 {
        wander(&demo, folder.path(), seed, 400);
    }
}
