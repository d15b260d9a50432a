// Tests for every command as a user would run it, and of published results with their sources.
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTest>
#include <algorithm>
#include <numeric>

#include "cli_runner.h"
#include "tests/runner/test_class.h"

namespace {

const QString small = QStringLiteral("dodgem:3x3");
const QString large = QStringLiteral("dodgem:4x4");
const QString smallStart = QStringLiteral(">2/>2/1^^ ^");
const QString largeStart = QStringLiteral(">3/>3/>3/1^^^ ^");

bool matches(const QString& pattern, const QString& text) {
  return QRegularExpression(QRegularExpression::anchoredPattern(pattern)).match(text).hasMatch();
}

}  // namespace

class CliCommandsTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void helpForEachCommand_data();
  void helpForEachCommand();
  void publishedResults();
  void solvedVariantSaysSo();
  void probeReadsLines();
  void probeGradesDraws();
  void finishedPositionsHaveNoMoves();
  void lineIsAsLongAsTheDistance();
  void explanationsNameTheMoves();
  void unexplainablePositionsAreRefused();
  void publishedTables_data();
  void publishedTables();
  void tableByProgressHasEverySubspace();
  void tableByDistanceCountsEverything();
  void statsAndFindAgree();
  void findAgreesWithProbe();
  void randomFindRepeats();
  void perftByHand();
  void longCountsReportProgress();
  void verifyFindsNothingWrong();
  void matchRepeatsWithItsSeed();
  void exportWritesEveryPosition();
  void variantsShowWhatIsSolved();
  void familiesAreCompared();
  void variantsShowPublishedResults();
  void estimateOfTheNextSize();
  void dataFolderIsThatOfTheWindow();
  void benchOnTheSmallestBoard();

 private:
  /// Runs a command, checks that it succeeds, and returns its output.
  QByteArray output(const QStringList& arguments, const QByteArray& input = {}) const { return m_cli.output(arguments, input); }
  QJsonObject object(const QStringList& arguments) const { return m_cli.json(arguments).object(); }
  CliRunner m_cli;
};

void CliCommandsTest::initTestCase() {
  for (const QString& variant : {small, large}) {
    const CliResult result = m_cli.run({QStringLiteral("solve"), variant});
    QCOMPARE(result.exitCode, 0);
    QVERIFY(result.messages.isEmpty());  // progress is shown only if stderr is a terminal
    for (const char* const label :
         {"start", "positions", "win", "draw", "loss", "time", "rate", "peak memory", "cache", "reloads"})
      QVERIFY2(result.output.contains(label), result.output.constData());
  }
}

void CliCommandsTest::helpForEachCommand_data() {
  QTest::addColumn<QString>("command");
  for (const char* const command : {"variants", "estimate", "solve", "probe", "rank", "unrank", "compare", "line", "table",
                                    "stats", "find", "explain", "puzzle", "perft", "verify", "match", "export", "bench"})
    QTest::newRow(command) << QString::fromLatin1(command);
}

void CliCommandsTest::helpForEachCommand() {
  QFETCH(QString, command);
  const QByteArray help = output({command, QStringLiteral("--help")});
  QVERIFY(help.contains(QByteArray("kotai-cli " + command.toLatin1())));
  QVERIFY(help.contains("--data"));
  QVERIFY(output({QStringLiteral("--help")}).contains(QByteArray("\n  " + command.toLatin1() + ' ')));
}

