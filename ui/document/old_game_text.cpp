#include "ui/document/old_game_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace kotai::ui {

const auto formatKey = QStringLiteral("format");
const auto variantKey = QStringLiteral("variant");
const auto startKey = QStringLiteral("start");
const auto commentKey = QStringLiteral("comment");
const auto movesKey = QStringLiteral("moves");
const auto parentKey = QStringLiteral("after");
const auto moveKey = QStringLiteral("move");
const auto currentKey = QStringLiteral("current");

constexpr int newestOldFormat = 1;

static std::string asText(const QJsonValue& value) {
  if (value.isString()) return value.toString().toStdString();
  return QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact).chopped(1).mid(1).toStdString();
}

static bool isMissing(const QJsonValue& value) { return value.isUndefined(); }

/// Returns the comment of an object, or an empty string. Records a value that is not a string as damage, with its
/// source text.
static std::string readComment(const QJsonObject& object, int number, std::vector<GameDamage>& damage) {
  const QJsonValue comment = object.value(commentKey);
  if (isMissing(comment)) return {};
  if (!comment.isString()) addDamage(damage, {.kind = GameDamage::Kind::Comment, .number = number, .found = asText(comment)});
  return asText(comment);
}

static GameRecord::Move readMove(const QJsonValue& entry, int number, std::vector<GameDamage>& damage) {
  const QJsonObject item = entry.toObject();
  if (!entry.isObject() || !item.value(moveKey).isString()) return {0, asText(entry), {}, {}, GameDamage::Kind::NoMove};
  GameRecord::Move move{item.value(parentKey).toInt(-1), item.value(moveKey).toString().toStdString(),
                        readComment(item, number, damage)};
  if (move.parent < 0 || move.parent >= number) move.fault = GameDamage::Kind::HangsNowhere;
  return move;
}

static void readMoves(const QJsonValue& list, GameRecord& game) {
  if (isMissing(list)) return;
  if (!list.isArray()) return addDamage(game.damage, {.kind = GameDamage::Kind::MoveList});
  const QJsonArray entries = list.toArray();
  for (const auto& entry : entries) game.moves.push_back(readMove(entry, static_cast<int>(game.moves.size()) + 1, game.damage));
}

static tl::expected<QJsonObject, GameFault> readObject(const QByteArray& text) {
  if (text.trimmed().isEmpty()) return tl::unexpected(GameFault{GameFault::Kind::Empty});
  QJsonParseError error;
  const QJsonDocument document = QJsonDocument::fromJson(text, &error);
  if (error.error != QJsonParseError::NoError)
    return tl::unexpected(GameFault{GameFault::Kind::NotJson, error.errorString().toStdString(), {}, error.offset});
  const QJsonObject object = document.object();
  const QJsonValue format = object.value(formatKey);
  if (!isMissing(format) && format.toInt(newestOldFormat + 1) > newestOldFormat)
    return tl::unexpected(GameFault{GameFault::Kind::NewerFormat, asText(format)});
  if (!object.value(variantKey).isString()) return tl::unexpected(GameFault{GameFault::Kind::NotAGame});
  return object;
}

bool isOldGameText(const QByteArray& text) { return text.trimmed().startsWith('{'); }

tl::expected<GameRecord, GameFault> readOldGame(const QByteArray& text) {
  const auto object = readObject(text);
  if (!object) return tl::unexpected(object.error());
  GameRecord game;
  game.variant = object->value(variantKey).toString().toStdString();
  game.start = object->value(startKey).toString().toStdString();
  game.startComment = readComment(*object, 0, game.damage);
  readMoves(object->value(movesKey), game);
  game.current = isMissing(object->value(currentKey)) ? 0 : object->value(currentKey).toInt(-1);
  return game;
}

}  // namespace kotai::ui
