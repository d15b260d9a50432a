// Tests for moves, endings and drops of Animal Shogi against the plain generator, on random positions and along random games.
#include "core/games/animalshogi/rules.h"

#include <QTest>
#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <numeric>
#include <random>
#include <set>
#include <string_view>
#include <unordered_map>

#include "core/game/free_start.h"
#include "core/game/registry.h"
#include "core/games/animalshogi/faults.h"
#include "core/games/animalshogi/variant.h"
#include "core/verify/animalshogi/checker.h"
#include "tests/core/animalshogi/slow_game.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

Q_DECLARE_METATYPE(kotai::TextFault)
Q_DECLARE_METATYPE(const kotai::OwnText*)

using namespace kotai;

namespace {

std::map<std::string, std::string> movesOf(const Variant& variant, const AnyPosition& position) {
  std::map<std::string, std::string> result;
  for (const AnyMove move : variant.legalMoves(position))
    result[variant.formatMove(position, move)] = variant.formatPosition(variant.play(position, move));
  return result;
}

/// Returns the position from the point of view of the side to move. The board is turned if the second player is
/// to move.
slow_shogi::Position seenByMover(const slow_shogi::Position& position) {
  return position.side == 'b' ? position : slow_shogi::turned(position);
}

std::map<std::string, std::string> slowMovesOf(const slow_shogi::Position& position, slow_shogi::Rules rules) {
  std::map<std::string, std::string> result;
  for (const auto& [text, after] : slow_shogi::moves(position, rules)) result[text] = slow_shogi::toText(after);
  return result;
}

/// Returns the first difference between the two generators in this position. Empty if there is no difference.
std::string difference(const Variant& variant, const slow_shogi::Position& drawing, slow_shogi::Rules rules) {
  const std::string text = slow_shogi::toText(drawing);
  const AnyPosition position = test::position(variant, text);
  if (variant.formatPosition(position) != text) return text + ": written as " + variant.formatPosition(position);
  const auto fast = movesOf(variant, position);
  if (fast.size() != variant.legalMoves(position).size()) return text + ": two moves with one text";
  if (fast.size() != variant.successors(position).size()) return text + ": moves and successors differ";
  if (fast != slowMovesOf(drawing, rules)) return text + ": other moves";
  const auto finished = variant.finishedValue(position);
  if (finished.has_value() != slow_shogi::isLost(drawing, rules)) return text + ": finished for one of them only";
  if (finished && *finished != Value::loss(0)) return text + ": finished with " + toText(*finished);
  if (animalshogi::Rules().canCaptureLion(animalshogi::Rules::unpack(position)) != slow_shogi::canCaptureLion(drawing))
    return text + ": takes the lion or not";
  if ((variant.sideToMove(position) == Side::First) != (drawing.side == 'b')) return text + ": other side to move";
  if (variant.formatPosition(*variant.passed(position)) != slow_shogi::toText(slow_shogi::passed(drawing)))
    return text + ": passed";
  return {};
}

std::uint64_t perft(const animalshogi::Rules& rules, const animalshogi::Rules::Position& position, int plies) {
  if (plies == 0) return 1;
  std::uint64_t count = 0;
  rules.forEachMove(position,
                    [&](animalshogi::Rules::Move move) { count += perft(rules, rules.play(position, move), plies - 1); });
  return count;
}

using BoardKey = std::array<char16_t, std::size_t{2} * animalshogi::kindCount>;  // sets of squares by side and kind
struct HashOfBoardKey {
  std::size_t operator()(const BoardKey& key) const { return std::hash<std::u16string_view>()({key.data(), key.size()}); }
};

/// Returns a key that is equal for a position, its mirror image, and the two boards turned by 180 degrees. The
/// key omits the hands, because without drops the hands follow from the board.
BoardKey keyOf(const animalshogi::Rules::Position& position) {
  BoardKey plain{};
  BoardKey mirrored{};
  std::size_t place = 0;
  const auto mover = static_cast<std::size_t>(position.toMove);
  for (const std::size_t side : {mover, 1 - mover})
    for (const animalshogi::SquareSet squares : position.board[side]) {
      const auto seen = position.toMove == Side::First ? squares : animalshogi::rotated(squares);
      plain[place] = seen;
      mirrored[place++] = animalshogi::mirrored(seen);
    }
  return std::min(plain, mirrored);
}

}  // namespace

