#include "solvers/domineering/players/tree_search.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace kotai::domineering {

namespace {

/// Statistics of one side's move. Scores are between 0 (worst) and 1 (best).
struct Arm {
  float sum = 0;
  std::uint32_t visits = 0;
};

/// A position of the tree. The arms of the first side come first.
struct Node {
  std::uint32_t firstArm = 0;
  std::uint32_t visits = 0;
};

/// UCB1's constant for scores between 0 and 1. With 10,000 playouts, values from 0.25 to 0.8 play equally well on 7x7 and 8x8,
/// and 1.2 is weaker.
constexpr float exploration = 0.5F;
/// Maximum number of positions in the tree (about 150 MB). At this size, the tree stops growing.
constexpr std::size_t maxNodes = 200'000;

template <class Bits>
class TreeSearchOf final : public TreeSearch {
 public:
  TreeSearchOf(const domineering::DomineeringVariant& variant, Side side, const TreeSearchOptions& options)
      : m_board(variant.columns(), variant.rows(), variant.pieceSquares()),
        m_side(side),
        m_options(options),
        m_playouts(makePlayouts(m_board)) {
    const PlayoutScores& scores = options.scores;
    const auto [least, most] = std::minmax({scores.win, scores.draw, scores.loss});
    const auto scaled = [low = least, width = std::max(1, most - least)](int score) {
      return static_cast<float>(score - low) / static_cast<float>(width);
    };
    // Scores are indexed by the payoff for the first side. Both sides use the scores of the searching side.
    const bool first = side == Side::First;
    m_scoreOf = {scaled(first ? scores.loss : scores.win), scaled(scores.draw), scaled(first ? scores.win : scores.loss)};
  }

  std::vector<TreeSearchMove> search(const AnyPosition& position, RandomStream& random, std::stop_token stop) override {
    const auto covered = static_cast<Bits>(domineering::DomineeringVariant::coveredBits(position));
    clear();
    const std::uint32_t root = makeNode(covered);
    for (std::uint64_t playout = 0; playout < m_options.playouts; ++playout) {
      if (playout % 64 == 0 && playout > 0 && stop.stop_requested()) break;
      playOnce(root, covered, random);
    }
    return movesOf(root, covered);
  }

 private:
  struct Slot {
    Bits covered = 0;
    std::uint32_t node = 0;
    bool used = false;
  };
  struct Step {
    std::uint32_t node = 0;
    std::uint32_t firstArm = 0;
    std::uint32_t secondArm = 0;
  };

  void clear() {
    m_nodes.clear();
    m_arms.clear();
    const auto nodes = std::min(static_cast<std::size_t>(m_options.playouts) + 1, maxNodes);
    m_slots.assign(std::bit_ceil(2 * nodes), Slot{});
  }

  /// Returns the slot of a position. Adds a slot if the position has none. Dead cells count as covered.
  Slot& slotOf(Bits covered) {
    auto mixed = static_cast<std::uint64_t>(covered);
    if constexpr (sizeof(Bits) > 8) mixed ^= static_cast<std::uint64_t>(covered >> 64) * 0xd6e8feb86659fd93ULL;
    mixed = (mixed ^ (mixed >> 32)) * 0x9e3779b97f4a7c15ULL;
    std::size_t place = (mixed ^ (mixed >> 29)) & (m_slots.size() - 1);
    while (m_slots[place].used && m_slots[place].covered != covered) place = (place + 1) & (m_slots.size() - 1);
    return m_slots[place];
  }

  std::uint32_t makeNode(Bits covered) {
    Slot& slot = slotOf(m_board.withDeadCells(covered));
    slot = {m_board.withDeadCells(covered), static_cast<std::uint32_t>(m_nodes.size()), true};
    m_nodes.push_back({static_cast<std::uint32_t>(m_arms.size()), 0});
    m_arms.resize(m_arms.size() +
                  static_cast<std::size_t>(countBits(m_board.vertical(covered)) + countBits(m_board.horizontal(covered))));
    return slot.node;
  }

