#!/usr/bin/env bash
# Builds Kotai with all warnings as errors and runs its tests. On a fresh Debian 12, as root or with sudo,
# it first installs what is missing. Arguments go to ctest, e.g. ./test.sh -R notation; with --without-long as the first,
# the four tests that together take half an hour of one processor (label `long`) are left out.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")"
# shellcheck source=.ci/setup.sh
source .ci/setup.sh

install_packages "${build_packages[@]}" "${run_packages[@]}" "${mpi_packages[@]}"
configure_for_mpi ci
build_preset ci
left_out='^bench$'
if [[ ${1:-} == --without-long ]]; then
  left_out='^(bench|long)$'
  shift
fi
ctest --test-dir build/ci --output-on-failure -j2 --label-exclude "$left_out" "$@"
