// Tests that the turn judges for all kinds of processors agree with the rules, position by position. The tests
// also use boards in wide machine words.
#include "solvers/domineering/proof/turn_judge.h"

#include <QTest>
#include <memory>
#include <random>
#include <vector>

#include "solvers/base/processor.h"
#include "solvers/domineering/proof/proof_rules.h"
#include "tests/runner/test_class.h"

using namespace kotai::domineering;

class TurnJudgeTest : public QObject {
  Q_OBJECT
 private slots:
  void sameAsTheRules_data();
  void sameAsTheRules();
  void sameInWideWords_data() { sameAsTheRules_data(); }
  void sameInWideWords();

 private:
  /// Compares the results on a part of `columns` x `rows` cells of a larger board with those on a separate board.
  static void compareWith(const Board<Bits128>& board, int columns, int rows, bool inBands);
};

void TurnJudgeTest::sameAsTheRules_data() {
  QTest::addColumn<int>("columns");
  QTest::addColumn<int>("rows");
  QTest::addColumn<bool>("inBands");
  for (const auto& [columns, rows] : {std::pair(8, 8), std::pair(7, 9), std::pair(10, 6), std::pair(6, 10), std::pair(5, 4),
                                      std::pair(1, 10), std::pair(10, 1), std::pair(9, 5)})
    for (const bool inBands : {false, true})
      QTest::addRow("%dx%d%s", columns, rows, inBands ? " in bands" : "") << columns << rows << inBands;
}

/// Judges positions from nearly empty to nearly full, each with some moves left.
void TurnJudgeTest::sameAsTheRules() {
  QFETCH(int, columns);
  QFETCH(int, rows);
  QFETCH(bool, inBands);
  const Upright upright = inBands ? Upright::InBands : Upright::Anywhere;
  std::mt19937_64 random(17);
  for (const int target : {0, 1}) {
    const ProofRules<std::uint64_t> rules(columns, rows, target, upright);
    std::vector<std::unique_ptr<TurnJudge<std::uint64_t>>> judges;
    using Make = std::unique_ptr<TurnJudge<std::uint64_t>> (*)(const Board<std::uint64_t>&, int, Upright);
    std::vector<Make> makers{makePlainTurnJudge, makeTurnJudge};
    if (mayUseAvx2()) makers.push_back(makeAvx2TurnJudge);
    if (mayUseAvx512()) makers.push_back(makeAvx512TurnJudge);
    for (const Make make : makers)
      if (auto judge = make(rules.board(), target, upright)) judges.push_back(std::move(judge));
    QVERIFY(judges.size() >= 2);
    std::array<int, 3> verdicts{};
    for (int batchNumber = 0; batchNumber < 2000; ++batchNumber) {
      TurnBatch<std::uint64_t> asked;
      for (std::size_t lane = 0; lane < TurnBatch<std::uint64_t>::size; ++lane) {
        asked.cells[lane] = rules.board().all;
        for (int covers = batchNumber % 5; covers > 0; --covers) asked.cells[lane] &= random() | random();
        asked.verticalStore[lane] = random() % 4;
        asked.horizontalStore[lane] = random() % 4;
      }
      for (const auto& judge : judges) {
        TurnBatch<std::uint64_t> told = asked;
        judge->judge(told);
        for (std::size_t lane = 0; lane < TurnBatch<std::uint64_t>::size; ++lane) {
          const ProofPosition<std::uint64_t> form = rules.canonical(
              asked.cells[lane], static_cast<int>(asked.verticalStore[lane]), static_cast<int>(asked.horizontalStore[lane]));
          const kotai::domineering::Judgement judgement = rules.judge(form);
          QCOMPARE(told.cells[lane], form.contested);
          QCOMPARE(told.verticalStore[lane], static_cast<std::uint64_t>(form.verticalStore));
          QCOMPARE(told.horizontalStore[lane], static_cast<std::uint64_t>(form.horizontalStore));
          QCOMPARE((told.yes >> lane & 1U) != 0, judgement.verdict == Verdict::Yes);
          QCOMPARE((told.no >> lane & 1U) != 0, judgement.verdict == Verdict::No);
          ++verdicts[static_cast<std::size_t>(judgement.verdict)];
          if (judgement.verdict != Verdict::Open) continue;
          QCOMPARE(told.shortOfYes[lane], static_cast<std::uint64_t>(judgement.shortOfYes));
          QCOMPARE(told.shortOfNo[lane], static_cast<std::uint64_t>(judgement.shortOfNo));
        }
      }
    }
    QVERIFY(verdicts[static_cast<std::size_t>(Verdict::Yes)] > 0 && verdicts[static_cast<std::size_t>(Verdict::No)] > 0);
  }
}

