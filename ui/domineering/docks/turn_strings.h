// A game of turns as a flat sequence of tokens in reading order: main line and indented variations.
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
  QString number;  ///< number of a turn, such as "3."
  QString text;    ///< a turn such as "V:a1 H:c2", or the comment
  QString value;   ///< value of a turn such as "+0.25", once known
  int depth = 0;   ///< depth; 0 is the main line
  bool isMove() const { return kind == Kind::Turn; }
};

/// Linear in the size of the tree. Without values the value texts are empty.
std::vector<TurnWord> turnWords(const SimultaneousVariant& variant, const TurnTree& tree, bool withValues);

}  // namespace kotai::ui
