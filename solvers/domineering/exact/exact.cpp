#include "solvers/domineering/exact/exact.h"

#include <algorithm>
#include <limits>
#include <mutex>
#include <utility>

#include "core/base/progress_gate.h"
#include "solvers/base/worker_pool.h"
#include "solvers/domineering/exact/exact_engine.h"
#include "solvers/domineering/exact/form_engine.h"
#include "solvers/domineering/exact/reachable_boards.h"

namespace kotai::domineering {

namespace {

/// Forwards progress reports at most ten times a second, and when the evaluation starts.
class Reporter {
 public:
  explicit Reporter(const ExactOptions& options) : m_progress(options.progress) {}

  void found(std::uint64_t positions) {
    const std::scoped_lock lock(m_mutex);
    m_now.positionsFound = std::max(m_now.positionsFound, positions);
    report();
  }
  void valued(std::uint64_t more) {
    const std::scoped_lock lock(m_mutex);
    const bool begins = !std::exchange(m_now.valuing, true);
    m_now.positionsValued += more;
    report(begins);
  }

 private:
  void report(bool always = false) {
    if (m_progress && (m_gate.opens() || always)) m_progress(m_now);
  }

  const std::function<void(const ExactProgress&)>& m_progress;
  std::mutex m_mutex;
  ExactProgress m_now;
  ProgressGate m_gate;
};

constexpr std::uint64_t listedBytes = sizeof(std::uint64_t);

BoardLayers found(const Board<std::uint64_t>& board, const ExactOptions& options, WorkerPool& pool, Reporter& reporter,
                  const std::stop_token& stop) {
  ReachableOptions wanted;
  if (options.memoryBytes != 0) wanted.maxPositions = options.memoryBytes / listedBytes;
  wanted.found = [&](std::uint64_t positions) { reporter.found(positions); };
  auto layers = reachableBoards(board, pool, stop, wanted);
  if (!layers && !stop.stop_requested()) throw ExactDoesNotFit{options.memoryBytes};
  return std::move(layers).value_or(BoardLayers{});
}

/// Bytes per position in a table that is at least one third full, including the entry in the list of a layer.
constexpr std::uint64_t boardBytes = 3 * sizeof(PositionTable<std::uint64_t>::Slot) + listedBytes;

/// Solves boards with dominoes of three cells, which reachableBoards() and FormEngine do not support.
std::optional<std::uint64_t> solveBoardByBoard(const Board<std::uint64_t>& board, const ExactOptions& options,
                                               const std::stop_token& stop) {
  Reporter reporter(options);
  ExactEngine<std::uint64_t> engine(board, options.threads, stop);
  const std::uint64_t most =
      options.memoryBytes != 0 ? options.memoryBytes / boardBytes : std::numeric_limits<std::uint64_t>::max();
  if (!engine.find(0, most, [&](std::uint64_t positions) { reporter.found(positions); })) {
    if (stop.stop_requested()) return std::nullopt;
    throw ExactDoesNotFit{options.memoryBytes};
  }
  std::uint64_t size = 0;
  for (std::size_t covered = engine.layerCount(); covered-- > 0;) {
    Layer layer{engine.positions(covered), {}};
    size += layer.positions.size();
    const auto known = options.known ? options.known(static_cast<int>(covered), layer.positions) : std::nullopt;
    if (known) {
      engine.take(covered, *known);
      reporter.valued(layer.positions.size());
    } else {
      engine.valueLayer(covered, [&](std::uint64_t more) { reporter.valued(more); });
      if (stop.stop_requested()) return std::nullopt;
      layer.values = engine.values(covered);
      if (options.finished) options.finished(static_cast<int>(covered), layer);
    }
    engine.forget(covered);
  }
  return size;
}

}  // namespace

std::optional<std::uint64_t> solveExactly(const domineering::Board<std::uint64_t>& board, const ExactOptions& options,
                                          const std::stop_token& stop) {
  if (board.dominoCells != usualDominoCells) return solveBoardByBoard(board, options, stop);
  WorkerPool pool(options.threads);
  Reporter reporter(options);
  BoardLayers layers = found(board, options, pool, reporter, stop);
  std::uint64_t size = 0;
  for (const auto& layer : layers) size += layer.size();
  reporter.found(size);
  FormEngine engine(board, pool, stop);
  std::uint64_t left = size;
  for (std::size_t covered = layers.size(); covered-- > 0;) {
    if (stop.stop_requested()) return std::nullopt;
    Layer layer{std::move(layers[covered]), {}};
    const auto known = options.known ? options.known(static_cast<int>(covered), layer.positions) : std::nullopt;
    if (known) {
      engine.take(layer.positions, *known);
      reporter.valued(layer.positions.size());
    } else {
      layer.values = engine.values(layer.positions, [&](std::uint64_t more) { reporter.valued(more); });
      if (stop.stop_requested()) return std::nullopt;
      if (options.finished) options.finished(static_cast<int>(covered), layer);
    }
    left -= layer.positions.size();
    const std::uint64_t bytes = engine.bytes() + left * listedBytes;
    if (options.memoryBytes != 0 && bytes > options.memoryBytes) throw ExactDoesNotFit{bytes};
  }
  if (stop.stop_requested()) return std::nullopt;
  return size;
}

}  // namespace kotai::domineering