/// A position has the same results on a larger board whose other cells are all covered.
void TurnJudgeTest::sameInWideWords() {
  QFETCH(int, columns);
  QFETCH(int, rows);
  QFETCH(bool, inBands);
  for (const auto& [wide, high] : {std::pair(10, 10), std::pair(9, 8), std::pair(8, 9), std::pair(7, 10), std::pair(9, 9)})
    if (columns <= wide && rows <= high && (!inBands || rows % 2 == high % 2))
      compareWith(Board<Bits128>(wide, high), columns, rows, inBands);
}

void TurnJudgeTest::compareWith(const Board<Bits128>& board, int columns, int rows, bool inBands) {
  const Upright upright = inBands ? Upright::InBands : Upright::Anywhere;
  std::mt19937_64 random(19);
  // Even, so that columns and rows stay aligned. The highest rows stay highest, so that bands stay aligned, too.
  const int right = (board.columns - columns) / 2 * 2;
  const int up = inBands ? board.rows - rows : (board.rows - rows) / 2 * 2;
  const auto there = [&](std::uint64_t cells) {
    Bits128 result = 0;
    forEachBit(cells,
               [&](int cell) { result |= Bits128{1} << ((cell / columns + up) * board.columns + cell % columns + right); });
    return result;
  };
  for (const int target : {0, 1}) {
    const ProofRules<std::uint64_t> rules(columns, rows, target, upright);
    const ProofRules<Bits128> wideRules(board.columns, board.rows, target, upright);
    std::vector<std::unique_ptr<TurnJudge<Bits128>>> judges;
    judges.push_back(makePlainTurnJudge(board, target, upright));
    judges.push_back(makeTurnJudge(board, target, upright));
    if (mayUseAvx2())
      if (auto judge = makeAvx2TurnJudge(board, target, upright)) judges.push_back(std::move(judge));
    if (mayUseAvx512())
      if (auto judge = makeAvx512TurnJudge(board, target, upright)) judges.push_back(std::move(judge));
    for (int batchNumber = 0; batchNumber < 500; ++batchNumber) {
      TurnBatch<Bits128> asked;
      std::array<ProofPosition<std::uint64_t>, TurnBatch<Bits128>::size> forms;
      for (std::size_t lane = 0; lane < forms.size(); ++lane) {
        std::uint64_t free = rules.board().all;
        for (int covers = batchNumber % 5; covers > 0; --covers) free &= random() | random();
        const int verticalStore = static_cast<int>(random() % 4);
        const int horizontalStore = static_cast<int>(random() % 4);
        asked.cells[lane] = there(free);
        asked.verticalStore[lane] = static_cast<Bits128>(verticalStore);
        asked.horizontalStore[lane] = static_cast<Bits128>(horizontalStore);
        forms[lane] = rules.canonical(free, verticalStore, horizontalStore);
        const auto wideForm = wideRules.canonical(asked.cells[lane], verticalStore, horizontalStore);
        QVERIFY((wideForm ==
                 ProofPosition<Bits128>{there(forms[lane].contested), forms[lane].verticalStore, forms[lane].horizontalStore}));
        QCOMPARE(wideRules.safeMovesSuffice(wideForm), rules.safeMovesSuffice(forms[lane]));
        QCOMPARE(wideRules.judge(wideForm).verdict, rules.judge(forms[lane]).verdict);
      }
      for (const auto& judge : judges) {
        TurnBatch<Bits128> told = asked;
        judge->judge(told);
        for (std::size_t lane = 0; lane < forms.size(); ++lane) {
          const kotai::domineering::Judgement judgement = rules.judge(forms[lane]);
          QVERIFY(told.cells[lane] == there(forms[lane].contested));
          QCOMPARE(static_cast<int>(told.verticalStore[lane]), forms[lane].verticalStore);
          QCOMPARE(static_cast<int>(told.horizontalStore[lane]), forms[lane].horizontalStore);
          QCOMPARE((told.yes >> lane & 1U) != 0, judgement.verdict == Verdict::Yes);
          QCOMPARE((told.no >> lane & 1U) != 0, judgement.verdict == Verdict::No);
          if (judgement.verdict != Verdict::Open) continue;
          QCOMPARE(static_cast<int>(told.shortOfYes[lane]), judgement.shortOfYes);
          QCOMPARE(static_cast<int>(told.shortOfNo[lane]), judgement.shortOfNo);
        }
      }
    }
  }
}

KOTAI_TEST(TurnJudgeTest)
#include "turn_judge_test.moc"
