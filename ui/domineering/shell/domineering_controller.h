// The window's face for games of simultaneous moves: page, docks, tool bar boxes and what its actions do.
#pragma once

#include <QObject>
#include <QPointer>
#include <array>
#include <optional>
#include <vector>

#include "ui/actions/actions.h"
#include "ui/domineering/document/choice_verdict.h"
#include "ui/domineering/document/turn_tree.h"

class QDockWidget;
class QMainWindow;

namespace kotai::ui {

class MatrixDock;
class PlayerBoxes;
class Settings;
class DomineeringDocument;
class DomineeringOpponent;
class DomineeringPage;
class DomineeringPositionsDock;
class DomineeringTablesDock;
class TournamentDialog;
class TurnsDock;
class Workspace;

/// Made and owned by the main window, which shows and hides what it owns.
class DomineeringController : public QObject {
  Q_OBJECT

 public:
  DomineeringController(Workspace* workspace, Actions* actions, QMainWindow* window);
  DomineeringPage* page() const { return m_page; }
  PlayerBoxes* playerBoxes() const { return m_boxes; }
  MatrixDock* matrixDock() const { return m_matrix; }
  TurnsDock* turnsDock() const { return m_turns; }
  DomineeringTablesDock* tablesDock() const { return m_tables; }
  DomineeringPositionsDock* positionsDock() const { return m_positions; }
  std::vector<QDockWidget*> docks() const;
  void arrangeDocks(QDockWidget* jobsDock);
  /// Enables and shows actions; \p shown: this face is on the screen.
  void refreshActions(bool shown);
  /// Position, moves, solved or not: for the status bar.
  std::array<QString, 3> statusTexts() const;

 public slots:
  void applyValuesShown(bool shown);
  void editPosition(bool asText = false);
  void exportBoard(const QString& suffix);
  void saveBoardAs(const QString& file);  ///< says what became of it
  void copyPicture();
  void showTournament();

 signals:
  void statusChanged();  ///< statusTexts() or the actions
  void jobsWanted();     ///< show what is being solved

 private:
  bool isOpen() const;
  void createDocks();
  void connectDocks();
  void connectActions();
  void connectDocument();
  void followJobs();
  void playBest();
  void showVerdict(const std::vector<ChoiceVerdict>& verdicts, TurnTree::NodeId node);
  void offerSolve(SimultaneousVariantPtr variant, const QString& text);

  Workspace* m_workspace;
  Settings* m_settings;
  DomineeringDocument* m_document;
  DomineeringOpponent* m_opponent;
  Actions* m_actions;
  QMainWindow* m_window;
  DomineeringPage* m_page;
  PlayerBoxes* m_boxes;
  MatrixDock* m_matrix = nullptr;
  TurnsDock* m_turns = nullptr;
  DomineeringTablesDock* m_tables = nullptr;
  DomineeringPositionsDock* m_positions = nullptr;
  QPointer<TournamentDialog> m_tournament;
};

}  // namespace kotai::ui
