#include "solvers/domineering/players/player.h"

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

#include "core/games/domineering/variant.h"
#include "solvers/domineering/exact/position_game.h"
#include "solvers/domineering/exact/subgame.h"
#include "solvers/domineering/players/alpha_beta.h"
#include "solvers/domineering/players/monte_carlo.h"
#include "solvers/domineering/players/player_text.h"
#include "solvers/domineering/players/random_stream.h"
#include "solvers/domineering/players/tree_search.h"
#include "solvers/domineering/proof/proof_advisor.h"
#include "solvers/domineering/proof/prove.h"

namespace kotai::domineering {

namespace {

/// Values of positions from a solution. Without a solution, solves all positions that can still follow, once
/// there are few enough. Not thread-safe.
class KnownValues {
 public:
  KnownValues(SimultaneousVariantPtr variant, PositionValuesPtr solution, std::uint64_t positionLimit);
  /// Returns values that cover the position and all its successors, or null.
  const PositionValues* covering(const AnyPosition& position, const std::stop_token& stop);

 private:
  SimultaneousVariantPtr m_variant;
  PositionValuesPtr m_solution;
  std::uint64_t m_positionLimit;
  PositionValuesPtr m_subgame;
};

/// Default for the maximum number of positions of a remaining game that a player solves.
constexpr std::uint64_t defaultSubgamePositions = 100'000;

class ExactPlayer : public Player {
 public:
  ExactPlayer(KnownValues values, Side side, std::uint64_t seed, std::unique_ptr<Player> fallback)
      : m_values(std::move(values)), m_side(side), m_random(seed), m_fallback(std::move(fallback)) {}

  AnyMove choose(const AnyPosition& position, std::stop_token stop) final {
    const PositionValues* const values = m_values.covering(position, stop);
    const auto found = values ? chooseBy(*values, position) : std::nullopt;
    return found ? *found : m_fallback->choose(position, stop);
  }

 protected:
  virtual std::optional<AnyMove> chooseBy(const PositionValues& values, const AnyPosition& position) = 0;
  Side side() const { return m_side; }
  RandomStream& random() { return m_random; }

 private:
  KnownValues m_values;
  Side m_side;
  RandomStream m_random;
  std::unique_ptr<Player> m_fallback;
};

class EquilibriumPlayer final : public ExactPlayer {
  using ExactPlayer::ExactPlayer;
  std::optional<AnyMove> chooseBy(const PositionValues& values, const AnyPosition& position) override {
    const auto game = positionGame(values, position);
    if (!game) return std::nullopt;
    const bool first = side() == Side::First;
    const std::vector<AnyMove>& moves = first ? game->firstMoves : game->secondMoves;
    const std::vector<double>& chances = first ? game->equilibrium.rowStrategy : game->equilibrium.columnStrategy;
    double point = random().unit();
    for (std::size_t number = 0; number < moves.size(); ++number) {
      point -= chances[number];
      if (point < 0) return moves[number];
    }
    // The loop returns no move if the probabilities sum to slightly less than 1 because of rounding.
    return moves[static_cast<std::size_t>(std::ranges::max_element(chances) - chances.begin())];
  }
};

class SecurePlayer final : public ExactPlayer {
  using ExactPlayer::ExactPlayer;
  /// Guarantee of a move for its player: the payoff that pure moves secure, then the smallest value after the move.
  using Guarantee = std::pair<int, double>;

  std::optional<AnyMove> chooseBy(const PositionValues& values, const AnyPosition& position) override {
    const SimultaneousVariant& variant = *values.variant();
    const std::vector<AnyMove> replies = variant.moves(position, other(side()));
    std::vector<AnyMove> best;
    Guarantee most{-2, 0};
    for (const AnyMove move : variant.moves(position, side())) {
      const auto found = guarantee(values, position, move, replies);
      if (!found) return std::nullopt;
      if (best.empty() || found->first > most.first ||
          (found->first == most.first && found->second > most.second + nearlyEqual)) {
        most = *found;
        best.clear();
      } else if (found->first < most.first || found->second < most.second - nearlyEqual) {
        continue;
      }
      best.push_back(move);
    }
    return best[static_cast<std::size_t>(random().below(static_cast<int>(best.size())))];
  }

