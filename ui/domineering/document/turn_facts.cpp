#include "ui/domineering/document/turn_facts.h"

#include <utility>

#include "core/base/errors.h"
#include "core/explain/explain_turn.h"
#include "solvers/domineering/players/motifs.h"
#include "ui/background/background.h"
#include "ui/domineering/document/domineering_document.h"

namespace kotai::ui {

namespace {

const domineering::DomineeringVariant& boardOf(const PositionValues& values) {
  return dynamic_cast<const domineering::DomineeringVariant&>(*values.variant());
}

}  // namespace

std::vector<Fact> choiceFacts(const PositionValues& values, const AnyPosition& position, Side side, AnyMove move) {
  return explainTurn(values, position, side, move, domineering::motifs(boardOf(values), position, side, move));
}

PositionValuesPtr knownValues(const DomineeringDocument& document) {
  return document.solution() ? PositionValuesPtr(document.solution()) : document.rest();
}

void explainChoiceLater(QObject* context, PositionValuesPtr values, const AnyPosition& position, Side side, AnyMove move,
                        std::function<void(const std::vector<Fact>&)> receive) {
  const auto work = [values = std::move(values), position, side, move]() -> std::vector<Fact> {
    try {
      if (values && values->value(position)) return choiceFacts(*values, position, side, move);
    } catch (const SolutionError&) {  // the reader of values reports the damage
    }
    return {};
  };
  runInBackground(context, work, std::move(receive));
}

}  // namespace kotai::ui
