// The text (JSON) a game is kept in, before the rules have been asked: variant, start position, moves with variations and
// comments, the place one looks at. The same for moves in turn and for turns of simultaneous moves.
#pragma once

#include <QByteArray>
#include <QString>
#include <functional>
#include <map>
#include <optional>
#include <tl/expected.hpp>
#include <vector>

#include "core/base/errors.h"
#include "core/game/types.h"
#include "ui/document/game_damage.h"

namespace kotai::ui {

struct WrittenGame {
  struct Move {
    int parent = 0;  ///< number of the node it is played in; 0 is the start, moves count from 1
    QString text;
    QString comment;
    std::optional<GameDamage::Kind> fault = {};  ///< it cannot be played whatever the rules say
  };
  QString variant;
  QString start;
  QString startComment;
  std::vector<Move> moves;  ///< all that are in the file, so that their numbers hold
  int current = 0;
  std::vector<GameDamage> damage;
};

QByteArray writeJson(const WrittenGame& game);
tl::expected<WrittenGame, GameFault> readJson(const QByteArray& text);

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

/// The position after a move. The parent is given by its number among the moves that were played, 0 for the start.
using PlayWritten =
    std::function<tl::expected<AnyPosition, TextError>(const AnyPosition& before, int parent, const WrittenGame::Move& move)>;

struct Replay {
  int current = 0;  ///< number, among the moves that were played, of the node one looks at
  std::vector<GameDamage> damage;
};

/// Plays all moves that can be played; those that hang on one that cannot are left out with it.
Replay replay(const WrittenGame& game, const AnyPosition& start, const PlayWritten& play);

/// A document's game as text; `textOf` writes the move that led to a node.
template <typename Document, typename TextOf>
QByteArray writeDocument(const Document& document, const TextOf& textOf) {
  WrittenGame game;
  game.variant = QString::fromStdString(document.variantId());
  game.start = QString::fromStdString(document.variant()->formatPosition(document.nodeAt(Document::root).position));
  writeTree(game, document.tree(), document.currentNode(), textOf);
  return writeJson(game);
}

/// The game (a ReadGameOf) with all moves that the rules allow; readMove(variant, position, text) reads one.
template <typename Game, typename ParseVariant, typename ReadMove>
tl::expected<Game, GameFault> readWritten(const WrittenGame& written, const ParseVariant& parse, const ReadMove& readMove) {
  const auto variant = parse(written.variant.toStdString());
  if (!variant) return tl::unexpected(GameFault{GameFault::Kind::Variant, written.variant, variant.error()});
  const auto start = (*variant)->parsePosition(written.start.toStdString());
  if (!start) return tl::unexpected(GameFault{GameFault::Kind::Start, written.start, start.error()});
  Game game{*variant, *start, {}, written.startComment, 0, {}};
  const auto play = [&](const AnyPosition& before, int parent,
                        const WrittenGame::Move& item) -> tl::expected<AnyPosition, TextError> {
    const auto move = readMove(**variant, before, item.text);
    if (!move) return tl::unexpected(move.error());
    game.moves.push_back({parent, *move, item.comment});
    return (*variant)->play(before, *move);
  };
  Replay played = replay(written, *start, play);
  game.current = played.current;
  game.damage = std::move(played.damage);
  return game;
}

}  // namespace kotai::ui
