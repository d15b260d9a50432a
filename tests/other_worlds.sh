#!/usr/bin/env bash
# Builds Kotai for platforms that the other tests do not cover, and runs as much as possible there.
#
#   tests/other_worlds.sh arm64 [CTEST ARGUMENTS]   64-bit ARM with Debian's cross compiler: qemu-user runs kotai-cli and the tests of core;
#                                                   four games solved there must give the same figures as here
#   tests/other_worlds.sh big-endian                s390x: configuring must be refused with a reason
#
# For a newer Debian with its Qt and compiler, use a new machine: KOTAI_RELEASE=trixie tests/fresh_machine.sh --build
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=.ci/setup.sh
source .ci/setup.sh
launcher=()
if command -v ccache >/dev/null; then launcher=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache); fi

# build_in FOLDER TARGET...
build_in() { cmake --build "$1" --parallel "$(build_jobs)" --target "${@:2}" >&2; }

# Unpacks Debian's libraries for arm64, for use under qemu only.
arm64_libraries() {
  local package sources libraries=(libc6-dev libstdc++-12-dev linux-libc-dev)
  [[ -f $arm64/unpacked ]] && return
  for package in "${build_packages[@]}"; do
    case $package in
      g++ | cmake | ninja-build | pkg-config) ;;
      *) libraries+=("$package") ;;
    esac
  done
  mkdir -p "$arm64"
  # shellcheck source=/dev/null
  sources=$(export here=$PWD && source .ci/machine.sh && debian_sources)
  mmdebstrap --quiet --arch=arm64 --variant=extract --include="$(IFS=, && printf '%s' "${libraries[*]}")" bookworm "$arm64/root" - \
    <<<"$sources"
  touch "$arm64/unpacked"
}

write_arm64_toolchain() {
  cat >"$arm64/toolchain.cmake" <<CMAKE
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_SYSROOT $arm64/root)
set(CMAKE_CXX_COMPILER aarch64-linux-gnu-g++)
set(CMAKE_LIBRARY_ARCHITECTURE aarch64-linux-gnu)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(CMAKE_CROSSCOMPILING_EMULATOR "qemu-aarch64-static;-L;$arm64/root")
set(QT_HOST_PATH /usr)
set(QT_HOST_PATH_CMAKE_DIR /usr/lib/$(gcc -print-multiarch)/cmake)
CMAKE
}

# Output of a program for games that use every kind of kernel. Uses one thread, because threads write records in the
# order in which they finish.
figures_of() {
  local folder variant
  folder=$(mktemp -d)
  for variant in dodgem:3x3 dodgem:4x4 quoridor:3x3,fences=1 syncdom:4x4; do
    "$@" --data "$folder" solve "$variant" --threads 1 >/dev/null
    "$@" --data "$folder" verify "$variant" | grep -v '^time '
    "$@" --data "$folder" stats "$variant"
  done
  (cd "$folder" && sha256sum -- *.kotai)
  rm -rf "$folder"
}

world_arm64() {
  local theirs ours
  arm64=$PWD/build/arm64-debian
  install_packages "${build_packages[@]}" g++-aarch64-linux-gnu qemu-user-static mmdebstrap
  arm64_libraries
  write_arm64_toolchain
  export PKG_CONFIG_SYSROOT_DIR=$arm64/root PKG_CONFIG_LIBDIR=$arm64/root/usr/lib/aarch64-linux-gnu/pkgconfig:$arm64/root/usr/share/pkgconfig
  cmake --preset release -B build/arm64 "${launcher[@]}" -DCMAKE_TOOLCHAIN_FILE="$arm64/toolchain.cmake" -DKOTAI_TEST_PATIENCE=20 >&2
  build_in build/arm64 kotai-cli tests/core/all
  unset PKG_CONFIG_SYSROOT_DIR PKG_CONFIG_LIBDIR
  theirs=$(figures_of qemu-aarch64-static -L "$arm64/root" build/arm64/bin/kotai-cli)
  build_preset release kotai-cli
  ours=$(figures_of build/release/bin/kotai-cli)
  if [[ $theirs != "$ours" ]]; then
    diff <(printf '%s\n' "$ours") <(printf '%s\n' "$theirs") >&2
    say "On arm64 something else comes out."
    return 1
  fi
  say "Four games come out the same on arm64."
  ctest --test-dir build/arm64/tests/core --output-on-failure -j2 --label-regex '^unit$' "$@"
}

world_big_endian() {
  local words
  install_packages "${build_packages[@]}" g++-s390x-linux-gnu
  if words=$(cmake -S . -B build/big-endian -G Ninja -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR=s390x -DCMAKE_CXX_COMPILER=s390x-linux-gnu-g++ 2>&1); then
    say "A big-endian processor is not refused."
    return 1
  fi
  [[ $words == *"little-endian"* ]] || {
    say "$words"
    return 1
  }
  say "A big-endian processor is refused."
}

case ${1:-} in
  arm64) world_arm64 "${@:2}" ;;
  big-endian) world_big_endian ;;
  *)
    say "There is no world '${1:-}' here; expected arm64 or big-endian"
    exit 2
    ;;
esac
