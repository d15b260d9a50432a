// Tests for game files, with random games of every game. Written games are read again, and damage is reported
// with its location.
#include <QTest>
#include <algorithm>

#include "core/game/registry.h"
#include "core/players/random_source.h"
#include "core/record/record_reader.h"
#include "core/record/record_writer.h"
#include "core/record/result_check.h"
#include "core/record/saved_game.h"
#include "core/simultaneous/registry.h"
#include "tests/runner/test_class.h"

using namespace kotai;

const std::vector<std::string> trickyTexts{"good", "a } brace", "back\\slash\\", "two\nlines", "(1-0) [Variant \"x\"] {*}",
                                           "\r\n", "日本語 ★",  "\\}",           "\"quoted\"", "12. a1"};

static GameHeader someHeader(RandomSource& random) {
  const auto text = [&] { return trickyTexts[random.below(trickyTexts.size())]; };
  return {text(), "level=3", "2026-11-22 18:30", static_cast<GameResult>(random.below(4)), text(), {{"Event", text()}}};
}

/// Returns a comment in one of four calls, otherwise an empty string.
static std::string someComment(RandomSource& random) {
  return random.below(4) == 0 ? trickyTexts[random.below(trickyTexts.size())] : std::string();
}

/// Fills a tree of moves. Each move follows an earlier move, usually the last move, so that variations contain
/// variations. \p moveAt(position) returns a random move and the position after it, or nothing if the game is
/// over.
template <typename Game, typename MoveAt>
static void fillTree(Game& game, RandomSource& random, const MoveAt& moveAt) {
  std::vector<AnyPosition> positions{game.start};
  int at = 0;
  for (int tries = 0; tries < 60; ++tries) {
    if (random.below(5) == 0) at = static_cast<int>(random.below(positions.size()));
    const auto made = moveAt(positions[static_cast<std::size_t>(at)]);
    if (!made) {
      at = 0;
      continue;
    }
    game.moves.push_back({at, made->first, someComment(random)});
    positions.push_back(made->second);
    at = static_cast<int>(game.moves.size());
  }
  game.current = static_cast<int>(random.below(positions.size()));
}

static SavedGame randomGame(const VariantPtr& variant, std::uint64_t seed) {
  RandomSource random(seed);
  ReadGame game{variant, variant->start(), someHeader(random), {}, someComment(random), 0, {}};
  if (const auto moves = variant->legalMoves(game.start); seed % 2 == 1)
    game.start = variant->play(game.start, moves[random.below(moves.size())]);
  fillTree(game, random, [&](const AnyPosition& position) -> std::optional<std::pair<AnyMove, AnyPosition>> {
    const auto moves = variant->legalMoves(position);
    if (moves.empty()) return std::nullopt;
    const AnyMove move = moves[random.below(moves.size())];
    return std::pair(move, variant->play(position, move));
  });
  return {game};
}

static SavedGame randomGame(const SimultaneousVariantPtr& variant, std::uint64_t seed) {
  RandomSource random(seed);
  ReadTurnGame game{variant, variant->start(), someHeader(random), {}, someComment(random), 0, {}};
  fillTree(game, random, [&](const AnyPosition& position) -> std::optional<std::pair<JointMove, AnyPosition>> {
    if (variant->finished(position)) return std::nullopt;
    const auto first = variant->moves(position, Side::First);
    const auto second = variant->moves(position, Side::Second);
    const JointMove turn{first[random.below(first.size())], second[random.below(second.size())]};
    return std::pair(turn, variant->play(position, turn));
  });
  return {game};
}

/// Compares the headers, and the comments, texts and parents of the moves, in the order of the text.
static void compareRead(const SavedGame& written, const std::string& text) {
  const auto games = readSavedGames(text);
  QCOMPARE(games.size(), std::size_t(1));
  QVERIFY(games[0]);
  QVERIFY2(games[0]->damage().empty(), text.c_str());
  QCOMPARE(games[0]->header() == written.header(), true);
  const GameRecord before = recordOf(written);
  const GameRecord after = recordOf(*games[0]);
  QCOMPARE(after.startComment, before.startComment);
  QCOMPARE(after.moves.size(), before.moves.size());
  QCOMPARE(writeRecord(after), text);
  auto words = [](const GameRecord& record) {
    std::vector<std::string> all;
    for (const auto& move : record.moves) all.push_back(move.text + '|' + move.comment);
    std::ranges::sort(all);
    return all;
  };
  QCOMPARE(words(after) == words(before), true);
  const auto lookedAt = [](const GameRecord& record) {
    return record.current == 0 ? std::string() : record.moves[static_cast<std::size_t>(record.current) - 1].text;
  };
  QCOMPARE(lookedAt(after), lookedAt(before));
}

