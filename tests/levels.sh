#!/usr/bin/env bash
# levels.sh KOTAI_CLI [DATA [GAMES [SEED]]]: plays every level of the opponent against the next lower one, and the
# perfect player against level 9, from balanced start positions, and prints the table of docs/levels.md. DATA must
# contain the solutions.
set -eu
cli=$1
data=${2:-}
games=${3:-300}
seed=${4:-5}
[[ -n $data ]] && export KOTAI_DATA=$data

# score VARIANT FIRST SECOND : points of FIRST, in per cent
score() {
  "$cli" match "$1" --first "$2" --second "$3" --starts balanced --games "$games" --seed "$seed" --json |
    python3 -c 'import json, sys; m = json.load(sys.stdin); print("%.1f" % (100 * (m["wins"] + m["draws"] / 2) / m["games"]))'
}

variants=(dodgem:4x4 animalshogi 'quoridor:5x5,fences=3' gobblet)
printf '| step |'; printf ' %s |' "${variants[@]}"; echo
printf '| --- |'; printf ' ---: |%.0s' "${variants[@]}"; echo
for level in 2 3 4 5 6 7 8 9 perfect; do
  if [[ $level == perfect ]]; then first=perfect second=level=9; else first=level=$level second=level=$((level - 1)); fi
  printf '| %s against %s |' "${first/=/ }" "${second/=/ }"
  for variant in "${variants[@]}"; do printf ' %s %% |' "$(score "$variant" "$first" "$second")"; done
  echo
done
