// Fetches parts of records from other ranks. Used for records that do not fit into memory.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <span>

#include "core/game/types.h"
#include "solvers/distributed/messages.h"

namespace kotai::distributed {

/// Part of a record, and the size of the whole record.
struct RecordStretch {
  std::uint64_t recordBytes = 0;
  Bytes bytes;
};

/// Thread-safe.
class RemoteStretches {
 public:
  explicit RemoteStretches(std::function<void(const StretchWish&)> ask) : m_ask(std::move(ask)) {}

  /// Requests a part, waits for the part and returns it. At the end of the record, the result is shorter than
  /// requested. Throws Stopped.
  RecordStretch take(TierId tier, std::uint64_t offset, std::uint64_t bytes);
  void arrived(const StretchHead& head, std::span<const std::byte> bytes);
  /// Wakes all waiting threads, which throw Stopped.
  void close();

 private:
  const std::function<void(const StretchWish&)> m_ask;
  std::mutex m_mutex;
  std::condition_variable m_changed;
  std::map<std::uint64_t, std::optional<RecordStretch>> m_waiting;  // by ticket; empty until the part arrives
  std::uint64_t m_tickets = 0;
  bool m_closed = false;
};

}  // namespace kotai::distributed
