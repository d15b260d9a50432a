#include "ui/domineering/document/domineering_text.h"

#include <QStringList>

#include "core/simultaneous/registry.h"
#include "ui/document/written_game.h"

namespace kotai::ui {

namespace {

/// "V:a1 H:c2"
tl::expected<JointMove, TextError> readTurn(const SimultaneousVariant& variant, const AnyPosition& position,
                                            const QString& text) {
  const QStringList parts = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  const auto fault = [&](TextFault kind) { return tl::unexpected(TextError{kind, 0, {text.toStdString()}}); };
  if (variant.finished(position)) return fault(TextFault::IllegalMove);
  if (parts.size() != 2) return fault(TextFault::UnknownMove);
  const auto first = variant.parseMove(position, parts[0].toStdString());
  if (!first) return tl::unexpected(first.error());
  const auto second = variant.parseMove(position, parts[1].toStdString());
  if (!second) return tl::unexpected(second.error());
  if (first->first != Side::First || second->first != Side::Second) return fault(TextFault::UnknownMove);
  return JointMove{first->second, second->second};
}

}  // namespace

QByteArray writeGame(const DomineeringDocument& document) {
  const TurnTree& tree = document.tree();
  const SimultaneousVariant& variant = *document.variant();
  WrittenGame game;
  game.variant = QString::fromStdString(variant.id());
  game.start = QString::fromStdString(variant.formatPosition(tree.node(TurnTree::root).position));
  writeTree(game, tree, document.currentNode(),
            [&](const TurnTree::Node& node) { return QString::fromStdString(variant.formatTurn(node.turn)); });
  return writeJson(game);
}

tl::expected<ReadDomineeringGame, GameFault> readDomineeringGame(const WrittenGame& written) {
  const auto variant = parseSimultaneousVariant(written.variant.toStdString());
  if (!variant) return tl::unexpected(GameFault{GameFault::Kind::Variant, written.variant, variant.error()});
  const auto start = (*variant)->parsePosition(written.start.toStdString());
  if (!start) return tl::unexpected(GameFault{GameFault::Kind::Start, written.start, start.error()});
  ReadDomineeringGame game{*variant, *start, {}, written.startComment, 0, {}};
  const auto play = [&](const AnyPosition& before, int parent,
                        const WrittenGame::Move& item) -> tl::expected<AnyPosition, TextError> {
    const auto turn = readTurn(**variant, before, item.text);
    if (!turn) return tl::unexpected(turn.error());
    game.turns.push_back({parent, *turn, item.comment});
    return (*variant)->play(before, *turn);
  };
  Replay played = replay(written, *start, play);
  game.current = played.current;
  game.damage = std::move(played.damage);
  return game;
}

tl::expected<ReadDomineeringGame, GameFault> readDomineeringGame(const QByteArray& text) {
  const auto written = readJson(text);
  if (!written) return tl::unexpected(written.error());
  return readDomineeringGame(*written);
}

}  // namespace kotai::ui
