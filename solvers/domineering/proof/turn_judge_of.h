// Judge of turns, compiled for each kind of processor. `Machine` is a type local to the including source file,
// so that the linker does not merge code for different processors.
#pragma once

#include "solvers/domineering/proof/bounds.h"
#include "solvers/domineering/proof/turn_judge.h"

namespace kotai::domineering {

template <class Machine>
class TurnJudgeOf final : public TurnJudge<typename Lanes<Machine>::Bits> {
 public:
  using Batch = TurnBatch<typename Lanes<Machine>::Bits>;

  TurnJudgeOf(const Board<typename Lanes<Machine>::Bits>& board, int target, Upright upright)
      : m_bounds(board, target, upright) {}

  void judge(Batch& batch) const override {
    batch.yes = 0;
    batch.no = 0;
    for (std::size_t first = 0; first < Batch::size; first += Lanes<Machine>::size) {
      const auto position =
          m_bounds.normalForm(word(batch.cells, first), word(batch.verticalStore, first), word(batch.horizontalStore, first));
      const auto judgement = m_bounds.judge(position);
      word(batch.cells, first) = position.contested;
      word(batch.verticalStore, first) = position.verticalStore;
      word(batch.horizontalStore, first) = position.horizontalStore;
      word(batch.shortOfYes, first) = judgement.shortOfYes;
      word(batch.shortOfNo, first) = judgement.shortOfNo;
      batch.yes |= Lanes<Machine>::bitsOf(judgement.yes) << first;
      batch.no |= Lanes<Machine>::bitsOf(judgement.no) << first;
    }
  }

 private:
  using Word = typename Machine::Word;

  static Word& word(typename Batch::Words& words, std::size_t first) { return *reinterpret_cast<Word*>(&words[first]); }

  Bounds<Machine> m_bounds;
};

/// Judges turns with play in bands on boards of more than 64 cells.
template <class Machine>
class SplitTurnJudge final : public TurnJudge<Bits128> {
 public:
  using Batch = TurnBatch<Bits128>;

  explicit SplitTurnJudge(const Board<Bits128>& board, int target)
      : m_bounds(board, target, Upright::InBands), m_lowCells(64 / board.columns * board.columns) {}

  void judge(Batch& batch) const override {
    batch.yes = 0;
    batch.no = 0;
    for (std::size_t first = 0; first < Batch::size; first += Lanes<Machine>::size) {
      const auto position = m_bounds.normalForm(cells(batch.cells, first), numbers(batch.verticalStore, first),
                                                numbers(batch.horizontalStore, first));
      const auto judgement = m_bounds.judge(position);
      for (std::size_t lane = 0; lane < Lanes<Machine>::size; ++lane) {
        batch.cells[first + lane] = position.contested.low[lane] | Bits128{position.contested.high[lane]} << m_lowCells;
        batch.verticalStore[first + lane] = position.verticalStore.low[lane];
        batch.horizontalStore[first + lane] = position.horizontalStore.low[lane];
        batch.shortOfYes[first + lane] = judgement.shortOfYes.low[lane];
        batch.shortOfNo[first + lane] = judgement.shortOfNo.low[lane];
      }
      batch.yes |= Lanes<SplitMachine<Machine>>::bitsOf(judgement.yes) << first;
      batch.no |= Lanes<SplitMachine<Machine>>::bitsOf(judgement.no) << first;
    }
  }

 private:
  using Word = SplitWord<Machine>;

  Word cells(const typename Batch::Words& words, std::size_t first) const {
    Word word;
    for (std::size_t lane = 0; lane < Lanes<Machine>::size; ++lane) {
      word.low[lane] = static_cast<std::uint64_t>(words[first + lane]) & (~std::uint64_t{0} >> (64 - m_lowCells));
      word.high[lane] = static_cast<std::uint64_t>(words[first + lane] >> m_lowCells);
    }
    return word;
  }
  static Word numbers(const typename Batch::Words& words, std::size_t first) {
    Word word;
    for (std::size_t lane = 0; lane < Lanes<Machine>::size; ++lane)
      word.low[lane] = static_cast<std::uint64_t>(words[first + lane]);
    word.high = word.low;
    return word;
  }

  Bounds<SplitMachine<Machine>> m_bounds;
  int m_lowCells;
};

}  // namespace kotai::domineering
