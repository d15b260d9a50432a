#include "ui/document/game_text.h"

#include "core/game/registry.h"
#include "ui/document/written_game.h"

namespace kotai::ui {

QByteArray writeGame(const GameDocument& document) {
  const GameTree& tree = document.tree();
  const Variant& variant = *document.variant();
  WrittenGame game;
  game.variant = QString::fromStdString(variant.id());
  game.start = QString::fromStdString(variant.formatPosition(tree.node(GameTree::root).position));
  writeTree(game, tree, document.currentNode(), [](const GameTree::Node& node) { return node.moveText; });
  return writeJson(game);
}

tl::expected<ReadGame, GameFault> readGame(const WrittenGame& written) {
  const auto variant = parseVariant(written.variant.toStdString());
  if (!variant) return tl::unexpected(GameFault{GameFault::Kind::Variant, written.variant, variant.error()});
  const auto start = (*variant)->parsePosition(written.start.toStdString());
  if (!start) return tl::unexpected(GameFault{GameFault::Kind::Start, written.start, start.error()});
  ReadGame game{*variant, *start, {}, written.startComment, 0, {}};
  const auto play = [&](const AnyPosition& before, int parent,
                        const WrittenGame::Move& item) -> tl::expected<AnyPosition, TextError> {
    const auto move = (*variant)->parseMove(before, item.text.toStdString());
    if (!move) return tl::unexpected(move.error());
    game.moves.push_back({parent, *move, item.comment});
    return (*variant)->play(before, *move);
  };
  Replay played = replay(written, *start, play);
  game.current = played.current;
  game.damage = std::move(played.damage);
  return game;
}

tl::expected<ReadGame, GameFault> readGame(const QByteArray& text) {
  const auto written = readJson(text);
  if (!written) return tl::unexpected(written.error());
  return readGame(*written);
}

void loadGame(GameDocument& document, const ReadGame& game, SolutionPtr solution) {
  document.newGameFrom(game.variant, std::move(solution), game.start);
  document.addMoves(game);
}

}  // namespace kotai::ui