const std::string recordHead = "[Kotaigame \"1\"]\n[Variant \"dodgem:4x4\"]\n\n";

static std::vector<GameDamage> damageOf(const std::string& text) { return readSavedGames(text).front()->damage(); }

class RecordTest : public QObject {
  Q_OBJECT

 private slots:
  void randomGamesAreReadAgain() {
    for (const Game& game : games())
      for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const SavedGame written = randomGame(*parseVariant(game.knownVariants.front()), seed);
        compareRead(written, writeRecord(recordOf(written)));
      }
    for (const GameInfo& game : simultaneousGames())
      for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const SavedGame written = randomGame(*parseSimultaneousVariant(game.knownVariants.back()), seed);
        compareRead(written, writeRecord(recordOf(written)));
      }
  }

  /// The variant's text contains its start position, and games may also begin in other positions.
  void ownStartsAreReadAgain() {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const SavedGame written = randomGame(*parseVariant("animalshogi:drops=no,start=gle_c2_2C_ELG"), seed);
      const std::string text = writeRecord(recordOf(written));
      QVERIFY(text.find("[Variant \"animalshogi:drops=no,start=gle_c2_2C_ELG\"]") != std::string::npos);
      compareRead(written, text);
    }
  }

  void aFileHoldsManyGames() {
    std::string file;
    const VariantPtr variant = *parseVariant("dodgem:3x3");
    for (std::uint64_t seed = 0; seed < 5; ++seed) file += writeRecord(recordOf(randomGame(variant, seed)));
    const auto games = readSavedGames(file);
    QCOMPARE(games.size(), std::size_t(5));
    std::string again;
    for (const auto& game : games) again += writeRecord(recordOf(*game));
    QCOMPARE(again, file);
  }

  void whatPeopleWrite() {
    // The text has moves without numbers, moves with attached numbers, other line ends, comments before the first
    // move of a variation, and a byte order mark.
    const auto games = readSavedGames(
        "\xef\xbb\xbf[Variant \"dodgem:4x4\"]\r\n[Result \"1-0\"]\r\n\r\n1.c1c2 a2b2 {x}\r\n"
        "({y} 1...a3b3) 2. c2c3 {one} {two} 1-0\r\n");
    QVERIFY(games[0] && games[0]->damage().empty());
    const ReadGame& game = std::get<ReadGame>(games[0]->game);
    QCOMPARE(game.moves.size(), std::size_t(4));
    QCOMPARE(game.moves[2].parent, 1);
    QCOMPARE(game.moves[2].comment, std::string("y"));
    QCOMPARE(game.moves[3].parent, 2);
    QCOMPARE(game.moves[3].comment, std::string("one\ntwo"));
    QVERIFY(game.header.result == GameResult::FirstWins);
  }

  void damageIsReported_data() {
    QTest::addColumn<std::string>("moves");
    QTest::addColumn<int>("read");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    using Kind = GameDamage::Kind;
    const auto row = [](const char* name, const std::string& moves, int read, Kind kind, int line, int column) {
      QTest::newRow(name) << moves << read << static_cast<int>(kind) << line << column;
    };
    row("no move", "1. c1c2 NONSENSE 2. c2c3 *", 1, Kind::Move, 4, 9);
    row("illegal", "1. c1c4 *", 0, Kind::Move, 4, 4);
    row("second line", "1. c1c2\na2b2\n2. é *", 2, Kind::Move, 6, 4);
    row("in a variation", "1. c1c2 (1. b1b2 xx) a2b2 *", 3, Kind::Move, 4, 18);
    row("end missing", "1. c1c2 a2b2", 2, Kind::CutOff, 1, 1);
    row("comment without end", "1. c1c2 {so", 1, Kind::CommentEnd, 4, 9);
    row("variation without end", "1. c1c2 (1. b1b2 *", 2, Kind::Bracket, 4, 9);
    row("variation without beginning", "1. c1c2 ) *", 1, Kind::Bracket, 4, 9);
    row("variation of nothing", "(1. c1c2) *", 1, Kind::Bracket, 4, 1);
    row("tag without its quote", "[First \"Anna\\\"]\n1. c1c2 *", 1, Kind::Tag, 4, 1);
    row("tag with a quote inside", "[First \"Anna \"the\" Rock\"]\n1. c1c2 *", 1, Kind::Tag, 4, 1);
    row("word after a tag", "[First \"Anna\"] Bob\n1. c1c2 *", 0, Kind::Move, 4, 16);
    row("no tag after a tag", "[First \"Anna\"] [Second Bob]\n1. c1c2 *", 1, Kind::Tag, 4, 16);
    row("tag", "1. c1c2\n[Oh]\na2b2 *", 2, Kind::Tag, 5, 1);
    row("after the end", "1. c1c2 * a2b2 c2c3", 1, Kind::Outside, 4, 11);
    row("no text", "1. c1c2 {\xff\xfe} a2b2 *", 2, Kind::NotUtf8, 4, 10);
    row("long", std::string(5000, 'a') + " *", 0, Kind::Move, 4, 1);
  }

  void damageIsReported() {
    QFETCH(std::string, moves);
    QFETCH(int, read);
    QFETCH(int, kind);
    const auto games = readSavedGames(recordHead + moves);
    QVERIFY(games[0]);
    QCOMPARE(static_cast<int>(std::get<ReadGame>(games[0]->game).moves.size()), read);
    const auto& damage = games[0]->damage();
    QCOMPARE(damage.size(), std::size_t(1));
    QCOMPARE(static_cast<int>(damage[0].kind), kind);
    QTEST(damage[0].place.line, "line");
    QTEST(damage[0].place.column, "column");
  }

  void tagsInALine() {
    const auto games = readSavedGames("[Variant \"dodgem:4x4\"][First \"A \\\"b\\\" ]\"] [ Second \"x\"]\n1. c1c2 *");
    QCOMPARE(games[0]->header().first, std::string("A \"b\" ]"));
    QCOMPARE(games[0]->damage().size(), std::size_t(1));  // a space before a tag name is an error
    const auto good = readSavedGames("[Variant \"dodgem:4x4\"] [First \"Anna\"] [Second \"Bob\" ]\n1. c1c2 *");
    QCOMPARE(good[0]->header().first, std::string("Anna"));
    QCOMPARE(good[0]->header().second, std::string("Bob"));
    QVERIFY(good[0]->damage().empty());
  }

  void resultsFitTheirGames_data() {
    QTest::addColumn<std::string>("variant");
    QTest::addColumn<std::string>("result");
    QTest::addColumn<std::string>("reason");
    QTest::addColumn<std::string>("moves");
    QTest::addColumn<int>("fault");
    using Kind = ResultFault::Kind;
    const auto row = [](const char* name, const char* variant, const char* result, const char* reason, const char* moves,
                        std::optional<Kind> fault = {}) {
      QTest::newRow(name) << std::string(variant) << std::string(result) << std::string(reason) << std::string(moves)
                          << (fault ? static_cast<int>(*fault) : -1);
    };
    const char* const taken = "B3B2 A1A2 B2B1";            // the chick captures the lion
    const char* const round = "C4C3 A1A2 C3C4 A2A1 ";      // both giraffes leave and return
    const std::string twice = std::string(round) + round;  // the start position occurs for the third time
    const char* const board = "syncdom:2x2";
    row("winner", "animalshogi", "1-0", "rules", taken);
    row("no winner", "animalshogi", "0-1", "rules", taken, Kind::OtherResult);
    row("no winner, without a reason", "animalshogi", "0-1", "", taken, Kind::OtherResult);
    row("no draw", "animalshogi", "1/2-1/2", "agreement", taken, Kind::OtherResult);
    row("not over", "animalshogi", "1-0", "rules", "B3B2", Kind::NotEnded);
    row("not over, variation is", "animalshogi", "1-0", "rules", "B3B2 A1A2 C4C3 (B2B1)", Kind::NotEnded);
    row("resigned", "animalshogi", "1-0", "resignation", "B3B2");
    row("resigned a draw", "animalshogi", "1/2-1/2", "resignation", "B3B2", Kind::OtherReason);
    row("agreed on a win", "animalshogi", "1-0", "agreement", "B3B2", Kind::OtherReason);
    row("repetition", "animalshogi", "1/2-1/2", "repetition", twice.c_str());
    row("repetition too early", "animalshogi", "1/2-1/2", "repetition", round, Kind::NotRepeated);
    row("repetition won", "animalshogi", "1-0", "repetition", twice.c_str(), Kind::OtherReason);
    row("reason without a result", "animalshogi", "*", "time", "B3B2", Kind::StillOpen);
    row("nothing said", "animalshogi", "*", "", taken);
    row("sentence", "animalshogi", "1-0", "the bell rang", "B3B2");
    row("length", "animalshogi", "1/2-1/2", "length", "B3B2");
    row("both at once", board, "1/2-1/2", "rules", "V:a1&H:a1");
    row("both at once, winner", board, "1-0", "", "V:a1&H:a1", Kind::OtherResult);
    row("both at once, not over", board, "1-0", "rules", "", Kind::NotEnded);
  }

  void resultsFitTheirGames() {
    QFETCH(std::string, variant);
    QFETCH(std::string, result);
    QFETCH(std::string, reason);
    QFETCH(std::string, moves);
    std::string text = "[Variant \"" + variant + "\"]\n[Result \"" + result + "\"]\n";
    if (!reason.empty()) text += "[Reason \"" + reason + "\"]\n";
    const auto games = readSavedGames(text + moves + ' ' + result);
    QVERIFY(games[0]);
    QVERIFY(games[0]->damage().empty());
    const auto fault = resultFault(*games[0]);
    QTEST(fault ? static_cast<int>(fault->kind) : -1, "fault");
  }

  void damagedTags() {
    QCOMPARE(damageOf("[Variant \"dodgem:4x4\"]\n[Variant \"dodgem:3x3\"]\n*").size(), std::size_t(1));
    QCOMPARE(damageOf("[Variant \"dodgem:4x4\"]\n[Result \"won\"]\n*").size(), std::size_t(1));
    QCOMPARE(damageOf("[Variant \"dodgem:4x4\"]\n[Result \"1-0\"]\n0-1").size(), std::size_t(1));
    QCOMPARE(damageOf("[Variant \"dodgem:4x4\"]\n[Place \"7\"]\n1. c1c2 *").size(), std::size_t(1));
    QCOMPARE(damageOf("[Variant \"dodgem:4x4\"]\n[Place \"x\"]\n*").size(), std::size_t(1));
  }

  void whatIsNoGame() {
    const auto faultOf = [](const std::string& text) { return readSavedGames(text).front().error().kind; };
    using Kind = GameFault::Kind;
    QVERIFY(faultOf("") == Kind::Empty);
    QVERIFY(faultOf(" \n\t") == Kind::Empty);
    QVERIFY(faultOf("a letter") == Kind::NotAGame);
    QVERIFY(faultOf("[Event \"x\"]\n*") == Kind::NotAGame);
    QVERIFY(faultOf("[Kotaigame \"2\"]\n[Variant \"dodgem:4x4\"]\n*") == Kind::NewerFormat);
    QVERIFY(faultOf("[Variant \"chess\"]\n*") == Kind::Variant);
    QVERIFY(faultOf("[Variant \"dodgem:4x4\"]\n[Start \"x\"]\n*") == Kind::Start);
  }

  void deepVariationsAreRead() {
    // Each move is followed by a variation inside the previous variation.
    std::string text = recordHead;
    for (int i = 0; i < 200000; ++i) text += "c1c2 (";
    const auto games = readSavedGames(text);
    QVERIFY(games[0]);
    QVERIFY(readSavedGames(writeRecord(recordOf(*games[0]))).front()->damage().empty());
  }
};

KOTAI_TEST(RecordTest)
#include "record_test.moc"
