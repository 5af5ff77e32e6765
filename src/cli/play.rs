//! A game at the keyboard: every line is an action or a word, and what it does is on the disk before it is shown.

use std::io::{self, BufRead as _, Write as _};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use chrono::{DateTime, Utc};

use super::desk::{Desk, Reason, Stop};
use super::out::is_lost;
use super::series_entry::walkover_points;
use super::tournament::next_after;
use super::{Done, results};
use crate::club::{LONGEST_GAP, Leave, LiveAct, LiveGame, Look, QUIET_ACTIONS, Refusal, Seats, search_key};
use crate::rules::{Cell, Ending, Given, Kind, Loss, Pile, Piles, Points, SIZE, Side, Sides, Square, TextError};
use crate::store::StoreError;
use crate::words::{Words, message};

/// After how long without a word the file is made whole by itself.
const IDLE: Duration = Duration::from_secs(5);

/// How often a running clock is looked at.
const TICK: Duration = Duration::from_millis(200);

/// The words that can be typed instead of an action.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verb {
    Help,
    Back,
    Undo,
    Pause,
    Resume,
    Agree,
    Concede,
    Forfeit,
    Adjudicate,
    Void,
    Quit,
}

impl Verb {
    const ALL: [(Verb, &'static str); 11] = [
        (Verb::Help, "help"),
        (Verb::Back, "back"),
        (Verb::Undo, "undo"),
        (Verb::Pause, "pause"),
        (Verb::Resume, "resume"),
        (Verb::Agree, "agree"),
        (Verb::Concede, "concede"),
        (Verb::Forfeit, "forfeit"),
        (Verb::Adjudicate, "adjudicate"),
        (Verb::Void, "void"),
        (Verb::Quit, "quit"),
    ];

    /// The verb that is meant: its English name, or one of its words in the language.
    fn of(typed: &str, words: &Words) -> Option<Verb> {
        let typed = typed.to_lowercase();
        let is_meant = |name: &str| {
            typed == name || words.named(&format!("play-verb-{name}")).split(' ').any(|word| word == typed)
        };
        Verb::ALL.into_iter().find(|(_, name)| is_meant(name)).map(|(verb, _)| verb)
    }
}

/// A game at the keyboard.
struct Session<'d, 'w> {
    desk: &'d mut Desk<'w>,
    live: LiveGame,
    names: Seats<String>,
    walkover: Points,
    lines: Receiver<String>,
    looked: (Instant, DateTime<Utc>),
    /// The seconds left of both sides as they were written down last.
    kept: Option<u64>,
}

/// Whether the session goes on.
enum Next {
    GoOn,
    Stop,
}

/// Plays a game until it ends or the players stop.
pub(super) fn play(desk: &mut Desk<'_>, live: LiveGame) -> Result<Done, Stop> {
    desk.writer()?;
    let names = seat_names(desk, &live)?;
    let looked = (Instant::now(), Utc::now());
    let walkover = walkover_points(desk, live.place().0)?;
    let mut session = Session { desk, live, names, walkover, lines: typed_lines(), looked, kept: None };
    session.show()?;
    session.run()
}

/// The names of the players of a game.
pub(super) fn seat_names(desk: &Desk<'_>, live: &LiveGame) -> Result<Seats<String>, Stop> {
    let players = desk.club().series(live.place().0)?.map(|series| series.players());
    let players = players.ok_or_else(|| Stop::Refused(message!(desk.words, "play-none")))?;
    Ok(desk.people()?.labels(players))
}

/// Lines as they are typed. Reading waits, which the clock does not.
fn typed_lines() -> Receiver<String> {
    let (sender, lines) = sync_channel(0);
    thread::spawn(move || {
        let typed = io::stdin().lock().lines().map_while(Result::ok);
        typed.map(|line| sender.send(line)).take_while(Result::is_ok).for_each(drop);
    });
    lines
}

impl<'w> Session<'_, 'w> {
    fn words(&self) -> &'w Words {
        self.desk.words
    }

    fn say(&self, sentence: &str) -> Result<(), Stop> {
        let mut out = results();
        writeln!(out, "{sentence}")?;
        out.flush()?;
        // Nobody plays on without seeing the board.
        if is_lost() { Err(Stop::Output(io::ErrorKind::BrokenPipe.into())) } else { Ok(()) }
    }

    fn show(&self) -> Result<(), Stop> {
        board_lines(&self.live, &self.names, self.words()).iter().try_for_each(|line| self.say(line))
    }

    fn name(&self, side: Side) -> &str {
        &self.names[self.live.seat(side)]
    }

    fn run(&mut self) -> Result<Done, Stop> {
        loop {
            if self.live.game().end().is_some() {
                return self.end(Ending::Normal).map(|()| Done::Good);
            }
            if let Some(side) = self.fallen() {
                self.say(&message!(self.words(), "play-time", player = self.name(side)))?;
                return self.end(self.lost(Loss::Time, side)).map(|()| Done::Good);
            }
            match self.listen()? {
                None => {}
                Some(None) => {
                    self.leave()?;
                    return Ok(Done::Good);
                }
                Some(Some(line)) => match self.line(line.trim()) {
                    Ok(Next::GoOn) => {}
                    Ok(Next::Stop) => return Ok(Done::Good),
                    Err(Stop::Refused(sentence)) => self.say(&sentence)?,
                    Err(Stop::Store(StoreError::Refused(refusal))) if is_about_the_act(&refusal) => {
                        self.say(&self.words().command_refused(&refusal, &|_| None))?;
                    }
                    Err(other) => return Err(other),
                },
            }
        }
    }

    /// Waits for a line, `Some(None)` when there are no more, or until the clock has stopped by itself, `None`.
    fn listen(&mut self) -> Result<Option<Option<String>>, Stop> {
        loop {
            let was_running = self.live.clock().is_some_and(|clock| clock.running().is_some());
            let patience = if was_running { TICK } else { IDLE };
            let heard = match self.lines.recv_timeout(patience) {
                Ok(line) => Some(Some(line)),
                Err(RecvTimeoutError::Disconnected) => Some(None),
                Err(RecvTimeoutError::Timeout) => None,
            };
            if heard.is_none() && !was_running {
                // What cannot be brought into the file now waits beside it, where it is as safe.
                let _ = self.desk.writer()?.checkpoint_if_idle();
            }
            // What came after the time was over came too late.
            if self.look_at_clock()? || heard.is_some() {
                return Ok(if self.fallen().is_some() { None } else { heard });
            }
        }
    }

    /// Tells the clock what time has passed. Whether it has stopped by that.
    fn look_at_clock(&mut self) -> Result<bool, Stop> {
        let now = (Instant::now(), Utc::now());
        let passed = now.0 - self.looked.0;
        // A clock that only goes forward may stand still while the machine sleeps; the other one shows that it did.
        let on_the_wall = (now.1 - self.looked.1).to_std().unwrap_or_default();
        self.looked = now;
        let passed = if on_the_wall > LONGEST_GAP { on_the_wall } else { passed };
        match self.live.clock_mut().map(|clock| clock.pass(passed)) {
            Some(Look::Slept) => {
                self.act(LiveAct::Pause)?;
                self.say(&message!(self.words(), "play-slept"))?;
                Ok(true)
            }
            Some(Look::Fallen(_)) => Ok(true),
            Some(Look::Fine) => self.keep_clock().map(|()| false),
            None => Ok(false),
        }
    }

    /// Writes the time down once a second, as it is shown.
    fn keep_clock(&mut self) -> Result<(), Stop> {
        let second = self.live.clock().map(|clock| {
            let left = clock.left();
            left.animals.as_secs() + left.humans.as_secs()
        });
        if second != self.kept {
            self.desk.writer()?.keep_clock(&self.live)?;
            self.kept = second;
        }
        Ok(())
    }

    const fn lost(&self, how: Loss, loser: Side) -> Ending {
        Ending::Lost { how, loser, walkover: self.walkover }
    }

    /// Whose time is over.
    fn fallen(&self) -> Option<Side> {
        let left = self.live.clock()?.left();
        Side::BOTH.into_iter().find(|&side| left[side].is_zero())
    }

    fn line(&mut self, line: &str) -> Result<Next, Stop> {
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match Verb::of(first, self.words()) {
            _ if line.is_empty() => self.show()?,
            Some(Verb::Help) => self.say(&message!(self.words(), "play-help"))?,
            Some(Verb::Quit) => {
                self.leave()?;
                return Ok(Next::Stop);
            }
            Some(Verb::Pause) => {
                self.act(LiveAct::Pause)?;
                self.say(&message!(self.words(), "play-paused"))?;
            }
            Some(Verb::Resume) => {
                self.act(LiveAct::Resume)?;
                self.say(&message!(self.words(), "play-resumed"))?;
            }
            Some(Verb::Back) => {
                let leave = if self.live.is_practice() { Leave::Practice } else { Leave::BothPlayers };
                self.take_back(rest, leave)?;
            }
            Some(Verb::Undo) => {
                let (count, reason) = rest.trim().split_once(char::is_whitespace).unwrap_or((rest, ""));
                self.take_back(count, Leave::Organiser { reason: reason.trim().to_owned() })?;
            }
            Some(Verb::Agree) => return self.end_if_wanted(Ending::Agreed),
            Some(Verb::Concede) => {
                let side = if rest.trim().is_empty() { self.live.to_move() } else { self.side(rest)? };
                return self.end_if_wanted(self.lost(Loss::Conceded, side));
            }
            Some(Verb::Forfeit) => {
                let side = self.side(rest)?;
                return self.end_if_wanted(self.lost(Loss::Forfeit, side));
            }
            Some(Verb::Void) => return self.end_if_wanted(Ending::Void),
            Some(Verb::Adjudicate) => {
                let given = self.given(rest.trim())?;
                return self.end_if_wanted(Ending::Adjudicated { given: given.map(Box::new) });
            }
            None => {
                let action = line.parse().map_err(|error| {
                    let TextError { fault, .. } = error;
                    Stop::Refused(message!(self.words(), "play-unknown", fault = self.words().text_fault(&fault)))
                })?;
                self.act(LiveAct::Play(action))?;
                self.show()?;
                if self.live.quiet_actions() >= QUIET_ACTIONS {
                    self.say(&message!(self.words(), "play-quiet", count = self.live.quiet_actions()))?;
                }
            }
        }
        Ok(Next::GoOn)
    }

    /// The side of the player who is named.
    fn side(&self, typed: &str) -> Result<Side, Stop> {
        let key = search_key(typed);
        let is_named = |side: &Side| !key.is_empty() && search_key(self.name(*side)).contains(&key);
        let named: Vec<Side> = Side::BOTH.into_iter().filter(is_named).collect();
        match named.as_slice() {
            [side] => Ok(*side),
            _ => Err(Stop::Refused(message!(self.words(), "play-nobody", typed = typed.trim()))),
        }
    }

    /// Stops here. What the clock has counted since the last action is not given back.
    fn leave(&mut self) -> Result<(), Stop> {
        self.look_at_clock()?;
        if self.live.clock().is_some_and(|clock| clock.running().is_some()) {
            self.act(LiveAct::Pause)?;
        }
        self.say(&message!(self.words(), "play-stopped"))
    }

    /// Does something that is on the disk when this returns.
    fn act(&mut self, act: LiveAct) -> Result<(), Stop> {
        let (after, event) = self.live.act(act, Utc::now()).map_err(StoreError::Refused)?;
        self.desk.writer()?.add_event(&self.live, &event)?;
        self.live = after;
        Ok(())
    }

    fn take_back(&mut self, count: &str, leave: Leave) -> Result<(), Stop> {
        let count = if count.trim().is_empty() { Some(1) } else { count.trim().parse().ok() };
        let count = count.ok_or_else(|| Stop::Refused(message!(self.words(), "play-count")))?;
        self.act(LiveAct::TakeBack { count, leave })?;
        self.show()
    }

    /// Points that the organiser gives, as in `30-20 the board fell`; none for those of the board.
    fn given(&self, text: &str) -> Result<Option<Given>, Stop> {
        if text.is_empty() {
            return Ok(None);
        }
        let given = || {
            let (points, reason) = text.split_once(char::is_whitespace)?;
            let (animals, humans) = points.split_once('-')?;
            let points = Sides { animals: Points(animals.parse().ok()?), humans: Points(humans.parse().ok()?) };
            Some(Given { points, reason: reason.trim().to_owned() })
        };
        given().map(Some).ok_or_else(|| Stop::Refused(message!(self.words(), "play-given")))
    }

    /// Says what an end comes to, and ends the game if that is wanted.
    fn end_if_wanted(&mut self, ending: Ending) -> Result<Next, Stop> {
        let record = self.live.ended(ending.clone()).map_err(StoreError::Refused)?;
        let (_, number) = self.live.place();
        let consequence = self.words().consequence(number, &record.fact(), &self.names);
        let ends = message!(self.words(), "play-ends", how = self.words().game_ended(&record.fact(), &self.names));
        for sentence in [Some(ends), consequence, Some(message!(self.words(), "play-sure"))].iter().flatten() {
            self.say(sentence)?;
        }
        match self.listen()? {
            Some(Some(answer)) if self.words().means_yes(&answer) => {
                self.end(ending)?;
                Ok(Next::Stop)
            }
            _ => {
                self.say(&message!(self.words(), "play-goes-on"))?;
                Ok(Next::GoOn)
            }
        }
    }

    fn end(&mut self, ending: Ending) -> Result<(), Stop> {
        let fact = self.live.ended(ending.clone()).map_err(StoreError::Refused)?.fact();
        let (series, _) = self.live.place();
        self.desk.carry_out(&self.live.end(ending).map_err(StoreError::Refused)?, Reason::default())?;
        let how = self.words().game_ended(&fact, &self.names);
        // By the rules there is nothing to add.
        let over = if how.is_empty() {
            message!(self.words(), "play-over")
        } else {
            message!(self.words(), "play-ended", how = how)
        };
        self.say(&over)?;
        if let Some(series) = self.desk.club().series(series)? {
            self.say(&self.words().series_outcome(&series, &self.names))?;
        }
        if let Some(next) = next_after(self.desk, series)? {
            self.say(&next)?;
        }
        Ok(())
    }
}

