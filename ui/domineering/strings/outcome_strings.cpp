#include "ui/domineering/strings/outcome_strings.h"

#include <QCoreApplication>

#include "core/known/known_results.h"
#include "core/simultaneous/registry.h"
#include "solvers/domineering/exact/solve.h"
#include "solvers/domineering/proof/proof_time.h"
#include "solvers/domineering/proof/prove.h"
#include "ui/domineering/strings/domineering_strings.h"

namespace kotai::ui {

static std::string idOf(int columns, int rows) { return "syncdom:" + std::to_string(columns) + "x" + std::to_string(rows); }

/// Converts an outcome for the first side to a payoff.
static Payoff payoffOf(Outcome start) {
  switch (start) {
    case Outcome::Win: return Payoff::FirstWins;
    case Outcome::Loss: return Payoff::SecondWins;
    case Outcome::Draw: break;
  }
  return Payoff::Draw;
}

static std::optional<ProvedOutcome> searched(const SimultaneousVariant& variant, const std::filesystem::path& directory) {
  if (!domineering::canBeProved(variant)) return std::nullopt;  // the file may have been copied from elsewhere
  try {
    return usableOutcome(directory, variant);
  } catch (const SolutionError&) {
    return std::nullopt;  // the file is from a newer version of the program
  }
}

BoardOutcome boardOutcome(int columns, int rows, const std::filesystem::path& directory) {
  return boardOutcome(*parseSimultaneousVariant(idOf(columns, rows)).value(), directory);
}

BoardOutcome boardOutcome(const SimultaneousVariant& variant, const std::filesystem::path& directory) {
  BoardOutcome result;
  if (const KnownResult* const known = knownResult(variant.id())) {
    const bool solved = known->method == KnownResult::Method::Solved;
    result.source = solved ? BoardOutcome::Source::Solved : BoardOutcome::Source::Proved;
    result.outcome = payoffOf(known->start);
  }
  result.search = searched(variant, directory);
  if (result.outcome || !result.search || !result.search->outcome()) return result;
  result.source = BoardOutcome::Source::Proved;
  result.outcome = result.search->outcome();
  return result;
}

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(OutcomeStrings)
};

QString forcedPart(Side side, int payoff) {
  const bool first = side == Side::First;
  switch (first ? payoff : -payoff) {
    case 1: return first ? Words::tr("Vertical can force a win") : Words::tr("Horizontal can force a win");
    case 0: return first ? Words::tr("Vertical can force a draw") : Words::tr("Horizontal can force a draw");
    default: return first ? Words::tr("Vertical cannot even force a draw") : Words::tr("Horizontal cannot even force a draw");
  }
}

QString openPart(Side side, int atLeast, int atMost) {
  if (atLeast == atMost) return forcedPart(side, atLeast);
  const bool first = side == Side::First;
  // Describes a result that is not completely known: a win, or perhaps a draw, may be possible.
  const int certain = first ? atLeast : -atMost;
  if (certain == 0)
    return first ? Words::tr("Vertical can force a draw, perhaps a win")
                 : Words::tr("Horizontal can force a draw, perhaps a win");
  const int best = first ? atMost : -atLeast;
  if (best == 0)
    return first ? Words::tr("Vertical cannot force a win, and perhaps not even a draw")
                 : Words::tr("Horizontal cannot force a win, and perhaps not even a draw");
  return first ? Words::tr("it is not known what Vertical can force") : Words::tr("it is not known what Horizontal can force");
}

bool somethingSettled(const ProvedOutcome& outcome) {
  return outcome.firstAtLeast > -1 || outcome.firstAtMost < 1 || outcome.secondAtLeast > -1 || outcome.secondAtMost < 1;
}

QString proofTimeText(const SimultaneousVariant& variant) {
  switch (domineering::proofTime(variant)) {
    case domineering::ProofTime::Seconds: return Words::tr("The search takes a few seconds");
    case domineering::ProofTime::LessThanAMinute: return Words::tr("The search takes less than a minute");
    case domineering::ProofTime::MinutesToAnHour: return Words::tr("The search takes between a few minutes and an hour");
    case domineering::ProofTime::HoursOrMore: break;
  }
  return Words::tr("The search takes hours, perhaps much longer");
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
  if (!somethingSettled(outcome)) return Words::tr("Nothing proved yet");
  if (outcome.settled()) return Words::tr("Proved: %1; %2", "what each side can force").arg(first, second);
  return Words::tr("So far: %1; %2", "what each side can force").arg(first, second);
}

QString proofOffer(const SimultaneousVariant& variant, double memoryBytes) {
  const QString cost =
      Words::tr("%1, and %2 of memory.", "how long a proof takes").arg(proofTimeText(variant), byteCountText(memoryBytes));
  const QString offer =
      !domineering::canSearchAllPlay(variant)
          ? Words::tr(
                "%1: a search restricted to pairs of rows or columns may prove what each side can force from the empty board. %2 "
                "You can stop it at any time. When you resume, it starts the current step again.",
                "board; how long it takes")
          : Words::tr(
                "%1: a search can prove what each side can force from the empty board. %2 You can stop it at "
                "any time and resume it later.",
                "board; how long it takes");
  return offer.arg(variantName(variant), cost) + QLatin1Char(' ') + largeBoardText(variant);
}

QString provableText(const SimultaneousVariant& variant) {
  return Words::tr("A search can prove what each side can force from the empty board. %1.", "how long that takes")
             .arg(proofTimeText(variant)) +
         QLatin1Char(' ') + largeBoardText(variant);
}

QString restText(const SimultaneousVariant& variant) {
  return Words::tr("%1: as soon as only a few more dominoes fit, Kotai solves the rest of the game.").arg(variantName(variant));
}

QString largeBoardText(const SimultaneousVariant& variant) {
  if (variant.columns() * variant.rows() > domineering::largestSolvableCells(variant))
    return Words::tr("The board is too large to compute the value of every position.");
  return Words::
      tr("On the command line, kotai-cli solve %1 --exact computes every value. This takes up to 5 minutes and 5 GB of memory.")
          .arg(QString::fromStdString(variant.id()));
}

std::optional<PositionClass> knownClass(const BoardOutcome& known) {
  if (!known.outcome) return std::nullopt;
  switch (*known.outcome) {
    case Payoff::FirstWins: return PositionClass::FirstWins;
    case Payoff::SecondWins: return PositionClass::SecondWins;
    case Payoff::Draw: break;
  }
  return PositionClass::Draw;
}

QString knownSentence(const BoardOutcome& known) {
  const auto shown = knownClass(known);
  if (!shown) return QString();
  const QString name = className(*shown);
  switch (known.source) {
    case BoardOutcome::Source::Solved:
      return Words::tr("Known: %1. Every position has been solved, but not on this computer.", "outcome of a board").arg(name);
    case BoardOutcome::Source::Proved:
      return Words::tr("Known: %1. Proved by a search, but not on this computer.", "outcome of a board").arg(name);
    case BoardOutcome::Source::Open: break;
  }
  return QString();
}

QString knownTitle(const BoardOutcome& known) {
  const auto shown = knownClass(known);
  if (!shown) return Words::tr("Unknown");
  return Words::tr("%1 (known)", "outcome of a board").arg(className(*shown));
}

QString provedTitle(const ProvedOutcome& outcome) {
  if (!outcome.settled()) return Words::tr("Unknown");
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
