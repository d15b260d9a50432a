// Publishes the state of a session: the one listener to its document, to the jobs and to the settings.
#pragma once

#include <QObject>
#include <string>

#include "ui/state/session_state.h"

namespace kotai::ui {

class JobManager;
class Settings;
class TreeDocument;

/// Views show the state that was published last. However much changes in one turn of the event loop, they hear of it once, when
/// all of it has happened.
class StateHub : public QObject {
  Q_OBJECT

 public:
  StateHub(TreeDocument* document, JobManager* jobs, Settings* settings, QObject* parent = nullptr);

  const SessionState& state() const { return m_state; }
  JobManager* jobs() const { return m_jobs; }
  Settings* settings() const { return m_settings; }
  void setRefusal(const QString& refusal);  ///< as in SessionState

 public slots:
  /// Asks for what brings the values: a repair where the solution is damaged, else a solve, which resumes as well.
  void requestWork();

 signals:
  void changed(const kotai::ui::SessionState& state);
  void solveRequested(const std::string& variantId);
  void repairRequested();  ///< of the solution of the variant that is open
  void valuesRequested();  ///< that are hidden

 private:
  void publishSoon();
  void publish();
  SessionState stateNow() const;

  TreeDocument* m_document;
  JobManager* m_jobs;
  Settings* m_settings;
  SessionState m_state;
  SessionState m_next;  ///< what is counted or set, and not published yet
  bool m_isDue = false;
};

}  // namespace kotai::ui
