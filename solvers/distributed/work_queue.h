// Work queue of threads.
#pragma once

#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <utility>

namespace kotai::distributed {

/// Thread-safe.
template <class Work>
class WorkQueue {
 public:
  void add(Work work) {
    const std::scoped_lock lock(m_mutex);
    m_waiting.push_back(std::move(work));
    m_changed.notify_one();
  }
  /// Waits for work. Returns nothing once the queue is closed.
  std::optional<Work> next() {
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_closed || !m_waiting.empty(); });
    if (m_closed) return std::nullopt;
    Work work = std::move(m_waiting.front());
    m_waiting.pop_front();
    return work;
  }
  bool isEmpty() const {
    const std::scoped_lock lock(m_mutex);
    return m_waiting.empty();
  }
  void close() {
    const std::scoped_lock lock(m_mutex);
    m_closed = true;
    m_changed.notify_all();
  }

 private:
  mutable std::mutex m_mutex;
  std::condition_variable m_changed;
  std::deque<Work> m_waiting;
  bool m_closed = false;
};

}  // namespace kotai::distributed
