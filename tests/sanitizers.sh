#!/usr/bin/env bash
# Builds and runs the tests under the sanitizers: tests/sanitizers.sh [asan|asan-unit|tsan [PROGRAM...]]; without
# arguments asan and tsan.
#
# asan: addresses, leaks and undefined behaviour, with the assertions of the standard library, in all unit and window
# tests.
# asan-unit: like asan, without the window tests, in less than half the time.
# tsan: data races in the engines, the jobs of the window and its documents.
# PROGRAM: runs only the tests of these programs, such as core_tests.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=.ci/setup.sh
source .ci/setup.sh

install_packages "${build_packages[@]}" "${run_packages[@]}"
# check PRESET TARGET LABEL [PROGRAM...]: repeats a failed test once, because a slow machine may be the cause.
check() {
  local preset=$1 target=$2 chosen=(--label-regex "$3")
  shift 3
  if (($# > 0)); then chosen+=(--label-regex "^($(IFS='|' && echo "$*"))\$"); fi
  build_preset "$preset" "${@:-$target}"
  ctest --preset "$preset" -j "$(nproc)" --repeat until-pass:2 "${chosen[@]}"
}

# sanitize NAME [PROGRAM...]
sanitize() {
  case $1 in
    asan) check asan quick_tests . "${@:2}" ;;
    asan-unit) check asan unit_tests '^unit$' "${@:2}" ;;
    tsan) check tsan threaded_tests '^threads$' "${@:2}" ;;
    *)
      say "There is no sanitizer '$1' here; expected asan, asan-unit or tsan"
      exit 2
      ;;
  esac
}

if (($# > 0)); then
  sanitize "$@"
else
  sanitize asan
  sanitize tsan
fi
