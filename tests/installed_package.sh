#!/usr/bin/env bash
# Tests the packages on a new minimal Debian 12 without a compiler: upgrades an earlier version, plays as a normal
# user on a virtual display, opens a saved game by its file type, and removes the packages without leaving anything
# but the user's own files. Then tests the tarball that needs no Qt, if there is one.
#
#   tests/installed_package.sh [--keep] [FOLDER]    FOLDER contains the packages; default: build/packages
#
# Requirements: see .ci/machine.sh (mostly root). Exits with 77 if they are not met.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# shellcheck source=.ci/machine.sh
source "$here/.ci/machine.sh"
packages=$here/build/packages

while (($# > 0)); do
  case $1 in
    --keep) keep=yes ;;
    -*) fail "there is no option '$1'; expected --keep or the folder of the packages" ;;
    *) packages=$1 ;;
  esac
  shift
done
for wanted in 'kotai_*.deb' 'kotai-cli_*.deb' 'kotai-mpi_*.deb' 'kotai-data_*.deb'; do
  compgen -G "$packages/$wanted" >/dev/null || fail "there is no $wanted in $packages: ./packages.sh makes it"
done

# Commands inside the machine, as root.
write_inside() {
  cat <<'INSIDE'
set -euo pipefail
export LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive
trap 'echo "failed: $BASH_COMMAND" >&2; tail -n 20 /tmp/window.log >&2' ERR
: >/tmp/window.log
step() { printf '%s\n' "-- $*"; }
install() { apt-get install -qq -y --no-install-recommends "$@" >/dev/null; }
as_player() { su --login player --command "$*"; }

# All files except those that apt and the machine itself keep.
files() {
  find / \( -path /proc -o -path /sys -o -path /dev -o -path /tmp -o -path /run -o -path /packages -o -path /home -o -path /var/cache \
    -o -path /var/lib/apt -o -path /var/lib/dpkg -o -path /var/log -o -path /var/lib/systemd \) -prune -o -print | sort
}

# Builds an earlier version: the same packages with a lower version number.
make_older() {
  local package name
  for package in /packages/*.deb; do
    name=$(basename "$package" | cut -d _ -f 1)
    dpkg-deb -R "$package" /tmp/older
    sed -i -E 's/^Version: .*/Version: 0.9-1/; /^Depends:/s/\(= [^)]*\)/(= 0.9-1)/' /tmp/older/DEBIAN/control
    dpkg-deb -Zgzip -z1 --root-owner-group -b /tmp/older "/tmp/${name}_0.9-1.deb" >/dev/null
    rm -r /tmp/older
  done
}

# waits SECONDS COMMAND...: repeats the command until it succeeds
waits() {
  local until=$((SECONDS + $1))
  shift
  until "$@" >/dev/null 2>&1; do
    ((SECONDS < until)) || return 1
    sleep 0.5
  done
}
title() { as_player "DISPLAY=$display xdotool search --onlyvisible --class kotai getwindowname %@"; }
title_has() { [[ $(title) == *"$1"* ]]; }
no_window() { ! as_player "pgrep -x kotai"; }
close_window() {
  as_player "pkill -TERM -x kotai" || true
  waits 20 no_window
}

install xvfb xauth xdotool libglib2.0-bin shared-mime-info desktop-file-utils hicolor-icon-theme procps xz-utils man-db bash-completion
for compiler in cc gcc g++ clang cmake; do if command -v "$compiler"; then exit 1; fi; done
apt-get autoremove --purge -qq -y >/dev/null
files >/tmp/before

step "installing the version before"
make_older
install /tmp/kotai*_0.9-1.deb
as_player "kotai-cli solve dodgem:3x3" | grep -q 'win 20'
as_player "kotai-cli --version" | grep -q '^SQLite 3'

step "the window as a normal user"
# Requests a free display, because the displays of the host are visible here.
as_player "Xvfb -displayfd 3 -screen 0 1280x800x24 3>/tmp/display" >/dev/null 2>&1 &
waits 60 test -s /tmp/display
display=:$(cat /tmp/display)
as_player "DISPLAY=$display kotai --language en dodgem:3x3" >/tmp/window.log 2>&1 &
waits 60 title_has Kotai
# Clicks the car on c1 and then c2 above it. The open game is saved in a file.
played() { grep -q '^1\. c1c2' /home/player/.local/share/kotai/open-game.kotaigame; }
move_by_clicks() {
  as_player "DISPLAY=$display xdotool mousemove 563 570 click 1 sleep 1 mousemove 563 446 click 1"
  waits 5 played
}
waits 60 move_by_clicks
as_player "cat > mine.kotaigame" <<'GAME'
[Kotaigame "1"]
[Variant "dodgem:3x3"]

