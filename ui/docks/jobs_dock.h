// Running and finished solves, one row each.
#pragma once

#include <QDockWidget>
#include <vector>

#include "ui/jobs/job_manager.h"

class QScrollArea;
class QStackedWidget;
class QVBoxLayout;

namespace kotai::ui {

class EmptyState;
class JobRow;

class JobsDock : public QDockWidget {
  Q_OBJECT

 public:
  explicit JobsDock(JobManager* jobs, QWidget* parent = nullptr);
  const std::vector<JobRow*>& rows() const { return m_rows; }

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void rebuild();
  void retranslateUi();

  JobManager* m_jobs;
  QStackedWidget* m_pages = nullptr;  ///< empty state, rows
  EmptyState* m_empty = nullptr;
  QScrollArea* m_scroll = nullptr;
  QVBoxLayout* m_column = nullptr;
  std::vector<JobRow*> m_rows;  ///< the newest job first
  int m_newest = 0;             ///< its number; 0: none
};

}  // namespace kotai::ui
