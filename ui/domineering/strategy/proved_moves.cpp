#include "ui/domineering/strategy/proved_moves.h"

#include <QCoreApplication>

#include "ui/domineering/strings/domineering_strings.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

struct ProvedMovesWords {
  Q_DECLARE_TR_FUNCTIONS(ProvedMoves)
};

bool hasStrategy(const ProvedOutcome& outcome) { return outcome.forces(Side::First) || outcome.forces(Side::Second); }

ProvedMoves provedMoves(const SimultaneousVariantPtr& variant, const std::filesystem::path& folder, const ProvedOutcome& outcome,
                        const AnyPosition& position, const std::stop_token& stop) {
  try {
    ProvedMoves read;
    for (const domineering::ForcedPlay& play : domineering::forcedPlays(variant, folder, outcome, stop))
      read.moves.push_back({play.side, play.payoff, play.at(position)});
    return read;
  } catch (...) {
    return {{}, exceptionText(std::current_exception())};
  }
}

QString provedMoveSentence(const SimultaneousVariant& variant, const ProvedMove& move) {
  const Side side = move.side;
  const bool wins = move.payoff > 0;
  using Standing = domineering::StrategyPlay::Standing;
  switch (move.advice.standing) {
    case Standing::Moves:
      return (wins ? ProvedMovesWords::tr("%1 wins with %2, whatever the other side covers.", "a side; a domino's place")
                   : ProvedMovesWords::tr("%1 holds the draw with %2, whatever the other side covers.",
                                          "a side; a domino's place"))
          .arg(playerName(side), placeText(variant, side, *move.advice.move));
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
