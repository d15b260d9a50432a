#include "core/analysis/many_values.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

namespace kotai {

constexpr std::uint64_t maxHeldPositions = std::uint64_t{1} << 28;

/// Decodes codes and stores the values. Caches the value of each code in a table, so that each code is decoded
/// only once. The unpredictable branch in decoding would cost more than everything else in the loop.
class Decoder {
 public:
  explicit Decoder(const ValueArrays& values) : m_values(values), m_known(std::size_t{1} << 16) {}

  /// Stores the value of \p code at \p place. \p index: index of the code in \p held.
  void store(std::size_t place, std::uint32_t code, const StoredValues& held, std::uint64_t index) {
    Known& known = m_known[code & 0xffff];  // a code has at most two bytes
    if (!known.isSet) {
      const Value value = held[index];
      known = {static_cast<std::uint16_t>(value.distancePlies),
               static_cast<std::int8_t>(static_cast<int>(value.outcome) - static_cast<int>(Outcome::Draw)), true};
    }
    m_values.outcomes[place] = known.outcome;
    m_values.plies[place] = known.plies;
  }

 private:
  struct Known {
    std::uint16_t plies = 0;
    std::int8_t outcome = 0;
    bool isSet = false;
  };
  ValueArrays m_values;
  std::vector<Known> m_known;
};

/// Gathers codes that are far apart in memory. The separate read loop lets the processor overlap many cache misses.
class Gathering {
 public:
  explicit Gathering(Decoder& decoder) : m_decoder(decoder) {}

  void add(std::size_t place, const StoredValues& held, std::uint64_t index) {
    m_wanted[m_count++] = {place, &held, index};
    if (m_count == m_wanted.size()) finish();
  }
  void finish() {
    for (std::size_t i = 0; i < m_count; ++i) m_codes[i] = m_wanted[i].held->codeAt(m_wanted[i].index);
    for (std::size_t i = 0; i < m_count; ++i)
      m_decoder.store(m_wanted[i].place, m_codes[i], *m_wanted[i].held, m_wanted[i].index);
    m_count = 0;
  }

 private:
  struct Wanted {
    std::size_t place = 0;
    const StoredValues* held = nullptr;
    std::uint64_t index = 0;
  };
  Decoder& m_decoder;
  std::size_t m_count = 0;
  std::array<Wanted, 512> m_wanted;
  std::array<std::uint32_t, 512> m_codes{};
};

ManyValues::ManyValues(SolutionPtr solution) : m_solution(std::move(solution)) {
  const TierGraph& tiers = m_solution->variant()->tierGraph();
  m_firsts.push_back(0);
  for (TierId tier; tier.value < tiers.tierCount(); ++tier.value)
    for (int part = 0; part < tiers.partCount(tier); ++part) addPieces(tier, part);
  numberPieces();
}

void ManyValues::addPieces(TierId tier, int part) {
  const TierGraph& tiers = m_solution->variant()->tierGraph();
  const std::uint64_t positions = tiers.partPositions(tier, part);
  const std::uint64_t step = tiers.positionsPerBlock();
  for (std::uint64_t begin = 0; begin < positions; begin += step) {
    const std::uint64_t end = std::min(begin + step, positions);
    m_pieces.push_back({tier, part, {begin, end}});
    m_firsts.push_back(count() + (end - begin));
  }
}

/// Fills in m_near, the index that pieceWith() searches. The index has about four entries for each piece, so nearly
/// every look-up finds its piece at once.
void ManyValues::numberPieces() {
  m_shift = static_cast<unsigned>(std::bit_width(count() / (4 * m_pieces.size() + 1)));
  const std::uint64_t entries = (count() >> m_shift) + 1;
  m_near.reserve(entries + 1);
  std::size_t piece = 0;
  for (std::uint64_t entry = 0; entry < entries; ++entry) {
    while (piece + 1 < m_pieces.size() && m_firsts[piece + 1] <= entry << m_shift) ++piece;
    m_near.push_back(static_cast<std::uint32_t>(piece));
  }
  m_near.push_back(static_cast<std::uint32_t>(m_pieces.size() - 1));
}

std::size_t ManyValues::pieceWith(std::uint64_t number) const {
  const std::uint64_t entry = number >> m_shift;
  const auto first = m_firsts.begin() + m_near[entry] + 1;
  const auto last = m_firsts.begin() + m_near[entry + 1] + 1;
  if (first == last) return m_near[entry];
  return static_cast<std::size_t>(std::upper_bound(first, last, number) - m_firsts.begin()) - 1;
}

StoredValues ManyValues::decoded(std::size_t piece) const {
  const Piece& wanted = m_pieces[piece];
  return m_solution->storedValues(wanted.tier, wanted.part, wanted.range);
}

void ManyValues::read(std::span<const std::uint64_t> numbers, const ValueArrays& values, const std::stop_token& stop) const {
  if (numbers.empty()) return;
  const auto [least, most] = std::ranges::minmax(numbers);
  if (most >= count()) throw std::out_of_range(std::to_string(most));
  const std::size_t endPiece = pieceWith(most) + 1;
  for (std::size_t first = pieceWith(least); first < endPiece && !stop.stop_requested();) {
    std::size_t end = first + 1;
    while (end < endPiece && m_firsts[end + 1] - m_firsts[first] <= maxHeldPositions) ++end;
    readWithin(first, end, numbers, values, stop);
    first = end;
  }
}

void ManyValues::readWithin(std::size_t firstPiece, std::size_t endPiece, std::span<const std::uint64_t> numbers,
                            const ValueArrays& values, const std::stop_token& stop) const {
  const std::uint64_t begin = m_firsts[firstPiece];
  const std::uint64_t size = m_firsts[endPiece] - begin;
  Decoder decoder(values);
  Gathering gathering(decoder);
  std::vector<std::optional<StoredValues>> pieces(endPiece - firstPiece);
  for (std::size_t place = 0; place < numbers.size(); ++place) {
    const std::uint64_t number = numbers[place];
    if (number - begin >= size) continue;
    const std::size_t piece = pieceWith(number);
    std::optional<StoredValues>& held = pieces[piece - firstPiece];
    if (!held) {
      if (stop.stop_requested()) return;
      held = decoded(piece);
    }
    gathering.add(place, *held, number - m_firsts[piece]);
  }
  gathering.finish();
}

void ManyValues::readFrom(std::uint64_t first, const ValueArrays& values, const std::stop_token& stop) const {
  if (values.outcomes.empty()) return;
  Decoder decoder(values);
  std::size_t place = 0;
  for (std::size_t piece = pieceWith(first); place < values.outcomes.size() && !stop.stop_requested(); ++piece) {
    const StoredValues held = decoded(piece);
    for (std::uint64_t index = first + place - m_firsts[piece]; index < held.size() && place < values.outcomes.size(); ++index)
      decoder.store(place++, held.codeAt(index), held, index);
  }
}

}  // namespace kotai
