#!/usr/bin/env bash
# Builds and runs the tests under the sanitizers: tests/sanitizers.sh [asan] [asan-unit] [tsan]; asan and tsan without arguments.
#
# asan: addresses, leaks and undefined behaviour, with the assertions of the standard library, over all unit and GUI tests.
# asan-unit: the same without those of the window, in less than half the time.
# tsan: races, over the engines, the jobs of the window and its documents.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=.ci/setup.sh
source .ci/setup.sh

install_packages "${build_packages[@]}" "${run_packages[@]}"
(($# > 0)) || set -- asan tsan
# check PRESET TARGET [OPTIONS OF CTEST...]: a test that fails on a slow machine has a second try.
check() {
  build_preset "$1" "$2"
  ctest --preset "$1" -j "$(nproc)" --repeat until-pass:2 "${@:3}"
}

for sanitizer in "$@"; do
  case $sanitizer in
    asan) check asan quick_tests ;;
    asan-unit) check asan unit_tests --label-regex '^unit$' ;;
    tsan) check tsan threaded_tests ;;
    *)
      say "There is no sanitizer '$sanitizer' here; expected asan, asan-unit or tsan"
      exit 2
      ;;
  esac
done
