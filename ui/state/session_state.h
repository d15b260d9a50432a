// The state of what is open, as a plain value: what docks, headers and actions show beside the game itself.
#pragma once

#include <QString>
#include <optional>
#include <string>

namespace kotai::ui {

class JobManager;

/// The state of the solution of a variant, apart from its values.
struct SolutionWork {
  std::optional<double> running = {};  ///< how much of a solve or proof is done, 0 .. 1
  double secondsLeft = -1;             ///< until it is finished; negative: not known
  std::optional<double> paused = {};   ///< the same of one that can go on
  QString failure = {};                ///< why the solution could not be read; else empty
  bool damaged = false;                ///< the failure is one that a repair mends

  bool needsRepair() const { return damaged && !running; }
  bool operator==(const SolutionWork&) const = default;
};
SolutionWork solutionWork(const JobManager& jobs, const std::string& variantId);

struct SessionState {
  std::string variantId = {};  ///< of the game that is open; empty: none
  quint64 game = 0;            ///< counts the changes of the game, its position, its values and its solution
  quint64 solves = 0;          ///< counts the solves that have finished, of any variant
  bool valuesShown = true;     ///< values may be told to the person who looks
  SolutionWork work = {};      ///< on the solution of the variant
  QString refusal = {};        ///< why no solve of the variant is possible here; empty: one is

  bool hasGame() const { return !variantId.empty(); }
  /// Nothing but the work differs: what is shown of the game and its values stays.
  bool showsSameAs(const SessionState& other) const {
    return game == other.game && solves == other.solves && valuesShown == other.valuesShown && variantId == other.variantId;
  }
  bool operator==(const SessionState&) const = default;
};

}  // namespace kotai::ui
