// Runs the parallel loops of an engine with oneTBB on the requested number of threads.
#pragma once

#include <cstddef>
#include <functional>
#include <stop_token>
#include <utility>

#include "core/base/parallel.h"

#if !defined(__SANITIZE_THREAD__)
// oneTBB declares a function `emit`, and Qt defines a macro with this name.
#pragma push_macro("emit")
#undef emit
#include <tbb/global_control.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>
#pragma pop_macro("emit")

#include <optional>
#include <thread>
#endif

namespace kotai {

/// Runs loops on several threads, including the calling thread. The first exception ends the loop and is rethrown.
class WorkerPool {
 public:
#if defined(__SANITIZE_THREAD__)
  // The thread sanitizer cannot follow how the installed TBB passes tasks between threads, and reports false
  // races. Plain threads therefore run the loops in builds with this sanitizer.
  explicit WorkerPool(unsigned threads) : m_threads(std::max(1U, threads)) {}

  template <class Body>
  void forEach(std::size_t count, Body&& body) {
    runParallel(count, m_threads, {}, body);
  }

 private:
  unsigned m_threads;
#else
  /// The number of threads may exceed the number of processors.
  explicit WorkerPool(unsigned threads) : m_arena(static_cast<int>(threads > 0 ? threads : 1)) {
    if (threads > std::thread::hardware_concurrency()) m_allowed.emplace(tbb::global_control::max_allowed_parallelism, threads);
  }

  /// Calls body(0) to body(count - 1) in any order.
  template <class Body>
  void forEach(std::size_t count, Body&& body) {
    m_arena.execute([&] { tbb::parallel_for(std::size_t{0}, count, body); });
  }

 private:
  std::optional<tbb::global_control> m_allowed;
  tbb::task_arena m_arena;
#endif
};

/// Returns a loop on the pool that skips work once \p stop is requested. The pool must outlive the loop.
inline ParallelLoop stoppableLoop(WorkerPool& pool, std::stop_token stop) {
  return [&pool, stop = std::move(stop)](std::size_t count, const std::function<void(std::size_t)>& work) {
    pool.forEach(count, [&](std::size_t number) {
      if (!stop.stop_requested()) work(number);
    });
  };
}

}  // namespace kotai