  /// Runs one playout: descends the tree, adds a node, plays the game to the end, and adds the score to all arms on the path.
  void playOnce(std::uint32_t node, Bits covered, RandomStream& random) {
    std::array<Step, 50> steps;  // at most 50 turns, because a turn covers at least two cells
    std::size_t length = 0;
    int payoff = 0;
    for (;;) {
      const Bits vertical = m_board.vertical(covered);
      const Bits horizontal = m_board.horizontal(covered);
      const auto firstCount = static_cast<std::uint32_t>(countBits(vertical));
      const std::uint32_t begin = m_nodes[node].firstArm;
      const std::uint32_t first = bestArm(begin, firstCount, m_nodes[node].visits, m_side == Side::Second, random);
      const std::uint32_t second = bestArm(begin + firstCount, static_cast<std::uint32_t>(countBits(horizontal)),
                                           m_nodes[node].visits, m_side == Side::First, random);
      steps[length++] = {node, begin + first, begin + firstCount + second};
      covered |= m_board.verticalDomino(bitNumber(vertical, first)) | m_board.horizontalDomino(bitNumber(horizontal, second));
      const bool firstMoves = m_board.vertical(covered) != 0;
      const bool secondMoves = m_board.horizontal(covered) != 0;
      if (!firstMoves || !secondMoves) {
        payoff = static_cast<int>(firstMoves) - static_cast<int>(secondMoves);
        break;
      }
      const Slot& slot = slotOf(m_board.withDeadCells(covered));
      if (slot.used) {
        node = slot.node;
        continue;
      }
      if (m_nodes.size() < maxNodes) makeNode(covered);
      payoff = m_playouts->one(covered, random);
      break;
    }
    const float score = m_scoreOf[static_cast<std::size_t>(payoff + 1)];
    for (std::size_t number = 0; number < length; ++number) {
      const Step& step = steps[number];
      ++m_nodes[step.node].visits;
      for (const std::uint32_t arm : {step.firstArm, step.secondArm}) {
        m_arms[arm].sum += score;
        ++m_arms[arm].visits;
      }
    }
  }

  static int bitNumber(Bits bits, std::uint32_t number) {
    for (; number > 0; --number) bits &= bits - 1;
    return lowestBit(bits);
  }

  /// Returns the arm to try. Prefers untried moves, in random order. Otherwise, returns the move with the largest
  /// upper bound. The loop begins at a random move, which breaks ties.
  std::uint32_t bestArm(std::uint32_t begin, std::uint32_t count, std::uint32_t nodeVisits, bool minimising,
                        RandomStream& random) const {
    const Arm* const arms = m_arms.data() + begin;
    const auto start = static_cast<std::uint32_t>(random.below(static_cast<int>(count)));
    const float logVisits = std::log(static_cast<float>(std::max(nodeVisits, 1U)));
    std::uint32_t best = start;
    float bestBound = -1;
    for (std::uint32_t offset = 0; offset < count; ++offset) {
      const std::uint32_t number = start + offset < count ? start + offset : start + offset - count;
      const Arm& arm = arms[number];
      if (arm.visits == 0) return number;
      const float visits = static_cast<float>(arm.visits);
      const float mean = minimising ? 1 - arm.sum / visits : arm.sum / visits;
      const float bound = mean + exploration * std::sqrt(logVisits / visits);
      if (bound <= bestBound) continue;
      bestBound = bound;
      best = number;
    }
    return best;
  }

  std::vector<TreeSearchMove> movesOf(std::uint32_t root, Bits covered) const {
    const bool first = m_side == Side::First;
    const Bits vertical = m_board.vertical(covered);
    std::uint32_t arm = m_nodes[root].firstArm + (first ? 0U : static_cast<std::uint32_t>(countBits(vertical)));
    std::vector<TreeSearchMove> moves;
    const float least = static_cast<float>(std::min({m_options.scores.win, m_options.scores.draw, m_options.scores.loss}));
    const float most = static_cast<float>(std::max({m_options.scores.win, m_options.scores.draw, m_options.scores.loss}));
    forEachBit(first ? vertical : m_board.horizontal(covered), [&](int cell) {
      const Arm& seen = m_arms[arm++];
      const float mean = seen.visits > 0 ? seen.sum / static_cast<float>(seen.visits) : 0;
      moves.push_back({{static_cast<std::uint32_t>(cell)}, seen.visits, static_cast<double>(least + mean * (most - least))});
    });
    return moves;
  }

  const domineering::Board<Bits> m_board;
  const Side m_side;
  const TreeSearchOptions m_options;
  const PlayoutsPtr<Bits> m_playouts;
  std::array<float, 3> m_scoreOf{};
  std::vector<Node> m_nodes;
  std::vector<Arm> m_arms;
  std::vector<Slot> m_slots;
};

}  // namespace

std::unique_ptr<TreeSearch> makeTreeSearch(const domineering::DomineeringVariant& variant, Side side,
                                           const TreeSearchOptions& options) {
  if (variant.board().cells() > 64) return std::make_unique<TreeSearchOf<Bits128>>(variant, side, options);
  return std::make_unique<TreeSearchOf<std::uint64_t>>(variant, side, options);
}

}  // namespace kotai::domineering
