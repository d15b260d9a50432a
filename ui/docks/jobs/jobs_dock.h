// Dock of solving jobs, with one row for each job. Running and waiting jobs come first, then interrupted jobs,
// then finished jobs.
#pragma once

#include <QDockWidget>
#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/jobs/job_manager.h"
#include "ui/jobs/leftover_list.h"
#include "ui/theme/label.h"
#include "ui/widgets/empty_state.h"

class QStackedWidget;

namespace kotai::ui {

class JobRow;
class LeftoverRow;

class JobsDock : public QDockWidget {
  Q_OBJECT

 public:
  explicit JobsDock(JobManager* jobs, QWidget* parent = nullptr);
  const std::vector<JobRow*>& rows() const { return m_rows; }
  LeftoverList* leftovers() { return &m_leftovers; }
  QString note() const;  ///< result of removing files; empty if none were removed

 signals:
  void openRequested(const QString& variantId);

 private:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void makeList();
  void rebuild();
  void rebuildLeftovers();
  void place(JobRow* row, const JobState& state);
  void showPage();
  void open(int jobId);
  void resume(const Leftover& leftover);
  void askToRemove(const Leftover& leftover);
  void showStatus(const QString& text);
  void retranslateUi();

  JobManager* m_jobs;
  LeftoverList m_leftovers;
  QStackedWidget* m_pages = nullptr;  ///< pages: a message if there are no jobs, and the rows
  EmptyState* m_empty = nullptr;
  QScrollArea* m_scroll = nullptr;
  QVBoxLayout* m_column = nullptr;          ///< rows of running and waiting jobs
  QVBoxLayout* m_leftoverColumn = nullptr;  ///< rows of interrupted solves
  QVBoxLayout* m_finishedColumn = nullptr;  ///< rows of finished jobs
  QLabel* m_note = nullptr;
  std::vector<JobRow*> m_rows;  ///< rows, the newest job first
  std::vector<LeftoverRow*> m_leftoverRows;
  int m_newest = 0;  ///< number of the newest job; 0 if there is none
};

}  // namespace kotai::ui
