#include "solvers/distributed/rank_loop.h"

#include <algorithm>
#include <new>

namespace kotai::distributed {

namespace {

using namespace std::chrono_literals;

/// Figures for the progress display, which also show that the rank is alive.
constexpr auto betweenSigns = 500ms;
/// Constant polling would take time from a solving thread.
constexpr std::chrono::microseconds shortestPause = 20us;
constexpr std::chrono::microseconds longestPause = 1ms;
constexpr std::chrono::microseconds pauseAlone = 50ms;  // only its own threads send messages, and they wake it

}  // namespace

RankLoop::RankLoop(const RunOptions& options, const std::vector<Hello>& hellos, Messenger& messenger, RankSolver& solver,
                   Coordinator* coordinator, std::uint64_t tiers)
    : m_options(options),
      m_hellos(hellos),
      m_messenger(messenger),
      m_solver(solver),
      m_coordinator(coordinator),
      m_owners(tiers, 0),
      m_heard(static_cast<std::size_t>(messenger.ranks()), Clock::now()) {}

void RankLoop::run(const std::vector<SeenShard>& seen) {
  m_messenger.send(0, MessageKind::Seen, MessageWriter().putAll(seen).take());
  while (!m_over) {
    bool busy =
        m_messenger.receive([this](int from, MessageKind kind, std::span<const std::byte> bytes) { handle(from, kind, bytes); });
    busy |= sendOutgoings();
    if (m_coordinator != nullptr) {
      busy |= m_coordinator->step();
      if (m_coordinator->isFinished()) stopAll();
    }
    if (Clock::now() - m_told >= betweenSigns) sendAlive();
    pause(busy);
  }
  // A finished rank no longer receives messages, so only the end message matters.
  for (const auto until = Clock::now() + 2s; m_coordinator != nullptr && m_messenger.isSending() && Clock::now() < until;)
    m_messenger.receive([](int, MessageKind, std::span<const std::byte>) {});
  if (m_failure) throw RankFailure(*m_failure);
}

void RankLoop::handle(int from, MessageKind kind, std::span<const std::byte> bytes) {
  m_heard[static_cast<std::size_t>(from)] = Clock::now();
  const MessageReader message(bytes);
  switch (kind) {
    case MessageKind::Seen:
    case MessageKind::Opened:
    case MessageKind::Solved:
    case MessageKind::Left:
    case MessageKind::Finished: return m_coordinator->handle(from, kind, message);
    case MessageKind::Alive:
      if (m_coordinator != nullptr) m_coordinator->handle(from, kind, message);
      return;
    case MessageKind::Failed: return receiveFailure(from, message);
    default: return handleForThisRank(from, kind, message);
  }
}

void RankLoop::handleForThisRank(int from, MessageKind kind, MessageReader message) {
  switch (kind) {
    case MessageKind::Open: return m_solver.open(message.getAll<ShardTask>());
    case MessageKind::News:
      for (const TierPlace& place : message.getAll<TierPlace>()) m_owners[place.tier] = static_cast<std::uint16_t>(place.rank);
      return;
    case MessageKind::Work: {
      const auto floor = message.get<int>();
      const auto tiers = message.getAll<std::uint64_t>();
      return m_solver.solve(tiers, message.getAll<std::uint64_t>(), floor);
    }
    case MessageKind::Request: return m_solver.serve(TierId{message.get<std::uint64_t>()}, from);
    case MessageKind::Record: {
      const auto piece = message.get<RecordPiece>();
      return m_solver.arrived(piece, message.rest());
    }
    case MessageKind::Together: return m_solver.solveTogether(message.get<TeamTask>());
    case MessageKind::Block: {
      const auto head = message.get<BlockHead>();
      return m_solver.blockMail().put(head, from, message.rest());
    }
    case MessageKind::Wish: return m_solver.serve(message.get<StretchWish>(), from);
    case MessageKind::Stretch: {
      const auto head = message.get<StretchHead>();
      return m_solver.remoteStretches().arrived(head, message.rest());
    }
    case MessageKind::Finish:
      sendAlive();  // sends the figures of the whole run
      return m_solver.sync();
    case MessageKind::Stop: m_over = true; return;
    default: throw std::runtime_error("a message that no rank understands");
  }
}

bool RankLoop::sendOutgoings() {
  Outgoings out = m_solver.outbox().take();
  if (out.empty()) return false;
  if (out.opened) m_messenger.send(0, MessageKind::Opened, MessageWriter().putAll(*out.opened).take());
  if (!out.solved.empty()) m_messenger.send(0, MessageKind::Solved, MessageWriter().putAll(out.solved).take());
  for (const TierId tier : out.wanted)
    m_messenger.send(m_owners[tier.value], MessageKind::Request, MessageWriter().put(tier.value).take());
  for (const StretchWish& wish : out.wishes)
    m_messenger.send(m_owners[wish.tier], MessageKind::Wish, MessageWriter().put(wish).take());
  for (Message& message : out.messages) m_messenger.send(message.rank, message.kind, std::move(message.bytes));
  for (const TierId tier : out.left) m_messenger.send(0, MessageKind::Left, MessageWriter().put(tier.value).take());
  if (out.synced) m_messenger.send(0, MessageKind::Finished, {});
  if (out.failure) sendFailure(out.failure);
  return true;
}

void RankLoop::sendFailure(const std::exception_ptr& failure) {
  MessageWriter message;
  try {
    std::rethrow_exception(failure);
  } catch (const SolutionError& error) {
    message.put(static_cast<int>(error.fault())).putText(error.file().string()).put(std::uint64_t{error.params().size()});
    for (const std::string& param : error.params()) message.putText(param);
  } catch (const std::bad_alloc&) {
    message.put(-1).putText("there is not enough memory; try a smaller --memory or fewer --threads");
  } catch (const std::exception& error) {
    message.put(-1).putText(error.what());
  }
  m_messenger.send(0, MessageKind::Failed, message.take());
}

/// Reports only the first failure, which causes the others.
void RankLoop::receiveFailure(int from, MessageReader message) {
  if (m_failure) return;
  m_failure.emplace();
  m_failure->rank = from;
  m_failure->machine = m_hellos[static_cast<std::size_t>(from)].machine;
  const auto fault = message.get<int>();
  const std::string text = message.getText();
  if (fault >= 0) {
    std::vector<std::string> params(message.get<std::uint64_t>());
    for (std::string& param : params) param = message.getText();
    m_failure->error.emplace(static_cast<SolutionFault>(fault), text, params);
  } else {
    m_failure->text = text;
  }
  stopAll();
}

void RankLoop::stopAll() {
  for (int rank = 1; rank < m_messenger.ranks(); ++rank) m_messenger.send(rank, MessageKind::Stop, {});
  m_over = true;
}

void RankLoop::sendAlive() {
  m_told = Clock::now();
  RankFigures figures = m_solver.figures();
  figures.bytesSent = m_messenger.bytesSent();
  figures.bytesReceived = m_messenger.bytesReceived();
  m_messenger.send(0, MessageKind::Alive, MessageWriter().put(figures).take());
  if (m_coordinator == nullptr) return watch();
  for (int rank = 1; rank < m_messenger.ranks(); ++rank) m_messenger.send(rank, MessageKind::Alive, {});
  if (m_options.progress) m_options.progress(m_coordinator->progress());
  watch();
}

/// Rank 0 monitors all ranks, the others monitor rank 0.
void RankLoop::watch() const {
  const std::size_t begin = m_coordinator != nullptr ? 1 : 0;
  const std::size_t end = m_coordinator != nullptr ? m_heard.size() : 1;
  for (std::size_t rank = begin; rank < end; ++rank) {
    if (Clock::now() - m_heard[rank] < m_options.patience) continue;
    RankFailure failure;
    failure.rank = static_cast<int>(rank);
    if (rank < m_hellos.size()) failure.machine = m_hellos[rank].machine;
    failure.text = "nothing was heard of it for " + std::to_string(m_options.patience.count()) + " s";
    failure.lost = true;
    throw failure;
  }
}

void RankLoop::pause(bool busy) {
  if (m_over) return;
  m_pause = busy ? 0us : std::clamp(2 * m_pause, shortestPause, m_messenger.ranks() > 1 ? longestPause : pauseAlone);
  if (!busy) m_solver.outbox().wait(m_pause);
}

}  // namespace kotai::distributed
