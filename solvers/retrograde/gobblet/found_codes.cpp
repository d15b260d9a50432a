#include "solvers/retrograde/gobblet/found_codes.h"

#include <numeric>

namespace kotai::gobblet::engine {

void FoundCodes::add(int smallClass, int indexRow, std::uint8_t code, std::span<const std::uint16_t> places) {
  std::vector<std::uint16_t>& lists = m_lists[static_cast<std::size_t>(smallClass)];
  std::uint32_t& last = m_last[static_cast<std::size_t>(indexRow)];
  const std::size_t begin = lists.size();
  lists.insert(lists.end(), {static_cast<std::uint16_t>(last), static_cast<std::uint16_t>(last >> 16), code,
                             static_cast<std::uint16_t>(places.size())});
  lists.insert(lists.end(), places.begin(), places.end());
  last = static_cast<std::uint32_t>(begin + 1);
}

void FoundCodes::addRow(int smallClass, int indexRow, std::span<const std::uint8_t> codes, std::uint8_t first) {
  std::array<std::size_t, 257> end{};  // indexed by code + 1: first the number of places, then the end of their range
  for (const std::uint8_t code : codes)
    if (code >= first) ++end[code + 1U];
  std::partial_sum(end.begin(), end.end(), end.begin());
  std::vector<std::uint16_t> places(end.back());
  for (std::size_t place = 0; place < codes.size(); ++place)
    if (codes[place] >= first) places[end[codes[place]]++] = static_cast<std::uint16_t>(place);
  std::size_t begin = 0;
  for (std::size_t code = first; code < 256; begin = end[code++])
    if (end[code] > begin)
      add(smallClass, indexRow, static_cast<std::uint8_t>(code), std::span(places).subspan(begin, end[code] - begin));
}

}  // namespace kotai::gobblet::engine
