#include "solvers/simultaneous/players/monte_carlo.h"

#include <algorithm>

namespace kotai::simultaneous {

namespace {

double meanScore(const PlayoutTally& tally, const PlayoutScores& scores, Side side) {
  const std::uint64_t wins = side == Side::First ? tally.firstWins : tally.secondWins;
  const std::uint64_t losses = side == Side::First ? tally.secondWins : tally.firstWins;
  return (scores.win * static_cast<double>(wins) + scores.draw * static_cast<double>(tally.draws) +
          scores.loss * static_cast<double>(losses)) /
         static_cast<double>(tally.total());
}

constexpr std::uint64_t playoutsBetweenStops = 1 << 16;

template <class Bits>
std::vector<MonteCarloMove> search(const syncdom::SyncdomVariant& variant, const AnyPosition& position, Side side,
                                   const MonteCarloOptions& options, RandomStream& random, const std::stop_token& stop,
                                   bool portable) {
  const syncdom::Board<Bits> board(variant.columns(), variant.rows());
  const PlayoutsPtr<Bits> playouts = makePlayouts(board, portable);
  const auto covered = static_cast<Bits>(syncdom::SyncdomVariant::coveredBits(position));
  const Bits places = side == Side::First ? board.vertical(covered) : board.horizontal(covered);
  const auto count = static_cast<std::uint64_t>(countBits(places));
  std::vector<MonteCarloMove> moves;
  forEachBit(places, [&](int cell) {
    if (stop.stop_requested() && !moves.empty()) return;
    std::uint64_t share = options.playouts / count + (moves.size() < options.playouts % count ? 1 : 0);
    share = std::max<std::uint64_t>(share, 1);
    PlayoutTally tally;
    do {
      const std::uint64_t part = std::min(share, playoutsBetweenStops);
      tally += playouts->afterMove(covered, side, cell, part, random);
      share -= part;
    } while (share > 0 && !stop.stop_requested());
    moves.push_back({{static_cast<std::uint32_t>(cell)}, meanScore(tally, options.scores, side), tally});
  });
  return moves;
}

}  // namespace

std::vector<MonteCarloMove> monteCarlo(const syncdom::SyncdomVariant& variant, const AnyPosition& position, Side side,
                                       const MonteCarloOptions& options, RandomStream& random, std::stop_token stop, bool portable) {
  if (variant.board().cells() > 64) return search<Wide>(variant, position, side, options, random, stop, portable);
  return search<std::uint64_t>(variant, position, side, options, random, stop, portable);
}

}  // namespace kotai::simultaneous
