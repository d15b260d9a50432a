// Solves of Dodgem and Quoridor on 5x5 killed at random moments: every finished tier is kept, and the solution is right in the end.
#include <QProcess>
#include <QTest>

#include <csignal>
#include <cstring>
#include <fstream>
#include <iterator>
#include <random>
#include <span>
#include <vector>

#include "core/tables/file_layout.h"
#include "core/tables/tier_record.h"
#include "core/verify/verify.h"
#include "tests/core/test_solutions.h"

using namespace kotai;
namespace fs = std::filesystem;

namespace {

QStringList solveArguments(const fs::path& folder, const QString& id = QStringLiteral("dodgem:5x5")) {
  return {QStringLiteral("solve"), id, QStringLiteral("--data"), QString::fromStdString(folder.string()),
          QStringLiteral("--threads"), QStringLiteral("2")};
}

/// Whole, undamaged tiers at the beginning of an unfinished file.
std::uint64_t wholeTiers(const fs::path& part) {
  std::ifstream stream(part, std::ios::binary);
  const std::vector<char> bytes{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
  const auto all = std::as_bytes(std::span(bytes));
  std::uint64_t tiers = 0;
  for (std::size_t place = sizeof(layout::FileHeader); place < all.size(); ++tiers) {
    const auto record = TierRecordView::read(all.subspan(place));
    if (!record || !record->readCodes()) break;
    place += record->recordBytes();
  }
  return tiers;
}

}  // namespace

class KilledSolveTest : public QObject {
  Q_OBJECT

 private slots:
  void killedAtRandomMoments_data();
  void killedAtRandomMoments();
  void secondProgramIsTurnedAway();
};

void KilledSolveTest::killedAtRandomMoments_data() {
  QTest::addColumn<QString>("id");
  QTest::addColumn<int>("killsWanted");
  QTest::addColumn<int>("longestMs");
  QTest::addColumn<quint64>("positions");
  QTest::newRow("Dodgem") << QStringLiteral("dodgem:5x5") << 20 << 250 << quint64{120030201};
  QTest::newRow("Quoridor") << QStringLiteral("quoridor:5x5,fences=3") << 6 << 400 << quint64{75968453};
}

void KilledSolveTest::killedAtRandomMoments() {
  QFETCH(QString, id);
  QFETCH(int, killsWanted);
  QFETCH(int, longestMs);
  QFETCH(quint64, positions);
  const test::DataFolder folder;
  const VariantPtr variant = test::variant(id.toStdString());
  const fs::path part = folder.path() / (Solution::fileName(*variant) + ".part");
  std::mt19937_64 random(71);
  std::uniform_int_distribution<int> delayMs(20, longestMs);
  std::uint64_t tiersBefore = 0;
  for (int kills = 0; kills < killsWanted;) {
    QProcess process;
    process.start(QStringLiteral(KOTAI_CLI), solveArguments(folder.path(), id));
    QVERIFY(process.waitForStarted());
    if (process.waitForFinished(delayMs(random))) {  // faster than the dice: begin again
      QCOMPARE(process.exitCode(), 0);
      fs::remove(folder.path() / Solution::fileName(*variant));
      tiersBefore = 0;
      continue;
    }
    ::kill(static_cast<pid_t>(process.processId()), SIGKILL);
    QVERIFY(process.waitForFinished());
    ++kills;
    QVERIFY(!Solution::exists(folder.path(), *variant));
    const std::uint64_t tiers = fs::exists(part) ? wholeTiers(part) : 0;
    QVERIFY2(tiers >= tiersBefore, test::message("tiers kept", std::to_string(tiers), "at least " + std::to_string(tiersBefore)).constData());
    tiersBefore = tiers;
  }
  QProcess last;
  last.start(QStringLiteral(KOTAI_CLI), solveArguments(folder.path(), id));
  QVERIFY(last.waitForFinished(300000));
  QCOMPARE(last.exitCode(), 0);
  QVERIFY(!fs::exists(part));
  VerifyOptions options;
  options.threads = 2;
  const VerifyReport report = verifySolution(*Solution::open(folder.path(), variant), options);
  QVERIFY(report.correct());
  QCOMPARE(report.positionsChecked, std::uint64_t{positions});
}

void KilledSolveTest::secondProgramIsTurnedAway() {
  const test::DataFolder folder;
  const fs::path part = folder.path() / (Solution::fileName(*test::dodgem(5)) + ".part");
  QProcess first;
  first.start(QStringLiteral(KOTAI_CLI), solveArguments(folder.path()));
  QVERIFY(first.waitForStarted());
  QTRY_VERIFY(fs::exists(part) && fs::file_size(part) > sizeof(layout::FileHeader));
  QProcess second;
  second.start(QStringLiteral(KOTAI_CLI), solveArguments(folder.path()));
  QVERIFY(second.waitForFinished());
  first.kill();
  QVERIFY(first.waitForFinished());
  QCOMPARE(second.exitCode(), 1);
  const QByteArray said = second.readAllStandardError();
  QVERIFY2(said.contains("dodgem:5x5") && said.contains(folder.path().c_str()), said.constData());
  QCOMPARE(said.trimmed().count('\n'), 0);
}

QTEST_GUILESS_MAIN(KilledSolveTest)
#include "killed_solve_test.moc"
