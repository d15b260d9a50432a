#include "solvers/distributed/remote_records.h"

#include <algorithm>
#include <stdexcept>

namespace kotai::distributed {

RemoteRecords::ArrivalPtr RemoteRecords::askedFor(std::unique_lock<std::mutex>& lock, TierId tier) {
  ArrivalPtr& arrival = m_arrivals[tier.value];
  if (arrival) return arrival;
  arrival = std::make_shared<Arrival>();
  ++m_inTransit;
  const ArrivalPtr kept = arrival;
  lock.unlock();
  m_ask(tier);
  lock.lock();
  return kept;
}

void RemoteRecords::prefetch(TierId tier) {
  std::unique_lock lock(m_mutex);
  if (hasRoomLocked()) askedFor(lock, tier);
}

bool RemoteRecords::hasRoomLocked() const {
  const std::uint64_t bytesEach = m_arrived > 0 ? m_arrivedBytes / m_arrived : 0;
  return m_bytesHere + m_inTransit * bytesEach < m_maxAhead;
}

/// Removes a record that has arrived. If several threads wait for the record, only the first thread removes the
/// record.
void RemoteRecords::forgetLocked(TierId tier, const ArrivalPtr& arrival) {
  const auto place = m_arrivals.find(tier.value);
  if (place == m_arrivals.end() || place->second != arrival) return;
  m_bytesHere -= arrival->record->size();
  m_arrivals.erase(place);
}

RemoteRecords::Taken RemoteRecords::take(TierId tier) {
  std::unique_lock lock(m_mutex);
  const ArrivalPtr arrival = askedFor(lock, tier);
  Taken taken{nullptr, arrival->record != nullptr};
  m_changed.wait(lock, [&] { return m_closed || arrival->record; });
  if (!arrival->record) throw Stopped();
  forgetLocked(tier, arrival);
  taken.record = arrival->record;
  return taken;
}

void RemoteRecords::arrived(const RecordPiece& piece, std::span<const std::byte> bytes) {
  const std::scoped_lock lock(m_mutex);
  const auto place = m_arrivals.find(piece.tier);
  if (place == m_arrivals.end()) throw std::runtime_error("a record came that nobody had asked for");
  Arrival& arrival = *place->second;
  if (piece.offset == 0) arrival.bytes.resize(piece.recordBytes);
  if (arrival.received != piece.offset || bytes.size() > arrival.bytes.size() - piece.offset)
    throw std::runtime_error("the pieces of a record do not fit");
  std::ranges::copy(bytes, arrival.bytes.begin() + static_cast<std::ptrdiff_t>(piece.offset));
  arrival.received += bytes.size();
  if (arrival.received < piece.recordBytes) return;
  m_bytesHere += arrival.bytes.size();
  --m_inTransit;
  ++m_arrived;
  m_arrivedBytes += arrival.bytes.size();
  arrival.record = std::make_shared<const PageVector<std::byte>>(std::move(arrival.bytes));
  m_changed.notify_all();
}

void RemoteRecords::forget(const std::function<bool(TierId)>& isNeedless) {
  const std::scoped_lock lock(m_mutex);
  std::erase_if(m_arrivals, [&](const auto& entry) {
    const bool goes = entry.second->record && isNeedless({entry.first});
    if (goes) m_bytesHere -= entry.second->record->size();
    return goes;
  });
}

void RemoteRecords::forget(TierId tier) {
  const std::scoped_lock lock(m_mutex);
  const auto place = m_arrivals.find(tier.value);
  if (place != m_arrivals.end() && place->second->record) forgetLocked(tier, ArrivalPtr(place->second));
}

void RemoteRecords::close() {
  const std::scoped_lock lock(m_mutex);
  m_closed = true;
  m_changed.notify_all();
}

}  // namespace kotai::distributed
