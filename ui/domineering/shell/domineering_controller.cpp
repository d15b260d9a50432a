#include "ui/domineering/shell/domineering_controller.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QMainWindow>
#include <QRandomGenerator>

#include "core/tables/file_stem.h"
#include "solvers/domineering/proof/prove.h"
#include "ui/board/board_export.h"
#include "ui/domineering/board/domino_board_view.h"
#include "ui/domineering/dialogs/covered_editor_dialog.h"
#include "ui/domineering/dialogs/outcome_table_dialog.h"
#include "ui/domineering/dialogs/player_boxes.h"
#include "ui/domineering/docks/positions_dock.h"
#include "ui/domineering/docks/tables_dock.h"
#include "ui/domineering/docks/turns_dock.h"
#include "ui/domineering/matrix/matrix_dock.h"
#include "ui/domineering/shell/domineering_header.h"
#include "ui/domineering/shell/domineering_page.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/domineering/tournament/tournament_dialog.h"
#include "ui/settings/settings.h"
#include "ui/shell/workspace.h"
#include "ui/strings/strings.h"
#include "ui/widgets/message_bar.h"

namespace kotai::ui {

namespace {

constexpr int clipboardPixels = 1200;
constexpr int rightColumnPx = 440;
constexpr int bottomRowPx = 250;
constexpr int matrixHeightPx = 480;
constexpr int turnsHeightPx = 300;

Picture pictureOf(const DominoBoardView& board, const DomineeringDocument& document) {
  return {variantName(*document.variant()), QString::fromStdString(document.variant()->formatPosition(document.position())),
          [scene = board.exportScene()](QPainter& painter, const QRectF& area) {
            paintDominoScene(painter, area, scene, Theme::instance().palette());
          }};
}

}  // namespace

DomineeringController::DomineeringController(Workspace* workspace, Actions* actions, QMainWindow* window)
    : QObject(window),
      m_workspace(workspace),
      m_settings(workspace->settings()),
      m_document(workspace->domineeringDocument()),
      m_opponent(workspace->domineeringOpponent()),
      m_actions(actions),
      m_window(window),
      m_page(new DomineeringPage(m_document, m_opponent, m_settings, window)),
      m_boxes(new PlayerBoxes(m_settings, window)) {
  createDocks();
  connectDocks();
  connectActions();
  connectDocument();
}

bool DomineeringController::isOpen() const {
  return m_workspace->isDomineeringOpen() && m_page->isVisibleTo(m_window) && m_document->hasGame();
}

void DomineeringController::createDocks() {
  m_matrix = new MatrixDock(m_document, m_window);
  m_turns = new TurnsDock(m_document, m_window);
  m_tables = new DomineeringTablesDock(m_document, m_workspace->jobs(), m_window);
  m_positions = new DomineeringPositionsDock(m_document, m_window);
}

std::vector<QDockWidget*> DomineeringController::docks() const { return {m_matrix, m_turns, m_tables, m_positions}; }

void DomineeringController::arrangeDocks(QDockWidget* jobsDock) {
  m_window->addDockWidget(Qt::RightDockWidgetArea, m_matrix);
  m_window->addDockWidget(Qt::RightDockWidgetArea, m_turns);
  m_window->addDockWidget(Qt::BottomDockWidgetArea, m_tables);
  m_window->tabifyDockWidget(m_tables, m_positions);
  m_window->tabifyDockWidget(m_positions, jobsDock);
  for (QDockWidget* dock : docks()) dock->show();
  jobsDock->show();
  m_tables->raise();
  m_window->resizeDocks({m_matrix, m_turns}, {matrixHeightPx, turnsHeightPx}, Qt::Vertical);
  m_window->resizeDocks({m_matrix}, {rightColumnPx}, Qt::Horizontal);
  m_window->resizeDocks({m_tables}, {bottomRowPx}, Qt::Vertical);
}

void DomineeringController::connectDocks() {
  connect(m_matrix, &MatrixDock::previewRequested, m_page->board(), &DominoBoardView::previewTurn);
  connect(m_matrix, &MatrixDock::turnChosen, m_document, &DomineeringDocument::play);
  connect(m_matrix, &MatrixDock::solveRequested, m_workspace, &Workspace::requestDomineeringSolve);
  connect(m_tables, &DomineeringTablesDock::solveRequested, m_workspace, &Workspace::requestDomineeringSolve);
  connect(m_tables, &DomineeringTablesDock::positionsRequested, this, [this](const SimultaneousFilter& filter) {
    m_positions->showFilter(filter);
    m_positions->show();
    m_positions->raise();
  });
  connect(m_positions, &DomineeringPositionsDock::positionActivated, m_workspace, &Workspace::openDomineeringPosition);
  connect(m_positions, &DomineeringPositionsDock::solveRequested, m_workspace, &Workspace::requestDomineeringSolve);
  connect(m_workspace->jobs(), &JobManager::jobProgressed, this, &DomineeringController::followJobs);
  connect(m_workspace->jobs(), &JobManager::jobsChanged, this, &DomineeringController::followJobs);
  connect(m_workspace->jobs(), &JobManager::damageFound, this, &DomineeringController::followJobs);
  connect(m_workspace, &Workspace::gameOpened, this, &DomineeringController::followJobs);
}

/// What is being solved of the board that is open, for the status bar and for docks without values.
void DomineeringController::followJobs() {
  if (!m_document->hasGame()) return;
  const double share = m_workspace->jobs()->doneShare(*m_document->variant()).value_or(-1);
  m_page->header()->setWork(share >= 0, m_workspace->jobs()->isDamaged(m_document->variant()->id()));
  m_matrix->setSolveProgress(share);
  m_matrix->setSolvePaused(m_workspace->jobs()->isPaused(*m_document->variant()));
  m_positions->setSolveProgress(share);
  emit statusChanged();
}

void DomineeringController::connectActions() {
  using enum ActionId;
  const auto on = [this](ActionId id, auto receiver) {
    connect((*m_actions)[id], &QAction::triggered, this, [this, receiver] {
      if (isOpen()) receiver();
    });
  };
  on(ExportPng, [this] { exportBoard(QStringLiteral("png")); });
  on(ExportSvg, [this] { exportBoard(QStringLiteral("svg")); });
  on(CopyBoardPicture, [this] { copyPicture(); });
  on(EditPosition, [this] { editPosition(); });
  on(EditPositionText, [this] { editPosition(true); });
  on(TakeBack, [this] { m_opponent->takeBack(); });
  on(StepBack, [this] { m_document->stepBack(); });
  on(StepForward, [this] { m_document->stepForward(); });
  on(ToStart, [this] { m_document->goToStart(); });
  on(ToEnd, [this] { m_document->goToEnd(); });
  on(PlayBest, [this] { playBest(); });
  on(Hint, [this] { m_page->board()->showHint(); });
  on(LetOpponentMove, [this] { m_opponent->chooseNow(); });
  on(SwapSides, [this] { m_opponent->swapSides(); });
  on(WithdrawChoice, [this] { m_opponent->withdraw(); });
  on(RevealChoices, [this] { m_document->reveal(); });
  on(ShowTurnAgain, [this] { m_page->board()->revealAgain(); });
  on(SwitchValueSide, [this] { m_page->board()->setValueSide(other(m_page->board()->valueSide())); });
  on(RandomNotable, [this] {
    m_positions->show();
    m_positions->raise();
  });
  on(SolveVariant, [this] { m_workspace->requestDomineeringSolve(m_document->variant()); });
  connect((*m_actions)[Tournament], &QAction::triggered, this, &DomineeringController::showTournament);
  connect((*m_actions)[OutcomeTable], &QAction::triggered, this,
          [this] { OutcomeTableDialog(m_workspace->jobs()->dataDirectory(), m_window).exec(); });
  QAction* atOnce = (*m_actions)[RevealAtOnce];
  atOnce->setChecked(m_settings->revealsAtOnce());
  connect(atOnce, &QAction::toggled, m_settings, &Settings::setRevealsAtOnce);
}

void DomineeringController::connectDocument() {
  MessageBar* messages = m_page->messages();
  m_page->header()->setDataDirectory(m_workspace->jobs()->dataDirectory());
  connect(m_document, &DomineeringDocument::positionChanged, this, &DomineeringController::statusChanged);
  connect(m_document, &DomineeringDocument::solutionChanged, this, &DomineeringController::statusChanged);
  connect(m_document, &DomineeringDocument::valuesChanged, this, &DomineeringController::statusChanged);
  connect(m_document, &DomineeringDocument::choiceChanged, this, &DomineeringController::statusChanged);
  connect(m_document, &DomineeringDocument::gameReset, messages, &MessageBar::clear);
  // What was said belongs to the turn or choice it was said about.
  connect(m_document, &DomineeringDocument::positionChanged, m_page, &DomineeringPage::clearVerdict);
  connect(m_document, &DomineeringDocument::positionChanged, m_page, &DomineeringPage::clearRefusal);
  connect(m_document, &DomineeringDocument::choiceChanged, m_page, [this](Side side) {
    if (!m_opponent->plays(side)) m_page->clearRefusal();
  });
  connect(m_opponent, &DomineeringOpponent::stateChanged, this, &DomineeringController::statusChanged);
  connect(m_opponent, &DomineeringOpponent::judged, this, &DomineeringController::showVerdict);
  connect(m_opponent, &DomineeringOpponent::cannotPlay, this, [messages](const QString& text) { messages->showMessage(text); });
  connect(m_page->board(), &DominoBoardView::moveRefused, m_page, &DomineeringPage::showRefusal);
  connect(m_page->header(), &DomineeringHeader::solveRequested, this,
          [this] { m_workspace->requestDomineeringSolve(m_document->variant()); });
  connect(m_page->header(), &DomineeringHeader::repairRequested, this,
          [this] { m_workspace->repair(QString::fromStdString(m_document->variant()->id())); });
  connect(m_workspace, &Workspace::domineeringSolveOffered, this, &DomineeringController::offerSolve);
}

void DomineeringController::refreshActions(bool shown) {
  using enum ActionId;
  const auto set = [this](ActionId id, bool enabled) { (*m_actions)[id]->setEnabled(enabled); };
  for (const ActionId id : {WithdrawChoice, RevealChoices, ShowTurnAgain, RevealAtOnce, SwitchValueSide})
    (*m_actions)[id]->setVisible(shown);
  for (const ActionId id : {PlayOutLine, CopyLine, TakeUp, ShowPaths}) (*m_actions)[id]->setVisible(!shown);
  if (!shown) return;
  const bool over = m_document->result().has_value();
  const bool moved = m_document->currentNode() != TurnTree::root;
  const bool onward = !m_document->tree().node(m_document->currentNode()).children.empty();
  const bool mixKnown = m_document->game() != nullptr;
  for (const ActionId id : {ExportPng, ExportSvg, CopyPosition, PastePosition, EditPosition, EditPositionText, CopyBoardPicture,
                            FlipBoard, ShowCoordinates, ShowJobs, ResetLayout, Welcome})
    set(id, true);
  set(TakeBack, moved || m_opponent->withdrawable());
  set(StepBack, moved);
  set(ToStart, moved);
  set(ShowTurnAgain, moved);
  set(StepForward, onward);
  set(ToEnd, onward);
  set(Hint, mixKnown);
  set(RandomNotable, m_document->solution() != nullptr);
  set(PlayBest, mixKnown && m_opponent->awaited());
  set(SwitchValueSide, mixKnown);
  set(LetOpponentMove, !over);
  set(SwapSides, !m_opponent->playsBoth() && !m_opponent->playsNone());
  set(WithdrawChoice, m_opponent->withdrawable().has_value());
  set(RevealChoices, m_document->bothChosen());
  set(SolveVariant, !m_document->solution() && !m_workspace->jobs()->isRunning(*m_document->variant()) &&
                        m_document->variant()->columns() * m_document->variant()->rows() <= domineering::largestProofCells);
}

std::array<QString, 3> DomineeringController::statusTexts() const {
  const QString moves = tr("%1 and %2 moves", "moves of Vertical and of Horizontal")
                            .arg(m_document->moves(Side::First).size())
                            .arg(m_document->moves(Side::Second).size());
  const SimultaneousVariant& variant = *m_document->variant();
  QString solved = tr("not solved");
  if (const auto share = m_workspace->jobs()->doneShare(variant)) {
    const bool proof = variant.columns() * variant.rows() > domineering::largestExactCells;
    solved = (proof ? tr("being proved: %1 %") : tr("being solved: %1 %")).arg(static_cast<int>(*share * 100));
  } else if (m_document->solution()) {
    solved = tr("solved \u00b7 %1").arg(byteCountText(static_cast<double>(m_document->solution()->fileBytes())));
  } else if (m_document->valuesKnown() && !m_document->result()) {
    solved = tr("the rest of the game is solved");
  } else if (m_document->provedOutcome() && m_document->provedOutcome()->settled()) {
    solved = tr("proved", "the outcome of the empty board");
  }
  return {m_workspace->positionText(), moves, solved};
}

void DomineeringController::applyValuesShown(bool shown) {
  if (!shown) m_page->clearVerdict();
  m_matrix->setValuesShown(shown);
  m_turns->setValuesShown(shown);
  m_positions->setValuesShown(shown);
}

/// A choice drawn from the best mix of the side that is to choose.
void DomineeringController::playBest() {
  const auto& game = m_document->game();
  const auto side = m_opponent->awaited();
  if (!game || !side) return;
  const auto& moves = *side == Side::First ? game->firstMoves : game->secondMoves;
  const auto& mix = *side == Side::First ? game->equilibrium.rowStrategy : game->equilibrium.columnStrategy;
  double draw = QRandomGenerator::global()->generateDouble();
  std::size_t chosen = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (mix[i] <= 0) continue;
    chosen = i;
    draw -= mix[i];
    if (draw < 0) break;
  }
  m_document->choose(*side, moves[chosen]);
}

