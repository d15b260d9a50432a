// The judge of turns, to be compiled for each kind of processor: `Machine` is a type of that file alone,
// so that files share no function that only one of them may run.
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

}  // namespace kotai::domineering
