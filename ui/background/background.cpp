#include "ui/background/background.h"

#include <QCoreApplication>
#include <QPointer>

namespace kotai::ui {

QThreadPool& backgroundPool() {
  static QPointer<QThreadPool> pool;
  if (!pool) pool = new QThreadPool(QCoreApplication::instance());  // which deletes it, and so waits for what is running
  return *pool;
}

}  // namespace kotai::ui
