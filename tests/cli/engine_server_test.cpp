// Tests for the engine's answers, line by line, in both protocols.
#include "app/cli/engine/engine_server.h"

#include <QTest>

#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using namespace kotai::cli;

class EngineServerTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { m_dodgem = m_folder.solve(test::dodgem(3)); }
  void init() { m_lines.clear(); }

  void saysWhoItIs();
  void answersFromTheTable();
  void severalLines();
  void onlySomeMoves();
  void waitsForStop();
  void finishedPositions();
  void wonPositions();
  void mateSearches();
  void mateCountsOfTheLoser();
  void countsMoves();
  void illegalTextIsReported_data();
  void illegalTextIsReported();
  void levelsPlayToo();
  void playsWithoutASolution();
  void wrongOptionsAreReported();

 private:
  EngineServer make(const VariantPtr& variant, SolutionPtr solution) {
    return {{variant, std::move(solution), "Kotai 1", 1},
            [this](const std::string& line) { m_lines.push_back(QString::fromStdString(line)); }};
  }
  EngineServer dodgem() { return make(m_dodgem->variant(), m_dodgem); }
  QStringList ask(EngineServer& server, std::initializer_list<const char*> lines) {
    m_lines.clear();
    for (const char* line : lines) server.handleLine(line);
    return m_lines;
  }
  static QString field(const QString& line, const char* name) {
    const QStringList words = line.split(QLatin1Char(' '));
    return words.value(words.indexOf(QLatin1String(name)) + 1);
  }

  test::DataFolder m_folder;
  SolutionPtr m_dodgem;
  QStringList m_lines;
};

void EngineServerTest::saysWhoItIs() {
  EngineServer server = make(test::variant("animalshogi"), nullptr);
  const QStringList uci = ask(server, {"uci"});
  QCOMPARE(uci.first(), QStringLiteral("id name Kotai 1"));
  QVERIFY(uci.contains(QStringLiteral("option name UCI_Variant type combo default dobutsu var dobutsu")));
  QVERIFY(uci.contains(QStringLiteral("option name MultiPV type spin default 1 min 1 max 500")));
  QCOMPARE(uci.last(), QStringLiteral("uciok"));
  QCOMPARE(ask(server, {"usi"}).last(), QStringLiteral("usiok"));
  QCOMPARE(ask(server, {"isready"}), QStringList{QStringLiteral("readyok")});
  QCOMPARE(ask(server, {"usinewgame", "ucinewgame", "debug on", "gameover lose", "", "   "}), QStringList());
  QVERIFY(!server.handleLine("quit"));
}

/// The first player wins the smallest game. Every line reaches the end of the game in the number of plies that
/// the score states.
void EngineServerTest::answersFromTheTable() {
  EngineServer server = dodgem();
  const Variant& variant = *m_dodgem->variant();
  const auto plies = m_dodgem->value(variant.start()).distancePlies;
  const QStringList answer = ask(server, {"uci", "position startpos", "go wtime 1000 btime 1000 winc 3"});
  const QString info = answer[answer.size() - 2];
  QCOMPARE(field(info, "mate").toUInt(), (plies + 1) / 2);
  QCOMPARE(field(info, "depth").toUInt(), plies);
  AnyPosition position = variant.start();
  const QStringList line = info.section(QStringLiteral(" pv "), 1).split(QLatin1Char(' '));
  QCOMPARE(line.size(), static_cast<int>(plies));
  for (const QString& move : line) position = variant.play(position, test::move(variant, position, move.toStdString()));
  QVERIFY(variant.finishedValue(position));
  QCOMPARE(answer.last(), QStringLiteral("bestmove %1 ponder %2").arg(line[0], line[1]));
  // USI counts plies.
  const QStringList usi = ask(server, {"usi", "position startpos", "go btime 0 wtime 0 byoyomi 100"});
  QCOMPARE(field(usi[usi.size() - 2], "mate").toUInt(), plies);
}

void EngineServerTest::severalLines() {
  EngineServer server = dodgem();
  const QStringList answer = ask(server, {"setoption name MultiPV value 500", "position startpos", "go depth 1"});
  const AnyPosition start = m_dodgem->variant()->start();
  QCOMPARE(answer.size(), static_cast<int>(m_dodgem->variant()->legalMoves(start).size()) + 1);
  for (int number = 1; number < answer.size(); ++number) QCOMPARE(field(answer[number - 1], "multipv").toInt(), number);
  QCOMPARE(field(answer.last(), "bestmove"), field(answer.first(), "pv"));
}

