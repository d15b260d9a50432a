// Tests for Synchronized Domineering on the command line, with every command.
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "cli_runner.h"
#include "core/tables/lock_file.h"
#include "tests/runner/test_class.h"

namespace {

QString text(const char* words) { return QString::fromLatin1(words); }
QStringList words(const char* line) { return text(line).split(QLatin1Char(' ')); }

/// Returns the number of sequences of turns on a board given as characters. \p cells: number of cells of a
/// domino.
std::uint64_t slowPerft(const std::vector<std::string>& board, int turns, std::size_t cells) {
  if (turns == 0) return 1;
  std::uint64_t sum = 0;
  const std::size_t rows = board.size();
  const std::size_t columns = board.front().size();
  for (std::size_t r = 0; r + cells <= rows; ++r)
    for (std::size_t c = 0; c < columns; ++c)
      for (std::size_t s = 0; s < rows; ++s)
        for (std::size_t d = 0; d + cells <= columns; ++d) {
          auto after = board;
          bool fits = true;
          for (std::size_t step = 0; step < cells; ++step) {
            fits = fits && board[r + step][c] == '.' && board[s][d + step] == '.';
            after[r + step][c] = after[s][d + step] = '#';
          }
          if (fits) sum += slowPerft(after, turns - 1, cells);
        }
  return sum;
}

}  // namespace

class CliSyncdomTest : public QObject {
  Q_OBJECT
 private slots:
  void initTestCase();
  void variants();
  void estimates();
  void solvesAgain();
  void probe();
  void probeStrategies();
  void probeLines();
  void probeUnsolved();
  void line();
  void perft_data();
  void perft();
  void tables();
  void stats();
  void find();
  void verify();
  void exports();
  void numbers();
  void proves();
  void answersFromProofs();
  void waitsForAnotherProgram();
  void evaluation();
  void parents();
  void errors_data();
  void errors();

 private:
  QByteArray output(const char* arguments) const { return m_cli.output(words(arguments)); }
  QJsonDocument json(const char* arguments) const { return m_cli.json(words(arguments)); }
  CliRunner m_cli;
};

void CliSyncdomTest::initTestCase() {
  const QJsonObject solved = json("solve syncdom:4x4 --threads 2").object();
  QCOMPARE(solved[text("start")][text("value")].toDouble(), 0.0);
  QCOMPARE(solved[text("start")][text("verticalSecure")].toInt(), 0);
  QCOMPARE(solved[text("positions")].toInteger(), 536);
  QVERIFY(solved[text("seconds")].toDouble() < 5);
  QVERIFY(solved[text("peakMemoryBytes")].toInteger() > 0);
  QVERIFY(!output("solve syncdom:5x4").isEmpty());
  QVERIFY(!output("solve syncdom:4x5").isEmpty());
}

void CliSyncdomTest::variants() {
  const QByteArray all = output("variants syncdom");
  QVERIFY(QRegularExpression(text("syncdom +syncdom:4x4 +solved +0\\.000000 \\(draw\\) +536 +[\\d,]+"))
              .match(QString::fromUtf8(all))
              .hasMatch());
  QVERIFY(QRegularExpression(text("syncdom +syncdom:8x8 +not solved +- +- +-")).match(QString::fromUtf8(all)).hasMatch());
  QVERIFY(all.contains("syncdom:4x5"));  // listed because it is solved
  QVERIFY(output("variants").contains("dodgem:3x3") && output("variants").contains("syncdom:5x5"));
  for (const QJsonValue row : json("variants syncdom").array())
    if (row[text("variant")].toString() == text("syncdom:5x4")) {
      QCOMPARE(row[text("state")].toString(), text("solved"));
      QCOMPARE(row[text("start")][text("value")].toDouble(), 1.0);
      QCOMPARE(row[text("positions")].toInteger(), 11946);
    }
}

