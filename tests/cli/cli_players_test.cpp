// Tests for `match` and `move` of alternating games: counts of wins, start positions, saved games, numbers of moves, errors.
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "cli_runner.h"
#include "core/record/saved_game.h"
#include "tests/runner/test_class.h"

using namespace kotai;

class CliPlayersTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QCOMPARE(m_cli.run({QStringLiteral("solve"), QStringLiteral("dodgem:3x3")}).exitCode, 0);
    QFile file(m_cli.filePath(QStringLiteral("starts.txt")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("\xef\xbb\xbf>2/>2/1^^ ^\n\n# the other side\r\n>2/>2/1^^ >\n");
  }

  /// The first player wins 3x3 from its start position. If perfect players swap sides, each of them therefore wins one
  /// game.
  void winsAreThoseOfThePlayerNamedFirst() {
    const QString starts = m_cli.filePath(QStringLiteral("starts.txt"));
    const QJsonObject both = json({QStringLiteral("match"), QStringLiteral("dodgem:3x3"), QStringLiteral("--starts"), starts,
                                   QStringLiteral("--games"), QStringLiteral("8")});
    QCOMPARE(both[QStringLiteral("wins")].toInt(), 4);
    QCOMPARE(both[QStringLiteral("losses")].toInt(), 4);
    QCOMPARE(both[QStringLiteral("startPositions")].toInt(), 2);
    const QJsonObject better =
        json({QStringLiteral("match"), QStringLiteral("dodgem:3x3"), QStringLiteral("--second"), QStringLiteral("random"),
              QStringLiteral("--starts"), starts, QStringLiteral("--games"), QStringLiteral("40")});
    QVERIFY(better[QStringLiteral("wins")].toInt() > 30);
    const QJsonObject worse =
        json({QStringLiteral("match"), QStringLiteral("dodgem:3x3"), QStringLiteral("--first"), QStringLiteral("random"),
              QStringLiteral("--starts"), starts, QStringLiteral("--games"), QStringLiteral("40")});
    QVERIFY(worse[QStringLiteral("losses")].toInt() > 30);
  }

  /// Perfect players do not change the values of the start positions. Equal numbers of start positions are won and
  /// lost, so every pair of games is even.
  void balancedStartsAreEven() {
    const QStringList call{QStringLiteral("match"),    QStringLiteral("dodgem:3x3"), QStringLiteral("--starts"),
                           QStringLiteral("balanced"), QStringLiteral("--games"),    QStringLiteral("40"),
                           QStringLiteral("--seed"),   QStringLiteral("5")};
    const QJsonObject match = json(call);
    QCOMPARE(match[QStringLiteral("games")].toInt(), 40);
    QCOMPARE(match[QStringLiteral("wins")].toInt(), 20);
    QCOMPARE(match[QStringLiteral("losses")].toInt(), 20);
    QCOMPARE(match[QStringLiteral("startPositions")].toInt(), 20);
    QCOMPARE(match[QStringLiteral("startsWon")].toInt(), 10);
    QCOMPARE(match[QStringLiteral("startsLost")].toInt(), 10);
    QCOMPARE(json(call)[QStringLiteral("firstMoves")], match[QStringLiteral("firstMoves")]);
  }

  /// Each of the two players begins once from each of two start positions. The saved games agree with the report
  /// of the match.
  void keepsItsGames() {
    const QString file = m_cli.filePath(QStringLiteral("games.kotaigame"));
    const QJsonObject match =
        json({QStringLiteral("match"), QStringLiteral("dodgem:3x3"), QStringLiteral("--second"), QStringLiteral("level=9"),
              QStringLiteral("--starts"), m_cli.filePath(QStringLiteral("starts.txt")), QStringLiteral("--games"),
              QStringLiteral("4"), QStringLiteral("--save"), file});
    QCOMPARE(match[QStringLiteral("games")].toInt(), 4);
    QFile games(file);
    QVERIFY(games.open(QIODevice::ReadOnly));
    const auto read = readSavedGames(games.readAll().toStdString());
    QCOMPARE(read.size(), std::size_t{4});
    int wins = 0;
    for (std::size_t number = 0; number < read.size(); ++number) {
      QVERIFY(read[number].has_value() && read[number]->damage().empty());
      const GameHeader& header = read[number]->header();
      const bool changed = number % 2 == 1;
      QCOMPARE(header.first, std::string(changed ? "level=9" : "perfect"));
      QCOMPARE(header.second, std::string(changed ? "perfect" : "level=9"));
      QCOMPARE(header.reason, std::string("rules"));
      wins += header.result == (changed ? GameResult::SecondWins : GameResult::FirstWins) ? 1 : 0;
      const ReadGame& game = std::get<ReadGame>(read[number]->game);
      QVERIFY(game.variant->finishedValue(positionsOf(*read[number]).back()).has_value());
    }
    QCOMPARE(wins, match[QStringLiteral("wins")].toInt());
  }

  void countsMoves() {
    const QStringList call{QStringLiteral("move"),     QStringLiteral("dodgem:3x3"), QStringLiteral(">2/>2/1^^ ^"),
                           QStringLiteral("--player"), QStringLiteral("level=1"),    QStringLiteral("--games"),
                           QStringLiteral("60"),       QStringLiteral("--seed"),     QStringLiteral("11")};
    const CliResult result = m_cli.run(call);
    QCOMPARE(result.exitCode, 0);
    int asked = 0;
    int before = 60;
    for (const QString& line : result.lines()) {
      const QStringList parts = line.split(QLatin1Char('\t'));
      QCOMPARE(parts.size(), 2);
      QVERIFY(parts[1].toInt() <= before);
      before = parts[1].toInt();
      asked += before;
    }
    QCOMPARE(asked, 60);
    QCOMPARE(m_cli.run(call).output, result.output);
    const QJsonObject counted = json(call);
    QCOMPARE(counted[QStringLiteral("moves")].toArray().size(), result.lines().size());
    QCOMPARE(counted[QStringLiteral("moves")].toArray().first()[QStringLiteral("count")].toInt(),
             result.lines().first().section(QLatin1Char('\t'), 1).toInt());
  }

  void levelsPlayUnsolvedVariants() {
    const CliResult result =
        m_cli.run({QStringLiteral("move"), QStringLiteral("quoridor:5x5,fences=3"), QStringLiteral("5x5 c1 c5 3 3 - 1"),
                   QStringLiteral("--player"), QStringLiteral("level=5")});
    QCOMPARE(result.exitCode, 0);
    QCOMPARE(result.lines().size(), 1);
    QVERIFY2(result.messages.contains("no solution of quoridor:5x5,fences=3"), result.messages.constData());
  }

  void mistakes_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char* name, const QStringList& arguments, int exitCode, const char* message) {
      QTest::newRow(name) << arguments << exitCode << QByteArray(message);
    };
    const QString match = QStringLiteral("match");
    const QString small = QStringLiteral("dodgem:3x3");
    const QString starts = QStringLiteral("--starts");
    const QString balanced = QStringLiteral("balanced");
    row("odd", {match, small, starts, balanced, QStringLiteral("--games"), QStringLiteral("7")}, 2, "expected an even number");
    row("no file", {match, small, starts, m_cli.filePath(QStringLiteral("none"))}, 1, "cannot be read");
    row("save nowhere", {match, small, QStringLiteral("--save"), m_cli.filePath(QStringLiteral("none/games"))}, 1,
        "choose another file with --save");
    row("simultaneous", {match, QStringLiteral("syncdom:4x4"), starts, balanced}, 2, "players alternate");
    row("unsolved",
        {match, QStringLiteral("dodgem:4x4"), QStringLiteral("--first"), QStringLiteral("random"), QStringLiteral("--second"),
         QStringLiteral("random"), starts, balanced},
        1, "dodgem-4x4.kotai");
    row("move, simultaneous",
        {QStringLiteral("move"), QStringLiteral("syncdom:4x4"), QStringLiteral("--player"), QStringLiteral("level=1")}, 2,
        "player 'level=1'");
    row("move, over", {QStringLiteral("move"), small, QStringLiteral("3/3/3 ^")}, 1, "the game is over");
    row("move, player", {QStringLiteral("move"), small, QStringLiteral("--player"), QStringLiteral("level=0")}, 2,
        "player 'level=0'");
  }
  void mistakes() {
    QFETCH(QStringList, arguments);
    QFETCH(int, exitCode);
    QFETCH(QByteArray, message);
    const CliResult result = m_cli.run(arguments);
    QCOMPARE(result.exitCode, exitCode);
    QVERIFY2(result.messages.contains(message), result.messages.constData());
    QCOMPARE(result.output, QByteArray());
  }

  void unreadableStartsAreReportedByLine() {
    QFile file(m_cli.filePath(QStringLiteral("bad.txt")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("# two\n>2/>2/1^^ ^\n>2/>2/1^? ^\n");
    file.close();
    const CliResult result =
        m_cli.run({QStringLiteral("match"), QStringLiteral("dodgem:3x3"), QStringLiteral("--starts"), file.fileName()});
    QCOMPARE(result.exitCode, 2);
    QVERIFY2(result.messages.contains("line 3, position"), result.messages.constData());
  }

 private:
  QJsonObject json(QStringList arguments) const {
    arguments << QStringLiteral("--json");
    const CliResult result = m_cli.run(arguments);
    return result.exitCode == 0 ? QJsonDocument::fromJson(result.output).object() : QJsonObject();
  }
  CliRunner m_cli;
};

KOTAI_TEST(CliPlayersTest)
#include "cli_players_test.moc"