1. b1b2 *
GAME
close_window
find /home/player -type f -printf '%P\n' | grep -v '^mine' | sort >/tmp/kept
grep -q 'dodgem-3x3.kotai$' /tmp/kept
cksum /home/player/.local/share/kotai/dodgem-3x3.kotai >/tmp/solution

step "the new version over it"
install /packages/*.deb
cksum /home/player/.local/share/kotai/dodgem-3x3.kotai | cmp - /tmp/solution
while read -r file; do test -e "/home/player/$file"; done </tmp/kept
as_player "kotai-cli line dodgem:3x3 --max 1" | grep -q 'loss 19'
[[ $(dpkg-query -W -f '${Version}' kotai) != 0.9-1 ]]
as_player "mpirun --oversubscribe -n 2 kotai-mpi solve dodgem:3x3 --data two-ranks --threads 1" >/dev/null
as_player "kotai-cli --data two-ranks verify dodgem:3x3" >/dev/null

# There is no package of the Python module if it could not be built.
programs=(kotai kotai-cli kotai-mpi kotai-data)
if compgen -G "/packages/python3-kotai_*.deb" >/dev/null; then
  step "the module for Python"
  programs+=(python3-kotai)
  as_player "python3 -c 'import kotai; print(kotai.open(\"dodgem:3x3\").value())'" | grep -q 'win 20'
fi

step "a saved game and a solution by their types"
type_of() { as_player "gio info -a standard::content-type '$1'"; }
[[ $(type_of mine.kotaigame) == *application/x-kotaigame ]]
[[ $(type_of .local/share/kotai/dodgem-3x3.kotai) == *application/x-kotai-solution ]]
for type in application/x-kotaigame application/x-kotailesson application/x-kotai-solution; do
  [[ $(as_player "gio mime $type") == *"kotai.desktop"* ]]
done
as_player "DISPLAY=$display gio open .local/share/kotai/dodgem-3x3.kotai" >>/tmp/window.log 2>&1 &
waits 60 title_has Kotai
close_window
as_player "DISPLAY=$display gio open mine.kotaigame" >>/tmp/window.log 2>&1 &
waits 60 title_has mine.kotaigame
printf '   %s\n' "$(title)"
close_window

step "pages and completions"
for program in kotai kotai-cli kotai-mpi; do as_player "man --where $program" | grep -q "$program.1.gz"; done
as_player "MANPAGER=cat man kotai" | grep -q 'Folder of the solutions'
as_player "bash -c '. /usr/share/bash-completion/bash_completion; _completion_loader kotai-cli; complete -p kotai-cli'" | grep -q _kotai_cli
for package in "${programs[@]}"; do test -s "/usr/share/doc/$package/copyright"; done

step "removed"
apt-get purge -qq -y "${programs[@]}" >/dev/null
apt-get autoremove --purge -qq -y >/dev/null
files >/tmp/after
if ! comm -13 /tmp/before /tmp/after >/tmp/left || [[ -s /tmp/left ]]; then
  echo "these files are left:" >&2
  cat /tmp/left >&2
  exit 1
fi
while read -r file; do test -e "/home/player/$file"; done </tmp/kept

compgen -G "/packages/kotai-*-linux-*.tar.xz" >/dev/null || {
  step "no tarball to try"
  pkill Xvfb
  exit
}
step "the tarball, by the same user, without Qt"
install libegl1 libfontconfig1  # present on every desktop
[[ $(dpkg-query -W -f '${db:Status-Status} ${Package}\n' 'libqt6*' 2>/dev/null) != *"installed libqt6"* ]]
as_player "tar -xf /packages/kotai-*-linux-*.tar.xz"
as_player "kotai-*-linux-*/bin/kotai-cli --version" | grep -q '^SQLite 3'
as_player "kotai-*-linux-*/bin/kotai-cli line dodgem:3x3 --max 1" | grep -q 'loss 19'
as_player "DISPLAY=$display exec kotai-*-linux-*/bin/kotai mine.kotaigame" >>/tmp/window.log 2>&1 &
waits 60 title_has mine.kotaigame
close_window
pkill Xvfb
INSIDE
}

machine_needs
machine_new
machine_add_user player
mkdir "$machine/packages"
cp "$packages"/*kotai*.deb "$machine/packages"
cp "$packages"/kotai-*-linux-*.tar.xz "$machine/packages" 2>/dev/null || true
write_inside >"$machine/inside.sh"
started=$SECONDS
machine_run root "apt-get update -qq && bash /inside.sh" || fail "FAILED (after $((SECONDS - started)) s)"
say "passed ($((SECONDS - started)) s)"
