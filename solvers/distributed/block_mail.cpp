#include "solvers/distributed/block_mail.h"

#include "solvers/distributed/remote_records.h"

namespace kotai::distributed {

void BlockMail::put(const BlockHead& head, int from, std::span<const std::byte> bytes) {
  const std::scoped_lock lock(m_mutex);
  m_letters[head].push_back({from, Bytes(bytes.begin(), bytes.end())});
  m_changed.notify_all();
}

BlockMail::Letter BlockMail::take(const BlockHead& head) {
  std::unique_lock lock(m_mutex);
  m_changed.wait(lock, [&] { return m_closed || m_letters.contains(head); });
  if (m_closed) throw Stopped();
  const auto place = m_letters.find(head);
  Letter letter = std::move(place->second.front());
  place->second.pop_front();
  if (place->second.empty()) m_letters.erase(place);
  return letter;
}

void BlockMail::close() {
  const std::scoped_lock lock(m_mutex);
  m_closed = true;
  m_changed.notify_all();
}

}  // namespace kotai::distributed
