#include "solvers/distributed/rank_solver.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "core/base/errors.h"
#include "core/base/parallel.h"
#include "core/tables/file_shape.h"
#include "solvers/distributed/record_stream.h"

namespace kotai::distributed {

namespace {

using Clock = std::chrono::steady_clock;

/// Size in bytes of a piece of a record. Small, so that no rank is silent for long on a slow network.
constexpr std::size_t pieceBytes = std::size_t{4} << 20;
/// Divisor of the table memory: one eighth of the memory is reserved for prefetched records.
constexpr std::uint64_t aheadShare = 8;

std::uint64_t nanosecondsSince(Clock::time_point start) {
  return static_cast<std::uint64_t>(std::chrono::nanoseconds(Clock::now() - start).count());
}

retrograde::MemoryNeeds needsOf(const retrograde::TierKernel& kernel, double maxWholeBytes) {
  return std::isfinite(maxWholeBytes) ? kernel.splitter()->needsOfSmall(maxWholeBytes) : kernel.memoryNeeds();
}

}  // namespace

RankSolver::RankSolver(const VariantPtr& variant, const retrograde::TierKernel& kernel, const RankSettings& settings)
    : m_variant(variant),
      m_graph(variant->tierGraph()),
      m_kernel(kernel),
      m_settings(settings),
      m_memory(needsOf(kernel, settings.maxWholeBytes), m_graph.tierCount(), settings.threads),
      m_scarce(m_memory.scarce(settings.memoryBytes)),
      m_keep(m_memory.pageBytes(settings.memoryBytes)),
      m_net(settings.memoryBytes),
      m_shards(settings.directory, FileShape::of(*variant), kernel.coding()),
      m_remote([this](TierId tier) { m_outbox.post([tier](Outgoings& out) { out.wanted.push_back(tier); }); },
               m_memory.tableBytes(settings.memoryBytes) / aheadShare),
      m_cache(m_memory.tableBytes(settings.memoryBytes), [this](TierId tier) { return load(tier); }),
      m_stretches([this](const StretchWish& wish) { m_outbox.post([&wish](Outgoings& out) { out.wishes.push_back(wish); }); }) {
  for (unsigned number = 0; number < settings.threads; ++number)
    m_threads.emplace_back([this] { guarded([this] { solveTiers(); }); });
  m_threads.emplace_back([this] { guarded([this] { readForOthers(); }); });
  if (kernel.splitter() != nullptr) m_threads.emplace_back([this] { guarded([this] { solveInTeams(); }); });
}

RankSolver::~RankSolver() {
  m_stop.request_stop();
  m_tiers.close();
  m_teamTasks.close();
  m_blockMail.close();
  m_stretches.close();
  m_reading.close();
  m_remote.close();
}

RankSolver::Costs& RankSolver::costs() {
  thread_local Costs ofThisThread;
  return ofThisThread;
}

/// Runs \p work. If \p work throws, posts the exception to the outbox, for rank 0. Ignores Stopped.
template <class Work>
void RankSolver::guarded(Work&& work) {
  try {
    work();
  } catch (const Stopped&) {
  } catch (...) {
    m_outbox.post([failure = std::current_exception()](Outgoings& out) {
      if (!out.failure) out.failure = failure;
    });
  }
}

void RankSolver::open(std::vector<ShardTask> tasks) {
  m_reading.add([this, tasks = std::move(tasks)] {
    m_shards.open(tasks, m_stop.get_token());
    if (m_stop.stop_requested()) return;
    m_outbox.post([held = m_shards.held()](Outgoings& out) mutable { out.opened = std::move(held); });
  });
}

void RankSolver::sync() {
  m_reading.add([this] {
    m_shards.sync();
    m_outbox.post([](Outgoings& out) { out.synced = true; });
  });
}

void RankSolver::raiseFloor(int floor) {
  m_floor = floor;
  const int needed = floor - m_graph.childLayerReach();
  const auto isOver = [&](TierId tier) { return m_graph.layerOf(tier) < needed; };
  m_cache.retireBelow(needed);
  m_remote.forget(isOver);
  m_uses.forget(isOver);
}

void RankSolver::solve(const std::vector<std::uint64_t>& tiers, const std::vector<std::uint64_t>& closed, int floor) {
  if (floor > m_floor) raiseFloor(floor);
  const bool quick = m_graph.listsChildrenQuickly();
  for (const std::uint64_t number : tiers) {
    const TierId tier{number};
    if (quick) m_graph.forEachChild(tier, [this](TierId child) { m_uses.add(child); });
    if (m_settings.ranks > 1 && quick) fetchAhead(tier);
    if (m_settings.ranks > 1 && !quick) m_reading.add([this, tier] { fetchAhead(tier); });
    m_tiers.add(tier);
  }
  for (const std::uint64_t number : closed)
    if (m_uses.close({number})) drop({number});
}

/// Fetches the children of a waiting tier while other tiers are being solved.
void RankSolver::fetchAhead(TierId tier) {
  m_graph.forEachLikelyChild(tier, [this](TierId child) {
    if (!m_cache.contains(child) && !m_shards.has(child)) m_remote.prefetch(child);
  });
}

/// Drops children of a finished tier that no other tier will read.
void RankSolver::dropNeedlessChildren(TierId tier) {
  if (!m_graph.listsChildrenQuickly()) return;
  m_graph.forEachChild(tier, [this](TierId child) {
    if (m_uses.remove(child)) drop(child);
  });
}

void RankSolver::drop(TierId tier) {
  m_cache.drop(tier);
  m_remote.forget(tier);
}

void RankSolver::solveTiers() {
  for (;;) {
    const auto start = Clock::now();
    const auto tier = m_tiers.next();
    m_idleNanoseconds += nanosecondsSince(start);
    if (!tier) return;
    solveTier(*tier);
  }
}

void RankSolver::solveTier(TierId tier) {
  const auto start = Clock::now();
  costs() = {};
  const retrograde::ChildTables children([this](TierId child) { return m_cache.get(child, m_graph.layerOf(child)); }, m_scarce);
  auto solved = m_kernel.solve(tier, children, m_stop.get_token());
  if (!solved || m_stop.stop_requested()) return;
  SolvedTierMessage note;
  note.held = m_shards.append(
      tier, encodeTierRecord(tier, solved->codes, solved->summary, m_kernel.coding(), m_graph.positionsPerBlock()),
      solved->codes.positions());
  solved->codes = {};  // frees memory for the tables of other tiers
  dropNeedlessChildren(tier);
  if (!m_uses.isNeedless(tier)) m_cache.put(tier, m_graph.layerOf(tier), std::move(solved->table));
  m_net.check();
  note.waited = costs().waited;
  note.fetchedBytes = costs().fetchedBytes;
  note.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  m_outbox.post([&note](Outgoings& out) { out.solved.push_back(note); }, m_tiers.isEmpty());
}

void RankSolver::solveInTeams() {
  while (const auto task = m_teamTasks.next()) solveInTeam(*task);
}

/// Solves a tier together with all other ranks. First releases all tables. Precondition: no rank has other work in progress.
void RankSolver::solveInTeam(const TeamTask& task) {
  const auto start = Clock::now();
  m_cache.retireBelow(m_graph.layerCount());
  m_remote.forget([](TierId) { return true; });
  const auto send = [this](int to, const BlockHead& head, Bytes bytes) {
    Bytes message = MessageWriter().put(head).take();
    message.insert(message.end(), bytes.begin(), bytes.end());
    m_outbox.post([&](Outgoings& out) { out.messages.push_back({to, MessageKind::Block, std::move(message)}); });
  };
  {
    TeamSolver team(*m_kernel.splitter(), task, {m_settings.rank, m_settings.ranks, m_settings.threads}, m_blockMail, send);
    const TierSummary summary = team.solve([this](TierId child) { return stream(child); }, m_stop.get_token());
    if (task.leader == m_settings.rank) {
      SolvedTierMessage note;
      const auto held = writeTogether(team, {task.tier}, summary);
      if (!held) return;
      note.held = *held;
      note.seconds = std::chrono::duration<double>(Clock::now() - start).count();
      m_outbox.post([&note](Outgoings& out) { out.solved.push_back(note); });
    } else {
      team.serve();
    }
  }
  m_net.check();
  m_outbox.post([&task](Outgoings& out) { out.left.push_back({task.tier}); });
}

/// Requests the codes of all blocks from the other ranks, piece by piece, and compresses them on all threads.
std::optional<HeldTier> RankSolver::writeTogether(TeamSolver& team, TierId tier, const TierSummary& summary) {
  std::uint64_t positions = 0;
  for (const PartSummary& part : summary.parts) positions += part.positions();
  const RecordShape shape{{tier, 0}, static_cast<std::uint16_t>(team.valueBytes()), positions, m_graph.positionsPerBlock()};
  std::vector<std::byte> codes;
  std::uint64_t first = 0;  // index of the piece's first byte
  const auto fill = [&](std::uint64_t position, std::span<std::byte> plain) {
    const auto begin = codes.begin() + static_cast<std::ptrdiff_t>(position * shape.valueBytes - first);
    std::copy_n(begin, plain.size(), plain.begin());
  };
  const auto forEach = [&](std::size_t count, const std::function<void(std::size_t)>& work) {
    team.appendCodes(count * shape.blockBytes(), codes);
    runParallel(count, m_settings.threads, m_stop.get_token(), work);
    const std::uint64_t used = std::min<std::uint64_t>(count * shape.blockBytes(), codes.size());
    codes.erase(codes.begin(), codes.begin() + static_cast<std::ptrdiff_t>(used));
    first += used;
  };
  auto held = m_shards.appendBlocks(shape, summary, fill, forEach, m_stop.get_token());
  team.end();
  return held;
}

std::unique_ptr<retrograde::ChildCodes> RankSolver::stream(TierId tier) {
  const bool own = m_shards.has(tier);
  return std::make_unique<RecordStream>(tier, [this, tier, own](std::uint64_t offset, std::uint64_t bytes) {
    return own ? m_shards.rawStretch(tier, offset, bytes) : m_stretches.take(tier, offset, bytes);
  });
}

retrograde::WorkingTablePtr RankSolver::load(TierId tier) {
  const bool own = m_shards.has(tier);
  if (own) ++m_reloads;
  retrograde::WorkingTablePtr table = m_kernel.unpack(tier, own ? m_shards.read(tier) : fetch(tier));
  if (!table) throw SolutionError(SolutionFault::DamagedTier, m_settings.directory, {std::to_string(tier.value)});
  return table;
}

TierCodes RankSolver::fetch(TierId tier) {
  const auto start = Clock::now();
  const RemoteRecords::Taken taken = m_remote.take(tier);
  const std::uint64_t waited = nanosecondsSince(start);
  ++m_fetches;
  if (taken.wasPrefetched) ++m_prefetched;
  m_waitedNanoseconds += waited;
  costs().waited += static_cast<double>(waited) * 1e-9;
  costs().fetchedBytes += taken.record->size();
  const auto view = TierRecordView::read(*taken.record);
  auto codes = view && view->tier() == tier ? view->readCodes() : std::nullopt;
  if (!codes) throw SolutionError(SolutionFault::DamagedTier, m_settings.directory, {std::to_string(tier.value)});
  return std::move(*codes);
}

void RankSolver::serve(TierId tier, int rank) {
  m_reading.add([this, tier, rank] { sendRecord(tier, rank); });
}

void RankSolver::serve(const StretchWish& wish, int rank) {
  m_reading.add([this, wish, rank] {
    const RecordStretch stretch = m_shards.rawStretch({wish.tier}, wish.offset, wish.bytes);
    Bytes bytes = MessageWriter().put(StretchHead{wish.ticket, stretch.recordBytes}).take();
    bytes.insert(bytes.end(), stretch.bytes.begin(), stretch.bytes.end());
    m_outbox.post([&](Outgoings& out) { out.messages.push_back({rank, MessageKind::Stretch, std::move(bytes)}); });
  });
}

void RankSolver::readForOthers() {
  while (const auto task = m_reading.next()) (*task)();
}

void RankSolver::sendRecord(TierId tier, int rank) {
  const PageVector<std::byte> record = m_shards.rawRecord(tier);
  for (std::uint64_t offset = 0; offset < record.size(); offset += pieceBytes) {
    const auto piece = std::span(record).subspan(offset, std::min<std::uint64_t>(pieceBytes, record.size() - offset));
    const RecordPiece head{tier.value, record.size(), offset};
    Bytes bytes(sizeof head + piece.size());
    std::memcpy(bytes.data(), &head, sizeof head);
    std::ranges::copy(piece, bytes.begin() + sizeof head);
    m_outbox.post([&](Outgoings& out) { out.messages.push_back({rank, MessageKind::Record, std::move(bytes)}); });
  }
}

RankFigures RankSolver::figures() const {
  const retrograde::CacheStatistics cache = m_cache.statistics();
  RankFigures figures;
  figures.waited = static_cast<double>(m_waitedNanoseconds.load()) * 1e-9;
  figures.idle = static_cast<double>(m_idleNanoseconds.load()) * 1e-9;
  figures.tableBytes = m_cache.bytes();
  figures.peakTableBytes = cache.peakBytes;
  figures.hits = cache.hits;
  figures.reloads = m_reloads;
  figures.fetches = m_fetches;
  figures.prefetched = m_prefetched;
  figures.evictions = cache.evictions;
  return figures;
}

}  // namespace kotai::distributed
