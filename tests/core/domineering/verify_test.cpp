// Tests for the independent check of Synchronized Domineering. Correct solutions pass, and deliberate errors are
// found.
#include "core/verify/domineering/verify.h"

#include <QTemporaryDir>
#include <QTest>
#include <cstring>
#include <functional>
#include <random>

#include "core/simultaneous/registry.h"
#include "core/simultaneous/simultaneous_solution.h"
#include "core/tables/solution_writer.h"
#include "core/verify/domineering/matrix_certificate.h"
#include "solvers/domineering/exact/solve.h"
#include "solvers/matrix/matrix_game.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using Kind = DomineeringMismatch::Kind;

namespace {

SimultaneousSolutionPtr solved(const QTemporaryDir& folder, const char* name) {
  const auto variant = *parseSimultaneousVariant(name);
  domineering::SolveOptions options;
  options.directory = folder.path().toStdString();
  if (!domineering::solve(variant, options).finished) throw std::runtime_error("not solved");
  return SimultaneousSolution::open(options.directory, variant);
}

using Tiers = std::vector<std::vector<layout::PayoffEntry>>;
using Summaries = std::vector<TierSummary>;

/// Writes a modified copy of the solution to another folder, with valid checksums, and returns the copy.
SimultaneousSolutionPtr changed(const SimultaneousSolution& solution, const QTemporaryDir& folder,
                                const std::function<void(Tiers&, Summaries&)>& change) {
  Tiers tiers;
  Summaries summaries;
  for (int covered = 0; covered < solution.tierCount(); ++covered) {
    const auto entries = solution.tier(covered);
    tiers.emplace_back(entries.begin(), entries.end());
    summaries.push_back(solution.tierSummary(covered));
  }
  change(tiers, summaries);
  const FileShape shape = fileShapeOf(*solution.variant());
  {
    SolutionWriter writer(folder.path().toStdString(), shape, ValueCoding::Payoffs);
    for (std::size_t covered = 0; covered < tiers.size(); ++covered) {
      TierCodes codes;
      codes.valueBytes = sizeof(layout::PayoffEntry);
      codes.bytes.resize(tiers[covered].size() * sizeof(layout::PayoffEntry));
      if (!codes.bytes.empty()) std::memcpy(codes.bytes.data(), tiers[covered].data(), codes.bytes.size());
      const TierId tier{covered};
      writer.append(tier, encodeTierRecord(tier, codes, summaries[covered], ValueCoding::Payoffs, shape.positionsPerBlock),
                    tiers[covered].size());
    }
    writer.finish();
  }
  return SimultaneousSolution::open(folder.path().toStdString(), solution.variant());
}

bool hasKind(const DomineeringVerifyReport& report, Kind kind) {
  return std::ranges::any_of(report.mismatches, [kind](const auto& each) { return each.kind == kind; });
}

}  // namespace

class DomineeringVerifyTest : public QObject {
  Q_OBJECT
 private slots:
  void rightSolutions_data();
  void rightSolutions();
  void plantedFaults_data();
  void plantedFaults();
  void everyValueIsChecked_data();
  void everyValueIsChecked();
  void certificates();
  void sameForAnyNumberOfThreads();
  void stops();
};

void DomineeringVerifyTest::rightSolutions_data() {
  QTest::addColumn<QByteArray>("variant");
  for (const char* variant :
       {"syncdom:1x1", "syncdom:1x7", "syncdom:8x1", "syncdom:2x5", "syncdom:5x2", "syncdom:3x3", "syncdom:4x4", "syncdom:5x4",
        "syncdom:4x5", "syncdom:6x3", "syncdom:2x5,cells=3", "syncdom:4x3,cells=3", "syncdom:4x4,cells=3", "syncdom:5x4,cells=3",
        "syncdom:5x5,cells=3", "syncdom:8x4,cells=3"})
    QTest::newRow(variant) << QByteArray(variant);
}

void DomineeringVerifyTest::rightSolutions() {
  QFETCH(QByteArray, variant);
  const QTemporaryDir folder;
  const auto solution = solved(folder, variant.constData());
  std::uint64_t last = 0;
  VerifyOptions options;
  options.progress = [&last](std::uint64_t done, double) { last = done; };
  const DomineeringVerifyReport report = verifyDomineering(*solution, options);
  QVERIFY(report.correct());
  QCOMPARE(report.tiersChecked, std::uint64_t(solution->tierCount()));
  std::uint64_t positions = 0;
  for (int covered = 0; covered < solution->tierCount(); ++covered) positions += solution->tierPositions(covered);
  QCOMPARE(report.positionsChecked, positions);
  QVERIFY(last > 0);
}

void DomineeringVerifyTest::plantedFaults_data() {
  QTest::addColumn<int>("fault");
  QTest::addColumn<int>("kind");
  QTest::newRow("a value") << 0 << int(Kind::Value);
  QTest::newRow("a value by a millionth") << 1 << int(Kind::Value);
  QTest::newRow("what Vertical forces") << 2 << int(Kind::Value);
  QTest::newRow("what Horizontal forces") << 3 << int(Kind::Value);
  QTest::newRow("a finished position") << 4 << int(Kind::Value);
  QTest::newRow("a position left out") << 5 << int(Kind::Missing);
  QTest::newRow("a position that cannot be reached") << 6 << int(Kind::Unreachable);
  QTest::newRow("another image of a position") << 7 << int(Kind::Order);
  QTest::newRow("two positions exchanged") << 8 << int(Kind::Order);
  QTest::newRow("a count") << 9 << int(Kind::Count);
  QTest::newRow("a position twice") << 10 << int(Kind::Order);
}

