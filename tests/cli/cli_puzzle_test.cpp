// Tests for `puzzle`: machine-readable lines, JSON, and messages if there are no puzzles.
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "cli_runner.h"
#include "tests/runner/test_class.h"

class CliPuzzleTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    for (const char* const variant : {"dodgem:3x3", "dodgem:4x4"})
      QCOMPARE(m_cli.run({QStringLiteral("solve"), QString::fromLatin1(variant)}).exitCode, 0);
  }

  /// A line contains the position, the task, the solution and the difficulty. According to `probe`, the position
  /// has the value that the task implies, and the solution keeps this value.
  void printsALineEach() {
    const CliResult result = run("puzzle dodgem:4x4 --kind mate --n 8 --seed 3 --limit 5");
    QCOMPARE(result.exitCode, 0);
    QCOMPARE(result.lines().size(), 5);
    for (const QString& line : result.lines()) {
      const QStringList columns = line.split(QLatin1Char('\t'));
      QCOMPARE(columns.size(), 4);
      QCOMPARE(columns[1], QStringLiteral("win in 8 plies"));
      const QStringList moves = columns[2].split(QLatin1Char(' '));
      QCOMPARE(moves.size(), 8);
      const int rating = columns[3].toInt();
      QVERIFY(rating >= 600 && rating <= 2800);
      const QStringList probed = probe(columns[0]);
      QCOMPARE(probed[1], QStringLiteral("win 8"));
      QCOMPARE(probed[2].count(QStringLiteral("=win 8")), 1);
      QVERIFY2(probed[2].contains(moves[0] + QStringLiteral("=win 8")), qPrintable(probed[2]));
    }
    QCOMPARE(run("puzzle dodgem:4x4 --kind mate --n 8 --seed 3 --limit 5").output, result.output);
    QVERIFY(run("puzzle dodgem:4x4 --kind mate --n 8 --seed 4 --limit 5").output != result.output);
  }

  /// Checks a teacher's file of lessons. The report covers correct parts, claims that the solution refutes, and
  /// the line that cannot be read.
  void checksLessons() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("mine.kotailesson"));
    const auto check = [&](const QByteArray& lines, const QStringList& options = {}) {
      QFile out(file);
      if (!out.open(QIODevice::WriteOnly)) qFatal("the file cannot be written");
      out.write("kotai-lessons 1\ncourse: mine\ntitle: Mine\nlesson: off\ntitle: Off\ntext: Drive off.\n" + lines);
      out.close();
      return m_cli.run(QStringList{QStringLiteral("lessons"), file} + options);
    };
    const QByteArray board = "variant: dodgem:3x3\nboard: 1^1/>2/3 ^\n";
    const CliResult right = check(board + "task: mate\nanswer: b3off\n");
    QCOMPARE(right.exitCode, 0);
    QCOMPARE(right.lines(), QStringList{QStringLiteral("4\toff\tok")});
    const CliResult wrong = check(board + "task: mate\nanswer: b3a3\n");
    QCOMPARE(wrong.exitCode, 1);
    QCOMPARE(wrong.lines(), QStringList{QStringLiteral("4\toff\tthe right moves are: b3off")});
    const QByteArray json = check(board + "task: mate\nanswer: b3a3\n", {QStringLiteral("--json")}).output;
    const QJsonObject lesson = QJsonDocument::fromJson(json).array().at(0).toObject();
    QCOMPARE(lesson[QStringLiteral("line")].toInt(), 4);
    QCOMPARE(lesson[QStringLiteral("lesson")].toString(), QStringLiteral("off"));
    QCOMPARE(lesson[QStringLiteral("problems")].toArray(), QJsonArray{QStringLiteral("the right moves are: b3off")});
    const CliResult unreadable = check(board + "task: win\n");
    QCOMPARE(unreadable.exitCode, 1);
    QVERIFY(unreadable.messages.contains("mine.kotailesson, line 9: there is no task 'win' in this game"));
  }

  void saysTheSameAsJson() {
    const QStringList lines = run("puzzle dodgem:4x4 --kind escape --limit 4").lines();
    const CliResult result = run("puzzle dodgem:4x4 --kind escape --limit 4 --json");
    const QJsonObject json = QJsonDocument::fromJson(result.output).object();
    QCOMPARE(json[QStringLiteral("kind")].toString(), QStringLiteral("escape"));
    const QJsonArray puzzles = json[QStringLiteral("puzzles")].toArray();
    QCOMPARE(puzzles.size(), lines.size());
    for (qsizetype place = 0; place < lines.size(); ++place) {
      const QJsonObject puzzle = puzzles[place].toObject();
      QStringList moves;
      for (const QJsonValue& move : puzzle[QStringLiteral("solution")].toArray()) moves += move.toString();
      QCOMPARE(QStringList({puzzle[QStringLiteral("position")].toString(), puzzle[QStringLiteral("task")].toString(),
                            moves.join(QLatin1Char(' ')), QString::number(puzzle[QStringLiteral("difficulty")].toInt())})
                   .join(QLatin1Char('\t')),
               lines[place]);
      QCOMPARE(puzzle[QStringLiteral("value")].toObject()[QStringLiteral("outcome")].toString(), QStringLiteral("loss"));
      QVERIFY(puzzle[QStringLiteral("otherDefences")].isArray());
    }
  }

  void setsOfADay() {
    const CliResult result = run("puzzle dodgem:4x4 --day 2026-11-22");
    QCOMPARE(result.exitCode, 0);
    QCOMPARE(result.lines().size(), 5);
    int before = 0;
    for (const QString& line : result.lines()) {
      const int rating = line.section(QLatin1Char('\t'), 3).toInt();
      QVERIFY(rating >= before);
      before = rating;
    }
    QVERIFY(run("puzzle dodgem:4x4 --day 2026-11-23").output != result.output);
  }

  /// 3x3 has no draws (Kotani). Wins in Dodgem take an even number of plies.
  void reportsThatThereAreNoPuzzles() {
    const CliResult draws = run("puzzle dodgem:3x3 --kind hold-draw");
    QCOMPARE(draws.exitCode, 0);
    QVERIFY(draws.output.isEmpty());
    QVERIFY2(draws.messages.contains("dodgem:3x3 has no hold-draw puzzles: no position"), draws.messages.constData());
    const CliResult odd = run("puzzle dodgem:3x3 --kind mate --n 3 --json");
    QCOMPARE(odd.exitCode, 0);
    QVERIFY(QJsonDocument::fromJson(odd.output).object()[QStringLiteral("puzzles")].toArray().isEmpty());
    QVERIFY2(odd.messages.contains("no mate puzzles of 3 plies"), odd.messages.constData());
  }

  /// According to `probe`, the side that has to find a move can secure the result in the task.
  void secureMovesOfSimultaneousGames() {
    QCOMPARE(m_cli.run({QStringLiteral("solve"), QStringLiteral("syncdom:4x4")}).exitCode, 0);
    const CliResult result = run("puzzle syncdom:4x4 --kind secure --limit 6");
    QCOMPARE(result.exitCode, 0);
    QCOMPARE(result.lines().size(), 6);
    for (const QString& line : result.lines()) {
      const QStringList columns = line.split(QLatin1Char('\t'));
      QCOMPARE(columns.size(), 4);
      const bool isVertical = columns[1].startsWith(QStringLiteral("Vertical"));
      QVERIFY(columns[2].startsWith(isVertical ? QLatin1String("V:") : QLatin1String("H:")));
      const QStringList value = m_cli.run({QStringLiteral("probe"), QStringLiteral("syncdom:4x4"), columns[0]})
                                    .lines()
                                    .first()
                                    .split(QLatin1Char('\t'));
      const int secure = isVertical ? value[2].toInt() : -value[3].toInt();
      QCOMPARE(secure, columns[1].endsWith(QStringLiteral("is sure to win")) ? 1 : 0);
    }
  }

  void namesTheVariantByItsId() {
    QCOMPARE(m_cli.run({QStringLiteral("solve"), QStringLiteral("syncdom:3x3")}).exitCode, 0);
    const CliResult result = run("puzzle syncdom:3x3,cells=2 --kind secure --limit 1 --json");
    QCOMPARE(result.exitCode, 0);
    QCOMPARE(QJsonDocument::fromJson(result.output).object()[QStringLiteral("variant")].toString(),
             QStringLiteral("syncdom:3x3"));
  }

  void mistakes_data() {
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char* arguments, int exitCode, const char* message) {
      QTest::newRow(arguments) << QString::fromLatin1(arguments) << exitCode << QByteArray(message);
    };
    row("puzzle dodgem:3x3", 2, "either --kind or --day");
    row("puzzle dodgem:3x3 --kind mate --day 2026-11-22", 2, "either --kind or --day");
    row("puzzle dodgem:3x3 --kind best", 2,
        "--kind best: there are no such puzzles; expected one of: mate, only-move, hold-draw, win-from-behind, escape");
    row("puzzle dodgem:3x3 --kind best-move", 2, "there are no such puzzles");
    row("puzzle dodgem:3x3 --kind escape --n 2", 2, "solutions of escape puzzles take an odd number of plies, 1 to 7");
    row("puzzle dodgem:3x3 --kind only-move --n 9", 2, "1 to 7");
    row("puzzle dodgem:3x3 --kind mate --n 0", 2, "--n '0': expected a whole number from 1");
    row("puzzle dodgem:3x3 --day 2026-02-30", 2, "this day does not exist");
    row("puzzle dodgem:3x3 --day today", 2, "expected a date like 2026-11-22");
    row("puzzle dodgem:3x3 --day 2026-11-22 --n 3", 2, "--n needs --kind");
    row("puzzle dodgem:3x3 --day 2026-11-22 --limit 0", 2, "--limit 0 needs --kind");
    row("puzzle syncdom:4x4 --kind mate", 2, "expected: secure");
    row("puzzle syncdom:4x4 --kind secure --n 3", 2, "players alternate");
    row("puzzle syncdom:4x4 --day 2026-11-22", 2, "players alternate");
    row("puzzle dodgem:5x5 --kind mate", 1, "dodgem-5x5.kotai");
  }
  void mistakes() {
    QFETCH(QString, arguments);
    QFETCH(int, exitCode);
    QFETCH(QByteArray, message);
    const CliResult result = m_cli.run(arguments.split(QLatin1Char(' ')));
    QCOMPARE(result.exitCode, exitCode);
    QVERIFY2(result.messages.contains(message), result.messages.constData());
    QCOMPARE(result.output, QByteArray());
  }

 private:
  CliResult run(const char* arguments) const { return m_cli.run(QString::fromLatin1(arguments).split(QLatin1Char(' '))); }
  QStringList probe(const QString& position) const {
    return m_cli.run({QStringLiteral("probe"), QStringLiteral("dodgem:4x4"), position, QStringLiteral("--moves")})
        .lines()
        .first()
        .split(QLatin1Char('\t'));
  }

  CliRunner m_cli;
};

KOTAI_TEST(CliPuzzleTest)
#include "cli_puzzle_test.moc"
