// Compares every published figure of Animal Shogi with the output of kotai-cli. Solves the second variant from
// scratch. The figures are from T. Tanaka (田中哲朗), 「どうぶつしょうぎ」の完全解析, 2009.
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>
#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <map>
#include <memory>
#include <stop_token>
#include <utility>

#include "cli_runner.h"
#include "core/games/animalshogi/variant.h"
#include "solvers/retrograde/animalshogi/engine.h"
#include "solvers/retrograde/solve.h"
#include "solvers/retrograde/whole_tier_engine.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"
#include "tests/send_signal.h"

namespace {

const QString animalShogi = QStringLiteral("animalshogi");
const QString withBan = QStringLiteral("animalshogi:far-drop=no");
const QString animalShogiStart = QStringLiteral("gle/1c1/1C1/ELG b -");

constexpr qint64 positions = 99485568;
constexpr qint64 reachable = 246803167;
constexpr qint64 wins = 56474473;
constexpr qint64 draws = 2682700;
constexpr qint64 losses = 40328395;

/// Numbers of positions with mate in n, by n.
constexpr std::array<std::pair<int, qint64>, 12> mates{{{1, 11520862},
                                                        {3, 3579697},
                                                        {5, 1314521},
                                                        {7, 495384},
                                                        {9, 194087},
                                                        {11, 71563},
                                                        {13, 27699},
                                                        {15, 7487},
                                                        {17, 2173},
                                                        {19, 386},
                                                        {21, 134},
                                                        {23, 4}}};

/// Numbers of arrangements with 0 to 6 pieces in hand.
constexpr std::array<qint64, 7> arrangements{638668800, 638668800, 242161920, 44098560, 4134240, 190080, 3564};

}  // namespace

class CliAnimalShogiTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void totals();
  void firstMovesAndAnswers();
  void otherStarts();
  void ownStart();
  void lineFromTheStart();
  void figures();
  void notablePositions_data();
  void notablePositions();
  void listedPositionsAgreeWithProbe_data();
  void listedPositionsAgreeWithProbe();
  void mateTable();
  void mateLists();
  void handsTables();
  void tableByDistance();
  void positionsOutsideTheTable();
  void perfectSecondPlayerWins();
  void listThatNeedsAnotherSolution();
  void lostByTheBanOfFarDrops();
  void peakMemory();
  void publishedBesideComputed();
  void workOfTanaka();
  void cleanupTestCase();

 private:
  QByteArray output(const QStringList& arguments, const QByteArray& input = {}) const { return m_cli.output(arguments, input); }
  QJsonObject object(const QStringList& arguments) const { return m_cli.json(arguments).object(); }
  QString valueOf(const QString& position) const;
  /// Returns each move of a position with its value for the player who makes the move.
  QHash<QString, QString> movesOf(const QString& position) const;
  qint64 found(const QString& kind, const QStringList& options = {}) const;
  CliRunner m_cli;
  QJsonObject m_stats;
  qint64 m_peakBytes = 0;
};

QString CliAnimalShogiTest::valueOf(const QString& position) const {
  return QString::fromUtf8(output({QStringLiteral("probe"), animalShogi, position})).trimmed().section(QLatin1Char('\t'), 1, 1);
}

QHash<QString, QString> CliAnimalShogiTest::movesOf(const QString& position) const {
  const QString line =
      QString::fromUtf8(output({QStringLiteral("probe"), animalShogi, position, QStringLiteral("--moves")})).trimmed();
  QHash<QString, QString> moves;
  for (const QString& move : line.section(QLatin1Char('\t'), 2, 2).split(QLatin1Char(';'), Qt::SkipEmptyParts))
    moves.insert(move.section(QLatin1Char('='), 0, 0), move.section(QLatin1Char('='), 1));
  return moves;
}

qint64 CliAnimalShogiTest::found(const QString& kind, const QStringList& options) const {
  const QByteArray count = output(
      QStringList{QStringLiteral("find"), animalShogi, QStringLiteral("--kind"), kind, QStringLiteral("--count")} + options);
  return count.isEmpty() ? -1 : count.trimmed().toLongLong();
}

void CliAnimalShogiTest::initTestCase() {
  m_cli.setTimeLimitMs(500000);
  QVERIFY(m_cli.copyShared(QStringLiteral("animalshogi.kotai")));
  m_stats = object({QStringLiteral("stats"), animalShogi});
}