class AnimalShogiRulesTest : public QObject {
  Q_OBJECT

 private slots:
  void start();
  void randomPositions_data();
  void randomPositions();
  void randomGames_data();
  void randomGames();
  void ownStarts_data();
  void ownStarts();
  void verifierReadsOwnStarts_data() { ownStarts_data(); }
  void verifierReadsOwnStarts();
  void verifierReadsAnyStart();
  void refusedStarts_data();
  void refusedStarts();
  void perftFromTheStart_data();
  void perftFromTheStart();
  void predecessors_data();
  void predecessors();
  void singleMoves_data();
  void singleMoves();
  void illegalMoves_data();
  void illegalMoves();
  void farDropBan();
  void everythingWithoutDrops_data();
  void everythingWithoutDrops();
  void endings_data();
  void endings();
};

void AnimalShogiRulesTest::start() {
  for (const char* id : {"animalshogi", "animalshogi:far-drop=no", "animalshogi:drops=no", "animalshogi:try=no"}) {
    const VariantPtr variant = test::variant(id);
    QCOMPARE(QString::fromStdString(variant->id()), QString::fromLatin1(id));
    QCOMPARE(QString::fromStdString(variant->formatPosition(variant->start())), QStringLiteral("gle/1c1/1C1/ELG b -"));
    QCOMPARE(slow_shogi::toText(slow_shogi::startPosition()), variant->formatPosition(variant->start()));
    QCOMPARE(variant->columns(), 3);
    QCOMPARE(variant->rows(), 4);
  }
  for (const char* id :
       {"animalshogi:far-drop=yes", "animalshogi:drops=yes", "animalshogi:drops=yes,far-drop=yes", "animalshogi:try=yes"})
    QCOMPARE(QString::fromStdString(test::variant(id)->id()), QStringLiteral("animalshogi"));
  QCOMPARE(QString::fromStdString(test::variant("animalshogi:far-drop=no,drops=no")->id()),
           QStringLiteral("animalshogi:drops=no"));
  QCOMPARE(QString::fromStdString(test::variant("animalshogi:try=no,drops=no")->id()),
           QStringLiteral("animalshogi:drops=no,try=no"));
}

void AnimalShogiRulesTest::randomPositions_data() {
  QTest::addColumn<QString>("id");
  QTest::addColumn<int>("count");
  QTest::newRow("far drops") << QStringLiteral("animalshogi") << 30000;
  QTest::newRow("no far drops") << QStringLiteral("animalshogi:far-drop=no") << 10000;
  QTest::newRow("no drops") << QStringLiteral("animalshogi:drops=no") << 10000;
  QTest::newRow("no tries") << QStringLiteral("animalshogi:try=no") << 10000;
}

void AnimalShogiRulesTest::randomPositions() {
  QFETCH(QString, id);
  QFETCH(int, count);
  const VariantPtr variant = test::variant(id.toStdString());
  const slow_shogi::Rules slow = slow_shogi::rulesOf(id.toStdString());
  std::mt19937_64 random(101);
  for (int i = 0; i < count; ++i) {
    const std::string wrong = difference(*variant, slow_shogi::randomPosition(random), slow);
    QVERIFY2(wrong.empty(), wrong.c_str());
  }
}

void AnimalShogiRulesTest::randomGames_data() {
  QTest::addColumn<QString>("id");
  for (const char* id : {"animalshogi", "animalshogi:far-drop=no", "animalshogi:drops=no", "animalshogi:try=no"})
    QTest::newRow(id) << QString::fromLatin1(id);
}

