#include "solvers/retrograde/quoridor/kernel.h"

#include <algorithm>
#include <map>
#include <utility>

#include "core/base/errors.h"
#include "core/games/quoridor/pairs.h"
#include "solvers/retrograde/quoridor/set_solver.h"

namespace kotai::retrograde {

namespace {

using namespace quoridor_engine;
using quoridor::Bits128;
using quoridor::FenceSet;

/// Number of cached tables of children. Neighbouring sets usually have neighbouring children.
constexpr std::size_t cachedChildGroups = 16;
constexpr int largestStep = quoridor::maxSide * quoridor::maxSide;

/// Returns the number of fences that fit on the empty board.
std::size_t fenceCount(const quoridor::Board& board) { return 2 * static_cast<std::size_t>(board.corners()); }

/// Tables of the layer below, by tier. Caches the most recent tables.
class ChildGroups {
 public:
  ChildGroups(const quoridor::Tiers& tiers, const ChildTables& children)
      : m_tiers(tiers), m_children(children), m_slots(children.scarce ? 1 : cachedChildGroups) {}

  struct Child {
    std::shared_ptr<const GroupTable> table;
    const std::uint8_t* set = nullptr;
  };
  /// Returns the tables of a canonical set, or nothing if the set has no positions.
  std::optional<Child> find(const FenceSet& own, int fences) {
    const std::uint64_t number = m_tiers.placements().rank(own, fences);
    const TierId tier = m_tiers.tierOf(number, fences);
    Slot& slot = m_slots[tier.value % m_slots.size()];
    if (!slot.table || slot.tier != tier) {
      slot.table = nullptr;  // releases the old table before loading the new one
      slot.table = std::static_pointer_cast<const GroupTable>(m_children(tier));
      slot.tier = tier;
    }
    const quoridor::GroupIndex& group = slot.table->index();
    const std::uint64_t inside = number - group.firstNumber;
    if (!group.isOwn(inside)) return std::nullopt;
    return Child{slot.table, slot.table->set(group.setAt(inside))};
  }

 private:
  struct Slot {
    TierId tier;
    std::shared_ptr<const GroupTable> table;
  };
  const quoridor::Tiers& m_tiers;
  const ChildTables& m_children;
  std::vector<Slot> m_slots;
};

/// Makes the input for solving the sets of a tier, one SetProblem per set.
class ProblemMaker {
 public:
  ProblemMaker(const quoridor::Tiers& tiers, int fences, const TableShape& shape, const ChildTables& children,
               std::stop_token stop)
      : m_tiers(tiers), m_board(tiers.board()), m_fences(fences), m_groups(tiers, children), m_stop(std::move(stop)) {
    for (const quoridor::Hands& hands : tiers.handsWith(fences)) m_problem.hands.push_back({hands.mover, hands.opponent});
    if (fences == tiers.allFences()) return;
    placeChildTables(shape);
    m_childBytes = tiers.handsWith(fences + 1).size() * sideCount * shape.bytes();
    if (children.scarce) m_copies.resize(fenceCount(m_board) * m_childBytes + GroupTable::margin);
  }

  /// Returns the problem of a set. The problem is incomplete if a stop is requested.
  const SetProblem& make(const SetPlace& place) {
    m_problem.open = place.open;
    m_problem.legalSquares = place.legalSquares;
    findChildren(place.set);
    setCounted(place);
    measureSteps(place);
    return m_problem;
  }

 private:
  void placeChildTables(const TableShape& shape) {
    const auto& childHands = m_tiers.handsWith(m_fences + 1);
    const auto tableOf = [&](int first, int second, int side) {
      const auto hands = std::find(childHands.begin(), childHands.end(), quoridor::Hands{first, second}) - childHands.begin();
      return static_cast<std::size_t>(hands * sideCount + side) * shape.bytes();
    };
    for (std::size_t number = 0; number < m_problem.hands.size(); ++number) {
      const HandPair hands = m_problem.hands[number];
      for (int side = 0; side < sideCount; ++side) {
        const HandPair after = side == 0 ? HandPair{hands.first - 1, hands.second} : HandPair{hands.first, hands.second - 1};
        if (after.first < 0 || after.second < 0) continue;
        auto& offsets = m_problem.childTable[number][static_cast<std::size_t>(side)];
        offsets[0] = offsets[1] = tableOf(after.first, after.second, 1 - side);
        offsets[2] = offsets[3] = tableOf(after.second, after.first, side);  // rotating a set swaps the players
      }
    }
  }

