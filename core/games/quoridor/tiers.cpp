#include "core/games/quoridor/tiers.h"

#include <array>
#include <atomic>

#include "core/games/quoridor/pairs.h"

namespace kotai::quoridor {

/// Approximate number of positions in a tier. A tier of this size is solved in a fraction of a second.
constexpr std::uint64_t tierPositions = 1ULL << 20;
constexpr std::uint64_t setsPerWord = 64;
/// Half of the maximum number of cached indices. One thread works on about a hundred tiers at a time.
constexpr std::size_t indicesAtHand = 1U << 12;
/// Sample size of forEachLikelyChild(). The children of a sample this large usually include all children of the
/// tier.
constexpr std::uint64_t likelySets = 512;
/// Number of words of GroupIndex::own that a thread caches. Moves from neighbouring positions lead to the same
/// few sets.
constexpr std::size_t rememberedWords = 512;

std::uint64_t Tiers::nextNumber() {
  static std::atomic<std::uint64_t> made{0};
  return ++made;
}

Tiers::Tiers(const Board& board, int firstFences, int secondFences)
    : m_board(board),
      m_firstFences(firstFences),
      m_secondFences(secondFences),
      m_allFences(firstFences + secondFences),
      m_placements(board, m_allFences) {
  for (int placed = 0; placed <= m_allFences; ++placed) {
    std::vector<Hands> ways;
    for (int mover = 0; mover <= m_allFences - placed; ++mover)
      if (allowsHands({mover, m_allFences - placed - mover})) ways.push_back({mover, m_allFences - placed - mover});
    m_hands.push_back(std::move(ways));
  }
  const auto pairs = static_cast<std::uint64_t>(board.columns * (board.rows - 1) * board.columns * (board.rows - 1));
  m_firstTier.push_back(0);
  for (int layer = 0; layer <= m_allFences; ++layer) {
    const int placed = fencesOf(layer);
    const std::uint64_t perSet = pairs * handsWith(placed).size();
    m_groupSize.push_back(std::max(setsPerWord, std::bit_floor(2 * tierPositions / perSet)));
    m_areNumbered = m_areNumbered && m_placements.count(placed) < Placements::tooMany;
    const std::uint64_t groups = (m_placements.count(placed) + m_groupSize.back() - 1) / m_groupSize.back();
    m_firstTier.push_back(std::min(m_firstTier.back() + groups, Placements::tooMany));
  }
  m_keys = {{"steps", board.squares() - 1, board.squares() - 1, true},
            {"fences", std::max(firstFences, secondFences), std::max(firstFences, secondFences), false}};
}

bool Tiers::allowsHands(const Hands& hands) const {
  return areHands(hands.mover, hands.opponent) || areHands(hands.opponent, hands.mover);
}

TierId Tiers::tierOf(std::uint64_t number, int fences) const {
  const auto layer = static_cast<std::size_t>(m_allFences - fences);
  return {m_firstTier[layer] + number / m_groupSize[layer]};
}

int Tiers::layerOf(TierId tier) const {
  return static_cast<int>(std::upper_bound(m_firstTier.begin(), m_firstTier.end(), tier.value) - m_firstTier.begin()) - 1;
}

std::vector<TierId> Tiers::tiersInLayer(int layer) const {
  std::vector<TierId> tiers;
  for (std::uint64_t tier = m_firstTier[static_cast<std::size_t>(layer)]; tier < m_firstTier[static_cast<std::size_t>(layer) + 1];
       ++tier)
    tiers.push_back({tier});
  return tiers;
}

Tiers::Content Tiers::contentOf(const FenceSet& set) const {
  const FenceSet mirror = m_board.mirrored(set);
  const FenceSet turned = upright(m_board.rotated(set));
  if (mirror < set || turned < set) return {};
  return withBitsFor(m_board, [&](auto bits) {
    using Bits = decltype(bits);
    const Pairs<Bits> pairs(m_board, legalSquares(m_board, passages<Bits>(m_board, set)), mirror == set);
    return Content{pairs.count(), turned != set};
  });
}

Tiers::IndexPtr Tiers::makeIndex(TierId tier) const {
  const auto layer = static_cast<std::size_t>(layerOf(tier));
  const int fences = fencesOf(static_cast<int>(layer));
  auto index = std::make_shared<GroupIndex>();
  index->firstNumber = (tier.value - m_firstTier[layer]) * m_groupSize[layer];
  index->numbers = std::min(m_groupSize[layer], m_placements.count(fences) - index->firstNumber);
  index->own.assign((index->numbers + setsPerWord - 1) / setsPerWord, 0);
  index->setsBefore.reserve(index->own.size());
  index->positionsBefore.reserve(index->own.size());
  std::uint64_t number = 0;
  m_placements.forRange(index->firstNumber, index->numbers, fences, [&](const FenceSet& set) {
    if (number % setsPerWord == 0) {
      index->setsBefore.push_back(static_cast<std::uint32_t>(index->sets));
      index->positionsBefore.push_back(static_cast<std::uint32_t>(index->positions));
    }
    if (const std::uint64_t positions = contentOf(set).positions(); positions > 0) {
      index->own[number / setsPerWord] |= 1ULL << (number % setsPerWord);
      index->positions += positions;
      ++index->sets;
    }
    ++number;
  });
  return index;
}

/// Returns the index of a tier from a cache with two generations. When the younger generation is full, it
/// replaces the older one. Unused entries thus disappear.
Tiers::IndexPtr Tiers::index(TierId tier) const {
  IndexPtr found;
  {
    const std::shared_lock lock(m_mutex);
    if (const auto known = m_indices.find(tier.value); known != m_indices.end()) return known->second;
    if (const auto known = m_olderIndices.find(tier.value); known != m_olderIndices.end()) found = known->second;
  }
  if (!found) found = makeIndex(tier);
  const std::unique_lock lock(m_mutex);
  if (m_indices.size() >= indicesAtHand) {
    m_olderIndices = std::move(m_indices);
    m_indices.clear();
  }
  return m_indices.try_emplace(tier.value, std::move(found)).first->second;
}

std::uint64_t Tiers::indexCacheBytes() const {
  constexpr std::uint64_t besides = 200;  // bytes per index for the map entry and the allocator
  const std::uint64_t words = *std::max_element(m_groupSize.begin(), m_groupSize.end()) / setsPerWord;
  return std::min<std::uint64_t>(tierCount(), 2 * indicesAtHand) * (sizeof(GroupIndex) + 16 * words + besides);
}

std::uint64_t Tiers::partPositions(TierId tier, int) const { return index(tier)->positions; }

std::uint64_t Tiers::totalPositions() const {
  std::call_once(m_counted, [this] {
    for (TierId tier; tier.value < tierCount(); ++tier.value)
      m_totalPositions += index(tier)->positions * static_cast<std::uint64_t>(partCount(tier));
  });
  return m_totalPositions;
}

std::uint64_t Tiers::approximatePositions() const {
  std::call_once(m_sampled, [this] { m_approximatePositions = sampledPositions(); });
  return m_approximatePositions;
}

std::uint64_t Tiers::sampledPositions() const {
  constexpr std::uint64_t allLookedAt = 5'000;
  constexpr std::uint64_t samples = 512;
  double positions = 0;
  for (int fences = 0; fences <= m_allFences; ++fences) {
    const std::uint64_t sets = m_placements.count(fences);
    const std::uint64_t looks = std::min(sets, sets <= allLookedAt ? sets : samples);
    double found = 0;
    for (std::uint64_t look = 0; look < looks; ++look) {
      const auto number =
          static_cast<std::uint64_t>(static_cast<double>(look) * (static_cast<double>(sets) / static_cast<double>(looks)));
      const FenceSet set = m_placements.unrank(number, fences);
      // Images have different numbers but the same positions. Each image therefore counts only its share of the
      // positions.
      const FenceSet turned = m_board.rotated(set);
      const std::set<FenceSet> images{set, m_board.mirrored(set), turned, m_board.mirrored(turned)};
      found += static_cast<double>(contentOf(*images.begin()).positions()) / static_cast<double>(images.size());
    }
    const double perSet = looks > 0 ? found / static_cast<double>(looks) : 0;
    positions += perSet * static_cast<double>(sets) * static_cast<double>(handsWith(fences).size());
  }
  return static_cast<std::uint64_t>(std::min(positions, 1e18));
}

void Tiers::addChildren(const FenceSet& set, bool onlyWithPairs, std::set<TierId>& children) const {
  const int fences = set.count() + 1;
  for (int corner = 0; corner < m_board.corners(); ++corner)
    for (const bool vertical : {false, true}) {
      if (!m_board.fits(set, {corner, vertical})) continue;
      FenceSet after = set;
      (vertical ? after.vertical : after.horizontal) |= 1ULL << corner;
      const FenceSet own = canonicalSet(after);
      if (!onlyWithPairs || contentOf(own).pairs > 0) children.insert(tierOf(m_placements.rank(own, fences), fences));
    }
}

void Tiers::forEachChild(TierId tier, const std::function<void(TierId)>& visit) const {
  const int fences = fencesOf(tier);
  if (fences == m_allFences) return;
  const IndexPtr kept = index(tier);
  const GroupIndex& group = *kept;
  std::set<TierId> children;
  std::uint64_t number = 0;
  m_placements.forRange(group.firstNumber, group.numbers, fences, [&](const FenceSet& set) {
    if (group.isOwn(number++)) addChildren(set, true, children);
  });
  for (const TierId child : children) visit(child);
}

/// Visits the children of a sample of the sets. Neighbouring sets have neighbouring children, so a sample finds
/// almost all of them. Does not check whether a child has legal pawn squares, because few children have none.
void Tiers::forEachLikelyChild(TierId tier, const std::function<void(TierId)>& visit) const {
  const int fences = fencesOf(tier);
  if (fences == m_allFences) return;
  const auto layer = static_cast<std::size_t>(m_allFences - fences);
  const std::uint64_t first = (tier.value - m_firstTier[layer]) * m_groupSize[layer];
  const std::uint64_t numbers = std::min(m_groupSize[layer], m_placements.count(fences) - first);
  const std::uint64_t looks = std::min(numbers, likelySets);
  std::set<TierId> children;
  for (std::uint64_t look = 0; look < looks; ++look) {
    const FenceSet set = m_placements.unrank(first + look * (numbers - 1) / std::max<std::uint64_t>(looks - 1, 1), fences);
    if (canonicalSet(set) == set) addChildren(set, false, children);
  }
  for (const TierId child : children) visit(child);
}

AggregateCell Tiers::aggregateCell(TierId tier, int part, const AggregateKey& key) const {
  AggregateCell cell;
  if (key.withinParts) return cell;
  const Hands hands = handsWith(fencesOf(tier))[static_cast<std::size_t>(part)];
  cell.mover = hands.mover;
  cell.opponent = hands.opponent;
  return cell;
}

AggregateCell Tiers::cellOf(Location location, const AggregateKey& key) const {
  const Spot spot = spotOf(location);
  if (!key.withinParts) return aggregateCell(location.tier, spot.part, key);
  return withBitsFor(m_board, [&](auto bits) {
    using Bits = decltype(bits);
    const Pairs<Bits> pairs(m_board, legalSquares(m_board, passages<Bits>(m_board, spot.set)),
                            m_board.mirrored(spot.set) == spot.set);
    const auto pair = pairs.unrank(spot.pair);
    AggregateCell cell;
    cell.mover = shortestPath(m_board, spot.set, pair.first, true);
    cell.opponent = shortestPath(m_board, spot.set, pair.second, false);
    return cell;
  });
}

/// Counts the cells of a part. All parts of a tier have the same sets and pairs, so the result does not depend on the part.
std::vector<CellPlace> Tiers::partCells(TierId tier, int part, const AggregateKey& key) const {
  if (!key.withinParts) return TierGraph::partCells(tier, part, key);
  const IndexPtr kept = index(tier);
  const GroupIndex& group = *kept;
  std::vector<CellPlace> cells;
  cells.reserve(group.positions);
  std::uint64_t number = 0;
  m_placements.forRange(group.firstNumber, group.numbers, fencesOf(tier), [&](const FenceSet& set) {
    if (!group.isOwn(number++)) return;
    addCells(set, cells);
    if (const FenceSet turned = upright(m_board.rotated(set)); turned != set) addCells(turned, cells);
  });
  return cells;
}

void Tiers::addCells(const FenceSet& set, std::vector<CellPlace>& cells) const {
  withBitsFor(m_board, [&](auto bits) {
    using Bits = decltype(bits);
    const Passages<Bits> open = passages<Bits>(m_board, set);
    const Pairs<Bits> pairs(m_board, legalSquares(m_board, open), m_board.mirrored(set) == set);
    std::array<std::uint8_t, maxSide * maxSide> upwards{};
    std::array<std::uint8_t, maxSide * maxSide> downwards{};
    const auto measure = [&](int goalRow, auto& steps) {
      Bits reached = rowBits<Bits>(m_board, goalRow);
      for (std::uint8_t distance = 1;; ++distance) {
        const Bits next = open.neighbours(reached) & ~reached;
        if (next == 0) return;
        forEachBit(next, [&](int square) { steps[static_cast<std::size_t>(square)] = distance; });
        reached |= next;
      }
    };
    measure(m_board.rows - 1, upwards);
    measure(0, downwards);
    for (int second = 0; second < m_board.squares(); ++second)
      forEachBit(pairs.partnersOf(second), [&](int first) {
        cells.push_back({upwards[static_cast<std::size_t>(first)], downwards[static_cast<std::size_t>(second)]});
      });
  });
}

/// Returns the neighbours in a word of the tier, from a cache. Without the cache, counting the positions of
/// earlier sets would take most of the time of a look-up.
const Tiers::Neighbours& Tiers::neighbours(TierId tier, std::uint64_t word) const {
  thread_local std::array<Neighbours, rememberedWords> remembered;
  Neighbours& slot = remembered[(tier.value * 0x9e3779b97f4a7c15ULL + word + m_number) % rememberedWords];
  if (slot.tiers != m_number || slot.tier != tier || slot.word != word) fill(slot, tier, word);
  return slot;
}

void Tiers::fill(Neighbours& neighbours, TierId tier, std::uint64_t word) const {
  const IndexPtr kept = index(tier);
  neighbours.tiers = 0;
  neighbours.sets.clear();
  std::uint64_t before = kept->positionsBefore[word];
  forEachBit(kept->own[word], [&](int bit) {
    const std::uint64_t number = kept->firstNumber + word * setsPerWord + static_cast<std::uint64_t>(bit);
    const FenceSet set = m_placements.unrank(number, fencesOf(tier));
    const Content content = contentOf(set);
    neighbours.sets.push_back({number, before, set, content});
    before += content.positions();
  });
  neighbours.partPositions = kept->positions;
  neighbours.tier = tier;
  neighbours.word = word;
  neighbours.tiers = m_number;
}

/// Returns the neighbours at a location. Consecutive look-ups in a scan use the same sets, because scans visit
/// positions in order.
const Tiers::Neighbours& Tiers::neighboursAt(Location location) const {
  thread_local const Neighbours* latest = nullptr;
  if (latest == nullptr || latest->tiers != m_number || latest->tier != location.tier ||
      !latest->hold(location.index.value % latest->partPositions)) {
    const IndexPtr kept = index(location.tier);
    const std::vector<std::uint32_t>& before = kept->positionsBefore;
    const auto next = std::upper_bound(before.begin(), before.end(), location.index.value % kept->positions);
    latest = &neighbours(location.tier, static_cast<std::uint64_t>(next - before.begin() - 1));
  }
  return *latest;
}

Tiers::Spot Tiers::spotOf(Location location) const {
  const Neighbours& near = neighboursAt(location);
  const std::uint64_t position = location.index.value % near.partPositions;
  const OwnSet& own = *std::prev(std::ranges::upper_bound(near.sets, position, {}, &OwnSet::firstPosition));
  const std::uint64_t rest = position - own.firstPosition;
  Spot spot;
  spot.part = static_cast<int>(location.index.value / near.partPositions);
  spot.set = rest < own.content.pairs ? own.set : upright(m_board.rotated(own.set));
  spot.pair = rest % own.content.pairs;
  return spot;
}

Location Tiers::locationOf(const FenceSet& set, const Hands& hands, int first, int second) const {
  const int fences = set.count();
  const FenceSet own = canonicalSet(set);
  const std::uint64_t number = m_placements.rank(own, fences);
  const TierId tier = tierOf(number, fences);
  const std::uint64_t inside = number % m_groupSize[static_cast<std::size_t>(m_allFences - fences)];
  const Neighbours& near = neighbours(tier, inside / setsPerWord);
  const OwnSet& found = *std::ranges::lower_bound(near.sets, number, {}, &OwnSet::number);
  const std::vector<Hands>& ways = handsWith(fences);
  const auto part = static_cast<std::uint64_t>(std::find(ways.begin(), ways.end(), hands) - ways.begin());
  std::uint64_t place = part * near.partPositions + found.firstPosition;
  if (set != own) place += found.content.pairs;
  place += withBitsFor(m_board, [&](auto bits) {
    using Bits = decltype(bits);
    return Pairs<Bits>(m_board, legalSquares(m_board, passages<Bits>(m_board, set)), m_board.mirrored(set) == set)
        .rank(first, second);
  });
  return {tier, {place}};
}

int shortestPath(const Board& board, const FenceSet& set, int square, bool upwards) {
  return withBitsFor(board, [&](auto bits) {
    using Bits = decltype(bits);
    const Passages<Bits> open = passages<Bits>(board, set);
    const Bits goal = rowBits<Bits>(board, upwards ? board.rows - 1 : 0);
    Bits reached = Bits{1} << square;
    for (int steps = 0;; ++steps) {
      if ((reached & goal) != 0) return steps;
      const Bits more = reached | open.neighbours(reached);
      if (more == reached) return -1;
      reached = more;
    }
  });
}

}  // namespace kotai::quoridor