/// Checks positions of random games, including finished positions with a captured lion or a try.
void AnimalShogiRulesTest::randomGames() {
  QFETCH(QString, id);
  const VariantPtr variant = test::variant(id.toStdString());
  const slow_shogi::Rules slow = slow_shogi::rulesOf(id.toStdString());
  std::mt19937_64 random(102);
  int endings = 0;
  for (int game = 0; game < 400; ++game) {
    slow_shogi::Position drawing = slow_shogi::startPosition();
    AnyPosition position = variant->start();
    for (int ply = 0; ply < 60; ++ply) {
      const auto moves = slow_shogi::moves(drawing, slow);
      QCOMPARE(variant->finishedValue(position).has_value(), slow_shogi::isLost(drawing, slow));
      QVERIFY(movesOf(*variant, position) == slowMovesOf(drawing, slow));
      if (moves.empty()) {
        ++endings;
        break;
      }
      auto chosen = moves.begin();
      std::advance(chosen, std::uniform_int_distribution<std::size_t>(0, moves.size() - 1)(random));
      const auto move = variant->parseMove(position, chosen->first);
      QVERIFY2(move.has_value(), chosen->first.c_str());
      position = variant->play(position, *move);
      drawing = chosen->second;
      QCOMPARE(variant->formatPosition(position), slow_shogi::toText(drawing));
    }
  }
  QVERIFY(endings > 300);
}

void AnimalShogiRulesTest::ownStarts_data() {
  QTest::addColumn<QString>("typed");
  QTest::addColumn<QString>("id");
  QTest::addColumn<QString>("start");
  const auto row = [](const char* name, const char* typed, const char* id, const char* start) {
    QTest::newRow(name) << QString::fromLatin1(typed) << QString::fromLatin1(id) << QString::fromLatin1(start);
  };
  row("chicks in front of the giraffes", "animalshogi:start=gle_c2_2C_ELG", "animalshogi:start=gle_c2_2C_ELG",
      "gle/c2/2C/ELG b -");
  row("side and hands", "animalshogi:start=gle_c2_2C_ELG_b_-", "animalshogi:start=gle_c2_2C_ELG", "gle/c2/2C/ELG b -");
  row("as everywhere else", "animalshogi:start=gle/c2/2C/ELG b -", "animalshogi:start=gle_c2_2C_ELG", "gle/c2/2C/ELG b -");
  row("second player begins", "animalshogi:start=gle_1c1_1C1_ELG_w", "animalshogi:start=gle_1c1_1C1_ELG_w",
      "gle/1c1/1C1/ELG w -");
  row("pieces in hand", "animalshogi:start=1l1_3_3_1L1_w_e2cGEg", "animalshogi:start=1l1_3_3_1L1_w_GEge2c",
      "1l1/3/3/1L1 w GEge2c");
  row("hen", "animalshogi:start=glg_3_+C1c_ELE", "animalshogi:start=glg_3_+C1c_ELE", "glg/3/+C1c/ELE b -");
  row("order of options", "animalshogi:start=gle_c2_2C_ELG,try=no,drops=no", "animalshogi:drops=no,try=no,start=gle_c2_2C_ELG",
      "gle/c2/2C/ELG b -");
  row("lion on the far row", "animalshogi:try=no,start=L2_3_1l1_3_b_2G2E2C", "animalshogi:try=no,start=L2_3_1l1_3_b_2G2E2C",
      "L2/3/1l1/3 b 2G2E2C");
  row("without elephants on the board", "animalshogi:drops=no,start=gl1_1c1_1C1_1LG_b_Ee",
      "animalshogi:drops=no,start=gl1_1c1_1C1_1LG_b_Ee", "gl1/1c1/1C1/1LG b Ee");
  row("lions only, second player begins", "animalshogi:drops=no,start=1l1_3_3_1L1_w_GECgec",
      "animalshogi:drops=no,start=1l1_3_3_1L1_w_GECgec", "1l1/3/3/1L1 w GECgec");
  row("usual start", "animalshogi:start=gle_1c1_1C1_ELG,drops=no", "animalshogi:drops=no", "gle/1c1/1C1/ELG b -");
}

