#include "ui/document/written_game.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace kotai::ui {

namespace {

const auto formatKey = QStringLiteral("format");
const auto variantKey = QStringLiteral("variant");
const auto startKey = QStringLiteral("start");
const auto commentKey = QStringLiteral("comment");
const auto movesKey = QStringLiteral("moves");
const auto parentKey = QStringLiteral("after");
const auto moveKey = QStringLiteral("move");
const auto currentKey = QStringLiteral("current");

constexpr qsizetype longestMove = 100;  ///< no game has longer ones

QString asText(const QJsonValue& value) {
  if (value.isString()) return value.toString();
  return QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact)).chopped(1).mid(1);
}

bool isMissing(const QJsonValue& value) { return value.isUndefined(); }

/// The comment of an object, which may have none. What is no text is damage, and kept as it is written.
QString readComment(const QJsonObject& object, int number, std::vector<GameDamage>& damage) {
  const QJsonValue comment = object.value(commentKey);
  if (isMissing(comment)) return {};
  if (!comment.isString()) damage.push_back({GameDamage::Kind::Comment, number, 0, false, {}, asText(comment)});
  return asText(comment);
}

WrittenGame::Move readMove(const QJsonValue& entry, int number, std::vector<GameDamage>& damage) {
  const QJsonObject item = entry.toObject();
  if (!entry.isObject() || !item.value(moveKey).isString()) return {0, asText(entry), {}, GameDamage::Kind::NoMove};
  WrittenGame::Move move{item.value(parentKey).toInt(-1), item.value(moveKey).toString(), readComment(item, number, damage)};
  if (move.parent < 0 || move.parent >= number) move.fault = GameDamage::Kind::HangsNowhere;
  return move;
}

void readMoves(const QJsonValue& list, WrittenGame& game) {
  if (isMissing(list)) return;
  if (!list.isArray()) return game.damage.push_back({GameDamage::Kind::MoveList});
  const QJsonArray entries = list.toArray();
  for (const auto& entry : entries) game.moves.push_back(readMove(entry, static_cast<int>(game.moves.size()) + 1, game.damage));
}

tl::expected<QJsonObject, GameFault> readObject(const QByteArray& text) {
  if (text.trimmed().isEmpty()) return tl::unexpected(GameFault{GameFault::Kind::Empty});
  QJsonParseError error;
  const QJsonDocument document = QJsonDocument::fromJson(text, &error);
  if (error.error != QJsonParseError::NoError)
    return tl::unexpected(GameFault{GameFault::Kind::NotJson, error.errorString(), {}, error.offset});
  const QJsonObject object = document.object();
  const QJsonValue format = object.value(formatKey);
  if (!isMissing(format) && format.toInt(newestGameFormat + 1) > newestGameFormat)
    return tl::unexpected(GameFault{GameFault::Kind::NewerFormat, asText(format)});
  if (!object.value(variantKey).isString()) return tl::unexpected(GameFault{GameFault::Kind::NotAGame});
  return object;
}

/// A move of the file, as the replay goes on.
struct Place {
  std::optional<AnyPosition> position;  ///< none if it could not be played
  int number = 0;                       ///< among the moves that were played: its own, or that of the last one before it
  int ply = 0;
  bool continued = false;
  std::size_t lostWith = 0;  ///< the damage it was left out with
};

class Replayer {
 public:
  Replayer(const WrittenGame& game, const AnyPosition& start, const PlayWritten& play)
      : m_game(game), m_play(play), m_places{{start}} {
    m_result.damage = game.damage;
  }

  Replay run() {
    for (const WrittenGame::Move& move : m_game.moves) m_places.push_back(placeOf(move));
    const bool there = m_game.current >= 0 && m_game.current < static_cast<int>(m_places.size());
    if (there)
      m_result.current = m_places[static_cast<std::size_t>(m_game.current)].number;
    else
      m_result.damage.push_back({GameDamage::Kind::Current});
    return std::move(m_result);
  }

 private:
  Place placeOf(const WrittenGame::Move& move) {
    if (move.fault) return lost({}, {*move.fault, number(), 0, false, {}, move.text});
    Place& before = m_places[static_cast<std::size_t>(move.parent)];
    if (!before.position) {
      ++m_result.damage[before.lostWith].followers;
      return before;
    }
    const auto after = play(before, move);
    const bool continued = std::exchange(before.continued, true);
    if (after) return {*after, ++m_played, before.ply + 1};
    const QString textBefore = move.parent > 0 ? m_game.moves[static_cast<std::size_t>(move.parent) - 1].text : QString();
    return lost(before, {GameDamage::Kind::Move, number(), before.ply + 1, continued, textBefore, move.text, after.error()});
  }

  tl::expected<AnyPosition, TextError> play(const Place& before, const WrittenGame::Move& move) const {
    if (move.text.size() <= longestMove) return m_play(*before.position, before.number, move);
    return tl::unexpected(TextError{TextFault::TextTooLong, 0, {std::to_string(move.text.size()), std::to_string(longestMove)}});
  }

  Place lost(const Place& before, GameDamage damage) {
    m_result.damage.push_back(std::move(damage));
    return {std::nullopt, before.number, before.ply, false, m_result.damage.size() - 1};
  }

  int number() const { return static_cast<int>(m_places.size()); }

  const WrittenGame& m_game;
  const PlayWritten& m_play;
  std::vector<Place> m_places;  ///< by the numbers of the file; the start first
  int m_played = 0;
  Replay m_result;
};

}  // namespace

QByteArray writeJson(const WrittenGame& game) {
  QJsonArray moves;
  for (const WrittenGame::Move& move : game.moves) {
    QJsonObject item{{parentKey, move.parent}, {moveKey, move.text}};
    if (!move.comment.isEmpty()) item.insert(commentKey, move.comment);
    moves.append(item);
  }
  QJsonObject object{{formatKey, newestGameFormat},
                     {variantKey, game.variant},
                     {startKey, game.start},
                     {movesKey, moves},
                     {currentKey, game.current}};
  if (!game.startComment.isEmpty()) object.insert(commentKey, game.startComment);
  return QJsonDocument(object).toJson();
}

tl::expected<WrittenGame, GameFault> readJson(const QByteArray& text) {
  const auto object = readObject(text);
  if (!object) return tl::unexpected(object.error());
  WrittenGame game{object->value(variantKey).toString(), object->value(startKey).toString(), {}, {}, 0, {}};
  game.startComment = readComment(*object, 0, game.damage);
  readMoves(object->value(movesKey), game);
  game.current = isMissing(object->value(currentKey)) ? 0 : object->value(currentKey).toInt(-1);
  return game;
}

Replay replay(const WrittenGame& game, const AnyPosition& start, const PlayWritten& play) {
  return Replayer(game, start, play).run();
}

}  // namespace kotai::ui
