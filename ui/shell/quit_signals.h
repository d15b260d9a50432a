// Converts signals of the system (end of the session, closed terminal, Ctrl-C) to Qt signals.
#pragma once

#include <QObject>
#include <array>
#include <csignal>

namespace kotai::ui {

/// While an instance exists, the first SIGTERM, SIGINT and SIGHUP are each emitted as a signal. A second one ends the program
/// at once. An ignored SIGHUP, as with nohup, stays ignored. There may be at most one instance at a time.
class QuitSignals : public QObject {
  Q_OBJECT

 public:
  explicit QuitSignals(QObject* parent = nullptr);
  ~QuitSignals() override;

 signals:
  void raised();

 private:
  static constexpr std::array<int, 3> watched{SIGTERM, SIGINT, SIGHUP};

  void receive();

  std::array<struct sigaction, watched.size()> m_before{};
  int m_readEnd = -1;
};

}  // namespace kotai::ui
