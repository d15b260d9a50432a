// Mailbox for messages between the blocks of a tier.
#pragma once

#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <span>

#include "solvers/distributed/messages.h"

namespace kotai::distributed {

/// Thread-safe.
class BlockMail {
 public:
  struct Letter {
    int from = 0;
    Bytes bytes;
  };
  void put(const BlockHead& head, int from, std::span<const std::byte> bytes);
  /// Waits for the next message with this header and returns the message. Throws Stopped.
  Letter take(const BlockHead& head);
  /// Wakes all waiting threads, which throw Stopped.
  void close();

 private:
  std::mutex m_mutex;
  std::condition_variable m_changed;
  std::map<BlockHead, std::deque<Letter>> m_letters;
  bool m_closed = false;
};

}  // namespace kotai::distributed
