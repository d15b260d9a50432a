#include "ui/domineering/document/domineering_text.h"

#include "core/record/end_words.h"
#include "ui/document/tree_record.h"

namespace kotai::ui {

GameRecord recordOf(const DomineeringDocument& document) {
  const SimultaneousVariant& variant = *document.variant();
  GameRecord record = treeRecord(document, [&variant](const TurnTree::Node& node) { return variant.formatTurn(node.turn); });
  GameHeader& header = record.header;
  if (const auto end = document.endAt(document.endOfLine(TurnTree::root))) {
    header.result = resultOf(*end);
    header.reason = toText(end->cause);
  } else if (header.reason == toText(EndCause::Rules)) {  // declared, but undone
    header.result = GameResult::Open;
    header.reason.clear();
  }
  return record;
}

}  // namespace kotai::ui