/// A variant with a different start position has the usual rules. Its id gives the same start position again.
void AnimalShogiRulesTest::ownStarts() {
  QFETCH(QString, typed);
  QFETCH(QString, id);
  QFETCH(QString, start);
  const VariantPtr variant = test::variant(typed.toStdString());
  QCOMPARE(QString::fromStdString(variant->id()), id);
  QCOMPARE(QString::fromStdString(variant->formatPosition(variant->start())), start);
  QCOMPARE(QString::fromStdString(test::variant(id.toStdString())->id()), id);
  const VariantPtr usual = usualVariant(*variant);
  QCOMPARE(usual != nullptr, id.contains(QLatin1String("start=")));
  if (!usual) return;
  QCOMPARE(QString::fromStdString(usual->formatPosition(usual->start())), QStringLiteral("gle/1c1/1C1/ELG b -"));
  QCOMPARE(QString::fromStdString(freeStartOf(*usual)->idWithStart(variant->start()).value()), id);
  QCOMPARE(freeStartOf(*variant)->idWithStart(usual->start()).value(), usual->id());
  // The slow rules need neither the rules of the variant nor its start position.
  const slow_shogi::Position drawing = slow_shogi::fromText(start.toStdString());
  if (id.startsWith(QLatin1String("animalshogi:start=")))
    QCOMPARE(quint64{perft(static_cast<const animalshogi::AnimalShogiVariant&>(*variant).rules(),
                           animalshogi::Rules::unpack(variant->start()), 4)},
             quint64{slow_shogi::perft(drawing, 4)});
}

/// The verifier parses rules and start position from the id with its own code, and represents the board from the point
/// of view of the side to move.
void AnimalShogiRulesTest::verifierReadsOwnStarts() {
  QFETCH(QString, id);
  QFETCH(QString, start);
  const auto setting = verify::readAnimalShogiSetting(id.toStdString());
  QVERIFY(setting.has_value());
  const slow_shogi::Position drawing = slow_shogi::fromText(start.toStdString());
  QVERIFY(slow_shogi::fromText(verify::shogi::toText(setting->start)) == seenByMover(drawing));
  const slow_shogi::Rules rules = slow_shogi::rulesOf(id.toStdString());
  QCOMPARE(setting->rules.tries, rules.tries);
  QCOMPARE(setting->rules.drops == verify::shogi::Drops::None, !rules.drops);
}

/// Checks random start positions, including hens, full hands and either side to move.
void AnimalShogiRulesTest::verifierReadsAnyStart() {
  std::mt19937_64 random(131);
  for (int round = 0; round < 2000; ++round) {
    const slow_shogi::Position drawing = slow_shogi::randomPosition(random);
    std::string text = slow_shogi::toText(drawing);
    std::ranges::replace_if(
        text, [](char letter) { return letter == '/' || letter == ' '; }, '_');
    const auto read = verify::shogi::readStart(text);
    QVERIFY2(read && slow_shogi::fromText(verify::shogi::toText(*read)) == seenByMover(drawing), text.c_str());
  }
  for (const char* const text : {"", "gle_1c1_1C1_E1G", "gle_1c1_1C1_ELG_b_G", "gle_1c1_1C1_ELx"})
    QVERIFY2(!verify::shogi::readStart(text), text);
}

