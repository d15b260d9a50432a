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

std::optional<ReadGame> readGame(const QByteArray& text) {
  const WrittenGame written = readJson(text);
  const auto variant = parseVariant(written.variant.toStdString());
  if (!variant) return std::nullopt;
  const auto start = (*variant)->parsePosition(written.start.toStdString());
  if (!start) return std::nullopt;
  ReadGame game{*variant, *start, {}, written.startComment, 0};
  const auto play = [&](const AnyPosition& before, const WrittenGame::Move& item) -> std::optional<AnyPosition> {
    const auto move = (*variant)->parseMove(before, item.text.toStdString());
    if (!move) return std::nullopt;
    game.moves.push_back({item.parent, *move, item.comment});
    return (*variant)->play(before, *move);
  };
  game.current = playWritten(written, *start, play);
  return game;
}

void loadGame(GameDocument& document, const ReadGame& game, SolutionPtr solution) {
  document.newGameFrom(game.variant, std::move(solution), game.start);
  document.addMoves(game);
}

}  // namespace kotai::ui
