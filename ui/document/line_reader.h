// A perfect line. Each step also lists the other moves that are just as good.
#pragma once

#include <string>
#include <vector>

#include "core/analysis/moves.h"

namespace kotai::ui {

struct LineStep {
  AnyPosition before;
  MoveValue move;
  Side mover = Side::First;
  std::vector<MoveValue> equals;  ///< all perfect moves of the position, including this one
};

struct AnnotatedLine {
  std::vector<LineStep> steps;
  AnyPosition last;
  bool repeats = false;  ///< the draw repeats positions from here on
  bool cut = false;      ///< longer than requested
  bool decided = false;  ///< the winner is already certain at the end; the value counts all remaining moves of the rules
};

/// Follows `chosen` as long as its moves are perfect, then the perfect line to the end of the game. Runs in a worker; throws
/// SolutionError.
AnnotatedLine readLine(const Solution& solution, const AnyPosition& start, const std::vector<AnyMove>& chosen,
                       std::size_t maxPlies);

}  // namespace kotai::ui
