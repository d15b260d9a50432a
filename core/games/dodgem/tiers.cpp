#include "core/games/dodgem/tiers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "core/base/combinations.h"

namespace kotai::dodgem {

Tiers::Tiers(int size)
    : m_patterns(size),
      m_keys{
          {.id = "steps", .maxMover = m_patterns.maxSteps(), .maxOpponent = m_patterns.maxSteps(), .first = 1, .weighted = true},
          {.id = "pieces", .maxMover = size - 1, .maxOpponent = size - 1, .first = 1, .weighted = true}},
      m_patternsBySteps(static_cast<std::size_t>(m_patterns.maxSteps()) + 1) {
  for (int pattern = 0; pattern < m_patterns.count(); ++pattern)
    m_patternsBySteps[static_cast<std::size_t>(m_patterns.steps(pattern))].push_back(pattern);
  std::map<Pattern, std::size_t> numbers;
  for (int pattern = 0; pattern < m_patterns.count(); ++pattern) {
    Pattern rows = m_patterns.pattern(pattern);
    std::ranges::sort(rows);
    m_shapes.push_back(numbers.try_emplace(rows, numbers.size()).first->second);
  }
  m_shapeCount = numbers.size();
  m_sizes = std::vector<std::atomic<std::uint64_t>>(m_shapeCount * m_shapeCount);
}

TierId Tiers::tierOfPair(int one, int two) {
  const auto low = static_cast<std::uint64_t>(std::min(one, two));
  const auto high = static_cast<std::uint64_t>(std::max(one, two));
  return {high * (high + 1) / 2 + low};
}

Tiers::Pair Tiers::pairOf(TierId tier) {
  auto high = static_cast<std::uint64_t>((std::sqrt(8.0 * static_cast<double>(tier.value) + 1.0) - 1.0) / 2.0);
  while (high * (high + 1) / 2 > tier.value) --high;
  while ((high + 1) * (high + 2) / 2 <= tier.value) ++high;
  return {static_cast<int>(tier.value - high * (high + 1) / 2), static_cast<int>(high)};
}

Tiers::PartPatterns Tiers::partPatterns(TierId tier, int part) {
  const Pair pair = pairOf(tier);
  return part == 0 ? PartPatterns{pair.low, pair.high} : PartPatterns{pair.high, pair.low};
}

std::uint64_t Tiers::tierCount() const {
  const auto count = static_cast<std::uint64_t>(m_patterns.count());
  return count * (count + 1) / 2;
}

std::uint64_t Tiers::totalPositions() const {
  const int squares = m_patterns.size() * m_patterns.size();
  std::uint64_t sum = 0;  // largest sum: 2.2e17 for 8 x 8
  for (int mover = 0; mover < m_patterns.size(); ++mover)
    for (int opponent = 0; opponent < m_patterns.size(); ++opponent)
      sum += choose(squares, mover) * choose(squares - mover, opponent);
  return sum;
}

int Tiers::layerOf(TierId tier) const {
  const Pair pair = pairOf(tier);
  return m_patterns.steps(pair.low) + m_patterns.steps(pair.high);
}

std::vector<TierId> Tiers::tiersInLayer(int layer) const {
  std::vector<TierId> tiers;
  for (int steps = std::max(0, layer - m_patterns.maxSteps()); steps <= std::min(layer, m_patterns.maxSteps()); ++steps)
    for (const int one : m_patternsBySteps[static_cast<std::size_t>(steps)])
      for (const int two : m_patternsBySteps[static_cast<std::size_t>(layer - steps)])
        if (one <= two) tiers.push_back(tierOfPair(one, two));
  return tiers;
}

void Tiers::forEachChild(TierId tier, const std::function<void(TierId)>& visit) const {
  const Pair pair = pairOf(tier);
  std::array<TierId, 2 * maxSize> seen{};
  std::size_t count = 0;
  const auto visitOnce = [&](int one, int two) {
    if (one < 0) return;
    const TierId child = tierOfPair(one, two);
    if (std::find(seen.begin(), seen.begin() + static_cast<std::ptrdiff_t>(count), child) !=
        seen.begin() + static_cast<std::ptrdiff_t>(count))
      return;
    seen[count++] = child;
    visit(child);
  };
  for (int row = 0; row < m_patterns.size(); ++row) visitOnce(m_patterns.forward(pair.low, row), pair.high);
  for (int row = 0; row < m_patterns.size(); ++row) visitOnce(m_patterns.forward(pair.high, row), pair.low);
}

int Tiers::partCount(TierId tier) const {
  const Pair pair = pairOf(tier);
  return pair.low == pair.high ? 1 : 2;
}

/// Returns the number of positions of a part. The number does not depend on the order of the rows in a pattern,
/// or on which side has which pattern. There are therefore few different numbers (900 for 1.5 million tiers on
/// 7 x 7).
std::uint64_t Tiers::partPositions(TierId tier, int part) const {
  const PartPatterns patterns = partPatterns(tier, part);
  const auto [low, high] =
      std::minmax(m_shapes[static_cast<std::size_t>(patterns.mover)], m_shapes[static_cast<std::size_t>(patterns.opponent)]);
  std::atomic<std::uint64_t>& size = m_sizes[low * m_shapeCount + high];
  std::uint64_t known = size.load(std::memory_order_relaxed);
  if (known == 0) {
    known = subspaceSize(m_patterns, patterns.mover, patterns.opponent);
    size.store(known, std::memory_order_relaxed);
  }
  return known;
}

AggregateCell Tiers::aggregateCell(TierId tier, int part, const AggregateKey& key) const {
  const PartPatterns patterns = partPatterns(tier, part);
  const bool bySteps = key.id == "steps";
  const auto keyOf = [&](int pattern) { return bySteps ? m_patterns.steps(pattern) : m_patterns.pieces(pattern); };
  AggregateCell cell;
  // Kotani's figures omit positions in which a side has no pieces left. The figures count pairs of different
  // patterns with equal numbers of remaining steps twice (RULES.md).
  cell.counted = m_patterns.pieces(patterns.mover) > 0 && m_patterns.pieces(patterns.opponent) > 0;
  cell.mover = keyOf(patterns.mover);
  cell.opponent = keyOf(patterns.opponent);
  const bool visitedTwice =
      patterns.mover != patterns.opponent && m_patterns.steps(patterns.mover) == m_patterns.steps(patterns.opponent);
  cell.publishedWeight = visitedTwice ? 2 : 1;
  return cell;
}

std::string Tiers::partName(TierId tier, int part) const {
  const auto digits = [this](int number) {
    std::string text;
    for (int row = 0; row < m_patterns.size(); ++row)
      text += static_cast<char>('0' + m_patterns.pattern(number)[static_cast<std::size_t>(row)]);
    return text;
  };
  const PartPatterns patterns = partPatterns(tier, part);
  return digits(patterns.mover) + ':' + digits(patterns.opponent);
}

std::shared_ptr<const Subspace> Tiers::subspace(int moverPattern, int opponentPattern) const {
  struct Entry {
    int size = 0;
    int mover = 0;
    int opponent = 0;
    std::shared_ptr<const Subspace> subspace;
  };
  constexpr std::size_t kept = 256;
  thread_local std::array<Entry, kept> cache;
  const std::size_t slot = static_cast<std::size_t>(moverPattern * 31 + opponentPattern * 131 + m_patterns.size() * 17) % kept;
  Entry& entry = cache[slot];
  if (!entry.subspace || entry.size != m_patterns.size() || entry.mover != moverPattern || entry.opponent != opponentPattern)
    entry = {m_patterns.size(), moverPattern, opponentPattern,
             std::make_shared<const Subspace>(m_patterns, moverPattern, opponentPattern)};
  return entry.subspace;
}

}  // namespace kotai::dodgem
