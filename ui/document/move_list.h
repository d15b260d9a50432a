// The move tree of a game as a flat sequence of words, in reading order: main line, variations in brackets.
#pragma once

#include <QString>
#include <vector>

#include "core/game/variant.h"
#include "ui/document/game_tree.h"

namespace kotai::ui {

/// "??": the move made a loss of a position that was not lost. "?": a win became a draw. Otherwise empty.
QString mistakeMark(const GameTree& tree, GameTree::NodeId node);

/// The number before a move: 1 for the first moves of both sides, also when the second side starts.
int moveNumber(const Variant& variant, const GameTree& tree, GameTree::NodeId node);

struct MoveWord {
  enum class Kind {
    Move,       ///< `text`: number (if any) and move; `node` is set
    Comment,    ///< `text` as written; `node` is set
    Result,     ///< value of the position at the end of a line; `node` is set
    LineStart,  ///< a variation begins, one level deeper
    LineEnd,    ///< ... and ends
  };
  Kind kind = Kind::Move;
  GameTree::NodeId node = GameTree::root;
  QString number;  ///< "3." before a first side's move, "3…" where a line (re)starts with the second side; otherwise empty
  QString text;    ///< with ?? or ?
  int depth = 0;   ///< 0: the main line
  bool isMove() const { return kind == Kind::Move; }
};

/// In reading order; linear in the size of the tree. Without values there are no marks and no results.
std::vector<MoveWord> moveWords(const Variant& variant, const GameTree& tree, bool withValues = true);

}  // namespace kotai::ui
