// Short work away from the GUI thread: run it on the pool, receive its result on the thread of a context object.
#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>
#include <QtConcurrentRun>
#include <type_traits>
#include <utility>

namespace kotai::ui {

/// Threads for work away from the GUI; the application waits for them at its end. Not Qt's global pool: Qt paints large areas
/// on that one, and would wait until our work has left a thread free. GUI thread.
QThreadPool& backgroundPool();

/// Runs \p work (which must own everything it reads and must not throw) on \p pool and calls `receive(result)` on the thread of
/// \p context, from its event loop: never before this returns, as a continuation of a future is where the work was quick.
/// Nothing is called once the context is destroyed. A receiver whose request may have become stale compares a token it captured.
template <typename Work, typename Receive>
void runInBackground(QThreadPool& pool, QObject* context, Work work, Receive receive) {
  using Result = std::invoke_result_t<Work>;
  auto* watcher = new QFutureWatcher<Result>(context);
  QObject::connect(watcher, &QFutureWatcherBase::finished, context, [watcher, receive = std::move(receive)] {
    watcher->deleteLater();
    if (!watcher->isCanceled()) receive(watcher->result());
  });
  watcher->setFuture(QtConcurrent::run(&pool, std::move(work)));
}

/// On backgroundPool().
template <typename Work, typename Receive>
void runInBackground(QObject* context, Work work, Receive receive) {
  runInBackground(backgroundPool(), context, std::move(work), std::move(receive));
}

}  // namespace kotai::ui
