// Presents puzzles one after another, judges the user's moves, plays the replies, and stores the results.
#pragma once

#include <QDateTime>
#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <functional>

#include "core/explain/fact.h"
#include "core/library/game_library.h"
#include "ui/puzzles/resumed_puzzle.h"
#include "ui/settings/settings.h"

namespace kotai::ui {

class JobManager;
class PuzzleBoard;

/// Results of the user in the game to which the shown puzzle belongs.
struct PuzzleStanding {
  SolverRating rating;
  PuzzleStreak streak;
  std::vector<StoredPuzzle> due;  ///< puzzles that are due for repetition
};

/// Trainer of puzzles. Workers find puzzles, judge moves and write results. Use only in the GUI thread.
class PuzzleTrainer : public QObject {
  Q_OBJECT

 public:
  enum class State {
    Unsolved,  ///< no variant is open, or the variant has no solution
    Looking,   ///< a worker is searching for a puzzle
    Left,      ///< the user left the page before a puzzle was found
    Nothing,   ///< no puzzle is left, or an error occurred: see failure()
    Asked,     ///< the user is to move
    Judging,   ///< a worker is judging a move
    Wrong,     ///< the move was wrong and has been taken back; another try is possible
    Refuted,   ///< the board shows the refutation
    Shown,     ///< the board shows the solution because the user requested it
    Solved
  };

  /// \p boards: one for each kind of game.
  PuzzleTrainer(JobManager* jobs, std::shared_ptr<GameLibrary> library, Settings* settings, std::vector<PuzzleBoard*> boards,
                QObject* parent = nullptr);
  ~PuzzleTrainer() override;

  const std::vector<PuzzleBoard*>& boards() const { return m_boards; }
  PuzzleBoard* board() const { return m_board; }                             ///< board; null before the first variant
  const std::string& variantId() const { return m_variantId; }               ///< id; empty before the first variant
  std::vector<std::string> textsOf(const std::vector<AnyMove>& line) const;  ///< returns the moves in notation
  State state() const { return m_state; }
  const TrainingChoice& choice() const { return m_choice; }
  const std::optional<Puzzle>& puzzle() const { return m_puzzle; }
  const FoundPuzzle& found() const { return m_found; }                    ///< puzzle with its number in the set
  const std::optional<PuzzleAnswer>& answer() const { return m_answer; }  ///< verdict on the latest move, with the reply
  const PuzzleStanding& standing() const { return m_standing; }
  /// Returns the kinds that the user can choose. Omits kinds about draws if the variant has no drawn positions.
  const std::vector<PuzzleKind>& kinds() const { return m_kinds; }
  /// Returns the lengths of wins that occur in the variant, in plies. Empty if unknown.
  const std::vector<std::uint32_t>& winLengths() const { return m_winLengths; }
  const std::optional<PuzzleChange>& change() const { return m_change; }  ///< change of the rating, once the result is stored
  bool isSaved() const { return m_kept; }                                 ///< returns false if the result could not be written
  int hints() const { return m_hints; }                                   ///< hints for this move: 1 shows the piece, 2 the move
  int allHints() const { return m_allHints; }
  int wrongMoves() const { return m_wrongMoves; }  ///< number of wrong moves in this puzzle, in all tries
  bool wasShown() const { return m_wasShown; }     ///< returns whether the solution was shown before the user found it
  /// Returns the reasons why a move is wrong or, after the puzzle, why the last moves are right: a list of facts for each
  /// explained move. Available a moment later.
  const std::vector<std::vector<Fact>>& reasons() const { return m_reasons; }
  bool rates() const { return m_rates; }                                                  ///< the result can change the rating
  bool isWrong() const { return m_answer && m_answer->verdict == AnswerVerdict::Wrong; }  ///< the latest move was wrong
  std::vector<AnyMove> wrongLine() const;  ///< returns the moves up to the wrong move while the text describes it
  bool wrongOnBoard() const;               ///< returns whether the wrong move is still on the board
  bool canMove() const { return m_state == State::Asked || m_state == State::Wrong; }
  bool plays(const std::string& variantId) const { return boardFor(variantId) != nullptr; }
  /// Returns the results of the puzzles of the day, while the user solves these puzzles.
  const std::vector<PuzzleFate>& dayFates() const { return m_dayFates; }
  /// Returns whether there are moves to step through: the solution, a refutation, or the solved puzzle.
  bool isShowing() const { return m_state == State::Refuted || m_state == State::Shown || m_state == State::Solved; }
  /// Returns the number of all shown moves, from the beginning of the puzzle. 0 if no moves are shown.
  int shownPlies() const { return isShowing() ? static_cast<int>(m_line.size()) : 0; }
  const std::vector<AnyMove>& shownMoves() const { return m_line; }
  /// Returns the number of moves before the refutation, including the wrong move.
  int refutationFrom() const { return static_cast<int>(m_place.size()) + 1; }
  int shownAt() const { return isShowing() ? static_cast<int>(m_onBoard.size()) : 0; }  ///< number of moves on the board
  std::optional<AnyMove> hintedMove() const;
  std::optional<int> remainingMoves() const;  ///< returns the number of the user's remaining moves, if there are several turns
  QString failure() const;
  std::chrono::sys_days today() const;
  /// Sets the source of the current time, for tests.
  void setClock(std::function<QDateTime()> clock) { m_clock = std::move(clock); }
  void open(const std::string& variantId);  ///< opens a variant, unless it is already open. Precondition: plays()
  void choose(const kotai::ui::TrainingChoice& choice);
  /// Starts training with the positions of a list, or the practice of mistakes. The results do not change the rating.
  void trainList(const std::string& variantId, const kotai::ui::TrainedList& list, const QString& title = {});
  void train(const std::string& variantId, kotai::ui::TrainingChoice::From from);
  void openAgain(const kotai::StoredPuzzle& kept);
  void next();
  void play(const kotai::AnyMove& move);
  void startLesson(std::shared_ptr<const kotai::Lesson> lesson);  ///< starts a lesson at its first exercise
  void openDayPuzzle(int number);                                 ///< opens a puzzle of the day, even an attempted one
  void retry();                                                   ///< starts the puzzle again, without a new result
  void hint();                                                    ///< shows a hint: first the piece, then the move
  void showSolution();
  void showReason();        ///< shows the refutation of the wrong move
  void tryAgain();          ///< continues from the position before the wrong move
  void showPly(int plies);  ///< shows the position after some moves; stops the automatic play
  void leave();             ///< stops searches; called when the user leaves the page