void CliAnimalShogiTest::totals() {
  const QJsonValue all = m_stats[QStringLiteral("all")];
  QCOMPARE(all[QStringLiteral("positions")].toInteger(), positions);
  QCOMPARE(all[QStringLiteral("win")].toInteger(), wins);
  QCOMPARE(all[QStringLiteral("draw")].toInteger(), draws);
  QCOMPARE(all[QStringLiteral("loss")].toInteger(), losses);
  QCOMPARE(m_stats[QStringLiteral("longestWin")].toInt(), 173);
  QCOMPARE(m_stats[QStringLiteral("longestLoss")].toInt(), 172);  // the position after the first move of the longest win
  QCOMPARE(m_stats[QStringLiteral("maximumMoves")].toInt(), 38);
  QCOMPARE(QString::number(m_stats[QStringLiteral("averageMoves")].toDouble(), 'f', 3), QStringLiteral("9.435"));
  QCOMPARE(m_stats[QStringLiteral("unfinished")].toInteger(), positions);  // every counted position has a legal move
  const QByteArray text = output({QStringLiteral("stats"), animalShogi});
  for (const char* const part : {"99,485,568", "56,474,473", "2,682,700", "40,328,395", "246,803,167", "173 plies",
                                 "(W0 of Tanaka 2009)", "(L0 of Tanaka 2009)", "W0, L0 and U0"})
    QVERIFY2(text.contains(part), part);
}

void CliAnimalShogiTest::firstMovesAndAnswers() {
  const QHash<QString, QString> first = movesOf(animalShogiStart);
  const QHash<QString, QString> expected{{QStringLiteral("B3B2"), QStringLiteral("loss 76")},
                                         {QStringLiteral("B4A3"), QStringLiteral("loss 78")},
                                         {QStringLiteral("B4C3"), QStringLiteral("loss 78")},
                                         {QStringLiteral("C4C3"), QStringLiteral("loss 78")}};
  QCOMPARE(first, expected);
  const QString answered = QStringLiteral("win 77");
  for (const char* const after : {"gle/1c1/1CG/EL1 w -", "gle/1c1/1CL/E1G w -", "gle/1c1/LC1/E1G w -"})
    QCOMPARE(movesOf(QLatin1String(after))[QStringLiteral("A1A2")], answered);
  // Capturing the chick later may be just as good if the lion first steps to the side.
  int taking = 0;
  for (const char* const after : {"gle/1c1/1CL/E1G w -", "gle/1c1/LC1/E1G w -"})
    taking += movesOf(QLatin1String(after))[QStringLiteral("B2B3")] == answered ? 1 : 0;
  QVERIFY(taking > 0);
}

void CliAnimalShogiTest::otherStarts() {
  QCOMPARE(valueOf(animalShogiStart), QStringLiteral("loss 78"));
  QCOMPARE(valueOf(QStringLiteral("gle/c2/2C/ELG b -")), QStringLiteral("win 55"));
  QCOMPARE(valueOf(QStringLiteral("gle/2c/C2/ELG b -")), QStringLiteral("draw"));
}

