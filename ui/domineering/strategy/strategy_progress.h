// Progress of creating a strategy, with a button that stops it.
#pragma once

#include <QProgressDialog>
#include <atomic>
#include <memory>
#include <stop_token>

namespace kotai::ui {

/// Written by the worker thread, read by the GUI thread.
struct StrategyWork {
  std::stop_source stop;
  std::atomic<quint64> nodes = 0;    ///< progress of the proof, which comes first
  std::atomic<quint64> entries = 0;  ///< progress of the strategy
};

/// Not modal. Appears only if the work takes a noticeable time.
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
