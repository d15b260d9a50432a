// Base of the docks that show something of the game that is open: its contents, or why there are none.
#pragma once

#include <QDockWidget>

#include "ui/state/session_state.h"
#include "ui/state/status_words.h"

class QStackedWidget;

namespace kotai::ui {

class EmptyState;
class StateHub;

/// Follows the state and the language. See docs/adding-a-dock.md.
class StateDock : public QDockWidget {
  Q_OBJECT

 protected:
  StateDock(StateHub* hub, const QString& objectName, QWidget* parent);
  /// To be called at the end of a subclass's constructor, with what the dock shows where there is something to show.
  void build(QWidget* contents);

  virtual void retranslate() = 0;  ///< sets the title and the words of the parts; also called by build()
  /// Shows what the game and its solution have for this dock; false: nothing, and explainEmpty() says why. Called once per turn
  /// of the event loop in which any of it has changed, and after retranslate().
  virtual bool showContents() = 0;
  /// There is a game, but nothing to show of it. Called whenever the state changes: it tells of work that goes on, too.
  virtual void explainEmpty() {}
  void showAgain();  ///< more has been read, or could not be read

  const SessionState& state() const;
  StateHub* hub() const { return m_hub; }
  EmptyState* empty() const { return m_empty; }
  void showMissing(Missing missing, const MissingWords& words);
  void showHidden(Missing missing);

 private:
  void follow(const SessionState& state);
  void showEmpty();
  void answerEmpty();

  StateHub* m_hub;
  SessionState m_shown;
  bool m_offersValues = false;  ///< the button of the empty state shows them
  EmptyState* m_empty;
  QStackedWidget* m_pages;
};

}  // namespace kotai::ui
