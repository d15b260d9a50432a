// Gives puzzles one after another, follows what the solver does on the board, answers for the other side, keeps the results.
#pragma once

#include <QDateTime>
#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/library/game_library.h"
#include "core/puzzles/puzzle_judge.h"
#include "ui/document/game_document.h"
#include "ui/puzzles/puzzle_supply.h"
#include "ui/puzzles/training_choice.h"

namespace kotai::ui {

class JobManager;
class Settings;

/// What is known of the person's results in the game that is shown.
struct PuzzleStanding {
  SolverRating rating;
  PuzzleStreak streak;
  std::vector<KeptPuzzle> due;  ///< of the variant
};

/// Lives on the GUI thread; looks for puzzles, judges moves and writes results in workers. Owns the document that the board of
/// the puzzles shows; it has no solution, so that no value can be seen.
class PuzzleTrainer : public QObject {
  Q_OBJECT

 public:
  enum class State {
    Unsolved,  ///< there is no variant, or no solution of it
    Looking,   ///< for a puzzle
    Nothing,   ///< there are no (more) puzzles, or failure() says why not
    Asked,     ///< the solver is to move
    Judging,   ///< a move has been made
    Wrong,     ///< it was no good and has been taken back; another one may be tried
    Refuted,   ///< what answers it is shown on the board
    Shown,     ///< the solution was asked for and is on the board
    Solved
  };

  PuzzleTrainer(JobManager* jobs, std::shared_ptr<GameLibrary> library, Settings* settings, QObject* parent = nullptr);
  ~PuzzleTrainer() override;

  GameDocument* document() { return &m_document; }
  const VariantPtr& variant() const { return m_variant; }
  State state() const { return m_state; }
  const TrainingChoice& choice() const { return m_choice; }
  const std::optional<Puzzle>& puzzle() const { return m_puzzle; }
  const FoundPuzzle& found() const { return m_found; }                    ///< with its number among those of the day
  const std::optional<PuzzleAnswer>& answer() const { return m_answer; }  ///< to the move made last
  const PuzzleStanding& standing() const { return m_standing; }
  const std::optional<PuzzleChange>& change() const { return m_change; }  ///< by this puzzle, once its result is kept
  bool isKept() const { return m_kept; }                                  ///< false: the result could not be written
  int hints() const { return m_hints; }                                   ///< for the move that is asked: 1 the piece, 2 the move
  int wrongMoves() const { return m_wrongMoves; }                         ///< in this puzzle, from the first try on
  bool wasShown() const { return m_wasShown; }                            ///< the solution, before it was found
  bool canMove() const { return m_state == State::Asked || m_state == State::Wrong; }
  std::optional<AnyMove> hintedMove() const;
  QString failure() const;
  /// For tests: what time it is.
  void setClock(std::function<QDateTime()> clock) { m_clock = std::move(clock); }

 public slots:
  void open(const kotai::VariantPtr& variant);  ///< goes on as before if it is the one that is open
  void choose(const kotai::ui::TrainingChoice& choice);
  void trainList(const kotai::VariantPtr& variant, const kotai::NumberedPositions& list);
  void next();
  void retry();  ///< from the beginning; what was kept of it stays
  void hint();   ///< the piece first, then the move
  void showSolution();
  void showWhy();   ///< what answers the move that was wrong
  void tryAgain();  ///< at the place where it was made
  void leave();     ///< nobody is there any more: stops what is being looked for

 signals:
  void changed();
  void standingChanged();
  void hinted();
  void movedOn();  ///< a new puzzle is on the board

 private:
  std::chrono::sys_days today() const;
  void setState(State state);
  void openSolution();
  void followSolved(const std::string& variantId);
  void readStanding();
  void abandon();  ///< whatever was begun
  void takeStanding(const PuzzleStanding& standing);
  void look();
  void takeFound(const FoundPuzzle& found);
  void begin();
  void followMove(int node);
  void takeError(const SolutionError& error);
  void takeAnswer(const PuzzleAnswer& answer, int node);
  void playOut(std::vector<AnyMove> moves);
  void playNext();
  void finish(PuzzleMark mark);
  void record(PuzzleMark mark);
  int pauseMs() const;
  PuzzleMark markNow() const { return m_allHints > 0 ? PuzzleMark::WithHint : PuzzleMark::Solved; }

  JobManager* m_jobs;
  std::shared_ptr<GameLibrary> m_library;
  Settings* m_settings;
  std::function<QDateTime()> m_clock = [] { return QDateTime::currentDateTime(); };
  GameDocument m_document;
  VariantPtr m_variant;
  std::shared_ptr<PuzzleSupply> m_supply;  ///< none: there is no solution
  std::shared_ptr<PuzzleJudge> m_judge;    ///< of the puzzle; a worker has it while a move is judged
  TrainingChoice m_choice;
  State m_state = State::Unsolved;
  FoundPuzzle m_found;
  std::optional<Puzzle> m_puzzle;
  std::optional<PuzzleAnswer> m_answer;
  std::optional<PuzzleChange> m_change;
  PuzzleStanding m_standing;
  bool m_recorded = false;  ///< what became of this puzzle is settled
  bool m_kept = true;
  int m_hints = 0;
  int m_allHints = 0;
  int m_wrongMoves = 0;
  bool m_wasShown = false;
  GameTree::NodeId m_place = GameTree::root;  ///< where the solver is to move
  GameTree::NodeId m_wrong = GameTree::root;  ///< the move that was wrong
  std::vector<AnyMove> m_toPlay;              ///< on the board, one after the other
  QTimer m_step;
  QElapsedTimer m_since;
  quint64 m_token = 0;  ///< of the puzzle: what was begun for another one is dropped
  std::stop_source m_stop;
};

}  // namespace kotai::ui
