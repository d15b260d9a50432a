// Sends and receives messages between ranks with MPI, without blocking.
#pragma once

#include <cstdint>
#include <deque>
#include <list>
#include <memory>
#include <vector>

#include "solvers/distributed/handshake.h"
#include "solvers/distributed/messenger.h"

namespace kotai::distributed {

/// Initialises MPI, and finalises it at the end of the program. Only the thread that created the object may
/// call its functions (MPI_THREAD_FUNNELED, which every MPI supports without locks). Solving threads pass their
/// messages to this thread.
class Transport final : public Messenger {
 public:
  Transport();
  ~Transport() override;
  Transport(const Transport&) = delete;
  Transport& operator=(const Transport&) = delete;

  int rank() const override { return m_rank; }
  int ranks() const override { return m_ranks; }
  /// Returns the number of ranks on this machine, including this one.
  int ranksHere() const { return m_ranksHere; }

  /// Returns the greetings of all ranks on rank 0, and nothing elsewhere. All ranks must call this function.
  std::vector<Hello> gather(const Hello& own) const;
  /// Broadcasts rank 0's \p proceed, and returns it on every rank. All ranks must call this function.
  bool agree(bool proceed) const;
  /// Returns the elementwise sum over all ranks on rank 0. All ranks must call this function, with the same number of elements.
  std::vector<std::uint64_t> sum(const std::vector<std::uint64_t>& own) const;

  void send(int to, MessageKind kind, Bytes bytes) override;
  bool receive(const Handler& handle) override;
  bool isSending() override;

  std::uint64_t bytesSent() const override { return m_bytesSent; }
  std::uint64_t bytesReceived() const override { return m_bytesReceived; }

  /// Terminates all ranks immediately.
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
