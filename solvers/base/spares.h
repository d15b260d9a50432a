// Pool of reusable working memory for threads.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <vector>

namespace kotai::retrograde {

/// Pool of objects that grows to the maximum number of objects borrowed at the same time. Thread-safe.
template <class T>
class Spares {
 public:
  using Borrowed = std::unique_ptr<T, std::function<void(T*)>>;

  /// Borrows an object, which returns to the pool when the result is destroyed.
  Borrowed borrow() const {
    std::unique_ptr<T> spare;
    {
      const std::scoped_lock lock(m_mutex);
      if (!m_spares.empty()) {
        spare = std::move(m_spares.back());
        m_spares.pop_back();
      }
    }
    if (!spare) spare = std::make_unique<T>();
    return Borrowed(spare.release(), [this](T* used) {
      std::unique_ptr<T> returned(used);
      const std::scoped_lock lock(m_mutex);
      m_spares.push_back(std::move(returned));
    });
  }

 private:
  mutable std::mutex m_mutex;
  mutable std::vector<std::unique_ptr<T>> m_spares;
};

}  // namespace kotai::retrograde
