// Page with all solutions on this computer. The user can view, verify, repair, resume, copy and delete
// solutions.
#pragma once

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QWidget>
#include <functional>
#include <stop_token>
#include <thread>

#include "core/data/solution_place.h"
#include "ui/jobs/work_offer.h"
#include "ui/settings/settings.h"
#include "ui/solutions/solutions_model.h"
#include "ui/theme/label.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/message_bar.h"

namespace kotai::ui {

class JobManager;
class LeftoverList;
class SolveLimitsRow;
struct VerifyResult;

/// Runs one long task at a time in a separate thread. The user can see the progress and stop the task. The
/// destructor stops the task and waits for its end. Call all functions on the GUI thread.
class BackgroundTask : public QObject {
  Q_OBJECT

 public:
  using Progress = std::function<void(double share)>;
  using Finish = std::function<void()>;
  /// Function of a task. Runs in a separate thread and must not throw. Returns a function that handles the result
  /// in the GUI thread.
  using Work = std::function<Finish(const Progress&, const std::stop_token&)>;

  using QObject::QObject;
  bool isRunning() const { return m_running; }
  const QString& name() const { return m_name; }  ///< returns the name of the running task for messages
  double share() const { return m_share; }
  /// Starts a task. Does nothing while another task is running. Returns false if no thread is available.
  bool start(const QString& name, Work work);
  void stop() { m_thread.request_stop(); }  ///< requests a stop of the task, which still returns a result

 signals:
  void progressed();  ///< the progress has changed; also emitted at the start and the end of a task

 private:
  QString m_name;
  double m_share = 0;
  bool m_running = false;
  std::jthread m_thread;
};

class SolutionsPage : public QWidget {
  Q_OBJECT

 public:
  SolutionsPage(JobManager* jobs, LeftoverList* leftovers, Settings* settings, QWidget* parent = nullptr);
  QTableView* table() const { return m_table; }
  SolutionsModel* model() const { return m_model; }
  MessageBar* messages() const { return m_messages; }
  void setNavigationButtons(QWidget* buttons) { m_top->insertWidget(0, buttons); }  ///< places the buttons on the page
  BackgroundTask* task() { return &m_task; }
  SolveLimitsRow* limits() const { return m_limits; }
  void refresh();  ///< updates the list if the page is visible
  /// Copies the selected solution to \p file and reports the result.
  void copyTo(const QString& file);
  void saveListAs(const QString& file);  ///< saves a CSV list of the solutions with figures; reports the result
  /// Describes a solution outside the data folder. Offers to copy it into the folder or, if the folder already
  /// contains this solution, to open that one.
  void offerToCopy(const kotai::SolutionPlace& place);

 signals:
  void openRequested(const QString& variantId);
  void openFolderWanted();
  void jobsWanted();  ///< emitted when the user wants to see running jobs

 private:
  void showEvent(QShowEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void makeTable();
  void makeButtons();
  void layOut();
  void connectSignals();
  std::optional<SolutionEntry> chosen() const;
  void restoreChosen();
  void showButtons();
  void showTask();
  void showSummary();
  void open();
  void verify();
  void showVerified(const SolutionEntry& entry, const QString& name, const VerifyResult& result);
  void repair();
  void repairFile(const SolutionEntry& entry);
  void resume();
  void askToDelete();
  void remove(const SolutionEntry& entry);
  void askForCopy();
  void askForList();
  void copy(const SolutionEntry& entry, const QString& file, std::function<void()> copied);
  void copyIntoFolder(const SolutionPlace& place);
  void retranslate();

  JobManager* m_jobs;
  LeftoverList* m_leftovers;
  SolutionList m_list;
  std::optional<SolutionEntry> m_kept;  ///< last selected entry, to be selected again in new rows
  QString m_question;                   ///< last question before deleting a file; may already be answered
  SolutionsModel* m_model;
  QSortFilterProxyModel* m_sorted = new QSortFilterProxyModel(this);
  QTableView* m_table = named("solutionTable", new QTableView(this));
  EmptyState* m_empty = new EmptyState(this);
  MessageBar* m_messages = new MessageBar(this);
  WorkOffer* m_repairOffer;
  QHBoxLayout* m_top = nullptr;
  QLabel* m_heading = new Label(this);
  QLabel* m_summary = muted(wrapping(new Label(this)));
  SolveLimitsRow* m_limits;
  BackgroundTask m_task;
  QWidget* m_taskRow = new QWidget(this);
  QLabel* m_taskName = new Label(m_taskRow);
  QProgressBar* m_progress = new QProgressBar(m_taskRow);
  QPushButton* m_stop = new QPushButton(m_taskRow);
  QPushButton* m_open = nullptr;
  QPushButton* m_verify = nullptr;
  QPushButton* m_repair = nullptr;
  QPushButton* m_resume = nullptr;
  QPushButton* m_copy = nullptr;
  QPushButton* m_delete = nullptr;
  QPushButton* m_folder = nullptr;
  QPushButton* m_save = nullptr;
};

}  // namespace kotai::ui
