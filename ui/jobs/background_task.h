// Runs one long task at a time off the GUI thread, with progress and a way to stop it.
#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <stop_token>
#include <thread>

namespace kotai::ui {

/// GUI thread only. Destroying it stops the work and waits for it.
class BackgroundTask : public QObject {
  Q_OBJECT

 public:
  using Progress = std::function<void(double share)>;
  using Finish = std::function<void()>;
  /// Runs in its own thread and must not throw. Returns a function that handles the result on the GUI thread.
  using Work = std::function<Finish(const Progress&, const std::stop_token&)>;

  using QObject::QObject;
  bool isRunning() const { return m_running; }
  const QString& name() const { return m_name; }  ///< name of the running task for messages
  double share() const { return m_share; }
  /// Does nothing while a task is running. Returns false if no thread is available.
  bool start(const QString& name, Work work);

 public slots:
  void stop();  ///< the task still returns a result

 signals:
  void progressed();  ///< also emitted at the start and the end of a task

 private:
  QString m_name;
  double m_share = 0;
  bool m_running = false;
  std::jthread m_thread;
};

}  // namespace kotai::ui
