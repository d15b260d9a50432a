// Parallel loops on plain threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace kotai {

/// Loop that calls work(0) to work(count-1), possibly on several threads.
using ParallelLoop = std::function<void(std::size_t count, const std::function<void(std::size_t)>& work)>;

/// Returns the number of threads for a request. A request of 0 means one thread per processor.
inline unsigned threadCount(unsigned wanted) { return wanted != 0 ? wanted : std::max(1U, std::thread::hardware_concurrency()); }

/// Calls work(0) to work(count-1) on the calling thread and on further threads, until a stop request. The calls
/// start in ascending order and run concurrently. The first exception ends the loop and is rethrown.
template <class Work>
void runParallel(std::size_t count, unsigned threads, const std::stop_token& stop, Work&& work) {
  std::atomic<std::size_t> next{0};
  std::mutex mutex;
  std::exception_ptr failure;
  const auto worker = [&] {
    for (std::size_t number = next++; number < count && !stop.stop_requested(); number = next++) {
      try {
        work(number);
      } catch (...) {
        const std::scoped_lock lock(mutex);
        if (!failure) failure = std::current_exception();
        next = count;
      }
    }
  };
  {
    std::vector<std::jthread> others;
    for (unsigned other = 1; other < threads && other < count; ++other) others.emplace_back(worker);
    worker();
  }
  if (failure) std::rethrow_exception(failure);
}

}  // namespace kotai