void AnimalShogiRulesTest::refusedStarts_data() {
  QTest::addColumn<QString>("start");
  QTest::addColumn<TextFault>("fault");
  QTest::addColumn<const OwnText*>("own");
  QTest::addColumn<std::size_t>("column");
  constexpr std::size_t first = 19;  // after "animalshogi:start="
  const auto row = [](const char* name, const char* start, TextFault fault, std::size_t column, const OwnText* own = nullptr) {
    QTest::newRow(name) << QString::fromLatin1(start) << fault << own << column;
  };
  namespace fault = animalshogi::fault;
  row("empty", "", TextFault::Empty, first);
  row("too short", "gle_c2_2C", TextFault::TooFewRows, first + 9);
  row("no lion", "gle_1c1_1C1_E1G", TextFault::OfGame, first, &fault::noFirstLion);
  row("lion captured", "g1e_1c1_1C1_ELG_w", TextFault::OfGame, first, &fault::noSecondLion);
  row("missing piece", "1le_1c1_1C1_ELG", TextFault::WrongStock, first + 15);
  row("lions face each other", "g1e_1l1_1L1_E1G_b_Cc", TextFault::OfGame, first, &fault::startCapturesLion);
  row("lion can be captured", "gle_1C1_1c1_ELG", TextFault::OfGame, first, &fault::startCapturesLion);
  row("lost by a try", "3_3_1L1_l2_b_2G2E2C", TextFault::OfGame, first, &fault::startCapturesLion);
  row("lost by a safe try", "1L1_3_3_l2_b_2G2E2C", TextFault::OfGame, first, &fault::startIsOver);
  row("no move", "GE1_LGE_CCl_3", TextFault::OfGame, first, &fault::startIsOver);
  row("own try", "L2_3_1l1_3_b_2G2E2C", TextFault::SideAlreadyWon, first);
  row("not a side", "gle_c2_2C_ELG_x", TextFault::BadSide, first + 14);
  row("further field", "gle_c2_2C_ELG_b_-_x", TextFault::TrailingText, first + 17);
  row("path", "../../x", TextFault::UnexpectedCharacter, first);
}

void AnimalShogiRulesTest::refusedStarts() {
  QFETCH(QString, start);
  QFETCH(TextFault, fault);
  QFETCH(const OwnText*, own);
  QFETCH(std::size_t, column);
  const auto variant = parseVariant("animalshogi:start=" + start.toStdString());
  QVERIFY(!variant);
  QCOMPARE(variant.error().fault, fault);
  QCOMPARE(variant.error().own, own);
  QCOMPARE(variant.error().column, column);
}

void AnimalShogiRulesTest::perftFromTheStart_data() {
  QTest::addColumn<int>("plies");
  QTest::addColumn<quint64>("expected");
  QTest::newRow("1") << 1 << quint64{4};
  QTest::newRow("2") << 2 << quint64{17};
  QTest::newRow("3") << 3 << quint64{123};
  QTest::newRow("4") << 4 << quint64{976};
  QTest::newRow("5") << 5 << quint64{8122};
  QTest::newRow("6") << 6 << quint64{71677};
  QTest::newRow("7") << 7 << quint64{645705};
}

void AnimalShogiRulesTest::perftFromTheStart() {
  QFETCH(int, plies);
  QFETCH(quint64, expected);
  const animalshogi::Rules rules;
  QCOMPARE(quint64{perft(rules, rules.start(), plies)}, expected);
  QCOMPARE(quint64{slow_shogi::perft(slow_shogi::startPosition(), plies)}, expected);
}

void AnimalShogiRulesTest::predecessors_data() { randomGames_data(); }

/// Every listed predecessor has a legal move to the position, and every position with such a move is listed exactly once.
void AnimalShogiRulesTest::predecessors() {
  QFETCH(QString, id);
  const VariantPtr variant = test::variant(id.toStdString());
  const animalshogi::Rules& rules = static_cast<const animalshogi::AnimalShogiVariant&>(*variant).rules();
  const slow_shogi::Rules slow = slow_shogi::rulesOf(id.toStdString());
  std::mt19937_64 random(103);
  for (int i = 0; i < 1500; ++i) {
    slow_shogi::Position drawing = slow_shogi::randomPosition(random);
    auto position = *rules.parse(slow_shogi::toText(drawing));
    const auto after = slow_shogi::moves(drawing, slow);
    if (i % 2 == 0 && !after.empty()) {  // includes positions after a move: captured lions, tries, promotions
      auto chosen = after.begin();
      std::advance(chosen, std::uniform_int_distribution<std::size_t>(0, after.size() - 1)(random));
      drawing = chosen->second;
      position = rules.play(position, *rules.parseMove(chosen->first));
    }
    std::multiset<std::string> offered;
    rules.forEachPredecessor(position, [&](const animalshogi::Rules::Position& before) { offered.insert(rules.format(before)); });
    std::multiset<std::string> expected;
    for (const slow_shogi::Position& before : slow_shogi::predecessors(drawing, slow))
      expected.insert(slow_shogi::toText(before));
    QVERIFY2(offered == expected, slow_shogi::toText(drawing).c_str());
  }
}