void EngineServerTest::onlySomeMoves() {
  EngineServer server = dodgem();
  const AnyPosition start = m_dodgem->variant()->start();
  for (const AnyMove each : m_dodgem->variant()->legalMoves(start)) {
    const std::string text = m_dodgem->variant()->formatMove(start, each);
    const QStringList answer = ask(server, {"position startpos", ("go searchmoves " + text + " movetime 5").c_str()});
    QCOMPARE(field(answer.last(), "bestmove").toStdString(), text);
  }
}

void EngineServerTest::waitsForStop() {
  EngineServer server = dodgem();
  const QStringList first = ask(server, {"position startpos", "go infinite", "isready"});
  QVERIFY(first.filter(QStringLiteral("bestmove")).isEmpty());
  QCOMPARE(first.last(), QStringLiteral("readyok"));
  QCOMPARE(ask(server, {"stop"}).filter(QStringLiteral("bestmove")).size(), 1);
  QCOMPARE(ask(server, {"stop", "ponderhit"}), QStringList());
  QVERIFY(ask(server, {"go ponder"}).filter(QStringLiteral("bestmove")).isEmpty());
  QCOMPARE(ask(server, {"ponderhit"}).size(), 1);
}

void EngineServerTest::finishedPositions() {
  EngineServer server = make(test::variant("animalshogi"), nullptr);
  // Under the rules of other programs the game is over, although Kotai's rules still allow moves: by mate, a
  // captured lion, or a lion on the far row.
  for (const char* position : {"position fen l1G/G2/1L1/3[EECC] b - - 0 1", "position fen 1L1/3/3/3[GGEECC] b - - 0 1",
                               "position fen l1L/3/3/3[GGEECC] b - - 0 1"})
    QCOMPARE(ask(server, {position, "go depth 5"}),
             (QStringList{QStringLiteral("info depth 0 score mate 0"), QStringLiteral("bestmove (none)")}));
  QCOMPARE(ask(server, {"usi", "position sfen l1G/G2/1L1/3 w 2E2C 1", "go"}).last(), QStringLiteral("bestmove resign"));
}

/// A side that has won does not resign. UCI has no answer for a finished game, and `mate 0` would mean that the side to
/// move has lost.
void EngineServerTest::wonPositions() {
  EngineServer server = dodgem();
  const QString score = QStringLiteral("info depth 0 score mate 1");
  QCOMPARE(ask(server, {"position fen 3/3/3 ^", "go"}), (QStringList{score, QStringLiteral("bestmove (none)")}));
  server.handleLine("usi");
  QCOMPARE(ask(server, {"position sfen 3/3/3 ^", "go"}), (QStringList{score, QStringLiteral("bestmove win")}));
}

/// USI answers `mate` at once with the whole line, even with `infinite`. In UCI, `mate` is a limit like any other.
void EngineServerTest::mateSearches() {
  EngineServer server = dodgem();
  QVERIFY(ask(server, {"position startpos", "go mate 5"}).last().startsWith(QStringLiteral("bestmove ")));
  server.handleLine("usi");
  const QString line = ask(server, {"go infinite", "stop"}).first().section(QStringLiteral(" pv "), 1);
  for (const char* const go : {"go mate infinite", "go mate 5000"})
    QCOMPARE(ask(server, {go, "stop"}), QStringList{QStringLiteral("checkmate ") + line});
  const QStringList none{QStringLiteral("checkmate nomate")};
  QCOMPARE(ask(server, {"position startpos moves c1c2", "go mate infinite"}), none);
  QCOMPARE(ask(server, {"position sfen 3/3/3 ^", "go mate infinite"}), none);
  QCOMPARE(ask(server, {"position sfen nonsense", "go mate infinite"}).last(), QStringLiteral("checkmate timeout"));
  EngineServer searching = make(test::variant("animalshogi"), nullptr);
  searching.handleLine("usi");
  QCOMPARE(ask(searching, {"go mate infinite"}), QStringList{QStringLiteral("checkmate notimplemented")});
}

/// UCI counts the winner's moves. Nineteen plies contain nine such moves, because the loser makes the first
/// ply.
void EngineServerTest::mateCountsOfTheLoser() {
  EngineServer server = dodgem();
  const QString info = ask(server, {"position startpos moves c1c2", "go"}).first();
  QCOMPARE(field(info, "depth"), QStringLiteral("19"));
  QCOMPARE(field(info, "mate"), QStringLiteral("-9"));
  QCOMPARE(field(ask(server, {"position startpos", "go"}).first(), "mate"), QStringLiteral("10"));
}

