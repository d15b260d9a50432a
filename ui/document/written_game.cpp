#include "ui/document/written_game.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace kotai::ui {

namespace {

const auto variantKey = QStringLiteral("variant");
const auto startKey = QStringLiteral("start");
const auto commentKey = QStringLiteral("comment");
const auto movesKey = QStringLiteral("moves");
const auto parentKey = QStringLiteral("after");
const auto moveKey = QStringLiteral("move");
const auto currentKey = QStringLiteral("current");

}  // namespace

QByteArray writeJson(const WrittenGame& game) {
  QJsonArray moves;
  for (const WrittenGame::Move& move : game.moves) {
    QJsonObject item{{parentKey, move.parent}, {moveKey, move.text}};
    if (!move.comment.isEmpty()) item.insert(commentKey, move.comment);
    moves.append(item);
  }
  QJsonObject object{{variantKey, game.variant}, {startKey, game.start}, {movesKey, moves}, {currentKey, game.current}};
  if (!game.startComment.isEmpty()) object.insert(commentKey, game.startComment);
  return QJsonDocument(object).toJson();
}

WrittenGame readJson(const QByteArray& text) {
  const QJsonObject object = QJsonDocument::fromJson(text).object();
  WrittenGame game{object.value(variantKey).toString(), object.value(startKey).toString(), object.value(commentKey).toString(), {},
                   object.value(currentKey).toInt()};
  const QJsonArray moves = object.value(movesKey).toArray();
  for (const auto& entry : moves) {
    const QJsonObject item = entry.toObject();
    const int parent = item.value(parentKey).toInt(-1);
    if (parent < 0 || parent > static_cast<int>(game.moves.size())) break;
    game.moves.push_back({parent, item.value(moveKey).toString(), item.value(commentKey).toString()});
  }
  return game;
}

}  // namespace kotai::ui