void AnimalShogiRulesTest::singleMoves_data() {
  QTest::addColumn<QString>("before");
  QTest::addColumn<QString>("move");
  QTest::addColumn<QString>("after");
  const auto row = [](const char* name, const char* before, const char* move, const char* after) {
    QTest::newRow(name) << QString::fromLatin1(before) << QString::fromLatin1(move) << QString::fromLatin1(after);
  };
  row("a chick that moves to the far row promotes", "2l/C2/2c/LGE b Ge", "A2A1", "+C1l/3/2c/LGE w Ge");
  row("so does the second player's", "2l/3/c1C/1LG w GEe", "A3A4", "2l/3/2C/+cLG b GEe");
  row("promoting capture", "g1l/C2/2c/LGE b e", "A2A1", "+C1l/3/2c/LGE w Ge");
  row("a chick elsewhere stays a chick", "2l/3/C1c/LGE b Ge", "A3A2", "2l/C2/2c/LGE w Ge");
  row("a dropped chick stays a chick, on the far row too", "2l/3/3/LGE b G2Ce", "C*A1", "C1l/3/3/LGE w GCe");
  row("a hen taken is a chick in the hand", "2l/+c2/G2/L1E b Cge", "A3A2", "2l/G2/3/L1E w 2Cge");
  row("a hen stays a hen", "2l/3/+C1c/LGE b Ge", "A3B2", "2l/1+C1/2c/LGE w Ge");
  row("a giraffe taken twice over", "2l/g2/G2/L1E b Cec", "A3A2", "2l/G2/3/L1E w GCec");
  row("a lion may move into capture", "2l/g2/3/1LE b GCec", "B4A3", "2l/g2/L2/2E w GCec");
  row("two chicks on a file", "2l/3/C2/1LE b C2ge", "C*A2", "2l/C2/C2/1LE w 2ge");
}

void AnimalShogiRulesTest::singleMoves() {
  QFETCH(QString, before);
  QFETCH(QString, move);
  QFETCH(QString, after);
  const VariantPtr variant = test::variant("animalshogi");
  const AnyPosition position = test::position(*variant, before.toStdString());
  const AnyPosition played = variant->play(position, test::move(*variant, position, move.toStdString()));
  QCOMPARE(QString::fromStdString(variant->formatPosition(played)), after);
}

void AnimalShogiRulesTest::illegalMoves_data() {
  QTest::addColumn<QString>("id");
  QTest::addColumn<QString>("position");
  QTest::addColumn<QString>("move");
  const auto row = [](const char* name, const char* id, const char* position, const char* move) {
    QTest::newRow(name) << QString::fromLatin1(id) << QString::fromLatin1(position) << QString::fromLatin1(move);
  };
  row("chick sideways", "animalshogi", "2l/3/C1c/LGE b Ge", "A3B3");
  row("hen backwards askew", "animalshogi", "2l/1+C1/2c/LGE b Ge", "B2A3");
  row("onto an own piece", "animalshogi", "2l/3/C1c/LGE b Ge", "A4A3");
  row("an enemy piece", "animalshogi", "2l/3/C1c/LGE b Ge", "C3C4");
  row("drop on a piece", "animalshogi", "2l/3/C1c/LGE b Ge", "G*A3");
  row("drop of what is not there", "animalshogi", "2l/3/C1c/LGE b Ge", "E*A2");
  row("far drop forbidden", "animalshogi:far-drop=no", "2l/3/3/LGE b G2Ce", "C*A1");
  row("drop forbidden", "animalshogi:drops=no", "2l/3/3/LGE b G2Ce", "G*A2");
  row("after a try", "animalshogi", "L1g/3/3/2l w GE2Ce", "C4C3");
}

