#include "solvers/distributed/solve.h"

#include <algorithm>
#include <new>

#include "core/base/resources.h"
#include "core/tables/solution.h"
#include "solvers/distributed/messenger.h"
#include "solvers/distributed/rank_solver.h"
#include "solvers/distributed/shard_plan.h"
#include "solvers/distributed/tier_fit.h"
#include "solvers/retrograde/registry.h"

namespace kotai::distributed {

namespace {

class RankLoop {
 public:
  /// \p coordinator: null except on rank 0.
  RankLoop(const RunOptions& options, const std::vector<Hello>& hellos, Messenger& messenger, RankSolver& solver,
           Coordinator* coordinator, std::uint64_t tiers);

  /// Runs until rank 0 ends the run. Throws RankFailure.
  void run(const std::vector<SeenShard>& seen);

 private:
  using Clock = std::chrono::steady_clock;
  void handle(int from, MessageKind kind, std::span<const std::byte> bytes);
  void handleForThisRank(int from, MessageKind kind, MessageReader message);
  bool sendOutgoings();
  void sendFailure(const std::exception_ptr& failure);
  void receiveFailure(int from, MessageReader message);
  void sendAlive();
  void watch() const;
  void stopAll();
  void pause(bool busy);

  const RunOptions& m_options;
  const std::vector<Hello>& m_hellos;
  Messenger& m_messenger;
  RankSolver& m_solver;
  Coordinator* m_coordinator;
  std::vector<std::uint16_t> m_owners;     // ranks that own the tiers, indexed by tier
  std::vector<Clock::time_point> m_heard;  // time of the last message, by rank
  Clock::time_point m_lastAlive{};
  std::chrono::microseconds m_pause{0};
  bool m_over = false;
  std::optional<RankFailure> m_failure;
};

using namespace std::chrono_literals;

/// Time between two reports of a rank, which contain its figures and show that the rank is alive.
constexpr auto betweenSigns = 500ms;
/// Minimum pause between two polls. Constant polling would take processor time from a solving thread.
constexpr std::chrono::microseconds shortestPause = 20us;
constexpr std::chrono::microseconds longestPause = 1ms;
constexpr std::chrono::microseconds pauseAlone =
    50ms;  // without other ranks, only this rank's threads post messages, and each message ends the pause

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
    if (Clock::now() - m_lastAlive >= betweenSigns) sendAlive();
    pause(busy);
  }
  // Waits until the final message has been sent. Finished ranks receive nothing else.
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
      sendAlive();  // sends the final figures
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
  m_lastAlive = Clock::now();
  RankFigures figures = m_solver.figures();
  figures.bytesSent = m_messenger.bytesSent();
  figures.bytesReceived = m_messenger.bytesReceived();
  m_messenger.send(0, MessageKind::Alive, MessageWriter().put(figures).take());
  if (m_coordinator == nullptr) return watch();
  for (int rank = 1; rank < m_messenger.ranks(); ++rank) m_messenger.send(rank, MessageKind::Alive, {});
  if (m_options.progress) m_options.progress(m_coordinator->progress());
  watch();
}

/// Throws if a rank has been silent for too long. Rank 0 monitors all ranks, and the others monitor rank 0.
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

using Clock = std::chrono::steady_clock;

std::vector<unsigned> threadsOf(const std::vector<Hello>& hellos) {
  std::vector<unsigned> threads;
  for (const Hello& hello : hellos) threads.push_back(hello.threads);
  return threads;
}

}  // namespace

bool hasTiersToHandOut(const Variant& variant) { return retrograde::solverOf(variant).makeKernel != nullptr; }

RankShare shareOf(const VariantPtr& variant, const RunOptions& options, const Transport& transport) {
  const std::filesystem::path file = options.directory / Solution::fileName(*variant);
  if (retrograde::solverOf(*variant).makeKernel == nullptr)
    throw SolutionError(SolutionFault::NotSolvable, file, {variant->id()});
  const auto here = static_cast<unsigned>(transport.ranksHere());
  RankShare share;
  share.threads = options.threads > 0 ? options.threads : std::max(1U, threadCount(0) / here);
  retrograde::SolveOptions alone;
  alone.directory = options.directory;
  alone.threads = share.threads;
  alone.memoryBytes = options.memoryBytes;
  const retrograde::Estimate needs = retrograde::resources(variant, alone);
  share.memoryBytes = options.memoryBytes > 0 ? static_cast<double>(options.memoryBytes) : needs.budgetBytes / here;
  const auto refused = [&](const char* what, double needed, double there) {
    const auto text = [](double bytes) { return std::to_string(static_cast<std::uint64_t>(bytes)); };
    return SolutionError(SolutionFault::DoesNotFit, file, {what, text(needed), text(there)});
  };
  const auto kernel = retrograde::solverOf(*variant).makeKernel(variant);
  const TierFit fit = fitTiers(*kernel, variant->tierGraph(), {share.threads, share.memoryBytes, transport.ranks()});
  if (fit.neededBytes > share.memoryBytes) throw refused("memory", fit.neededBytes, share.memoryBytes);
  share.maxWholeBytes = fit.maxWholeBytes;
  double written = 0;
  for (const SeenShard& shard : shardsIn(options.directory, FileShape::of(*variant))) written += static_cast<double>(shard.bytes);
  const double disk = needs.diskBytes * here / transport.ranks() - written;
  if (disk > needs.availableDiskBytes) throw refused("disk", disk, needs.availableDiskBytes);
  return share;
}

RunReport solve(const VariantPtr& variant, const RunOptions& options, const RankShare& share, const std::vector<Hello>& hellos,
                Messenger& messenger) {
  const auto start = Clock::now();
  const FileShape shape = FileShape::of(*variant);
  const auto kernel = retrograde::solverOf(*variant).makeKernel(variant);
  TierFit fit;
  for (const Hello& hello : hellos) fit.maxWholeBytes = std::min(fit.maxWholeBytes, hello.maxWholeBytes);
  std::optional<Coordinator> coordinator;
  if (messenger.rank() == 0)
    coordinator.emplace(
        *variant, threadsOf(hellos),
        [&messenger](int rank, MessageKind kind, Bytes bytes) { messenger.send(rank, kind, std::move(bytes)); },
        options.tierSolved, fit.isLarge(*kernel));
  RankSolver solver(
      variant, *kernel,
      {options.directory, share.threads, share.memoryBytes, messenger.rank(), messenger.ranks(), share.maxWholeBytes});
  RankLoop loop(options, hellos, messenger, solver, coordinator ? &*coordinator : nullptr, shape.tierCount);
  loop.run(shardsIn(options.directory, shape));
  RunReport report;
  if (!coordinator) return report;
  writeManifest(options.directory / shape.fileName(), shape, kernel->coding(), coordinator->manifest());
  report.progress = coordinator->progress();
  report.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  return report;
}

}  // namespace kotai::distributed
