#include "ui/domineering/document/domineering_text.h"

#include "core/record/end_words.h"
#include "ui/document/tree_record.h"

namespace kotai::ui {

GameResult resultOf(Payoff payoff) {
  if (payoff == Payoff::Draw) return GameResult::Draw;
  return payoff == Payoff::FirstWins ? GameResult::FirstWins : GameResult::SecondWins;
}

GameRecord recordOf(const DomineeringDocument& document) {
  const SimultaneousVariant& variant = *document.variant();
  GameRecord record = treeRecord(document, [&variant](const TurnTree::Node& node) { return variant.formatTurn(node.turn); });
  const TurnTree& tree = document.tree();
  GameHeader& header = record.header;
  if (const auto payoff = variant.finished(tree.node(tree.lineThrough(TurnTree::root).back()).position)) {
    header.result = resultOf(*payoff);
    header.reason = toText(EndCause::Rules);
  } else if (header.reason == toText(EndCause::Rules)) {  // declared, but undone
    header.result = GameResult::Open;
    header.reason.clear();
  }
  return record;
}

}  // namespace kotai::ui
