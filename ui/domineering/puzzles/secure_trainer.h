// Asks domino puzzles of a board one after another, judges the chosen domino, and stores the results.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <chrono>
#include <memory>
#include <optional>
#include <stop_token>

#include "core/library/game_library.h"
#include "ui/domineering/puzzles/secure_supply.h"

namespace kotai::ui {

class JobManager;

/// Lives on the GUI thread. Workers search for puzzles and write results.
class SecureTrainer : public QObject {
  Q_OBJECT

 public:
  enum class State {
    Unsolved,  ///< the board has no solution
    Looking,   ///< searching for a puzzle
    Nothing,   ///< no more puzzles, or failure() returns the reason
    Asked,
    Wrong,  ///< the last domino was wrong; the user may try another one
    Shown,  ///< the user asked for the solution
    Solved
  };
  struct Standing {
    SolverRating rating;
    PuzzleStreak streak;
    std::vector<KeptPuzzle> due;
  };

  SecureTrainer(JobManager* jobs, std::shared_ptr<GameLibrary> library, QObject* parent = nullptr);
  ~SecureTrainer() override;

  const SimultaneousVariantPtr& variant() const { return m_variant; }
  State state() const { return m_state; }
  const std::optional<SecurePuzzle>& puzzle() const { return m_found.puzzle; }
  const std::optional<SecureMove>& chosen() const { return m_chosen; }  ///< last result
  const Standing& standing() const { return m_standing; }
  const std::optional<PuzzleChange>& change() const { return m_change; }
  bool hintShown() const { return m_hinted && canChoose(); }
  int exercise() const { return m_exercise; }  ///< number of the puzzle in its lesson, from 1; 0: there is none
  bool canChoose() const { return m_state == State::Asked || m_state == State::Wrong; }
  QString failure() const;
  static std::chrono::sys_days today();  ///< in the local time zone
  bool isOfDay() const { return m_ofDay; }
  const std::vector<PuzzleFate>& dayFates() const { return m_dayFates; }  ///< empty: no puzzles of the day
  int dayNumber() const { return m_found.number; }                        ///< of the puzzle; 0: it is none of the day

 public slots:
  void open(const kotai::SimultaneousVariantPtr& variant);  ///< does nothing if the board is already open
  /// Asks the exercises of a lesson from the first one. No result is stored.
  void teach(const kotai::SimultaneousVariantPtr& variant, std::shared_ptr<const kotai::Lesson> lesson);
  void choose(const kotai::AnyMove& move);
  void hint();  ///< receives the lower or left square of the domino
  void showSolution();
  void next();
  void setOfDay(bool ofDay);  ///< asks the puzzles of the day, instead of those that fit
  void goToDayPuzzle(int number);
  void openAgain(const kotai::SimultaneousVariantPtr& variant, const kotai::KeptPuzzle& kept);

 signals:
  void changed();
  void standingChanged();

 private:
  void setState(State state);
  void openSolution();
  void begin();
  void look(int dayNumber = 0);
  void take(const FoundSecure& found);
  void record(PuzzleMark mark);

  JobManager* m_jobs;
  std::shared_ptr<GameLibrary> m_library;
  SimultaneousVariantPtr m_variant;
  std::shared_ptr<SecureSupply> m_supply;  ///< null if there is no solution
  State m_state = State::Unsolved;
  FoundSecure m_found;
  std::shared_ptr<const Lesson> m_lesson;        ///< none: puzzles
  std::shared_ptr<SecureExercises> m_exercises;  ///< of the lesson, once the solution is open
  int m_exercise = 0;
  std::optional<KeptPuzzle> m_again;  ///< to be asked next
  std::optional<SecureMove> m_chosen;
  std::optional<PuzzleChange> m_change;
  Standing m_standing;
  bool m_ofDay = false;
  std::vector<PuzzleFate> m_dayFates;
  bool m_hinted = false;
  bool m_recorded = false;
  QElapsedTimer m_since;
  quint64 m_token = 0;
  std::stop_source m_stop;
};

}  // namespace kotai::ui
