// A document's game as a record, to be written.
#pragma once

#include <map>
#include <vector>

#include "core/record/saved_game.h"

namespace kotai::ui {

/// A tree's moves, parents before children and siblings in their order; `textOf` writes the move that led to a node.
template <typename Document, typename TextOf>
GameRecord treeRecord(const Document& document, const TextOf& textOf) {
  const auto& tree = document.tree();
  GameRecord record = recordOf(*document.variant(), tree.node(Document::root).position);
  record.header = document.header();
  record.startComment = tree.node(Document::root).comment.toStdString();
  std::vector<int> order{Document::root};
  std::map<int, int> numbers;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const auto& node = tree.node(order[i]);
    numbers.emplace(order[i], static_cast<int>(i));
    order.insert(order.end(), node.children.begin(), node.children.end());
    if (order[i] != Document::root) record.moves.push_back({numbers.at(node.parent), textOf(node), node.comment.toStdString()});
  }
  record.current = numbers.at(document.currentNode());
  return record;
}

}  // namespace kotai::ui
