// Tests slips, which lose at once or give a piece away without changing the outcome, and the puzzles about them. The tests have
// their own rules, and take only the values from the solution.
#include <QTest>
#include <algorithm>
#include <cctype>
#include <random>

#include "core/analysis/giveaway.h"
#include "core/puzzles/make_puzzle.h"
#include "core/puzzles/puzzle_judge.h"
#include "core/puzzles/puzzle_maker.h"
#include "tests/core/puzzles/referee.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

namespace kotai {

namespace {

/// Rules of Animal Shogi in texts, with the values of a solution.
struct PlainShogi {
  test::PlainMoves moves = test::plainMoves("animalshogi");
  const Solution& solution;

  Value value(const std::string& text) const { return solution.value(test::position(*solution.variant(), text)); }
  /// Returns the number of the pieces on the board whose side is to move, or of the other side.
  static std::ptrdiff_t pieces(const std::string& text, bool toMove) {
    const bool isFirst = (text[text.find(' ') + 1] == 'b') == toMove;
    return std::count_if(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(text.find(' ')),
                         [&](unsigned char each) { return std::isalpha(each) != 0 && (std::isupper(each) != 0) == isFirst; });
  }
  static bool captures(const std::string& before, const std::string& after) {
    return pieces(after, true) < pieces(before, false);
  }
  static std::string target(const std::string& move) { return move.substr(move.size() - 2); }
  /// Returns whether a best reply captures a piece that nothing recaptures.
  bool losesPiece(const std::string& after) const {
    const auto replies = moves(after);
    if (replies.empty()) return false;
    const Value best = value(after);
    return std::any_of(replies.begin(), replies.end(), [&](const auto& reply) {
      const auto answers = moves(reply.second);
      if (!captures(after, reply.second) || answers.empty() || valueForMover(value(reply.second)) != best) return false;
      return std::none_of(answers.begin(), answers.end(), [&](const auto& answer) {
        return captures(reply.second, answer.second) && target(answer.first) == target(reply.first);
      });
    });
  }
  bool keepsOutcome(const std::string& before, const std::string& after) const {
    return valueForMover(value(after)).outcome == value(before).outcome;
  }
  bool isGiveaway(const std::string& before, const std::string& after) const {
    if (!keepsOutcome(before, after) || captures(before, after) || !losesPiece(after)) return false;
    const int best = static_cast<int>(value(before).distancePlies);
    const int made = static_cast<int>(valueForMover(value(after)).distancePlies);
    if (value(before).outcome != Outcome::Draw && std::abs(best - made) < 4) return false;
    const auto all = moves(before);
    return std::any_of(all.begin(), all.end(),
                       [&](const auto& each) { return keepsOutcome(before, each.second) && !losesPiece(each.second); });
  }
};

}  // namespace

class SlipsTest : public QObject {
  Q_OBJECT

 private slots:
  /// Random games reach positions in which pieces can be given away.
  void giveawaysKeepTheOutcome() {
    const SolutionPtr solution = test::sharedSolution("animalshogi");
    const Variant& variant = *solution->variant();
    const PlainShogi plain{.solution = *solution};
    std::mt19937 random(1);
    std::map<Outcome, int> found;
    int puzzles = 0;
    AnyPosition position = variant.start();
    for (int ply = 0; ply < 400; ++ply) {
      const std::vector<AnyMove> moves = variant.finishedValue(position) ? std::vector<AnyMove>{} : variant.legalMoves(position);
      if (moves.empty()) {
        position = variant.start();
        continue;
      }
      const std::string before = variant.formatPosition(position);
      for (const AnyMove move : moves) {
        const std::string after = variant.formatPosition(variant.play(position, move));
        const auto giveaway = giveawayBy(*solution, position, move);
        QVERIFY2(giveaway.has_value() == plain.isGiveaway(before, after),
                 (before + ' ' + variant.formatMove(position, move)).c_str());
        if (!giveaway) continue;
        ++found[solution->value(position).outcome];
        QVERIFY(plain.captures(after, variant.formatPosition(variant.play(variant.play(position, move), giveaway->reply))));
        QVERIFY(!plain.isGiveaway(before, variant.formatPosition(variant.play(position, giveaway->better))));
        if (++puzzles <= 30) checkPuzzle(solution, plain, position, move);
        if (QTest::currentTestFailed()) return;
      }
      position = variant.play(position, moves[random() % moves.size()]);
    }
    QVERIFY(found[Outcome::Win] > 0 && found[Outcome::Loss] > 0);
  }

 private:
  /// The right moves keep the outcome, give nothing away, and do not lose at once although a move lasts four plies longer.
  void checkPuzzle(const SolutionPtr& solution, const PlainShogi& plain, const AnyPosition& position, AnyMove made) {
    const Variant& variant = *solution->variant();
    const auto puzzle = puzzleMaker(solution)->ofMistake({position, made, variant.sideToMove(position)});
    QVERIFY(puzzle);
    const Value best = solution->value(position);
    if (puzzle->kind != PuzzleKind::KeepPiece) return;
    const std::string before = variant.formatPosition(position);
    for (const AnyMove move : variant.legalMoves(position)) {
      const std::string after = variant.formatPosition(variant.play(position, move));
      const Value value = valueForMover(plain.value(after));
      const bool atOnce =
          best.outcome == Outcome::Loss && value.distancePlies <= 2 && best.distancePlies >= value.distancePlies + 4;
      const bool isRight = plain.keepsOutcome(before, after) && !plain.isGiveaway(before, after) && !atOnce;
      const PuzzleAnswer answer = judgeOf(solution, *puzzle)->answer(move);
      QCOMPARE(answer.verdict != AnswerVerdict::Wrong, isRight);
      if (plain.isGiveaway(before, after)) {  // the refutation begins with the capture
        const std::string reply = variant.formatPosition(answer.refutation.moves.front().after);
        QVERIFY(plain.captures(after, reply));
      }
    }
    QVERIFY(puzzle->solution.size() == 1 && puzzle->isRight(puzzle->solution.front()));
    const auto again = puzzleMaker(solution)->at(position, idOf(puzzle->kind), numberOf(*puzzle));
    QVERIFY(again && again->right == puzzle->right);
  }
};

}  // namespace kotai

KOTAI_TEST(kotai::SlipsTest)
#include "slips_test.moc"