void AnimalShogiRulesTest::illegalMoves() {
  QFETCH(QString, id);
  QFETCH(QString, position);
  QFETCH(QString, move);
  const VariantPtr variant = test::variant(id.toStdString());
  const auto parsed = variant->parseMove(test::position(*variant, position.toStdString()), move.toStdString());
  QVERIFY(!parsed.has_value());
  QVERIFY(parsed.error().fault == TextFault::IllegalMove);
}

/// The option bans only drops of chicks, and only on the mover's far row.
void AnimalShogiRulesTest::farDropBan() {
  const VariantPtr free = test::variant("animalshogi");
  const VariantPtr banned = test::variant("animalshogi:far-drop=no");
  for (const char* text : {"2l/3/3/LGE b G2Ce", "2l/3/3/L1E w Gg2ce"}) {
    const AnyPosition position = test::position(*free, text);
    std::set<std::string> missing;
    for (const auto& [move, after] : movesOf(*free, position)) missing.insert(move);
    for (const auto& [move, after] : movesOf(*banned, position)) missing.erase(move);
    const bool first = free->sideToMove(position) == Side::First;
    QVERIFY(missing == (first ? std::set<std::string>{"C*A1", "C*B1"} : std::set<std::string>{"C*B4"}));
  }
}

void AnimalShogiRulesTest::everythingWithoutDrops_data() {
  QTest::addColumn<QString>("id");
  QTest::addColumn<quint64>("positions");
  QTest::addColumn<int>("longest");
  QTest::addColumn<int>("start");
  // Tanaka counts mirror images once and includes ends of games, so that there are 962,894 positions. The longest
  // win takes 37 plies (published counts, see RULES.md).
  QTest::newRow("drops=no") << QStringLiteral("animalshogi:drops=no") << quint64{962894} << 37 << -1;
  // Nobody has published these figures. The engine computed them with its own index and moves (RULES.md).
  QTest::newRow("drops=no,try=no") << QStringLiteral("animalshogi:drops=no,try=no") << quint64{1708914} << 43 << -1;
  QTest::newRow("without elephants") << QStringLiteral("animalshogi:drops=no,start=gl1_1c1_1C1_1LG_b_Ee") << quint64{60338} << 19
                                     << -1;
  QTest::newRow("lions only") << QStringLiteral("animalshogi:drops=no,start=1l1_3_3_1L1_w_GECgec") << quint64{39} << 7 << 5;
}

