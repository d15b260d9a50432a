// The page of lessons in the window: ways to it and back.
#include <utility>

#include "ui/background/background.h"
#include "ui/lessons/lesson_words.h"
#include "ui/lessons/lessons_page.h"
#include "ui/session/session_view.h"
#include "ui/shell/file_actions.h"
#include "ui/shell/main_window.h"
#include "ui/shell/page_stack.h"
#include "ui/shell/welcome_page.h"
#include "ui/shell/window_layouts.h"
#include "ui/shell/workspace.h"
#include "ui/widgets/message_bar.h"

namespace kotai::ui {

void MainWindow::connectLessons() {
  connect((*m_actions)[ActionId::ShowLessons], &QAction::triggered, this, [this] {
    const bool back = m_pages->currentWidget() == m_lessons && m_workspace->hasGame();
    back ? showBoard() : showLessons(QString::fromStdString(shownGame()));
  });
  connect(m_welcome, &WelcomePage::lessonsRequested, this, &MainWindow::showLessons);
  connect(m_lessons, &LessonsPage::playRequested, this, &MainWindow::play);
  connect(m_lessons, &LessonsPage::solveRequested, this,
          [this](const QString& id) { m_workspace->startSolve(id.toStdString()); });
  connect(m_lessons, &LessonsPage::repairRequested, m_workspace, &Workspace::repair);
  connect(m_files, &FileActions::lessonsRequested, this, &MainWindow::openLessons);
}

void MainWindow::showLessonsPage() {
  m_layouts->leave();
  m_pages->setCurrentWidget(m_lessons);
  refreshBars();
  m_lessons->setFocus();
  refresh();
}

/// \p gameId: empty for the course shown last.
void MainWindow::showLessons(const QString& gameId) {
  showLessonsPage();
  m_lessons->openGame(gameId.toStdString());
}

/// The window does not wait for the disk.
void MainWindow::openLessons(const QString& file) {
  runInBackground(
      this, [file] { return readCourseFile(file); },
      [this](const tl::expected<Course, QString>& course) {
        withdrawWarning(std::exchange(m_lessonsWarning, course ? QString() : course.error()));
        if (!course) return messages()->showWarning(m_lessonsWarning);
        showLessonsPage();
        m_lessons->openCourse(*course);
      });
}

}  // namespace kotai::ui