  std::optional<Guarantee> guarantee(const PositionValues& values, const AnyPosition& position, AnyMove move,
                                     const std::vector<AnyMove>& replies) const {
    Guarantee least{2, 2};
    for (const AnyMove reply : replies) {
      const JointMove turn = side() == Side::First ? JointMove{move, reply} : JointMove{reply, move};
      const auto value = values.value(values.variant()->play(position, turn));
      if (!value) return std::nullopt;
      const GameValue own = side() == Side::First ? *value : value->swapped();
      least.first = std::min<int>(least.first, own.firstSecure);
      least.second = std::min(least.second, own.value);
    }
    return least;
  }

  static constexpr double nearlyEqual = 1e-9;
};

KnownValues::KnownValues(SimultaneousVariantPtr variant, PositionValuesPtr solution, std::uint64_t positionLimit)
    : m_variant(std::move(variant)), m_solution(std::move(solution)), m_positionLimit(positionLimit) {}

const PositionValues* KnownValues::covering(const AnyPosition& position, const std::stop_token& stop) {
  if (m_solution && m_solution->value(position)) return m_solution.get();
  if (m_subgame && m_subgame->value(position)) return m_subgame.get();
  m_subgame = solveSubgame(m_variant, position, m_positionLimit, stop);
  return m_subgame.get();
}

/// Makes a player that samples the optimal mixed strategy. The player plays like \p fallback if the values are unknown.
std::unique_ptr<Player> makeEquilibriumPlayer(KnownValues values, Side side, std::uint64_t seed,
                                              std::unique_ptr<Player> fallback) {
  return std::make_unique<EquilibriumPlayer>(std::move(values), side, seed, std::move(fallback));
}

/// Makes a player that plays the move with the best payoff that the side can force against an opponent who sees
/// the move. Among equal moves, the player prefers the largest minimum value, then chooses at random. If the
/// values are unknown, the player plays like \p fallback.
std::unique_ptr<Player> makeSecurePlayer(KnownValues values, Side side, std::uint64_t seed, std::unique_ptr<Player> fallback) {
  return std::make_unique<SecurePlayer>(std::move(values), side, seed, std::move(fallback));
}

/// Maximum number of positions for each of the two questions of a proof search. A question takes a fraction of
/// a second on one core.
constexpr std::uint64_t defaultProofNodes = 5'000;

class ProvingPlayer final : public Player {
 public:
  ProvingPlayer(const PlayerSetup& setup, std::uint64_t nodesPerQuestion, std::unique_ptr<Player> fallback)
      : m_setup(setup), m_nodesPerQuestion(nodesPerQuestion), m_fallback(std::move(fallback)) {}

  AnyMove choose(const AnyPosition& position, std::stop_token stop) override {
    if (!m_advisor) m_advisor = std::make_unique<ProofAdvisor>(m_setup.variant, m_setup.side, m_nodesPerQuestion);
    const auto secured = m_advisor->advise(position, stop);
    return secured ? secured->move : m_fallback->choose(position, stop);
  }

 private:
  PlayerSetup m_setup;
  std::uint64_t m_nodesPerQuestion;
  std::unique_ptr<Player> m_fallback;
  std::unique_ptr<ProofAdvisor> m_advisor;  // created on first use, because an advisor takes much memory
};

/// Makes a player that uses proof search (proof_advisor.h). The player searches for a move that forces a win,
/// then for a move that forces a draw, with at most \p nodesPerQuestion nodes each. If there is no such move,
/// or on boards of more than 64 cells, the player plays like \p fallback.
std::unique_ptr<Player> makeProvingPlayer(const PlayerSetup& setup, std::uint64_t nodesPerQuestion,
                                          std::unique_ptr<Player> fallback) {
  if (nodesPerQuestion == 0 || !canSearchAllPlay(*setup.variant)) return fallback;
  return std::make_unique<ProvingPlayer>(setup, nodesPerQuestion, std::move(fallback));
}

using domineering::DomineeringVariant;
using DomineeringPtr = std::shared_ptr<const DomineeringVariant>;

AnyMove oneOf(const std::vector<AnyMove>& moves, RandomStream& random) {
  return moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))];
}

