// Handles files dropped on the window, results of the file actions, and the pages of games and solutions.
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>

#include "core/library/library_game.h"
#include "ui/actions/actions.h"
#include "ui/document/game_text.h"
#include "ui/library/library_filter_bar.h"
#include "ui/library/library_page.h"
#include "ui/opponent/strength_words.h"
#include "ui/settings/settings.h"
#include "ui/shell/file_actions.h"
#include "ui/shell/game_picture.h"
#include "ui/shell/main_window.h"
#include "ui/shell/page_stack.h"
#include "ui/shell/players_again.h"
#include "ui/shell/window_layouts.h"
#include "ui/shell/workspace.h"
#include "ui/solutions/solutions_page.h"
#include "ui/widgets/message_bar.h"

namespace kotai::ui {

namespace {
constexpr QSize previewSize(240, 190);
}

void MainWindow::showWarning(const QString& text) { messages()->showWarning(text); }

void MainWindow::connectFiles() {
  setAcceptDrops(true);
  connect(m_files, &FileActions::warningRaised, this, &MainWindow::showWarning);
  connect(m_files, &FileActions::warningOver, this, &MainWindow::withdrawWarning);
  connect(m_files, &FileActions::messageRaised, this, [this](const QString& text) { messages()->showMessage(text); });
}

/// A saved game against a level is only viewed until the person chooses to play.
void MainWindow::offerToResume() {
  const TreeDocument& document = *m_workspace->session()->document();
  const GameHeader& header = document.header();
  const QString level = levelPlayed(header);
  if (!showsBoard() || !m_workspace->session()->isLookedAt() || m_settings->personSide()) return;
  if (level.isEmpty() || header.result != GameResult::Open) return;
  const auto goOn = [this, header, variantId = document.variantId()] {
    choosePlayersOf(header, variantId, *m_settings);
    setPlayLayout(true);
  };
  const QString text = tr("This game was played against %1.", "%1: Level 3").arg(shortStrengthName(level));
  messages()->showOfferBefore(text, tr("Go on playing"), goOn);
  connect(
      m_settings, &Settings::opponentChanged, messages(), [bar = messages(), text] { bar->withdrawOffer(text); },
      Qt::SingleShotConnection);
}

void MainWindow::connectLibrary() {
  connect((*m_actions)[ActionId::ShowLibrary], &QAction::triggered, this, [this] {
    const bool back = m_pages->currentWidget() == m_library && m_workspace->hasGame();
    back ? showBoard() : showLibrary();
  });
  connect(m_library, &LibraryPage::openRequested, m_workspace, [this](const QByteArray& text) {
    if (const SavedResult game = readSavedGame(text)) m_workspace->openKnownGame(*game);
  });
  auto* preview = new LiveBoard(m_library);
  preview->setFixedSize(previewSize);
  m_library->setPreview(preview);
  connect(m_library, &LibraryPage::gameShown, preview, [preview](const QByteArray& text) {
    const SavedResult game = readSavedGame(text);
    preview->showPicture(game ? pictureOf(*game, mainLineOf(*game).back()) : LiveBoard::Paint());
  });
  connect(m_library, &LibraryPage::importWanted, m_files, [this] { m_library->importFiles(m_files->askForFiles()); });
  connect(m_library, &LibraryPage::exportWanted, m_files, [this] {
    if (const QString file = m_files->askForExport(); !file.isEmpty()) m_library->exportTo(file);
  });
  connect(m_files, &FileActions::importRequested, this, [this](const QStringList& files) {
    if (files.size() == 1)  // the opened file contains other games besides the shown one
      return messages()->showOffer(tr("The file holds several games; the first is open."), tr("Add all to my games"),
                                   [this, files] {
                                     showLibrary();
                                     m_library->importFiles(files);
                                   });
    showLibrary();
    m_library->importFiles(files);
  });
  connect(m_workspace->keeper(), &GameKeeper::gameKept, m_library, &LibraryPage::refresh);
}

void MainWindow::showLibrary() {
  m_layouts->leave();
  m_pages->setCurrentWidget(m_library);
  refreshBars();
  const bool game = m_workspace->hasGame();
  const GameSession& session = *m_workspace->session();
  m_library->filterBar()->setPosition(game ? m_workspace->session()->document()->variantId() : std::string(),
                                      game ? session.positionKey() : std::string());
  m_library->setFocus();
  refresh();
}

void MainWindow::connectSolutions() {
  connect((*m_actions)[ActionId::ShowSolutions], &QAction::triggered, this, [this] {
    const bool back = m_pages->currentWidget() == m_solutions && m_workspace->hasGame();
    back ? showBoard() : showSolutions();
  });
  connect(m_solutions, &SolutionsPage::openRequested, this, &MainWindow::openFromJob);
  connect(m_solutions, &SolutionsPage::openFolderWanted, (*m_actions)[ActionId::OpenDataFolder], &QAction::trigger);
  connect(m_solutions, &SolutionsPage::jobsWanted, (*m_actions)[ActionId::ShowJobs], &QAction::trigger);
  connect(m_workspace, &Workspace::filesChanged, m_solutions, &SolutionsPage::refresh);
  connect(m_workspace, &Workspace::solutionElsewhere, this, [this](const SolutionPlace& place) {
    showSolutions();
    m_solutions->offerToCopy(place);
  });
}

void MainWindow::showSolutions() {
  m_layouts->leave();
  m_pages->setCurrentWidget(m_solutions);
  refreshBars();
  refresh();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (!FileActions::filesIn(event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  const QStringList files = FileActions::filesIn(event->mimeData());
  if (files.isEmpty()) return;
  event->acceptProposedAction();
  // The source program is blocked until the drop is over, so no dialog may open before.
  QMetaObject::invokeMethod(
      m_files, [this, files] { m_files->open(files); }, Qt::QueuedConnection);
}

}  // namespace kotai::ui