/// A start position chosen by the user needs no further solve. Moves lead from this start position to the usual
/// start position and back. Every count that the paper gives for reachable positions therefore also holds for
/// this start position.
void CliAnimalShogiTest::ownStart() {
  const QString own = QStringLiteral("animalshogi:start=gle_c2_2C_ELG");
  const QString file = m_cli.filePath(QStringLiteral("animalshogi-start-gle_c2_2C_ELG.kotai"));
  QVERIFY(output({QStringLiteral("line"), own, QStringLiteral("--max"), QStringLiteral("1")}).endsWith("\tloss 54\n"));
  const CliResult annotated = m_cli.run({QStringLiteral("game"), QStringLiteral("annotate"), QStringLiteral("-")},
                                        "[Variant \"" + own.toUtf8() + "\"]\n*\n");
  QCOMPARE(annotated.exitCode, 0);
  QVERIFY2(annotated.output.contains("{= win 55}"), annotated.output.constData());
  QVERIFY(output({QStringLiteral("match"), own, QStringLiteral("--games"), QStringLiteral("1")}).contains("perfect"));
  QVERIFY(!QFileInfo::exists(file));
  const CliResult uncounted = m_cli.run({QStringLiteral("stats"), own});
  QCOMPARE(uncounted.exitCode, 1);
  QVERIFY(uncounted.messages.contains("solve it with: kotai-cli solve animalshogi:start=gle_c2_2C_ELG"));
  QCOMPARE(object({QStringLiteral("solve"), own})[QStringLiteral("start")],
           object({QStringLiteral("probe"), own, QStringLiteral("gle/c2/2C/ELG b -")})[QStringLiteral("value")]);
  QVERIFY(QFileInfo(file).size() > 0 && QFileInfo(file).size() < 30'000'000);
  QJsonObject stats = object({QStringLiteral("stats"), own});
  QCOMPARE(stats[QStringLiteral("all")], m_stats[QStringLiteral("all")]);
  QCOMPARE(stats[QStringLiteral("longestWin")], m_stats[QStringLiteral("longestWin")]);
  QVERIFY(!stats[QStringLiteral("published")].isArray() || stats[QStringLiteral("published")].toArray().isEmpty());
  for (const char* const kind : {"zugzwang", "zugzwang-symmetric", "mate-or-try"}) {
    const QStringList asked{QStringLiteral("find"), animalShogi, QStringLiteral("--kind"), QLatin1String(kind),
                            QStringLiteral("--count")};
    QStringList askedOfOwn = asked;
    askedOfOwn[1] = own;
    QCOMPARE(output(askedOfOwn), output(asked));
  }
  QCOMPARE(output({QStringLiteral("table"), own, QStringLiteral("--by"), QStringLiteral("hands")}),
           output({QStringLiteral("table"), animalShogi, QStringLiteral("--by"), QStringLiteral("hands")}));
  const CliResult packed = m_cli.run({QStringLiteral("pack"), own});
  QCOMPARE(packed.exitCode, 1);
  QVERIFY(packed.messages.contains("in the solution of animalshogi, which can be packed"));
  QVERIFY(QFile::remove(file));
}

void CliAnimalShogiTest::lineFromTheStart() {
  const QStringList lines = m_cli.run({QStringLiteral("line"), animalShogi}).lines();
  QCOMPARE(lines.size(), 78);
  for (qsizetype ply = 0; ply < lines.size(); ++ply) {
    const auto left = lines.size() - 1 - ply;
    QCOMPARE(lines[ply].section(QLatin1Char('\t'), 1),
             QStringLiteral("%1 %2").arg(left % 2 == 0 ? QStringLiteral("loss") : QStringLiteral("win")).arg(left));
  }
}

void CliAnimalShogiTest::figures() {
  const QJsonObject notable = m_stats[QStringLiteral("notable")].toObject();
  const auto count = [&notable](const char* id) { return notable[QLatin1String(id)][QStringLiteral("count")].toInteger(-1); };
  QCOMPARE(count("reachable"), reachable);
  // All reachable positions are finished, except the 99,485,568 unfinished positions.
  QCOMPARE(count("reachable-lion-takable") + count("reachable-lost-by-try"), reachable - positions);
  QCOMPARE(count("zugzwang"), 21839);
  QCOMPARE(count("zugzwang-symmetric"), 71);
  QCOMPARE(count("far-drop-only"), 68);
  // Kotai's proof graph has a different size. Tanaka breaks ties differently and counts 2,431,444 positions.
  QVERIFY(count("proof-graph") > 0);
  for (const QJsonValue figure : notable) QVERIFY(!figure[QStringLiteral("definition")].toString().isEmpty());
}

void CliAnimalShogiTest::notablePositions_data() {
  QTest::addColumn<QString>("kind");
  QTest::addColumn<qint64>("count");
  QTest::newRow("zugzwang") << QStringLiteral("zugzwang") << qint64{21839};
  QTest::newRow("self-symmetric zugzwang") << QStringLiteral("zugzwang-symmetric") << qint64{71};
  QTest::newRow("far-row chick drop") << QStringLiteral("far-drop-only") << qint64{68};
  QTest::newRow("all mates") << QStringLiteral("mate") << qint64{17213997};
}

void CliAnimalShogiTest::notablePositions() {
  QFETCH(QString, kind);
  QTEST(found(kind), "count");
}

void CliAnimalShogiTest::listedPositionsAgreeWithProbe_data() {
  QTest::addColumn<QString>("kind");
  for (const char* const kind : {"zugzwang", "zugzwang-symmetric", "mate", "mate-or-try", "longest", "only-move", "win",
                                 "far-drop-only", "most-moves", "win-behind"})
    QTest::newRow(kind) << QString::fromLatin1(kind);
}

