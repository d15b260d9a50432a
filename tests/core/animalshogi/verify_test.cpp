// Tests for the verifier on Animal Shogi: the verifier accepts both solutions and finds single wrong values, marks and
// counts.
#include "core/verify/verify.h"

#include <QTest>
#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "core/base/parallel.h"
#include "core/games/animalshogi/marks.h"
#include "core/tables/solution_writer.h"
#include "tests/core/animalshogi/slow_game.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;
namespace marks = kotai::animalshogi;

namespace {

constexpr TierId verifiedTier{0};

struct WrongByte {
  std::uint16_t plane = 0;
  std::uint64_t index = 0;
  std::uint8_t byte = 0;
};

std::vector<std::byte> contents(const Solution& right, std::uint16_t plane, const std::vector<WrongByte>& wrong) {
  std::vector<std::byte> all;
  all.reserve(slow_shogi::storedPositions);
  for (int part = 0; part < right.variant()->tierGraph().partCount(verifiedTier); ++part) {
    if (plane == 0)
      for (const Value value : right.partValues(verifiedTier, part))
        all.push_back(static_cast<std::byte>(encodeValue(ValueCoding::OddWins, value)));
    else
      for (const std::uint8_t mark : right.partMarks(verifiedTier, part, plane)) all.push_back(std::byte{mark});
  }
  for (const WrongByte& each : wrong)
    if (each.plane == plane) all[each.index] = std::byte{each.byte};
  return all;
}

/// Writes a file with valid checksums but other values for some positions.
SolutionPtr withWrongBytes(const Solution& right, const std::filesystem::path& folder, const std::vector<WrongByte>& wrong) {
  SolutionWriter writer(folder, right.variant(), ValueCoding::OddWins);
  const auto inParallel = [](std::size_t count, const std::function<void(std::size_t)>& work) {
    runParallel(count, 2, {}, work);
  };
  for (std::uint16_t plane = 0; plane <= right.variant()->tierGraph().planeCount(); ++plane) {
    const std::vector<std::byte> bytes = contents(right, plane, wrong);
    TierSummary summary;
    if (plane == 0) summary = right.tierSummary(verifiedTier);
    if (plane == 0) summary.statistics = {};
    if (plane == 1)
      for (const auto& [name, count] : right.statistics()) summary.statistics.emplace_back(name, count);
    const auto fill = [&bytes](std::uint64_t first, std::span<std::byte> plain) {
      std::copy_n(bytes.begin() + static_cast<std::ptrdiff_t>(first), plain.size(), plain.begin());
    };
    writer.appendBlocks({{verifiedTier, plane}, 1, slow_shogi::storedPositions}, summary, fill, inParallel, {});
  }
  writer.finish();
  return Solution::open(folder, right.variant());
}

VerifyReport verified(const Solution& solution) {
  const VerifyReport report = verifySolution(solution);
  qInfo("verified in %.1f s", report.seconds);
  for (std::size_t shown = 0; shown < std::min<std::size_t>(report.mismatches.size(), 10); ++shown) {
    const Mismatch& each = report.mismatches[shown];
    if (each.mark.empty())
      qInfo("%s stored %s derived %s", each.position.c_str(), toText(each.stored).c_str(), toText(each.derived).c_str());
    else
      qInfo("%s %s stored %llu derived %llu", each.position.c_str(), each.mark.c_str(),
            static_cast<unsigned long long>(each.storedMark), static_cast<unsigned long long>(each.derivedMark));
  }
  return report;
}

}  // namespace

class AnimalShogiVerifyTest : public QObject {
  Q_OBJECT

 private slots:
  void rightSolution();
  void wrongValuesAreFound();  // this and the next test take two minutes each, so they need KOTAI_LONG_TESTS
  void wrongMarksAreFound();
  void stops();

 private:
  std::uint64_t indexOf(const Solution& solution, const char* text) const {
    return solution.variant()->locate(test::position(*solution.variant(), text)).index.value;
  }
};

