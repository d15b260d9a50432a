// A perfect line with, at every step, the other moves that are just as good.
#pragma once

#include <string>
#include <vector>

#include "core/analysis/moves.h"

namespace kotai::ui {

struct LineStep {
  AnyPosition before;
  MoveValue move;
  Side mover = Side::First;
  std::vector<MoveValue> equals;  ///< all perfect moves of the position, this one among them
};

struct AnnotatedLine {
  std::vector<LineStep> steps;
  AnyPosition last;
  bool repeats = false;  ///< a draw that repeats from here on
  bool cut = false;      ///< longer than requested
  bool decided = false;  ///< ends where the winner is certain; its value counts all remaining moves of the rules
};

/// Follows `chosen` as long as its moves are perfect, then the perfect line to the end of the game. Runs in a worker; throws
/// SolutionError.
AnnotatedLine readLine(const Solution& solution, const AnyPosition& start, const std::vector<AnyMove>& chosen,
                       std::size_t maxPlies);

}  // namespace kotai::ui
