#include "ui/jobs/background_task.h"

#include <QMetaObject>
#include <system_error>

namespace kotai::ui {

bool BackgroundTask::start(const QString& name, Work work) {
  if (m_running) return true;
  const auto progress = [this](double share) {
    QMetaObject::invokeMethod(
        this,
        [this, share] {
          m_share = share;
          emit progressed();
        },
        Qt::QueuedConnection);
  };
  try {
    m_thread = std::jthread([this, progress, work = std::move(work)](const std::stop_token& stop) {
      const Finish finish = work(progress, stop);
      QMetaObject::invokeMethod(
          this,
          [this, finish] {
            m_running = false;
            finish();
            emit progressed();
          },
          Qt::QueuedConnection);
    });
  } catch (const std::system_error&) {
    return false;
  }
  m_name = name;
  m_share = 0;
  m_running = true;
  emit progressed();
  return true;
}

void BackgroundTask::stop() { m_thread.request_stop(); }

}  // namespace kotai::ui

#include "moc_background_task.cpp"