void CliSyncdomTest::estimates() {
  const QJsonObject small = json("estimate syncdom:6x5").object();
  QCOMPARE(small[text("positions")].toInteger(), 5969330);
  QVERIFY(!small.contains(text("positionsAre")));
  QVERIFY(small[text("memoryBytes")].toDouble() > 1e8 && small[text("memoryBytes")].toDouble() < 1e9);
  QVERIFY(small[text("seconds")].toDouble() > 0);
  const QJsonObject large = json("estimate syncdom:7x5").object();
  QCOMPARE(large[text("positions")].toInteger(), 133355688);  // counted when the board was solved (RULES.md)
  QVERIFY(!large.contains(text("positionsAre")));
  QCOMPARE(json("estimate syncdom:7x6").object()[text("positionsAre")].toString(), text("about"));
  QVERIFY(output("estimate syncdom:9x9,cells=3").contains("can only be played"));
  QVERIFY(output("estimate syncdom:10x7").contains("within bands"));
  QVERIFY(!small.contains(text("proof")));  // the board is solved completely
  QCOMPARE(large[text("everyPosition")].toBool(), true);
  QCOMPARE(json("estimate syncdom:7x7").object()[text("everyPosition")].toBool(), false);
  const QJsonObject proof = json("estimate syncdom:7x7").object()[text("proof")].toObject();
  QCOMPARE(proof[text("time")].toString(), text("The search takes a few seconds"));
  QVERIFY(output("estimate syncdom:9x8").contains("less than a minute"));
  QVERIFY(output("estimate syncdom:9x7").contains("hours"));
  QVERIFY(proof[text("memoryBytes")].toDouble() > 1e6);
  const QByteArray told = output("estimate syncdom:7x7");
  QVERIFY(told.contains("A search can prove what each side can force from the empty board."));
  QVERIFY(told.contains("The board is too large to value every position"));
  QVERIFY(output("estimate syncdom:6x6").contains("kotai-cli solve syncdom:6x6 --exact values every position"));
  QVERIFY(output("estimate syncdom:6x5 --memory 1M").contains("would be refused"));
}

void CliSyncdomTest::solvesAgain() {
  const CliResult again = m_cli.run(words("solve syncdom:4x4"));
  QCOMPARE(again.exitCode, 0);
  QVERIFY(again.messages.contains("already solved"));
  QVERIFY(again.output.contains("0.000000 (draw)"));
}

void CliSyncdomTest::probe() {
  QCOMPARE(output("probe syncdom:4x4 4/4/4/4"), QByteArray("4/4/4/4\t0.000000\t0\t0\n"));
  QCOMPARE(output("probe syncdom:5x4 5/5/5/5"), QByteArray("5/5/5/5\t1.000000\t1\t1\n"));
  QCOMPARE(output("probe syncdom:4x5 4/4/4/4/4"), QByteArray("4/4/4/4/4\t-1.000000\t-1\t-1\n"));
  // Two boards are finished. On the first board, neither player can move. On the second board, one player can
  // move.
  QCOMPARE(output("probe syncdom:2x2 ##/##"), QByteArray("##/##\t0.000000\t0\t0\n"));
  QCOMPARE(output("probe syncdom:2x2 #1/#1 --moves"), QByteArray("#1/#1\t1.000000\t1\t1\t\t\n"));
}

/// The probabilities of each strategy add up to one, and every turn of the support is listed.
void CliSyncdomTest::probeStrategies() {
  const QJsonObject found = json("find syncdom:5x4 --kind mixed --limit 5").object();
  for (const QJsonValue each : found[text("positions")].toArray()) {
    const QString position = each[text("position")].toString();
    const CliResult result = m_cli.run({text("probe"), text("syncdom:5x4"), position, text("--moves")});
    const QStringList columns = QString::fromUtf8(result.output).trimmed().split(QLatin1Char('\t'));
    QCOMPARE(columns.size(), 6);
    QVERIFY(columns[2].toInt() < columns[3].toInt());
    QVERIFY(columns[1].toDouble() >= columns[2].toInt() && columns[1].toDouble() <= columns[3].toInt());
    for (const int column : {4, 5}) {
      double sum = 0;
      QStringList moves;
      for (const QString& move : columns[column].split(QLatin1Char(';'))) {
        QVERIFY(move.startsWith(column == 4 ? text("V:") : text("H:")));
        moves.append(move.section(QLatin1Char('='), 0, 0));
        sum += move.section(QLatin1Char('='), 1).toDouble();
      }
      QVERIFY(std::abs(sum - 1) < 1e-4);
      QStringList sorted = moves;
      sorted.sort();
      QCOMPARE(moves, sorted);
    }
  }
}

