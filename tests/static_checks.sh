#!/usr/bin/env bash
# Checks that need no run: tests/static_checks.sh [scripts] [layout] [english] [tidy]; without arguments all of them. Installs missing packages.
#
# scripts: shellcheck. layout: clang-format over all sources, then english. english: the form of comments, pages and commit subjects.
# tidy: clang-tidy over the joined sources without precompiled headers, which clang cannot read, with the checks of .clang-tidy. All sources
# take half an hour of one processor; KOTAI_TIDY_PART=1/3 reads the first third of them.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=.ci/setup.sh
source .ci/setup.sh

check_scripts() {
  install_packages shellcheck
  shellcheck --external-sources run.sh test.sh packages.sh .ci/run .ci/*.sh packaging/*.sh tests/*.sh
}

check_layout() {
  install_packages clang-format-14
  git ls-files -z '*.h' '*.cpp' | xargs -0 clang-format-14 --dry-run --Werror
  check_english
}

# Prints FILE:LINE: TEXT for each comment that begins with a pronoun or a relative word. Questions may.
odd_comments() {
  # shellcheck disable=SC2016  # awk expands it
  git ls-files -z '*.h' '*.cpp' '*.sh' '*.cmake' '*CMakeLists.txt' | xargs -0 awk '
    FNR == 1 { inside = 0 }
    {
      mark = FILENAME ~ /\.(h|cpp)$/ ? "//[/!]?<?" : "#"
      if ($0 !~ "^ *" mark "( |$)") { inside = 0; next }
      if (!inside && $0 ~ "^ *" mark " (What|Who|Whose|Those|These|They|It|Of|Where|Which) " && $0 !~ /\?$/) print FILENAME ":" FNR ": " $0
      inside = 1
    }'
}

# Prints the lines of pages above 120 columns, except tables, code and pictures.
long_lines() {
  local page
  git ls-files -z '*.md' | while IFS= read -r -d '' page; do
    awk '/^ *```/ { code = !code } { print (code || /^(\||    |!)/) ? "" : $0 }' "$page" |
      LC_ALL=C.UTF-8 grep -nE '^.{121,}$' | sed "s|^\([0-9]*\):.*|$page:\1: more than 120 columns|"
  done || true
}

long_subjects() { git log -50 --no-merges --format='%s' 2>/dev/null | awk 'length > 72 { print "commit subject: " $0 }'; }

check_english() {
  local found
  found=$(odd_comments && long_lines && long_subjects)
  [[ -z $found ]] && return
  say "$found"
  return 1
}

clang_tidy() { clang-tidy-16 -p build/tidy --quiet --extra-arg=-w "$1" 2>&1 | grep -vE '^[0-9]+ warnings? |^Suppressed ' || true; }
export -f clang_tidy

# Joined sources are read once for many files: minutes instead of an hour. Clang does not know all warnings of g++
# (-w). Clang 16 is the first version that can read the library of g++.
compiled_sources() {
  sed -n 's/^ *"file": "\(.*\)",\{0,1\}$/\1/p' build/tidy/compile_commands.json |
    grep -E "^$PWD/(build/tidy/)?(core|solvers|ui|app|examples)/" | grep -vE "_autogen|/\.rcc/" |
    awk -v part="${KOTAI_TIDY_PART:-1/1}" 'BEGIN { split(part, of, "/") } NR % of[2] == of[1] % of[2]'
}

check_tidy() {
  install_packages "${build_packages[@]}" clang-tidy-16
  build_preset tidy kotai_ui_autogen kotai_find_commit
  local found
  # shellcheck disable=SC2016  # the inner shell expands it
  found=$(compiled_sources | xargs -d '\n' -n1 -P "$(nproc)" bash -c 'clang_tidy "$0"')
  [[ -z $found ]] && return
  say "$found"
  return 1
}

(($# > 0)) || set -- scripts layout tidy
for check in "$@"; do
  case $check in
    scripts | layout | english | tidy)
      say "Checking: $check ..."
      "check_$check"
      ;;
    *)
      say "There is no check '$check' here; expected scripts, layout, english or tidy"
      exit 2
      ;;
  esac
done
say "Nothing found."
