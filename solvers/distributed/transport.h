// Messages between ranks by MPI, without ever waiting for one.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <list>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "solvers/distributed/handshake.h"
#include "solvers/distributed/messages.h"

namespace kotai::distributed {

/// MPI itself, from the beginning of the program to its end. Everything is called from the thread that made it (the level
/// MPI_THREAD_FUNNELED, which every MPI has and which takes no locks): threads that solve hand their messages to that one.
class Transport {
 public:
  Transport();
  ~Transport();
  Transport(const Transport&) = delete;
  Transport& operator=(const Transport&) = delete;

  int rank() const { return m_rank; }
  int ranks() const { return m_ranks; }
  /// Ranks on this machine, this one among them.
  int ranksHere() const { return m_ranksHere; }

  /// What all ranks say, on rank 0; nothing elsewhere. All ranks call it.
  std::vector<Hello> gather(const Hello& own) const;
  /// What rank 0 says, everywhere. All ranks call it.
  bool agree(bool goOn) const;
  /// The sum over all ranks, by place, on rank 0. All ranks call it, with as many numbers.
  std::vector<std::uint64_t> sum(const std::vector<std::uint64_t>& own) const;

  /// To this rank itself as well. Messages between two ranks arrive in the order in which they were sent.
  void send(int to, MessageKind kind, Bytes bytes);
  using Handler = std::function<void(int from, MessageKind kind, std::span<const std::byte> bytes)>;
  /// Handles what has arrived; false if nothing has.
  bool receive(const Handler& handle);
  /// Whether messages are still on their way out.
  bool isSending();

  std::uint64_t bytesSent() const { return m_bytesSent; }
  std::uint64_t bytesReceived() const { return m_bytesReceived; }

  /// Ends all ranks at once.
  [[noreturn]] void abort() const;

 private:
  struct Outgoing;
  struct Local {
    MessageKind kind;
    Bytes bytes;
  };
  void forgetSent();

  int m_rank = 0;
  int m_ranks = 1;
  int m_ranksHere = 1;
  std::list<std::unique_ptr<Outgoing>> m_outgoing;
  std::deque<Local> m_local;
  std::uint64_t m_bytesSent = 0;
  std::uint64_t m_bytesReceived = 0;
};

}  // namespace kotai::distributed
