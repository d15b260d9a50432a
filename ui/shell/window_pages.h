// Pages without a game: welcome, library, lessons, published works, solutions and puzzles, with the ways to and from them.
#pragma once

#include <QObject>
#include <QString>
#include <string>

namespace kotai {
struct Course;
}

namespace kotai::ui {

class Actions;
class ContinuedGames;
class FileActions;
class FirstSteps;
class GameOpener;
class JobsDock;
class LessonsPage;
class LibraryPage;
class PageStack;
class PapersPage;
class PuzzleNavigation;
class SolutionsPage;
class WelcomePage;
class Workspace;

/// Created after the views of the games.
class WindowPages : public QObject {
  Q_OBJECT

 public:
  WindowPages(Workspace* workspace, PageStack* pages, GameOpener* opener, const Actions* actions, JobsDock* jobs,
              QObject* parent);
  void connectFiles(FileActions* files);
  void connectFirstSteps(FirstSteps* firstSteps);

  WelcomePage* welcome() const { return m_welcome; }
  LibraryPage* library() const { return m_library; }
  PapersPage* papers() const { return m_papers; }
  PuzzleNavigation* puzzles() const { return m_puzzles; }
  /// The game on the screen (board, puzzles, lessons or game page). Empty on the page with all games.
  std::string shownGame() const;
  void showWelcome();
  void showLibrary();
  void showCourse(const QString& file, const Course& course);  ///< lessons read from this file
  void refreshContinued();                                     ///< games to continue, on the welcome page

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
  void openLessons(const QString& file);
  void showPapers();
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
  QString m_lessonsWarning;  ///< about a file of lessons, still shown
  PapersPage* m_papers;
  SolutionsPage* m_solutions;
};

}  // namespace kotai::ui
