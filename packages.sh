#!/usr/bin/env bash
# Makes all packages of Kotai in build/packages: .deb files, a tarball of the sources, and a tarball of programs that
# runs on Debian 12 and newer without root rights and without Qt. checks.txt contains the output of the package
# checkers.
#
#   ./packages.sh          on a new minimal Debian 12 (root, see .ci/machine.sh), from the committed sources
#   ./packages.sh --twice  makes them twice, each time on a new machine, and fails if any byte differs
#   ./packages.sh --here   on this machine
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=.ci/machine.sh
source "$here/.ci/machine.sh"
made=$here/build/packages

# Date for everything that contains a date: that of the last commit, otherwise that of the changelog.
source_date() { git -C "$here" log -1 --format=%ct 2>/dev/null || stat -c %Y "$here/CHANGELOG.md"; }

# Commit for citations, passed to the machine, whose sources have no git repository. Empty if files have changed.
source_commit() { [[ -n $(git -C "$here" status --porcelain 2>/dev/null || echo changed) ]] || git -C "$here" rev-parse --short=12 HEAD; }

# make_on_machine FOLDER: runs in a separate process, at whose end the machine is removed.
make_on_machine() (
  machine_new
  machine_copy_sources /root/kotai
  machine_run root "cd /root/kotai && KOTAI_COMMIT=$(source_commit) packaging/make_packages.sh $(source_date)" || fail "the packages could not be made"
  rm -rf "$1"
  mkdir -p "$(dirname "$1")"
  cp -r "$machine/root/kotai/build/packages" "$1"
)

case ${1:-} in
  --here)
    cd "$here"
    KOTAI_COMMIT=$(source_commit) packaging/make_packages.sh "$(source_date)"
    ;;
  '' | --twice)
    machine_needs
    make_on_machine "$made"
    if [[ ${1:-} == --twice ]]; then
      make_on_machine "$made-again"
      diff -r "$made" "$made-again" >&2 || fail "the second time something else came out"
      rm -rf "$made-again"
      say "the same bytes both times"
    fi
    ;;
  *) fail "there is no option '$1'; expected --here or --twice" ;;
esac
(cd "$made" && sha256sum -- *.deb *.tar.xz && du -b -- *.deb *.tar.xz)
