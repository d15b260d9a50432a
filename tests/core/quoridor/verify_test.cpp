// Tests for the verifier on Quoridor: the verifier accepts correct solutions, agrees with the program's numbering, and
// finds single wrong values and counts.
#include "core/verify/verify.h"

#include <QTest>
#include <algorithm>
#include <map>
#include <random>

#include "core/verify/quoridor/checker.h"
#include "tests/core/changed_solution.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using test::changedSolution;
using test::Values;
namespace own = kotai::verify::quoridor;

const SolutionPtr& solved(const char* id) {
  static const test::DataFolder folder;
  static std::map<std::string, SolutionPtr> solutions;
  SolutionPtr& found = solutions[id];
  if (!found) found = folder.solve(test::variant(id));
  return found;
}

class QuoridorVerifyTest : public QObject {
  Q_OBJECT

 private slots:
  void rightSolutions_data();
  void rightSolutions();
  void compressedLayers_data();
  void compressedLayers();
  void ownNumbering_data();
  void ownNumbering();
  void wrongValuesAreFound();
  void manyWrongValuesAreCounted();
  void wrongCountsAreFound_data();
  void wrongCountsAreFound();
  void missingCountsAreFound();
  void stops();
  void wantsProgress();
  void variantsAreRead();
};

void QuoridorVerifyTest::rightSolutions_data() {
  QTest::addColumn<QString>("id");
  QTest::addColumn<unsigned>("threads");
  const auto row = [](const char* id, unsigned threads) {
    QTest::addRow("%s, %u threads", id, threads) << QString::fromLatin1(id) << threads;
  };
  row("quoridor:3x3,fences=2", 1);
  row("quoridor:3x3,fences=10", 2);  // more fences than fit, so some layers have no set
  row("quoridor:4x4,fences=1,start=diagonal", 2);
  row("quoridor:3x5,fences=2", 1);
  row("quoridor:3x5,fences=2", 2);
  row("quoridor:5x4,fences=2-1", 0);
  row("quoridor:2x9,fences=3", 2);
  row("quoridor:9x3,fences=1", 2);
  row("quoridor:8x8,fences=0-1", 2);
  row("quoridor:5x5,fences=2", 2);
}

void QuoridorVerifyTest::rightSolutions() {
  QFETCH(QString, id);
  QFETCH(unsigned, threads);
  const SolutionPtr& solution = solved(id.toLatin1().constData());
  VerifyOptions options;
  options.threads = threads;
  const VerifyReport report = verifySolution(*solution, options);
  for (const Mismatch& mismatch : report.mismatches) qInfo("%s %s", mismatch.position.c_str(), mismatch.mark.c_str());
  QVERIFY(report.correct());
  QCOMPARE(report.tiersChecked, solution->variant()->tierGraph().tierCount());
  QCOMPARE(report.positionsChecked, solution->variant()->tierGraph().totalPositions());
  QCOMPARE(report.positionsExpected, report.positionsChecked);
}

void QuoridorVerifyTest::compressedLayers_data() {
  QTest::addColumn<QString>("id");
  QTest::addColumn<double>("plainBytes");
  for (const char* id : {"quoridor:3x3,fences=10", "quoridor:5x4,fences=2-1", "quoridor:2x9,fences=3", "quoridor:5x5,fences=2"})
    for (const double plainBytes : {0.0, 1e5})
      QTest::addRow("%s, %g bytes", id, plainBytes) << QString::fromLatin1(id) << plainBytes;
}

/// Without memory for all values, the verifier compresses them, and still derives the same number of correct values.
void QuoridorVerifyTest::compressedLayers() {
  QFETCH(QString, id);
  QFETCH(double, plainBytes);
  const SolutionPtr& right = solved(id.toLatin1().constData());
  const own::Rulebook rules = *verify::readQuoridorVariant(right->variant()->id());
  const auto check = [&](const Solution& solution) {
    verify::QuoridorChecker checker(rules, 1, [plainBytes] { return plainBytes; });
    verify::UnitResult all;
    for (std::size_t stage = 0, units = 1; units > 0; ++stage) {
      units = checker.beginStage(stage, solution);
      for (std::size_t unit = 0; unit < units; ++unit) {
        const verify::UnitResult result = checker.checkUnit(unit, solution, {{}, [](std::uint64_t) {}});
        all.positionsChecked += result.positionsChecked;
        all.mismatchCount += result.mismatchCount;
      }
    }
    return all;
  };
  const verify::UnitResult correct = check(*right);
  QCOMPARE(correct.mismatchCount, std::uint64_t{0});
  QCOMPARE(correct.positionsChecked, right->variant()->tierGraph().totalPositions());

  const test::DataFolder folder;
  const TierId last{right->variant()->tierGraph().tierCount() - 1};
  const SolutionPtr wrong = changedSolution(
      *right, folder.path(), {{{TierId{0}, PositionIndex{0}}, Value::win(99)}, {{last, PositionIndex{1}}, Value::win(99)}});
  QCOMPARE(check(*wrong).mismatchCount, verifySolution(*wrong).mismatchCount);
}