void CliCommandsTest::publishedResults() {
  // Kotani: the first player wins 3x3. The first move c1c2 wins, while b1b2 and b1a1 lose. 4x4 is a draw.
  const QStringList columns = QString::fromUtf8(output({QStringLiteral("probe"), small, smallStart, QStringLiteral("--moves")}))
                                  .trimmed()
                                  .split(QLatin1Char('\t'));
  QCOMPARE(columns.size(), 3);
  QCOMPARE(columns[0], smallStart);
  QVERIFY2(matches(QStringLiteral("win \\d*[02468]"), columns[1]), qPrintable(columns[1]));
  QVERIFY2(matches(QStringLiteral("b1a1=loss \\d+;b1b2=loss \\d+;c1c2=win \\d+"), columns[2]), qPrintable(columns[2]));
  QCOMPARE(columns[2].section(QStringLiteral("c1c2="), 1), columns[1]);
  QCOMPARE(output({QStringLiteral("probe"), large, largeStart}), largeStart.toUtf8() + "\tdraw\n");
}

void CliCommandsTest::solvedVariantSaysSo() {
  const CliResult again = m_cli.run({QStringLiteral("solve"), large});
  QCOMPARE(again.exitCode, 0);
  QVERIFY(again.messages.contains("dodgem:4x4 is already solved"));
  const QJsonObject figures = object({QStringLiteral("solve"), large});
  QCOMPARE(figures[QStringLiteral("start")][QStringLiteral("outcome")].toString(), QStringLiteral("draw"));
  const double sum = figures[QStringLiteral("win")].toDouble() + figures[QStringLiteral("draw")].toDouble() +
                     figures[QStringLiteral("loss")].toDouble();
  QCOMPARE(sum, figures[QStringLiteral("positions")].toDouble());
}

void CliCommandsTest::probeReadsLines() {
  // A byte order mark is not part of the first line.
  const QByteArray input = "\xef\xbb\xbf>2/>2/1^^ ^\r\n>2/>2/1^^ >\nnonsense\n3/3/3 ^\n";
  const CliResult result = m_cli.run({QStringLiteral("probe"), small}, input);
  QCOMPARE(result.exitCode, 2);
  const QStringList lines = result.lines();
  QCOMPARE(lines.size(), 3);
  QVERIFY(lines[0].startsWith(QStringLiteral(">2/>2/1^^ ^\twin ")));
  // The start position is symmetric, so its value is the same whichever side moves first.
  QCOMPARE(lines[1].section(QLatin1Char('\t'), 1), lines[0].section(QLatin1Char('\t'), 1));
  QCOMPARE(lines[2], QStringLiteral("3/3/3 ^\twin 0"));
  QVERIFY(result.messages.startsWith("kotai-cli: line 3, position 'nonsense', character 1: "));
}

/// One of the moves from the start position loses, so the draw grade of the start position is -1. Every draw on
/// this board has a grade, so every drawing move has one.
void CliCommandsTest::probeGradesDraws() {
  const auto columnsOf = [this](const QString& variant, const QString& position) {
    return QString::fromUtf8(
               output({QStringLiteral("probe"), variant, position, QStringLiteral("--moves"), QStringLiteral("--draw-grade")}))
        .remove(QLatin1Char('\n'))
        .split(QLatin1Char('\t'));
  };
  const QStringList columns = columnsOf(large, largeStart);
  QCOMPARE(columns.size(), 5);
  QVERIFY(columns[2].contains(QStringLiteral("=loss")));
  QCOMPARE(columns[3], QStringLiteral("-1"));
  QStringList drawing;
  for (const QString& move : columns[2].split(QLatin1Char(';')))
    if (move.endsWith(QStringLiteral("=draw"))) drawing << move.section(QLatin1Char('='), 0, 0);
  const QStringList graded = columns[4].split(QLatin1Char(';'));
  QCOMPARE(graded.size(), drawing.size());
  for (qsizetype number = 0; number < graded.size(); ++number)
    QVERIFY2(matches(drawing[number] + QStringLiteral("=(2|-3|4|-5|6)"), graded[number]), qPrintable(graded[number]));
  QCOMPARE(columnsOf(small, smallStart).mid(3), QStringList({QString(), QString()}));
  const QJsonObject found =
      object({QStringLiteral("probe"), large, largeStart, QStringLiteral("--moves"), QStringLiteral("--draw-grade")});
  QCOMPARE(found[QStringLiteral("drawGrade")].toInt(), -1);
  for (const QJsonValue& move : found[QStringLiteral("moves")].toArray())
    QCOMPARE(move.toObject().contains(QStringLiteral("drawGrade")), drawing.contains(move[QStringLiteral("move")].toString()));
}

