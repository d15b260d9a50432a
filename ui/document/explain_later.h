// Explanations of positions and moves, computed off the GUI thread, and the lines that illustrate them.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "core/explain/fact.h"
#include "core/game/variant.h"
#include "core/tables/solution.h"

class QObject;

namespace kotai::ui {

/// Calls \p receive on the thread of \p context, like runInBackground(). Passes no facts if the solution cannot be
/// read.
void explainLater(QObject* context, SolutionPtr solution, const AnyPosition& position, std::optional<AnyMove> move,
                  std::function<void(const std::vector<Fact>&)> receive);

inline constexpr std::size_t mostArrows = 3;

/// Returns the first explained line that begins in this position, for arrows on the board. Empty unless the line has at least two
/// moves.
std::vector<MoveSquares> explainedLine(const Variant& variant, const std::vector<Fact>& facts, const AnyPosition& position);

}  // namespace kotai::ui
