// Messages between ranks by MPI, without ever blocking.
#pragma once

#include <cstdint>
#include <deque>
#include <list>
#include <memory>
#include <string>
#include <vector>

#include "solvers/distributed/handshake.h"
#include "solvers/distributed/messenger.h"

namespace kotai::distributed {

/// Represents MPI from the beginning of the program to its end. All functions must be called from the thread that created the
/// object (the level MPI_THREAD_FUNNELED, which every MPI has and which takes no locks). Solving threads pass their messages to
/// that thread.
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

  /// Returns the greetings of all ranks on rank 0, and nothing elsewhere. Called by all ranks.
  std::vector<Hello> gather(const Hello& own) const;
  /// Returns rank 0's decision on every rank. Called by all ranks.
  bool agree(bool goOn) const;
  /// Returns the sum over all ranks, element by element, on rank 0. All ranks call this with the same number of elements.
  std::vector<std::uint64_t> sum(const std::vector<std::uint64_t>& own) const;

  void send(int to, MessageKind kind, Bytes bytes) override;
  bool receive(const Handler& handle) override;
  bool isSending() override;

  std::uint64_t bytesSent() const override { return m_bytesSent; }
  std::uint64_t bytesReceived() const override { return m_bytesReceived; }

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
