// Runs ranks as threads of one program, over a network that is as slow as the test needs.
#pragma once

#include <chrono>
#include <deque>
#include <filesystem>
#include <memory>
#include <mutex>
#include <vector>

#include "solvers/distributed/messenger.h"
#include "solvers/distributed/solve.h"

namespace kotai::test {

struct NetworkSpeed {
  std::chrono::microseconds latency{0};
  double bytesPerSecond = 1e12;  ///< rate in each direction
};

/// Network with latency. A message occupies the sender's line, then the receiver's line, and then takes the
/// latency. Thread-safe.
class SlowNetwork {
 public:
  SlowNetwork(int ranks, NetworkSpeed speed);
  ~SlowNetwork();
  distributed::Messenger& end(int rank);

 private:
  using Clock = std::chrono::steady_clock;
  class End;
  struct Letter {
    Clock::time_point arrives;
    int from = 0;
    distributed::MessageKind kind = distributed::MessageKind::Alive;
    distributed::Bytes bytes;
  };
  struct Line {
    Clock::time_point sending{};  // time until which the line is busy
    Clock::time_point receiving{};
    std::deque<Letter> letters;  // messages in transit to this rank, in order of arrival
  };
  void send(int from, int to, distributed::MessageKind kind, distributed::Bytes bytes);
  bool receive(int rank, Letter& letter);
  bool isSending(int rank);

  const NetworkSpeed m_speed;
  std::mutex m_mutex;
  std::vector<Line> m_lines;  // lines of the ranks
  std::vector<std::unique_ptr<End>> m_ends;
};

/// Solves a variant with ranks of one thread each, all in one folder. Throws the exceptions of the ranks.
distributed::RunReport solveOnSlowNetwork(const VariantPtr& variant, const std::filesystem::path& folder, int ranks,
                                          NetworkSpeed speed);

}  // namespace kotai::test
