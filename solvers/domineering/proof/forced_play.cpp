#include "solvers/domineering/proof/forced_play.h"

#include <memory>
#include <utility>

#include "core/simultaneous/strategy_file.h"
#include "solvers/domineering/proof/proof_play.h"

namespace kotai::domineering {

namespace {

/// Returns nothing if one of the strategies is not written or cannot be used.
std::vector<ForcedPlay> writtenPlays(const SimultaneousVariantPtr& variant, const std::filesystem::path& directory,
                                     const ProvedOutcome& outcome) {
  std::vector<ForcedPlay> plays;
  for (const Side side : {Side::First, Side::Second}) {
    if (!outcome.forces(side)) continue;
    const int payoff = side == Side::First ? outcome.firstAtLeast : -outcome.secondAtMost;
    auto strategy = usableStrategy(directory, *variant, side, payoff);
    if (!strategy) return {};
    const auto play = std::make_shared<const StrategyPlay>(variant, std::move(*strategy));
    plays.push_back({side, play->strategy().payoff, [play](const AnyPosition& position) { return play->at(position); },
                     [play](const AnyPosition& position) { return play->at(position).secures(); }});
  }
  return plays;
}

}  // namespace

std::vector<ForcedPlay> forcedPlays(const SimultaneousVariantPtr& variant, const std::filesystem::path& directory,
                                    const ProvedOutcome& outcome, const std::stop_token& stop) {
  std::vector<ForcedPlay> plays = writtenPlays(variant, directory, outcome);
  if (!plays.empty()) return plays;
  for (ProofPlay& each : proofPlays(variant, directory)) {
    const auto play = std::make_shared<ProofPlay>(std::move(each));
    plays.push_back({play->side(), play->payoff(), [play, stop](const AnyPosition& position) { return play->at(position, stop); },
                     [play, stop](const AnyPosition& position) { return play->secures(position, stop); }});
  }
  return plays;
}

}  // namespace kotai::domineering
