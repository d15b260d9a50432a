// Solves variants one after the other, smallest first. Thirty boards at once would slow each other down.
#pragma once

#include <QObject>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "ui/jobs/job_work.h"

namespace kotai::ui {

class JobManager;

/// Returns nothing for boards that can only be played.
std::optional<JobWork> workOnVariant(const std::string& variantId);

/// Returns whether a board may be solved in a queue without asking: it takes minutes, not hours.
bool isSolvedSoon(const std::string& variantId);

class SolveQueue : public QObject {
  Q_OBJECT

 public:
  explicit SolveQueue(JobManager* jobs, QObject* parent = nullptr);
  void add(std::vector<std::string> variantIds);
  bool waits(const std::string& variantId) const;  ///< or it is being solved
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

}  // namespace kotai::ui
