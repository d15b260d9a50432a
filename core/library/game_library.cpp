#include "core/library/game_library.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <utility>

#include "core/library/later_stage.h"
#include "core/library/library_tables.h"
#include "core/library/statements.h"
#include "core/record/record_limits.h"
#include "core/record/record_writer.h"

namespace kotai {

/// Returns the side that moves first in a game. \p started: the text of the game if it has its own start position.
static Side firstToMove(const QString& started) {
  if (started.isEmpty()) return Side::First;
  const SavedResult saved = readSavedGames(started.toStdString()).front();
  const auto* game = saved ? std::get_if<ReadGame>(&saved->game) : nullptr;
  return game ? game->variant->sideToMove(mainLineOf(*saved).front()) : Side::First;
}

OwnMovesByKeys GameLibrary::ownMoves(const std::string& variantId, const std::string& beforeKey) const {
  return library::orEmpty([&] {
    OwnMovesByKeys moves;
    QVariantList values{QString::fromStdString(variantId)};
    if (!beforeKey.empty()) values << QByteArray::fromStdString(beforeKey);
    QSqlQuery query = catalogue::execute(m_database->open(), library::ownMovesQuery(!beforeKey.empty()), values);
    while (query.next()) {
      const Side person = query.value(3).toInt() == 0 ? Side::First : Side::Second;
      const Side mover = query.value(2).toInt() % 2 == 0 ? Side::First : Side::Second;
      if ((firstToMove(query.value(5).toString()) == Side::First ? mover : other(mover)) != person) continue;
      OwnMoves& move = moves[query.value(0).toByteArray().toStdString()][query.value(1).toByteArray().toStdString()];
      ++move.games;
      const auto result = gameResultFromText(query.value(4).toString().toStdString()).value_or(GameResult::Open);
      if (result == GameResult::Open) continue;
      ++move.ended;
      const bool firstWon = result == GameResult::FirstWins;
      move.points += result == GameResult::Draw ? 0.5 : firstWon == (person == Side::First) ? 1 : 0;
    }
    return moves;
  });
}

namespace fs = std::filesystem;
using catalogue::execute;
using catalogue::StoreError;

static QVariant orNull(const std::optional<double>& number) {
  return number ? QVariant(*number) : QVariant(QMetaType::fromType<double>());
}

static std::optional<double> numberOf(const QVariant& value) {
  return value.isNull() ? std::nullopt : std::optional(value.toDouble());
}

static LibraryGame gameOf(const QSqlQuery& row) {
  const auto words = [&row](int column) { return row.value(column).toString().toStdString(); };
  LibraryGame game;
  game.id = {row.value(0).toLongLong()};
  game.gameId = words(1);
  game.variant = words(2);
  game.header = {words(3), words(4), words(5), gameResultFromText(words(6)).value_or(GameResult::Open), words(7), {}};
  game.plies = row.value(8).toInt();
  game.source = library::sourceOf(row.value(9).toString());
  if (!row.value(10).isNull()) game.person = row.value(10).toInt() == 0 ? Side::First : Side::Second;
  game.accuracy = {numberOf(row.value(11)), numberOf(row.value(12))};
  game.valuesShown = row.value(13).toBool();
  return game;
}

static std::vector<std::string> positionKeys(const SavedGame& saved) {
  std::vector<std::string> keys;
  std::visit(
      [&](const auto& game) {
        for (const AnyPosition& position : mainLineOf(saved)) keys.push_back(positionKey(*game.variant, position));
      },
      saved.game);
  return keys;
}

/// Reads the game from the column `text`.
static SavedResult storedGame(const QVariant& text) { return readSavedGames(text.toString().toStdString()).front(); }

/// Game in the form in which the library stores it.
struct Written {
  explicit Written(const SavedGame& game) : record(recordOf(game)) {
    record.current = 0;  // the current move is not part of a game's identity
    bytes = QByteArray::fromStdString(writeRecord(record));
    digest = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
  }
  GameRecord record;
  QByteArray bytes;
  QByteArray digest;
};

/// Returns a stored game with the same players, start time, moves and end, or nothing if there is none. Ignores
/// comments.
static std::optional<GameId> alike(const QSqlDatabase& database, const SavedGame& game) {
  const std::vector<AnyPosition> line = mainLineOf(game);
  const GameHeader& header = game.header();
  QSqlQuery found = execute(
      database,
      QStringLiteral("SELECT id, text FROM game WHERE removed = 0 AND variant = ? AND date = ? AND first = ? "
                     "AND second = ? AND result = ? AND plies = ?"),
      {QString::fromStdString(game.variantId()), QString::fromStdString(header.date), QString::fromStdString(header.first),
       QString::fromStdString(header.second), QString::fromStdString(toText(header.result)), static_cast<int>(line.size()) - 1});
  while (found.next()) {
    const SavedResult saved = storedGame(found.value(1));
    if (saved && mainLineOf(*saved) == line) return GameId{found.value(0).toLongLong()};
  }
  return std::nullopt;
}

/// Removes earlier stages of the same game that were stored as unfinished. Compares the moves, because another
/// game may have begun in the same minute.
static void removeEarlierStages(const QSqlDatabase& database, const GameRecord& later) {
  std::vector<qlonglong> ids;
  QSqlQuery stages = execute(database, QStringLiteral("SELECT id, text FROM game WHERE source = ? AND date = ? AND variant = ?"),
                             {library::sourceText(GameSource::PutAside), QString::fromStdString(later.header.date),
                              QString::fromStdString(later.variant)});
  while (stages.next()) {
    const SavedResult saved = storedGame(stages.value(1));
    if (saved && library::isLaterStage(later, recordOf(*saved))) ids.push_back(stages.value(0).toLongLong());
  }
  stages.finish();
  for (const qlonglong id : ids) execute(database, QStringLiteral("DELETE FROM game WHERE id = ?"), {id});
}

static std::optional<GameId> idOf(const QSqlDatabase& database, const QByteArray& digest) {
  QSqlQuery known = execute(database, QStringLiteral("SELECT id FROM game WHERE digest = ? AND removed = 0"), {digest});
  return known.next() ? std::optional(GameId{known.value(0).toLongLong()}) : std::nullopt;
}

/// Inserts a game. If the user removed an equal game, restores that game. Returns nothing if the library
/// already contains the game.
static std::optional<GameId> insert(const QSqlDatabase& database, const NewLibraryGame& added) {
  const auto [record, written, digest] = Written(added.game);
  QSqlQuery known = execute(database, QStringLiteral("SELECT id, removed FROM game WHERE digest = ?"), {digest});
  if (known.next() && known.value(1).toInt() == 0) return std::nullopt;
  execute(database, QStringLiteral("DELETE FROM game WHERE digest = ?"), {digest});
  if (added.source != GameSource::Imported && !record.header.date.empty()) removeEarlierStages(database, record);
  const std::vector<std::string> keys = positionKeys(added.game);
  const QVariant person = added.person ? QVariant(*added.person == Side::First ? 0 : 1) : QVariant(QMetaType::fromType<int>());
  const GameHeader& header = record.header;
  const QSqlQuery inserted = execute(
      database,
      QStringLiteral("INSERT INTO game (added, source, game, variant, first, second, date, result, reason, plies, person, "
                     "first_accuracy, second_accuracy, values_shown, text, digest) "
                     "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
      {QDateTime::currentDateTimeUtc().toString(Qt::ISODate), library::sourceText(added.source),
       QString::fromStdString(gameIdOf(record.variant)), QString::fromStdString(record.variant),
       QString::fromStdString(header.first), QString::fromStdString(header.second), QString::fromStdString(header.date),
       QString::fromStdString(toText(header.result)), QString::fromStdString(header.reason), static_cast<int>(keys.size()) - 1,
       person, orNull(added.accuracy[0]), orNull(added.accuracy[1]), valuesWereShown(header) ? 1 : 0, QString::fromUtf8(written),
       digest});
  const GameId id{inserted.lastInsertId().toLongLong()};
  QSqlQuery positions(database);
  positions.prepare(QStringLiteral("INSERT INTO position VALUES (?, ?, ?)"));
  for (std::size_t ply = 0; ply < keys.size(); ++ply) {
    positions.bindValue(0, QVariant::fromValue<qlonglong>(id.value));
    positions.bindValue(1, static_cast<int>(ply));
    positions.bindValue(2, QByteArray::fromStdString(keys[ply]));
    if (!positions.exec()) throw StoreError{};
  }
  return id;
}

/// Returns a stored game. Returns nothing if the game was removed or began at another time.
static std::optional<GameRecord> earlierAt(const QSqlDatabase& database, GameId id, const GameHeader& now) {
  QSqlQuery found = execute(database, QStringLiteral("SELECT text FROM game WHERE id = ? AND removed = 0 AND date = ?"),
                            {static_cast<qlonglong>(id.value), QString::fromStdString(now.date)});
  if (!found.next()) return std::nullopt;
  const SavedResult saved = storedGame(found.value(0));
  return saved ? std::optional(recordOf(*saved)) : std::nullopt;
}

/// Returns whether a game that went on after its end replaces the record with that end. An unfinished game
/// replaces the record only if the game contains all moves of the record.
static bool replacesGame(const GameRecord& before, const GameRecord& now) {
  return library::divergesAtEnd(now, before) && (now.header.result != GameResult::Open || library::isLaterStage(now, before));
}

static bool isBeginningOf(const GameRecord& before, const GameRecord& now) {
  return library::mainLinePlies(now) < library::mainLinePlies(before) && library::isLaterStage(before, now);
}

GameLibrary::GameLibrary(const fs::path& directory)
    : m_database(std::make_shared<library::LibraryDatabase>(directory)),
      m_puzzles(m_database),
      m_puzzleHistory(m_database),
      m_lessons(m_database) {}

const fs::path& GameLibrary::file() const { return m_database->file(); }

std::optional<LibraryFault> GameLibrary::fault() const { return m_database->fault(); }

std::optional<fs::path> GameLibrary::movedAside() const { return m_database->movedAside(); }

int GameLibrary::rescuedGames() const { return m_database->rescuedGames(); }

void GameLibrary::whenMovedAside(std::function<void()> notify) { m_database->whenMovedAside(std::move(notify)); }

std::optional<std::vector<std::optional<GameId>>> GameLibrary::add(const std::vector<NewLibraryGame>& games) {
  using Ids = std::vector<std::optional<GameId>>;
  return library::inTransaction(*m_database, [&](const QSqlDatabase& database) -> std::optional<Ids> {
    Ids ids;
    for (const NewLibraryGame& game : games) ids.push_back(insert(database, game));
    return ids;
  });
}

std::optional<GameId> GameLibrary::store(const NewLibraryGame& game, std::optional<GameId> before) {
  return library::inTransaction(*m_database, [&](const QSqlDatabase& database) -> std::optional<GameId> {
    const Written now(game.game);
    const std::optional<GameRecord> earlier = before ? earlierAt(database, *before, now.record.header) : std::nullopt;
    if (earlier && isBeginningOf(*earlier, now.record)) return before;
    const std::optional<GameId> id = insert(database, game);
    if (id && earlier && replacesGame(*earlier, now.record))
      execute(database, QStringLiteral("DELETE FROM game WHERE id = ?"), {static_cast<qlonglong>(before->value)});
    return id ? id : idOf(database, now.digest);
  });
}

bool GameLibrary::saveLaterComments(const SavedGame& game) {
  return library::inTransaction(*m_database, [&](const QSqlDatabase& database) {
    const Written written(game);
    if (idOf(database, written.digest)) return true;
    const std::optional<GameId> before = alike(database, game);
    if (!before) {
      insert(database, {game, GameSource::PutAside, std::nullopt, {}});
    } else {
      execute(database, QStringLiteral("DELETE FROM game WHERE digest = ?"), {written.digest});  // the user has removed the game
      execute(database, QStringLiteral("UPDATE game SET text = ?, digest = ? WHERE id = ?"),
              {QString::fromUtf8(written.bytes), written.digest, static_cast<qlonglong>(before->value)});
    }
    return true;
  });
}

bool GameLibrary::putAside(const SavedGame& game, std::optional<GameId> storedAs) {
  if (game.header().result != GameResult::Open) return saveLaterComments(game);
  return store({game, GameSource::PutAside, personOf(game.header()), {}}, storedAs).has_value();
}

bool GameLibrary::setAccuracy(GameId id, const std::array<std::optional<double>, 2>& accuracy) {
  return library::change(*m_database, QStringLiteral("UPDATE game SET first_accuracy = ?, second_accuracy = ? WHERE id = ?"),
                         {orNull(accuracy[0]), orNull(accuracy[1]), static_cast<qlonglong>(id.value)});
}

bool GameLibrary::setRemoved(const std::vector<GameId>& ids, bool removed) {
  return library::inTransaction(*m_database, [&](const QSqlDatabase& database) {
    for (const GameId id : ids)
      execute(database, QStringLiteral("UPDATE game SET removed = ? WHERE id = ?"),
              {removed ? 1 : 0, static_cast<qlonglong>(id.value)});
    return true;
  });
}

std::vector<LibraryGame> GameLibrary::games(const LibraryFilter& filter, int most) const {
  const library::Condition condition = library::conditionOf(filter);
  return library::rowsOf(
      *m_database,
      QStringLiteral("SELECT %1 FROM game %2 ORDER BY date DESC, id DESC LIMIT ?").arg(library::gameColumns(), condition.text),
      condition.values + QVariantList{most}, gameOf);
}

int GameLibrary::count(const LibraryFilter& filter) const {
  return library::orEmpty([&] {
    const library::Condition condition = library::conditionOf(filter);
    QSqlQuery query =
        execute(m_database->open(), QStringLiteral("SELECT count(*) FROM game ") + condition.text, condition.values);
    return query.next() ? query.value(0).toInt() : 0;
  });
}

std::string GameLibrary::text(GameId id) const {
  return library::orEmpty([&] {
    QSqlQuery query =
        execute(m_database->open(), QStringLiteral("SELECT text FROM game WHERE id = ? AND length(CAST(text AS BLOB)) <= ?"),
                {static_cast<qlonglong>(id.value), static_cast<qlonglong>(maxRecordBytes)});
    return query.next() ? query.value(0).toString().toStdString() : std::string();
  });
}

std::vector<std::string> GameLibrary::players() const {
  return library::textsOf(*m_database, QStringLiteral("SELECT first FROM game WHERE removed = 0 AND first <> '' UNION "
                                                      "SELECT second FROM game WHERE removed = 0 AND second <> '' ORDER BY 1"));
}

std::vector<std::string> GameLibrary::variants() const {
  return library::textsOf(*m_database, QStringLiteral("SELECT DISTINCT variant FROM game WHERE removed = 0 ORDER BY variant"));
}

}  // namespace kotai