void CliCommandsTest::finishedPositionsHaveNoMoves() {
  // `^` has no piece left and therefore cannot move, so `^` has won.
  QCOMPARE(output({QStringLiteral("probe"), small, QStringLiteral("3/3/2> ^"), QStringLiteral("--moves")}),
           QByteArray("3/3/2> ^\twin 0\t\n"));
}

void CliCommandsTest::lineIsAsLongAsTheDistance() {
  const QString value =
      QString::fromUtf8(output({QStringLiteral("probe"), small, smallStart})).trimmed().section(QLatin1Char('\t'), 1);
  const QStringList lines = m_cli.run({QStringLiteral("line"), small}).lines();
  QCOMPARE(lines.size(), value.section(QLatin1Char(' '), 1).toLongLong());
  for (qsizetype ply = 0; ply < lines.size(); ++ply) {
    const auto left = lines.size() - 1 - ply;
    // Won positions have even distances, lost positions odd ones.
    QCOMPARE(lines[ply].section(QLatin1Char('\t'), 1),
             QStringLiteral("%1 %2").arg(left % 2 == 0 ? QStringLiteral("win") : QStringLiteral("loss")).arg(left));
  }
  QCOMPARE(m_cli.run({QStringLiteral("line"), small, smallStart, QStringLiteral("--max"), QStringLiteral("2")}).lines(),
           lines.mid(0, 2));
  const CliResult drawn = m_cli.run({QStringLiteral("line"), large});
  QCOMPARE(drawn.exitCode, 0);
  QVERIFY(drawn.messages.contains("repeat"));
}

/// Kotani: the first move c1c2 wins, while b1b2 and b1a1 lose.
void CliCommandsTest::explanationsNameTheMoves() {
  const QString explain = QStringLiteral("explain"), mistake = QStringLiteral("b1a1");
  const QJsonObject answer = object({explain, small, smallStart, mistake});
  QCOMPARE(answer[QStringLiteral("position")].toString(), smallStart);
  QCOMPARE(answer[QStringLiteral("move")].toString(), mistake);
  QCOMPARE(answer[QStringLiteral("moveValue")][QStringLiteral("outcome")].toString(), QStringLiteral("loss"));
  const QJsonArray facts = answer[QStringLiteral("facts")].toArray();
  QStringList kinds;
  for (const QJsonValue& fact : facts) kinds << fact[QStringLiteral("kind")].toString();
  QCOMPARE(kinds, QStringList({QStringLiteral("motif"), QStringLiteral("refutation"), QStringLiteral("turning-point")}));
  for (const int aboutMistake : {0, 1}) QCOMPARE(facts[aboutMistake][QStringLiteral("moves")][0].toString(), mistake);
  QCOMPARE(facts[2][QStringLiteral("moves")].toArray(), QJsonArray{QStringLiteral("c1c2")});
  QStringList sentences;
  for (const QJsonValue& fact : facts) sentences << fact[QStringLiteral("sentence")].toString();
  QCOMPARE(m_cli.run({explain, small, smallStart, mistake}).lines(), sentences);
  const QString only = QStringLiteral("c1c2 is the only move that wins.");
  QVERIFY(output({explain, small, smallStart}).contains(only.toUtf8()));
  QVERIFY(output({explain, small, smallStart, QStringLiteral("c1c2")}).contains(only.toUtf8()));
  QCOMPARE(output({explain, small, QStringLiteral("3/3/3 ^")}), QByteArray());
}

