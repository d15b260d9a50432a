#include "solvers/distributed/team_solver.h"

#include <algorithm>

#include "solvers/distributed/messages.h"
#include "solvers/distributed/remote_records.h"

namespace kotai::distributed {

/// Encodes the summary of a block. Omits figures that are specific to a game.
static Bytes summaryMessage(const TierSummary& summary) {
  MessageWriter message;
  message.put(std::uint64_t{summary.parts.size()});
  for (const PartSummary& part : summary.parts)
    message.put(part.notables).put(part.legalMoves).put(part.maxLegalMoves).putAll(part.histogram);
  return message.take();
}

static TierSummary summaryOf(std::span<const std::byte> bytes) {
  MessageReader message(bytes);
  TierSummary summary;
  for (auto parts = message.get<std::uint64_t>(); parts > 0; --parts) {
    PartSummary part;
    part.notables = message.get<decltype(part.notables)>();
    part.legalMoves = message.get<std::uint64_t>();
    part.maxLegalMoves = message.get<std::uint32_t>();
    part.histogram = message.getAll<PartSummary::Entry>();
    summary.parts.push_back(std::move(part));
  }
  return summary;
}

/// Size of a message in bytes, small enough for slow networks.
constexpr std::size_t messageBytes = std::size_t{4} << 20;
/// Number of positions per request for codes. The leader compresses a part while the next part is in transit.
constexpr std::uint64_t positionsAtOnce = std::uint64_t{1} << 20;

struct ChangesHead {
  std::uint32_t any = 0;   // nonzero if the sweep changed anything on the rank
  std::uint32_t last = 0;  // nonzero in the rank's last message for the sweep
};

TeamSolver::TeamSolver(const retrograde::TierSplitter& splitter, const TeamTask& task, TeamPlace place, BlockMail& mail,
                       Send send)
    : m_splitter(splitter), m_task(task), m_place(place), m_mail(mail), m_send(std::move(send)) {}

void TeamSolver::throwIfStopped(const std::stop_token& stop) const {
  if (stop.stop_requested()) throw Stopped();
}

void TeamSolver::sendToOthers(BlockWord word, std::uint32_t number, const Bytes& bytes) {
  for (int to = 0; to < m_place.ranks; ++to)
    if (to != m_place.rank) m_send(to, head(word, number), bytes);
}

/// Solves the block. Uses cells of two bytes if one byte is not enough. All ranks decide this in the same way,
/// from the children's records or from the leader's verdict on the result.
TierSummary TeamSolver::solve(const retrograde::OpenChild& open, const std::stop_token& stop) {
  const retrograde::BlockPlace place{static_cast<std::size_t>(m_place.rank), static_cast<std::size_t>(m_place.ranks)};
  for (;; m_wide = true) {
    m_block.reset();  // releases the narrow block before allocating the wide block
    m_block = m_splitter.makeBlock({m_task.tier}, place, m_place.threads, m_wide);
    const bool fits = m_block->begin(open, stop);
    throwIfStopped(stop);
    if (!fits) continue;
    sweepTogether(stop);
    TierSummary summary = joinSummaries(stop);
    if (!verdict(summary)) continue;
    for (const PartSummary& part : summary.parts) m_positions.push_back(part.positions());
    return summary;
  }
}

void TeamSolver::sweepTogether(const std::stop_token& stop) {
  for (bool first = true;; first = false) {
    const bool changed = m_block->sweep(stop);
    throwIfStopped(stop);
    if (!exchange(changed) && !first) return;
    m_block->finishSweep(stop);
  }
}

/// Exchanges changes with all other blocks. Returns whether the sweep changed anything in any block.
bool TeamSolver::exchange(bool changed) {
  const BlockHead sweep = head(BlockWord::Changes, m_sweeps++);
  for (int to = 0; to < m_place.ranks; ++to) {
    for (bool last = to == m_place.rank; !last;) {
      const Bytes changes = m_block->changesFor(static_cast<std::size_t>(to), messageBytes);
      last = changes.empty();
      Bytes message = MessageWriter().put(ChangesHead{changed ? 1U : 0U, last ? 1U : 0U}).take();
      message.insert(message.end(), changes.begin(), changes.end());
      m_send(to, sweep, std::move(message));
    }
  }
  for (int open = m_place.ranks - 1; open > 0;) {
    const BlockMail::Letter letter = m_mail.take(sweep);
    MessageReader message(letter.bytes);
    const auto changes = message.get<ChangesHead>();
    changed |= changes.any != 0;
    if (changes.last != 0) --open;
    m_block->take(static_cast<std::size_t>(letter.from), message.rest());
  }
  return changed;
}

/// Returns the summary of the whole tier on the leader, and the summary of this rank's block elsewhere.
TierSummary TeamSolver::joinSummaries(const std::stop_token& stop) {
  TierSummary own = m_block->summary(stop);
  throwIfStopped(stop);
  const BlockHead word = head(BlockWord::Summary, m_attempts);
  if (!leads()) {
    m_send(m_task.leader, word, summaryMessage(own));
    return own;
  }
  std::vector<TierSummary> all{std::move(own)};
  while (all.size() < static_cast<std::size_t>(m_place.ranks)) all.push_back(summaryOf(m_mail.take(word).bytes));
  return m_splitter.join({m_task.tier}, all);
}

/// Returns whether the cells were large enough for all distances. The leader decides and sends its decision to the
/// other ranks.
bool TeamSolver::verdict(const TierSummary& summary) {
  const std::uint32_t attempt = m_attempts++;
  if (!leads()) {
    const BlockMail::Letter letter = m_mail.take(head(BlockWord::Verdict, attempt));
    return MessageReader(letter.bytes).get<std::uint32_t>() != 0;
  }
  const bool hadRoom = m_splitter.hadRoom(summary, m_wide);
  sendToOthers(BlockWord::Verdict, attempt, MessageWriter().put(std::uint32_t{hadRoom ? 1U : 0U}).take());
  return hadRoom;
}

/// Requests the codes of the next lines of the tier from all ranks. Returns false if there are no more lines.
bool TeamSolver::askForLines() {
  if (m_next.part == m_positions.size()) return false;
  const std::uint64_t all = m_block->lineCount(m_next.part);
  const std::uint64_t each = std::max<std::uint64_t>(m_positions[m_next.part] / std::max<std::uint64_t>(all, 1), 1);
  m_next.count = std::min(all - m_next.first, std::max<std::uint64_t>(positionsAtOnce / each, 1));
  sendToOthers(BlockWord::Lines, m_linesAsked++, MessageWriter().put(m_next).take());
  m_asked.push_back(m_next);
  m_next.first += m_next.count;
  if (m_next.first == all) m_next = {m_next.part + 1, 0, 0};
  return true;
}

/// Returns the lengths of this block's parts of the lines, followed by the parts.
Bytes TeamSolver::codesOf(const Lines& lines) const {
  std::vector<std::uint32_t> lengths;
  Bytes codes;
  for (std::uint64_t line = 0; line < lines.count; ++line) {
    const std::size_t before = codes.size();
    m_block->appendLine(lines.part, lines.first + line, codes);
    lengths.push_back(static_cast<std::uint32_t>(codes.size() - before));
  }
  Bytes message = MessageWriter().putAll(lengths).take();
  message.insert(message.end(), codes.begin(), codes.end());
  return message;
}

void TeamSolver::receiveLines(std::vector<std::byte>& codes) {
  const Lines lines = m_asked.front();
  m_asked.pop_front();
  std::vector<Bytes> messages(static_cast<std::size_t>(m_place.ranks));
  messages[static_cast<std::size_t>(m_place.rank)] = codesOf(lines);
  for (int others = 1; others < m_place.ranks; ++others) {
    BlockMail::Letter letter = m_mail.take(head(BlockWord::Codes, m_linesReceived));
    messages[static_cast<std::size_t>(letter.from)] = std::move(letter.bytes);
  }
  ++m_linesReceived;
  std::vector<std::vector<std::uint32_t>> lengths;
  std::vector<std::span<const std::byte>> rest;
  for (const Bytes& bytes : messages) {
    MessageReader message(bytes);
    lengths.push_back(message.getAll<std::uint32_t>());
    rest.push_back(message.rest());
  }
  for (std::uint64_t line = 0; line < lines.count; ++line)
    for (std::size_t block = 0; block < messages.size(); ++block) {
      const auto stretch = rest[block].first(lengths[block].at(line));
      codes.insert(codes.end(), stretch.begin(), stretch.end());
      rest[block] = rest[block].subspan(stretch.size());
    }
}

void TeamSolver::appendCodes(std::size_t bytes, std::vector<std::byte>& codes) {
  while (codes.size() < bytes) {
    while (m_asked.size() < 2 && askForLines()) {
    }
    if (m_asked.empty()) return;
    receiveLines(codes);
  }
}

void TeamSolver::end() { sendToOthers(BlockWord::Lines, m_linesAsked, MessageWriter().put(Lines{}).take()); }

void TeamSolver::serve() {
  for (std::uint32_t number = 0;; ++number) {
    const BlockMail::Letter letter = m_mail.take(head(BlockWord::Lines, number));
    const auto lines = MessageReader(letter.bytes).get<Lines>();
    if (lines.count == 0) return;
    m_send(m_task.leader, head(BlockWord::Codes, number), codesOf(lines));
  }
}

}  // namespace kotai::distributed
