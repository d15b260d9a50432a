#!/usr/bin/env bash
# What needs no run: shellcheck over the scripts, clang-format over all sources, clang-tidy over the sources as the preset `ci` compiles them.
# The checks are chosen in .clang-tidy. Installs what is missing.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=.ci/setup.sh
source .ci/setup.sh

install_packages "${build_packages[@]}" "${check_packages[@]}"

say "shellcheck ..."
shellcheck --external-sources run.sh test.sh .ci/run .ci/setup.sh tests/*.sh

say "clang-format ..."
git ls-files -z '*.h' '*.cpp' | xargs -0 clang-format-14 --dry-run --Werror

# Joined sources are read once for many files: minutes instead of an hour. clang does not know all of g++'s warnings.
say "clang-tidy ..."
configure_preset ci
cmake --build --preset ci --parallel "$(build_jobs)" --target kotai_ui_autogen kotai_commands >&2
clang_tidy() { clang-tidy-16 -p build/ci --quiet --extra-arg=-w "$1" 2>&1 | grep -vE '^[0-9]+ warnings? |^Suppressed ' || true; }
export -f clang_tidy
compiled() {
  sed -n 's/^ *"file": "\(.*\)",\{0,1\}$/\1/p' build/ci/compile_commands.json |
    grep -E "^$PWD/(build/ci/)?(core|solvers|ui|app)/" | grep -v _autogen
}
# shellcheck disable=SC2016  # the inner shell expands it
words=$(compiled | xargs -d '\n' -n1 -P "$(nproc)" bash -c 'clang_tidy "$0"')
if [[ -n $words ]]; then
  say "$words"
  exit 1
fi
say "Nothing found."