void CliCommandsTest::unexplainablePositionsAreRefused() {
  const QString explain = QStringLiteral("explain");
  QCOMPARE(m_cli.run({explain, small, smallStart, QStringLiteral("a1a2")}).exitCode, 2);
  QCOMPARE(m_cli.run({explain, small}).exitCode, 2);
  QCOMPARE(m_cli.run({explain, QStringLiteral("syncdom:4x4"), QStringLiteral("4/4/4/4"), QStringLiteral("V:d4")}).exitCode, 2);
}

void CliCommandsTest::publishedTables_data() {
  QTest::addColumn<QString>("size");
  QTest::addColumn<QString>("key");
  for (const char* const size : {"3x3", "4x4"})
    for (const char* const key : {"steps", "pieces"})
      QTest::addRow("%s by %s", size, key) << QString::fromLatin1(size) << QString::fromLatin1(key);
}

void CliCommandsTest::publishedTables() {
  QFETCH(QString, size);
  QFETCH(QString, key);
  // Compares all cells of Kotani's figures 3, 4 and 5.
  QFile golden(QStringLiteral(KOTAI_TEST_DATA "/kotani_dodgem_%1_by_%2.csv").arg(size, key));
  QVERIFY(golden.open(QFile::ReadOnly));
  const QStringList call{QStringLiteral("table"), QStringLiteral("dodgem:") + size, QStringLiteral("--by"), key};
  QCOMPARE(output(call + QStringList(QStringLiteral("--as-published"))), golden.readAll());
  const QByteArray file = m_cli.filePath(QStringLiteral("table.csv")).toUtf8();
  output({QStringLiteral("export"), QStringLiteral("dodgem:") + size, QStringLiteral("--by"), key, QStringLiteral("--out"),
          QString::fromUtf8(file)});
  QFile exported(QString::fromUtf8(file));
  QVERIFY(exported.open(QFile::ReadOnly));
  QCOMPARE(exported.readAll(), output(call));
}

/// The paper's formulas give C(5, 2) = 10 patterns and 100 subspaces of 3x3. The test also checks a count by
/// hand: two pieces side by side in 3 + 3 squares, without the arrangements that share a square (RULES.md, "The
/// paper's figures").
void CliCommandsTest::tableByProgressHasEverySubspace() {
  const QStringList lines =
      m_cli.run({QStringLiteral("table"), small, QStringLiteral("--by"), QStringLiteral("progress")}).lines();
  QCOMPARE(lines[0], QStringLiteral("outcome,opponent_progress,mover_progress,count"));
  QMap<QString, qint64> subspaces;
  QSet<QString> pairs;
  for (const QString& line : lines.mid(1)) {
    const QStringList cells = line.split(QLatin1Char(','));
    subspaces[cells[2] + QLatin1Char(':') + cells[1]] += cells[3].toLongLong();
    pairs.insert(std::min(cells[1], cells[2]) + std::max(cells[1], cells[2]));
  }
  QCOMPARE(subspaces.size(), 100);
  QCOMPARE(pairs.size(), 55);
  QCOMPARE(std::accumulate(subspaces.cbegin(), subspaces.cend(), qint64{0}), 1423);
  QCOMPARE(subspaces[QStringLiteral("010:010")], 8);
  QCOMPARE(subspaces[QStringLiteral("010:002")], 7);
  QCOMPARE(subspaces[QStringLiteral("002:010")], 7);
  QCOMPARE(subspaces[QStringLiteral("002:002")], 5);
}

void CliCommandsTest::tableByDistanceCountsEverything() {
  const QStringList lines =
      m_cli.run({QStringLiteral("table"), large, QStringLiteral("--by"), QStringLiteral("distance")}).lines();
  QCOMPARE(lines[0], QStringLiteral("outcome,distance,count"));
  qint64 sum = 0;
  for (const QString& line : lines.mid(1)) sum += line.section(QLatin1Char(','), 2).toLongLong();
  QCOMPARE(sum, object({QStringLiteral("solve"), large})[QStringLiteral("positions")].toInteger());
  const CliResult wrong = m_cli.run({QStringLiteral("table"), large, QStringLiteral("--by"), QStringLiteral("hands")});
  QCOMPARE(wrong.exitCode, 2);
  QVERIFY2(wrong.messages.contains("expected one of: steps, pieces, progress, distance"), wrong.messages.constData());
}