void QuoridorVerifyTest::ownNumbering_data() {
  QTest::addColumn<QString>("id");
  for (const char* id : {"quoridor:3x3,fences=2", "quoridor:4x4,fences=1", "quoridor:5x4,fences=2-1", "quoridor:2x9,fences=3",
                         "quoridor:9x3,fences=1", "quoridor:5x5,fences=1"})
    QTest::newRow(id) << QString::fromLatin1(id);
}

/// The verifier visits the positions in the order in which the program numbers them.
void QuoridorVerifyTest::ownNumbering() {
  QFETCH(QString, id);
  const SolutionPtr& solution = solved(id.toLatin1().constData());
  const Variant& variant = *solution->variant();
  const own::Rulebook rules = *verify::readQuoridorVariant(variant.id());
  const own::Field& field = rules.field;
  TierId tier;
  for (int placed = rules.allFences(); placed >= 0; --placed) {
    own::Layer layer(rules, placed);
    for (std::size_t number = 0; number < layer.tierCount(); ++number, ++tier.value) {
      QCOMPARE(layer.load(number, tier, *solution), variant.tierGraph().positionCount(tier));
      PositionIndex index;
      const auto visitSet = [&](const own::Fences& fences, own::Hands hands) {
        const own::NeighbourTable neighbours = field.neighboursWith(fences);
        const own::LegalSquares legalSquares(field, field.stepsTo(true, neighbours), field.stepsTo(false, neighbours),
                                             field.mirrored(fences) == fences);
        legalSquares.forEachPair([&](int first, int second) {
          const std::string expected = own::positionText(field, fences, first, second, hands.mover, hands.opponent);
          QCOMPARE(variant.formatPosition(variant.positionAt({tier, index})), expected);
          QVERIFY((variant.locate(test::position(variant, expected)) == Location{tier, index}));
          ++index.value;
        });
      };
      for (const own::Hands hands : layer.hands())
        for (const own::OwnSet& set : layer.tier(number).sets) {
          const own::Fences fences = own::readSpelling(set.spelling);
          const own::Fences turned = own::mirrorCanonical(field, field.turned(fences));
          visitSet(fences, hands);
          if (turned != fences) visitSet(turned, hands);
        }
      QCOMPARE(index.value, variant.tierGraph().positionCount(tier));
    }
  }
  QCOMPARE(tier.value, variant.tierGraph().tierCount());
}

void QuoridorVerifyTest::wrongValuesAreFound() {
  const SolutionPtr& right = solved("quoridor:3x3,fences=2");
  const Variant& variant = *right->variant();
  std::mt19937_64 random(241);
  int planted = 0;
  for (TierId tier; tier.value < variant.tierGraph().tierCount(); ++tier.value)
    for (PositionIndex index; index.value < variant.tierGraph().positionCount(tier); index.value += 5) {
      const Location place{tier, index};
      const std::string text = variant.formatPosition(variant.positionAt(place));
      const Value before = right->valueAt(place);
      Value wrong = before;
      while (wrong == before) {
        const auto outcome = static_cast<Outcome>(std::uniform_int_distribution<int>(0, 2)(random));
        wrong = outcome == Outcome::Draw ? Value::draw()
                                         : Value{outcome, std::uniform_int_distribution<std::uint32_t>(0, 40)(random)};
      }
      const test::DataFolder folder;
      const VerifyReport report = verifySolution(*changedSolution(*right, folder.path(), {{place, wrong}}));
      // The children are correct, so the derived value is correct. The check may also report parents.
      const auto found = std::find_if(report.mismatches.begin(), report.mismatches.end(),
                                      [&text](const Mismatch& mismatch) { return mismatch.position == text; });
      QVERIFY2(!report.correct() && found != report.mismatches.end(), text.c_str());
      QVERIFY(found->stored == wrong && found->derived == before && found->mark.empty());
      ++planted;
    }
  QVERIFY(planted > 200);
}

void QuoridorVerifyTest::manyWrongValuesAreCounted() {
  const SolutionPtr& right = solved("quoridor:4x4,fences=1");
  const TierGraph& tiers = right->variant()->tierGraph();
  Values wrong;
  for (TierId tier; tier.value < tiers.tierCount(); ++tier.value)
    for (PositionIndex index; index.value < tiers.positionCount(tier); index.value += 30) wrong[{tier, index}] = Value::win(99);
  const test::DataFolder folder;
  const SolutionPtr solution = changedSolution(*right, folder.path(), wrong);
  VerifyOptions options;
  options.threads = 1;
  const auto one = verifySolution(*solution, options);
  options.threads = 4;
  const auto four = verifySolution(*solution, options);
  QVERIFY(one.mismatchCount >= wrong.size());
  QCOMPARE(one.mismatchCount, four.mismatchCount);
  QCOMPARE(one.mismatches.size(), VerifyReport::maxListedMismatches);
  for (std::size_t i = 0; i < one.mismatches.size(); ++i) QVERIFY(one.mismatches[i].position == four.mismatches[i].position);
}