  void findChildren(const FenceSet& set) {
    for (auto& children : m_problem.children) children.clear();
    m_held.clear();
    std::uint8_t* copy = m_copies.empty() ? nullptr : m_copies.data();
    if (m_fences == m_tiers.allFences()) return;
    for (int corner = 0; corner < m_board.corners(); ++corner)
      for (const bool vertical : {false, true}) {
        if (!m_board.fits(set, {corner, vertical})) continue;
        if (m_stop.stop_requested()) return;  // checked here because each fence may read a table from the disk
        FenceSet after = set;
        (vertical ? after.vertical : after.horizontal) |= 1ULL << corner;
        const FenceSet turned = m_board.rotated(after);
        const std::array<FenceSet, imageCount> images{after, m_board.mirrored(after), turned, m_board.mirrored(turned)};
        const auto own = static_cast<std::size_t>(std::min_element(images.begin(), images.end()) - images.begin());
        auto child = m_groups.find(images[own], m_fences + 1);
        if (!child) continue;
        if (copy != nullptr) {
          m_problem.children[own].push_back(copy);
          copy = std::copy_n(child->set, m_childBytes, copy);
          continue;
        }
        m_problem.children[own].push_back(child->set);
        if (m_held.empty() || m_held.back() != child->table) m_held.push_back(std::move(child->table));
      }
  }

  void setCounted(const SetPlace& place) {
    for (int second = 0; second < m_board.squares(); ++second) {
      const auto row = static_cast<std::size_t>(second);
      m_problem.counted[0][row] = place.pairs.partnersOf(second);
      m_problem.counted[1][row] = 0;
      if (place.rotatesToItself || ((place.legalSquares.second >> second) & 1U) == 0) continue;
      const Bits128 all = place.legalSquares.first & ~(Bits128{1} << second);
      if (!place.symmetric) m_problem.counted[1][row] = all;
      if (!place.symmetric) continue;
      quoridor::forEachBit(all, [&](int first) {
        const auto seen = place.turned(m_board, first, second);
        if (((place.rotatedPairs.partnersOf(seen.second) >> seen.first) & 1U) != 0)
          m_problem.counted[1][row] |= Bits128{1} << first;
      });
    }
  }

  void measureSteps(const SetPlace& place) {
    const auto measure = [&](int goalRow, Bits128 ground, std::vector<Bits128>& bySteps) {
      bySteps.assign(1, 0);
      Bits128 reached = quoridor::rowBits<Bits128>(m_board, goalRow);
      for (Bits128 left = ground; left != 0;) {
        reached |= place.open.neighbours(reached);
        bySteps.push_back(left & reached);
        left &= ~reached;
      }
    };
    measure(m_board.rows - 1, place.legalSquares.first, m_problem.firstSteps);
    measure(0, place.legalSquares.second, m_problem.secondSteps);
  }

  const quoridor::Tiers& m_tiers;
  const quoridor::Board& m_board;
  int m_fences;
  ChildGroups m_groups;
  std::stop_token m_stop;
  SetProblem m_problem;
  std::size_t m_childBytes = 0;                           // bytes of the tables of a set in the layer below
  std::vector<std::shared_ptr<const GroupTable>> m_held;  // owns the tables to which the problem points
  PageVector<std::uint8_t> m_copies;                      // copies of tables; replaces m_held if memory is scarce
};

/// Converts the counts over the sets of a tier to its summary.
class SummaryMaker {
 public:
  SummaryMaker(const quoridor::Tiers& tiers, int fences)
      : m_board(tiers.board()),
        m_hands(tiers.handsWith(fences)),
        m_parts(m_hands.size()),
        m_steps(static_cast<std::size_t>(largestStep) * largestStep * 3, 0) {
    m_tally.steps = m_steps.data();
  }

  SetTally& tally() { return m_tally; }

  /// Adds the mutual zugzwangs of a set after the set has been counted. Counts each board once, in the position
  /// from which passing leads to a higher index.
  void addMutual(const SetPlace& place, const TableShape& shape, const std::uint8_t* tables) {
    for (std::size_t hands = 0; hands < m_hands.size(); ++hands) {
      const quoridor::Hands& pair = m_hands[hands];
      const std::uint32_t ofFirst = lossToWinSince(hands, 0);
      const std::uint32_t ofSecond = lossToWinSince(hands, 1);
      if (pair.mover < pair.opponent) m_parts[hands].mutual += ofFirst;
      if (pair.opponent < pair.mover) m_parts[m_hands.size() - 1 - hands].mutual += ofSecond;
      if (pair.mover == pair.opponent)
        m_parts[hands].mutual +=
            place.rotatesToItself ? mutualOnItself(place, shape, tables + hands * sideCount * shape.bytes()) : ofFirst;
    }
  }