void CliCommandsTest::statsAndFindAgree() {
  const QJsonObject notable = object({QStringLiteral("stats"), large})[QStringLiteral("notable")].toObject();
  const auto counted = [&notable](const char* id) { return notable[QLatin1String(id)][QStringLiteral("count")].toInteger(); };
  const auto found = [this](const char* kind) {
    return output({QStringLiteral("find"), large, QStringLiteral("--kind"), QLatin1String(kind), QStringLiteral("--count")})
        .trimmed()
        .toLongLong();
  };
  QCOMPARE(found("mutual-zugzwang"), counted("mutual-zugzwang"));
  QCOMPARE(found("zugzwang"),
           counted("zugzwang-loss-to-win") + counted("zugzwang-loss-to-draw") + counted("zugzwang-draw-to-win"));
  QCOMPARE(found("only-move"), counted("only-move-wins") + counted("only-move-draws"));
  QVERIFY(found("mutual-zugzwang") > 0);
  const QByteArray text = output({QStringLiteral("stats"), large});
  for (const char* const part : {"longest win", "longest loss", "average number of moves", "maximum number of moves", "distance"})
    QVERIFY(text.contains(part));
}

void CliCommandsTest::findAgreesWithProbe() {
  for (const char* const kind : {"zugzwang", "mutual-zugzwang", "mate", "longest", "only-move"}) {
    const QByteArray found = output({QStringLiteral("find"), large, QStringLiteral("--kind"), QLatin1String(kind),
                                     QStringLiteral("--limit"), QStringLiteral("50")});
    QVERIFY(!found.isEmpty());
    QByteArray positions;
    for (const QByteArray& line : found.trimmed().split('\n')) positions += line.left(line.indexOf('\t')) + '\n';
    QCOMPARE(output({QStringLiteral("probe"), large}, positions), found);
  }
  const QByteArray mates = output({QStringLiteral("find"), large, QStringLiteral("--kind"), QStringLiteral("mate"),
                                   QStringLiteral("--n"), QStringLiteral("6")});
  QCOMPARE(mates.count("\twin 6\n"), mates.count('\n'));
}

void CliCommandsTest::randomFindRepeats() {
  const QStringList call{QStringLiteral("find"),    large,
                         QStringLiteral("--kind"),  QStringLiteral("only-move"),
                         QStringLiteral("--limit"), QStringLiteral("30"),
                         QStringLiteral("--random")};
  const QByteArray first = output(call + QStringList(QStringLiteral("7")));
  QCOMPARE(output(call + QStringList(QStringLiteral("7"))), first);
  QVERIFY(output(call + QStringList(QStringLiteral("8"))) != first);
  const QStringList lines = QString::fromUtf8(first).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
  QCOMPARE(lines.size(), 30);
  QCOMPARE(QSet<QString>(lines.begin(), lines.end()).size(), 30);
}

void CliCommandsTest::perftByHand() {
  // First moves on 3x3: b1b2, b1a1, c1c2. The replies are a3b3 a2a1, a3b3 a2b2, and a3b3 a2b2 a2a1.
  QCOMPARE(output({QStringLiteral("perft"), small, QStringLiteral("0")}), QByteArray("1\n"));
  QCOMPARE(output({QStringLiteral("perft"), small, QStringLiteral("1")}), QByteArray("3\n"));
  QCOMPARE(output({QStringLiteral("perft"), small, QStringLiteral("2")}), QByteArray("7\n"));
  QCOMPARE(output({QStringLiteral("perft"), small, QStringLiteral("1"), QStringLiteral("3/3/2> ^")}), QByteArray("0\n"));
}