void DomineeringController::showVerdict(const std::vector<ChoiceVerdict>& verdicts, TurnTree::NodeId node) {
  if (m_settings->noSpoilers() || !m_settings->valuesShown()) return;
  const JointMove& turn = m_document->tree().node(node).turn;
  const auto place = [&](Side side) {
    return placeText(*m_document->variant(), side, side == Side::First ? turn.first : turn.second);
  };
  const auto outcome = [](const ChoiceVerdict& verdict) {
    if (verdict.isMistake()) return Outcome::Loss;
    return verdict.lostSomething() ? Outcome::Draw : Outcome::Win;  // green only where nothing was lost
  };
  if (verdicts.size() == 1) {
    const ChoiceVerdict& own = verdicts.front();
    return m_page->showVerdict(playerSymbol(own.side) + QLatin1Char(' ') + place(own.side), outcome(own),
                               tr("Your choice: %1").arg(verdictText(own)));
  }
  QStringList lines;
  Outcome worst = Outcome::Win;
  for (const ChoiceVerdict& verdict : verdicts) {
    lines << tr("%1 %2: %3", "a side, its domino, what there is to say about it")
                 .arg(playerName(verdict.side), place(verdict.side), verdictText(verdict));
    worst = std::min(worst, outcome(verdict));
  }
  m_page->showVerdict(tr("Turn %1").arg(m_document->tree().node(node).number), worst, lines.join(QLatin1Char('\n')));
}

