// Tests for games in other notations and in plain lists. An imported game equals the same game in one of Kotai's
// own files.
#include "core/record/imports.h"

#include <QTest>

#include "tests/runner/test_class.h"

using namespace kotai;

/// Returns the moves of a game, separated by spaces. A fault appears as "!" with its line number.
static std::string movesOf(const SavedResult& game) {
  std::string text;
  for (const auto& move : recordOf(*game).moves) text += (text.empty() ? "" : " ") + move.text;
  for (const GameDamage& damage : game->damage()) text += (text.empty() ? "!" : " !") + std::to_string(damage.place.line);
  return text;
}

static std::string movesOf(const std::vector<SavedResult>& games) { return movesOf(games.front()); }

static std::string startOf(const SavedResult& game) { return recordOf(*game).start; }

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
    row("Quoridor, first player above", "e8 e2 e7 a3h", "quoridor:9x9,fences=10", "e2 e8 e3 h6h");
    // The fence is behind the pawn on e8, which may still move to e7.
    row("Glendenning, behind the pawn", "e8 e2 d8h e3 e7", "quoridor:9x9,fences=10", "e2 e8 e1h e7 e3");
    // In Glendenning's notation, the fence is beside rows 3 and 4, between e and f. On the turned board, it is
    // beside rows 7 and 6, between d and e.
    row("Glendenning, upright", "e8 e2 e3v", "quoridor:9x9,fences=10", "e2 e8 d6v");
    row("Glendenning, corner fences", "e8 e2 a1h h8h a8v h1v", "quoridor:9x9,fences=10", "e2 e8 h8h a1h h1v a8v");
    row("Glendenning, second player's step", "a3h e2 e8", "quoridor:9x9,fences=10", "h6h e8 e2");
    row("Glendenning, a fence below the board", "e8 e2\na9h", "quoridor:9x9,fences=10", "e2 e8 !2");
    row("Glendenning, a fence beside the board", "e8 e2\ni3h", "quoridor:9x9,fences=10", "e2 e8 !2");
    row("CSA, several statements in a line", "PI,+\n+2322HI,T3,-3132KI,T5", "animalshogi", "B3B2 A1A2");
    row("CSA, moves in a line", "+2322HI,-3132KI,\n", "animalshogi", "B3B2 A1A2");
    row("CSA, remark with commas", "N+Tanaka, A.\n+2322HI,'good, -3132KI\n", "animalshogi", "B3B2");
    row("CSA, word in a line", "+2322HI,what,-3132KI", "animalshogi", "B3B2 !1");
    row("CSA, other side's sign", "+2322HI\n+3132LI\n-3132KI", "animalshogi", "B3B2 !2");
    row("CSA, second side begins", "PI\n-3132KI", "animalshogi", "!2");
    row("CSA, sign alone", "+2322HI\n+\n-3132KI", "animalshogi", "B3B2 !2");
    row("CSA, other piece", "+2322ZO\n-3132KI", "animalshogi", "!1");
    row("CSA, no piece", "+2322HI\n-3132XX", "animalshogi", "B3B2 !2");
    row("CSA, hen", "P1-LI *  * ,P2 *  * +HI,P3 *  *  * ,P4+LI *  * ,P-00AL,+,+1211NI", "animalshogi", "C2C1");
    row("CSA, chick on the far row", "P1-LI *  * ,P2 *  * +HI,P4+LI *  * ,P-00AL,+\n+1211HI", "animalshogi", "!2");
    row("CSA, start after the moves", "+2322HI\nPI\n-3132KI", "animalshogi", "B3B2 !2");
    row("CSA, row of another game", "P1-KI-OU-ZO\n+2322HI", "animalshogi", "!1");
    row("server, other side's sign", "+2c2b,OK\n+1a1b,OK\n", "animalshogi", "B3B2 !2");
    row("USI, promotion of a giraffe", "startpos moves 1d1c+", "animalshogi", "!1");
    row("USI, moves left out", "startpos 2c2b", "animalshogi", "!1");
    row("USI, other line", "startpos moves 2c2b\ngo infinite", "animalshogi", "B3B2 !2");
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

  void endsOfCsa_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("result");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* text, const char* result, const char* reason) {
      QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(result) << QString::fromLatin1(reason);
    };
    row("+2322HI\n%TORYO", "1-0", "resignation");  // the second player is to move and resigns
    row("+2322HI\n-3132KI\n%TORYO\n", "0-1", "resignation");
    row("PI\n-\n%TORYO", "1-0", "resignation");
    row("PI,+,%TORYO,T5", "0-1", "resignation");
    row("+2322HI\n%TIME_UP", "1-0", "time");
    row("+2322HI\n%TSUMI", "1-0", "");
    row("+2322HI\n%ILLEGAL_MOVE", "1-0", "");
    row("+2322HI\n%+ILLEGAL_ACTION", "0-1", "");
    row("+2322HI\n%-ILLEGAL_ACTION", "1-0", "");
    row("+2322HI\n%KACHI", "0-1", "");
    row("+2322HI\n%HIKIWAKE", "1/2-1/2", "agreement");
    row("+2322HI\n%SENNICHITE", "1/2-1/2", "repetition");
    row("+2322HI\n%JISHOGI", "1/2-1/2", "");
    row("+2322HI\n%CHUDAN", "*", "");
    row("+2322HI\n%MATTA", "*", "");
    row("+2322HI", "*", "");
  }

  void endsOfCsa() {
    QFETCH(QString, text);
    const auto games = importGames(text.toStdString());
    QVERIFY(games[0] && games[0]->damage().empty());
    QTEST(QString::fromStdString(toText(games[0]->header().result)), "result");
    QTEST(QString::fromStdString(games[0]->header().reason), "reason");
  }

  void everyGameOfAFileHasItsOwnEnd() {
    const auto games = importGames("+2322HI\n%TORYO\n/\n%TORYO\n/\nPI\n-\n%TORYO\n/\n+2322HI\n");
    QCOMPARE(games.size(), std::size_t(3));
    QCOMPARE(toText(games[0]->header().result), std::string("1-0"));
    QCOMPARE(toText(games[1]->header().result), std::string("1-0"));
    QCOMPARE(toText(games[2]->header().result), std::string("*"));
  }

  /// The bytes of the names come from the table of JIS X 0208: 藤井 is 93 A1 88 E4, 表 is 95 5C.
  void recordsInShiftJis() {
    const auto games = importGames("'\x8a\xfb\x95\x88\nN+\x93\xa1\x88\xe4\nN-\x95\x5c\n+2322HI\n%TORYO\n");
    QVERIFY(games[0] && games[0]->damage().empty());
    QCOMPARE(games[0]->header().first, std::string("\u85e4\u4e95"));
    QCOMPARE(games[0]->header().second, std::string("\u8868"));
    QCOMPARE(movesOf(games), std::string("B3B2"));
  }

  /// A character of Shift_JIS has two bytes, and the place of a fault counts characters.
  void placesInShiftJis() {
    const auto games = importGames("N+\x93\xa1\x88\xe4\nPI,+2322HI\n-3132XX\n");
    QCOMPARE(movesOf(games), std::string("B3B2 !3"));
    QCOMPARE(games[0]->damage().size(), std::size_t(1));
  }

  /// "Jörg" and "Müller" in Latin-1 must not be read as Japanese. Notations that are never written in Shift_JIS
  /// are not read as Shift_JIS at all.
  void otherBytesAreReported() {
    for (const char* text : {"N+J\xf6rg\n+2322HI\n", "N+M\xfcller\n+2322HI\n", "N+Andr\xe9\n+2322HI\n"})
      QCOMPARE(movesOf(importGames(text)), std::string("B3B2 !1"));
  }

  void bytesThatAreNoText() {
    const auto games = importGames("PI\n+\n+2322HI\n/\nN+\x93\xa1\nN-\x93\n+2322HI\n");
    QCOMPARE(movesOf(games[0]), std::string("B3B2"));
    QCOMPARE(movesOf(games[1]), std::string("B3B2 !5 !6"));
    QCOMPARE(games[1]->damage()[0].place.column, 3);
  }

  void gamesPartedByASlash() {
    const auto games = importGames("V2.2\nN+Tanaka\nPI\n+\n+2322HI\n%TORYO\n/\nPI\n-\n-2223HI\n/\nPI15HI\n+2322HI\n/\n");
    QCOMPARE(games.size(), std::size_t(3));
    QCOMPARE(movesOf(games[0]), std::string("B3B2"));
    QCOMPARE(games[0]->header().first, std::string("Tanaka"));
    QCOMPARE(movesOf(games[1]), std::string("B2B3"));
    QCOMPARE(startOf(games[1]), std::string("gle/1c1/1C1/ELG w -"));
    QVERIFY(games[1]->header().first.empty());
    QCOMPARE(movesOf(games[2]), std::string("!12"));
  }

  void startsOfCsa_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("start");
    const auto row = [](const char* name, const char* text, const char* start) {
      QTest::newRow(name) << QString::fromLatin1(text) << QString::fromLatin1(start);
    };
    row("usual", "P1-KI-LI-ZO\nP2 * -HI * \nP3 * +HI * \nP4+ZO+LI+KI\n+\n+2322HI\n", "gle/1c1/1C1/ELG b -");
    row("spaces cut off", "P1-KI-LI-ZO\nP2 * -HI *\nP3 * +HI *\nP4+ZO+LI+KI\n+2322HI\n", "gle/1c1/1C1/ELG b -");
    row("without moves", "PI\n-\n", "gle/1c1/1C1/ELG w -");
    row("pieces left out", "PI11ZO34ZO\nP+00ZO00ZO\n+2322HI", "gl1/1c1/1C1/1LG b 2E");
    row("piece list", "P+24LI23HI14KI34ZO\nP-21LI22HI\nP-00AL\n-\n", "1l1/1c1/1C1/ELG w ge");
    row("hens", "P1-LI * +NI\nP4+LI *  * \nP-00AL\n+\n", "l1+C/3/3/L2 b 2g2ec");
  }

  void startsOfCsa() {
    QFETCH(QString, text);
    const auto games = importGames(text.toStdString());
    QVERIFY(games[0]);
    QTEST(QString::fromStdString(startOf(games[0])), "start");
    QVERIFY(games[0]->damage().empty());
  }

  void invalidStartsAreRefused() {
    QVERIFY(!importGames("PI22HI\n+2322HI").front());  // a chick is missing
    for (const char* line : {"PX", "P5", "P1-KI-LI-ZO-HI", "P+22HI", "P+00LI", "P+25HI", "PI11KI", "P+2", "P1 * +XX"}) {
      const auto games = importGames("PI\n" + std::string(line) + "\n+2322HI\n");
      QVERIFY2(games[0] && movesOf(games[0]) == "!2", line);
    }
  }

  void manyGames() {
    QCOMPARE(importGames("position startpos moves 2c2b\nposition startpos moves 1d1c 3a3b\n").size(), std::size_t(2));
  }

  void movesOfAVariant() {
    QCOMPARE(movesOf(importGames("1. c1c2 a2b2\n2. c2c3", "dodgem:4x4")), std::string("c1c2 a2b2 c2c3"));
    QCOMPARE(movesOf(importGames("V:a1 H:c4 V:b1&H:a4", "syncdom:4x4")), std::string("V:a1 H:c4 V:b1 H:a4"));
    QCOMPARE(movesOf(importGames("V:a1&&H:c4", "syncdom:4x4")), std::string("!1"));
    QCOMPARE(movesOf(importGames("c2\nc4\nx\n", "quoridor:5x5,fences=3")), std::string("c2 c4 !3"));
    QVERIFY(!importGames("c1c2 a2b2").front());  // the game is unknown
  }

  /// Only the players' notation counts rows from the other side.
  void movesOfASmallQuoridorBoard() {
    QCOMPARE(movesOf(importGames("b1h c4 c3h", "quoridor:5x5,fences=3")), std::string("b1h c4 c3h"));
    QCOMPARE(movesOf(importGames("e8 e2 e7", "quoridor:9x9,fences=5")), std::string("e2 e8 e3"));
  }

  void coveredSquaresAreNoRemarks() {
    const auto games = importGames("# two turns\n3/3/3\n3/1##/2#\n###/###/2#\n#\n", "syncdom:3x3");
    QCOMPARE(games.size(), std::size_t(1));
    QCOMPARE(movesOf(games), std::string("V:c1 H:b2 V:a2 H:b3"));
    QCOMPARE(movesOf(importGames("###/###/2#\n", "syncdom:3x3")), std::string());
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

  void stoppedReadersReturnNothing() {
    std::stop_source stop;
    QCOMPARE(importGames("c1c2 a2b2", "dodgem:4x4", stop.get_token()).size(), std::size_t(1));
    stop.request_stop();
    QVERIFY(importGames("c1c2 a2b2", "dodgem:4x4", stop.get_token()).empty());
    QVERIFY(importGames(">3/>3/>3/1^^^ ^", std::nullopt, stop.get_token()).empty());
    QVERIFY(importGames("[Variant \"dodgem:4x4\"]\n1. c1c2 a2b2 *", std::nullopt, stop.get_token()).empty());
  }

  void unknownTextsAreReported() {
    for (const char* text : {"", " \n", "1.", "1. 2...\n"}) {
      QCOMPARE(importGames(text).size(), std::size_t(1));
      QVERIFY2(!importGames(text).front(), text);
      QVERIFY2(!importGames(text, "dodgem:3x3").front(), text);
      QVERIFY2(!importGames(text, "quoridor:5x5,fences=3").front(), text);
      QVERIFY2(!readSavedGames(text).front(), text);
    }
    QVERIFY(!importGames("a letter to a friend").front());
  }
};

KOTAI_TEST(ImportsTest)
#include "imports_test.moc"