/// Without a terminal, progress is one line per minute. With --progress, the first line appears at once.
void CliCommandsTest::longCountsReportProgress() {
  for (const QString& variant : {small, QStringLiteral("syncdom:4x4")}) {
    const QStringList count{QStringLiteral("perft"), variant, QStringLiteral("4")};
    const CliResult silent = m_cli.run(count);
    QVERIFY(silent.messages.isEmpty());
    const CliResult told = m_cli.run(count + QStringList{QStringLiteral("--progress")});
    QCOMPARE(told.output, silent.output);
    QVERIFY2(told.messages.contains("%") && told.messages.contains("sequences"), told.messages.constData());
  }
}

void CliCommandsTest::verifyFindsNothingWrong() {
  for (const QString& variant : {small, large}) {
    const QJsonObject report = object({QStringLiteral("verify"), variant});
    QCOMPARE(report[QStringLiteral("mismatches")].toInteger(-1), 0);
    QVERIFY(report[QStringLiteral("correct")].toBool());
    QCOMPARE(report[QStringLiteral("positions")], object({QStringLiteral("solve"), variant})[QStringLiteral("positions")]);
  }
}

void CliCommandsTest::matchRepeatsWithItsSeed() {
  const QStringList call{QStringLiteral("match"),    large,
                         QStringLiteral("--first"),  QStringLiteral("level=4"),
                         QStringLiteral("--second"), QStringLiteral("random"),
                         QStringLiteral("--games"),  QStringLiteral("40"),
                         QStringLiteral("--seed")};
  QJsonObject first = object(call + QStringList(QStringLiteral("5")));
  QJsonObject second = object(call + QStringList(QStringLiteral("5")));
  const auto result = [](const QJsonObject& match, const char* key) { return match[QLatin1String(key)].toInteger(-1); };
  QCOMPARE(result(first, "wins") + result(first, "draws") + result(first, "losses"), 40);
  for (const char* const key : {"wins", "draws", "losses", "firstMoves", "secondMoves"})
    QCOMPARE(result(first, key), result(second, key));
  // The first player wins 3x3, and a perfect player keeps the win.
  const QJsonObject perfect = object({QStringLiteral("match"), small, QStringLiteral("--first"), QStringLiteral("perfect"),
                                      QStringLiteral("--second"), QStringLiteral("random")});
  QCOMPARE(result(perfect, "wins"), 100);
  QVERIFY(output({QStringLiteral("match"), small, QStringLiteral("--games"), QStringLiteral("1")}).contains("time per move"));
}

void CliCommandsTest::exportWritesEveryPosition() {
  const qint64 positions = object({QStringLiteral("solve"), small})[QStringLiteral("positions")].toInteger();
  const QStringList lines =
      QString::fromUtf8(output({QStringLiteral("export"), small})).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
  QCOMPARE(lines[0], QStringLiteral("position,outcome,distance"));
  QCOMPARE(lines.size() - 1, positions);
  QCOMPARE(QSet<QString>(lines.begin(), lines.end()).size(), lines.size());
  const QString file = m_cli.filePath(QStringLiteral("values.json"));
  output({QStringLiteral("export"), small, QStringLiteral("--out"), file});
  QFile written(file);
  QVERIFY(written.open(QFile::ReadOnly));
  QCOMPARE(QJsonDocument::fromJson(written.readAll()).array().size(), positions);
  QVERIFY(!QFileInfo::exists(file + QStringLiteral(".part")));
}

