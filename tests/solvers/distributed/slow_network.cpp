#include "slow_network.h"

#include <algorithm>
#include <exception>
#include <thread>

namespace kotai::test {

using namespace distributed;

class SlowNetwork::End final : public Messenger {
 public:
  End(SlowNetwork& network, int rank) : m_network(network), m_rank(rank) {}

  int rank() const override { return m_rank; }
  int ranks() const override { return static_cast<int>(m_network.m_lines.size()); }
  void send(int to, MessageKind kind, Bytes bytes) override {
    if (to != m_rank) m_sent += bytes.size();
    m_network.send(m_rank, to, kind, std::move(bytes));
  }
  bool receive(const Handler& handle) override {
    bool any = false;
    for (Letter letter; m_network.receive(m_rank, letter); any = true) {
      if (letter.from != m_rank) m_received += letter.bytes.size();
      handle(letter.from, letter.kind, letter.bytes);
    }
    return any;
  }
  bool isSending() override { return m_network.isSending(m_rank); }
  std::uint64_t bytesSent() const override { return m_sent; }
  std::uint64_t bytesReceived() const override { return m_received; }

 private:
  SlowNetwork& m_network;
  const int m_rank;
  std::uint64_t m_sent = 0;
  std::uint64_t m_received = 0;
};

SlowNetwork::SlowNetwork(int ranks, NetworkSpeed speed) : m_speed(speed), m_lines(static_cast<std::size_t>(ranks)) {
  for (int rank = 0; rank < ranks; ++rank) m_ends.push_back(std::make_unique<End>(*this, rank));
}

SlowNetwork::~SlowNetwork() = default;

Messenger& SlowNetwork::end(int rank) { return *m_ends[static_cast<std::size_t>(rank)]; }

void SlowNetwork::send(int from, int to, MessageKind kind, Bytes bytes) {
  const std::scoped_lock lock(m_mutex);
  Line& sender = m_lines[static_cast<std::size_t>(from)];
  Line& receiver = m_lines[static_cast<std::size_t>(to)];
  auto arrives = Clock::now();
  if (from != to) {
    const auto taking = std::chrono::duration_cast<Clock::duration>(
        std::chrono::duration<double>(static_cast<double>(bytes.size()) / m_speed.bytesPerSecond));
    sender.sending = receiver.receiving = std::max({arrives, sender.sending, receiver.receiving}) + taking;
    arrives = receiver.receiving + m_speed.latency;
  }
  Letter letter{arrives, from, kind, std::move(bytes)};
  const auto place = std::ranges::upper_bound(receiver.letters, arrives, {}, &Letter::arrives);
  receiver.letters.insert(place, std::move(letter));
}

bool SlowNetwork::receive(int rank, Letter& letter) {
  const std::scoped_lock lock(m_mutex);
  Line& line = m_lines[static_cast<std::size_t>(rank)];
  if (line.letters.empty() || line.letters.front().arrives > Clock::now()) return false;
  letter = std::move(line.letters.front());
  line.letters.pop_front();
  return true;
}

bool SlowNetwork::isSending(int rank) {
  const std::scoped_lock lock(m_mutex);
  const auto isFrom = [rank](const Letter& letter) { return letter.from == rank; };
  return std::ranges::any_of(m_lines, [&](const Line& line) { return std::ranges::any_of(line.letters, isFrom); });
}

RunReport solveOnSlowNetwork(const VariantPtr& variant, const std::filesystem::path& folder, int ranks, NetworkSpeed speed) {
  constexpr double memoryBytes = 2e9;
  SlowNetwork network(ranks, speed);
  std::vector<Hello> hellos(static_cast<std::size_t>(ranks));
  for (Hello& hello : hellos) hello.setStrings("test", variant->id(), {});
  RunReport report;
  std::vector<std::exception_ptr> failures(static_cast<std::size_t>(ranks));
  {
    std::vector<std::jthread> threads;
    for (int rank = 0; rank < ranks; ++rank)
      threads.emplace_back([&, rank] {
        try {
          RunOptions options;
          options.directory = folder;
          const RankShare share{1, memoryBytes};
          const RunReport own = solve(variant, options, share, hellos, network.end(rank));
          if (rank == 0) report = own;
        } catch (...) {
          failures[static_cast<std::size_t>(rank)] = std::current_exception();
        }
      });
  }
  for (const std::exception_ptr& failure : failures)
    if (failure) std::rethrow_exception(failure);
  return report;
}

}  // namespace kotai::test
