// The puzzle page in the window: how it is opened and left.
#pragma once

#include <QObject>
#include <QString>
#include <string>

#include "core/puzzles/puzzle_source.h"

namespace kotai::ui {

class Actions;
class GameOpener;
class PageStack;
class PuzzlesPage;
class SessionView;
class WelcomePage;
class Workspace;

class PuzzleNavigation : public QObject {
  Q_OBJECT

 public:
  PuzzleNavigation(Workspace* workspace, PageStack* pages, GameOpener* opener, WelcomePage* welcome, const Actions* actions,
                   QObject* parent);
  PuzzlesPage* page() const { return m_page; }
  void refreshActions();
  void trainMistakes(const QString& variantId, const NumberedPositions& list, const QString& title);
  void solve(const QString& variantId);

 signals:
  void mistakesWanted();  ///< the user goes back to the mistakes that were practised

 private:
  void connectPage();
  void connectWelcome();
  void open(const QString& variantId);
  void showTrainedList();
  void explore();
  std::string variantToOpen() const;

  Workspace* m_workspace;
  PageStack* m_pages;
  GameOpener* m_opener;
  WelcomePage* m_welcome;
  PuzzlesPage* m_page;
  bool m_trainsMistakes = false;         ///< instead of a list of a view
  SessionView* m_trainedList = nullptr;  ///< view whose list of positions was trained last
};

}  // namespace kotai::ui
