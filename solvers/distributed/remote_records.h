// Prefetches records from other ranks, and stores them until use.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <unordered_map>

#include "core/base/page_pool.h"
#include "core/game/types.h"
#include "solvers/distributed/messages.h"

namespace kotai::distributed {

/// Thrown when the run ends while a thread waits.
struct Stopped : std::exception {};

/// Thread-safe.
class RemoteRecords {
 public:
  using Record = std::shared_ptr<const PageVector<std::byte>>;
  /// \p ask requests a record. \p maxAhead: maximum bytes of prefetched records.
  RemoteRecords(std::function<void(TierId)> ask, std::uint64_t maxAhead) : m_ask(std::move(ask)), m_maxAhead(maxAhead) {}

  /// Requests a record for later if the prefetched records, arrived or in transit, leave enough room.
  void prefetch(TierId tier);
  struct Taken {
    Record record;
    bool wasPrefetched = false;  ///< whether the record had already arrived
  };
  /// Waits until the record has arrived, and returns the record. Throws Stopped.
  Taken take(TierId tier);
  void arrived(const RecordPiece& piece, std::span<const std::byte> bytes);
  /// Releases records that have arrived but are no longer needed.
  void forget(const std::function<bool(TierId)>& isNeedless);
  void forget(TierId tier);
  /// Wakes all waiting threads, which throw Stopped.
  void close();

 private:
  struct Arrival {
    PageVector<std::byte> bytes;
    std::uint64_t received = 0;
    Record record;  // the record, complete when all pieces have arrived
  };
  using ArrivalPtr = std::shared_ptr<Arrival>;
  ArrivalPtr askedFor(std::unique_lock<std::mutex>& lock, TierId tier);
  void forgetLocked(TierId tier, const ArrivalPtr& arrival);
  bool hasRoomLocked() const;

  const std::function<void(TierId)> m_ask;
  const std::uint64_t m_maxAhead;
  std::mutex m_mutex;
  std::condition_variable m_changed;
  std::unordered_map<std::uint64_t, ArrivalPtr> m_arrivals;  // records requested or arrived, by number of the tier
  std::uint64_t m_bytesHere = 0;
  std::uint64_t m_inTransit = 0;     // number of records in transit
  std::uint64_t m_arrived = 0;       // number of records received since the start of the run
  std::uint64_t m_arrivedBytes = 0;  // size of all received records; gives an estimate for records in transit
  bool m_closed = false;
};

}  // namespace kotai::distributed
