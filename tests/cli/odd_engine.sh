#!/bin/sh
# An engine with odd habits: relays the conversation with another engine and changes it on the way.
#
#   odd_engine.sh HABITS LOG COMMAND...
#
# HABITS are words joined by "+". LOG is a file that receives the whole input of the engine.
habits=+$1+
log=$2
shift 2

told=
said=
has() { case $habits in *"+$1+"*) ;; *) return 1 ;; esac; }
has trailing && said="$said;s/\$/ 	 /"
has leading && said="$said;s/^/	  /"
has wide && said="$said;s/ /   /g"
has tabs && said="$said;s/ /	/g"
has returns && said="$said;s/\$/ \r/"
has capitals && said="$said;s/UCI_Variant/uci_variant/"
has usi_variant && said="$said;s/UCI_Variant/USI_Variant/" && told="$told;s/UCI_Variant/No Such Option/"
has chatter && said="$said;s/^\\(readyok\\|bestmove\\|[a-z]*ok\\)/info string about to answer\\n\\nuciokay\\nbestmoves none\\n&/"
has thinks && told="$told;s/^go.*/go infinite/"
has hangs && told="$told;s/^go.*/isready/"
has sleeps && exec sleep 600

tee -a "$log" | sed -u "s/^//$told" | "$@" | sed -u "s/^//$said"
