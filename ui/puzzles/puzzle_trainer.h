// Presents puzzles one after another, and stores the results.
#pragma once

#include <functional>
#include <stop_token>

#include "ui/puzzles/puzzle_moves.h"
#include "ui/puzzles/puzzle_records.h"
#include "ui/settings/settings.h"

namespace kotai::ui {

class JobManager;

/// Puzzles that the open variant has.
struct OfferedPuzzles {
  std::vector<PuzzleKind> kinds;               ///< without kinds about draws if the variant has no drawn positions
  std::vector<std::uint32_t> winLengths = {};  ///< lengths of wins that occur, in plies; empty if unknown
};

/// Trainer of puzzles. Workers find puzzles, judge moves and write results. Use only in the GUI thread.
class PuzzleTrainer : public QObject {
  Q_OBJECT

 public:
  using State = PuzzleTry::State;

  /// \p boards: one for each kind of game.
  PuzzleTrainer(JobManager* jobs, std::shared_ptr<GameLibrary> library, Settings* settings, std::vector<PuzzleBoard*> boards,
                QObject* parent = nullptr);
  ~PuzzleTrainer() override;

  const std::vector<PuzzleBoard*>& boards() const { return m_boards; }
  PuzzleBoard* board() const { return m_board; }                ///< board; null before the first variant
  const std::string& variantId() const { return m_variantId; }  ///< id; empty before the first variant
  const TrainingChoice& choice() const { return m_choice; }
  const OfferedPuzzles& offered() const { return m_offered; }
  const PuzzleTry& current() const { return m_current; }  ///< state of the training, with the shown puzzle
  PuzzleMoves* moves() const { return m_moves; }          ///< moves in the shown puzzle
  PuzzleRecords* records() const { return m_records; }
  bool plays(const std::string& variantId) const;
  void open(const std::string& variantId);  ///< opens a variant, unless it is already open. Precondition: plays()
  void choose(const kotai::ui::TrainingChoice& choice);
  /// Starts training with the positions of a list, or the practice of mistakes. The results do not change the rating.
  void trainList(const std::string& variantId, const kotai::ui::TrainedList& list, const QString& title = {});
  void train(const std::string& variantId, kotai::ui::TrainingChoice::From from);
  void openAgain(const kotai::StoredPuzzle& kept);
  void next();
  void startLesson(std::shared_ptr<const kotai::Lesson> lesson);  ///< starts a lesson at its first exercise
  void openDayPuzzle(int number);                                 ///< opens a puzzle of the day, even an attempted one
  void retry();                                                   ///< starts the puzzle again, without a new result
  void leave();                                                   ///< stops searches; called when the user leaves the page

 signals:
  void changed();
  void newPuzzleShown();  ///< emitted when a new puzzle is on the board
  void putAside();        ///< emitted when the user leaves a started puzzle, which counts as failed

 private:
  void setState(State state);
  void openSolution();
  void abandon();  ///< cancels pending work
  void runWhenOpen(std::function<void()> deed);
  void look(int dayNumber = 0, const std::optional<StoredPuzzle>& kept = {});
  void resume();
  void showResumed(const PuzzleInWork& work, const ResumedPuzzle& resumed);
  void storePuzzle();
  void recordAbandoned();
  void storeFound(const FoundPuzzle& found);
  void begin();
  void setPuzzleError(const SolutionError& error);
  void finish(PuzzleMark mark);
  void record(PuzzleMark mark);

  JobManager* m_jobs;
  Settings* m_settings;
  PuzzleTry m_current;
  PuzzleMoves* const m_moves;
  PuzzleRecords* const m_records;
  std::vector<PuzzleBoard*> m_boards;
  PuzzleBoard* m_board = nullptr;
  std::string m_variantId;
  OfferedPuzzles m_offered;
  std::shared_ptr<PuzzleSupply> m_supply;  ///< source of puzzles; null if there is no solution
  TrainingChoice m_choice;
  std::function<void()> m_whenOpen;  ///< request made before the solution was available
  quint64 m_token = 0;               ///< token of the search; results of an earlier search are dropped
  std::stop_source m_stop;
  std::stop_source m_stopAhead;  ///< stops the search for the next exercise of a lesson
};

}  // namespace kotai::ui
