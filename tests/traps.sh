#!/usr/bin/env bash
# traps.sh KOTAI_CLI [DATA [GAMES [SEED [VARIANT...]]]]: computes the points of the perfect player against levels 2,
# 4, 6 and 8, with and without traps, from drawn and lost start positions, and prints the table of docs/levels.md.
# DATA must contain the solutions.
set -eu
cli=$1
data=${2:-}
games=${3:-1500}
seed=${4:-5}
shift $(($# < 4 ? $# : 4))
[[ -n $data ]] && export KOTAI_DATA=$data
variants=("$@")
[[ $# -gt 0 ]] || variants=(dodgem:4x4 animalshogi)

# points VARIANT FIRST SECOND: points of FIRST in per cent, without the third of the games that FIRST wins from won
# start positions.
points() {
  "$cli" match "$1" --first "$2" --second "$3" --starts balanced --games "$games" --seed "$seed" --json |
    python3 -c 'import json, sys; m = json.load(sys.stdin); won = 2 * m["startPositions"] / 3
print("%.1f" % (100 * (m["wins"] + m["draws"] / 2 - won) / (m["games"] - won)))'
}

echo '| variant | against | perfect | with traps | gain |'
echo '| --- | --- | ---: | ---: | ---: |'
for variant in "${variants[@]}"; do
  for level in 2 4 6 8; do
    plain=$(points "$variant" perfect "level=$level")
    traps=$(points "$variant" "perfect:traps=$level" "level=$level")
    echo "| $variant | level $level | $plain % | $traps % | $(python3 -c "print('%+.1f' % ($traps - $plain))") |"
  done
done
