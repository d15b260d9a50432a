#include "solvers/distributed/remote_stretches.h"

#include <stdexcept>

#include "solvers/distributed/remote_records.h"

namespace kotai::distributed {

RecordStretch RemoteStretches::take(TierId tier, std::uint64_t offset, std::uint64_t bytes) {
  std::unique_lock lock(m_mutex);
  const std::uint64_t ticket = m_tickets++;
  m_waiting[ticket];
  lock.unlock();
  m_ask({tier.value, offset, bytes, ticket});
  lock.lock();
  m_changed.wait(lock, [&] { return m_closed || m_waiting.at(ticket); });
  if (m_closed) throw Stopped();
  RecordStretch stretch = std::move(*m_waiting.at(ticket));
  m_waiting.erase(ticket);
  return stretch;
}

void RemoteStretches::arrived(const StretchHead& head, std::span<const std::byte> bytes) {
  const std::scoped_lock lock(m_mutex);
  const auto place = m_waiting.find(head.ticket);
  if (place == m_waiting.end()) throw std::runtime_error("a stretch of a record came that nobody had asked for");
  place->second = RecordStretch{head.recordBytes, Bytes(bytes.begin(), bytes.end())};
  m_changed.notify_all();
}

void RemoteStretches::close() {
  const std::scoped_lock lock(m_mutex);
  m_closed = true;
  m_changed.notify_all();
}

}  // namespace kotai::distributed