void EngineServerTest::countsMoves() {
  EngineServer server = make(test::variant("animalshogi"), nullptr);
  QCOMPARE(ask(server, {"position startpos", "go perft 2"}).last().trimmed(), QStringLiteral("Nodes searched: 13"));
  QVERIFY(ask(server, {"go perft 99"}).last().startsWith(QStringLiteral("info string perft:")));
  QCOMPARE(ask(server, {"position startpos moves b2b3 c4b3 C@b2", "d"}).first(),
           QStringLiteral("Fen: gl1/1e1/1C1/ELG[c] b - - 0 1"));
}

void EngineServerTest::illegalTextIsReported_data() {
  QTest::addColumn<QString>("line");
  for (const char* line : {"position startpos moves a1a4", "position startpos moves b2b3 b2b3", "position fen zzz",
                           "position fen", "position", "position sfen 9/9 b - 1", "position startpos moves \x01\xff",
                           "position nonsense moves a1a2", "position fen gle/1c1/1C1/ELG[GG] w - - 0 1"})
    QTest::newRow(line) << QString::fromLatin1(line);
}

void EngineServerTest::illegalTextIsReported() {
  QFETCH(QString, line);
  EngineServer server = make(test::variant("animalshogi"), nullptr);
  const QStringList told = ask(server, {line.toLatin1().constData()});
  QCOMPARE(told.size(), 1);
  QVERIFY2(told.first().startsWith(QStringLiteral("info string ")), qPrintable(told.first()));
  QCOMPARE(ask(server, {"go depth 3"}).last(), QStringLiteral("bestmove (none)"));
  QCOMPARE(ask(server, {"position startpos", "go perft 1"}).size(), 5);
}

void EngineServerTest::levelsPlayToo() {
  EngineServer server = dodgem();
  for (const char* level : {"setoption name Level value 1", "setoption name Level value 9"}) {
    const QStringList answer = ask(server, {level, "position startpos", "go movetime 10"});
    QCOMPARE(answer.size(), 2);
    QVERIFY(answer.last().startsWith(QStringLiteral("bestmove ")));
    QVERIFY(!answer.first().contains(QStringLiteral("score")));
  }
}

/// Without a solution, the engine searches and reports that it does. It never leaves its lion en prise.
void EngineServerTest::playsWithoutASolution() {
  EngineServer server = make(test::variant("animalshogi"), nullptr);
  QVERIFY(!ask(server, {"uci"}).filter(QStringLiteral("kotai-cli solve animalshogi")).isEmpty());
  const QString answer = ask(server, {"setoption name Level value 1", "position fen gle/1C1/3/ELG[C] b - - 0 1", "go"}).last();
  const QStringList legal{QStringLiteral("b4a3"), QStringLiteral("b4b3"), QStringLiteral("b4c3"), QStringLiteral("c4b3")};
  QVERIFY2(legal.contains(field(answer, "bestmove")), qPrintable(answer));
}

void EngineServerTest::wrongOptionsAreReported() {
  EngineServer server = make(test::variant("animalshogi"), nullptr);
  for (const char* good :
       {"setoption name UCI_Variant value dobutsu", "setoption name MultiPV value 3", "setoption name Hash value 16",
        "setoption name UCI_AnalyseMode value true", "setoption name Clear Hash", "setoption name multipv value 3",
        "setoption name LEVEL value 2", "setoption name usi_variant value Dobutsu", "setoption name clear hash",
        "setoption\tname  hash value 16 "})
    QCOMPARE(ask(server, {good}), QStringList());
  for (const char* wrong : {"setoption name UCI_Variant value chess", "setoption name MultiPV value abc",
                            "setoption name MultiPV value 0", "setoption name MultiPV", "setoption name Level value 11",
                            "setoption name No Such Thing value 3", "setoption", "nonsense", "\xff\xfe\x01"}) {
    const QStringList told = ask(server, {wrong});
    QCOMPARE(told.size(), 1);
    QVERIFY2(told.first().startsWith(QStringLiteral("info string ")), qPrintable(told.first()));
  }
}

KOTAI_TEST(EngineServerTest)
#include "engine_server_test.moc"
