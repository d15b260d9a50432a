#include "solvers/domineering/players/player.h"

#include <algorithm>
#include <array>
#include <functional>

#include "solvers/domineering/players/alpha_beta.h"
#include "solvers/domineering/players/exact_players.h"
#include "solvers/domineering/players/monte_carlo.h"
#include "solvers/domineering/players/player_text.h"
#include "solvers/domineering/players/proving_player.h"
#include "solvers/domineering/players/random_stream.h"
#include "solvers/domineering/players/tree_search.h"

namespace kotai::domineering {

namespace {

using domineering::DomineeringVariant;
using DomineeringPtr = std::shared_ptr<const DomineeringVariant>;

AnyMove oneOf(const std::vector<AnyMove>& moves, RandomStream& random) {
  return moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))];
}

/// Returns a random one of the moves with the largest \p measure.
template <class Found, class Measure>
AnyMove oneOfBest(const std::vector<Found>& found, RandomStream& random, Measure&& measure) {
  const auto most = std::invoke(measure, *std::ranges::max_element(found, {}, measure));
  std::vector<AnyMove> best;
  for (const Found& move : found)
    if (!(std::invoke(measure, move) < most)) best.push_back(move.move);
  return oneOf(best, random);
}

class RandomPlayer final : public Player {
 public:
  explicit RandomPlayer(const PlayerSetup& setup) : m_variant(setup.variant), m_side(setup.side), m_random(setup.seed) {}
  AnyMove choose(const AnyPosition& position, std::stop_token) override {
    return oneOf(m_variant->moves(position, m_side), m_random);
  }

 private:
  SimultaneousVariantPtr m_variant;
  Side m_side;
  RandomStream m_random;
};

class AlphaBetaPlayer final : public Player {
 public:
  AlphaBetaPlayer(const DomineeringVariant& variant, const PlayerSetup& setup, const AlphaBetaOptions& options, bool randomTies)
      : m_search(makeAlphaBeta(variant, setup.side, options)), m_randomTies(randomTies), m_random(setup.seed) {}
  AnyMove choose(const AnyPosition& position, std::stop_token stop) override {
    const std::vector<AnyMove> best = m_search->search(position, stop).moves;
    return m_randomTies ? oneOf(best, m_random) : best.front();
  }

 private:
  std::unique_ptr<AlphaBeta> m_search;
  bool m_randomTies;
  RandomStream m_random;
};

class MonteCarloPlayer final : public Player {
 public:
  MonteCarloPlayer(DomineeringPtr variant, const PlayerSetup& setup, const MonteCarloOptions& options)
      : m_variant(std::move(variant)), m_side(setup.side), m_options(options), m_random(setup.seed) {}
  AnyMove choose(const AnyPosition& position, std::stop_token stop) override {
    return oneOfBest(monteCarlo(*m_variant, position, m_side, m_options, m_random, stop), m_random, &MonteCarloMove::score);
  }

 private:
  DomineeringPtr m_variant;
  Side m_side;
  MonteCarloOptions m_options;
  RandomStream m_random;
};

class TreeSearchPlayer final : public Player {
 public:
  TreeSearchPlayer(const DomineeringVariant& variant, const PlayerSetup& setup, const TreeSearchOptions& options)
      : m_search(makeTreeSearch(variant, setup.side, options)), m_random(setup.seed) {}
  AnyMove choose(const AnyPosition& position, std::stop_token stop) override {
    return oneOfBest(m_search->search(position, m_random, stop), m_random, &TreeSearchMove::visits);
  }

 private:
  std::unique_ptr<TreeSearch> m_search;
  RandomStream m_random;
};

/// Result of parsing a text. Nothing is created if it has faults.
struct Making {
  PlayerText text;
  const PlayerSetup& setup;
  DomineeringPtr variant;

  using Result = tl::expected<std::unique_ptr<Player>, TextError>;
  template <class Make>
  Result finish(Make&& make) const {
    if (auto fault = text.fault()) return tl::unexpected(std::move(*fault));
    return make();
  }
};

