// Tests that every puzzle of small boards keeps its promise, and that no suitable position is omitted. The
// tests have their own rules and values.
#include <QTest>

#include "core/game/game.h"
#include "core/game/registry.h"
#include "core/players/judge.h"
#include "core/puzzles/make_puzzle.h"
#include "tests/core/classicdomineering/slow_game.h"
#include "tests/core/contract/naive_values.h"
#include "tests/core/puzzles/referee.h"
#include "tests/core/quoridor/slow_solver.h"
#include "tests/core/slow_solver.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

namespace kotai {

class PromisesTest : public QObject {
  Q_OBJECT

 private slots:
  void dodgem3() { dodgem(3, 1); }
  void dodgem4() { dodgem(4, 61); }

  void quoridor() {
    const slow_quoridor::Solved slow({3, 4, 1, 1});
    const SolutionPtr solution = m_folder.solve(test::variant("quoridor:3x4,fences=1"));
    const test::Referee referee(test::plainMoves("quoridor"),
                                [&slow](const std::string& text) { return slow.value(slow_quoridor::fromText(text)); });
    constexpr std::size_t step = 3;
    for (std::size_t place = 0; place < slow.positions().size(); place += step)
      if (!check(*solution, referee, slow_quoridor::toText(slow.positions()[place]))) return;
    QVERIFY(m_found[PuzzleKind::Mate] > 0 && m_found[PuzzleKind::OnlyMove] > 0);
  }

  void domineering() {
    slow_domineering::Solver slow;
    const SolutionPtr solution = m_folder.solve(test::variant("domineering:4x4"));
    const Variant& variant = *solution->variant();
    const test::Referee referee(test::plainMoves("domineering"),
                                [&slow](const std::string& text) { return slow.value(slow_domineering::fromText(text)); });
    constexpr std::uint64_t step = 5;
    for (TierId tier{0}; tier.value < variant.tierGraph().tierCount(); ++tier.value)
      for (std::uint64_t index = 0; index < variant.tierGraph().positionCount(tier); index += step)
        if (!check(*solution, referee, variant.formatPosition(variant.positionAt({tier, {index}})))) return;
    QVERIFY(m_found[PuzzleKind::Mate] > 0 && m_found[PuzzleKind::OnlyMove] > 0);
    QCOMPARE(m_found[PuzzleKind::HoldDraw], 0);
  }

  /// Checks games without a slow version in the tests, such as the games in examples/. Uses the games' own rules,
  /// but no engine.
  void otherGames() {
    for (const Game& game : games()) {
      if (test::plainMoves(game.id)) continue;
      const VariantPtr variant = test::variant(game.knownVariants.front());
      const test::NaiveValues naive(*variant);
      const test::Referee referee(test::ownMoves(variant), [&](const std::string& text) {
        const AnyPosition position = test::position(*variant, text);
        const auto finished = variant->finishedValue(position);
        return finished ? *finished : naive.at(variant->locate(position));
      });
      const SolutionPtr solution = m_folder.solve(variant);
      const TierGraph& tiers = variant->tierGraph();
      for (TierId tier{0}; tier.value < tiers.tierCount(); ++tier.value)
        for (std::uint64_t index = 0; index < tiers.positionCount(tier); ++index)
          if (!check(*solution, referee, variant->formatPosition(variant->positionAt({tier, {index}})))) return;
      QVERIFY2(m_found[PuzzleKind::OnlyMove] > 0, game.id.c_str());
    }
  }

  void init() { m_found.clear(); }

 private:
  void dodgem(int size, std::size_t step) {
    const slow::Solved slow(size);
    const SolutionPtr solution = m_folder.solve(test::dodgem(size));
    const test::Referee referee(test::plainMoves("dodgem"),
                                [&slow](const std::string& text) { return slow.value(test::readDodgem(text)); });
    for (std::size_t number = 0; number < slow.positions().size(); number += step)
      if (!check(*solution, referee, slow::toText(slow.positions()[number]))) return;
    QVERIFY(m_found[PuzzleKind::Mate] > 0 && m_found[PuzzleKind::OnlyMove] > 0);
    QCOMPARE(m_found[PuzzleKind::HoldDraw] > 0, size == 4);  // 3x3 has no draws
  }

  /// Checks all kinds at one position. Returns false if a check fails.
  bool check(const Solution& solution, const test::Referee& referee, const std::string& text) {
    const Variant& variant = *solution.variant();
    const AnyPosition position = test::position(variant, text);
    const auto told = [&](PuzzleKind kind, const std::string& what) {
      const std::string sentence = text + ", " + std::string(idOf(kind)) + ": " + what;
      return QTest::qVerify(what.empty(), "no fault", sentence.c_str(), __FILE__, __LINE__);
    };
    for (const PuzzleKind kind : puzzleKinds()) {
      const auto puzzle = puzzleAt(solution, kind, position);
      if (puzzle) {
        ++m_found[kind];
        if (!told(kind, referee.fault(variant, *puzzle))) return false;
        continue;
      }
      if (!referee.fitsAtFirst(kind, text)) continue;
      if (kind == PuzzleKind::WinFromBehind && evaluation(variant, position) > -2) continue;
      if (kind == PuzzleKind::Mate && !referee.hasOneMateThroughout(text)) continue;
      if (!told(kind, "it was left out")) return false;
    }
    return true;
  }

  test::DataFolder m_folder;
  std::map<PuzzleKind, int> m_found;
};

}  // namespace kotai

KOTAI_TEST(kotai::PromisesTest)
#include "promises_test.moc"
