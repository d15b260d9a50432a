// Converts a document's game to a record for writing to a file.
#pragma once

#include <algorithm>
#include <iterator>
#include <vector>

#include "core/record/saved_game.h"

namespace kotai::ui {

/// Returns whether a node belongs to the game. An analysis move belongs to the game only if the move or a
/// continuation has a comment.
template <typename Document>
bool isPartOfGame(const Document& document, int node) {
  if (!document.isTry(node)) return true;
  const auto& tried = document.tree().node(node);
  return !tried.comment.isEmpty() ||
         std::ranges::any_of(tried.children, [&](int child) { return isPartOfGame(document, child); });
}

/// Returns the record of a document's game. Parents come before children, and siblings keep their order.
/// \p textOf formats the move that led to a node.
template <typename Document, typename TextOf>
GameRecord treeRecord(const Document& document, const TextOf& textOf) {
  const auto& tree = document.tree();
  GameRecord record = recordOf(*document.variant(), tree.node(Document::root).position);
  record.header = document.header();
  record.startComment = tree.node(Document::root).comment.toStdString();
  std::vector<int> order{Document::root};
  order.reserve(static_cast<std::size_t>(tree.size()));
  record.moves.reserve(static_cast<std::size_t>(tree.size()));
  std::vector<int> numbers(static_cast<std::size_t>(tree.size()), -1);
  const auto numberOf = [&numbers](int node) -> int& { return numbers[static_cast<std::size_t>(node)]; };
  for (std::size_t i = 0; i < order.size(); ++i) {
    const auto& node = tree.node(order[i]);
    numberOf(order[i]) = static_cast<int>(i);
    std::ranges::copy_if(node.children, std::back_inserter(order), [&](int child) { return isPartOfGame(document, child); });
    if (order[i] != Document::root) record.moves.push_back({numberOf(node.parent), textOf(node), node.comment.toStdString()});
  }
  int current = document.currentNode();
  while (numberOf(current) < 0) current = tree.node(current).parent;
  record.current = numberOf(current);
  return record;
}

}  // namespace kotai::ui
