// Explanations of positions and moves, computed off the GUI thread.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/explain/fact.h"
#include "core/tables/solution.h"

class QObject;

namespace kotai::ui {

/// Calls \p receive on the thread of \p context, like runInBackground(). There are no facts if the solution cannot be read.
void explainLater(QObject* context, SolutionPtr solution, const AnyPosition& position, std::optional<AnyMove> move,
                  std::function<void(const std::vector<Fact>&)> receive);

}  // namespace kotai::ui
