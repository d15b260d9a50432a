// Tests for the grades of draws, compared with grades derived round by round from the graph of all drawn positions.
#include "core/analysis/draw_grade.h"

#include <QTest>
#include <algorithm>
#include <map>
#include <vector>

#include "core/analysis/moves.h"
#include "core/game/registry.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;

namespace {

struct Draw {
  bool canLose = false;
  std::vector<AnyPosition> after;  ///< canonical positions after the drawing moves
  int grade = 0;
};

std::map<AnyPosition, Draw> drawsOf(const Solution& solution) {
  const Variant& variant = *solution.variant();
  const TierGraph& tiers = variant.tierGraph();
  std::map<AnyPosition, Draw> draws;
  for (TierId tier; tier.value < tiers.tierCount(); ++tier.value)
    for (std::uint64_t number = 0; number < tiers.positionCount(tier); ++number) {
      const Location location{tier, {number}};
      if (solution.valueAt(location).outcome != Outcome::Draw) continue;
      const AnyPosition position = variant.positionAt(location);
      Draw& draw = draws[position];
      for (const MoveValue& move : moveValues(solution, position)) {
        if (move.value.outcome == Outcome::Loss) draw.canLose = true;
        if (move.value.outcome == Outcome::Draw) draw.after.push_back(variant.canonical(move.after));
      }
    }
  return draws;
}

/// Grades the draws round by round. Each round adds the positions that are one ply farther from a mistake.
/// Positions with a grade keep it.
void grade(std::map<AnyPosition, Draw>& draws) {
  for (auto& [position, draw] : draws)
    if (draw.canLose) draw.grade = -1;
  for (int plies = 2; plies <= maxDrawGradePlies; ++plies) {
    const bool isMoverAhead = plies % 2 == 0;
    std::vector<Draw*> graded;
    for (auto& [position, draw] : draws) {
      if (draw.grade != 0 || draw.after.empty()) continue;
      const auto isGraded = [&](const AnyPosition& after) {
        const int grade = draws.at(after).grade;
        return isMoverAhead ? grade < 0 : grade > 0;
      };
      if (isMoverAhead ? std::ranges::any_of(draw.after, isGraded) : std::ranges::all_of(draw.after, isGraded))
        graded.push_back(&draw);
    }
    for (Draw* const draw : graded) draw->grade = isMoverAhead ? plies : -plies;
  }
}

}  // namespace

class DrawGradeTest : public QObject {
  Q_OBJECT

 private slots:
  void agreesWithTheGraphOfDraws_data() {
    QTest::addColumn<QString>("id");
    // Not every build contains the example games.
    for (const char* const id : {"dodgem:4x4", "dodgem:4x4,blocked=loses", "dodgem:4x4,blocked=draws", "dodgem:4x4,misere=yes",
                                 "dodgem:3x3,blocked=draws", "dodgem:3x3,misere=yes", "quoridor:4x3,fences=1", "threemensmorris"})
      if (parseVariant(id)) QTest::newRow(id) << QString::fromLatin1(id);
  }
  void agreesWithTheGraphOfDraws();
  void countsOfDodgem();
  void onlyDrawsHaveOne();
};

void DrawGradeTest::agreesWithTheGraphOfDraws() {
  QFETCH(QString, id);
  const test::DataFolder folder;
  const SolutionPtr solution = folder.solve(test::variant(id.toStdString()));
  std::map<AnyPosition, Draw> draws = drawsOf(*solution);
  grade(draws);
  for (const auto& [position, draw] : draws) {
    const QByteArray text = QByteArray::fromStdString(solution->variant()->formatPosition(position));
    QVERIFY2(drawGrade(*solution, position) == draw.grade, text);
  }
}

/// Every draw of Dodgem 4x4 has a grade. Compares the number of draws with each grade.
void DrawGradeTest::countsOfDodgem() {
  const test::DataFolder folder;
  const SolutionPtr solution = folder.solve(test::dodgem(4));
  std::map<int, int> counts;
  std::vector<AnyPosition> positions;
  for (const auto& [position, draw] : drawsOf(*solution)) positions.push_back(position);
  for (const std::optional<int> grade : drawGrades(*solution, positions)) ++counts[grade.value()];
  const std::map<int, int> expected{{-5, 18}, {-3, 70}, {-1, 23'790}, {2, 4'486}, {4, 46}};
  QCOMPARE(counts, expected);
}

void DrawGradeTest::onlyDrawsHaveOne() {
  const test::DataFolder folder;
  const SolutionPtr solution = folder.solve(test::dodgem(3));
  QVERIFY(!drawGrade(*solution, solution->variant()->start()));
  std::stop_source stopped;
  stopped.request_stop();
  QVERIFY(drawGrades(*solution, {solution->variant()->start()}, stopped.get_token()).empty());
  QCOMPARE(drawGradeForMover(-1), 2);
  QCOMPARE(drawGradeForMover(2), -3);
  QCOMPARE(drawGradeForMover(0), 0);
}

KOTAI_TEST(DrawGradeTest)
#include "draw_grade_test.moc"