 signals:
  void changed();
  void standingChanged();
  void hinted();
  void newPuzzleShown();  ///< emitted when a new puzzle is on the board
  void putAside();        ///< emitted when the user leaves a started puzzle, which counts as failed
  void lineChanged();     ///< emitted when other moves are on the board

 private:
  struct FoundPlace {
    std::string variant;
    std::string key;
  };

  void setState(State state);
  PuzzleBoard* boardFor(const std::string& variantId) const;
  std::string keyOfPuzzle() const;
  StoredPuzzle storedPuzzle() const;
  void findReasons(std::vector<std::vector<AnyMove>> lines);
  std::vector<std::vector<AnyMove>> linesToExplain(const std::vector<AnyMove>& solved) const;
  bool savesResults() const { return m_choice.from != TrainingChoice::From::Lesson; }
  void openSolution();
  void onVariantSolved(const std::string& variantId);
  void readStanding();
  void abandon();  ///< cancels pending work
  void storeScore(const PuzzleStanding& standing);
  void runWhenOpen(std::function<void()> deed);
  void look(int dayNumber = 0, const std::optional<StoredPuzzle>& kept = {});
  void resume();
  void showResumed(const PuzzleInWork& work, const ResumedPuzzle& resumed);
  void storePuzzle();
  void dropWork();
  void recordAbandoned();
  void recordDay();
  int secondsSoFar() const { return m_secondsBefore + static_cast<int>(m_since.elapsed() / 1000); }
  void storeFound(const FoundPuzzle& found);
  void begin();
  void setLine(std::vector<AnyMove> line);
  void setPuzzleError(const SolutionError& error);
  void storeAnswer(const PuzzleAnswer& answer);
  void playNext();
  void solve();
  void showLine(State state, std::vector<AnyMove> line);
  void showPlies(int plies);
  void finish(PuzzleMark mark);
  void record(PuzzleMark mark);
  void recordFound(const FoundPlace& place);
  void endWriting();
  void readFates();
  int pauseMs() const;

  JobManager* m_jobs;
  std::shared_ptr<GameLibrary> m_library;
  Settings* m_settings;
  std::function<QDateTime()> m_clock = [] { return QDateTime::currentDateTime(); };
  std::vector<PuzzleBoard*> m_boards;
  PuzzleBoard* m_board = nullptr;
  std::string m_variantId;
  std::shared_ptr<PuzzleSupply> m_supply;  ///< source of puzzles; null if there is no solution
  std::shared_ptr<PuzzleJudge> m_judge;    ///< judge of the moves of the puzzle; a worker uses it in the state Judging
  TrainingChoice m_choice;
  State m_state = State::Unsolved;
  FoundPuzzle m_found;
  std::optional<Puzzle> m_puzzle;
  std::optional<PuzzleAnswer> m_answer;
  std::optional<PuzzleChange> m_change;
  PuzzleStanding m_standing;
  bool m_tallied = false;  ///< whether the results of the training contain this puzzle
  std::vector<PuzzleKind> m_kinds;
  std::vector<std::uint32_t> m_winLengths;
  bool m_recorded = false;  ///< whether the result of this puzzle is final
  bool m_kept = true;
  int m_hints = 0;
  int m_allHints = 0;
  int m_wrongMoves = 0;
  bool m_wasShown = false;
  bool m_begun = false;
  bool m_rates = true;
  int m_secondsBefore = 0;             ///< time used before the program was closed
  std::function<void()> m_whenOpen;    ///< request made before the solution was available
  std::vector<AnyMove> m_onBoard;      ///< moves on the board, from the beginning of the puzzle
  std::vector<AnyMove> m_place;        ///< moves that lead to the position in which the user is to move
  std::optional<AnyMove> m_wrong;      ///< latest wrong move in that position
  std::optional<AnyMove> m_defence;    ///< opponent's reply that the trainer plays next
  std::vector<AnyMove> m_line;         ///< shown moves, from the beginning of the puzzle
  std::vector<std::string> m_dayKeys;  ///< keys of the puzzles of the day, in order
  std::vector<PuzzleFate> m_dayFates;
  quint64 m_fatesAsked = 0;                ///< token of the latest request for m_dayFates
  int m_writing = 0;                       ///< number of results being written
  std::vector<FoundPlace> m_pendingFound;  ///< puzzles solved after a mistake whose result is not yet written
  QTimer m_step;
  QElapsedTimer m_since;
  quint64 m_token = 0;  ///< token of the puzzle; results for an earlier puzzle are dropped
  std::stop_source m_stop;
  std::stop_source m_stopAhead;  ///< stops the search for the next exercise of a lesson
  std::vector<std::vector<Fact>> m_reasons;
  quint64 m_reasonsAsked = 0;  ///< token of the latest request for reasons
};

}  // namespace kotai::ui
