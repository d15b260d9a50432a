#!/usr/bin/env bash
# Builds Kotai and starts it. Builds only the program that it starts. On a new Debian 12, as root or with sudo, it
# first installs missing packages.
#
#   ./run.sh               opens the window; without a display, shows Kotai at work in the terminal
#   ./run.sh FILE          opens a saved game
#   ./run.sh --cli ...     runs kotai-cli with the arguments that follow
#   ./run.sh --python ...  starts Python with the module kotai (docs/python.md) and the arguments that follow; installs its packages
#   ./run.sh --mpi ...     runs kotai-mpi, for solves on many machines (docs/distributed.md); installs Open MPI
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
started_in=$PWD
cd "$here"
# shellcheck source=.ci/setup.sh
source .ci/setup.sh

program=kotai
if [[ -z ${DISPLAY:-} && -z ${WAYLAND_DISPLAY:-} ]]; then program=kotai-cli; fi
case ${1:-} in
  --cli) program=kotai-cli ;;
  --mpi) program=kotai-mpi ;;
  --python) program=kotai_python ;;
esac

install_packages "${build_packages[@]}" "${run_packages[@]}"
if [[ $program == kotai-mpi ]]; then
  install_packages "${mpi_packages[@]}"
  configure_for_mpi release
fi
if [[ $program == kotai_python ]]; then
  install_packages "${python_packages[@]}"
  configure_for_python release
fi
build_preset release "$program"
built=$here/build/release/bin/$program
cd "$started_in"

heading() { printf '\n== %s\n' "$*"; }

# Demonstration without a window: solves games, and shows their first moves and a perfect line.
show_in_terminal() {
  local variant moves
  say "There is no display (neither DISPLAY nor WAYLAND_DISPLAY is set): Kotai works in the terminal."
  for variant in dodgem:3x3 dodgem:4x4 quoridor:5x5,fences=1; do
    heading "$variant"
    "$built" solve "$variant"
    heading "$variant: the first moves and their values for the player who moves"
    moves=$("$built" probe "$variant" "$(start_of "$variant")" --moves | cut -f 3)
    tr ';=' '\n\t' <<<"$moves"
    heading "$variant: a perfect line (each move, and the value after it for the side to move then)"
    "$built" line "$variant" --max 20
  done
  heading "More"
  printf '%s\n' "All commands:          ./run.sh --cli --help" \
    "A larger board:        ./run.sh --cli solve dodgem:5x5" \
    "Quoridor, more fences: ./run.sh --cli solve quoridor:5x5,fences=3" \
    "Gobblet Gobblers:      ./run.sh --cli solve gobblet           (seconds)" \
    "Animal Shogi:          ./run.sh --cli solve animalshogi       (about half a minute)" \
    "and its mates in 23:   ./run.sh --cli find animalshogi --kind mate --n 23" \
    "The window:            run ./run.sh in a desktop session, or with ssh -X"
}

start_of() {
  case $1 in
    dodgem:3x3) echo '>2/>2/1^^ ^' ;;
    dodgem:4x4) echo '>3/>3/>3/1^^^ ^' ;;
    quoridor:5x5,fences=1) echo '5x5 c1 c5 1 1 - 1' ;;
  esac
}

case ${1:-} in
  --cli | --mpi)
    shift
    exec "$built" "$@"
    ;;
  --python)
    shift
    PYTHONPATH=$here/build/release/python${PYTHONPATH:+:$PYTHONPATH} exec "$python" "$@"
    ;;
esac
if [[ $program == kotai-cli ]]; then
  show_in_terminal
else
  exec "$built" "$@"
fi
