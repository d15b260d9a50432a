#include "ui/simultaneous/simultaneous_text.h"

#include <QStringList>

#include "core/simultaneous/registry.h"
#include "ui/document/written_game.h"

namespace kotai::ui {

namespace {

/// "V:a1 H:c2"
std::optional<JointMove> readTurn(const SimultaneousVariant& variant, const AnyPosition& position, const QString& text) {
  const QStringList parts = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  if (parts.size() != 2 || variant.finished(position)) return std::nullopt;
  const auto first = variant.parseMove(position, parts[0].toStdString());
  const auto second = variant.parseMove(position, parts[1].toStdString());
  if (!first || !second || first->first != Side::First || second->first != Side::Second) return std::nullopt;
  return JointMove{first->second, second->second};
}

}  // namespace

QByteArray writeGame(const SimultaneousDocument& document) {
  const TurnTree& tree = document.tree();
  const SimultaneousVariant& variant = *document.variant();
  WrittenGame game;
  game.variant = QString::fromStdString(variant.id());
  game.start = QString::fromStdString(variant.formatPosition(tree.node(TurnTree::root).position));
  writeTree(game, tree, document.currentNode(),
            [&](const TurnTree::Node& node) { return QString::fromStdString(variant.formatTurn(node.turn)); });
  return writeJson(game);
}

std::optional<ReadSimultaneousGame> readSimultaneousGame(const QByteArray& text) {
  const WrittenGame written = readJson(text);
  const std::string variantText = written.variant.toStdString();
  if (!isSimultaneous(variantText)) return std::nullopt;
  const auto variant = parseSimultaneousVariant(variantText);
  if (!variant) return std::nullopt;
  const auto start = (*variant)->parsePosition(written.start.toStdString());
  if (!start) return std::nullopt;
  ReadSimultaneousGame game{*variant, *start, {}, written.startComment, 0};
  const auto play = [&](const AnyPosition& before, const WrittenGame::Move& item) -> std::optional<AnyPosition> {
    const auto turn = readTurn(**variant, before, item.text);
    if (!turn) return std::nullopt;
    game.turns.push_back({item.parent, *turn, item.comment});
    return (*variant)->play(before, *turn);
  };
  game.current = playWritten(written, *start, play);
  return game;
}

}  // namespace kotai::ui
