#include "solvers/domineering/players/exact_players.h"

#include <algorithm>
#include <utility>

#include "solvers/domineering/exact/position_game.h"
#include "solvers/domineering/exact/solved_rest.h"
#include "solvers/domineering/players/random_stream.h"

namespace kotai::domineering {

KnownValues::KnownValues(SimultaneousVariantPtr variant, PositionValuesPtr solution, std::uint64_t positionLimit)
    : m_variant(std::move(variant)), m_solution(std::move(solution)), m_positionLimit(positionLimit) {}

const PositionValues* KnownValues::covering(const AnyPosition& position, const std::stop_token& stop) {
  if (m_solution && m_solution->value(position)) return m_solution.get();
  if (m_rest && m_rest->value(position)) return m_rest.get();
  m_rest = solveRest(m_variant, position, m_positionLimit, stop);
  return m_rest.get();
}

namespace {

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
    // Because of rounding, the probabilities sum to slightly less than 1.
    return moves[static_cast<std::size_t>(std::ranges::max_element(chances) - chances.begin())];
  }
};

class SecurePlayer final : public ExactPlayer {
  using ExactPlayer::ExactPlayer;
  /// Guarantee of a move for the player: with pure moves, and the smallest value after it.
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

}  // namespace

std::unique_ptr<Player> makeEquilibriumPlayer(KnownValues values, Side side, std::uint64_t seed,
                                              std::unique_ptr<Player> fallback) {
  return std::make_unique<EquilibriumPlayer>(std::move(values), side, seed, std::move(fallback));
}

std::unique_ptr<Player> makeSecurePlayer(KnownValues values, Side side, std::uint64_t seed, std::unique_ptr<Player> fallback) {
  return std::make_unique<SecurePlayer>(std::move(values), side, seed, std::move(fallback));
}

}  // namespace kotai::domineering
