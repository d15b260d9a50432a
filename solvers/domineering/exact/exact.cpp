#include "solvers/domineering/exact/exact.h"

#include <mutex>

#include "core/base/progress_gate.h"
#include "solvers/domineering/exact/exact_engine.h"

namespace kotai::domineering {

namespace {

/// Passes on what is reported, at most ten times a second.
class Reporter {
 public:
  explicit Reporter(const ExactOptions& options) : m_progress(options.progress) {}

  void found(std::uint64_t positions) {
    const std::scoped_lock lock(m_mutex);
    m_now.positionsFound = positions;
    tell();
  }
  void kept(const std::optional<SolutionError>& unsaved) {
    const std::scoped_lock lock(m_mutex);
    m_now.unsaved = unsaved;
    tell();
  }
  void valued(std::uint64_t more) {
    const std::scoped_lock lock(m_mutex);
    m_now.valuing = true;
    m_now.unsaved.reset();  // tiers go into the file itself
    m_now.positionsValued += more;
    tell();
  }

 private:
  void tell() {
    if (m_progress && m_gate.opens()) m_progress(m_now);
  }

  const std::function<void(const ExactProgress&)>& m_progress;
  std::mutex m_mutex;
  ExactProgress m_now;
  ProgressGate m_gate;
};

using Engine = ExactEngine<std::uint64_t>;

void restore(Engine& engine, FoundLog& log) {
  Found last;
  log.read([&](const Found& found) {
    for (const std::vector<std::uint64_t>& positions : found.positions) engine.restore(positions);
    last = {found.covered, found.expanded, {}};
  });
  engine.resumeAt(last.covered, static_cast<std::size_t>(last.expanded));
  engine.news(false);  // the log has them
}

/// Quick boards are solved before anything is due. Once the log has begun, a layer is kept before it is gathered.
void keepFound(Engine& engine, FoundLog& log, std::size_t covered, std::size_t expanded, bool last) {
  const bool gathersNext = expanded == 0 && log.goesOn();
  if (!log.due() && !gathersNext && !(last && log.goesOn())) return;
  const bool all = !log.goesOn();
  log.append({static_cast<std::uint32_t>(covered), expanded, engine.news(all)});
}

}  // namespace

std::optional<std::uint64_t> solveExactly(const domineering::Board<std::uint64_t>& board, const ExactOptions& options,
                                          const std::stop_token& stop) {
  Engine engine(board, options.threads, stop);
  Reporter reporter(options);
  ExactLimits limits;
  if (options.memoryBytes != 0) limits.bytes = options.memoryBytes;
  if (options.log != nullptr) restore(engine, *options.log);
  const bool all = engine.find(
      0, limits, [&](std::uint64_t positions) { reporter.found(positions); },
      [&](std::size_t covered, std::size_t expanded, bool last) {
        if (options.log == nullptr) return;
        keepFound(engine, *options.log, covered, expanded, last);
        reporter.kept(options.log->trouble());
      });
  if (engine.exceeds(limits)) throw ExactDoesNotFit{engine.bytes()};
  if (!all) return std::nullopt;
  for (std::size_t covered = engine.layerCount(); covered-- > 0;) {
    const auto& positions = engine.positions(covered);
    const auto known = options.known ? options.known(static_cast<int>(covered), positions) : std::nullopt;
    if (known) {
      engine.take(covered, *known);
      reporter.valued(positions.size());
    } else {
      engine.value(covered, [&](std::uint64_t more) { reporter.valued(more); });
      if (stop.stop_requested()) return std::nullopt;
      if (options.finished) options.finished(static_cast<int>(covered), {positions, engine.values(covered)});
    }
    engine.forget(covered);
    if (stop.stop_requested()) return std::nullopt;
  }
  return engine.size();
}

}  // namespace kotai::domineering
