// Session of an alternating game: its document, opponent and solution, agreements of its players, and whether the
// variant can be solved.
#pragma once

#include "ui/background/latest.h"
#include "ui/opponent/opponent.h"
#include "ui/play/game_clock.h"
#include "ui/session/game_session.h"

namespace kotai::ui {

class JobManager;
struct VariantFacts;

/// Ends of a game without a move: resignation, or a draw that one side offers and the other side accepts. Used on the
/// GUI thread. A worker determines whether the computer accepts a draw.
class Agreements : public QObject {
  Q_OBJECT

 public:
  Agreements(GameDocument* document, Settings* settings, QObject* parent = nullptr);
  ~Agreements() override;

  /// Returns whether the game can be ended: the user plays, moves have been made, the game is not over, and the current
  /// position is shown.
  bool isOpen() const;
  /// Returns the acting side: the user who plays against the computer, otherwise the side to move.
  Side speaker() const;
  void resign();
  /// Offers a draw. A computer answers by itself. A second person answers through acceptDraw().
  void offerDraw();
  void acceptDraw();

 signals:
  void drawDeclined();                   ///< the computer declined a draw
  void drawOfferedTo(kotai::Side side);  ///< a draw was offered to a second person at the same board
  /// The position repeats, and the rules do not end the game. \p again: the computer has offered a draw earlier in this line.
  void computerOffersDraw(bool again);

 private:
  void considerRepetition();
  /// Asks whether the computer accepts a draw, and calls then(accepts) unless the game continues in the meantime.
  template <typename Then>
  void askComputer(Then then);

  GameDocument* m_document;
  Settings* m_settings;
  QThreadPool m_pool;
  GameTree::NodeId m_offeredAt = -1;  ///< position of the computer's last offer; -1 if there was none
};

/// Determines in a worker whether the open variant can be solved on this computer.
/// Checked again after every change of game, solution or limits.
class Solvability : public QObject {
  Q_OBJECT

 public:
  Solvability(const GameDocument* document, const JobManager* jobs, const Settings* settings, QObject* parent = nullptr);
  QString refusal() const;  ///< why the variant cannot be solved; empty if it can be solved, or while unknown

 signals:
  void changed();

 private:
  void look();
  void set(const std::optional<SolutionError>& refusal);

  const GameDocument* m_document;
  const JobManager* m_jobs;
  std::optional<SolutionError> m_refusal;
  Latest m_estimating;
};

class AlternatingSession : public GameSession {
  Q_OBJECT

 public:
  AlternatingSession(JobManager* jobs, Settings* settings, QObject* parent = nullptr);

  GameDocument* document() override { return &m_document; }
  Opponent* opponent() override { return &m_opponent; }
  Agreements* agreements() { return &m_agreements; }
  GameClock* clock() override { return &m_clock; }
  const Solvability* solvability() const { return &m_solvability; }
  bool plays(std::string_view variantId) const override;
  QString sideText(Side side) const override;
  SessionView* makeView(Actions* actions, QMainWindow* window) override;
  QString open(const GameStart& start) override;
  QString load(const SavedGame& saved, Purpose purpose) override;
  GameRecord record() const override;
  std::optional<GameReport> report(int last, std::optional<Side> person) override;
  Judge judge() const override;
  QString strength(Side side) const override;
  QString strongerThan(const QString& strength) const override;
  bool knowsValues() const override { return m_document.solution() != nullptr; }
  std::string positionKey() const override;
  bool isPersonsMove(int node) const override;
  bool isTimed() const override { return m_clock.isUsed(); }
  std::string clockState() const override { return m_clock.state(); }
  void restoreClock(std::string_view state) override { m_clock.restore(state); }
  bool sidesFace() const override;
  bool lastMoveTook() const override;
  void setActive(bool active) override;
  void playOn() override;
  bool waitsForComputer() const override { return m_opponent.isDue(); }
  QString removedText(int nodes) const override;
  void requestSolve(const std::string& variantId) override;
  /// Requests a solve of the open variant, but only once in a game: a hint needs no solution.
  void requestSolveForHint();

 private:
  void setStrength(Side side, const QString& strength) override;
  bool hasSolution() const override { return m_document.wholeSolution() != nullptr; }
  std::string solutionFile() const override { return Solution::fileName(*m_document.variant()); }
  bool loadSolution() override;
  void dropSolution() override { m_document.setSolution(nullptr); }
  void estimateSolveOf(const VariantPtr& variant, std::function<void(const VariantFacts&)> receive);
  void offerSolve(const VariantFacts& facts);
  void solveWhatIsPlayed();
  /// Shows the values as soon as the solver has written them, before the other results of the solve are available.
  void onValuesChanged(const std::string& variantId);

  GameDocument m_document;
  Opponent m_opponent;
  Agreements m_agreements;
  GameClock m_clock;
  Solvability m_solvability;
  bool m_hintAskedForSolve = false;  ///< a hint has requested a solve in the open game
};

}  // namespace kotai::ui