void AnimalShogiVerifyTest::rightSolution() {
  const VerifyReport report = verified(*test::sharedSolution("animalshogi"));
  QVERIFY(report.correct());
  QCOMPARE(report.tiersChecked, std::uint64_t{1});
  QCOMPARE(report.positionsChecked, slow_shogi::storedPositions);
  QCOMPARE(report.positionsExpected, slow_shogi::storedPositions);
}

/// Stores a drawn position as lost, a won position with a wrong distance, and a wrong value for the start position.
void AnimalShogiVerifyTest::wrongValuesAreFound() {
  if (!qEnvironmentVariableIsSet("KOTAI_LONG_TESTS")) QSKIP("takes minutes: set KOTAI_LONG_TESTS to run it");
  const SolutionPtr right = test::sharedSolution("animalshogi");
  const std::map<std::string, Value> wrong{
      {"gle/2c/C2/ELG b -", Value::loss(10)}, {"gle/c2/2C/ELG b -", Value::win(57)}, {"gle/1c1/1C1/ELG b -", Value::draw()}};
  std::vector<WrongByte> bytes;
  for (const auto& [text, value] : wrong)
    bytes.push_back({0, indexOf(*right, text.c_str()), static_cast<std::uint8_t>(encodeValue(ValueCoding::OddWins, value))});
  const test::DataFolder folder;
  const VerifyReport report = verified(*withWrongBytes(*right, folder.path(), bytes));
  QVERIFY(!report.correct());
  for (const auto& [text, value] : wrong) {
    // The children are correct, so the derived value is correct. The check may also report parents.
    const AnyPosition place = right->variant()->positionAt({verifiedTier, PositionIndex{indexOf(*right, text.c_str())}});
    const std::string listed = right->variant()->formatPosition(place);
    const auto found = std::find_if(report.mismatches.begin(), report.mismatches.end(),
                                    [&](const Mismatch& mismatch) { return mismatch.position == listed; });
    QVERIFY2(found != report.mismatches.end(), listed.c_str());
    QVERIFY(found->mark.empty() && found->stored == value && found->derived == right->value(place));
  }
}

void AnimalShogiVerifyTest::wrongMarksAreFound() {
  if (!qEnvironmentVariableIsSet("KOTAI_LONG_TESTS")) QSKIP("takes minutes: set KOTAI_LONG_TESTS to run it");
  const SolutionPtr right = test::sharedSolution("animalshogi");
  const std::uint64_t start = indexOf(*right, "gle/1c1/1C1/ELG b -");
  const test::DataFolder folder;
  const VerifyReport report = verified(*withWrongBytes(
      *right, folder.path(),
      {{marks::flagPlane, start, marks::Counted}, {marks::matePlane, start, 4}, {marks::mateOrTryPlane, start, 4}}));
  QVERIFY(!report.correct());
  QCOMPARE(report.positionsChecked, slow_shogi::storedPositions);
  std::set<std::string> found;
  for (const Mismatch& mismatch : report.mismatches)
    if (mismatch.position == "gle/1c1/1C1/ELG b -") found.insert(mismatch.mark);
  QVERIFY((found == std::set<std::string>{"notices", "mate-round", "mate-or-try-round"}));
}

void AnimalShogiVerifyTest::stops() {
  const SolutionPtr solution = test::sharedSolution("animalshogi");
  std::stop_source source;
  VerifyOptions options;
  options.stop = source.get_token();
  options.progress = [&source](std::uint64_t done, double) {
    if (done > 5000000) source.request_stop();
  };
  const VerifyReport report = verifySolution(*solution, options);
  QVERIFY(report.stopped && !report.correct());
  QVERIFY(report.positionsChecked < slow_shogi::storedPositions);
  QCOMPARE(report.mismatchCount, std::uint64_t{0});
}

KOTAI_TEST(AnimalShogiVerifyTest)
#include "verify_test.moc"
