#include "core/verify/quoridor/layer.h"

#include <algorithm>
#include <span>
#include <stdexcept>
#include <string>

#include "core/base/errors.h"

namespace kotai::verify::quoridor {

constexpr std::uint32_t longestPlies = 250;
constexpr std::uint64_t positionsPerTier = std::uint64_t{1} << 21;
constexpr std::uint64_t fewestSetsPerTier = 64;

Rating ratingOf(Value value) {
  if (value.outcome == Outcome::Draw) return drawn;
  const bool odd = value.distancePlies % 2 == 1;
  if (odd != (value.outcome == Outcome::Win) || value.distancePlies > longestPlies) return impossible;
  const auto half = static_cast<Rating>(value.distancePlies / 2);
  return odd ? static_cast<Rating>(quickestWin - half) : half;
}

Value valueOf(Rating rating) {
  if (rating == drawn) return Value::draw();
  return rating < drawn ? Value::loss(2U * rating) : Value::win(2U * (quickestWin - rating) + 1);
}

Value valueFromBest(Rating best) { return best == noPosition ? Value::loss(0) : valueForMover(valueOf(best)); }

Rulebook::Rulebook(int columns, int rows, int first, int second)
    : field(columns, rows), firstFences(first), secondFences(second) {}

std::vector<Hands> Rulebook::handsWith(int placed) const {
  std::vector<Hands> found;
  for (int mover = 0; mover + placed <= allFences(); ++mover) {
    const int opponent = allFences() - placed - mover;
    const bool moverIsFirst = mover <= firstFences && opponent <= secondFences;
    const bool moverIsSecond = mover <= secondFences && opponent <= firstFences;
    if (moverIsFirst || moverIsSecond) found.push_back({mover, opponent});
  }
  return found;
}

std::uint64_t Rulebook::setsPerTier(int placed) const {
  const auto places = static_cast<std::uint64_t>(field.columns() * (field.rows() - 1));
  const std::uint64_t perSet = places * places * handsWith(placed).size();
  return std::max(fewestSetsPerTier, std::bit_floor(positionsPerTier / perSet));
}

std::uint64_t Rulebook::tiersWith(int placed) const {
  return (field.setCount(placed) + setsPerTier(placed) - 1) / setsPerTier(placed);
}

std::uint64_t Rulebook::allTiers() const {
  std::uint64_t tiers = 0;
  for (int placed = 0; placed <= allFences(); ++placed) tiers += tiersWith(placed);
  return tiers;
}

LegalSquares::LegalSquares(const Field& field, const Steps& toTop, const Steps& toBottom, bool isSymmetric)
    : m_columns(field.columns()), m_symmetric(isSymmetric) {
  for (int square = 0; square < field.squares(); ++square) {
    const auto place = static_cast<std::size_t>(square);
    if (toTop[place] != nowhere && !field.isTop(square)) m_firsts[m_firstCount++] = static_cast<std::uint8_t>(square);
    if (toBottom[place] != nowhere && !field.isBottom(square)) m_seconds[m_secondCount++] = static_cast<std::uint8_t>(square);
  }
}

LegalSquares LegalSquares::fromOtherSide(const Field& field, bool mirror) const {
  LegalSquares across;
  across.m_columns = m_columns;
  across.m_symmetric = m_symmetric;
  across.m_firstCount = m_secondCount;
  across.m_secondCount = m_firstCount;
  const auto turn = [&](const Squares& from, std::size_t count, Squares& to) {
    for (std::size_t place = 0; place < count; ++place)
      to[place] = mirror ? field.mirrored(field.turned(from[place])) : field.turned(from[place]);
    std::sort(to.begin(), to.begin() + static_cast<std::ptrdiff_t>(count));
  };
  turn(m_seconds, m_secondCount, across.m_firsts);
  turn(m_firsts, m_firstCount, across.m_seconds);
  return across;
}

std::uint32_t LegalSquares::count() const {
  std::uint32_t pairs = 0;
  forEachPair([&pairs](int, int) { ++pairs; });
  return pairs;
}

Fences mirrorCanonical(const Field& field, const Fences& fences) { return std::min(fences, field.mirrored(fences)); }

Fences ownOf(const Field& field, const Fences& fences) {
  return std::min(mirrorCanonical(field, fences), mirrorCanonical(field, field.turned(fences)));
}

Layer::Layer(const Rulebook& rules, int placed, double plainBytes)
    : m_rules(rules), m_placed(placed), m_hands(rules.handsWith(placed)), m_plainBytes(plainBytes) {
  const std::uint64_t perTier = rules.setsPerTier(placed);
  std::uint64_t number = 0;
  rules.field.forEachSet(placed, [&](const Fences& fences) {
    if (number++ % perTier == 0) {
      m_tiers.emplace_back();
      m_begins.push_back(spell(fences));
    }
    if (ownOf(rules.field, fences) == fences) m_tiers.back().sets.push_back({spell(fences)});
  });
  m_packed.resize(m_tiers.size());
}

std::size_t partOf(const std::vector<Hands>& all, Hands hands) {
  return static_cast<std::size_t>(std::find(all.begin(), all.end(), hands) - all.begin());
}

const OwnSet* TierValues::find(const Spelling& spelling) const {
  const auto place = std::lower_bound(sets.begin(), sets.end(), spelling,
                                      [](const OwnSet& set, const Spelling& wanted) { return set.spelling < wanted; });
  return place == sets.end() || place->spelling != spelling ? nullptr : &*place;
}

TierValues Layer::counted(std::size_t number) const {
  TierValues tier{m_tiers[number].sets, 0, {}};
  const Field& field = m_rules.field;
  std::uint64_t positions = 0;
  for (OwnSet& set : tier.sets) {
    const Fences fences = readSpelling(set.spelling);
    const NeighbourTable neighbours = field.neighboursWith(fences);
    const LegalSquares legalSquares(field, field.stepsTo(true, neighbours), field.stepsTo(false, neighbours),
                                    field.mirrored(fences) == fences);
    const bool rotatesToItself = mirrorCanonical(field, field.turned(fences)) == fences;
    set.first = static_cast<std::uint32_t>(positions);
    set.pairs = legalSquares.count();
    positions += std::uint64_t{set.pairs} * (rotatesToItself ? 1 : 2);
  }
  tier.partPositions = positions;
  std::erase_if(tier.sets, [](const OwnSet& set) { return set.pairs == 0; });
  return tier;
}

static PackedRatings pack(const TierValues& tier) {
  PackedRatings packed;
  packed.begins.push_back(0);
  std::vector<std::byte> plain;
  for (const OwnSet& set : tier.sets) {
    plain.clear();
    const auto bytes = std::as_bytes(std::span(tier.ratings));
    for (std::uint64_t part = set.first; part < tier.ratings.size(); part += tier.partPositions) {
      const auto ofPart = bytes.subspan(part, tier.positionsOf(set));
      plain.insert(plain.end(), ofPart.begin(), ofPart.end());
    }
    const StoredBlock block = encodeBlock(plain);
    packed.sets.push_back(block.entry);
    packed.bytes.insert(packed.bytes.end(), block.bytes.begin(), block.bytes.end());
    packed.begins.push_back(packed.bytes.size());
  }
  packed.bytes.shrink_to_fit();
  return packed;
}

TierValues Layer::read(std::size_t number, TierId id, const Solution& solution) const {
  TierValues tier = counted(number);
  tier.ratings.reserve(tier.partPositions * m_hands.size());
  for (std::size_t part = 0; part < m_hands.size(); ++part) {
    const StoredValues values = solution.storedValues(id, static_cast<int>(part));
    if (values.size() != tier.partPositions)
      throw SolutionError(SolutionFault::DamagedTier, solution.file(), {std::to_string(id.value)});
    for (std::uint64_t index = 0; index < tier.partPositions; ++index) tier.ratings.push_back(ratingOf(values[index]));
  }
  return tier;
}

std::uint64_t Layer::load(std::size_t number, TierId id, const Solution& solution) {
  TierValues tier = read(number, id, solution);
  const std::uint64_t positions = tier.ratings.size();
  if (m_plainBytes.fetch_sub(static_cast<double>(positions)) < static_cast<double>(positions)) {
    m_packed[number] = pack(tier);
    tier.ratings = std::vector<Rating>();  // frees the memory, unlike an assignment of {}
  }
  m_tiers[number] = std::move(tier);
  return positions;
}

void Layer::unpackSet(std::size_t number, std::size_t set, std::vector<Rating>& ratings) const {
  const PackedRatings& packed = m_packed[number];
  const layout::BlockEntry& entry = packed.sets[set];
  ratings.resize(entry.plainBytes);
  const std::span<const std::byte> stored(packed.bytes.data() + packed.begins[set], entry.storedBytes);
  if (!decodeBlock(entry, stored, std::as_writable_bytes(std::span(ratings)).data()))
    throw std::runtime_error("the values in memory are damaged");
}

TierValues Layer::unpacked(std::size_t number) const {
  TierValues tier = m_tiers[number];
  tier.ratings.resize(tier.partPositions * m_hands.size());
  std::vector<Rating> ratings;
  for (std::size_t set = 0; set < tier.sets.size(); ++set) {
    unpackSet(number, set, ratings);
    const auto count = static_cast<std::ptrdiff_t>(tier.positionsOf(tier.sets[set]));
    for (std::size_t part = 0; part < m_hands.size(); ++part)
      std::copy_n(ratings.begin() + static_cast<std::ptrdiff_t>(part) * count, count,
                  tier.ratings.begin() + static_cast<std::ptrdiff_t>(part * tier.partPositions + tier.sets[set].first));
  }
  return tier;
}

std::optional<std::size_t> Layer::tierOf(const Spelling& spelling) const {
  const auto after = std::upper_bound(m_begins.begin(), m_begins.end(), spelling);
  if (after == m_begins.begin()) return std::nullopt;
  return static_cast<std::size_t>(after - m_begins.begin() - 1);
}

SetValues SetReader::find(const Spelling& spelling) {
  const auto number = m_layer.tierOf(spelling);
  if (!number) return {};
  const TierValues& tier = m_layer.tier(*number);
  const OwnSet* set = tier.find(spelling);
  if (set == nullptr) return {};
  if (!m_layer.isPacked(*number)) return {tier.ratings.data() + set->first, tier.partPositions, set->pairs};
  const auto cached = m_cached.find(spelling);
  if (cached != m_cached.end()) {
    m_cache.splice(m_cache.begin(), m_cache, cached->second);
  } else {
    if (m_cache.size() < cachedSets) {
      m_cache.emplace_front();
    } else {
      m_cached.erase(m_cache.back().spelling);
      m_cache.splice(m_cache.begin(), m_cache, std::prev(m_cache.end()));
    }
    m_cache.front().spelling = spelling;
    m_layer.unpackSet(*number, static_cast<std::size_t>(set - tier.sets.data()), m_cache.front().ratings);
    m_cached.emplace(spelling, m_cache.begin());
  }
  return {m_cache.front().ratings.data(), tier.positionsOf(*set), set->pairs};
}

}  // namespace kotai::verify::quoridor