void CliSyncdomTest::probeLines() {
  const CliResult result = m_cli.run(words("probe syncdom:4x4"), "4/4/4/4\r\nx\n4/4/#1##/#3\n4/4/4/3\n3#/4/4/4\n");
  QCOMPARE(result.exitCode, 2);
  QCOMPARE(result.lines().size(), 2);
  QVERIFY(result.messages.contains("line 2, position 'x', character 1"));
  QVERIFY(result.messages.contains("line 4, position '4/4/4/3'"));
  // In this position one cell is covered, which no sequence of turns can produce.
  QVERIFY(result.messages.contains("line 5, position '3#/4/4/4' cannot be reached from the start of syncdom:4x4"));
}

/// Only a few cells of a large board are free, and they are solved at once.
void CliSyncdomTest::probeUnsolved() {
  QCOMPARE(output("probe syncdom:8x8 ########/########/####4/####4/####4/####4/########/########").split('\t').at(1),
           QByteArray("0.000000"));
  QCOMPARE(output("probe syncdom:10x10 "
                  "##########/##########/####4##/####4##/####4##/####4##/##########/##########/##########/##########")
               .split('\t')
               .at(1),
           QByteArray("0.000000"));
  const CliResult large = m_cli.run(words("probe syncdom:8x8 8/8/8/8/8/8/8/8"));
  QCOMPARE(large.exitCode, 1);
  QVERIFY(large.messages.contains("too large to be solved"));
  const CliResult unsolved = m_cli.run(words("probe syncdom:6x6 6/6/6/6/6/6"));
  QCOMPARE(unsolved.exitCode, 1);
  QVERIFY(unsolved.messages.contains("not solved yet"));
}

void CliSyncdomTest::line() {
  const CliResult result = m_cli.run(words("line syncdom:5x4"));
  QCOMPARE(result.exitCode, 0);
  QVERIFY(result.lines().size() >= 4);
  for (const QString& row : result.lines()) {
    QVERIFY2(QRegularExpression(text("^V:[a-e][1-4] H:[a-e][1-4]\t1\\.000000\t1\t1\t\\d\\.\\d{6}\t\\d\\.\\d{6}$"))
                 .match(row)
                 .hasMatch(),
             qPrintable(row));
  }
  const QJsonObject json = this->json("line syncdom:5x4 --max 2").object();
  QCOMPARE(json[text("turns")].toArray().size(), 2);
  QVERIFY(json[text("cut")].toBool());
  QCOMPARE(output("line syncdom:4x4 ####/####/####/####"), QByteArray(""));
}

void CliSyncdomTest::perft_data() {
  QTest::addColumn<int>("columns");
  QTest::addColumn<int>("rows");
  QTest::addColumn<int>("turns");
  QTest::addColumn<int>("cells");
  for (const auto& [columns, rows, turns, cells] :
       {std::array{4, 4, 2, 2}, std::array{3, 4, 3, 2}, std::array{5, 3, 3, 2}, std::array{1, 6, 1, 2}, std::array{7, 7, 1, 2},
        std::array{4, 3, 6, 2}, std::array{4, 4, 3, 3}, std::array{5, 4, 3, 3}, std::array{6, 5, 2, 3}, std::array{2, 7, 1, 3},
        std::array{8, 8, 1, 3}})
    QTest::addRow("%dx%d %d, %d cells", columns, rows, turns, cells) << columns << rows << turns << cells;
}

void CliSyncdomTest::perft() {
  QFETCH(int, columns);
  QFETCH(int, rows);
  QFETCH(int, turns);
  QFETCH(int, cells);
  const std::vector<std::string> board(static_cast<std::size_t>(rows), std::string(static_cast<std::size_t>(columns), '.'));
  const QString command = QStringLiteral("perft syncdom:%1x%2,cells=%3 %4").arg(columns).arg(rows).arg(cells).arg(turns);
  const QByteArray found = output(command.toLatin1().constData());
  QCOMPARE(found.trimmed(), QByteArray::number(quint64(slowPerft(board, turns, static_cast<std::size_t>(cells)))));
}

