// Facts about choices in Synchronized Domineering.
#pragma once

#include <functional>
#include <vector>

#include "core/explain/fact.h"
#include "core/simultaneous/position_values.h"

class QObject;

namespace kotai::ui {

class DomineeringDocument;

/// Facts about a legal choice of one side, with the motifs of the game. Throws SolutionError. Precondition: the values cover the
/// position.
std::vector<Fact> choiceFacts(const PositionValues& values, const AnyPosition& position, Side side, AnyMove move);
/// The values that a document has: those of its solution, otherwise of the rest of its game. May be null.
PositionValuesPtr knownValues(const DomineeringDocument& document);
/// Calls \p receive on the thread of \p context, like runInBackground(). There are no facts if the values cannot be read.
void explainChoiceLater(QObject* context, PositionValuesPtr values, const AnyPosition& position, Side side, AnyMove move,
                        std::function<void(const std::vector<Fact>&)> receive);

}  // namespace kotai::ui
