#include "ui/background/background.h"

#include <QCoreApplication>
#include <QFutureWatcher>
#include <QPointer>
#include <QtConcurrentRun>

namespace kotai::ui {

QThreadPool& backgroundPool() {
  static QPointer<QThreadPool> pool;
  if (!pool) pool = new QThreadPool(QCoreApplication::instance());  // owned by the application: exit waits for the work
  return *pool;
}

void runInBackground(QThreadPool& pool, QObject* context, std::function<std::shared_ptr<void>()> work,
                     std::function<void(void*)> receive) {
  auto* watcher = new QFutureWatcher<std::shared_ptr<void>>(context);
  QObject::connect(watcher, &QFutureWatcherBase::finished, context, [watcher, receive = std::move(receive)] {
    watcher->deleteLater();
    if (!watcher->isCanceled()) receive(watcher->result().get());
  });
  watcher->setFuture(QtConcurrent::run(&pool, std::move(work)));
}

}  // namespace kotai::ui