void QuoridorVerifyTest::wrongCountsAreFound_data() {
  QTest::addColumn<QString>("what");
  for (const char* what :
       {"legal moves", "most legal moves", "zugzwang-loss-to-win", "zugzwang-loss-to-draw", "zugzwang-draw-to-win",
        "mutual-zugzwang", "only-move-wins", "only-move-draws", "win 1", "won-by-fence-only", "won-by-jump-only", "steps"})
    QTest::newRow(what) << QString::fromLatin1(what);
}

/// Increases each number of a summary by one, in one tier.
void QuoridorVerifyTest::wrongCountsAreFound() {
  QFETCH(QString, what);
  const SolutionPtr& right = solved("quoridor:3x5,fences=2");
  constexpr TierId changed{1};
  const std::string name = what.toStdString();
  const auto change = [&name, changed](TierId tier, TierSummary& summary) {
    if (tier != changed) return;
    PartSummary& part = summary.parts[1];
    static const std::vector<std::string> notables{"zugzwang-loss-to-win", "zugzwang-loss-to-draw", "zugzwang-draw-to-win",
                                                   "mutual-zugzwang",      "only-move-wins",        "only-move-draws"};
    for (std::size_t kind = 0; kind < notables.size(); ++kind)
      if (notables[kind] == name) ++part.notables[kind];
    if (name == "legal moves") ++part.legalMoves;
    if (name == "most legal moves") ++part.maxLegalMoves;
    for (PartSummary::Entry& entry : part.histogram)
      if (toText(entry.value) == name) ++entry.count;
    for (auto& [figure, count] : summary.statistics)
      if (figure == name) ++count;
    if (name == "steps") ++summary.tables.front().entries.back().outcomes[2];
  };
  const test::DataFolder folder;
  const VerifyReport report = verifySolution(*changedSolution(*right, folder.path(), {}, change));
  QVERIFY(!report.correct());
  QCOMPARE(report.mismatchCount, std::uint64_t{1});
  const Mismatch& found = report.mismatches.front();
  QVERIFY(found.position.empty() && found.storedMark == found.derivedMark + 1);
  QVERIFY2(found.mark.starts_with("tier 1, ") && found.mark.find(name) != std::string::npos, found.mark.c_str());
}

void QuoridorVerifyTest::missingCountsAreFound() {
  const SolutionPtr& right = solved("quoridor:3x3,fences=2");
  const test::DataFolder folder;
  const auto change = [](TierId tier, TierSummary& summary) {
    if (tier.value == 0) summary.tables.clear();
    if (tier.value == 1) summary.statistics.clear();
  };
  const VerifyReport report = verifySolution(*changedSolution(*right, folder.path(), {}, change));
  QVERIFY(!report.correct() && report.mismatchCount > 0);
}

void QuoridorVerifyTest::stops() {
  const SolutionPtr& solution = solved("quoridor:5x5,fences=2");
  for (const std::uint64_t after : {std::uint64_t{0}, std::uint64_t{2000000}, std::uint64_t{7000000}}) {
    std::stop_source source;
    VerifyOptions options;
    options.threads = 1;
    options.stop = source.get_token();
    options.progress = [&](std::uint64_t done, double) {
      if (done >= after) source.request_stop();
    };
    if (after == 0) source.request_stop();
    const VerifyReport report = verifySolution(*solution, options);
    QVERIFY(report.stopped && !report.correct());
    QVERIFY(report.positionsChecked < solution->variant()->tierGraph().totalPositions());
    QCOMPARE(report.mismatchCount, std::uint64_t{0});
  }
}

void QuoridorVerifyTest::wantsProgress() {
  const SolutionPtr& solution = solved("quoridor:5x5,fences=2");
  VerifyOptions options;
  options.threads = 1;
  int calls = 0;
  std::uint64_t before = 0;
  options.progress = [&](std::uint64_t done, double total) {
    ++calls;
    QVERIFY(done > before && static_cast<double>(done) <= total);
    before = done;
  };
  QVERIFY(verifySolution(*solution, options).correct());
  QVERIFY(calls >= 3);
}

void QuoridorVerifyTest::variantsAreRead() {
  const auto uneven = verify::readQuoridorVariant("quoridor:5x7,fences=10-0");
  QVERIFY(uneven && uneven->field.columns() == 5 && uneven->field.rows() == 7 && uneven->firstFences == 10 &&
          uneven->secondFences == 0);
  const auto even = verify::readQuoridorVariant("quoridor:4x4,fences=3,start=diagonal");
  QVERIFY(even && even->firstFences == 3 && even->secondFences == 3);
  QVERIFY(!verify::readQuoridorVariant("dodgem:3x3") && !verify::readQuoridorVariant("quoridor:5x5"));
}

KOTAI_TEST(QuoridorVerifyTest)
#include "verify_test.moc"