void CliCommandsTest::familiesAreCompared() {
  const QStringList compare{QStringLiteral("compare"), QStringLiteral("dodgem:3..4x3..4")};
  const CliResult table = m_cli.run(compare);
  QCOMPARE(table.lines().size(), 3);  // the heading, 3x3 and 4x4
  QVERIFY2(table.messages.contains("3x4"), table.messages.constData());
  const QJsonArray rows = m_cli.json(compare).array();
  QCOMPARE(rows.size(), 2);
  for (int number = 0; number < 2; ++number) {
    const QJsonObject solved = object({QStringLiteral("solve"), number == 0 ? small : large});
    const QJsonObject row = rows[number].toObject();
    QCOMPARE(row[QStringLiteral("variant")], solved[QStringLiteral("variant")]);
    double all = 0;
    for (const char* const outcome : {"win", "draw", "loss"}) all += row[QLatin1String(outcome)].toDouble();
    QCOMPARE(all, solved[QStringLiteral("positions")].toDouble());
    for (const char* const outcome : {"win", "draw", "loss"}) {
      QCOMPARE(row[QLatin1String(outcome)], solved[QLatin1String(outcome)]);
      const QString percent = QString::number(100 * row[QLatin1String(outcome)].toDouble() / all, 'f', 2) + QStringLiteral(" %");
      QVERIFY2(table.lines()[number + 1].contains(percent), qPrintable(percent));
    }
  }
  // The table has rows for both players' fences. Unsolved variants show known results.
  const QJsonArray fences = m_cli.json({QStringLiteral("compare"), QStringLiteral("quoridor:5x5,fences=0..2-0..1")}).array();
  QCOMPARE(fences.size(), 6);
  QCOMPARE(fences[5][QStringLiteral("variant")].toString(), QStringLiteral("quoridor:5x5,fences=2-1"));
  for (const char* const family : {"dodgem:5..3x3", "dodgem:3..", "dodgem:3x4..5", "quoridor:5x5,fences=0..900-0..900"})
    QCOMPARE(m_cli.run({QStringLiteral("compare"), QLatin1String(family)}).exitCode, 2);
}

void CliCommandsTest::variantsShowWhatIsSolved() {
  const QStringList lines = m_cli.run({QStringLiteral("variants"), QStringLiteral("dodgem")}).lines();
  const auto row = [&lines](const char* variant) {
    const auto found = lines.filter(QLatin1String(variant) + QLatin1Char(' '));
    return found.isEmpty() ? QString() : found.front();
  };
  for (const char* const text :
       {"dodgem +dodgem:3x3 +solved +win \\d+ +[\\d,]+ +[\\d,]+ +- +(-|[\\d-]{10})",  // verified by other tests
        "dodgem +dodgem:4x4 +solved +draw +[\\d,]+ +[\\d,]+ +- +(-|[\\d-]{10})",
        // 120,030,201 is the published number of positions of 5x5.
        "dodgem +dodgem:5x5 +not solved +- +120,030,201 +- +draw \\(D\\. desJardins 1996\\) +-"}) {
    const QString line = row(QByteArray(text).mid(8, 10).constData());
    QVERIFY2(matches(QLatin1String(text), line), qPrintable(line));
  }
  QCOMPARE(QJsonDocument::fromJson(output({QStringLiteral("variants"), QStringLiteral("dodgem"), QStringLiteral("--json")}))
               .array()
               .size(),
           lines.size() - 1);
  const QJsonArray rows =
      QJsonDocument::fromJson(output({QStringLiteral("variants"), QStringLiteral("dodgem"), QStringLiteral("--json")})).array();
  const QJsonObject solved = object({QStringLiteral("solve"), small});  // already solved: prints the value
  for (const char* const total : {"positions", "win", "draw", "loss"})
    QCOMPARE(rows[0].toObject()[QLatin1String(total)], solved[QLatin1String(total)]);
  QCOMPARE(rows[0].toObject()[QStringLiteral("longestWin")],
           object({QStringLiteral("stats"), small})[QStringLiteral("longestWin")]);
  QVERIFY(!rows[2].toObject().contains(QStringLiteral("win")));  // there is no solution
  const QByteArray all = output({QStringLiteral("variants")});
  for (const char* const variant : {"dodgem:3x3", "animalshogi", "animalshogi:far-drop=no"})
    QVERIFY2(all.contains(variant), all.constData());
}

