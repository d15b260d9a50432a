#include "ui/domineering/document/domineering_text.h"

#include "ui/document/tree_record.h"

namespace kotai::ui {

GameRecord recordOf(const DomineeringDocument& document) {
  return treeRecord(document,
                    [&variant = *document.variant()](const TurnTree::Node& node) { return variant.formatTurn(node.turn); });
}

}  // namespace kotai::ui
