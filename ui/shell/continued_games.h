// The games one can go on with, for the welcome page: the one that is open and the last ones of the library.
#pragma once

#include <QObject>
#include <vector>

#include "ui/background/latest.h"
#include "ui/library/unfinished_games.h"
#include "ui/welcome/continue_card.h"

namespace kotai::ui {

class SessionView;
class Workspace;

class ContinuedGames : public QObject {
  Q_OBJECT

 public:
  ContinuedGames(Workspace* workspace, QObject* parent);
  /// Reads the library in the background. \p open: the view of the open game; null: there is none.
  void refresh(const SessionView* open);
  /// One that is over comes last. The open one is there once something has been done in it.
  std::vector<ContinuedGame> cards() const;
  void goOn(int card);  ///< against whom it was played, and without values if it was played without

 signals:
  void changed();
  void openGameWanted();

 private:
  bool openComesFirst() const { return m_hasOpen && !m_open.isOver; }

  Workspace* m_workspace;
  bool m_hasOpen = false;
  ContinuedGame m_open;
  std::vector<UnfinishedGame> m_games;
  Latest m_reading;
};

}  // namespace kotai::ui
