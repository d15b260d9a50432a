// A game of turns as a flat sequence of words in reading order: main line and indented variations.
#pragma once

#include <QString>
#include <vector>

#include "core/simultaneous/simultaneous_variant.h"
#include "ui/domineering/document/turn_tree.h"

namespace kotai::ui {

struct TurnWord {
  enum class Kind { Turn, Comment, LineStart, LineEnd };
  Kind kind = Kind::Turn;
  TurnTree::NodeId node = TurnTree::root;
  QString number;  ///< "3."; of a turn
  QString text;    ///< "V:a1 H:c2", or the comment
  QString value;   ///< "+0.25" once known; of a turn
  int depth = 0;   ///< 0: the main line
  bool isMove() const { return kind == Kind::Turn; }
};

/// Linear in the size of the tree. Without values the value texts are empty.
std::vector<TurnWord> turnWords(const SimultaneousVariant& variant, const TurnTree& tree, bool withValues);

}  // namespace kotai::ui