void CliSyncdomTest::tables() {
  const QStringList covered = m_cli.run(words("table syncdom:4x4 --by covered")).lines();
  QCOMPARE(covered.first(), text("covered,vertical,horizontal,draw,mixed,finished,positions"));
  qint64 positions = 0;
  for (const QString& row : covered.mid(1)) positions += row.section(QLatin1Char(','), 6, 6).toLongLong();
  QCOMPARE(positions, 1030);  // 536 are stored; the others are their transpositions
  const QStringList classes = m_cli.run(words("table syncdom:4x4 --by class")).lines();
  QCOMPARE(classes,
           QStringList({text("class,count"), text("vertical,314"), text("horizontal,314"), text("draw,357"), text("mixed,45")}));
  const QStringList values = m_cli.run(words("table syncdom:5x4 --by value")).lines();
  QCOMPARE(values.first(), text("value,fraction,count"));
  QVERIFY(values.filter(QRegularExpression(text("^0\\.500000,1/2,\\d+$"))).size() == 1);
  const QJsonArray ranges = json("table syncdom:5x4 --by range").array();
  QCOMPARE(ranges.size(), 40);
}

void CliSyncdomTest::stats() {
  const QJsonObject stats = json("stats syncdom:4x4").object();
  QCOMPARE(stats[text("positions")].toInteger(), 536);
  QCOMPARE(stats[text("class-vertical")].toInteger() + stats[text("class-horizontal")].toInteger() +
               stats[text("class-draw")].toInteger() + stats[text("class-mixed")].toInteger(),
           1030);
  QCOMPARE(stats[text("countedPositions")].toInteger(), 1030);
  QCOMPARE(stats[text("class-vertical")].toInteger(), 314);
  QCOMPARE(json("stats syncdom:5x4").object()[text("countedPositions")].toInteger(), 11946);
  QVERIFY(stats[text("distinctValues")].toInteger() > 3);
  QCOMPARE(stats[text("checksum")].toString().size(), 16);
  QVERIFY(output("stats syncdom:4x4").contains("pure strategies do not settle them"));
}

void CliSyncdomTest::find() {
  QCOMPARE(output("find syncdom:4x4 --kind mixed --count"), QByteArray("45\n"));
  QCOMPARE(output("find syncdom:4x4 --where vertical-moves>9 --kind vertical --count"),
           output("find syncdom:4x4 --where horizontal-moves>9 --kind horizontal --count"));
  QCOMPARE(output("find syncdom:4x4 --kind all --count"), QByteArray("1030\n"));
  const QStringList all = m_cli.run(words("find syncdom:4x4 --kind mixed --limit 0")).lines();
  QCOMPARE(all.size(), 45);
  const QStringList drawn = m_cli.run(words("find syncdom:4x4 --kind mixed --limit 10 --random 5")).lines();
  QCOMPARE(drawn.size(), 10);
  QCOMPARE(drawn, m_cli.run(words("find syncdom:4x4 --kind mixed --limit 10 --random 5")).lines());
  QCOMPARE(QSet<QString>(drawn.begin(), drawn.end()).size(), 10);
  for (const QString& row : drawn) QVERIFY(all.contains(row));
  qint64 byCells = 0;
  for (int cells = 0; cells <= 16; ++cells)
    byCells += m_cli
                   .run({text("find"), text("syncdom:4x4"), text("--kind"), text("draw"), text("--n"), QString::number(cells),
                         text("--count")})
                   .output.trimmed()
                   .toLongLong();
  QCOMPARE(byCells, 357);
  for (const QString& row : m_cli.run(words("find syncdom:5x4 --kind mixed --from 0.25 --to 0.5 --limit 0")).lines()) {
    const double value = row.section(QLatin1Char('\t'), 1, 1).toDouble();
    QVERIFY(value > 0.2499 && value < 0.5001);
  }
}

