// Running a few unequal tasks on the threads of a pool, in the order given.
#pragma once

#include <atomic>
#include <cstddef>

#include "solvers/worker_pool.h"

namespace kotai::retrograde::shogi {

/// Calls body(0) .. body(count - 1); a thread that is done takes the next one, so the largest should come first.
template <class Body>
void runInOrder(WorkerPool& pool, unsigned threads, std::size_t count, Body&& body) {
  std::atomic<std::size_t> next{0};
  pool.forEach(threads, [&](std::size_t) {
    for (std::size_t task = next++; task < count; task = next++) body(task);
  });
}

}  // namespace kotai::retrograde::shogi
