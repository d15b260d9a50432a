#include "ui/domineering/document/choice_verdict.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "core/base/errors.h"
#include "core/simultaneous/explain_turn.h"
#include "solvers/domineering/players/motifs.h"
#include "ui/background/background.h"
#include "ui/domineering/document/domineering_document.h"
#include "ui/domineering/strings/domineering_strings.h"

namespace kotai::ui {

struct ChoiceVerdictStrings {
  Q_DECLARE_TR_FUNCTIONS(ChoiceVerdictStrings)
};

constexpr double noticeable = 0.0005;  ///< smallest difference that is not rounded to 0 on display

/// Returns an amount without a sign, such as "0.25".
static QString amount(double value) { return payoffText(value).remove(QLatin1Char('+')); }

/// Returns a text such as "a draw became a loss".
static QString changeText(double before, double after) {
  const auto near = [](double value, double whole) { return std::abs(value - whole) < noticeable; };
  if (near(before, 1) && near(after, 0)) return ChoiceVerdictStrings::tr("a win became a draw");
  if (near(before, 1) && near(after, -1)) return ChoiceVerdictStrings::tr("a win became a loss");
  if (near(before, 0) && near(after, -1)) return ChoiceVerdictStrings::tr("a draw became a loss");
  return ChoiceVerdictStrings::tr("%1 became %2", "values").arg(payoffText(before), payoffText(after));
}

/// Returns a text such as "gave up the sure draw: guarantees 1 less".
static QString riskText(const ChoiceVerdict& verdict) {
  const QString less = amount(verdict.guaranteedLess);
  if (std::abs(verdict.surest - 1) < noticeable)
    return ChoiceVerdictStrings::tr("gave up the sure win: the guaranteed value fell by %1", "a number").arg(less);
  if (std::abs(verdict.surest) < noticeable)
    return ChoiceVerdictStrings::tr("gave up the sure draw: the guaranteed value fell by %1", "a number").arg(less);
  return ChoiceVerdictStrings::tr("gave up a sure %1: the guaranteed value fell by %2", "a value; a number")
      .arg(payoffText(verdict.surest), less);
}

static QString lossText(const ChoiceVerdict& verdict) {
  const QString lost = amount(verdict.before - verdict.after);
  const QString change = changeText(verdict.before, verdict.after);
  if (verdict.givenAway > noticeable)
    return ChoiceVerdictStrings::tr("gave away %1 (%2)", "a number; what became of the value").arg(lost, change);
  if (verdict.isNeedlessRisk())
    return ChoiceVerdictStrings::tr("%1; lost %2 (%3)", "what was risked; a number; what became of the value")
        .arg(riskText(verdict), lost, change);
  if (verdict.probability <= noticeable && verdict.guaranteedLess > noticeable)
    return ChoiceVerdictStrings::tr("not in the best mix, and the opponent had the best reply: lost %1 (%2)",
                                    "a number; what became of the value")
        .arg(lost, change);
  return ChoiceVerdictStrings::tr("good choice, but the opponent had the best reply: lost %1 (%2)",
                                  "a number; what became of the value")
      .arg(lost, change);
}

bool ChoiceVerdict::hasLostValue() const { return before - after > noticeable; }

bool ChoiceVerdict::isNeedlessRisk() const {
  return probability <= noticeable && guaranteedLess > noticeable && surest > before - noticeable;
}

bool ChoiceVerdict::isMistake() const { return givenAway > noticeable || isNeedlessRisk(); }

std::optional<ChoiceVerdict> judgeChoice(const domineering::PositionGame& game, Side side, AnyMove move) {
  const auto& moves = side == Side::First ? game.firstMoves : game.secondMoves;
  const auto found = std::find(moves.begin(), moves.end(), move);
  if (found == moves.end()) return std::nullopt;
  const auto own = static_cast<std::size_t>(found - moves.begin());
  const bool first = side == Side::First;
  const auto& others = first ? game.equilibrium.columnStrategy : game.equilibrium.rowStrategy;
  double expected = 0;
  for (std::size_t other = 0; other < others.size(); ++other)
    expected += others[other] * (first ? game.matrix.at(own, other) : game.matrix.at(other, own));
  const double value = payoffFor(side, game.equilibrium.value);
  const auto& guarantees = first ? game.firstGuarantees : game.secondGuarantees;
  const double guaranteed = payoffFor(side, guarantees[own]);
  const auto surest = std::max_element(guarantees.begin(), guarantees.end(), [side](double left, double right) {
    return payoffFor(side, left) < payoffFor(side, right);
  });
  return ChoiceVerdict{side,
                       first ? game.equilibrium.rowStrategy[own] : game.equilibrium.columnStrategy[own],
                       std::max(0.0, value - guaranteed),
                       std::max(0.0, value - payoffFor(side, expected)),
                       payoffFor(side, *surest),
                       value,
                       value};
}

std::optional<ChoiceVerdict> judgeTurn(const domineering::PositionGame& game, Side side, JointMove turn) {
  auto verdict = judgeChoice(game, side, side == Side::First ? turn.first : turn.second);
  const auto row = std::find(game.firstMoves.begin(), game.firstMoves.end(), turn.first);
  const auto column = std::find(game.secondMoves.begin(), game.secondMoves.end(), turn.second);
  if (!verdict || row == game.firstMoves.end() || column == game.secondMoves.end()) return verdict;
  verdict->after = payoffFor(side, game.matrix.at(static_cast<std::size_t>(row - game.firstMoves.begin()),
                                                  static_cast<std::size_t>(column - game.secondMoves.begin())));
  return verdict;
}

static const std::vector<AnyMove>& movesOf(const domineering::PositionGame& game, Side side) {
  return side == Side::First ? game.firstMoves : game.secondMoves;
}

static const std::vector<double>& mixOf(const domineering::PositionGame& game, Side side) {
  return side == Side::First ? game.equilibrium.rowStrategy : game.equilibrium.columnStrategy;
}

/// Returns how much less than the value of the position a choice guarantees the side that chooses.
static double lessThanTheMix(const domineering::PositionGame& game, Side side, std::size_t choice) {
  const auto& guarantees = side == Side::First ? game.firstGuarantees : game.secondGuarantees;
  return payoffFor(side, game.equilibrium.value) - payoffFor(side, guarantees[choice]);
}

std::optional<AnyMove> sureChoice(const domineering::PositionGame& game, Side side) {
  const auto& mix = mixOf(game, side);
  std::optional<std::size_t> found;
  for (std::size_t choice = 0; choice < mix.size(); ++choice)
    if (lessThanTheMix(game, side, choice) < noticeable && (!found || mix[choice] > mix[*found])) found = choice;
  return found ? std::optional(movesOf(game, side)[*found]) : std::nullopt;
}

std::vector<AnyMove> safeChoices(const PositionValues& values, const AnyPosition& position, Side side) {
  const auto game = domineering::positionGame(values, position);
  if (!game) return {};
  std::vector<AnyMove> moves = movesOf(*game, side);
  std::erase_if(moves, [&](AnyMove move) { return judgeChoice(*game, side, move)->isMistake(); });
  std::ranges::stable_sort(moves, std::ranges::greater(),
                           [&](AnyMove move) { return judgeChoice(*game, side, move)->probability; });
  return moves;
}

QString mixText(const SimultaneousVariant& variant, const domineering::PositionGame& game, Side side) {
  const auto& mix = mixOf(game, side);
  QStringList parts;
  for (std::size_t i = 0; i < mix.size(); ++i)
    if (mix[i] > sameValue)
      parts << QStringLiteral("%1 (%2)").arg(placeText(variant, side, movesOf(game, side)[i]), probabilityText(mix[i]));
  return parts.join(QStringLiteral(", "));
}

QString mixAdvice(const SimultaneousVariant& variant, const domineering::PositionGame& game, Side side) {
  const auto& mix = mixOf(game, side);
  const auto most = static_cast<std::size_t>(std::ranges::max_element(mix) - mix.begin());
  const auto payoff = [&](std::size_t reply) {
    return payoffFor(side, side == Side::First ? game.matrix.at(most, reply) : game.matrix.at(reply, most));
  };
  const auto& replies = movesOf(game, other(side));
  std::size_t worst = 0;
  for (std::size_t reply = 1; reply < replies.size(); ++reply)
    if (payoff(reply) < payoff(worst)) worst = reply;
  return ChoiceVerdictStrings::tr(
             "Choose at random: %1. If you always chose %2, the other side could play %3, and you would get %4 less.",
             "dominoes with their shares; a domino; a domino; a number")
      .arg(mixText(variant, game, side), placeText(variant, side, movesOf(game, side)[most]),
           placeText(variant, other(side), replies[worst]), amount(lessThanTheMix(game, side, most)));
}

QString verdictText(const ChoiceVerdict& verdict) {
  if (verdict.hasLostValue()) return lossText(verdict);
  if (verdict.givenAway > noticeable) {
    if (verdict.guaranteedLess > verdict.givenAway + noticeable)
      return ChoiceVerdictStrings::tr("gives away %1 against best play, and guarantees %2 less than the best mix")
          .arg(amount(verdict.givenAway), amount(verdict.guaranteedLess));
    return ChoiceVerdictStrings::tr("gives away %1 against best play").arg(amount(verdict.givenAway));
  }
  if (verdict.probability > 1 - noticeable) return ChoiceVerdictStrings::tr("the best choice");
  if (verdict.isNeedlessRisk()) return riskText(verdict);
  if (verdict.guaranteedLess <= noticeable) return ChoiceVerdictStrings::tr("guarantees the full value");
  if (verdict.probability > noticeable)
    return ChoiceVerdictStrings::tr("part of the best mix (%1)", "%1: its share in per cent")
        .arg(probabilityText(verdict.probability));
  return ChoiceVerdictStrings::tr("holds against best play, but guarantees %1 less than the best mix")
      .arg(amount(verdict.guaranteedLess));
}

static const domineering::DomineeringVariant& boardOf(const PositionValues& values) {
  return dynamic_cast<const domineering::DomineeringVariant&>(*values.variant());
}

std::vector<Fact> choiceFacts(const PositionValues& values, const AnyPosition& position, Side side, AnyMove move) {
  return explainTurn(values, position, side, move, domineering::DominoMotifs(boardOf(values)));
}

PositionValuesPtr knownValues(const DomineeringDocument& document) {
  return document.solution() ? PositionValuesPtr(document.solution()) : document.subgame();
}

void explainChoiceLater(QObject* context, PositionValuesPtr values, const AnyPosition& position, Side side, AnyMove move,
                        std::function<void(const std::vector<Fact>&)> receive) {
  const auto work = [values = std::move(values), position, side, move]() -> std::vector<Fact> {
    try {
      if (values && values->value(position)) return choiceFacts(*values, position, side, move);
    } catch (const SolutionError&) {  // the reader of values reports the damage
    }
    return {};
  };
  runInBackground(context, work, std::move(receive));
}

}  // namespace kotai::ui
