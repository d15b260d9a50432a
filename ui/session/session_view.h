// The window's view of one kind of games: a page, docks, tool bar boxes, and the effects of actions.
#pragma once

#include <QDockWidget>
#include <QObject>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/puzzles/puzzle_source.h"
#include "ui/actions/actions.h"
#include "ui/files/picture_file.h"
#include "ui/session/game_session.h"
#include "ui/state/session_state.h"

class QComboBox;
class QMainWindow;
class QPrinter;
class QToolBar;

namespace kotai {
class GameLibrary;
}

namespace kotai::ui {

class BoxesFrame;
class MessageBar;
class NameFields;
class PageFrame;
class PlayButtons;
class PlayPanel;
class Settings;

/// Created by its session. The window shows and hides its parts. Actions work here only while the page is visible.
class SessionView : public QObject {
  Q_OBJECT

 public:
  struct StatusTexts {
    QString position;
    QString moves;
    QString solved;
  };

  using Paint = std::function<void(QPainter&, const QRectF&)>;

  GameSession* session() const { return m_session; }
  virtual PageFrame* page() const = 0;
  MessageBar* messages() const;
  PlayPanel* playPanel() const;
  PlayButtons* playButtons() const;
  virtual std::vector<QDockWidget*> docks() const = 0;
  virtual void arrangeDocks(QDockWidget* jobsDock) = 0;
  virtual QString layoutName(bool play) const = 0;  ///< key in the settings for the state of its docks in one of the two layouts
  virtual void setPlayLayout(bool play) = 0;
  bool isLow() const;                                         ///< the window has no room for docks below the board
  virtual std::vector<QComboBox*> playerChoices() const = 0;  ///< of the tool bar, the active ones: players and strength
  virtual void fillToolBar(QToolBar* bar) = 0;
  virtual void showInToolBar(bool shown, bool captions) = 0;
  virtual std::vector<ActionId> ownActions() const = 0;  ///< visible only together with this view
  /// Updates the actions that differ between kinds of games. \p game: a game is visible.
  virtual void refreshActions(bool game) = 0;
  virtual StatusTexts statusTexts() const = 0;  ///< of the open game
  virtual QString playersNote() const = 0;      ///< "you against Level 3"
  /// "You play First player ▲ and move first, against Level 3". Empty if nobody plays against the program.
  virtual QString sidesNote() const = 0;
  virtual QString turnNote() const = 0;  ///< "move 9, your turn"; how it ended
  virtual Paint smallBoard() const = 0;  ///< as it stands, without values
  virtual void followPage(bool) {}       ///< whether the page is shown: what goes on by itself rests while it is not
  virtual void retranslate() {}
  /// A puzzle page for games that the common page does not support, then owned by the window. Otherwise null.
  virtual QWidget* makePuzzlesPage(const std::shared_ptr<GameLibrary>&, QWidget*) { return nullptr; }
  virtual void setLibrary(const std::shared_ptr<GameLibrary>&) {}  ///< for views of the person's own games
  virtual void showList() {}                                       ///< the one that was trained
  virtual void showQuery(const QString&) {}                        ///< lists the positions that a query describes
  virtual void openPuzzles() {}                                    ///< on that page, of the variant that is open
  void saveBoardAs(const QString& file);                           ///< says what became of it
  void printBoardOn(QPrinter& printer);                            ///< likewise

 signals:
  void statusChanged();   ///< statusTexts() or the actions changed
  void toolBarChanged();  ///< boxes changed their width
  void warningRaised(const QString& text);
  /// Positions of a list of the open variant as puzzles. `title` describes the list.
  void trainingWanted(const kotai::NumberedPositions& list, const QString& title);
  void warningOver(const QString& text);  ///< the same kind of action has succeeded since

 protected:
  SessionView(GameSession* session, Actions* actions, QMainWindow* window);
  /// Connects the common actions. Call this in a subclass's constructor once the page exists.
  void connectView(JobManager* jobs);
  /// Puts \p boxes, of which it takes ownership, and line edits for the names of two people into the panel. Call it likewise.
  /// Returns the line edits.
  NameFields* setPlayers(BoxesFrame* boxes, Settings* settings);
  bool isShown() const;
  template <typename Receiver>
  void on(ActionId id, Receiver receiver) {
    connect((*m_actions)[id], &QAction::triggered, this, [this, receiver] {
      if (isShown()) receiver();
    });
  }
  /// Takes back the last move of the game by undoing it. False if the current position is not the one after it.
  bool undoLastMove();
  void enable(ActionId id, bool enabled) const { (*m_actions)[id]->setEnabled(enabled); }
  void openPosition(const AnyPosition& position);  ///< of the variant that is open
  /// "Values in about 20 s"; \p secondsLeft: negative if nobody knows.
  static QString valuesOnTheWay(double secondsLeft);
  static void showDock(QDockWidget* dock);
  int bottomRowHeight(int wanted) const;

  virtual Picture picture() const = 0;  ///< of the board, for export
  virtual void editPosition(bool asText) = 0;
  virtual void showState(const SessionState& state) = 0;  ///< of the session, in the header

  GameSession* const m_session;
  Actions* const m_actions;
  QMainWindow* const m_window;

 private:
  void exportBoard(const QString& suffix);
  void follow(const SessionState& state);

  QStringList m_exportWarnings;  ///< still shown
};

}  // namespace kotai::ui
