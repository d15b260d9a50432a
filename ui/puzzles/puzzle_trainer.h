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

#include "core/explain/fact.h"
#include "core/library/game_library.h"
#include "core/puzzles/puzzle_judge.h"
#include "ui/charts/kind_lengths.h"
#include "ui/document/game_document.h"
#include "ui/puzzles/puzzle_in_work.h"
#include "ui/puzzles/puzzle_resume.h"
#include "ui/puzzles/puzzle_supply.h"
#include "ui/puzzles/training_choice.h"

namespace kotai::ui {

class JobManager;
class Settings;

/// Results of the person in the shown game.
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
  const LengthCounts& winLengths() const { return m_winLengths; }         ///< that occur, in plies; empty: not known
  const std::optional<PuzzleChange>& change() const { return m_change; }  ///< by this puzzle, once its result is kept
  bool isKept() const { return m_kept; }                                  ///< false: the result could not be written
  int hints() const { return m_hints; }                                   ///< for the move that is asked: 1 the piece, 2 the move
  int allHints() const { return m_allHints; }                             ///< in this puzzle
  int wrongMoves() const { return m_wrongMoves; }                         ///< in this puzzle, from the first try on
  bool wasShown() const { return m_wasShown; }                            ///< the solution, before it was found
  const std::vector<Fact>& reasons() const { return m_reasons; }          ///< for the key move, a moment after the puzzle is over
  bool isBegun() const { return m_begun; }                                ///< a move was tried, or a hint asked for
  bool rates() const { return m_rates; }                                  ///< its result can change the rating
  bool isWrong() const { return m_answer && m_answer->verdict == AnswerVerdict::Wrong; }  ///< the move made last
  std::optional<MoveSquares> wrongSquares() const;  ///< of a wrong move, while it is spoken of
  bool wrongOnBoard() const;                        ///< it has been made and not yet taken back
  bool canMove() const { return m_state == State::Asked || m_state == State::Wrong; }
  /// Results of the puzzles of the day, while they are trained.
  const std::vector<PuzzleFate>& dayFates() const { return m_dayFates; }
  /// There are moves to look at: the solution, what answers a wrong move, or the puzzle as it was solved.
  bool isShowing() const { return m_state == State::Refuted || m_state == State::Shown || m_state == State::Solved; }
  int shownPlies() const { return isShowing() ? static_cast<int>(m_line.size()) : 0; }  ///< of them all, from the beginning
  const std::vector<AnyMove>& shownMoves() const { return m_line; }
  int refutationFrom() const;  ///< how many of them lead to the wrong move, with it
  int shownAt() const;         ///< how many of them are on the board
  std::optional<AnyMove> hintedMove() const;
  std::optional<int> movesToGo() const;  ///< of the solver, in a puzzle that is about winning soon, while one is asked
  QString failure() const;
  std::chrono::sys_days today() const;
  /// For tests: what time it is.
  void setClock(std::function<QDateTime()> clock) { m_clock = std::move(clock); }

 public slots:
  void open(const kotai::VariantPtr& variant);  ///< goes on as before if it is the one that is open
  void choose(const kotai::ui::TrainingChoice& choice);
  /// Results of its puzzles leave the rating unchanged.
  void trainList(const kotai::VariantPtr& variant, const kotai::NumberedPositions& list, const QString& title = {});
  void train(const kotai::VariantPtr& variant, kotai::ui::TrainingChoice::From from);
  void openAgain(const kotai::VariantPtr& variant, const kotai::KeptPuzzle& kept);  ///< one that was tried before
  void next();
  void goToDayPuzzle(int number);  ///< one that was done before is there to be tried again
  void retry();                    ///< from the beginning; what was kept of it stays
  void hint();                     ///< the piece first, then the move
  void showSolution();
  void showWhy();          ///< what answers the move that was wrong
  void tryAgain();         ///< at the place where it was made
  void lookAt(int plies);  ///< of what is shown; nothing more comes by itself then
  void leave();            ///< nobody is there any more: stops what is being looked for

 signals:
  void changed();
  void standingChanged();
  void hinted();
  void movedOn();   ///< a new puzzle is on the board
  void putAside();  ///< one that had been begun was left: it counts as failed

 private:
  struct KeptPlace {
    std::string variant;
    std::string key;
  };

  void setState(State state);
  void findReasons();
  void openSolution();
  void followSolved(const std::string& variantId);
  void readStanding();
  void abandon();  ///< whatever was begun
  void takeStanding(const PuzzleStanding& standing);
  void whenOpen(std::function<void()> deed);
  void look(int dayNumber = 0, const std::optional<KeptPuzzle>& kept = {});
  void resume();
  void takeResumed(const PuzzleInWork& work, const ResumedPuzzle& resumed);
  void keepWork();
  void dropWork();
  void settleLeft();
  void noteDay();
  int secondsSoFar() const { return m_secondsBefore + static_cast<int>(m_since.elapsed() / 1000); }
  void takeFound(const FoundPuzzle& found);
  void begin();
  void followMove(int node);
  void takeError(const SolutionError& error);
  void takeAnswer(const PuzzleAnswer& answer, int node);
  void playNext();
  void solve();
  void showLine(State state, std::vector<AnyMove> line);
  void showPlies(int plies);
  std::vector<AnyMove> movesTo(GameTree::NodeId node) const;
  void finish(PuzzleMark mark);
  void record(PuzzleMark mark);
  void noteFound(const KeptPlace& place);
  void endWriting();
  void readFates();
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
  LengthCounts m_winLengths;
  bool m_recorded = false;  ///< what became of this puzzle is settled
  bool m_kept = true;
  int m_hints = 0;
  int m_allHints = 0;
  int m_wrongMoves = 0;
  bool m_wasShown = false;
  bool m_begun = false;
  bool m_rates = true;
  int m_secondsBefore = 0;                    ///< the program was closed
  std::function<void()> m_whenOpen;           ///< asked for before the solution was there
  GameTree::NodeId m_place = GameTree::root;  ///< where the solver is to move
  GameTree::NodeId m_wrong = GameTree::root;  ///< the move that was wrong
  std::optional<AnyMove> m_defence;           ///< about to be played
  std::vector<AnyMove> m_line;                ///< what is shown, from the beginning of the puzzle
  std::vector<std::string> m_dayKeys;         ///< of the puzzles of the day, in their order
  std::vector<PuzzleFate> m_dayFates;
  quint64 m_fatesAsked = 0;                 ///< earlier answers are out of date
  int m_writing = 0;                        ///< results on their way to the disk
  std::vector<KeptPlace> m_foundMeanwhile;  ///< puzzles whose result must be there first
  QTimer m_step;
  QElapsedTimer m_since;
  quint64 m_token = 0;  ///< of the puzzle: what was begun for another one is dropped
  std::stop_source m_stop;
  std::vector<Fact> m_reasons;
};

}  // namespace kotai::ui
