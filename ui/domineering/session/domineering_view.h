// View of a game of Synchronized Domineering in the main window: page, docks, boxes in the tool bar, and
// actions.
#pragma once

#include <functional>

#include "ui/background/latest.h"
#include "ui/docks/game/game_dock.h"
#include "ui/domineering/document/choice_verdict.h"
#include "ui/domineering/document/turn_tree.h"
#include "ui/session/session_view.h"

namespace kotai::ui {

class DomineeringDocument;
class DomineeringOpponent;
class DomineeringPage;
class DomineeringPositionsDock;
class DomineeringSession;
class DomineeringTablesDock;
class MatrixDock;
class ParentsDock;
class PlayerBoxes;
class StrategyOpener;
class TournamentDialog;

/// Returns the texts and values of the turns of the open game.
GameWordsPtr wordsOfTurns(DomineeringDocument* document);

class DomineeringView : public SessionView {
  Q_OBJECT

 public:
  DomineeringView(DomineeringSession* session, JobManager* jobs, Settings* settings, Actions* actions, QMainWindow* window);
  DomineeringPage* boardPage() const { return m_page; }
  MatrixDock* matrixDock() const { return m_matrix; }
  GameDock* turnsDock() const { return docks().moves; }
  DomineeringTablesDock* tablesDock() const { return m_tables; }
  DomineeringPositionsDock* positionsDock() const { return m_positions; }

  PageFrame* page() const override;
  PlayedBoard* board() const override;
  QString layoutName(bool play) const override;
  std::vector<QComboBox*> playerChoices() const override;
  std::vector<ActionId> ownActions() const override;
  void refreshActions(bool game) override;
  StatusStrings statusStrings() const override;
  QString sidesNote() const override;
  QString turnNote() const override;
  void onPageShown(bool shown) override;
  PuzzleBoard* makePuzzleBoard(QWidget* parent) const override;
  void showTournament();

 private:
  void editPosition(bool asText) override;
  void showState(const SessionState& state) override;
  Docks createDocks();
  void connectDocks();
  void connectActions();
  void connectDocument();
  QString solvedText() const;
  bool hasProof() const;
  void showHint();
  void explainHint(const domineering::PositionGame& game);
  void playBest();
  void askProof(std::function<void(Side side, AnyMove move)> use);
  void showVerdict(const std::vector<ChoiceVerdict>& verdicts, TurnTree::NodeId node);
  void explainChoice(Side side, TurnTree::NodeId node);

  DomineeringDocument* m_document;
  DomineeringOpponent* m_opponent;
  DomineeringPage* m_page;
  PlayerBoxes* m_boxes;
  StrategyOpener* m_strategies;
  MatrixDock* m_matrix = nullptr;
  ParentsDock* m_parents = nullptr;
  DomineeringTablesDock* m_tables = nullptr;
  DomineeringPositionsDock* m_positions = nullptr;
  QPointer<TournamentDialog> m_tournament;
  Latest m_asking;  ///< drops outdated results of requests for moves of a proof
};

}  // namespace kotai::ui
