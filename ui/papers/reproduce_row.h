// Row with a button that solves all variants of a published work, and with the progress of the solves.
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

/// Returns whether a queue may solve a board without asking, because the solve takes minutes, not hours.
bool isSolvedSoon(const std::string& variantId);

class SolveQueue : public QObject {
  Q_OBJECT

 public:
  explicit SolveQueue(JobManager* jobs, QObject* parent = nullptr);
  void add(std::vector<std::string> variantIds);
  bool waits(const std::string& variantId) const;  ///< returns whether the variant is in the queue or is being solved
  double doneShare() const;                        ///< returns the finished share of the queue, from 0 to 1
  int waiting() const { return static_cast<int>(m_waiting.size()) + (m_running.empty() ? 0 : 1); }

 signals:
  void changed();

 private:
  void onJobsChanged();
  void startNext();
  bool isDone(const std::string& variantId) const;

  JobManager* m_jobs;
  std::deque<std::string> m_waiting;
  std::string m_running;
  int m_added = 0;  ///< number of variants added since the queue was last empty
};

class ReproduceRow : public QWidget {
  Q_OBJECT

 public:
  ReproduceRow(GameInfo game, JobManager* jobs, SolveQueue* queue, MessageBar* messages, QWidget* parent = nullptr);
  QPushButton* button() const { return m_button; }
  static QString doneText();  ///< returns the message that nothing is missing
  /// Asks the user whether to solve the missing variants, and states the expected time. Otherwise reports that
  /// nothing is missing.
  void ask();

 private:
  void start(const std::vector<std::string>& variantIds);
  void refresh();
  QString questionText(const std::vector<std::string>& missing, double seconds) const;

  GameInfo m_game;
  JobManager* m_jobs;
  SolveQueue* m_queue;
  MessageBar* m_messages;
  QPushButton* m_button = new QPushButton(this);
  QProgressBar* m_progress = new QProgressBar(this);
  QLabel* m_state = muted(new Label(this));
  bool m_asking = false;
  std::vector<std::string> m_started;  ///< variants in the queue, for the report when all solves have ended
};

}  // namespace kotai::ui
