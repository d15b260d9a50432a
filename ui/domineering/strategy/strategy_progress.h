// Progress of making a strategy, with a button that stops it.
#pragma once

#include <QProgressDialog>
#include <atomic>
#include <memory>
#include <stop_token>

namespace kotai::ui {

/// Written by the working thread, read by the window.
struct StrategyWork {
  std::stop_source stop;
  std::atomic<quint64> nodes = 0;    ///< of the proof that comes first
  std::atomic<quint64> entries = 0;  ///< of the strategy
};

/// Not modal. Appears only if the work takes longer than a moment.
class StrategyProgress : public QProgressDialog {
  Q_OBJECT

 public:
  StrategyProgress(const QString& board, std::shared_ptr<StrategyWork> work, QWidget* parent);

 private:
  void refresh();

  QString m_board;
  std::shared_ptr<StrategyWork> m_work;
};

}  // namespace kotai::ui
