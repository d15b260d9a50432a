// Games in the notations of others, and plain lists, become the same games as in our own files.
#include "core/record/imports.h"

#include <QTest>

#include "core/record/record_writer.h"
#include "tests/runner/test_class.h"

using namespace kotai;

namespace {

/// Moves of the first game, parted by spaces; what is damaged is told by its line.
std::string movesOf(const std::vector<SavedResult>& games) {
  std::string text;
  for (const auto& move : recordOf(*games.front()).moves) text += (text.empty() ? "" : " ") + move.text;
  for (const GameDamage& damage : games.front()->damage()) text += " !" + std::to_string(damage.place.line);
  return text;
}

}  // namespace

class ImportsTest : public QObject {
  Q_OBJECT

 private slots:
  void notations_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("moves");
    const auto row = [](const char* name, const char* text, const char* variant, const char* moves) {
      QTest::newRow(name) << QString::fromUtf8(text) << QString::fromLatin1(variant) << QString::fromLatin1(moves);
    };
    row("USI", "position startpos moves 2c2b 3a3b 2b2a", "animalshogi", "B3B2 A1A2 B2B1");
    row("USI from a position", "sfen gle/1c1/1C1/ELG b - 1 moves 1d1c", "animalshogi", "C4C3");
    row("USI drop", "position sfen gle/3/1C1/ELG b C 1 moves C*1b", "animalshogi", "C*C2");
    row("CSA", "V2.2\n'a remark\nN+Tanaka\nN-Yamada\nPI\n+\n+2322HI\nT3\n-3132KI\n%TORYO\n", "animalshogi", "B3B2 A1A2");
    row("server", "BEGIN Game_Summary\nYour_Turn:+\nEND Game_Summary\nSTART\n+2c2b,OK\n-1a1b,OK\n+2b2a\n#GAME_OVER\n#WIN\n",
        "animalshogi", "B3B2 A1A2 B2B1");
    row("server, a word that is no move", "+2c2b\n-what\n", "animalshogi", "B3B2 !2");
    row("Quoridor", "1. e2 e8 2. E3 e7 3. e3h d6V", "quoridor:9x9,fences=10", "e2 e8 e3 e7 e3h d6v");
    row("Quoridor, commas", "e2,e8,e3", "quoridor:9x9,fences=10", "e2 e8 e3");
    row("Quoridor, first player above", "e8 e2 e7 a3h", "quoridor:9x9,fences=10", "e2 e8 e3 h7h");
  }

  void notations() {
    QFETCH(QString, text);
    const auto games = importGames(text.toStdString());
    QCOMPARE(games.size(), std::size_t(1));
    QVERIFY(games[0]);
    QTEST(QString::fromStdString(games[0]->variantId()), "variant");
    QTEST(QString::fromStdString(movesOf(games)), "moves");
  }

  void namesOfPlayersAreKept() {
    const auto games = importGames("N+Tanaka\nN-Yamada\n+2322HI\n");
    QCOMPARE(games[0]->header().first, std::string("Tanaka"));
    QCOMPARE(games[0]->header().second, std::string("Yamada"));
  }

  void manyGames() {
    QCOMPARE(importGames("position startpos moves 2c2b\nposition startpos moves 1d1c 3a3b\n").size(), std::size_t(2));
  }

  void movesOfAVariant() {
    QCOMPARE(movesOf(importGames("1. c1c2 a2b2\n2. c2c3", "dodgem:4x4")), std::string("c1c2 a2b2 c2c3"));
    QCOMPARE(movesOf(importGames("V:a1 H:c4 V:b1&H:a4", "syncdom:4x4")), std::string("V:a1 H:c4 V:b1 H:a4"));
    QCOMPARE(movesOf(importGames("c2\nc4\nx\n", "quoridor:5x5,fences=3")), std::string("c2 c4 !3"));
    QVERIFY(!importGames("c1c2 a2b2").front());  // of what?
  }

  void positionsAreMovesOrGames() {
    const std::string start = ">3/>3/>3/1^^^ ^\n";
    const auto written = importGames("[Variant \"dodgem:4x4\"]\n1. c1c2 a2b2 *");
    std::string list = "# a remark\n\n" + start;
    const std::vector<AnyPosition> positions = positionsOf(*written[0]);
    const ReadGame& game = std::get<ReadGame>(written[0]->game);
    for (std::size_t i = 1; i < positions.size(); ++i) list += game.variant->formatPosition(positions[i]) + "\r\n";
    list += start + "nonsense\n";
    const auto games = importGames(list);
    QCOMPARE(games.size(), std::size_t(2));
    QCOMPARE(movesOf(games), std::string("c1c2 a2b2"));
    QCOMPARE(games[1]->damage().size(), std::size_t(1));
    QCOMPARE(games[1]->damage()[0].place.line, 7);
    QCOMPARE(importGames("3/3/3", "syncdom:3x3").front()->variantId(), std::string("syncdom:3x3"));
  }

  void whatIsNothingIsTold() {
    QVERIFY(!importGames("").front());
    QVERIFY(!importGames("a letter to a friend").front());
  }
};

KOTAI_TEST(ImportsTest)
#include "imports_test.moc"
