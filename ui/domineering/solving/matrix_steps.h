// The steps in which the matrix game of one position is solved, with a sentence for each.
#pragma once

#include <QString>
#include <vector>

#include "core/simultaneous/simultaneous_variant.h"
#include "ui/domineering/matrix/matrix_order.h"

namespace kotai::ui {

struct MatrixStep {
  MatrixStage stage;
  QString text;
};

/// Returns the steps from an empty matrix to its equilibrium: the payoffs of one row after the other, the guarantees, the removal
/// of dominated moves, and the strategies that linear programming finds.
std::vector<MatrixStep> matrixSteps(const SimultaneousVariant& variant, const domineering::PositionGame& game);

}  // namespace kotai::ui
