// Tests for malicious game files. The program reads contents up to a limit and reports contents beyond the
// limit. Everything else is read as usual.
#include <QTest>

#include "core/record/record_reader.h"
#include "core/record/replay.h"
#include "tests/runner/test_class.h"

using namespace kotai;

constexpr const char* requiredTags = "[Kotaigame \"1\"]\n[Variant \"dodgem:3x3\"]\n";

static std::string repeated(const std::string& text, std::size_t times) {
  std::string all;
  for (std::size_t i = 0; i < times; ++i) all += text;
  return all;
}

static GameRecord onlyGame(const std::string& text) {
  const auto games = readRecords(text);
  return games.size() == 1 && games.front() ? *games.front() : GameRecord{};
}

static std::ptrdiff_t countOf(const std::vector<GameDamage>& damage, GameDamage::Kind kind) {
  return std::ranges::count(damage, kind, &GameDamage::kind);
}

class RecordLimitsTest : public QObject {
  Q_OBJECT

 private slots:
  void tagsOfAGame();
  void movesOfAGame();
  void variationsInsideEachOther();
  void largestAllowedFileIsRead();
  void faultsThatAreKept();
  void theNextGameIsRead();
  void gamesOfAFile();
  void movesOfAFile();
  void badBytesOfManyGames();
  void branchesOfAnOldFile();
  void longMoves();
};

void RecordLimitsTest::tagsOfAGame() {
  std::string text = requiredTags;
  for (int i = 0; i < 5000; ++i) text += "[T" + std::to_string(i) + " \"x\"]\n";
  const GameRecord game = onlyGame(text + "b1b2 *");
  QCOMPARE(game.header.others.size() + 2, maxGameTags);
  QCOMPARE(countOf(game.damage, GameDamage::Kind::TooMuch), 1);
}

void RecordLimitsTest::movesOfAGame() {
  const GameRecord game = onlyGame(requiredTags + repeated("b1b2 ", maxGameMoves + 1000) + "*");
  QCOMPARE(game.moves.size(), maxGameMoves);
  QCOMPARE(countOf(game.damage, GameDamage::Kind::TooMuch), 1);
  QCOMPARE(game.damage.size(), std::size_t(1));
}

void RecordLimitsTest::variationsInsideEachOther() {
  const GameRecord game =
      onlyGame(requiredTags + std::string("b1b2 ") + repeated("(b1b3 ", 100'000) + repeated(")", 100'000) + "*");
  QCOMPARE(game.moves.size(), maxGameNesting + 1);
  QCOMPARE(countOf(game.damage, GameDamage::Kind::TooMuch), 1);
  QCOMPARE(game.damage.size(), std::size_t(1));
}

void RecordLimitsTest::largestAllowedFileIsRead() {
  std::string text = requiredTags;
  for (std::size_t i = 2; i < maxGameTags; ++i) text += "[T" + std::to_string(i) + " \"x\"]\n";
  text += "b1b2 " + repeated("(b1b3 ", maxGameNesting) + repeated(") ", maxGameNesting);
  text += repeated("b1b2 ", maxGameMoves - maxGameNesting - 1) + "*";
  const GameRecord game = onlyGame(text);
  QCOMPARE(game.moves.size(), maxGameMoves);
  QVERIFY(game.damage.empty());
}

void RecordLimitsTest::faultsThatAreKept() {
  QCOMPARE(onlyGame(requiredTags + repeated(") ", 100'000) + "*").damage.size(), maxGameDamage);
  QCOMPARE(onlyGame(requiredTags + repeated("[not a tag\n", 100'000) + "*").damage.size(), maxGameDamage);
}

void RecordLimitsTest::theNextGameIsRead() {
  const auto games =
      readRecords(requiredTags + std::string("b1b2 ") + repeated("(b1b3 ", 1000) + "*\n" + requiredTags + "c1c2 *\n");
  QCOMPARE(games.size(), std::size_t(2));
  QVERIFY(games[1] && games[1]->damage.empty());
  QCOMPARE(games[1]->moves.size(), std::size_t(1));
}

void RecordLimitsTest::gamesOfAFile() {
  const auto games = readRecords(repeated("[Variant \"x\"]\n*\n", maxRecordGames + 1000));
  QCOMPARE(games.size(), maxRecordGames + 1);
  QVERIFY(!games.back() && games.back().error().kind == GameFault::Kind::TooMuch);
  QCOMPARE(games.back().error().place.line, static_cast<int>(2 * maxRecordGames + 1));
  QVERIFY(readRecords(repeated("[Variant \"x\"]\n*\n", maxRecordGames)).back().has_value());
}

void RecordLimitsTest::movesOfAFile() {
  const std::string game = requiredTags + repeated("a ", maxGameMoves) + "*\n";
  const auto games = readRecords(repeated(game, maxRecordMoves / maxGameMoves + 3));
  QCOMPARE(games.size(), maxRecordMoves / maxGameMoves + 1);
  QVERIFY(!games.back() && games.back().error().kind == GameFault::Kind::TooMuch);
}

/// Each line with bad bytes is reported for the game to which it belongs.
void RecordLimitsTest::badBytesOfManyGames() {
  const auto games = readRecords(repeated("[Variant \"\xff\"]\nb1b2 {\xff\xff} *\n", 20'000));
  QCOMPARE(games.size(), std::size_t(20'000));
  for (const auto& game : games) QCOMPARE(countOf(game->damage, GameDamage::Kind::NotUtf8), 2);
}

/// In old files, a move names its predecessor. Every move in this file has an alternative, so variations nest
/// deeply without any bracket.
void RecordLimitsTest::branchesOfAnOldFile() {
  GameRecord record;
  for (int i = 0; i < 2000; ++i) {
    record.moves.push_back({.parent = i == 0 ? 0 : 2 * i, .text = "a", .comment = {}});
    record.moves.push_back({.parent = i == 0 ? 0 : 2 * i, .text = "b", .comment = {}});
  }
  int played = 0;
  const Replay result = replay(record, AnyPosition{}, [&](const AnyPosition& position, int, const GameRecord::Move&) {
    ++played;
    return tl::expected<AnyPosition, TextError>(position);
  });
  QCOMPARE(countOf(result.damage, GameDamage::Kind::TooMuch), 1);
  QVERIFY(played > static_cast<int>(maxGameNesting) && played < 2 * static_cast<int>(maxGameNesting) + 10);
}

void RecordLimitsTest::longMoves() {
  GameRecord record;
  record.moves.push_back({.parent = 0, .text = repeated("a", 101), .comment = {}});
  record.moves.push_back({.parent = 0, .text = repeated("a", 100), .comment = {}});
  std::vector<std::size_t> lengths;
  const Replay result = replay(record, AnyPosition{}, [&](const AnyPosition& position, int, const GameRecord::Move& move) {
    lengths.push_back(move.text.size());
    return tl::expected<AnyPosition, TextError>(position);
  });
  QCOMPARE(lengths, std::vector<std::size_t>{100});
  QCOMPARE(result.damage.size(), std::size_t(1));
}

KOTAI_TEST(RecordLimitsTest)
#include "record_limits_test.moc"
