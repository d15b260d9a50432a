#!/bin/sh
# An engine with a habit: a shell snippet that runs at one point of the conversation instead of the usual answer.
#
#   habit_engine.sh PLACE FILE COMMAND...
#
# PLACE: begin, introduce, ready, game, go, stop, quit or end. FILE contains the snippet. At go, $move is the best
# move. COMMAND is another engine, which chooses the moves.
place=$1
habit=$(cat "$2")
shift 2
position=
move=

usual() {
  case $1 in
    introduce) printf 'id name Habit\nid author nobody\n%sok\n' "$protocol" ;;
    ready) echo readyok ;;
    go) echo "bestmove $move" ;;
    quit) exit 0 ;;
  esac
}
at() {
  if [ "$1" = "$place" ]; then eval "$habit"; else usual "$1"; fi
}
best() { printf '%s\n%s\ngo\nquit\n' "$protocol" "$position" | "$@" | sed -n 's/^bestmove \([^ ]*\).*/\1/p'; }

at begin
while read -r line; do
  case $line in
    uci | usi) protocol=$line && at introduce ;;
    isready) at ready ;;
    ucinewgame | usinewgame) at game ;;
    position*) position=$line ;;
    go*) move=$(best "$@") && at go ;;
    stop) at stop ;;
    quit) at quit ;;
  esac
done
at end
