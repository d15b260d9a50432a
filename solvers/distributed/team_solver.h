// Solves a tier together with all other ranks. Each rank solves a block of the tier's rows.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/tables/tier_summary.h"
#include "solvers/distributed/block_mail.h"
#include "solvers/retrograde/tier_splitter.h"

namespace kotai::distributed {

struct TeamPlace {
  int rank = 0;
  int ranks = 1;
  unsigned threads = 1;  ///< number of threads on this rank
};

/// Solves one rank's block of a tier. Afterwards, the leader collects the codes of the whole tier from the
/// other ranks. All blocks work in lockstep and exchange only changes. Not thread-safe. Every function may
/// throw Stopped.
class TeamSolver {
 public:
  using Send = std::function<void(int to, const BlockHead& head, Bytes bytes)>;
  TeamSolver(const retrograde::TierSplitter& splitter, const TeamTask& task, TeamPlace place, BlockMail& mail, Send send);

  /// Solves the block. Returns the summary of the whole tier on the leader. The result is meaningless on other ranks.
  TierSummary solve(const retrograde::OpenChild& open, const std::stop_token& stop);

  std::uint32_t valueBytes() const { return m_wide ? 2 : 1; }
  /// On the leader: appends the next codes of the tier in file order until there are \p bytes bytes or no more codes.
  void appendCodes(std::size_t bytes, std::vector<std::byte>& codes);
  /// On the leader: ends serve() on the other ranks.
  void end();
  /// On other ranks: sends the codes that the leader requests, until the leader calls end().
  void serve();

 private:
  struct Lines {
    std::uint64_t part = 0;
    std::uint64_t first = 0;
    std::uint64_t count = 0;  // number of requested lines; 0 ends the requests
  };
  void throwIfStopped(const std::stop_token& stop) const;
  void sweepTogether(const std::stop_token& stop);
  bool exchange(bool changed);
  TierSummary joinSummaries(const std::stop_token& stop);
  bool verdict(const TierSummary& summary);
  bool askForLines();
  void receiveLines(std::vector<std::byte>& codes);
  Bytes codesOf(const Lines& lines) const;
  void sendToOthers(BlockWord word, std::uint32_t number, const Bytes& bytes);
  BlockHead head(BlockWord word, std::uint32_t number) const { return {m_task.tier, word, number}; }
  bool leads() const { return m_place.rank == m_task.leader; }

  const retrograde::TierSplitter& m_splitter;
  const TeamTask m_task;
  const TeamPlace m_place;
  BlockMail& m_mail;
  const Send m_send;
  bool m_wide = false;
  std::unique_ptr<retrograde::TierBlock> m_block;
  std::uint32_t m_sweeps = 0;
  std::uint32_t m_attempts = 0;
  std::vector<std::uint64_t> m_positions;  // number of positions, indexed by part
  Lines m_next;                            // lines of the next request
  std::deque<Lines> m_asked;
  std::uint32_t m_linesAsked = 0;
  std::uint32_t m_linesReceived = 0;
};

}  // namespace kotai::distributed
