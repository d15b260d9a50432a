#!/usr/bin/env bash
# Builds Kotai and runs its tests in the folder that run.sh uses. On a new Debian 12, as root or with sudo, it first
# installs missing packages.
#
#   ./test.sh                all tests except the eleven that take minutes each (label `long`) and the benchmarks (`bench`)
#   ./test.sh --all          also the long tests, and the tests of the Python module, which otherwise run only if its packages are installed
#   ./test.sh -R notation    passes other arguments to ctest
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")"
# shellcheck source=.ci/setup.sh
source .ci/setup.sh

left_out='^(bench|long)$'
if [[ ${1:-} == --all ]]; then
  left_out='^bench$'
  install_packages "${python_test_packages[@]}" || say "The module for Python is not tested: its packages cannot be installed."
  shift
fi
install_packages "${build_packages[@]}" "${run_packages[@]}" "${mpi_packages[@]}" "${test_packages[@]}"
configure_for_mpi release
# Tests the Python module only if its packages are installed. --all installs them.
if [[ -z $(missing_packages "${python_test_packages[@]}") ]]; then configure_for_python release; fi
build_preset release
# Runs more tests at once than there are processors, because most tests of the window wait for timers half of the time.
ctest --test-dir build/release --output-on-failure -j $(($(nproc) + 3)) --label-exclude "$left_out" "$@"
