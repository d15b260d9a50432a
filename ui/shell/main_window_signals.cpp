// What follows what: actions, document, opponent and docks.
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QUrl>

#include "core/game/registry.h"
#include "core/tables/file_stem.h"
#include "ui/board/board_export.h"
#include "ui/board/board_page.h"
#include "ui/board/board_view.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/position_editor_dialog.h"
#include "ui/dialogs/position_text_dialog.h"
#include "ui/docks/jobs/jobs_dock.h"
#include "ui/docks/line/line_dock.h"
#include "ui/docks/moves/moves_dock.h"
#include "ui/docks/positions/positions_dock.h"
#include "ui/docks/tables/tables_dock.h"
#include "ui/domineering/shell/domineering_controller.h"
#include "ui/help/help_dialog.h"
#include "ui/settings/settings.h"
#include "ui/shell/application.h"
#include "ui/shell/history_actions.h"
#include "ui/shell/main_window.h"
#include "ui/shell/welcome_page.h"
#include "ui/shell/workspace.h"
#include "ui/strings/strings.h"
#include "ui/widgets/header_strip.h"
#include "ui/widgets/message_bar.h"

namespace kotai::ui {

void MainWindow::connectSignals() {
  connectActions();
  connectDocument();
  connectJobs();
  connect(m_settings, &Settings::languageChanged, m_language, &LanguageSwitch::setLanguage);
  connect(m_settings, &Settings::themeChanged, &Theme::instance(),
          [this] { Theme::instance().setChoices(m_settings->theme(), m_settings->vision()); });
  connect(m_settings, &Settings::pieceSetChanged, &Theme::instance(), &Theme::setPieceSet);
  connect(m_settings, &Settings::valuesShownChanged, this, &MainWindow::applyValuesShown);
  connect(m_settings, &Settings::noSpoilersChanged, this, &MainWindow::applyValuesShown);
  connect(m_settings, &Settings::opponentChanged, this, [this] {
    refreshOpponentBoxes();
    refreshEnabled();
  });
  connect(m_strength, &QComboBox::activated, this,
          [this] { m_settings->setOpponentStrength(m_strength->currentData().toString()); });
  connect(m_person, &QComboBox::activated, this,
          [this] { m_settings->setOpponentSides(static_cast<OpponentSides>(m_person->currentData().toInt())); });
}

void MainWindow::connectActions() {
  using enum ActionId;
  GameDocument* document = m_workspace->document();
  const auto on = [this](ActionId id, auto receiver) { connect((*m_actions)[id], &QAction::triggered, this, receiver); };
  // Games of simultaneous moves do these in their own way: see DomineeringController.
  const auto onAlternating = [this](ActionId id, auto receiver) {
    connect((*m_actions)[id], &QAction::triggered, this, [this, receiver] {
      if (!showsDomineering()) receiver();
    });
  };
  on(NewGame, [this] { newGame(); });
  on(Welcome, [this] { showWelcome(); });
  on(OpenDataFolder, [this] {
    QDesktopServices::openUrl(QUrl::fromLocalFile(QString::fromStdString(m_workspace->jobs()->dataDirectory().string())));
  });
  onAlternating(ExportPng, [this] { exportBoard(QStringLiteral("png")); });
  onAlternating(ExportSvg, [this] { exportBoard(QStringLiteral("svg")); });
  on(Quit, [this] { close(); });
  on(CopyPosition, [this] {
    QApplication::clipboard()->setText(m_workspace->positionText());
    messages()->showMessage(tr("Position copied: %1").arg(m_workspace->positionText()), 3000);
  });
  on(PastePosition, [this] {
    const QString failure = m_workspace->pastePosition(QApplication::clipboard()->text());
    if (!failure.isEmpty()) messages()->showMessage(failure);
  });
  onAlternating(EditPosition, [this] { editPosition(); });
  onAlternating(EditPositionText, [this] { editPositionText(); });
  onAlternating(CopyLine, [this] { QApplication::clipboard()->setText(m_lineDock->lineText()); });
  onAlternating(CopyBoardPicture,
                [this] { QApplication::clipboard()->setImage(renderBoardImage(m_boardPage->board()->exportScene(), 1200)); });
  onAlternating(TakeBack, [this] { m_workspace->opponent()->takeBack(); });
  onAlternating(StepBack, [document] { document->stepBack(); });
  onAlternating(StepForward, [document] { document->stepForward(); });
  onAlternating(ToStart, [document] { document->goToStart(); });
  onAlternating(ToEnd, [document] { document->goToEnd(); });
  onAlternating(PlayBest, [this] { m_lineDock->playBest(); });
  onAlternating(Hint, [this] { showHint(); });
  onAlternating(LetOpponentMove, [this] { m_workspace->opponent()->moveNow(); });
  onAlternating(SwapSides, [this] { m_workspace->opponent()->swapSides(); });
  onAlternating(PlayOutLine, [this] { m_lineDock->togglePlayOut(); });
  onAlternating(RandomNotable, [this] {
    m_positionsDock->show();
    m_positionsDock->raise();
  });
  onAlternating(SolveVariant, [this] { m_workspace->requestSolve(m_workspace->document()->variant()); });
  on(ShowJobs, [this] {
    m_jobsDock->show();
    m_jobsDock->raise();
  });
  on(ShowValues, [this](bool checked) { m_settings->setValuesShown(checked); });
  on(NoSpoilers, [this](bool checked) { m_settings->setNoSpoilers(checked); });
  on(FlipBoard, [this](bool checked) { m_settings->setBoardFlipped(checked); });
  on(ShowCoordinates, [this](bool checked) { m_settings->setCoordinatesShown(checked); });
  on(ShowPaths, [this](bool checked) { m_settings->setPathsShown(checked); });
  onAlternating(TakeUp, [this] { m_boardPage->board()->takeUp(); });
  on(ResetLayout, [this] { resetLayout(); });
  on(HelpRules, [this] { showRules(); });
  on(HelpNumbers, [this] { help()->showPage(QStringLiteral("numbers"), tr("What the numbers mean"), m_language->language()); });
  on(HelpShortcuts, [this] { help()->showShortcuts(*m_actions); });
  on(About, [this] { help()->showAbout(); });
  (*m_actions)[FlipBoard]->setChecked(m_settings->boardFlipped());
  (*m_actions)[ShowCoordinates]->setChecked(m_settings->coordinatesShown());
  (*m_actions)[ShowPaths]->setChecked(m_settings->pathsShown());
}

void MainWindow::connectDocument() {
  GameDocument* document = m_workspace->document();
  BoardView* board = m_boardPage->board();
  MessageBar* boardMessages = m_boardPage->messages();
  const auto refresh = [this] {
    refreshEnabled();
    refreshStatus();
  };
  connect(document, &GameDocument::positionChanged, this, refresh);
  connect(document, &GameDocument::solutionChanged, this, refresh);
  connect(m_history, &HistoryActions::changed, this, refresh);
  connect(document, &GameDocument::nodesRemoved, this, [this](int count) { m_history->offerUndo(messages(), count); });
  connect(m_workspace->domineeringDocument(), &DomineeringDocument::nodesRemoved, this,
          [this](int count) { m_history->offerUndo(messages(), count); });
  connect(document, &GameDocument::gameReset, this, [this] { refreshOpponentBoxes(); });
  connect(document, &GameDocument::gameReset, boardMessages, &MessageBar::clear);
  connect(m_workspace, &Workspace::gameOpened, this, &MainWindow::showBoard);
  connect(m_controller, &DomineeringController::statusChanged, this, [this, refresh] {
    if (showsDomineering()) refresh();
  });
  connect(m_controller, &DomineeringController::jobsWanted, (*m_actions)[ActionId::ShowJobs], &QAction::trigger);
  connect(m_workspace, &Workspace::messageRaised, this, [this](const QString& text) { messages()->showMessage(text, 12000); });
  const auto warn = [this](const QString& text) { messages()->showWarning(text); };
  connect(m_workspace, &Workspace::warningRaised, this, warn);
  connect(m_tablesDock, &TablesDock::warningRaised, this, warn);
  connect(m_workspace, &Workspace::solveOffered, this, &MainWindow::offerSolve);
  connect(m_workspace, &Workspace::gameReplaced, this, [this](const QByteArray& before) {
    messages()->showOffer(tr("The game you played has been put aside."), tr("Back to the game"),
                          [this, before] { m_workspace->reopenGame(before); });
  });
  connect(m_welcome, &WelcomePage::playRequested, m_workspace, &Workspace::openVariant);
  connect(m_welcome, &WelcomePage::solveRequested, m_workspace, &Workspace::solveNow);
  connect(m_welcome, &WelcomePage::repairRequested, m_workspace, &Workspace::repair);
  connect(m_welcome, &WelcomePage::factsRead, m_workspace, &Workspace::solveIfSmall);
  connect(m_welcome, &WelcomePage::boardPlayRequested, m_workspace, &Workspace::openDomineering);
  connect(m_welcome, &WelcomePage::boardSolveRequested, m_workspace->jobs(),
          [jobs = m_workspace->jobs()](const SimultaneousVariantPtr& variant) { jobs->start(variant); });
  connect(m_welcome, &WelcomePage::boardFactsRead, m_workspace, &Workspace::solveBoardIfSmall);
  connect(m_workspace->opponent(), &Opponent::thinkingChanged, board,
          [board](bool thinking) { board->setInputEnabled(!thinking); });
  connect(m_workspace->opponent(), &Opponent::waitsToBeAsked, this, &MainWindow::offerOpponentMove);
  connect(m_workspace->opponent(), &Opponent::judged, this, &MainWindow::showVerdict);
  connect(m_workspace->opponent(), &Opponent::cannotPlay, this,
          [boardMessages](const QString& text) { boardMessages->showMessage(text); });
  connect(board, &BoardView::moveRefused, this, [boardMessages](const QString& reason) { boardMessages->showMessage(reason); });
  connect(m_movesDock, &MovesDock::previewRequested, board, &BoardView::previewMove);
  connect(m_movesDock, &MovesDock::previewEnded, board, &BoardView::clearPreview);
  connect(m_boardPage->header(), &HeaderStrip::solveRequested, this,
          [this] { m_workspace->requestSolve(m_workspace->document()->variant()); });
  connect(m_boardPage->header(), &HeaderStrip::repairRequested, this,
          [this] { m_workspace->repair(QString::fromStdString(m_workspace->document()->variant()->id())); });
  connect(m_tablesDock, &TablesDock::cellActivated, this, [this](const PositionFilter& filter, quint64 publishedCount) {
    m_positionsDock->showFilter(filter, publishedCount);
    m_positionsDock->show();
    m_positionsDock->raise();
  });
  connect(m_positionsDock, &PositionsDock::positionActivated, m_workspace, &Workspace::openPosition);
  connect(m_positionsDock, &PositionsDock::solveRequested, m_workspace, &Workspace::requestSolve);
  connect(m_workspace->jobs(), &JobManager::solved, m_positionsDock, &PositionsDock::followSolved);
  connect(m_positionsDock, &PositionsDock::solveItChanged, m_settings, &Settings::setNoSpoilers);
}

void MainWindow::connectJobs() {
  const JobManager* jobs = m_workspace->jobs();
  connect(jobs, &JobManager::jobProgressed, this, &MainWindow::followJobs);
  connect(jobs, &JobManager::jobsChanged, this, &MainWindow::followJobs);
  connect(jobs, &JobManager::damageFound, this, &MainWindow::followJobs);
  connect(m_workspace, &Workspace::repairOffered, this, &MainWindow::offerRepair);
  connect(m_workspace, &Workspace::filesChanged, m_welcome, &WelcomePage::followFiles);
  connect(m_workspace, &Workspace::filesChanged, m_jobsDock->leftovers(), &LeftoverList::refresh);
  connect(m_jobsDock, &JobsDock::openRequested, this, [this](const VariantPtr& variant) {
    const auto& open = m_workspace->document()->variant();
    if (!m_workspace->isDomineeringOpen() && open && open->id() == variant->id())
      showBoard();
    else
      m_workspace->openVariant(variant);
  });
  connect(m_jobsDock, &JobsDock::domineeringOpenRequested, this, [this](const SimultaneousVariantPtr& variant) {
    const auto& open = m_workspace->domineeringDocument()->variant();
    if (m_workspace->isDomineeringOpen() && open && open->id() == variant->id())
      showBoard();
    else
      m_workspace->openDomineering(variant);
  });
}

/// What is being solved, and what no longer is: in the status bar, the header and the docks.
void MainWindow::followJobs() {
  refreshStatus();
  refreshEnabled();
  const auto& variant = m_workspace->document()->variant();
  const auto share = variant ? m_workspace->jobs()->doneShare(*variant) : std::nullopt;
  m_positionsDock->setSolveProgress(share.value_or(-1));
}

void MainWindow::newGame() {
  NewGameDialog dialog(m_settings, m_workspace->document()->variant(), m_workspace->jobs()->dataDirectory(), this);
  if (m_workspace->isDomineeringOpen()) dialog.setSimultaneous(m_workspace->domineeringDocument()->variant());
  if (dialog.exec() != QDialog::Accepted) return;
  if (dialog.simultaneous())
    m_workspace->openDomineeringStart(dialog.simultaneous(), dialog.start());
  else
    m_workspace->openStart(dialog.variant(), dialog.start());
}

void MainWindow::editPosition() {
  const GameDocument& document = *m_workspace->document();
  const bool values = m_settings->valuesShown() && !m_settings->noSpoilers();
  PositionEditorDialog dialog(document.variant(), document.position(), values ? document.solution() : nullptr,
                              m_settings->boardFlipped(), this);
  if (dialog.exec() == QDialog::Accepted && dialog.position() != document.position())
    m_workspace->openPosition(dialog.position());
}

void MainWindow::editPositionText() {
  const GameDocument& document = *m_workspace->document();
  PositionTextDialog dialog(document.variant(), document.position(), this);
  if (dialog.exec() == QDialog::Accepted && dialog.position() != document.position())
    m_workspace->openPosition(dialog.position());
}

void MainWindow::exportBoard(const QString& suffix) {
  const QString name = QString::fromStdString(fileStem(m_workspace->document()->variant()->id()));
  const QString file = QFileDialog::getSaveFileName(this, tr("Export board"), QStringLiteral("%1.%2").arg(name, suffix),
                                                    QStringLiteral("*.%1").arg(suffix));
  if (!file.isEmpty()) saveBoardAs(file);
}

void MainWindow::saveBoardAs(const QString& file) {
  const auto failure = saveBoard(m_boardPage->board()->exportScene(), file);
  if (failure)
    m_boardPage->messages()->showWarning(fileFailureText(*failure));
  else
    m_boardPage->messages()->showMessage(tr("Saved %1").arg(QDir::toNativeSeparators(file)));
}

void MainWindow::showHint() {
  const auto& moves = m_workspace->document()->moveValues();
  if (!moves.empty()) m_boardPage->board()->showHint(moves.front().move);
}

void MainWindow::showVerdict(const MoveVerdict& verdict, const QString& move) {
  if (m_settings->noSpoilers() || !m_settings->valuesShown()) return;
  m_boardPage->messages()->showVerdict(move, verdict.after, verdictText(verdict));
}

void MainWindow::offerOpponentMove() {
  MessageBar* bar = m_boardPage->messages();
  const QString text = tr("It is the opponent's turn here.");
  bar->showOffer(text, tr("Let it move"), [this] { m_workspace->opponent()->moveNow(); });
  const auto withdraw = [bar, text] {
    if (bar->text() == text) bar->clear();
  };
  connect(m_workspace->document(), &GameDocument::positionChanged, bar, withdraw, Qt::SingleShotConnection);
}

void MainWindow::offerSolve(VariantPtr variant, const QString& text) {
  m_boardPage->messages()->showOffer(text, tr("Solve"), [this, variant] {
    m_workspace->solveNow(variant);
    m_jobsDock->show();
    m_jobsDock->raise();
  });
}

void MainWindow::offerRepair(const QString& variantId, const QString& text) {
  messages()->showOffer(text, tr("Repair"), [this, variantId] { m_workspace->repair(variantId); });
}

void MainWindow::showRules() {
  std::string game = games().front().get().id;
  if (showsDomineering())
    game = m_workspace->domineeringDocument()->variant()->gameId();
  else if (showsBoard())
    game = m_workspace->document()->variant()->gameId();
  help()->showRules(game, m_language->language());
}

HelpDialog* MainWindow::help() {
  if (!m_help) m_help = new HelpDialog(this);
  return m_help;
}

}  // namespace kotai::ui
