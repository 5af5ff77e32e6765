"""How long another open pairing program takes for a field: swisspair, a C++ program with a Python binding.

It minimises powers of score differences without a rematch, which is what a Swiss round asks for at least. Install it with
`pip install swisspair`; `cargo bench --bench tournament` runs this when it is there, and prints both times.

Reads the field as JSON lines from standard input: [id, points, rank, may have the bye, ids met]. Prints seconds, the best of
five.
"""

import json
import sys
import time

import swisspair

rows = [json.loads(line) for line in sys.stdin]
players = [
    swisspair.Player(
        id=str(id),
        points=points,
        rank=rank,
        can_get_bye=bye,
        cannot_be_paired_against_ids={str(other) for other in met},
    )
    for id, points, rank, bye, met in rows
]
best = None
spent = time.perf_counter()
for _ in range(5):
    start = time.perf_counter()
    matches = swisspair.create_matches(players)
    took = time.perf_counter() - start
    best = took if best is None else min(best, took)
    if time.perf_counter() - spent > 10:
        break
assert len(matches) == (len(players) + 1) // 2
print(best)
