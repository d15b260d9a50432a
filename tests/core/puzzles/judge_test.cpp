// Tests for solving puzzles move by move. Every move of the solution is correct, and every other move is wrong
// and has a refutation.
#include <QTest>

#include "core/analysis/position_list.h"
#include "core/puzzles/make_puzzle.h"
#include "core/puzzles/puzzle_judge.h"
#include "core/puzzles/puzzle_maker.h"
#include "core/puzzles/puzzle_source.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

namespace kotai {

class JudgeTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { m_solution = m_folder.solve(test::dodgem(4)); }

  void onlySolutionsAreAccepted() {
    for (const PuzzleKind kind : puzzleKinds()) {
      const auto source = puzzlesOfKind(m_solution, kind, std::nullopt, 5);
      for (int count = 0; count < 8; ++count) {
        solve(*source->next());
        if (QTest::currentTestFailed()) return;
      }
    }
  }

  /// If several moves keep a win, each of them is correct and ends the puzzle.
  void severalAnswersMayBeRight() {
    const auto wins = puzzlesOfPositions(m_solution, allOf(m_solution, {FindKind::Cell, 20, Outcome::Win, {}}), 1);
    int several = 0;
    for (int count = 0; count < 60; ++count) {
      const auto puzzle = wins->next();
      QVERIFY(puzzle);
      if (puzzle->kind != PuzzleKind::BestMove) continue;
      QCOMPARE(puzzle->solution.size(), std::size_t{1});
      const auto moves = moveValues(*m_solution, puzzle->position);
      for (const MoveValue& move : moves) {
        const auto judge = judgeOf(m_solution, *puzzle);
        const PuzzleAnswer answer = judge->answer(move.move);
        const bool isRight = puzzle->goal == PuzzleGoal::Outcome ? move.value.outcome == Outcome::Win : move.perfect;
        QCOMPARE(answer.verdict != AnswerVerdict::Wrong, isRight);
        QCOMPARE(answer.verdict == AnswerVerdict::Right, move.move == puzzle->solution.front());
        QCOMPARE(judge->isSolved(), isRight);
        several += answer.verdict == AnswerVerdict::AlsoRight ? 1 : 0;
      }
    }
    QVERIFY(several > 0);
  }

  /// Other defences against a mate resist as long as the defence that is played.
  void otherDefencesAreAsGood() {
    const auto source = puzzlesOfKind(m_solution, PuzzleKind::Mate, 8, 1);
    std::size_t others = 0;
    for (int count = 0; count < 10; ++count) {
      const Puzzle puzzle = *source->next();
      for (const OtherDefence& other : otherDefences(*m_solution, puzzle)) {
        ++others;
        QCOMPARE(other.ply % 2, std::size_t{1});
        QVERIFY(other.reply.move != puzzle.solution[other.ply]);
        const std::uint32_t left = puzzle.value.distancePlies - static_cast<std::uint32_t>(other.ply) - 1;
        QVERIFY(m_solution->value(other.reply.after) == Value::win(left));
        for (const MoveValue& answer : other.answers) QVERIFY(answer.value == Value::win(left));
        QCOMPARE(other.answers.empty(), left == 0);
      }
    }
    QVERIFY(others > 0);
  }

  void endedGamesAreNoPuzzles() {
    const AnyPosition over = test::position(*m_solution->variant(), "4/4/4/4 ^");
    QVERIFY(!puzzleFrom(*m_solution, over));
    for (const PuzzleKind kind : puzzleKinds()) QVERIFY(!puzzleAt(*m_solution, kind, over));
  }

 private:
  static NumberedPositions allOf(const SolutionPtr& solution, const PositionFilter& filter) {
    return numbered(std::make_shared<const PositionList>(solution, filter));
  }
  void solve(const Puzzle& puzzle) {
    const Variant& variant = *m_solution->variant();
    const auto judge = judgeOf(m_solution, puzzle);
    while (!judge->isSolved()) {
      const AnyPosition before = judge->position();
      const std::size_t made = judge->pliesMade();
      QVERIFY(judge->hint() == puzzle.solution[made]);
      QCOMPARE(judge->rightMoves().size(), std::size_t{1});
      for (const AnyMove move : variant.legalMoves(before)) {
        if (move == judge->hint()) continue;
        const PuzzleAnswer answer = judge->answer(move);
        QVERIFY(answer.verdict == AnswerVerdict::Wrong && !answer.solved && !answer.defence);
        QVERIFY(preference(answer.move.value, answer.before) < 0);
        QVERIFY(judge->position() == before && judge->pliesMade() == made);
        QVERIFY(!answer.refutation.moves.empty() || variant.finishedValue(answer.move.after));
      }
      const PuzzleAnswer answer = judge->answer(*judge->hint());
      QVERIFY(answer.verdict == AnswerVerdict::Right);
      QCOMPARE(judge->pliesMade(), made + (answer.defence ? 2 : 1));
      if (answer.defence) QVERIFY(answer.defence->move == puzzle.solution[made + 1]);
      QCOMPARE(answer.solved, judge->isSolved());
    }
    QCOMPARE(judge->pliesMade(), puzzle.solution.size());
    QVERIFY(!judge->hint() && judge->rightMoves().empty());
    if (puzzle.kind == PuzzleKind::Mate) QVERIFY(variant.finishedValue(judge->position()));
  }

  test::DataFolder m_folder;
  SolutionPtr m_solution;
};

}  // namespace kotai

KOTAI_TEST(kotai::JudgeTest)
#include "judge_test.moc"
