#include "solvers/domineering/proof/strategy_maker.h"

#include <algorithm>
#include <limits>
#include <tuple>
#include <unordered_map>
#include <vector>

namespace kotai::domineering {

namespace {

struct PositionHash {
  template <class Bits>
  std::size_t operator()(const ProofPosition<Bits>& position) const {
    const std::uint64_t stores = static_cast<std::uint64_t>(position.verticalStore * 64 + position.horizontalStore);
    const std::uint64_t mixed = (folded(position.contested) ^ stores << 52) * 0x9e3779b97f4a7c15ULL;
    return mixed ^ mixed >> 29;
  }
};

template <class Bits>
class StrategyMaker {
 public:
  using Position = ProofPosition<Bits>;
  using Moves = typename ProofSearch<Bits>::Moves;

  StrategyMaker(ProofSearch<Bits>& search, std::uint64_t largest, const std::stop_token& stop,
                const std::function<void(std::uint64_t)>& progress,
                std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max())
      : m_search(search), m_rules(search.rules()), m_largest(largest), m_stop(stop), m_progress(progress), m_nodes(nodes) {}

  bool run() {
    need(m_rules.start());
    while (!m_open.empty()) {
      if (m_stop.stop_requested() || m_moves.size() > m_largest) return false;
      const Position position = m_open.back();
      m_open.pop_back();
      const std::optional<int> move = moveFor(position);
      if (!move) return false;
      m_moves[position] = static_cast<std::int8_t>(*move);
      for (const Position& child : childrenOf(position, *move)) need(child);
      if (m_progress && m_moves.size() % 1024 == 0) m_progress(m_moves.size());
    }
    return true;
  }

  /// Returns the entry of a single position, with the move that leaves the fewest positions open. Returns nothing if stopped.
  std::optional<Strategy::Entry> entryAt(const Position& position) {
    const std::optional<int> move = moveFor(position);
    if (!move) return std::nullopt;
    return entryOf(position, static_cast<std::int8_t>(*move));
  }

  std::vector<Strategy::Entry> entries() const {
    std::vector<Strategy::Entry> entries;
    entries.reserve(m_moves.size());
    for (const auto& [position, move] : m_moves) entries.push_back(entryOf(position, move));
    std::ranges::sort(entries, {},
                      [](const Strategy::Entry& entry) { return std::tuple(entry.contested, entry.ownStore, entry.otherStore); });
    return entries;
  }

 private:
  static Strategy::Entry entryOf(const Position& position, std::int8_t move) {
    return {position.contested, static_cast<std::uint8_t>(position.verticalStore),
            static_cast<std::uint8_t>(position.horizontalStore), move};
  }

  /// Returns the canonical positions after a move, without duplicates. Omits positions that need no entry.
  std::vector<Position> childrenOf(const Position& position, int move) const {
    const Moves answers = m_search.movesOf(m_rules.horizontalMoves(position), position.horizontalStore);
    std::vector<Position> children;
    for (int number = 0; number < answers.count; ++number) {
      const Position child = m_search.childOf(position, move, answers.cells[static_cast<std::size_t>(number)]);
      if (!m_rules.safeMovesSuffice(child)) children.push_back(m_rules.canonical(child));
    }
    std::ranges::sort(children);
    children.erase(std::unique(children.begin(), children.end()), children.end());
    return children;
  }

  bool isKnownYes(const Position& canonical) const {
    const auto known = m_search.table().find(canonical);
    return known && known->isYes();
  }

  enum class Standing { Good, Doubtful, Bad };
  /// Judges a move without search. Returns Good if every child is known to be a yes. Otherwise, the first child
  /// that is not known to be a yes decides between Bad and Doubtful. `further` receives the number of children
  /// without an entry.
  Standing standingOf(const Position& position, int move, const Moves& answers, int& killer, std::size_t& further) const {
    further = 0;
    for (int number = -1; number < answers.count; ++number) {
      const int place = number < 0 ? killer : number;
      if (place < 0 || (number >= 0 && place == killer)) continue;
      const Position child = m_search.childOf(position, move, answers.cells[static_cast<std::size_t>(place)]);
      if (m_rules.safeMovesSuffice(child)) continue;
      const Verdict verdict = m_rules.judge(child).verdict;
      const Position canonical = m_rules.canonical(child);
      if (verdict == Verdict::No || (verdict == Verdict::Open && !isKnownYes(canonical))) {
        killer = place;
        return verdict == Verdict::No ? Standing::Bad : Standing::Doubtful;
      }
      if (!m_moves.contains(canonical)) ++further;
    }
    return Standing::Good;
  }

