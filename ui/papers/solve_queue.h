// Solves variants one after the other, the smallest first: thirty boards at once would only be in each other's way.
#pragma once

#include <QObject>
#include <deque>
#include <string>
#include <vector>

namespace kotai::ui {

class JobManager;

/// Whether somebody who asks for many boards at once need not be asked about this one: minutes, not hours.
bool isSolvedSoon(const std::string& variantId);

class SolveQueue : public QObject {
  Q_OBJECT

 public:
  explicit SolveQueue(JobManager* jobs, QObject* parent = nullptr);
  void add(std::vector<std::string> variantIds);
  bool waits(const std::string& variantId) const;  ///< or is being solved
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