  TierSummary make() {
    for (std::size_t hands = 0; hands < m_hands.size(); ++hands) {
      addTable(m_parts[hands], m_tally.tables[hands][0]);
      addTable(m_parts[m_hands.size() - 1 - hands], m_tally.tables[hands][1]);
    }
    TierSummary summary;
    std::uint64_t byFence = 0;
    std::uint64_t byJump = 0;
    for (const Part& part : m_parts) {
      summary.parts.push_back(summaryOf(part));
      byFence += part.byFence;
      byJump += part.byJump;
    }
    summary.statistics = {{"won-by-fence-only", byFence}, {"won-by-jump-only", byJump}};
    summary.tables.push_back({"steps", {}});
    for (int mover = 0; mover < largestStep; ++mover)
      for (int opponent = 0; opponent < largestStep; ++opponent) {
        CountTable::Entry entry{static_cast<std::uint32_t>(mover), static_cast<std::uint32_t>(opponent), {}};
        for (int outcome = 0; outcome < 3; ++outcome)
          entry.outcomes[static_cast<std::size_t>(outcome)] = m_steps[SetTally::stepsAt(mover, opponent, outcome)];
        if (entry.outcomes[0] + entry.outcomes[1] + entry.outcomes[2] > 0) summary.tables.back().entries.push_back(entry);
      }
    return summary;
  }

 private:
  struct Part {
    std::array<std::uint64_t, 256> scores{};
    std::array<std::uint64_t, notableKindCount> notables{};
    std::uint64_t mutual = 0;
    std::uint64_t legalMoves = 0;
    std::uint32_t maxLegalMoves = 0;
    std::uint64_t byFence = 0;
    std::uint64_t byJump = 0;
  };

  /// Returns the number of lost positions of the latest set in which passing would win.
  std::uint32_t lossToWinSince(std::size_t hands, std::size_t side) {
    const std::uint32_t all = m_tally.tables[hands][side].lossToWin;
    return all - std::exchange(m_lossToWinBefore[hands][side], all);
  }

  static void addTable(Part& part, const TableTally& tally) {
    for (std::size_t value = 0; value < part.scores.size(); ++value) part.scores[value] += tally.scores[value];
    const auto add = [&part](NotableKind kind, std::uint32_t count) { part.notables[static_cast<std::size_t>(kind)] += count; };
    add(NotableKind::ZugzwangLossToWin, tally.lossToWin);
    add(NotableKind::ZugzwangLossToDraw, tally.lossToDraw);
    add(NotableKind::ZugzwangDrawToWin, tally.drawToWin);
    add(NotableKind::OnlyMoveWins, tally.onlyMoveWins);
    add(NotableKind::OnlyMoveDraws, tally.onlyMoveDraws);
    part.legalMoves += tally.legalMoves;
    part.maxLegalMoves = std::max(part.maxLegalMoves, tally.maxLegalMoves);
    part.byFence += tally.wonByFenceOnly;
    part.byJump += tally.wonByJumpOnly;
  }

  static PartSummary summaryOf(const Part& part) {
    PartSummary summary;
    std::map<std::pair<Outcome, std::uint32_t>, std::uint64_t> histogram;
    for (unsigned value = 1; value < score::none; ++value) {
      if (part.scores[value] == 0) continue;
      const Value decided = decodeValue(ValueCoding::OddWins, score::toCode(static_cast<std::uint8_t>(value)));
      histogram[{decided.outcome, decided.distancePlies}] = part.scores[value];
    }
    for (const auto& [key, count] : histogram) summary.histogram.push_back({{key.first, key.second}, count});
    summary.notables = part.notables;
    summary.notables[static_cast<std::size_t>(NotableKind::MutualZugzwang)] = part.mutual;
    summary.legalMoves = part.legalMoves;
    summary.maxLegalMoves = part.maxLegalMoves;
    return summary;
  }

  /// Returns the number of mutual zugzwangs with equal hands in a set that equals its rotated image. In such a
  /// set, passing leads to a pair in the same table.
  std::uint64_t mutualOnItself(const SetPlace& place, const TableShape& shape, const std::uint8_t* tables) const {
    std::uint64_t found = 0;
    const auto lost = [](std::uint8_t value) { return value < score::draw; };
    for (int second = m_board.columns; second < m_board.squares(); ++second) {
      const std::uint8_t* row = tables + shape.rowAt(second);
      quoridor::forEachBit(place.pairs.partnersOf(second), [&](int first) {
        if (!lost(row[first]) || !lost(row[shape.bytes() + static_cast<std::size_t>(first)])) return;
        auto passed = place.turned(m_board, first, second);
        if (((place.pairs.partnersOf(passed.second) >> passed.first) & 1U) == 0)
          passed = {m_board.mirrored(passed.first), m_board.mirrored(passed.second)};
        if (place.pairs.rank(passed.first, passed.second) >= place.pairs.rank(first, second)) ++found;
      });
    }
    return found;
  }

