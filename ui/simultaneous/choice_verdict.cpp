#include "ui/simultaneous/choice_verdict.h"

#include <QCoreApplication>
#include <algorithm>

#include "ui/simultaneous/simultaneous_words.h"

namespace kotai::ui {

namespace {

struct ChoiceVerdictTexts {
  Q_DECLARE_TR_FUNCTIONS(ChoiceVerdictTexts)
};

constexpr double noticeable = 0.0005;  ///< what is less would be shown as 0

/// "0.25": an amount, without a sign.
QString amount(double value) { return payoffText(value).remove(QLatin1Char('+')); }

}  // namespace

std::optional<ChoiceVerdict> judgeChoice(const simultaneous::PositionGame& game, Side side, AnyMove move) {
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
  const double guaranteed = payoffFor(side, first ? game.firstGuarantees[own] : game.secondGuarantees[own]);
  return ChoiceVerdict{side, first ? game.equilibrium.rowStrategy[own] : game.equilibrium.columnStrategy[own],
                       std::max(0.0, value - guaranteed), std::max(0.0, value - payoffFor(side, expected))};
}

QString verdictText(const ChoiceVerdict& verdict) {
  if (verdict.givenAway > noticeable) {
    if (verdict.guaranteedLess > verdict.givenAway + noticeable)
      return ChoiceVerdictTexts::tr("gives away %1 against best play, and guarantees %2 less than the best mix")
          .arg(amount(verdict.givenAway), amount(verdict.guaranteedLess));
    return ChoiceVerdictTexts::tr("gives away %1 against best play").arg(amount(verdict.givenAway));
  }
  if (verdict.probability > 1 - noticeable) return ChoiceVerdictTexts::tr("the best choice");
  if (verdict.guaranteedLess <= noticeable) return ChoiceVerdictTexts::tr("guarantees the full value");
  if (verdict.probability > noticeable)
    return ChoiceVerdictTexts::tr("part of the best mix (%1)", "%1: its share in per cent").arg(probabilityText(verdict.probability));
  return ChoiceVerdictTexts::tr("holds against best play, but guarantees %1 less than the best mix").arg(amount(verdict.guaranteedLess));
}

}  // namespace kotai::ui