  /// Returns the move known to be good that needs the fewest further entries. If no move is known to be good, searches for a good
  /// move.
  std::optional<int> moveFor(const Position& position) {
    const Moves moves = m_search.movesOf(m_rules.verticalMoves(position), position.verticalStore);
    const Moves answers = m_search.movesOf(m_rules.horizontalMoves(position), position.horizontalStore);
    std::optional<int> best;
    std::size_t fewest = 0;
    std::vector<int> doubtful;
    int killer = -1;
    for (int number = 0; number < moves.count; ++number) {
      const int move = moves.cells[static_cast<std::size_t>(number)];
      std::size_t further = 0;
      const Standing standing = standingOf(position, move, answers, killer, further);
      if (standing == Standing::Doubtful) doubtful.push_back(move);
      if (standing != Standing::Good || (best && further >= fewest)) continue;
      best = move;
      fewest = further;
      if (fewest == 0) break;
    }
    if (best) return best;
    for (const int move : doubtful)
      if (std::ranges::all_of(childrenOf(position, move), [this](const Position& child) { return isYes(child); })) return move;
    return std::nullopt;  // no move was found because the search was stopped
  }

  bool isYes(const Position& canonical) {
    return isKnownYes(canonical) || m_search.run(canonical, {.nodes = m_nodes}, m_stop) == Verdict::Yes;
  }

  void need(const Position& position) {
    if (!m_rules.safeMovesSuffice(position) && m_moves.try_emplace(position, Strategy::fromStore).second)
      m_open.push_back(position);
  }

  ProofSearch<Bits>& m_search;
  const ProofRules<Bits>& m_rules;
  std::uint64_t m_largest;
  const std::stop_token& m_stop;
  const std::function<void(std::uint64_t)>& m_progress;
  std::uint64_t m_nodes;  ///< maximum number of nodes of a search
  std::unordered_map<Position, std::int8_t, PositionHash> m_moves;
  std::vector<Position> m_open;
};

}  // namespace

template <class Bits>
std::optional<Strategy> makeStrategy(ProofSearch<Bits>& search, Side side, std::uint64_t largest, const std::stop_token& stop,
                                     const std::function<void(std::uint64_t)>& progress) {
  StrategyMaker maker(search, largest, stop, progress);
  if (!maker.run()) return std::nullopt;
  const ProofRules<Bits>& rules = search.rules();
  return Strategy{side,           rules.target(), rules.board().columns, rules.board().rows, rules.upright() == Upright::InBands,
                  maker.entries()};
}

template <class Bits>
std::optional<Strategy::Entry> strategyEntry(ProofSearch<Bits>& search, const ProofPosition<Bits>& canonical, std::uint64_t nodes,
                                             const std::stop_token& stop) {
  const std::function<void(std::uint64_t)> silent;
  return StrategyMaker(search, 1, stop, silent, nodes).entryAt(canonical);
}

template std::optional<Strategy::Entry> strategyEntry(ProofSearch<std::uint64_t>&, const ProofPosition<std::uint64_t>&,
                                                      std::uint64_t, const std::stop_token&);
template std::optional<Strategy> makeStrategy(ProofSearch<std::uint64_t>&, Side, std::uint64_t, const std::stop_token&,
                                              const std::function<void(std::uint64_t)>&);
template std::optional<Strategy> makeStrategy(ProofSearch<Bits128>&, Side, std::uint64_t, const std::stop_token&,
                                              const std::function<void(std::uint64_t)>&);

}  // namespace kotai::domineering