  const quoridor::Board& m_board;
  const std::vector<quoridor::Hands>& m_hands;
  std::vector<Part> m_parts;
  std::vector<std::uint64_t> m_steps;
  SetTally m_tally;
  std::array<std::array<std::uint32_t, sideCount>, maxHands> m_lossToWinBefore{};
};

}  // namespace

QuoridorKernel::QuoridorKernel(std::shared_ptr<const quoridor::QuoridorVariant> variant, SetSolverMaker makeSolver)
    : m_variant(std::move(variant)),
      m_tiers(m_variant->rules().tiers()),
      m_shape(m_variant->rules().board()),
      m_makeSolver(makeSolver) {}

std::shared_ptr<GroupTable> QuoridorKernel::makeTable(TierId tier) const {
  return std::make_shared<GroupTable>(m_tiers.index(tier), setBytes(m_tiers.fencesOf(tier)));
}

std::optional<SolvedTier> QuoridorKernel::solve(TierId tier, const ChildTables& children, std::stop_token stop) const {
  const int fences = m_tiers.fencesOf(tier);
  const auto solver = m_makeSolver(m_tiers.board());
  const auto table = makeTable(tier);
  ProblemMaker problems(m_tiers, fences, m_shape, children, stop);
  SummaryMaker summary(m_tiers, fences);
  CodePacker packer(m_tiers, tier, table->index(), *solver);
  SolvedTier solved;
  solved.codes.bytes.resize(packer.codeCount());
  forEachOwnSet(m_tiers, tier, table->index(), [&](const FenceSet& set, std::uint64_t number) {
    if (stop.stop_requested()) return;
    const SetPlace place(m_tiers, set);
    const SetProblem& problem = problems.make(place);
    if (stop.stop_requested()) return;
    if (!solver->solve(problem, table->set(number), summary.tally()))
      throw SolutionError(SolutionFault::NotSolvable, {}, {m_variant->id()});
    packer.pack(place, table->set(number), solved.codes.bytes.data());
    summary.addMutual(place, m_shape, table->set(number));
  });
  if (stop.stop_requested()) return std::nullopt;
  solved.summary = summary.make();
  solved.table = table;
  return solved;
}

WorkingTablePtr QuoridorKernel::unpack(TierId tier, const TierCodes& codes) const {
  const auto solver = m_makeSolver(m_tiers.board());
  const auto table = makeTable(tier);
  CodePacker packer(m_tiers, tier, table->index(), *solver);
  if (codes.valueBytes != 1 || codes.bytes.size() != packer.codeCount()) return nullptr;
  forEachOwnSet(m_tiers, tier, table->index(), [&](const FenceSet& set, std::uint64_t number) {
    packer.unpack(SetPlace(m_tiers, set), codes.bytes.data(), table->set(number));
  });
  return table;
}

std::size_t QuoridorKernel::setBytes(int fences) const { return m_tiers.handsWith(fences).size() * sideCount * m_shape.bytes(); }

/// Returns the bytes of the tables of a layer. Before the sets are counted, assumes that one set in four is
/// canonical and has a table.
double QuoridorKernel::layerBytes(int fences) const {
  constexpr double besides = 2 * PagePool::pageBytes;  // tables occupy whole pages, and the cache has an entry for each
  return static_cast<double>(m_tiers.placements().count(fences)) / 4 * static_cast<double>(setBytes(fences)) +
         besides * static_cast<double>(m_tiers.tiersInLayerCount(m_tiers.allFences() - fences));
}

MemoryNeeds QuoridorKernel::memoryNeeds() const {
  const auto fencesOnBoard = static_cast<double>(fenceCount(m_tiers.board()));
  double largest = 0;  // maximum size of a table, if every set of the tier is canonical
  double largestSet = 0;
  MemoryNeeds needs;
  double below = 0;
  for (int fences = m_tiers.allFences(); fences >= 0; --fences) {
    const auto tiers = static_cast<double>(std::max<std::uint64_t>(m_tiers.tiersInLayerCount(m_tiers.allFences() - fences), 1));
    const double layer = layerBytes(fences);
    largest = std::max(largest, static_cast<double>(m_tiers.numbersPerTier(fences) * setBytes(fences) + PagePool::pageBytes));
    largestSet = std::max(largestSet, static_cast<double>(setBytes(fences)));
    needs.workingSet = std::max(needs.workingSet, std::min(fencesOnBoard, tiers) * layer / tiers);
    needs.layersInUse = std::max(needs.layersInUse, layer + below);
    below = layer;
  }
  needs.fixed = static_cast<double>(m_tiers.indexCacheBytes());
  // Number of tables in memory at the same time: a table and its codes, the table of a child and its record, and
  // copies of sets.
  constexpr double tablesAtATime = 4;
  constexpr double scratch = 2e6;
  needs.perThread = tablesAtATime * largest + fencesOnBoard * largestSet + scratch;
  needs.childTables = largest;
  needs.wantedChildTables = (fencesOnBoard + static_cast<double>(cachedChildGroups)) * largest;
  return needs;
}

}  // namespace kotai::retrograde
