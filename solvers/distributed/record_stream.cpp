#include "solvers/distributed/record_stream.h"

#include <algorithm>
#include <stdexcept>

namespace kotai::distributed {

/// Number of bytes per request. Large enough that the latency of a request costs little compared with the
/// transfer.
constexpr std::uint64_t windowBytes = std::uint64_t{256} << 10;

RecordStream::RecordStream(TierId tier, Fetch fetch) : m_tier(tier), m_fetch(std::move(fetch)) {
  moveWindow(0);
  m_view = TierRecordView::read([this](std::uint64_t offset, std::span<std::byte> into) { readAt(offset, into); },
                                m_window.recordBytes);
  if (!m_view || m_view->tier() != tier) damaged();
}

void RecordStream::damaged() const {
  throw std::runtime_error("the record of tier " + std::to_string(m_tier.value) + " is damaged");
}

void RecordStream::moveWindow(std::uint64_t offset) {
  m_window = m_fetch(offset, windowBytes);
  m_windowBegin = offset;
  if (m_window.bytes.empty()) damaged();
}

void RecordStream::readAt(std::uint64_t offset, std::span<std::byte> into) {
  while (!into.empty()) {
    if (offset < m_windowBegin || offset >= m_windowBegin + m_window.bytes.size()) moveWindow(offset);
    const auto there = std::span(m_window.bytes).subspan(offset - m_windowBegin);
    const std::size_t count = std::min(there.size(), into.size());
    std::ranges::copy(there.first(count), into.begin());
    into = into.subspan(count);
    offset += count;
  }
}

void RecordStream::read(std::uint64_t first, std::uint64_t count, std::byte* codes) {
  const std::uint64_t blockPositions = m_view->blockPositions();
  while (count > 0) {
    const auto block = static_cast<std::uint32_t>(first / blockPositions);
    if (block >= m_view->blockCount()) damaged();
    if (m_block != block) {
      m_plain.resize(m_view->plainBytes(block));
      if (!m_view->readBlock(block, m_plain.data())) damaged();
      m_block = block;
    }
    const std::uint64_t skipped = (first - block * blockPositions) * valueBytes();
    if (skipped >= m_plain.size()) damaged();
    const std::uint64_t bytes = std::min<std::uint64_t>(m_plain.size() - skipped, count * valueBytes());
    codes = std::copy_n(m_plain.data() + skipped, bytes, codes);
    first += bytes / valueBytes();
    count -= bytes / valueBytes();
  }
}

}  // namespace kotai::distributed
