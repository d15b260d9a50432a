// Runs short work on a thread pool, and delivers the result on the thread of a context object.
#pragma once

#include <QThreadPool>
#include <functional>
#include <memory>
#include <type_traits>
#include <utility>

class QObject;

namespace kotai::ui {

/// Returns a pool of threads for work off the GUI thread. The application waits for these threads when it
/// exits. Qt's global pool is unsuitable: Qt paints large areas with that pool, and would wait until Kotai's
/// work frees a thread. GUI thread only.
QThreadPool& backgroundPool();

/// Type-erased form of the template below, compiled once.
void runInBackground(QThreadPool& pool, QObject* context, std::function<std::shared_ptr<void>()> work,
                     std::function<void(void*)> receive);

/// Runs \p work on \p pool, then calls `receive(result)` on the thread of \p context, from its event loop.
/// Unlike the continuation of a future, `receive` is never called before this function returns. \p work must
/// own everything that it reads and must not throw. If the context is destroyed, `receive` is not called. If a
/// request may become stale, the receiver must compare a captured token.
template <typename Work, typename Receive>
void runInBackground(QThreadPool& pool, QObject* context, Work work, Receive receive) {
  using Result = std::invoke_result_t<Work>;
  runInBackground(
      pool, context,
      std::function<std::shared_ptr<void>()>([work = std::move(work)]() mutable { return std::make_shared<Result>(work()); }),
      std::function<void(void*)>(
          [receive = std::move(receive)](void* result) mutable { receive(std::move(*static_cast<Result*>(result))); }));
}

template <typename Work, typename Receive>
void runInBackground(QObject* context, Work work, Receive receive) {
  runInBackground(backgroundPool(), context, std::move(work), std::move(receive));
}

}  // namespace kotai::ui
