#include "ui/simultaneous/outcome_words.h"

#include <QCoreApplication>

#include "ui/simultaneous/simultaneous_words.h"

namespace kotai::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(OutcomeWords)
};

QString forcedPart(Side side, int payoff) {
  const bool first = side == Side::First;
  switch (first ? payoff : -payoff) {
    case 1: return first ? Words::tr("Vertical can force a win") : Words::tr("Horizontal can force a win");
    case 0: return first ? Words::tr("Vertical can force a draw") : Words::tr("Horizontal can force a draw");
    default: return first ? Words::tr("Vertical can force nothing") : Words::tr("Horizontal can force nothing");
  }
}

QString openPart(Side side, int atLeast, int atMost) {
  if (atLeast == atMost) return forcedPart(side, atLeast);
  const bool first = side == Side::First;
  // Whether a win can be forced is open; whether a draw can, too, if even that is.
  const int certain = first ? atLeast : -atMost;
  if (certain == 0)
    return first ? Words::tr("Vertical can force a draw, perhaps a win") : Words::tr("Horizontal can force a draw, perhaps a win");
  const int best = first ? atMost : -atLeast;
  if (best == 0)
    return first ? Words::tr("whether Vertical can force a draw is open, a win is not possible")
                 : Words::tr("whether Horizontal can force a draw is open, a win is not possible");
  return first ? Words::tr("what Vertical can force is open") : Words::tr("what Horizontal can force is open");
}

}  // namespace

QString turnText(const SimultaneousVariant& variant, JointMove turn) { return QString::fromStdString(variant.formatTurn(turn)); }

QString className(PositionClass positionClass) {
  switch (positionClass) {
    case PositionClass::FirstWins: return Words::tr("Vertical wins");
    case PositionClass::SecondWins: return Words::tr("Horizontal wins");
    case PositionClass::Draw: return Words::tr("Draw");
    case PositionClass::Mixed: break;
  }
  return Words::tr("Mixed", "class of positions");
}

QString classLetter(PositionClass positionClass) {
  switch (positionClass) {
    case PositionClass::FirstWins: return Words::tr("V", "one letter for Vertical");
    case PositionClass::SecondWins: return Words::tr("H", "one letter for Horizontal");
    case PositionClass::Draw: return Words::tr("D", "one letter for draw");
    case PositionClass::Mixed: break;
  }
  return Words::tr("M", "one letter for a mixed position");
}

QString valueTitle(const GameValue& value) {
  return value.isPure() ? className(positionClassOf(value)) : Words::tr("Value %1").arg(payoffText(value.value));
}

QString provedSentence(const ProvedOutcome& outcome) {
  if (const auto payoff = outcome.outcome(); payoff && outcome.settled()) {
    switch (*payoff) {
      case Payoff::FirstWins: return Words::tr("Proved: Vertical wins against every defence");
      case Payoff::SecondWins: return Words::tr("Proved: Horizontal wins against every defence");
      case Payoff::Draw: return Words::tr("Proved: a draw, which each side can hold");
    }
  }
  const QString first = openPart(Side::First, outcome.firstAtLeast, outcome.firstAtMost);
  const QString second = openPart(Side::Second, outcome.secondAtLeast, outcome.secondAtMost);
  if (outcome.settled()) return Words::tr("Proved: %1; %2", "what each side can force").arg(first, second);
  return Words::tr("So far: %1; %2", "what each side can force").arg(first, second);
}

QString provedTitle(const ProvedOutcome& outcome) {
  if (!outcome.settled()) return Words::tr("Open");
  const auto payoff = outcome.outcome();
  if (!payoff) return className(PositionClass::Mixed);
  switch (*payoff) {
    case Payoff::FirstWins: return className(PositionClass::FirstWins);
    case Payoff::SecondWins: return className(PositionClass::SecondWins);
    case Payoff::Draw: break;
  }
  return className(PositionClass::Draw);
}

}  // namespace kotai::ui
