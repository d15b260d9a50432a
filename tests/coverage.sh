#!/usr/bin/env bash
# Prints, by folder, the lines of core, solvers, ui and app that the unit and window tests reach. Installs missing
# packages.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=.ci/setup.sh
source .ci/setup.sh

install_packages "${build_packages[@]}" "${run_packages[@]}" gcovr
build_preset coverage quick_tests
find build/coverage -name '*.gcda' -delete
ctest --preset coverage -j "$(nproc)"

say "Reading what was reached ..."
gcovr --root . --object-directory build/coverage --exclude-unreachable-branches -j "$(nproc)" \
  --filter '(core|solvers|ui|app)/' --csv build/coverage/lines.csv
# filename,line_total,line_covered,...
awk -F, 'NR > 1 {
  folder = $1; sub("/[^/]*$", "", folder); split($1, parts, "/"); layer = parts[1]
  total[folder] += $2; hit[folder] += $3; total[layer "/ in all"] += $2; hit[layer "/ in all"] += $3
}
END { for (f in total) printf "%-40s %6d of %6d  %5.1f %%\n", f, hit[f], total[f], total[f] ? 100 * hit[f] / total[f] : 100 }' \
  build/coverage/lines.csv | sort
