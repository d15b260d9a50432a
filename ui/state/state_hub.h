// Publishes the state of a session. No other class connects views to the document, the jobs and the settings.
#pragma once

#include <QObject>
#include <QString>
#include <optional>
#include <string>

#include "ui/document/tree_document.h"
#include "ui/settings/settings.h"

namespace kotai::ui {

class JobManager;

/// State of the solution of a variant, without its values.
struct SolutionWork {
  std::optional<double> running = {};  ///< progress of a solve or proof, from 0 to 1
  double secondsLeft = -1;             ///< remaining time; negative if unknown
  std::optional<double> paused = {};   ///< progress of work that can be resumed, from 0 to 1
  QString failure = {};                ///< reason why the solution could not be read; empty on success
  bool damaged = false;                ///< whether the file is damaged, so that a repair helps

  bool needsRepair() const { return damaged && !running; }
  bool operator==(const SolutionWork&) const = default;
};
SolutionWork solutionWork(const JobManager& jobs, const std::string& variantId);

/// State of the open game and its solution, for docks, headers and actions. Plain data.
struct SessionState {
  std::string variantId = {};  ///< variant of the open game; empty if there is none
  quint64 game = 0;            ///< number of changes to the game, its position, values and solution
  quint64 solves = 0;          ///< number of finished solves of any variant
  bool valuesShown = true;     ///< whether values may be shown to the user
  SolutionWork work = {};      ///< work on the solution of the variant
  QString refusal = {};        ///< reason why this computer cannot solve the variant; otherwise empty

  bool hasGame() const { return !variantId.empty(); }
  /// Returns whether the states show the same game and values, that is, whether they differ at most in their
  /// work.
  bool showsSameAs(const SessionState& other) const {
    return game == other.game && solves == other.solves && valuesShown == other.valuesShown && variantId == other.variantId;
  }
  bool operator==(const SessionState&) const = default;
};

/// Publishes the state of a session. Views show the state that was published last. All changes in one iteration
/// of the event loop are published together.
class StateHub : public QObject {
  Q_OBJECT

 public:
  StateHub(TreeDocument* document, JobManager* jobs, Settings* settings, QObject* parent = nullptr);

  const SessionState& state() const { return m_state; }
  JobManager* jobs() const { return m_jobs; }
  Settings* settings() const { return m_settings; }
  void setRefusal(const QString& refusal);  ///< sets SessionState::refusal
  /// Requests the work that provides the values: a repair if the solution is damaged, otherwise a new or resumed solve.
  void requestWork();

 signals:
  void changed(const kotai::ui::SessionState& state);
  void solveRequested(const std::string& variantId);
  void repairRequested();  ///< emitted to repair the solution of the open variant
  void valuesRequested();  ///< emitted when the user wants to see hidden values

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
