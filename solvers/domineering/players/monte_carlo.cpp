#include "solvers/domineering/players/monte_carlo.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace kotai::domineering {

namespace {

double meanScore(const PlayoutTally& tally, const PlayoutScores& scores, Side side) {
  const std::uint64_t wins = side == Side::First ? tally.firstWins : tally.secondWins;
  const std::uint64_t losses = side == Side::First ? tally.secondWins : tally.firstWins;
  return (scores.win * static_cast<double>(wins) + scores.draw * static_cast<double>(tally.draws) +
          scores.loss * static_cast<double>(losses)) /
         static_cast<double>(tally.total());
}

constexpr std::uint64_t playoutsBetweenStops = 1 << 16;
constexpr std::uint64_t ucbPortion = 10;  ///< number of playouts that UCB distributes at a time
constexpr double ucbExploration = 0.5;    ///< exploration constant for scores between 0 and 1

/// One decision of the search, on a board of one or two words.
template <class Bits>
class FlatSearch {
 public:
  FlatSearch(const domineering::DomineeringVariant& variant, Side side, const MonteCarloOptions& options, RandomStream& random,
             bool portable)
      : m_board(variant.columns(), variant.rows(), variant.pieceSquares()),
        m_side(side),
        m_options(options),
        m_random(random),
        m_playouts(makePlayouts(m_board, portable)) {}

  std::vector<MonteCarloMove> run(Bits covered, const std::stop_token& stop) {
    m_covered = covered;
    const Bits places = m_side == Side::First ? m_board.vertical(covered) : m_board.horizontal(covered);
    if (m_options.spread == PlayoutSpread::Even)
      spreadEvenly(places, stop);
    else
      spreadByBounds(places, stop);
    return std::move(m_moves);
  }

 private:
  void add(MonteCarloMove& move, std::uint64_t count) {
    move.tally += m_playouts->afterMove(m_covered, m_side, static_cast<int>(move.move.code), count, m_random);
    move.score = meanScore(move.tally, m_options.scores, m_side);
  }

  void spreadEvenly(Bits places, const std::stop_token& stop) {
    const auto count = static_cast<std::uint64_t>(countBits(places));
    forEachBit(places, [&](int cell) {
      if (stop.stop_requested() && !m_moves.empty()) return;
      std::uint64_t share = m_options.playouts / count + (m_moves.size() < m_options.playouts % count ? 1 : 0);
      share = std::max<std::uint64_t>(share, 1);
      MonteCarloMove& move = m_moves.emplace_back(MonteCarloMove{{static_cast<std::uint32_t>(cell)}, 0, {}});
      do {
        const std::uint64_t part = std::min(share, playoutsBetweenStops);
        add(move, part);
        share -= part;
      } while (share > 0 && !stop.stop_requested());
    });
  }

  void spreadByBounds(Bits places, const std::stop_token& stop) {
    const PlayoutScores& scores = m_options.scores;
    const auto [least, most] = std::minmax({scores.win, scores.draw, scores.loss});
    const double width = std::max(1, most - least);
    std::uint64_t done = 0;
    forEachBit(places, [&](int cell) {
      add(m_moves.emplace_back(MonteCarloMove{{static_cast<std::uint32_t>(cell)}, 0, {}}), 1);
      ++done;
    });
    while (done < m_options.playouts && !stop.stop_requested()) {
      const double logDone = std::log(static_cast<double>(done));
      const auto bound = [&](const MonteCarloMove& move) {
        return move.score + width * ucbExploration * std::sqrt(logDone / static_cast<double>(move.tally.total()));
      };
      const std::uint64_t part = std::min(ucbPortion, m_options.playouts - done);
      add(*std::ranges::max_element(m_moves, {}, bound), part);
      done += part;
    }
  }

  const domineering::Board<Bits> m_board;
  const Side m_side;
  const MonteCarloOptions m_options;
  RandomStream& m_random;
  const PlayoutsPtr<Bits> m_playouts;
  Bits m_covered = 0;
  std::vector<MonteCarloMove> m_moves;
};

}  // namespace

std::vector<MonteCarloMove> monteCarlo(const domineering::DomineeringVariant& variant, const AnyPosition& position, Side side,
                                       const MonteCarloOptions& options, RandomStream& random, std::stop_token stop,
                                       bool portable) {
  const Bits128 covered = domineering::DomineeringVariant::coveredBits(position);
  if (variant.board().cells() > 64) return FlatSearch<Bits128>(variant, side, options, random, portable).run(covered, stop);
  return FlatSearch<std::uint64_t>(variant, side, options, random, portable).run(static_cast<std::uint64_t>(covered), stop);
}

}  // namespace kotai::domineering