void CliSyncdomTest::verify() {
  QVERIFY(output("verify syncdom:5x4").contains("correct"));
  const QJsonObject report = json("verify syncdom:4x4 --threads 1").object();
  QCOMPARE(report[text("positions")].toInteger(), 536);
  QCOMPARE(report[text("positionsExpected")].toInteger(), 536);
  QVERIFY(report[text("correct")].toBool());
}

/// Checks that ranks have the order of the exported rows, and that the columns agree with the text of a position.
void CliSyncdomTest::numbers() {
  const QStringList rows =
      m_cli.run(words("export syncdom:4x4 --columns rank,position,covered,vertical-moves,horizontal-moves")).lines().mid(1);
  QCOMPARE(rows.size(), 536);
  QByteArray positions, ranks;
  for (int number = 0; number < rows.size(); ++number) {
    const QStringList cells = rows[number].split(QLatin1Char(','));
    QCOMPARE(cells[0].toInt(), number);
    QString board = cells[1];
    for (int free = 4; free > 0; --free) board.replace(QString::number(free), QString(free, QLatin1Char('.')));
    const QStringList lines = board.split(QLatin1Char('/'));
    int vertical = 0, horizontal = 0;
    for (int row = 0; row < 4; ++row)
      for (int column = 0; column < 4; ++column) {
        const auto isFree = [&](int r, int c) { return r < 4 && c < 4 && lines[r][c] == QLatin1Char('.'); };
        vertical += isFree(row, column) && isFree(row + 1, column) ? 1 : 0;
        horizontal += isFree(row, column) && isFree(row, column + 1) ? 1 : 0;
      }
    QCOMPARE(cells.mid(2), (QStringList{QString::number(board.count(QLatin1Char('#'))), QString::number(vertical),
                                        QString::number(horizontal)}));
    positions += cells[1].toLatin1() + '\n';
    ranks += QByteArray::number(number) + '\n';
  }
  QCOMPARE(m_cli.output(words("rank syncdom:4x4"), positions), ranks);
  QCOMPARE(m_cli.output(words("unrank syncdom:4x4"), ranks), positions);
  // Mirror images have the same number, even if they exchange the players.
  const QByteArray first = m_cli.output(words("rank syncdom:4x4 #1##/#3/4/4"));
  for (const char* const image : {"##1#/3#/4/4", "4/4/#3/#1##", "##2/4/#3/#3"})
    QCOMPARE(m_cli.output(words("rank syncdom:4x4") << text(image)), first);
  QVERIFY(m_cli.output(words("rank syncdom:4x4 ##2/#3/4/4")) != first);
  QVERIFY(m_cli.run(words("rank syncdom:4x4 #3/4/4/4")).messages.contains("no game reaches it"));
  QCOMPARE(m_cli.run(words("rank syncdom:4x4 #3/4/4/4")).exitCode, 1);
  const CliResult unknown = m_cli.run(words("export syncdom:4x4 --columns distance"));
  QCOMPARE(unknown.exitCode, 2);
  QVERIFY(unknown.messages.contains("horizontal-moves"));
  QCOMPARE(m_cli.run(words("find syncdom:4x4 --kind all --limit 1 --columns value,evaluation")).lines(),
           (QStringList{text("value,evaluation"), text("0.000000,0")}));
}

void CliSyncdomTest::exports() {
  const QStringList csv = m_cli.run(words("export syncdom:4x4")).lines();
  QCOMPARE(csv.size(), 537);
  QCOMPARE(csv.first(), text("position,value,v_secure,h_secure"));
  QVERIFY(csv.contains(text("4/4/4/4,0.000000,0,0")));
  QCOMPARE(json("export syncdom:4x4").array().size(), 536);
  const QString file = m_cli.filePath(text("classes.json"));
  QCOMPARE(m_cli.run({text("export"), text("syncdom:4x4"), text("--by"), text("class"), text("--out"), file}).exitCode, 0);
  QFile written(file);
  QVERIFY(written.open(QIODevice::ReadOnly));
  QCOMPARE(QJsonDocument::fromJson(written.readAll()).array().size(), 4);
}

