// State of the open game and its solution as a plain value, for docks, headers and actions.
#pragma once

#include <QString>
#include <optional>
#include <string>

namespace kotai::ui {

class JobManager;

/// State of the solution of a variant, without its values.
struct SolutionWork {
  std::optional<double> running = {};  ///< progress of a solve or proof, from 0 to 1
  double secondsLeft = -1;             ///< remaining time; negative if unknown
  std::optional<double> paused = {};   ///< progress of one that can be resumed
  QString failure = {};                ///< why the solution could not be read; empty on success
  bool damaged = false;                ///< a repair can fix the failure

  bool needsRepair() const { return damaged && !running; }
  bool operator==(const SolutionWork&) const = default;
};
SolutionWork solutionWork(const JobManager& jobs, const std::string& variantId);

struct SessionState {
  std::string variantId = {};  ///< variant of the open game; empty if there is none
  quint64 game = 0;            ///< counts changes of the game, its position, its values and its solution
  quint64 solves = 0;          ///< counts finished solves of any variant
  bool valuesShown = true;     ///< values may be shown to the user
  SolutionWork work = {};      ///< work on the solution of the variant
  QString refusal = {};        ///< why the variant cannot be solved here; empty if it can

  bool hasGame() const { return !variantId.empty(); }
  /// Returns whether only the work differs, so that the displayed game and values are unchanged.
  bool showsSameAs(const SessionState& other) const {
    return game == other.game && solves == other.solves && valuesShown == other.valuesShown && variantId == other.variantId;
  }
  bool operator==(const SessionState&) const = default;
};

}  // namespace kotai::ui