void DomineeringController::offerSolve(SimultaneousVariantPtr variant, const QString& text) {
  const bool proof = variant->columns() * variant->rows() > domineering::largestExactCells;
  m_page->messages()->showOffer(text, proof ? tr("Prove") : tr("Solve"), [this, variant] {
    m_workspace->jobs()->start(variant);
    emit jobsWanted();
  });
}

void DomineeringController::editPosition(bool asText) {
  const bool values = m_settings->valuesShown() && !m_settings->noSpoilers();
  CoveredEditorDialog dialog(m_document->variant(), m_document->position(), values ? m_document->solution() : nullptr,
                             m_settings->boardFlipped(), m_window);
  if (asText) dialog.startWithText();
  if (dialog.exec() == QDialog::Accepted && dialog.position() != m_document->position())
    m_workspace->openDomineeringPosition(dialog.position());
}

void DomineeringController::exportBoard(const QString& suffix) {
  const QString name = QString::fromStdString(fileStem(m_document->variant()->id()));
  const QString file = QFileDialog::getSaveFileName(m_window, tr("Export board"), QStringLiteral("%1.%2").arg(name, suffix),
                                                    QStringLiteral("*.%1").arg(suffix));
  if (!file.isEmpty()) saveBoardAs(file);
}

void DomineeringController::saveBoardAs(const QString& file) {
  const auto failure = savePicture(pictureOf(*m_page->board(), *m_document), file);
  if (failure)
    m_page->messages()->showWarning(fileFailureText(*failure));
  else
    m_page->messages()->showMessage(tr("Saved %1").arg(QDir::toNativeSeparators(file)));
}

/// From any page: it needs no open game.
void DomineeringController::showTournament() {
  if (!m_tournament) m_tournament = new TournamentDialog(m_workspace->jobs(), m_window);
  if (isOpen()) m_tournament->setVariant(m_document->variant());
  m_tournament->show();
  m_tournament->raise();
  m_tournament->activateWindow();
}

void DomineeringController::copyPicture() {
  QApplication::clipboard()->setImage(renderPicture(pictureOf(*m_page->board(), *m_document), clipboardPixels));
}

}  // namespace kotai::ui
