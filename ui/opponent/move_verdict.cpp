#include "ui/opponent/move_verdict.h"

#include <QCoreApplication>

#include "core/analysis/accuracy.h"

namespace kotai::ui {

struct VerdictStrings {
  Q_DECLARE_TR_FUNCTIONS(VerdictStrings)
};

MoveVerdict judge(Value position, Value next) {
  const Value made = valueForMover(next);
  const bool givesWin = position.outcome != Outcome::Loss && next.outcome == Outcome::Win && next.distancePlies <= 1;
  MoveVerdict verdict{position.outcome, made.outcome, 0, givesWin || losesAtOnce(position, next)};
  if (verdict.keepsOutcome() && made.outcome == Outcome::Win) verdict.wastedPlies = made.distancePlies - position.distancePlies;
  if (verdict.keepsOutcome() && made.outcome == Outcome::Loss) verdict.wastedPlies = position.distancePlies - made.distancePlies;
  return verdict;
}

QString verdictText(const MoveVerdict& verdict) {
  const int wasted = static_cast<int>(verdict.wastedPlies);
  switch (verdict.before) {
    case Outcome::Win:
      if (verdict.after == Outcome::Draw) return VerdictStrings::tr("threw the win away, now a draw");
      if (verdict.after == Outcome::Loss)
        return verdict.losesAtOnce ? VerdictStrings::tr("loses at once, from a winning position")
                                   : VerdictStrings::tr("blunder: from winning to losing");
      return wasted == 0 ? VerdictStrings::tr("perfect, still winning")
                         : VerdictStrings::tr("still winning, but %n moves slower", nullptr, wasted);
    case Outcome::Draw:
      if (verdict.keepsOutcome()) return VerdictStrings::tr("kept the draw");
      return verdict.losesAtOnce ? VerdictStrings::tr("loses at once, from a drawn position")
                                 : VerdictStrings::tr("threw the draw away");
    case Outcome::Loss:
      if (!verdict.keepsOutcome()) return VerdictStrings::tr("saved the draw: the position repeats");
      if (verdict.losesAtOnce) return VerdictStrings::tr("already losing, but this loses at once");
      break;
  }
  return wasted == 0 ? VerdictStrings::tr("best defence: you were already losing")
                     : VerdictStrings::tr("already losing; this loses %n moves sooner", nullptr, wasted);
}

}  // namespace kotai::ui
