// Short work away from the GUI thread: run it on the pool, receive its result on the thread of a context object.
#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QtConcurrentRun>
#include <type_traits>
#include <utility>

namespace kotai::ui {

/// Runs \p work (which must own everything it reads and must not throw) on the global pool and calls `receive(result)` on
/// the thread of \p context. Nothing is called once the context is destroyed. A receiver whose request may have become
/// stale compares a token it captured.
template <typename Work, typename Receive>
void runInBackground(QObject* context, Work work, Receive receive) {
  using Result = std::invoke_result_t<Work>;
  auto* watcher = new QFutureWatcher<Result>(context);
  QObject::connect(watcher, &QFutureWatcherBase::finished, context, [watcher, receive = std::move(receive)] {
    watcher->deleteLater();
    if (!watcher->isCanceled()) receive(watcher->result());
  });
  watcher->setFuture(QtConcurrent::run(std::move(work)));
}

}  // namespace kotai::ui
