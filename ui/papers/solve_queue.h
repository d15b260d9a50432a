// Solves variants one after the other, smallest first. Thirty boards at once would slow each other down.
#pragma once

#include <QObject>
#include <deque>
#include <string>
#include <vector>

namespace kotai::ui {

class JobManager;

/// Returns whether a board may be solved in a queue without asking: it takes minutes, not hours.
bool isSolvedSoon(const std::string& variantId);

class SolveQueue : public QObject {
  Q_OBJECT

 public:
  explicit SolveQueue(JobManager* jobs, QObject* parent = nullptr);
  void add(std::vector<std::string> variantIds);
  bool waits(const std::string& variantId) const;  ///< or it is being solved
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
};

}  // namespace kotai::ui