void CliCommandsTest::variantsShowPublishedResults() {
  const auto rowOf = [this](const char* game, const char* variant) {
    const QByteArray list = output({QStringLiteral("variants"), QLatin1String(game), QStringLiteral("--json")});
    for (const QJsonValue row : QJsonDocument::fromJson(list).array())
      if (row[QStringLiteral("variant")].toString() == QLatin1String(variant)) return row.toObject();
    return QJsonObject();
  };
  const QJsonObject large = rowOf("dodgem", "dodgem:6x6");
  QCOMPARE(large[QStringLiteral("state")].toString(), QStringLiteral("not solved"));
  const QJsonObject known = large[QStringLiteral("known")].toObject();
  QCOMPARE(known[QStringLiteral("start")][QStringLiteral("outcome")].toString(), QStringLiteral("draw"));
  QCOMPARE(known[QStringLiteral("source")].toString(), QStringLiteral("Kotai"));
  QCOMPARE(known[QStringLiteral("positions")].toInteger(), 94355345353);
  QVERIFY(!rowOf("dodgem", "dodgem:3x3").contains(QStringLiteral("known")));  // the variant is solved
  const QJsonObject fences = rowOf("quoridor", "quoridor:5x5,fences=5");
  QCOMPARE(fences[QStringLiteral("known")][QStringLiteral("start")][QStringLiteral("distance")].toInt(), 25);
  QCOMPARE(rowOf("syncdom", "syncdom:8x8")[QStringLiteral("known")][QStringLiteral("start")].toString(), QStringLiteral("draw"));
}

void CliCommandsTest::estimateOfTheNextSize() {
  const QJsonObject estimate = object({QStringLiteral("estimate"), QStringLiteral("dodgem:6x6")});
  for (const char* const key : {"tiers", "positions", "memoryBytes", "diskBytes", "seconds"})
    QVERIFY2(estimate[QLatin1String(key)].toDouble() > 0, key);
  QVERIFY(estimate[QStringLiteral("positions")].toDouble() > 120030201.0);
  QVERIFY(output({QStringLiteral("estimate"), QStringLiteral("dodgem:6x6")}).contains(" is enough\n"));
}

void CliCommandsTest::dataFolderIsThatOfTheWindow() {
  // In the window, the data folder is the folder that QStandardPaths returns for the application "kotai".
  QTemporaryDir home;
  QProcess process;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.remove(QStringLiteral("KOTAI_DATA"));
  environment.insert(QStringLiteral("XDG_DATA_HOME"), home.path());
  process.setProcessEnvironment(environment);
  process.start(QStringLiteral(KOTAI_CLI), {QStringLiteral("solve"), small});
  QVERIFY(process.waitForFinished());
  QCOMPARE(process.exitCode(), 0);
  qputenv("XDG_DATA_HOME", home.path().toUtf8());
  QCoreApplication::setApplicationName(QStringLiteral("kotai"));
  QCOMPARE(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation), home.filePath(QStringLiteral("kotai")));
  QVERIFY(QFileInfo::exists(home.filePath(QStringLiteral("kotai/dodgem-3x3.kotai"))));
}

void CliCommandsTest::benchOnTheSmallestBoard() {
  const QByteArray table = output({QStringLiteral("bench"), QStringLiteral("solve/dodgem:3x3/threads:1")});
  for (const char* const column : {"positions/s", "bytes/position", "peak memory", "solve/dodgem:3x3/threads:1/memory:unlimited"})
    QVERIFY2(table.contains(column), table.constData());
}

KOTAI_TEST(CliCommandsTest)
#include "cli_commands_test.moc"
