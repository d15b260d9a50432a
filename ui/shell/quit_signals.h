// Signals of the system (end of the session, closed terminal, Ctrl-C) as a signal of Qt.
#pragma once

#include <QObject>
#include <array>
#include <csignal>

namespace kotai::ui {

/// While it lives, the first SIGTERM, SIGINT or SIGHUP of each is told; a second one ends the program at once. A SIGHUP that is
/// ignored, as nohup does, stays ignored. At most one at a time.
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