void CliAnimalShogiTest::listedPositionsAgreeWithProbe() {
  QFETCH(QString, kind);
  const QStringList call{QStringLiteral("find"), animalShogi, QStringLiteral("--kind"), kind, QStringLiteral("--limit")};
  const QByteArray first = output(call + QStringList(QStringLiteral("100")));
  QVERIFY(!first.isEmpty());
  QByteArray texts;
  for (const QByteArray& line : first.trimmed().split('\n')) texts += line.left(line.indexOf('\t')) + '\n';
  QCOMPARE(output({QStringLiteral("probe"), animalShogi}, texts), first);
  const QStringList random{QStringLiteral("3"), QStringLiteral("--random"), QStringLiteral("7")};
  const QByteArray drawn = output(call + random);
  QVERIFY(!drawn.isEmpty());
  QCOMPARE(output(call + random), drawn);
}

void CliAnimalShogiTest::mateTable() {
  const QStringList lines = m_cli
                                .run({QStringLiteral("table"), animalShogi, QStringLiteral("--by"), QStringLiteral("mate"),
                                      QStringLiteral("--as-published")})
                                .lines();
  QCOMPARE(lines.size(), static_cast<qsizetype>(mates.size()) + 1);
  QCOMPARE(lines[0], QStringLiteral("n,published,count"));
  for (std::size_t place = 0; place < mates.size(); ++place)
    QCOMPARE(lines[static_cast<qsizetype>(place) + 1],
             QStringLiteral("%1,%2,%2").arg(mates[place].first).arg(mates[place].second));
  const QStringList second =
      m_cli.run({QStringLiteral("table"), animalShogi, QStringLiteral("--by"), QStringLiteral("mate-or-try")}).lines();
  QCOMPARE(second[0], QStringLiteral("n,count"));
  // Every mate in one of the first table is also a mate in one if tries count as checks.
  QVERIFY(second[1].section(QLatin1Char(','), 1).toLongLong() >= mates[0].second);
}

void CliAnimalShogiTest::mateLists() {
  for (const auto& [length, count] : mates)
    QCOMPARE(found(QStringLiteral("mate"), {QStringLiteral("--n"), QString::number(length)}), count);
  QCOMPARE(found(QStringLiteral("mate"), {QStringLiteral("--n"), QStringLiteral("25")}), 0);
  QCOMPARE(found(QStringLiteral("mate"), {QStringLiteral("--n"), QStringLiteral("2")}), 0);
  const QStringList longest = m_cli
                                  .run({QStringLiteral("find"), animalShogi, QStringLiteral("--kind"), QStringLiteral("mate"),
                                        QStringLiteral("--n"), QStringLiteral("23")})
                                  .lines();
  QCOMPARE(longest.size(), 4);
  for (const QString& line : longest) QVERIFY2(line.contains(QStringLiteral("\twin ")), qPrintable(line));
}

void CliAnimalShogiTest::handsTables() {
  QStringList lines = m_cli
                          .run({QStringLiteral("table"), animalShogi, QStringLiteral("--by"), QStringLiteral("hands"),
                                QStringLiteral("--as-published")})
                          .lines();
  QCOMPARE(lines.size(), static_cast<qsizetype>(arrangements.size()) + 1);
  QCOMPARE(lines[0], QStringLiteral("in_hand,published,count"));
  for (std::size_t inHand = 0; inHand < arrangements.size(); ++inHand)
    QCOMPARE(lines[static_cast<qsizetype>(inHand) + 1], QStringLiteral("%1,%2,%2").arg(inHand).arg(arrangements[inHand]));
  for (const char* const key : {"hands", "material"}) {
    lines = m_cli.run({QStringLiteral("table"), animalShogi, QStringLiteral("--by"), QLatin1String(key)}).lines();
    QCOMPARE(lines[0], QStringLiteral("outcome,opponent_remaining,mover_remaining,count"));
    QHash<QString, qint64> sums;
    for (const QString& line : lines.mid(1))
      sums[line.section(QLatin1Char(','), 0, 0)] += line.section(QLatin1Char(','), 3).toLongLong();
    QCOMPARE(sums[QStringLiteral("win")], wins);
    QCOMPARE(sums[QStringLiteral("draw")], draws);
    QCOMPARE(sums[QStringLiteral("loss")], losses);
  }
}

