#!/usr/bin/env bash
# make_packages.sh SECONDS: run by packages.sh in the root of the sources. SECONDS since 1970 is the date of all
# packed files.
set -euo pipefail

# shellcheck source=.ci/setup.sh
source .ci/setup.sh
export SOURCE_DATE_EPOCH=$1 QT_RCC_SOURCE_DATE_OVERRIDE=$1 LC_ALL=C.UTF-8 TZ=UTC
made=build/packages
packing_packages=(
  patchelf libqt6svg6 qt6-wayland qt6-translations-l10n libqt6sql6-sqlite
  lintian appstream desktop-file-utils mandoc
)

version() { sed -n 's/^project(Kotai VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt; }

# tarball FOLDER FILE [NAME...]: packs the names below FOLDER, independent of their order, owners and times.
tarball() {
  local folder=$1 file=$2
  shift 2
  tar -c -C "$folder" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --mode='u=rwX,go=rX' \
    --format=gnu "$@" | xz -6 >"$file"
}

# Stores the commit in cmake/commit.txt, because the archive has no git repository. packages.sh passes no commit if
# files have changed.
pack_sources() {
  local name
  name=kotai-$(version)
  mkdir -p build/commit/cmake
  printf '%s\n' "${KOTAI_COMMIT-$(cat cmake/commit.txt)}" >build/commit/cmake/commit.txt
  if git rev-parse --git-dir >/dev/null 2>&1; then
    git ls-files -z >build/source-files
  else
    find . -path ./build -prune -o -type f -printf '%P\0' | sort -z >build/source-files
  fi
  tarball . "$made/$name.tar.xz" --transform="s,^,$name/," -C build/commit cmake/commit.txt -C ../.. \
    --exclude=cmake/commit.txt --null --files-from=build/source-files
}

pack_portable() {
  local name
  name=kotai-$(version)-linux-$(uname -m)
  packaging/portable.sh build/package "build/portable/$name"
  tarball build/portable "$made/$name.tar.xz" "$name"
}

# Stores the checkers' output and fails on an error or a warning. Collects the results itself, because `set -e` has no
# effect in a function called before `||`.
check() {
  local package result=0
  for package in "$made"/*.deb; do
    printf '== %s\n' "${package##*/}"
    dpkg-deb --info "$package" | sed -n '/^ Depends/p; /^ Installed-Size/p'
  done
  printf '== lintian\n'
  # Suppresses a tag that concerns only uploads to Debian.
  lintian --allow-root --fail-on error,warning --tag-display-limit 0 --suppress-tags initial-upload-closes-no-bugs "$made"/*.deb || result=1
  printf '== desktop-file-validate\n'
  desktop-file-validate resources/desktop/kotai.desktop || result=1
  printf '== appstreamcli validate\n'
  appstreamcli validate --no-net build/package/*.metainfo.xml || result=1
  printf '== mandoc -T lint\n'
  mandoc -T lint -W warning build/package/install-files/*/man/man1/*.1 || result=1
  return "$result"
}

install_packages "${build_packages[@]}" "${mpi_packages[@]}" "${python_packages[@]}" "${packing_packages[@]}"
rm -rf "$made" build/portable
mkdir -p "$made"
pack_sources
configure_for_python package
build_preset package
packaging/debian.sh build/package "$made"
pack_portable
check >"$made/checks.txt" 2>&1 || {
  cat "$made/checks.txt" >&2
  exit 1
}
