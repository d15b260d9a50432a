// Session of an alternating game, with its document, its opponent, its solution, and the agreements of its
// players.
#pragma once

#include "ui/background/latest.h"
#include "ui/opponent/opponent.h"
#include "ui/play/game_clock.h"
#include "ui/session/game_session.h"

namespace kotai::ui {

class JobManager;
struct VariantFacts;

/// Handles resignations and draw offers. A worker determines whether the computer accepts a draw. Use only in the GUI thread.
class Agreements : public QObject {
  Q_OBJECT

 public:
  Agreements(GameDocument* document, Settings* settings, QObject* parent = nullptr);
  ~Agreements() override;

  /// Returns whether the user can end the game by resignation or agreement. The user must play a side, moves must
  /// have been made, the game must not be over, and the current position must be shown.
  bool isOpen() const;
  /// Returns the side that resigns or offers a draw. Against the computer, this is the user's side, and otherwise
  /// the side to move.
  Side speaker() const;
  void resign();
  /// Offers a draw. The computer answers automatically. A second person accepts with acceptDraw().
  void offerDraw();
  void acceptDraw();

 signals:
  void drawDeclined();                   ///< the computer declined a draw
  void drawOfferedTo(kotai::Side side);  ///< a draw was offered to a second person at the same board
  /// Emitted when the computer offers a draw at a repetition. If \p again, the computer has already offered a
  /// draw in this line.
  void computerOffersDraw(bool again);

 private:
  void considerRepetition();
  /// Determines whether the computer accepts a draw. Calls then(accepts) later, unless the game has continued.
  template <typename Then>
  void askComputer(Then then);

  GameDocument* m_document;
  Settings* m_settings;
  QThreadPool m_pool;
  GameTree::NodeId m_offeredAt = -1;  ///< position of the computer's last offer; -1 if there was none
};

/// Determines in a worker whether this computer can solve the open variant. Checks again after every change of
/// the game, the solution or the limits.
class Solvability : public QObject {
  Q_OBJECT

 public:
  Solvability(const GameDocument* document, const JobManager* jobs, const Settings* settings, QObject* parent = nullptr);
  QString refusal() const;  ///< returns why the variant cannot be solved; empty if possible or unknown

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
  void explainMistake(QObject* context, int node, Side side, std::function<void(const QString&)> receive) override;
  Judge judge() const override;
  QString strength(Side side) const override;
  void setStrength(Side side, const QString& strength) override;
  QString strongerThan(const QString& strength) const override;
  bool knowsValues() const override { return m_document.solution() != nullptr; }
  std::string positionKey() const override;
  bool isPersonsMove(int node) const override;
  bool lastMoveTook() const override;
  void setActive(bool active) override;
  QString removedText(int nodes) const override;
  void requestSolve(const std::string& variantId) override;
  /// Requests a solve of the open variant for a hint. Requests at most one solve per game, because a hint can do
  /// without a solution.
  void requestSolveForHint();

 private:
  bool hasSolution() const override { return m_document.wholeSolution() != nullptr; }
  std::string solutionFile() const override { return Solution::fileName(*m_document.variant()); }
  bool loadSolution() override;
  void dropSolution() override { m_document.setSolution(nullptr); }
  void estimateSolveOf(const VariantPtr& variant, std::function<void(const VariantFacts&)> receive);
  void offerSolve(const VariantFacts& facts);
  void solvePlayedGame();
  /// Shows the values as soon as the solver has written them, before the other results of the solve are available.
  void onValuesChanged(const std::string& variantId);

  GameDocument m_document;
  Opponent m_opponent;
  Agreements m_agreements;
  GameClock m_clock;
  Solvability m_solvability;
  bool m_hintRequestedSolve = false;  ///< whether a hint has requested a solve in the open game
};

}  // namespace kotai::ui