/// On a board that is too large to be solved by default, `solve` proves the result of the start position, saves
/// the proof and shows the result.
void CliSyncdomTest::proves() {
  const QJsonObject proved = json("solve syncdom:6x6 --memory 64M").object();
  QCOMPARE(proved[text("start")].toInt(-5), 0);
  QVERIFY(proved[text("settled")].toBool());
  QVERIFY(proved[text("nodes")].toInteger() > 0);
  const CliResult again = m_cli.run(words("solve syncdom:6x6"));
  QCOMPARE(again.exitCode, 0);
  QVERIFY(again.messages.contains("already settled"));
  QVERIFY(output("variants syncdom").contains("draw (proved)"));
}

/// Every data command after a proof prints what the proof established.
void CliSyncdomTest::answersFromProofs() {
  QVERIFY(json("solve syncdom:6x6 --memory 64M").object()[text("settled")].toBool());
  const QJsonObject stats = json("stats syncdom:6x6").object();
  QCOMPARE(stats[text("start")].toInt(-5), 0);
  const QByteArray probed = output("probe syncdom:6x6 6/6/6/6/6/6 --moves");
  QVERIFY2(probed.startsWith("6/6/6/6/6/6\t0.000000\t0\t0\tV:") && probed.contains("=1.000000\tH:"), probed.constData());
  const QList<QByteArray> moves = probed.trimmed().split('\t').mid(4);
  const QByteArray vertical = moves[0].split('=').first();
  const QByteArray horizontal = moves[1].split('=').first();
  QCOMPARE(output("move syncdom:6x6"), QByteArray(vertical + "\t1\n" + horizontal + "\t1\n"));
  // If both sides follow their strategies, the game ends as a draw.
  const QStringList line = m_cli.run(words("line syncdom:6x6")).lines();
  QVERIFY(line.size() > 3);
  QVERIFY(line.first().startsWith(QString::fromUtf8(vertical + ' ' + horizontal)));
  for (const QString& turn : line) QVERIFY2(turn.contains(text("\t0.000000\t0\t0\t")), qPrintable(turn));
  QCOMPARE(m_cli.run(words("find syncdom:6x6 --kind mixed")).exitCode, 1);
  QVERIFY(m_cli.run(words("table syncdom:6x6 --by class")).messages.contains("export syncdom:6x6"));
  const QStringList rows = m_cli.run(words("export syncdom:6x6")).lines();
  QCOMPARE(rows.first(), text("side,payoff,position,own_store,other_store,move,in_bands"));
  QVERIFY(rows[1].section(QLatin1Char(','), 2, 2).contains(QRegularExpression(text("^[#1-6]+(/[#1-6]+){5}$"))));
}

/// A command that must write strategies prints a note. If another program holds the lock of the proof, the
/// command waits.
void CliSyncdomTest::waitsForAnotherProgram() {
  const CliRunner cli;
  QVERIFY(!cli.output(words("solve syncdom:6x6 --memory 64M")).isEmpty());
  QProcess process;
  process.setReadChannel(QProcess::StandardError);
  {
    const kotai::LockFile lock(cli.filePath(text("syncdom-6x6.proof.lock")).toStdString());
    cli.start(process, words("move syncdom:6x6"));
    QByteArray messages;
    while (!messages.contains("Waiting for it") && process.waitForReadyRead()) messages += process.readAllStandardError();
    QVERIFY2(messages.contains("Waiting for it"), messages.constData());
    QCOMPARE(process.state(), QProcess::Running);
  }
  QVERIFY(process.waitForFinished());
  QCOMPARE(process.exitCode(), 0);
  QVERIFY(process.readAllStandardError().contains("Writing them takes seconds"));
  QVERIFY(cli.run(words("move syncdom:6x6")).messages.isEmpty());
}

/// Checks figure 3 of Komori et al.: rm 4 and sm 1 for Vertical, rm 2 and sm 0 for Horizontal.
void CliSyncdomTest::evaluation() {
  QVERIFY(output("probe syncdom:3x4 3/3/1#1/##1 --evaluation").endsWith("\t4\t1\t2\t0\t3\n"));
  const QJsonObject found = json("probe syncdom:3x4 3/3/1#1/##1 --evaluation").object()[text("evaluation")].toObject();
  QCOMPARE(found[text("vertical")].toObject(), QJsonObject({{text("rm"), 4}, {text("sm"), 1}}));
  QCOMPARE(found[text("horizontal")].toObject(), QJsonObject({{text("rm"), 2}, {text("sm"), 0}}));
}

