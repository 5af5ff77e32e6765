//! Game records: what is read is written so that it reads back the same, and faults lie inside the text.
#![no_main]

use halali::club::read_records;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let lines = text.bytes().filter(|&byte| byte == b'\n').count() + 1;
    let mut games = 0;
    for read in read_records(text) {
        match read {
            Ok(record) => {
                let written = record.to_string();
                let again: Vec<_> = read_records(&written).collect();
                assert_eq!(again, [Ok(record)], "{written}");
            }
            Err(error) => {
                let (game, place) = error.place();
                assert_eq!(game, games + 1);
                assert!((1..=lines).contains(&place.line) && place.column > 0, "{error}");
            }
        }
        games += 1;
    }
});
