#!/usr/bin/env bash
# kernel_symbols.sh OBJECT...: reports functions of the given object files that the linker could merge with functions of
# other files.
#
# These objects are compiled for newer processors. An inline function of a shared header in them could replace the same
# function elsewhere, and the program would then crash on an older processor. So each function must be local to its
# file, or name a type of its machine.
set -euo pipefail

shared=$(nm --demangle --defined-only "$@" | awk '$2 == "W"' | cut -d' ' -f3- | grep -vE 'Avx2|Avx512|Bmi2' | sort -u || true)
if [[ -n $shared ]]; then
  printf 'Compiled for newer processors, but shared with other files:\n%s\n' "$shared"
  exit 1
fi
