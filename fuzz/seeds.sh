#!/usr/bin/env bash
# Fills fuzz/corpus with seeds from tests/data: a file for each position, action, deal, game and bad text.
# Then, for a minute each, with a stable compiler made to accept what cargo-fuzz asks of it, and with an address sanitizer
# that does not keep freed memory, since that counts towards the limit:
#   export RUSTC_BOOTSTRAP=1 ASAN_OPTIONS=quarantine_size_mb=8
#   cargo fuzz run position -- -max_total_time=60 -rss_limit_mb=200
#   cargo fuzz run record -- -max_total_time=60 -rss_limit_mb=200 -max_len=1000000 -len_control=0
set -euo pipefail
cd "$(dirname "$0")"
data=../tests/data
mkdir -p corpus/position corpus/action corpus/record

# One seed a line of standard input, without the line's end.
seeds() {
  awk -v prefix="$1" '{ file = prefix NR; printf "%s", $0 > file; close(file) }'
}

cut -f1 $data/rules/legal-*.tsv | seeds corpus/position/good-
cut -f2 $data/notation/positions.tsv | seeds corpus/position/bad-
cut -f2 $data/notation/deals.tsv | seeds corpus/position/deal-
sed -n 's/^\[Deal "\(.*\)"\]$/\1/p' $data/rules/games-*.halali | seeds corpus/position/layout-
cut -f2 $data/rules/legal-*.tsv | tr ' ' '\n' | sort -u | seeds corpus/action/good-
cut -f2 $data/notation/actions.tsv | seeds corpus/action/bad-
for file in $data/rules/games-*.halali; do
  cp "$file" corpus/record/
  awk -v prefix="corpus/record/$(basename "$file" .halali)-" '/^\[Event/ { n++ } { print > (prefix n) }' "$file"
done
awk '/^### / { n++; next } !/^>>> / { print > ("corpus/record/case-" n) }' $data/notation/records.txt