/// The expected parents were found by hand. On 3x3, dominoes that cross in the middle leave a dead corner. 2x2
/// is not solved, so the first row is listed although no game reaches it.
void CliSyncdomTest::parents() {
  QCOMPARE(m_cli.run(words("solve syncdom:3x3")).exitCode, 0);
  QCOMPARE(output("parents syncdom:3x3 3/1##/1##"),
           QByteArray("3/3/3\tV:b1 H:a2;V:b1 H:b2;V:b2 H:a2;V:b2 H:b2\t0.000000\t0\t0\n"));
  const QByteArray one = output("parents syncdom:2x2 ##/##");
  QCOMPARE(one, QByteArray("2/#1\tV:b1 H:a2\n2/2\tV:a1 H:a1;V:a1 H:a2;V:b1 H:a1;V:b1 H:a2\n"));
}

void CliSyncdomTest::errors_data() {
  QTest::addColumn<QByteArray>("arguments");
  QTest::addColumn<int>("exitCode");
  QTest::addColumn<QByteArray>("message");
  const auto row = [](const char* arguments, int code, const char* message) {
    QTest::newRow(arguments) << QByteArray(arguments) << code << QByteArray(message);
  };
  row("solve syncdom", 2, "character 8");
  row("solve syncdom:4", 2, "'4' is not a board size");
  row("solve syncdom:0x4", 2, "not a board size");
  row("solve syncdom:11x4", 2, "out of range");
  row("solve syncdom:4x4,fences=1", 2, "no option 'fences=1'");
  row("solve syncdom:9x9,cells=3", 1, "no method");
  row("solve syncdom:6x5 --memory 1M", 1, "does not fit");
  row("solve syncdom:6x5 --memory lots", 2, "--memory 'lots'");
  row("solve dodgem:3x3 --exact", 2, "--exact");
  row("variants syncdoms", 2, ", syncdom");
  row("probe syncdom:4x4 4/4/4", 2, "character 6");
  row("probe syncdom:4x4 4/4/4/4/4", 2, "character 8");
  row("probe syncdom:4x4 5/4/4/4", 2, "character 1");
  row("probe syncdom:4x4 3#/4/4/4", 1, "cannot be reached");
  row("line syncdom:7x5", 1, "not solved yet");
  row("line syncdom:4x4 --max 0", 2, "--max");
  row("table syncdom:4x4 --by distance", 2, "expected one of: covered, class, value, range");
  row("table syncdom:4x4 --by covered --as-published", 2, "published");
  row("table syncdom:5x5 --by covered", 1, "not solved yet");
  row("stats syncdom:5x5", 1, "not solved yet");
  row("find syncdom:4x4 --kind zugzwang", 2, "expected one of: all, vertical, horizontal, draw, mixed");
  row("find dodgem:3x3 --kind zugzwang --from 0", 2, "simultaneous");
  row("verify syncdom:5x5", 1, "not solved yet");
  row("export syncdom:4x4 --by nothing", 2, "no such table");
  row("export syncdom:4x4 --as-published", 2, "--by");
  row("export syncdom:4x4 --out /nowhere/at/all.csv", 1, "/nowhere/at/all.csv");
  row("perft syncdom:4x4 -1", 2, "DEPTH");
}

void CliSyncdomTest::errors() {
  QFETCH(QByteArray, arguments);
  QFETCH(int, exitCode);
  QFETCH(QByteArray, message);
  const CliResult result = m_cli.run(words(arguments.constData()));
  QCOMPARE(result.exitCode, exitCode);
  QVERIFY2(result.messages.contains(message), result.messages.constData());
  QCOMPARE(result.messages.count('\n'), 1);
  QVERIFY(result.output.isEmpty());
}

KOTAI_TEST(CliSyncdomTest)
#include "cli_syncdom_test.moc"
