// Queue of outgoing messages from a rank's threads to its communication thread.
#pragma once

#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "core/game/types.h"
#include "solvers/distributed/messages.h"

namespace kotai::distributed {

struct Message {
  int rank = 0;
  MessageKind kind = MessageKind::Record;
  Bytes bytes;
};

struct Outgoings {
  std::optional<std::vector<HeldTier>> opened;  ///< tiers in newly opened shards
  std::vector<SolvedTierMessage> solved;
  std::vector<TierId> wanted;       ///< tiers to request from other ranks
  std::vector<StretchWish> wishes;  ///< parts of records to request from other ranks
  std::vector<Message> messages;    ///< messages for other ranks
  std::vector<TierId> left;         ///< tiers whose block this rank has released
  bool synced = false;
  std::exception_ptr failure;

  bool empty() const {
    return !opened && solved.empty() && wanted.empty() && wishes.empty() && messages.empty() && left.empty() && !synced &&
           failure == nullptr;
  }
};

/// Thread-safe.
class Outbox {
 public:
  /// Calls \p add to add messages to the waiting Outgoings. Messages that are not \p urgent wait a few
  /// milliseconds for the next check, because waking the communication thread for each small tier would take
  /// longer than solving the tier.
  template <class Add>
  void post(Add&& add, bool urgent = true) {
    const std::scoped_lock lock(m_mutex);
    add(m_waiting);
    if (urgent) m_posted.notify_one();
  }
  /// Returns the messages posted since the last call.
  Outgoings take() {
    const std::scoped_lock lock(m_mutex);
    return std::exchange(m_waiting, {});
  }
  /// Waits for an urgent message, or for the timeout.
  void wait(std::chrono::microseconds most) {
    std::unique_lock lock(m_mutex);
    if (m_waiting.empty()) m_posted.wait_for(lock, most);
  }

 private:
  std::mutex m_mutex;
  std::condition_variable m_posted;
  Outgoings m_waiting;
};

}  // namespace kotai::distributed
