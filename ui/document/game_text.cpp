#include "ui/document/game_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <map>

#include "core/game/registry.h"

namespace kotai::ui {

namespace {

const auto variantKey = QStringLiteral("variant");
const auto startKey = QStringLiteral("start");
const auto commentKey = QStringLiteral("comment");
const auto movesKey = QStringLiteral("moves");
const auto parentKey = QStringLiteral("after");
const auto moveKey = QStringLiteral("move");
const auto currentKey = QStringLiteral("current");

/// Nodes with parents before children and siblings in their order.
std::vector<GameTree::NodeId> inOrder(const GameTree& tree) {
  std::vector<GameTree::NodeId> order{GameTree::root};
  for (std::size_t i = 0; i < order.size(); ++i)
    for (const GameTree::NodeId child : tree.node(order[i]).children) order.push_back(child);
  return order;
}

}  // namespace

QByteArray writeGame(const GameDocument& document) {
  const GameTree& tree = document.tree();
  std::map<GameTree::NodeId, int> numbers;
  QJsonArray moves;
  for (const GameTree::NodeId id : inOrder(tree)) {
    numbers.emplace(id, static_cast<int>(numbers.size()));
    if (id == GameTree::root) continue;
    const GameTree::Node& node = tree.node(id);
    QJsonObject move{{parentKey, numbers.at(node.parent)}, {moveKey, node.moveText}};
    if (!node.comment.isEmpty()) move.insert(commentKey, node.comment);
    moves.append(move);
  }
  const Variant& variant = *document.variant();
  QJsonObject game{{variantKey, QString::fromStdString(variant.id())},
                   {startKey, QString::fromStdString(variant.formatPosition(tree.node(GameTree::root).position))},
                   {movesKey, moves},
                   {currentKey, numbers.at(document.currentNode())}};
  if (!tree.node(GameTree::root).comment.isEmpty()) game.insert(commentKey, tree.node(GameTree::root).comment);
  return QJsonDocument(game).toJson();
}

std::optional<ReadGame> readGame(const QByteArray& text) {
  const QJsonObject object = QJsonDocument::fromJson(text).object();
  const auto variant = parseVariant(object.value(variantKey).toString().toStdString());
  if (!variant) return std::nullopt;
  const auto start = (*variant)->parsePosition(object.value(startKey).toString().toStdString());
  if (!start) return std::nullopt;
  ReadGame game{*variant, *start, {}, object.value(commentKey).toString(), 0};
  std::vector<AnyPosition> positions{*start};
  const QJsonArray moves = object.value(movesKey).toArray();
  for (const auto& entry : moves) {
    const QJsonObject item = entry.toObject();
    const int parent = item.value(parentKey).toInt(-1);
    if (parent < 0 || parent >= static_cast<int>(positions.size())) break;
    const AnyPosition& before = positions[static_cast<std::size_t>(parent)];
    const auto move = (*variant)->parseMove(before, item.value(moveKey).toString().toStdString());
    if (!move) break;
    game.moves.push_back({parent, *move, item.value(commentKey).toString()});
    positions.push_back((*variant)->play(before, *move));
  }
  const int current = object.value(currentKey).toInt();
  if (current >= 0 && current < static_cast<int>(positions.size())) game.current = current;
  return game;
}

void loadGame(GameDocument& document, const ReadGame& game, SolutionPtr solution) {
  document.newGameFrom(game.variant, std::move(solution), game.start);
  document.addMoves(game);
}

}  // namespace kotai::ui
