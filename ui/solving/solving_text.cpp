#include "ui/solving/solving_text.h"

#include <QCoreApplication>
#include <algorithm>

#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

struct SolvingStrings {
  Q_DECLARE_TR_FUNCTIONS(SolvingStrings)
};

/// For the player who is to move there.
Value valueReached(const MoveValue& move) {
  if (move.value.outcome == Outcome::Draw) return move.value;
  return {opposite(move.value.outcome), move.value.distancePlies - 1};
}

QString finishedText(Value value) {
  switch (value.outcome) {
    case Outcome::Win: return SolvingStrings::tr("Won, known in step 0: the game is over.");
    case Outcome::Loss: return SolvingStrings::tr("Lost, known in step 0: the game is over.");
    case Outcome::Draw: break;
  }
  return SolvingStrings::tr("Drawn: the game is over.");
}

}  // namespace

QString reasonText(const KnownReason& reason) {
  if (reason.moves.empty()) return finishedText(reason.value);
  const std::uint32_t step = reason.value.distancePlies;
  switch (reason.value.outcome) {
    case Outcome::Loss:
      return SolvingStrings::tr("Lost, known in step %1: all %n moves lead to positions that were known as wins by step %2.",
                                nullptr, static_cast<int>(reason.moves.size()))
          .arg(step)
          .arg(step - 1);
    case Outcome::Win:
      return SolvingStrings::tr("Won, known in step %1: %2 leads to a position that was known as a loss by step %3.")
          .arg(step)
          .arg(QString::fromStdString(reason.toLoss->text))
          .arg(step - 1);
    case Outcome::Draw: break;
  }
  const auto draws = std::ranges::count(reason.moves, Outcome::Draw, [](const MoveValue& each) { return each.value.outcome; });
  return SolvingStrings::tr("Drawn, never known: no move leads to a loss, and %n moves lead to positions that stay unknown.",
                            nullptr, static_cast<int>(draws));
}

QString progressText(const KnownReason& reason, std::uint32_t step) {
  if (SolvingSteps::isKnown(reason.value, step) || reason.moves.empty()) return {};
  const auto wins = std::ranges::count_if(reason.moves, [step](const MoveValue& each) {
    const Value reached = valueReached(each);
    return reached.outcome == Outcome::Win && SolvingSteps::isKnown(reached, step);
  });
  return SolvingStrings::tr("Not known after step %1: of its %n moves, %2 lead to positions known as wins.", nullptr,
                            static_cast<int>(reason.moves.size()))
      .arg(step)
      .arg(wins);
}

QString reachedText(const MoveValue& move) {
  const QString text = QString::fromStdString(move.text);
  const Value reached = valueReached(move);
  switch (reached.outcome) {
    case Outcome::Win: return SolvingStrings::tr("%1: a win, known in step %2", "a move").arg(text).arg(reached.distancePlies);
    case Outcome::Loss: return SolvingStrings::tr("%1: a loss, known in step %2", "a move").arg(text).arg(reached.distancePlies);
    case Outcome::Draw: break;
  }
  return SolvingStrings::tr("%1: never known, a draw", "a move").arg(text);
}

QString stepText(const SolvingSteps& steps, std::uint32_t step) {
  const auto all = static_cast<double>(steps.values().size());
  const auto known = static_cast<double>(steps.after(step).sum());
  if (step > steps.lastStep())
    return SolvingStrings::tr("Nothing more becomes known: the other %1 positions are draws.").arg(countText(all - known));
  const KnownCounts now = steps.inStep(step);
  return SolvingStrings::tr("Step %1 of %2: %3 wins and %4 losses become known. Known so far: %5 of %6 positions.")
      .arg(step)
      .arg(steps.lastStep())
      .arg(countText(static_cast<double>(now.wins)), countText(static_cast<double>(now.losses)), countText(known),
           countText(all));
}

}  // namespace kotai::ui