/// Returns a random move among the moves with the largest \p measure.
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

/// State of parsing a player. No player is created if the text contains errors.
struct PlayerParser {
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

PlayerParser::Result makeRandom(PlayerParser& making) {
  return making.finish([&] { return std::make_unique<RandomPlayer>(making.setup); });
}

PlayerParser::Result makeAlphaBetaPlayer(PlayerParser& making) {
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

constexpr std::int64_t maxPlayouts = 1'000'000'000;

PlayerParser::Result makeMonteCarlo(PlayerParser& making) {
  MonteCarloOptions options;
  std::size_t spread = 0;
  making.text.number("playouts", options.playouts, 1, maxPlayouts);
  making.text.choice("spread", spread, {"even", "ucb"});
  readScores(making.text, options.scores);
  options.spread = spread == 0 ? PlayoutSpread::Even : PlayoutSpread::Ucb;
  return making.finish([&] { return std::make_unique<MonteCarloPlayer>(making.variant, making.setup, options); });
}

PlayerParser::Result makeTreeSearchPlayer(PlayerParser& making) {
  TreeSearchOptions options;
  making.text.number("playouts", options.playouts, 1, maxPlayouts);
  readScores(making.text, options.scores);
  return making.finish([&] { return std::make_unique<TreeSearchPlayer>(*making.variant, making.setup, options); });
}

/// Makes the player for positions without values: the alpha-beta search of Komori et al.
std::unique_ptr<Player> makeFallback(const PlayerParser& making) {
  return std::make_unique<AlphaBetaPlayer>(*making.variant, making.setup, AlphaBetaOptions{}, true);
}

KnownValues readKnownValues(PlayerParser& making) {
  std::uint64_t positions = defaultSubgamePositions;
  making.text.number("positions", positions, 0, 100'000'000);
  return {making.setup.variant, making.setup.values, positions};
}

PlayerParser::Result makeEquilibrium(PlayerParser& making) {
  KnownValues values = readKnownValues(making);
  return making.finish(
      [&] { return makeEquilibriumPlayer(std::move(values), making.setup.side, making.setup.seed, makeFallback(making)); });
}

PlayerParser::Result makeSecure(PlayerParser& making) {
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
  PlayerParser::Result (*make)(PlayerParser&);
};
constexpr std::array kinds{Kind{"random", makeRandom},         Kind{"equilibrium", makeEquilibrium},
                           Kind{"secure", makeSecure},         Kind{"alphabeta", makeAlphaBetaPlayer},
                           Kind{"montecarlo", makeMonteCarlo}, Kind{"mcts", makeTreeSearchPlayer}};

}  // namespace

tl::expected<std::unique_ptr<Player>, TextError> makePlayer(std::string_view text, const PlayerSetup& setup) {
  PlayerParser making{PlayerText(text), setup, std::dynamic_pointer_cast<const DomineeringVariant>(setup.variant)};
  if (text.empty()) return tl::unexpected(TextError{TextFault::Empty, 1, {}});
  const auto kind = std::ranges::find(kinds, making.text.name(), [](const Kind& known) { return std::string_view(known.name); });
  if (kind != kinds.end() && making.variant) return kind->make(making);
  TextError error{TextFault::UnknownPlayer, 1, {making.text.name()}};
  for (const Kind& known : kinds) error.params.emplace_back(known.name);
  return tl::unexpected(std::move(error));
}

}  // namespace kotai::domineering
