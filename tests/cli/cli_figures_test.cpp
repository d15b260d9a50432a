// Tests for `solve --figures-only`. The commands stats and table answer as if the values existed, and other
// commands give advice. No value stays on disk.
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "tests/cli/cli_runner.h"
#include "tests/runner/test_class.h"

namespace {

const QString figuresVariant = QStringLiteral("dodgem:4x4");

QStringList wordsOf(const char* line) { return QString::fromLatin1(line).split(QLatin1Char(' ')); }

}  // namespace

class CliFiguresTest : public QObject {
  Q_OBJECT

  CliRunner m_figures;
  CliRunner m_whole;

 private slots:
  void initTestCase() {
    QCOMPARE(m_whole.run(wordsOf("solve dodgem:4x4")).exitCode, 0);
    const CliResult solved = m_figures.run(wordsOf("solve dodgem:4x4 --figures-only --json"));
    QCOMPARE(solved.exitCode, 0);
    const QJsonObject result = QJsonDocument::fromJson(solved.output).object();
    QCOMPARE(result[QStringLiteral("start")][QStringLiteral("outcome")].toString(), QStringLiteral("draw"));
    QCOMPARE(result[QStringLiteral("positions")].toInteger(), 277993);  // from RULES.md
    QVERIFY(result[QStringLiteral("figuresOnly")].toBool());
    const QFileInfo file(result[QStringLiteral("file")][QStringLiteral("path")].toString());
    QCOMPARE(file.fileName(), QStringLiteral("dodgem-4x4.figures"));
    QCOMPARE(file.dir().entryList({QStringLiteral("dodgem*")}), QStringList(file.fileName()));
  }

  void sameAnswers_data() {
    QTest::addColumn<QString>("call");
    for (const char* const call : {"table dodgem:4x4 --by steps", "table dodgem:4x4 --by pieces --as-published",
                                   "table dodgem:4x4 --by distance --json", "export dodgem:4x4 --by pieces --json"})
      QTest::newRow(call) << QString::fromLatin1(call);
  }

  void sameAnswers() {
    QFETCH(QString, call);
    const CliResult figures = m_figures.run(call.split(QLatin1Char(' ')));
    QCOMPARE(figures.exitCode, 0);
    QCOMPARE(figures.output, m_whole.run(call.split(QLatin1Char(' '))).output);
  }

  void sameStatistics() {
    QJsonObject figures = QJsonDocument::fromJson(m_figures.run(wordsOf("stats dodgem:4x4 --json")).output).object();
    QVERIFY(figures.take(QStringLiteral("figuresOnly")).toBool());
    QCOMPARE(figures, QJsonDocument::fromJson(m_whole.run(wordsOf("stats dodgem:4x4 --json")).output).object());
    QVERIFY(m_figures.run(wordsOf("stats dodgem:4x4")).output.contains("figures only, no values"));
  }

  void commandsThatNeedValuesRefuse_data() {
    QTest::addColumn<QString>("call");
    for (const char* const call : {"probe dodgem:4x4", "line dodgem:4x4", "find dodgem:4x4 --kind zugzwang", "verify dodgem:4x4",
                                   "export dodgem:4x4", "graph dodgem:4x4", "match dodgem:4x4 --games 1"})
      QTest::newRow(call) << QString::fromLatin1(call);
  }

  void commandsThatNeedValuesRefuse() {
    QFETCH(QString, call);
    const CliResult result = m_figures.run(call.split(QLatin1Char(' ')), ">3/>3/>3/1^^^ ^\n");
    QCOMPARE(result.exitCode, 1);
    QVERIFY2(result.messages.contains("only the figures of dodgem:4x4 were kept"), result.messages.constData());
    QVERIFY2(result.messages.contains("solve it with: kotai-cli solve dodgem:4x4"), result.messages.constData());
  }

  void listedAsSuch() {
    const QJsonDocument list = QJsonDocument::fromJson(m_figures.run(wordsOf("variants dodgem --json")).output);
    QJsonObject row;
    for (const QJsonValue each : list.array())
      if (each[QStringLiteral("variant")].toString() == figuresVariant) row = each.toObject();
    QCOMPARE(row[QStringLiteral("state")].toString(), QStringLiteral("figures only"));
    QCOMPARE(row[QStringLiteral("start")][QStringLiteral("outcome")].toString(), QStringLiteral("draw"));
  }

  void solvedTwice() {
    const CliResult again = m_figures.run(wordsOf("solve dodgem:4x4 --figures-only"));
    QCOMPARE(again.exitCode, 0);
    QVERIFY(again.messages.contains("The figures of dodgem:4x4 are already there."));
    const CliResult there = m_whole.run(wordsOf("solve dodgem:4x4 --figures-only"));
    QVERIFY(there.messages.contains("dodgem:4x4 is already solved."));
  }

  void uselessOptionIsRefused() {
    for (const char* const call : {"solve gobblet --figures-only", "solve syncdom:3x3 --figures-only"}) {
      const CliResult result = m_figures.run(wordsOf(call));
      QCOMPARE(result.exitCode, 2);
      QVERIFY2(result.messages.contains("--figures-only"), result.messages.constData());
    }
  }
};

KOTAI_TEST(CliFiguresTest)
#include "cli_figures_test.moc"
