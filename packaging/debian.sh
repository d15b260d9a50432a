#!/usr/bin/env bash
# debian.sh BUILD FOLDER: packs the programs built in BUILD into .deb files in FOLDER.
set -euo pipefail

build=$1
mkdir -p "$2"
to=$(cd "$2" && pwd)
# shellcheck source=.ci/setup.sh
source .ci/setup.sh
install_packages dpkg-dev xz-utils file
cd "$build"
rm -f ./*.deb
cpack -G DEB >&2
mv ./*.deb "$to"
