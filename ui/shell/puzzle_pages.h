// Puzzle pages in the window: how they are opened and left.
#pragma once

#include <QObject>
#include <QString>
#include <string>
#include <vector>

class QWidget;

namespace kotai::ui {

class Actions;
class GameOpener;
class PageStack;
class PuzzlesPage;
class SessionView;
class WelcomePage;
class Workspace;

/// Most games share one page. A kind of games with a separate page opens a game for its board.
class PuzzlePages : public QObject {
  Q_OBJECT

 public:
  PuzzlePages(Workspace* workspace, PageStack* pages, GameOpener* opener, WelcomePage* welcome, const Actions* actions,
              QObject* parent);
  PuzzlesPage* common() const { return m_common; }
  bool isOwnPageShown() const;
  void refreshActions();

 private:
  void connectCommon();
  void connectWelcome();
  void open(const QString& variantId);
  void openByAction();
  void openOwn(const QString& variantId);
  void showTrainedList();
  void explore();
  QWidget* own() const;  ///< the own puzzle page of the open game, if any
  std::string variantToOpen() const;

  Workspace* m_workspace;
  PageStack* m_pages;
  GameOpener* m_opener;
  WelcomePage* m_welcome;
  PuzzlesPage* m_common;
  std::vector<QWidget*> m_own;           ///< by view; null for those whose puzzles are on m_common
  SessionView* m_trainedList = nullptr;  ///< view whose list of positions was trained last
};

}  // namespace kotai::ui
