// One long piece of work at a time away from the GUI thread, with progress and a way to stop it.
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
  /// Runs in a thread of its own, must not throw, and gives what is to be done with its result on the GUI thread.
  using Work = std::function<Finish(const Progress&, const std::stop_token&)>;

  using QObject::QObject;
  bool isRunning() const { return m_running; }
  const QString& name() const { return m_name; }  ///< of the work that is running, for people
  double share() const { return m_share; }
  /// Nothing happens while something is running. False if there are no more threads to be had.
  bool start(const QString& name, Work work);

 public slots:
  void stop();  ///< the work still gives a result

 signals:
  void progressed();  ///< also when it starts and ends

 private:
  QString m_name;
  double m_share = 0;
  bool m_running = false;
  std::jthread m_thread;
};

}  // namespace kotai::ui
