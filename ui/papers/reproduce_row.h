// Button that solves everything that a published work needs, with the progress of the solves beside it.
#pragma once

#include <QObject>
#include <QProgressBar>
#include <QPushButton>
#include <QWidget>
#include <deque>

#include "core/game/game.h"
#include "ui/jobs/job_work.h"
#include "ui/theme/label.h"

namespace kotai::ui {

class JobManager;
class MessageBar;

/// Returns whether a board may be solved in a queue without asking, because that takes minutes, not hours.
bool isSolvedSoon(const std::string& variantId);

class SolveQueue : public QObject {
  Q_OBJECT

 public:
  explicit SolveQueue(JobManager* jobs, QObject* parent = nullptr);
  void add(std::vector<std::string> variantIds);
  bool waits(const std::string& variantId) const;  ///< returns whether the variant is in the queue or is being solved
  double doneShare() const;                        ///< share of the variants added since the queue was last empty
  int waiting() const { return static_cast<int>(m_waiting.size()) + (m_running.empty() ? 0 : 1); }

 signals:
  void changed();

 private:
  void follow();
  void startNext();
  bool isDone(const std::string& variantId) const;

  JobManager* m_jobs;
  std::deque<std::string> m_waiting;
  std::string m_running;
  int m_added = 0;  ///< variants added since the queue was last empty
};

class ReproduceRow : public QWidget {
  Q_OBJECT

 public:
  ReproduceRow(GameInfo game, JobManager* jobs, SolveQueue* queue, MessageBar* messages, QWidget* parent = nullptr);
  QPushButton* button() const { return m_button; }
  QProgressBar* progress() const { return m_progress; }
  static QString doneText();  ///< message when nothing is missing
  /// Asks whether to solve the missing variants, with the expected time, or reports that nothing is missing.
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
  std::vector<std::string> m_started;  ///< variants whose solves are reported together when all have ended
};

}  // namespace kotai::ui
