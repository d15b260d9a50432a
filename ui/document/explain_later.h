// Explains positions and moves in a worker, with lines of moves that illustrate the explanations.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/explain/fact.h"
#include "core/game/variant.h"
#include "core/tables/solution.h"

class QObject;

namespace kotai::ui {

/// Computes facts about a position or move in a worker. Passes the facts to \p receive on the thread of \p
/// context. If the solution cannot be read, passes an empty list.
void explainLater(QObject* context, SolutionPtr solution, const AnyPosition& position, std::optional<AnyMove> move,
                  std::function<void(const std::vector<Fact>&)> receive);

/// Returns the first explained line that begins in this position, for arrows on the board. The line has exactly the moves that
/// the sentence names. Ignores lines of a single move.
std::vector<MoveSquares> explainedLine(const Variant& variant, const std::vector<Fact>& facts, const AnyPosition& position);

}  // namespace kotai::ui
