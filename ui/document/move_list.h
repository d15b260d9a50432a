// The move tree of a game as a flat sequence of tokens in reading order: main line, variations in brackets.
#pragma once

#include <QString>
#include <functional>
#include <vector>

#include "core/game/variant.h"
#include "ui/document/game_tree.h"

namespace kotai::ui {

/// Returns "??" if the move lost a position that was not lost, "?" if it turned a win into a draw or
/// losesAtOnce(). Otherwise empty.
QString mistakeMark(const GameTree& tree, GameTree::NodeId node);

/// Returns the number before a move: 1 for the first moves of both sides, even if the second side starts.
int moveNumber(const Variant& variant, const GameTree& tree, GameTree::NodeId node);

struct MoveWord {
  enum class Kind {
    Move,       ///< `text` is the number (if any) and the move; `node` is set
    Comment,    ///< `text` is the comment as written; `node` is set
    Result,     ///< value of the position at the end of a line; `node` is set
    LineStart,  ///< a variation begins, one level deeper
    LineEnd,    ///< the variation ends
  };
  Kind kind = Kind::Move;
  GameTree::NodeId node = GameTree::root;
  QString number;       ///< "3." before a first side's move, "3…" where a line (re)starts with the second side; otherwise empty
  QString text;         ///< text with ?? or ?
  int depth = 0;        ///< nesting depth; 0 is the main line
  QString answer = {};  ///< move of the second side, if both move at once
  QString value = {};   ///< text after the moves of both sides, if both move at once
  bool isMove() const { return kind == Kind::Move; }
};

/// Moves of a game of any kind.
struct WrittenMoves {
  std::function<const VariationNode&(int node)> node;
  /// \p restart: the number must be written even before a move of the second side.
  std::function<MoveWord(int node, bool restart)> move;
  std::function<QString(int node)> result = {};  ///< text at the end of a line; may be empty
};
/// Returns the tokens in reading order. Takes time linear in the size of the tree.
std::vector<MoveWord> moveWords(const WrittenMoves& moves);

/// Returns the tokens in reading order. Takes time linear in the size of the tree. \p withValues: includes marks and results.
std::vector<MoveWord> moveWords(const Variant& variant, const GameTree& tree, bool withValues = true);

}  // namespace kotai::ui
