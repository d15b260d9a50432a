// Button that solves everything that a published work needs, with the progress of the solves beside it.
#pragma once

#include <QWidget>
#include <string>
#include <vector>

#include "core/game/game.h"

class QLabel;
class QProgressBar;
class QPushButton;

namespace kotai::ui {

class JobManager;
class MessageBar;
class SolveQueue;

class ReproduceRow : public QWidget {
  Q_OBJECT

 public:
  ReproduceRow(GameInfo game, JobManager* jobs, SolveQueue* queue, MessageBar* messages, QWidget* parent = nullptr);
  QPushButton* button() const { return m_button; }
  QProgressBar* progress() const { return m_progress; }

 public slots:
  /// Asks whether to solve what is missing, with the expected time, or reports that nothing is.
  void ask();

 private:
  void start(const std::vector<std::string>& variantIds);
  void refresh();
  QString questionText(const std::vector<std::string>& missing, double seconds) const;

  GameInfo m_game;
  JobManager* m_jobs;
  SolveQueue* m_queue;
  MessageBar* m_messages;
  QPushButton* m_button;
  QProgressBar* m_progress;
  QLabel* m_state;
  bool m_asking = false;
  std::vector<std::string> m_started;  ///< variants whose end is reported
};

}  // namespace kotai::ui