void CliAnimalShogiTest::tableByDistance() {
  const QStringList lines =
      m_cli.run({QStringLiteral("table"), animalShogi, QStringLiteral("--by"), QStringLiteral("distance")}).lines();
  QCOMPARE(lines[0], QStringLiteral("outcome,distance,count"));
  qint64 sum = 0;
  for (const QString& line : lines.mid(1)) {
    const QString outcome = line.section(QLatin1Char(','), 0, 0);
    const int distance = line.section(QLatin1Char(','), 1, 1).toInt();
    sum += line.section(QLatin1Char(','), 2).toLongLong();
    QVERIFY2(outcome == QStringLiteral("draw") ? distance == 0 : (outcome == QStringLiteral("win")) == (distance % 2 == 1),
             qPrintable(line));  // wins take an odd number of plies, losses an even number
  }
  QCOMPARE(sum, positions);
}

void CliAnimalShogiTest::positionsOutsideTheTable() {
  // The lions are adjacent, so the side to move captures the other lion.
  QCOMPARE(valueOf(QStringLiteral("3/3/1lg/eLG b ECc")), QStringLiteral("win 1"));
  QCOMPARE(valueOf(QStringLiteral("3/3/1lg/eLG w ECc")), QStringLiteral("win 1"));
  // A safe try has been made.
  QCOMPARE(valueOf(QStringLiteral("L2/3/3/2l w 2G2E2C")), QStringLiteral("loss 0"));
  QCOMPARE(movesOf(QStringLiteral("L2/3/3/2l w 2G2E2C")).size(), 0);
  // The lion moves to the far row, where nothing attacks it. Drops and waiting moves would take longer.
  QCOMPARE(valueOf(QStringLiteral("2l/L2/3/3 b 2G2E2C")), QStringLiteral("win 1"));
  QCOMPARE(movesOf(QStringLiteral("2l/L2/3/3 b 2G2E2C"))[QStringLiteral("A2A1")], QStringLiteral("win 1"));
  // A try loses at once if the lion can be captured.
  QCOMPARE(movesOf(QStringLiteral("1l1/L2/3/3 b 2G2E2C"))[QStringLiteral("A2A1")], QStringLiteral("loss 2"));
}

void CliAnimalShogiTest::perfectSecondPlayerWins() {
  const QJsonObject match =
      object({QStringLiteral("match"), animalShogi, QStringLiteral("--first"), QStringLiteral("random"),
              QStringLiteral("--second"), QStringLiteral("perfect"), QStringLiteral("--games"), QStringLiteral("50")});
  QCOMPARE(match[QStringLiteral("losses")].toInt(-1), 50);
  const QJsonObject perfect = object({QStringLiteral("match"), animalShogi, QStringLiteral("--games"), QStringLiteral("3")});
  QCOMPARE(perfect[QStringLiteral("losses")].toInt(-1), 3);
  QCOMPARE(perfect[QStringLiteral("pliesPerGame")].toDouble(), 78.0);
}

void CliAnimalShogiTest::listThatNeedsAnotherSolution() {
  const CliResult result =
      m_cli.run({QStringLiteral("find"), animalShogi, QStringLiteral("--kind"), QStringLiteral("far-drop-matters")});
  QCOMPARE(result.exitCode, 1);
  QVERIFY2(result.messages.contains("animalshogi:far-drop=no is not solved yet"), result.messages.constData());
  QVERIFY2(result.messages.contains("solve it with: kotai-cli solve animalshogi:far-drop=no"), result.messages.constData());
}

