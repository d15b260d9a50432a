#!/usr/bin/env bash
# Builds and runs the tests under the sanitizers: tests/sanitizers.sh [asan] [tsan]; both without arguments.
#
# asan: addresses, leaks and undefined behaviour, with the assertions of the standard library, over all unit and GUI tests.
# tsan: races, over the engines, the jobs of the window and its documents.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=.ci/setup.sh
source .ci/setup.sh

install_packages "${build_packages[@]}" "${run_packages[@]}"
(($# > 0)) || set -- asan tsan
for preset in "$@"; do
  case $preset in
    asan) build_preset asan quick_tests ;;
    tsan) build_preset tsan threaded_tests ;;
    *)
      say "There is no sanitizer '$preset' here; expected asan or tsan"
      exit 2
      ;;
  esac
  ctest --preset "$preset" -j "$(nproc)"
done
