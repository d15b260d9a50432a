// Converts the move tree of a game to tokens in reading order. Variations are inside the main line.
#pragma once

#include <QString>
#include <functional>
#include <vector>

#include "core/game/variant.h"
#include "ui/document/game_tree.h"

namespace kotai::ui {

/// Returns "??" if the move lost a position that was not lost. Returns "?" if the move turned a win into a
/// draw, or if losesAtOnce() is true for the move. Otherwise returns an empty string.
QString mistakeMark(const GameTree& tree, GameTree::NodeId node);

/// Returns the number before a move. The number is 1 for the first moves of both sides, even if the second side
/// starts.
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
  QString text;         ///< text of the token, with ?? or ? for mistakes
  int depth = 0;        ///< nesting depth; 0 is the main line
  QString answer = {};  ///< move of the second side, if both sides move at the same time
  QString value = {};   ///< text after both moves, if both sides move at the same time
  bool isMove() const { return kind == Kind::Move; }
};

/// Functions that provide the moves of a game of any kind.
struct WrittenMoves {
  std::function<const VariationNode&(int node)> node;
  /// Returns the token of a move. If \p restart, the token contains the number even for a move of the second
  /// side.
  std::function<MoveWord(int node, bool restart)> move;
  std::function<QString(int node)> result = {};  ///< text at the end of a line; may be empty
};
/// Returns the tokens of a game in reading order, in time linear in the size of the tree.
std::vector<MoveWord> moveWords(const WrittenMoves& moves);

/// Returns the tokens of an alternating game. If \p withValues, they include marks and results.
std::vector<MoveWord> moveWords(const Variant& variant, const GameTree& tree, bool withValues = true);

}  // namespace kotai::ui
