// Messages between ranks, whatever carries them.
#pragma once

#include <cstdint>
#include <functional>
#include <span>

#include "solvers/distributed/messages.h"

namespace kotai::distributed {

/// One rank's end. Nothing waits. For one thread.
class Messenger {
 public:
  virtual ~Messenger() = default;

  virtual int rank() const = 0;
  virtual int ranks() const = 0;
  /// To this rank itself as well. Messages between two ranks arrive in the order in which they were sent.
  virtual void send(int to, MessageKind kind, Bytes bytes) = 0;
  using Handler = std::function<void(int from, MessageKind kind, std::span<const std::byte> bytes)>;
  /// Handles what has arrived; false if nothing has.
  virtual bool receive(const Handler& handle) = 0;
  /// Whether messages are still on their way out.
  virtual bool isSending() = 0;

  virtual std::uint64_t bytesSent() const = 0;
  virtual std::uint64_t bytesReceived() const = 0;
};

}  // namespace kotai::distributed
