//! What a club enters and why it is refused, in words.

use super::{Words, message};
use crate::club::{SheetFault, TotalsFault};
use crate::rules::Side;

impl Words {
    /// Why a score sheet cannot be.
    pub fn sheet_fault(&self, fault: SheetFault) -> String {
        match fault {
            SheetFault::WrongPile { side, pile, kind, .. } => self.wrong_pile(side, pile, kind),
            SheetFault::TooMany { kind, counts } => {
                let found = self.count_of_kind(kind, u16::from(counts.animals) + u16::from(counts.humans));
                match kind.side() {
                    Some(owner) => message!(
                        self,
                        "sheet-too-many-own",
                        found = found,
                        captured = counts[owner.opponent()],
                        exited = counts[owner],
                        count = kind.count()
                    ),
                    None => message!(
                        self,
                        "sheet-too-many-green",
                        found = found,
                        animals = counts.animals,
                        humans = counts.humans,
                        count = kind.count()
                    ),
                }
            }
            SheetFault::TooManyExited { side, exited } => self.too_many_exited(side, exited),
            SheetFault::TooManyExitedAfterCapturingAll { side, exited } => {
                message!(self, "sheet-too-many-exited-after-capturing-all", side = self.of_side(side), exited = exited)
            }
        }
    }

    /// Why totals cannot be.
    pub fn totals_fault(&self, fault: TotalsFault) -> String {
        match fault {
            TotalsFault::TooManyExited { side, exited } => self.too_many_exited(side, exited),
            TotalsFault::TooFewPoints { side, points, exited, least } => message!(
                self,
                "sheet-too-few-points",
                side = self.the_side(side),
                points = points.0,
                exited = exited,
                least = least.0
            ),
            TotalsFault::TooManyPoints { side, points, exited, most } => message!(
                self,
                "sheet-too-many-points",
                side = self.the_side(side),
                points = points.0,
                exited = exited,
                most = most.0
            ),
            TotalsFault::NoTiles { side, points, exited } => {
                message!(self, "sheet-no-tiles", side = self.by_side(side), points = points.0, exited = exited)
            }
            TotalsFault::NotTogether { score } => message!(
                self,
                "sheet-not-together",
                points = format!("{}–{}", score.points.animals, score.points.humans),
                exited = format!("{}–{}", score.exited.animals, score.exited.humans)
            ),
        }
    }

    fn too_many_exited(&self, side: Side, exited: u8) -> String {
        message!(self, "sheet-too-many-exited", side = self.of_side(side), exited = exited)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Kind, Pile, Points, Score, Sides};
    use crate::words::Language;

    #[test]
    fn refused_entries_are_explained() {
        let [english, french] = [Language::English, Language::French].map(Words::in_language);
        let (animals, humans) = (Side::Animals, Side::Humans);
        for (fault, in_english, in_french) in [
            (
                SheetFault::WrongPile { side: animals, pile: Pile::Captured, kind: Kind::Tree, count: 2 },
                "No tree can be captured by the animals.",
                "Aucun arbre ne peut être capturé par les animaux.",
            ),
            (
                SheetFault::TooMany { kind: Kind::Hunter, counts: Sides { animals: 6, humans: 3 } },
                "9 hunters on the sheet (captured: 6, exited: 3), but the box holds 8.",
                "9 chasseurs sur la feuille (capturés\u{a0}: 6, sortis\u{a0}: 3), mais la boîte en contient 8.",
            ),
            (
                SheetFault::TooMany { kind: Kind::Duck, counts: Sides { animals: 255, humans: 1 } },
                "256 ducks on the sheet (captured by the animals: 255, by the humans: 1), but the box holds 7.",
                "256 canards sur la feuille (capturés par les animaux\u{a0}: 255, par les humains\u{a0}: 1), mais la boîte \
                 en contient 7.",
            ),
            (
                SheetFault::TooManyExited { side: animals, exited: 6 },
                "6 of the animals’ own tiles are out, but at most 5 can be: one a turn of the last phase.",
                "6 tuiles des animaux sont sorties, mais 5 au plus peuvent l’être\u{a0}: une par tour de la dernière phase.",
            ),
            (
                SheetFault::TooManyExitedAfterCapturingAll { side: humans, exited: 5 },
                "5 of the humans’ own tiles are out, but at most 4 can be when every tile of the opponent is captured.",
                "5 tuiles des humains sont sorties, mais 4 au plus peuvent l’être quand toutes les tuiles adverses sont \
                 capturées.",
            ),
        ] {
            assert_eq!(english.sheet_fault(fault), in_english);
            assert_eq!(french.sheet_fault(fault), in_french);
        }
        for (fault, in_english, in_french) in [
            (
                TotalsFault::TooManyExited { side: humans, exited: 7 },
                "7 of the humans’ own tiles are out, but at most 5 can be: one a turn of the last phase.",
                "7 tuiles des humains sont sorties, mais 5 au plus peuvent l’être\u{a0}: une par tour de la dernière phase.",
            ),
            (
                TotalsFault::TooFewPoints { side: animals, points: Points(3), exited: 1, least: Points(5) },
                "With 1 tile out, the animals have at least 5 points, not 3.",
                "Avec 1 tuile sortie, les animaux ont au moins 5 points, pas 3.",
            ),
            (
                TotalsFault::TooManyPoints { side: humans, points: Points(1138), exited: 4, most: Points(138) },
                "With 4 tiles out, the humans have at most 138 points, not 1138.",
                "Avec 4 tuiles sorties, les humains ont au plus 138 points, pas 1138.",
            ),
            (
                TotalsFault::NoTiles { side: animals, points: Points(1), exited: 0 },
                "With 0 tiles out, no combination of tiles gives the animals 1 point.",
                "Avec 0 tuile sortie, aucune combinaison de tuiles ne donne 1 point au camp des animaux.",
            ),
            (
                TotalsFault::NoTiles { side: humans, points: Points(117), exited: 0 },
                "With 0 tiles out, no combination of tiles gives the humans 117 points.",
                "Avec 0 tuile sortie, aucune combinaison de tuiles ne donne 117 points au camp des humains.",
            ),
            (
                TotalsFault::NotTogether {
                    score: Score {
                        points: Sides { animals: Points(85), humans: Points(84) },
                        exited: Sides { animals: 0, humans: 2 },
                    },
                },
                "What each side has is possible, but not both: the tiles of one box do not give 85–84 (0–2 exited).",
                "Ce qu’a chaque camp est possible, mais pas les deux\u{a0}: les tuiles d’une même boîte ne donnent pas 85–84 \
                 (tuiles sorties 0–2).",
            ),
        ] {
            assert_eq!(english.totals_fault(fault), in_english);
            assert_eq!(french.totals_fault(fault), in_french);
        }
    }
}
