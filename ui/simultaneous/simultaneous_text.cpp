#include "ui/simultaneous/simultaneous_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <map>

#include "core/simultaneous/registry.h"

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
std::vector<TurnTree::NodeId> inOrder(const TurnTree& tree) {
  std::vector<TurnTree::NodeId> order{TurnTree::root};
  for (std::size_t i = 0; i < order.size(); ++i)
    for (const TurnTree::NodeId child : tree.node(order[i]).children) order.push_back(child);
  return order;
}

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
  std::map<TurnTree::NodeId, int> numbers;
  QJsonArray moves;
  for (const TurnTree::NodeId id : inOrder(tree)) {
    numbers.emplace(id, static_cast<int>(numbers.size()));
    if (id == TurnTree::root) continue;
    const TurnTree::Node& node = tree.node(id);
    QJsonObject move{{parentKey, numbers.at(node.parent)}, {moveKey, QString::fromStdString(variant.formatTurn(node.turn))}};
    if (!node.comment.isEmpty()) move.insert(commentKey, node.comment);
    moves.append(move);
  }
  QJsonObject game{{variantKey, QString::fromStdString(variant.id())},
                   {startKey, QString::fromStdString(variant.formatPosition(tree.node(TurnTree::root).position))},
                   {movesKey, moves},
                   {currentKey, numbers.at(document.currentNode())}};
  if (!tree.node(TurnTree::root).comment.isEmpty()) game.insert(commentKey, tree.node(TurnTree::root).comment);
  return QJsonDocument(game).toJson();
}

std::optional<ReadSimultaneousGame> readSimultaneousGame(const QByteArray& text) {
  const QJsonObject object = QJsonDocument::fromJson(text).object();
  const std::string variantText = object.value(variantKey).toString().toStdString();
  if (!isSimultaneous(variantText)) return std::nullopt;
  const auto variant = parseSimultaneousVariant(variantText);
  if (!variant) return std::nullopt;
  const auto start = (*variant)->parsePosition(object.value(startKey).toString().toStdString());
  if (!start) return std::nullopt;
  ReadSimultaneousGame game{*variant, *start, {}, object.value(commentKey).toString(), 0};
  std::vector<AnyPosition> positions{*start};
  const QJsonArray moves = object.value(movesKey).toArray();
  for (const auto& entry : moves) {
    const QJsonObject item = entry.toObject();
    const int parent = item.value(parentKey).toInt(-1);
    if (parent < 0 || parent >= static_cast<int>(positions.size())) break;
    const AnyPosition before = positions[static_cast<std::size_t>(parent)];
    const auto turn = readTurn(**variant, before, item.value(moveKey).toString());
    if (!turn) break;
    game.turns.push_back({parent, *turn, item.value(commentKey).toString()});
    positions.push_back((*variant)->play(before, *turn));
  }
  const int current = object.value(currentKey).toInt();
  if (current >= 0 && current < static_cast<int>(positions.size())) game.current = current;
  return game;
}

}  // namespace kotai::ui
