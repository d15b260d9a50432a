// Publishes the state of a session. Only this class listens to its document, to the jobs and to the settings.
#pragma once

#include <QObject>
#include <string>

#include "ui/state/session_state.h"

namespace kotai::ui {

class JobManager;
class Settings;
class TreeDocument;

/// Views show the state that was published last. All changes in one turn of the event loop are published together, once.
class StateHub : public QObject {
  Q_OBJECT

 public:
  StateHub(TreeDocument* document, JobManager* jobs, Settings* settings, QObject* parent = nullptr);

  const SessionState& state() const { return m_state; }
  JobManager* jobs() const { return m_jobs; }
  Settings* settings() const { return m_settings; }
  void setRefusal(const QString& refusal);  ///< see SessionState

 public slots:
  /// Requests the work that provides the values: a repair if the solution is damaged, otherwise a solve, which is also resumed.
  void requestWork();

 signals:
  void changed(const kotai::ui::SessionState& state);
  void solveRequested(const std::string& variantId);
  void repairRequested();  ///< solution of the open variant
  void valuesRequested();  ///< values that are hidden

 private:
  void publishSoon();
  void publish();
  SessionState stateNow() const;

  TreeDocument* m_document;
  JobManager* m_jobs;
  Settings* m_settings;
  SessionState m_state;
  SessionState m_next;  ///< state with changes that are not published yet
  bool m_isDue = false;
};

}  // namespace kotai::ui