/// Interrupts the solver with Ctrl-C and resumes from a checkpoint, so that checking a published figure also
/// tests resuming.
void CliAnimalShogiTest::lostByTheBanOfFarDrops() {
  QProcess process;
  m_cli.start(process, {QStringLiteral("solve"), withBan, QStringLiteral("--progress")});
  process.setReadChannel(QProcess::StandardError);
  QByteArray messages;
  while (!messages.contains("preparing") && process.waitForReadyRead(60000)) messages += process.readAllStandardError();
  QVERIFY2(messages.contains("preparing"), messages.constData());
  QVERIFY(kotai::test::sendSignal(process.processId(), SIGINT));
  QVERIFY(process.waitForFinished());
  QVERIFY(!QFileInfo::exists(m_cli.filePath(QStringLiteral("animalshogi-far-drop-no.kotai"))));
  QCOMPARE(process.exitCode(), 130);
  QVERIFY(process.readAllStandardError().contains("Continue with: kotai-cli solve animalshogi:far-drop=no"));
  // kotai-cli saves no checkpoint in its first 30 s, so the test itself begins the solve with a shorter interval.
  std::stop_source stop;
  kotai::retrograde::SolveOptions options;
  options.directory = m_cli.dataFolder().toStdString();
  const QString checkpoint = m_cli.filePath(QStringLiteral("animalshogi-far-drop-no.kotai.checkpoint"));
  options.progress = [&](const kotai::retrograde::SolveProgress&) {
    if (QFileInfo::exists(checkpoint)) stop.request_stop();
  };
  const auto variant =
      std::dynamic_pointer_cast<const kotai::animalshogi::AnimalShogiVariant>(kotai::test::variant(qPrintable(withBan)));
  const kotai::retrograde::AnimalShogiEngine engine(variant, std::chrono::milliseconds(0));
  QVERIFY(!kotai::retrograde::solveWholeTier(variant, engine, options, stop.get_token()).finished);
  QVERIFY(QFileInfo::exists(checkpoint));
  const CliResult result = m_cli.run({QStringLiteral("solve"), withBan, QStringLiteral("--json")});
  QVERIFY2(result.exitCode == 0, result.messages.constData());
  // A slow machine reports its progress every minute.
  QVERIFY2(!result.messages.contains("kotai-cli:"), result.messages.constData());
  const QJsonObject solved = QJsonDocument::fromJson(result.output).object();
  QCOMPARE(solved[QStringLiteral("start")][QStringLiteral("outcome")].toString(), QStringLiteral("loss"));
  QCOMPARE(solved[QStringLiteral("start")][QStringLiteral("distance")].toInt(), 78);
  m_peakBytes = solved[QStringLiteral("peakMemoryBytes")].toInteger();
  QCOMPARE(found(QStringLiteral("far-drop-matters")), 4301);
}

/// The mate tables take 500 MB, the counts 62 MB more, the lists up to 26 MB, and the program itself 35 MB.
void CliAnimalShogiTest::peakMemory() {
  QVERIFY2(m_peakBytes > 0 && m_peakBytes < 700'000'000, qPrintable(QString::number(m_peakBytes)));
}

void CliAnimalShogiTest::publishedBesideComputed() {
  const QJsonArray published = object({QStringLiteral("stats"), animalShogi})[QStringLiteral("published")].toArray();
  QVERIFY(published.size() >= 30);
  for (const QJsonValue figure : published) {
    const QString name = figure[QStringLiteral("figure")].toString();
    QVERIFY2(!figure[QStringLiteral("source")].toString().isEmpty(), qPrintable(name));
    // The proof graph depends on tie-breaking, which the paper does not describe.
    if (name == QStringLiteral("proof-graph")) continue;
    QVERIFY2(figure[QStringLiteral("published")] == figure[QStringLiteral("computed")], qPrintable(name));
  }
}

/// Checks the figures of the whole paper. A position and its mirror image have the same value, and W0, L0 and
/// U0 together are all reachable positions.
void CliAnimalShogiTest::workOfTanaka() {
  const QJsonObject work = object({QStringLiteral("paper"), animalShogi});
  std::map<QString, QString> computed;
  std::map<std::pair<QString, QString>, QString> setUps;
  for (const QJsonValue figure : work[QStringLiteral("figures")].toArray())
    for (const QJsonValue cell : figure[QStringLiteral("cells")].toArray()) {
      const QString check = cell[QStringLiteral("check")].toString();
      QVERIFY2(check.isEmpty() || check == QLatin1String("same") || check == QLatin1String("not comparable"), qPrintable(check));
      const QString row = cell[QStringLiteral("row")].toString();
      const QString text = cell[QStringLiteral("computed")].toVariant().toString();
      if (figure[QStringLiteral("figure")] == QLatin1String("set-ups"))
        setUps[{row, cell[QStringLiteral("column")].toString()}] = text;
      else
        computed[row] = text;
    }
  QCOMPARE(setUps.size(), std::size_t{18});
  for (const auto& [place, value] : setUps) {
    QString image(place.first);
    std::reverse(image.begin(), image.end());
    const QString file = place.second == QLatin1String("A")   ? QStringLiteral("C")
                         : place.second == QLatin1String("C") ? QStringLiteral("A")
                                                              : place.second;
    QCOMPARE(value, (setUps[{image, file}]));
  }
  const auto count = [&](const char* id) { return computed[QString::fromLatin1(id)].toLongLong(); };
  QCOMPARE(count("reachable-lion-takable") + count("reachable-lost-by-try") + count("positions"), count("reachable"));
}

/// Saves the second variant for other tests.
void CliAnimalShogiTest::cleanupTestCase() { QVERIFY(m_cli.share(QStringLiteral("animalshogi-far-drop-no.kotai"))); }

KOTAI_TEST(CliAnimalShogiTest)
#include "cli_animal_shogi_test.moc"