/// Solves a variant from its start with the rules alone.
void AnimalShogiRulesTest::everythingWithoutDrops() {
  QFETCH(QString, id);
  QFETCH(quint64, positions);
  QFETCH(int, longest);
  QFETCH(int, start);
  const VariantPtr variant = test::variant(id.toStdString());
  const animalshogi::Rules& rules = static_cast<const animalshogi::AnimalShogiVariant&>(*variant).rules();
  std::unordered_map<BoardKey, std::uint32_t, HashOfBoardKey> numbers;
  std::vector<animalshogi::Rules::Position> all;
  std::vector<std::pair<std::uint32_t, std::uint32_t>> steps;  // pairs: position after a move, position before it
  const auto numberOf = [&](const animalshogi::Rules::Position& position) {
    const auto [place, isNew] = numbers.try_emplace(keyOf(position), static_cast<std::uint32_t>(all.size()));
    if (isNew) all.push_back(position);
    return place->second;
  };
  std::vector<std::size_t> openReplies;
  std::vector<std::vector<std::size_t>> byDistance(2);
  std::vector<int> distances;
  numberOf(rules.start());
  std::vector<std::uint32_t> after;
  for (std::size_t number = 0; number < all.size(); ++number) {
    after.clear();
    const animalshogi::Rules::Position position = all[number];
    // Tanaka's counts contain no successors of a position in which the lion can be captured.
    const bool takes = rules.canCaptureLion(position);
    if (!takes)
      rules.forEachMove(position, [&](animalshogi::Rules::Move move) { after.push_back(numberOf(rules.play(position, move))); });
    std::ranges::sort(after);
    after.erase(std::unique(after.begin(), after.end()), after.end());
    for (const std::uint32_t each : after) steps.emplace_back(each, static_cast<std::uint32_t>(number));
    openReplies.push_back(after.size());
    distances.push_back(takes ? 1 : rules.finishedValue(position) ? 0 : -1);
  }
  QCOMPARE(quint64{all.size()}, positions);
  std::vector<std::size_t> firstBefore(all.size() + 1);
  for (const auto& step : steps) ++firstBefore[step.first];
  std::exclusive_scan(firstBefore.begin(), firstBefore.end(), firstBefore.begin(), std::size_t{0});
  std::vector<std::uint32_t> before(steps.size());
  for (auto places = firstBefore; const auto& step : steps) before[places[step.first]++] = step.second;
  for (std::size_t number = 0; number < all.size(); ++number)
    if (distances[number] >= 0) byDistance[static_cast<std::size_t>(distances[number])].push_back(number);
  int longestWin = 0;
  for (std::size_t distance = 0; distance < byDistance.size(); ++distance) {
    if (distance % 2 == 1 && !byDistance[distance].empty()) longestWin = static_cast<int>(distance);
    for (std::size_t at = 0; at < byDistance[distance].size(); ++at)
      for (std::size_t place = firstBefore[byDistance[distance][at]], end = firstBefore[byDistance[distance][at] + 1];
           place < end; ++place) {
        const std::size_t each = before[place];
        if (distances[each] >= 0 || (distance % 2 == 1 && --openReplies[each] > 0)) continue;
        distances[each] = static_cast<int>(distance) + 1;
        if (byDistance.size() < distance + 2) byDistance.resize(distance + 2);
        byDistance[distance + 1].push_back(each);
      }
  }
  QCOMPARE(longestWin, longest);
  QCOMPARE(distances.front(), start);
}

void AnimalShogiRulesTest::endings_data() {
  QTest::addColumn<QString>("position");
  QTest::addColumn<bool>("over");
  QTest::addColumn<bool>("capturesLion");
  const auto row = [](const char* name, const char* position, bool over, bool capturesLion) {
    QTest::newRow(name) << QString::fromLatin1(position) << over << capturesLion;
  };
  row("safe try", "1L1/3/2l/3 w 2G2E2C", true, false);
  row("try that can be taken", "gL1/3/2l/3 w G2E2C", false, true);
  row("try beside the enemy lion", "1Ll/3/3/3 w 2G2E2C", false, true);
  row("own lion on the far row: nothing is over", "1L1/3/2l/3 b 2G2E2C", false, false);
  row("both lions across", "1L1/3/3/2l b 2G2E2C", true, false);
  row("the second player's safe try", "3/L2/3/2l b 2G2E2C", true, false);
  row("lions side by side", "3/L2/l2/3 b 2G2E2C", false, true);
  row("lions side by side, the other to move", "3/L2/l2/3 w 2G2E2C", false, true);
}

void AnimalShogiRulesTest::endings() {
  QFETCH(QString, position);
  QFETCH(bool, over);
  QFETCH(bool, capturesLion);
  const VariantPtr variant = test::variant("animalshogi");
  const AnyPosition parsed = test::position(*variant, position.toStdString());
  const slow_shogi::Position drawing = slow_shogi::fromText(position.toStdString());
  QCOMPARE(slow_shogi::isLost(drawing), over);
  QCOMPARE(slow_shogi::canCaptureLion(drawing), capturesLion);
  QCOMPARE(variant->finishedValue(parsed).has_value(), over);
  QCOMPARE(variant->legalMoves(parsed).empty(), over);
  QCOMPARE(animalshogi::Rules().canCaptureLion(animalshogi::Rules::unpack(parsed)), capturesLion);
}

KOTAI_TEST(AnimalShogiRulesTest)
#include "rules_test.moc"