void DomineeringVerifyTest::plantedFaults() {
  QFETCH(int, fault);
  QFETCH(int, kind);
  const QTemporaryDir folder;
  const QTemporaryDir other;
  const auto right = solved(folder, "syncdom:4x4");
  const auto wrong = changed(*right, other, [&](Tiers& tiers, Summaries& summaries) {
    auto& middle = tiers[8];
    const auto mixed = std::ranges::find_if(middle, [](const auto& entry) { return entry.firstSecure != entry.secondSecure; });
    switch (fault) {
      case 0: middle[3].value = -middle[3].value + 0.25; break;
      case 1: middle[5].value += 1e-6; break;
      case 2: mixed->firstSecure = mixed->secondSecure; break;
      case 3: mixed->secondSecure = mixed->firstSecure; break;
      case 4: tiers.back().back().value = 1; break;
      case 5: middle.erase(middle.begin() + 7); break;
      case 6: {
        // This position has only one vertical domino. No turn leads there, because every turn covers more cells.
        layout::PayoffEntry entry = tiers[0].front();
        entry.position = 0b10001;
        tiers[2].push_back(entry);
        break;
      }
      case 7: middle.back().position = 0xff00; break;
      case 8: std::swap(middle[2], middle[9]); break;
      case 9: ++summaries[8].statistics.front().second; break;
      case 10: middle.insert(middle.begin() + 4, middle[4]); break;
    }
  });
  const DomineeringVerifyReport report = verifyDomineering(*wrong);
  QVERIFY(!report.correct());
  QVERIFY(report.mismatchCount > 0);
  QVERIFY(hasKind(report, static_cast<Kind>(kind)));
}

void DomineeringVerifyTest::everyValueIsChecked_data() {
  QTest::addColumn<QByteArray>("variant");
  for (const char* const variant : {"syncdom:3x3", "syncdom:4x4,cells=3"}) QTest::newRow(variant) << QByteArray(variant);
}

/// The check finds a change to any single stored value.
void DomineeringVerifyTest::everyValueIsChecked() {
  QFETCH(QByteArray, variant);
  const QTemporaryDir folder;
  const auto right = solved(folder, variant.constData());
  for (int covered = 0; covered < right->tierCount(); ++covered)
    for (std::size_t place = 0; place < right->tier(covered).size(); ++place) {
      const QTemporaryDir other;
      const auto wrong = changed(
          *right, other, [&](Tiers& tiers, Summaries&) { tiers[static_cast<std::size_t>(covered)][place].value += 1e-7; });
      const DomineeringVerifyReport report = verifyDomineering(*wrong);
      QVERIFY(hasKind(report, Kind::Value));
    }
}

/// The verifier and the solver compute the value of a matrix in different ways, but agree.
void DomineeringVerifyTest::certificates() {
  std::mt19937 random(17);
  std::uniform_int_distribution<int> payoff(-6, 6);
  for (int round = 0; round < 1500; ++round) {
    const std::size_t rows = 1 + random() % 9;
    const std::size_t columns = 1 + random() % 9;
    std::vector<double> payoffs;
    for (std::size_t place = 0; place < rows * columns; ++place) payoffs.push_back(payoff(random) / 6.0);
    const verify::ProvedValue proved = verify::provedValue({rows, columns, payoffs}, 0);
    QVERIFY(proved.atMost - proved.atLeast < 1e-9);
    const auto found = solveMatrix({rows, columns, payoffs});
    QVERIFY(std::abs(found.value - (proved.atLeast + proved.atMost) / 2) < 1e-9);
  }
}

void DomineeringVerifyTest::sameForAnyNumberOfThreads() {
  const QTemporaryDir folder;
  const QTemporaryDir other;
  const auto right = solved(folder, "syncdom:5x4");
  const auto wrong = changed(*right, other, [](Tiers& tiers, Summaries&) {
    for (auto& tier : tiers)
      for (std::size_t place = 0; place < tier.size(); place += 50) tier[place].value = 0.125;
  });
  VerifyOptions options;
  options.threads = 1;
  const auto one = verifyDomineering(*wrong, options);
  options.threads = 3;
  const auto three = verifyDomineering(*wrong, options);
  QVERIFY(one.mismatchCount > DomineeringVerifyReport::maxListedMismatches);
  QCOMPARE(one.mismatchCount, three.mismatchCount);
  QCOMPARE(one.mismatches.size(), DomineeringVerifyReport::maxListedMismatches);
  for (std::size_t number = 0; number < one.mismatches.size(); ++number)
    QCOMPARE(one.mismatches[number].position, three.mismatches[number].position);
}

void DomineeringVerifyTest::stops() {
  const QTemporaryDir folder;
  const auto solution = solved(folder, "syncdom:5x4");
  std::stop_source stop;
  VerifyOptions options;
  options.stop = stop.get_token();
  options.progress = [&stop](std::uint64_t, double) { stop.request_stop(); };
  const auto report = verifyDomineering(*solution, options);
  QVERIFY(report.stopped && !report.correct());
}

KOTAI_TEST(DomineeringVerifyTest)
#include "verify_test.moc"
