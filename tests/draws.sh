#!/usr/bin/env bash
# draws.sh KOTAI_CLI [DATA [POSITIONS [SEED [VARIANT...]]]]: tests how well the grades of draws predict games of level
# 3 against level 5 from drawn positions, and prints the table of docs/levels.md. Each position is played twice with
# sides changed. DATA must contain the solutions. On boards with at most 500,000 positions, the graph of all positions
# gives the runs of only moves.
set -eu
cli=$1
data=${2:-}
positions=${3:-10000}
seed=${4:-5}
shift $(($# < 4 ? $# : 4))
[[ -n $data ]] && export KOTAI_DATA=$data
variants=("$@")
[[ $# -gt 0 ]] || variants=(dodgem:4x4 dodgem:5x5 animalshogi)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

for variant in "${variants[@]}"; do
  columns=position,good-moves,difficulty,draw-grade,evaluation
  "$cli" find "$variant" --where 'outcome = draw' --random "$seed" --limit "$positions" \
    --columns $columns --format csv >"$folder/draws.csv"
  tail -n +2 "$folder/draws.csv" | sed 's/^"\(.*\)"/\1/' | cut -d, -f1 >"$folder/starts"
  count=$(wc -l <"$folder/starts")
  "$cli" match "$variant" --first level=3 --second level=5 --starts "$folder/starts" --games $((2 * count)) --seed "$seed" \
    --save "$folder/games.kotaigame" --json >"$folder/match.json"
  rm -f "$folder/graph.json"
  (($("$cli" estimate "$variant" --json | python3 -c 'import json, sys; print(json.load(sys.stdin)["positions"])') > 500000)) ||
    "$cli" graph "$variant" --all --plies 1000 --max 1000000 --json >"$folder/graph.json"
  python3 - "$variant" "$folder" <<'PYTHON'
import csv, json, math, os, re, sys

variant, folder = sys.argv[1:]
rows = list(csv.DictReader(open(folder + "/draws.csv")))
points = {"1-0": 1, "0-1": 0, "1/2-1/2": 0.5}  # of the first side, which moves first
results = [points[r] for r in re.findall(r'^\[Result "(.*)"\]', open(folder + "/games.kotaigame").read(), re.M)]
assert len(results) == 2 * len(rows)
scores = [(results[2 * i] + results[2 * i + 1]) / 2 for i in range(len(rows))]


def runs():
    """The longest runs of only moves of the side to move and of the opponent, by drawn position. 99 if endless."""
    nodes = json.load(open(folder + "/graph.json"))["nodes"]
    draws = [[m["to"] for m in n["moves"] if nodes[m["to"]]["value"]["outcome"] == "draw"] if "moves" in n else [] for n in nodes]
    can_lose = [any(nodes[m["to"]]["value"]["outcome"] == "win" for m in n.get("moves", [])) for n in nodes]
    only = {n for n in range(len(nodes)) if nodes[n]["value"]["outcome"] == "draw" and len(draws[n]) == 1 and can_lose[n]}
    after = {n: [c for c in draws[draws[n][0]] if c in only] for n in only}  # the opponent chooses among these
    before, left, length = {n: [] for n in only}, {n: len(after[n]) for n in only}, {}
    for n in only:
        for c in after[n]:
            before[c].append(n)
    ready = [n for n in only if left[n] == 0]
    for n in ready:
        length[n] = 1 + max((length[c] for c in after[n]), default=0)
        for p in before[n]:
            left[p] -= 1
            if left[p] == 0:
                ready.append(p)
    own = [length.get(n, 99) if n in only else 0 for n in range(len(nodes))]
    return {nodes[n]["position"]: (own[n], max((own[c] for c in draws[n]), default=0)) for n in range(len(nodes))}


measures = {
    "drawing moves": [r["good-moves"] for r in rows],
    "difficulty": [int(r["difficulty"]) // 10 for r in rows],
    "draw grade": [r["draw-grade"] for r in rows],
    "evaluation": [round(2 * float(r["evaluation"])) for r in rows],
}
if os.path.exists(folder + "/graph.json"):
    known = runs()
    measures["runs of only moves"] = [known.get(r["position"], (0, 0)) for r in rows]
for base in ("difficulty", "evaluation"):
    for more in ("draw grade", "runs of only moves"):
        if more in measures:
            measures[base + " and " + more] = list(zip(measures[base], measures[more]))


def correlation(groups):
    """Of the scores with the mean scores of the same group in the other half, which are drawn towards the mean of all."""
    expected = []
    for i, group in enumerate(groups):
        expected.append(means[1 - i % 2].get(group, mean))
    return pearson(expected, scores)


def pearson(xs, ys):
    n, mx, my = len(xs), sum(xs) / len(xs), sum(ys) / len(ys)
    sxx, syy = sum((x - mx) ** 2 for x in xs), sum((y - my) ** 2 for y in ys)
    return sum((x - mx) * (y - my) for x, y in zip(xs, ys)) / math.sqrt(sxx * syy) if sxx > 0 else 0


mean = sum(scores) / len(scores)
for name, groups in measures.items():
    means = []
    for half in (0, 1):
        sums = {}
        for group, score in list(zip(groups, scores))[half::2]:
            total, count = sums.get(group, (0, 0))
            sums[group] = (total + score, count + 1)
        means.append({group: (total + 10 * mean) / (count + 10) for group, (total, count) in sums.items()})
    r = correlation(groups)
    z, error = math.atanh(r), 1.96 / math.sqrt(len(rows) - 3)
    print(f"| {variant} | {name} | {r:.3f} | {math.tanh(z - error):.3f} to {math.tanh(z + error):.3f} |")
for grade in sorted({int(r["draw-grade"]) for r in rows}):
    of = [s for r, s in zip(rows, scores) if int(r["draw-grade"]) == grade]
    print(f"| {variant} | grade {grade}: {100 * len(of) / len(rows):.1f} % of the draws | {100 * sum(of) / len(of):.1f} % of the points | |")
PYTHON
done
