// Pages of the window and the ways between them: the board of the open game and the pages without a game.
#pragma once

#include <QStackedWidget>
#include <QString>
#include <functional>
#include <vector>

class QAction;

namespace kotai::ui {

class MessageBar;
class PuzzleBoard;
class SessionView;
class WindowLayouts;
class Workspace;

/// All pages have the same minimum size. Otherwise the window would grow for a page that has not laid out its parts yet, or
/// even for a hidden one, and stay large.
class PageStack : public QStackedWidget {
  Q_OBJECT

 public:
  PageStack(Workspace* workspace, QWidget* parent);
  QSize minimumSizeHint() const override { return {320, 240}; }

  void addView(SessionView* view);
  void setLayouts(WindowLayouts* layouts) { m_layouts = layouts; }
  /// One view for each kind of games, in the order of the workspace's sessions.
  const std::vector<SessionView*>& views() const { return m_views; }
  std::vector<PuzzleBoard*> puzzleBoards();  ///< a new one for each view, owned by the stack
  SessionView* openView() const;             ///< view of the open game, visible or not
  SessionView* shownView() const;            ///< null on a page without a board
  MessageBar* messages() const;              ///< of the visible page
  void showPage(QWidget* page, bool takesFocus = true);
  /// The action calls \p open, or returns to the open game if the page is visible.
  void openBy(QAction* action, QWidget* page, const std::function<void()>& open);

 public slots:
  void showBoard();  ///< shows the page of the open game, with its docks as before
  void showMessage(const QString& text);
  void showWarning(const QString& text);
  void withdrawWarning(const QString& text);  ///< on every page

 signals:
  void shown();  ///< a page is visible with its docks

 private:
  Workspace* m_workspace;
  WindowLayouts* m_layouts = nullptr;
  std::vector<SessionView*> m_views;
};

}  // namespace kotai::ui
