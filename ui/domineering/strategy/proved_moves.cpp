#include "ui/domineering/strategy/proved_moves.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

#include "ui/domineering/strings/domineering_strings.h"

namespace kotai::ui {

namespace {

struct ProvedMovesWords {
  Q_DECLARE_TR_FUNCTIONS(ProvedMoves)
};

bool forces(const ProvedOutcome& outcome, Side side) {
  return side == Side::First ? outcome.firstAtLeast > -1 : outcome.secondAtMost < 1;
}

}  // namespace

bool hasStrategy(const ProvedOutcome& outcome) { return forces(outcome, Side::First) || forces(outcome, Side::Second); }

ProvedMoves::ProvedMoves(const SimultaneousVariantPtr& variant, const std::filesystem::path& folder) {
  for (const Side side : {Side::First, Side::Second})
    if (auto strategy = readStrategy(folder, *variant, side)) m_plays.emplace_back(variant, std::move(*strategy));
}

bool ProvedMoves::covers(const ProvedOutcome& outcome) const {
  return std::ranges::all_of(std::array{Side::First, Side::Second}, [&](Side side) {
    return !forces(outcome, side) ||
           std::ranges::any_of(m_plays, [side](const domineering::StrategyPlay& play) { return play.strategy().side == side; });
  });
}

QStringList ProvedMoves::sentences(const AnyPosition& position) const {
  QStringList sentences;
  for (const domineering::StrategyPlay& play : m_plays) sentences << sentence(play, position);
  return sentences;
}

QString ProvedMoves::sentence(const domineering::StrategyPlay& play, const AnyPosition& position) const {
  const Side side = play.strategy().side;
  const bool wins = play.strategy().payoff > 0;
  using Standing = domineering::StrategyPlay::Standing;
  const auto advice = play.at(position);
  switch (advice.standing) {
    case Standing::Moves:
      return (wins ? ProvedMovesWords::tr("%1 wins with %2, whatever the other side covers.", "a side; a domino's place")
                   : ProvedMovesWords::tr("%1 holds the draw with %2, whatever the other side covers.",
                                          "a side; a domino's place"))
          .arg(playerName(side), placeText(play.variant(), side, *advice.move));
    case Standing::Safe:
    case Standing::Over:
      return (wins ? ProvedMovesWords::tr("%1 wins with its safe moves alone.", "a side")
                   : ProvedMovesWords::tr("%1 holds the draw with its safe moves alone.", "a side"))
          .arg(playerName(side));
    case Standing::Unknown: break;
  }
  return ProvedMovesWords::tr("%1's strategy never leads to this position, so the proof says nothing about it.", "a side")
      .arg(playerName(side));
}

}  // namespace kotai::ui
