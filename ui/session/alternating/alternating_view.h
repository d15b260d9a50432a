// View of an alternating game in the main window: page with the board, docks, boxes for the opponent.
#pragma once

#include "core/analysis/moves.h"
#include "ui/jobs/work_offer.h"
#include "ui/opponent/move_verdict.h"
#include "ui/session/session_view.h"

namespace kotai::ui {

class AlternatingSession;
class BoardPage;
class ClockFace;
class LineDock;
class ParentsDock;
class MovesDock;
class OpponentBoxes;
class PositionsDock;
class TablesDock;

class AlternatingView : public SessionView {
  Q_OBJECT

 public:
  AlternatingView(AlternatingSession* session, JobManager* jobs, Settings* settings, Actions* actions, QMainWindow* window);
  BoardPage* boardPage() const { return m_page; }
  MovesDock* movesDock() const { return m_moves; }
  LineDock* lineDock() const { return m_line; }

  PageFrame* page() const override;
  PlayedBoard* board() const override;
  QString layoutName(bool play) const override;
  void setPlayLayout(bool play) override;
  std::vector<QComboBox*> playerChoices() const override;
  std::vector<ActionId> ownActions() const override;
  void refreshActions(bool game) override;
  StatusStrings statusStrings() const override;
  QString sidesNote() const override;
  QString turnNote() const override;
  void onPageShown(bool shown) override;
  PuzzleBoard* makePuzzleBoard(QWidget* parent) const override;
  void setLibrary(const std::shared_ptr<GameLibrary>& library) override;

 private:
  void editPosition(bool asText) override;
  void showState(const SessionState& state) override;
  Docks createDocks();
  void connectActions();
  void connectOpponent();
  void connectDocks();
  void connectAgreements();
  void placeClocks();
  void showClocks();
  QString solvedText() const;
  void showHint();
  void offerValues();  ///< offers a solve, because the perfect opponent needs values
  void showPlayGraph();
  void showProof();
  struct Root {
    VariantPtr variant;
    int node;
    AnyPosition position;
  };
  /// Plays moves from a position of the game. If the game no longer contains that position, opens the position
  /// after the moves as a new game.
  void walk(const Root& from, const std::vector<AnyMove>& moves);
  void showVerdict(const MoveVerdict& verdict, int node);
  void explainHint(const MoveValue& best);
  void clearOldVerdict();
  void offerOpponentMove();
  /// Shows a message with an action. The message disappears when the position changes.
  void offerHere(const QString& text, const QString& label, std::function<void()> accept);
  void withdrawWithPosition(const QString& offer);

  AlternatingSession* m_alternating;
  GameDocument* m_document;
  BoardPage* m_page;
  MovesDock* m_moves = nullptr;
  LineDock* m_line = nullptr;
  ParentsDock* m_parents = nullptr;
  TablesDock* m_tables = nullptr;
  PositionsDock* m_positions = nullptr;
  OpponentBoxes* m_boxes;
  WorkOffer* m_valuesOffer;
  int m_judgedAt = 0;                          ///< node after the last judged move
  std::array<QPointer<ClockFace>, 2> m_faces;  ///< clocks by side; null without clocks
};

}  // namespace kotai::ui