/// Whether the same game can go on after a refusal.
const fn is_about_the_act(refusal: &Refusal) -> bool {
    !matches!(refusal, Refusal::Stale { .. } | Refusal::NotUnderWay { .. })
}

/// The board with its letters and numbers, and what each side has.
pub(super) fn board_lines(live: &LiveGame, names: &Seats<String>, words: &Words) -> Vec<String> {
    let position = live.game().position();
    let letters: Vec<String> = (b'a'..).take(SIZE as usize).map(|letter| char::from(letter).to_string()).collect();
    let mut lines = vec![String::new(), format!("   {}", letters.join(" "))];
    let squares: Vec<Square> = Square::in_reading_order().collect();
    for (number, row) in (1..).zip(squares.chunks(SIZE as usize)) {
        let cells: Vec<String> = row.iter().map(|&square| letter(position.cell(square)).to_string()).collect();
        lines.push(format!("{number}  {}", cells.join(" ")));
    }
    lines.push(String::new());
    let score = live.game().score();
    for side in Side::BOTH {
        lines.push(message!(
            words,
            "play-side",
            side = words.side(side),
            player = names[live.seat(side)].as_str(),
            points = score.points[side].0,
            exited = score.exited[side],
            captured = captured(&position.piles(), side),
            left = clock_text(live, side)
        ));
    }
    if live.game().end().is_none() {
        let player = names[live.seat(live.to_move())].as_str();
        lines.push(match position.turns() {
            Some(turns) => message!(words, "play-turn-last", player = player, turns = turns[live.to_move()]),
            None => message!(words, "play-turn", player = player, hidden = position.face_down().len()),
        });
    }
    lines
}

const fn letter(cell: Cell) -> char {
    match cell {
        Cell::Empty => '.',
        Cell::FaceDown => '?',
        Cell::Up(tile) => tile.letter(),
    }
}

/// The letters of what a side has captured.
fn captured(piles: &Piles, side: Side) -> String {
    let kinds = Kind::ALL.into_iter();
    let letters: String =
        kinds.map(|kind| kind.letter().to_string().repeat(piles.count(side, Pile::Captured, kind).into())).collect();
    if letters.is_empty() { "-".to_owned() } else { letters }
}

/// The time that a side has left, as in ` 12:05`.
fn clock_text(live: &LiveGame, side: Side) -> String {
    live.clock().map_or_else(String::new, |clock| {
        let seconds = clock.left()[side].as_millis().div_ceil(1000);
        format!(" {}:{:02}", seconds / 60, seconds % 60)
    })
}
