// Runs a few tasks of different sizes on the threads of a pool. The tasks start in order.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <numeric>

#include "solvers/base/worker_pool.h"

namespace kotai::animalshogi::engine {

/// Returns the numbers of `Count` groups, beginning with the group that has the most members. `groups`: the
/// group of each member.
template <std::size_t Count, class Groups>
std::array<std::size_t, Count> largestFirst(const Groups& groups) {
  std::array<std::size_t, Count> order{};
  std::iota(order.begin(), order.end(), std::size_t{0});
  const auto members = [&](std::size_t group) { return std::count(groups.begin(), groups.end(), group); };
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return members(a) > members(b); });
  return order;
}

/// Calls body(thread, 0) to body(thread, count - 1) with the number of the thread. A free thread takes the next task.
template <class Body>
void forEachOnThreads(WorkerPool& pool, unsigned threads, std::size_t count, Body&& body) {
  std::atomic<std::size_t> next{0};
  pool.forEach(threads, [&](std::size_t thread) {
    for (std::size_t number = next++; number < count; number = next++) body(thread, number);
  });
}

/// Calls body(0) to body(count - 1). A free thread takes the next task, so put the largest tasks first.
template <class Body>
void runInOrder(WorkerPool& pool, unsigned threads, std::size_t count, Body&& body) {
  forEachOnThreads(pool, threads, count, [&](std::size_t, std::size_t task) { body(task); });
}

}  // namespace kotai::animalshogi::engine
