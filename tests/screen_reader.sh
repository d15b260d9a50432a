#!/usr/bin/env bash
# Prints the text for a screen reader: tests/screen_reader.sh [VARIANT [POSITION]] starts the program on a virtual
# display and prints the board and every widget that accepts the focus, as reported by the accessibility bus (AT-SPI).
# Not run by ctest, because it installs packages.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=.ci/setup.sh
source .ci/setup.sh
install_packages at-spi2-core dbus python3-pyatspi xvfb

program=$PWD/build/release/bin/kotai
[[ -x $program ]] || { echo "build the target kotai of the preset release first" >&2; exit 1; }
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export HOME=$home XDG_RUNTIME_DIR=$home QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 QT_QPA_PLATFORM=xcb PROGRAM=$program
unset DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS

# shellcheck disable=SC2016
xvfb-run --auto-servernum dbus-run-session -- bash -c '
  /usr/libexec/at-spi-bus-launcher --launch-immediately &
  sleep 2
  "$PROGRAM" --language en --data "$HOME/data" "$@" &
  /usr/bin/python3 tests/screen_reader.py
  kill %2 %1
' screen_reader "${@:-dodgem:3x3}"