Making::Result makeRandom(Making& making) {
  return making.finish([&] { return std::make_unique<RandomPlayer>(making.setup); });
}

Making::Result makeAlphaBetaPlayer(Making& making) {
  AlphaBetaOptions options;
  std::size_t ties = 0;
  making.text.number("depth", options.depthPlies, 1, 40);
  making.text.choice("ties", ties, {"random", "first"});
  making.text.number("win", options.winScore, 0, 10000);
  return making.finish([&] { return std::make_unique<AlphaBetaPlayer>(*making.variant, making.setup, options, ties == 0); });
}

void readScores(PlayerText& text, PlayoutScores& scores) {
  constexpr std::int64_t most = 1000;
  text.number("win", scores.win, -most, most);
  text.number("draw", scores.draw, -most, most);
  text.number("loss", scores.loss, -most, most);
}

constexpr std::int64_t mostPlayouts = 1'000'000'000;

Making::Result makeMonteCarlo(Making& making) {
  MonteCarloOptions options;
  std::size_t spread = 0;
  making.text.number("playouts", options.playouts, 1, mostPlayouts);
  making.text.choice("spread", spread, {"even", "ucb"});
  readScores(making.text, options.scores);
  options.spread = spread == 0 ? PlayoutSpread::Even : PlayoutSpread::Ucb;
  return making.finish([&] { return std::make_unique<MonteCarloPlayer>(making.variant, making.setup, options); });
}

Making::Result makeTreeSearchPlayer(Making& making) {
  TreeSearchOptions options;
  making.text.number("playouts", options.playouts, 1, mostPlayouts);
  readScores(making.text, options.scores);
  return making.finish([&] { return std::make_unique<TreeSearchPlayer>(*making.variant, making.setup, options); });
}

/// Players that know the values play the paper's alpha-beta until the rest of the game can be solved.
std::unique_ptr<Player> makeFallback(const Making& making) {
  return std::make_unique<AlphaBetaPlayer>(*making.variant, making.setup, AlphaBetaOptions{}, true);
}

KnownValues readKnownValues(Making& making) {
  std::uint64_t positions = defaultRestPositions;
  making.text.number("positions", positions, 0, 100'000'000);
  return {making.setup.variant, making.setup.values, positions};
}

Making::Result makeEquilibrium(Making& making) {
  KnownValues values = readKnownValues(making);
  return making.finish(
      [&] { return makeEquilibriumPlayer(std::move(values), making.setup.side, making.setup.seed, makeFallback(making)); });
}

Making::Result makeSecure(Making& making) {
  KnownValues values = readKnownValues(making);
  std::uint64_t nodes = defaultProofNodes;
  making.text.number("nodes", nodes, 0, 1'000'000'000);
  return making.finish([&] {
    return makeSecurePlayer(std::move(values), making.setup.side, making.setup.seed,
                            makeProvingPlayer(making.setup, nodes, makeFallback(making)));
  });
}

struct Kind {
  const char* name;
  Making::Result (*make)(Making&);
};
constexpr std::array kinds{Kind{"random", makeRandom},         Kind{"equilibrium", makeEquilibrium},
                           Kind{"secure", makeSecure},         Kind{"alphabeta", makeAlphaBetaPlayer},
                           Kind{"montecarlo", makeMonteCarlo}, Kind{"mcts", makeTreeSearchPlayer}};

}  // namespace

tl::expected<std::unique_ptr<Player>, TextError> makePlayer(std::string_view text, const PlayerSetup& setup) {
  Making making{PlayerText(text), setup, std::dynamic_pointer_cast<const DomineeringVariant>(setup.variant)};
  if (text.empty()) return tl::unexpected(TextError{TextFault::Empty, 1, {}});
  const auto kind = std::ranges::find(kinds, making.text.name(), [](const Kind& known) { return std::string_view(known.name); });
  if (kind != kinds.end() && making.variant) return kind->make(making);
  TextError error{TextFault::UnknownPlayer, 1, {making.text.name()}};
  for (const Kind& known : kinds) error.params.emplace_back(known.name);
  return tl::unexpected(std::move(error));
}

}  // namespace kotai::domineering
