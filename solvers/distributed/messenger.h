// Messages between ranks over any transport.
#pragma once

#include <cstdint>
#include <functional>
#include <span>

#include "solvers/distributed/messages.h"

namespace kotai::distributed {

/// Sends and receives the messages of one rank. No function blocks. Not thread-safe.
class Messenger {
 public:
  virtual ~Messenger() = default;

  virtual int rank() const = 0;
  virtual int ranks() const = 0;
  /// Sends a message to a rank, which may be this rank. Messages between two ranks arrive in order.
  virtual void send(int to, MessageKind kind, Bytes bytes) = 0;
  using Handler = std::function<void(int from, MessageKind kind, std::span<const std::byte> bytes)>;
  /// Handles messages that have arrived. Returns false if there are none.
  virtual bool receive(const Handler& handle) = 0;
  /// Returns whether messages are still being sent.
  virtual bool isSending() = 0;

  virtual std::uint64_t bytesSent() const = 0;
  virtual std::uint64_t bytesReceived() const = 0;
};

}  // namespace kotai::distributed
