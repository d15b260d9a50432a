// View of one kind of game in the main window. Supplies a page, docks, boxes in the tool bar, and the effects
// of actions.
#pragma once

#include <QDockWidget>
#include <QMainWindow>
#include <QPointer>
#include <QToolBar>

#include "ui/actions/actions.h"
#include "ui/files/picture_file.h"
#include "ui/session/game_session.h"
#include "ui/state/state_hub.h"
#include "ui/widgets/compact_combo_box.h"
#include "ui/widgets/message_bar.h"

class QComboBox;

namespace kotai {
class GameLibrary;
}

namespace kotai::ui {

class AfterGame;
struct BoardScene;
class PageFrame;
class PlayPanel;
class PlayedBoard;
class PositionsPanel;
class PuzzleBoard;
class Review;
class Settings;
class GameDock;
class TablesPanel;

/// View of a session, which the session creates. The window shows and hides the parts of the view. The actions
/// of the view are active only while the page is visible.
class SessionView : public QObject {
  Q_OBJECT

 public:
  struct StatusStrings {
    QString position;
    QString moves;
    QString solved;
  };

  struct Docks {
    std::vector<QDockWidget*> tabs;  ///< docks above the moves; the last one shows the parents
    GameDock* moves = nullptr;       ///< dock with the moves, their comments and the small card
    QDockWidget* graph = nullptr;
    TablesPanel* tables = nullptr;
    PositionsPanel* positions = nullptr;
    std::vector<QDockWidget*> all() const;
    int columnPx = 0;                          ///< width of the right column, in pixels
    int minPercent = 0;                        ///< minimum width of the right column in a low window, in per cent
    int bottomRowPx = 0;                       ///< height of the tables, in pixels
    std::array<int, 3> heights = {};           ///< heights of the tabs, the moves and the graph
    std::array<int, 2> lowWindowHeights = {};  ///< heights of the tabs and the moves in a window that is not tall
  };

  GameSession* session() const { return m_session; }
  virtual PageFrame* page() const = 0;
  virtual PlayedBoard* board() const = 0;
  MessageBar* messages() const;
  PlayPanel* playPanel() const;
  const Docks& docks() const { return m_docks; }
  virtual QString layoutName(bool play) const = 0;  ///< returns the settings key for the docks in a layout
  virtual void setPlayLayout(bool play);
  virtual std::vector<QComboBox*> playerChoices() const = 0;  ///< returns the boxes in the tool bar: players, strength
  BoxesFrame* toolBarBoxes() const { return m_toolBarBoxes; }
  virtual std::vector<ActionId> ownActions() const = 0;  ///< returns the actions that are visible only with this view
  /// Updates the actions that differ between kinds of games. If \p game, a game is visible.
  virtual void refreshActions(bool game) = 0;
  virtual StatusStrings statusStrings() const = 0;  ///< returns texts for the status bar
  QString playersNote() const;                      ///< such as "you against Level 3"
  /// Returns a string such as "You play First player ▲ and move first, against Level 3". Empty if nobody plays against the
  /// program.
  virtual QString sidesNote() const = 0;
  virtual QString turnNote() const = 0;  ///< such as "move 9, your turn", or a text on how the game ended
  virtual void onPageShown(bool) {}      ///< called when the page is shown or hidden; a hidden page pauses the program
  void refreshPlayers();                 ///< updates the players in the play layout
  AfterGame* afterGame() const { return m_after; }
  /// Creates a board for puzzles and exercises of these games. \p parent owns the board.
  virtual PuzzleBoard* makePuzzleBoard(QWidget* parent) const = 0;
  virtual void setLibrary(const std::shared_ptr<GameLibrary>&) {}  ///< sets the library for views of the user's own games
  void showList();                                                 ///< shows the list from which the training started
  void saveBoardAs(const QString& file);                           ///< saves the board as a file and reports the result
  void printBoardOn(QPrinter& printer);                            ///< prints the board and reports the result

 signals:
  void statusChanged();                   ///< statusStrings() or the actions changed
  void warningOver(const QString& text);  ///< a warning is outdated, because the action has succeeded

 protected:
  SessionView(GameSession* session, JobManager* jobs, Settings* settings, Actions* actions, QMainWindow* window);

  /// Connects the common actions and signals. Subclasses call this function in the constructor after creating the
  /// page.
  void connectView(Review* review, Docks docks);
  /// Adds boxes for the players to the tool bar (\p row) and to the panel (\p column), and line edits for the
  /// names of two people to the panel. Takes ownership. Subclasses call this function in the constructor.
  void setPlayers(BoxesFrame* row, BoxesFrame* column);
  bool isShown() const;
  template <typename Receiver>
  void on(ActionId id, Receiver receiver) {
    connect((*m_actions)[id], &QAction::triggered, this, [this, receiver] {
      if (isShown()) receiver();
    });
  }
  /// Takes back the last move of the game with undo. Returns false if this move does not lead to the current
  /// position.
  bool undoLastMove();
  void enable(ActionId id, bool enabled) const { (*m_actions)[id]->setEnabled(enabled); }
  void openPosition(const AnyPosition& position);  ///< opens a position of the open variant
  virtual void editPosition(bool asText) = 0;
  virtual void showState(const SessionState& state) = 0;  ///< shows the status of the session in the header

  void startAgain(const AnyPosition& start);

  GameSession* const m_session;
  JobManager* const m_jobs;
  Settings* const m_settings;
  Actions* const m_actions;
  QMainWindow* const m_window;

 private:
  void connectActions();
  void connectWork();
  void placeCard();

  AfterGame* m_after = nullptr;
  Docks m_docks;
  QPointer<QWidget> m_panelCard;  ///< card with the result or a review in the play layout
  BoxesFrame* m_toolBarBoxes = nullptr;
  QStringList m_exportWarnings;  ///< warnings about failed exports that are still shown
};

void showDock(QDockWidget* dock);  ///< shows a dock, in front of the other docks of its place
/// Returns a string such as "Values in about 20 s" while a solve runs. \p secondsLeft is negative if unknown.
QString valuesPendingText(double secondsLeft);

}  // namespace kotai::ui
