// Tests that the whole program stays within the limit of `--memory`, and that this limit does not change the
// solution.
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "tests/cli/cli_runner.h"
#include "tests/core/record_difference.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;

namespace {

QJsonObject solved(const CliRunner& runner, const QString& id, int threads, const QString& memory = {}) {
  QStringList arguments{QStringLiteral("solve"), id, QStringLiteral("--json"), QStringLiteral("--threads"),
                        QString::number(threads)};
  if (!memory.isEmpty()) arguments << QStringLiteral("--memory") << memory;
  const CliResult result = runner.run(arguments);
  if (result.exitCode != 0) qWarning("%s", result.messages.constData());
  return result.exitCode == 0 ? QJsonDocument::fromJson(result.output).object() : QJsonObject();
}

double peakOf(const QJsonObject& report) { return report[QStringLiteral("peakMemoryBytes")].toDouble(); }

}  // namespace

class MemoryBudgetTest : public QObject {
  Q_OBJECT

 private slots:
  void staysWithin_data();
  void staysWithin();
  void refusesPlainly_data();
  void refusesPlainly();

 private:
  CliRunner m_free;  // solves without a memory limit
};

void MemoryBudgetTest::staysWithin_data() {
  QTest::addColumn<QString>("id");
  QTest::addColumn<QString>("small");
  QTest::addColumn<int>("threads");
  QTest::addColumn<int>("mebibytes");
  const auto row = [](const char* id, const char* small, int threads, int mebibytes) {
    QTest::addRow("%s, %d threads, %d MiB", id, threads, mebibytes)
        << QString::fromLatin1(id) << QString::fromLatin1(small) << threads << mebibytes;
  };
  row("dodgem:5x5", "dodgem:4x4", 1, 32);
  row("dodgem:5x5", "dodgem:4x4", 2, 40);
  row("quoridor:5x5,fences=3", "quoridor:5x5,fences=1", 1, 80);
  row("quoridor:5x5,fences=3", "quoridor:5x5,fences=1", 2, 112);
}

/// The peak may exceed the budget by 10 % and by the memory that a solve of a small board of the game needs.
void MemoryBudgetTest::staysWithin() {
  QFETCH(QString, id);
  QFETCH(QString, small);
  QFETCH(int, threads);
  QFETCH(int, mebibytes);
  CliRunner limited;
  CliRunner smaller;
  for (CliRunner* const runner : {&limited, &m_free}) runner->setTimeLimitMs(500'000);
  const double program = peakOf(solved(smaller, small, threads));
  QVERIFY(program > 0);
  const VariantPtr variant = test::variant(id.toStdString());
  if (!Solution::exists(m_free.dataFolder().toStdString(), *variant)) QVERIFY(!solved(m_free, id, threads).isEmpty());
  const QJsonObject report = solved(limited, id, threads, QStringLiteral("%1M").arg(mebibytes));
  QVERIFY(!report.isEmpty());
  const double allowed = program + 1.1 * mebibytes * (1 << 20);
  QVERIFY2(peakOf(report) <= allowed,
           test::message("peak", std::to_string(peakOf(report)), "at most " + std::to_string(allowed)).constData());
  QVERIFY(report[QStringLiteral("cache")][QStringLiteral("reloads")].toInteger() > 0);
  QCOMPARE(test::differenceOf(variant, m_free.dataFolder().toStdString(), limited.dataFolder().toStdString()), QString());
}

void MemoryBudgetTest::refusesPlainly_data() {
  QTest::addColumn<QString>("id");
  QTest::addColumn<QString>("memory");
  const auto row = [](const char* id, const char* memory) {
    QTest::addRow("%s in %s", id, memory) << QString::fromLatin1(id) << QString::fromLatin1(memory);
  };
  row("dodgem:5x5", "1M");
  row("dodgem:6x6", "512M");
  row("quoridor:5x5,fences=3", "16M");
  row("quoridor:9x9,fences=2", "64M");
  row("animalshogi", "100M");
  row("gobblet", "200M");
  row("syncdom:6x5", "1M");
}

void MemoryBudgetTest::refusesPlainly() {
  QFETCH(QString, id);
  QFETCH(QString, memory);
  const CliRunner runner;
  const QStringList arguments{id, QStringLiteral("--memory"), memory};
  const CliResult result = runner.run(QStringList{QStringLiteral("solve")} + arguments);
  QCOMPARE(result.exitCode, 1);
  QVERIFY2(result.messages.contains("does not fit: it needs") && result.messages.contains("of memory"),
           result.messages.constData());
  const CliResult estimate = runner.run(QStringList{QStringLiteral("estimate")} + arguments);
  QCOMPARE(estimate.exitCode, 0);
  QVERIFY2(estimate.output.contains("would be refused"), estimate.output.constData());
}

KOTAI_TEST(MemoryBudgetTest)
#include "memory_budget_test.moc"
