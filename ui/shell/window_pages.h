// Pages of the window without a game (welcome, library, lessons, published works, solutions, puzzles), and the
// navigation between pages.
#pragma once

#include <QObject>
#include <QPointer>
#include <QStackedWidget>
#include <QString>
#include <functional>
#include <string>
#include <vector>

#include "core/lessons/lesson.h"
#include "core/puzzles/practice.h"
#include "ui/shell/game_opener.h"
#include "ui/shell/window_actions.h"
#include "ui/strings/lesson_strings.h"
#include "ui/widgets/message_bar.h"

class QAction;

namespace kotai::ui {

class Actions;
class ContinuedGames;
class FirstSteps;
class JobsDock;
class LessonsPage;
class LibraryPage;
class PapersPage;
class PositionsPanel;
class PuzzleBoard;
class PuzzleNavigation;
class PuzzlesPage;
class SessionView;
class SolutionsPage;
class WelcomePage;
class WindowLayouts;
class Workspace;

/// Stack with all pages of the window: the page of the open game, and the pages without a game. All pages have
/// the same minimum size. Otherwise, the window would grow for a hidden page, or for a page whose layout has
/// not run yet, and would stay large.
class PageStack : public QStackedWidget {
  Q_OBJECT

 public:
  PageStack(Workspace* workspace, QWidget* parent);
  QSize minimumSizeHint() const override { return {320, 240}; }

  void addView(SessionView* view);
  void setLayouts(WindowLayouts* layouts) { m_layouts = layouts; }
  /// Returns one view for each kind of game, in the order of the workspace's sessions.
  const std::vector<SessionView*>& views() const { return m_views; }
  std::vector<PuzzleBoard*> puzzleBoards();  ///< creates a puzzle board for each view; the stack owns the boards
  SessionView* openView() const;             ///< returns the view of the open game, visible or not
  SessionView* shownView() const;            ///< returns the visible view; null on a page without a board
  MessageBar* messages() const;              ///< returns the message bar of the visible page
  void showPage(QWidget* page, bool acceptsFocus = true);
  /// Connects an action with a page. The action calls \p open. If \p page is visible, the action returns to the
  /// open game instead.
  void toggleWith(QAction* action, QWidget* page, const std::function<void()>& open);
  void showBoard();  ///< shows the page of the open game and its previous docks
  void showMessage(const QString& text);
  void showWarning(const QString& text);
  void withdrawWarning(const QString& text);  ///< withdraws the warning on every page

 signals:
  void shown();  ///< emitted after another page and its docks have become visible

 private:
  Workspace* m_workspace;
  WindowLayouts* m_layouts = nullptr;
  std::vector<SessionView*> m_views;
};

/// Creates and connects the pages without a game. Create this object after the views of the games.
class WindowPages : public QObject {
  Q_OBJECT

 public:
  WindowPages(Workspace* workspace, PageStack* pages, GameOpener* opener, const Actions* actions, JobsDock* jobs,
              QObject* parent);
  void connectFiles(FileActions* files);
  void connectFirstSteps(FirstSteps* firstSteps);

  WelcomePage* welcome() const { return m_welcome; }
  PuzzleNavigation* puzzles() const { return m_puzzles; }
  /// Returns the id of the game on the visible page (board, puzzles, lessons or game page). Empty on the page
  /// with all games.
  std::string shownGame() const;
  void showWelcome();
  /// Shows the open game. On a page of lessons, starts a game of the lessons instead if another game is open that the user has
  /// not begun or has finished.
  void showBoard();
  void showLibrary();
  void showMistakes();                                         ///< shows the page *My mistakes*
  void showCourse(const QString& file, const Course& course);  ///< shows lessons read from this file
  void refreshContinued();                                     ///< updates the games to continue on the welcome page

 private:
  void connectWelcome();
  void connectContinued();
  void connectLibrary();
  void connectLessons();
  void connectPapers();
  void connectSolutions(JobsDock* jobs);
  void openPosition(const QString& variantId, const QString& position);
  void importGames(const QStringList& files);
  void showLessons(const QString& gameId);
  void showLesson(const LessonLink& lesson);
  void openLessons(const QString& file);
  void showPapers();
  PositionsPanel* openForList(const QString& variantId);  ///< opens the variant whose positions a published work counts
  void showSolutions();

  Workspace* m_workspace;
  PageStack* m_pages;
  GameOpener* m_opener;
  const Actions* m_actions;
  ContinuedGames* m_continued;
  WelcomePage* m_welcome;
  LibraryPage* m_library;
  PuzzleNavigation* m_puzzles;
  LessonsPage* m_lessons;
  QString m_lessonsWarning;  ///< visible warning about a file of lessons; otherwise empty
  PapersPage* m_papers;
  QPointer<QWidget> m_listDock;  ///< dock opened from a published work; closes when the user returns
  SolutionsPage* m_solutions;
};

/// Navigation to and from the puzzle page in the window.
class PuzzleNavigation : public QObject {
  Q_OBJECT

 public:
  PuzzleNavigation(Workspace* workspace, PageStack* pages, GameOpener* opener, WelcomePage* welcome, const Actions* actions,
                   QObject* parent);
  PuzzlesPage* page() const { return m_page; }
  void refreshActions();
  void practise(const QString& variantId, const std::vector<MadeMistake>& mistakes, const QString& title);
  void solve(const QString& variantId);

 signals:
  void lessonWanted(const kotai::ui::LessonLink& lesson);
  void mistakesWanted();  ///< emitted when the user wants to go back to the practised mistakes

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
  bool m_trainsMistakes = false;         ///< whether the page of mistakes started the training, for the back button
  SessionView* m_trainedList = nullptr;  ///< view whose list was trained last; null for mistakes of a reviewed game
};

}  // namespace kotai::ui
