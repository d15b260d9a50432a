// The text (JSON) a game is kept in, before the rules have been asked: variant, start position, moves with variations and
// comments, the place one looks at. The same for moves in turn and for turns of simultaneous moves.
#pragma once

#include <QByteArray>
#include <QString>
#include <map>
#include <optional>
#include <vector>

#include "core/game/types.h"

namespace kotai::ui {

struct WrittenGame {
  struct Move {
    int parent = 0;  ///< number of the node it is played in; 0 is the start, moves count from 1
    QString text;
    QString comment;
  };
  QString variant;
  QString start;
  QString startComment;
  std::vector<Move> moves;
  int current = 0;
};

QByteArray writeJson(const WrittenGame& game);
/// Empty texts for what is missing; the moves end before the first that hangs nowhere.
WrittenGame readJson(const QByteArray& text);

/// A tree's moves, parents before children and siblings in their order; `textOf` writes the move that led to a node.
template <typename Tree, typename TextOf>
void writeTree(WrittenGame& game, const Tree& tree, int current, const TextOf& textOf) {
  std::vector<int> order{Tree::root};
  std::map<int, int> numbers;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const auto& node = tree.node(order[i]);
    numbers.emplace(order[i], static_cast<int>(i));
    order.insert(order.end(), node.children.begin(), node.children.end());
    if (order[i] != Tree::root) game.moves.push_back({numbers.at(node.parent), textOf(node), node.comment});
  }
  game.startComment = tree.node(Tree::root).comment;
  game.current = numbers.at(current);
}

/// Plays the moves: `play` gives the position after one, none if it is not legal, which ends the game there. Returns the
/// number of the node one looks at, 0 if it was not reached.
template <typename Play>
int playWritten(const WrittenGame& game, const AnyPosition& start, const Play& play) {
  std::vector<AnyPosition> positions{start};
  for (const WrittenGame::Move& move : game.moves) {
    const std::optional<AnyPosition> after = play(positions[static_cast<std::size_t>(move.parent)], move);
    if (!after) break;
    positions.push_back(*after);
  }
  return game.current >= 0 && game.current < static_cast<int>(positions.size()) ? game.current : 0;
}

}  // namespace kotai::ui
