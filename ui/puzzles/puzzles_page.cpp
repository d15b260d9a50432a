#include "ui/puzzles/puzzles_page.h"

#include <QApplication>
#include <QClipboard>
#include <QHideEvent>
#include <QLocale>
#include <algorithm>

#include "core/game/registry.h"
#include "core/library/calendar_day.h"
#include "core/tables/file_stem.h"
#include "ui/actions/action_button.h"
#include "ui/background/background.h"
#include "ui/jobs/job_manager.h"
#include "ui/library/library_strings.h"
#include "ui/play/page_frame.h"
#include "ui/puzzles/past_puzzles.h"
#include "ui/puzzles/puzzle_board.h"
#include "ui/puzzles/puzzle_panel.h"
#include "ui/puzzles/puzzle_words.h"
#include "ui/state/state_hub.h"
#include "ui/strings/strings.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

constexpr int narrowestPanel = 212;
constexpr int widestPanel = 290;
constexpr int minTitleWidth = 84;   ///< minimum width of the title; the name of the variant is elided first
constexpr int minBoxWidth = 90;     ///< minimum width of the box; a long name is elided
constexpr int minBoardHeight = 80;  ///< minimum height of the board; leaves space for the bar on a small screen
using State = PuzzleTrainer::State;
using From = TrainingChoice::From;

PuzzlesPage::PuzzlesPage(std::shared_ptr<GameLibrary> library, const VariantStates* states, Settings* settings,
                         const Actions* actions, const std::vector<PuzzleBoard*>& boards, QWidget* parent)
    : QWidget(parent),
      m_states(states),
      m_settings(settings),
      m_jobs(states->jobs()),
      m_actions(actions),
      m_trainer(new PuzzleTrainer(m_jobs, library, settings, boards, this)),
      m_panel(new PuzzlePanel(m_trainer, actions, this)),
      m_past(new PastPuzzles(std::move(library), this)) {
  layOut();
  connectParts();
  connectActions();
  keepTranslated(this, [this] { retranslate(); });
}

void PuzzlesPage::layOut() {
  m_title->setMuted(false);
  m_title->setSmallestSize(font().pointSizeF() * 0.9);
  auto* top = new QHBoxLayout;
  top->addWidget(new WayOut(*m_actions, this));
  QVBoxLayout* const column = layOutPuzzleFrame(this, {top, m_title, m_standing, m_variants, m_middle, m_empty, m_empty});
  for (PuzzleBoard* board : m_trainer->boards()) m_middle->addWidget(board);
  m_title->setMinimumWidth(minTitleWidth);
  m_variants->setMinimumWidth(minBoxWidth);
  m_middle->setMinimumHeight(minBoardHeight);
  column->addWidget(m_bar);
  for (QPushButton* link : {m_listButton, m_pastButton}) {
    link->setProperty("link", QStringLiteral("accent"));
    link->setCursor(Qt::PointingHandCursor);
    link->setFocusPolicy(Qt::TabFocus);  // a click does not take the keyboard focus from the board
  }
  m_panel->setLinks(m_pastButton, m_listButton);
  auto* training = new QWidget(m_views);
  auto* row = makeLayout<QHBoxLayout>(training, {0, 0, 0, 0}, 0);
  row->addLayout(column, 1);
  row->addWidget(m_panel);
  m_views->addWidget(training);
  m_past->setNavigationButtons(new WayOut(*m_actions));
  m_views->addWidget(m_past);
  auto* whole = makeLayout<QVBoxLayout>(this, {0, 0, 0, 0});
  whole->addWidget(m_views);
  new FloatingMessages(m_messages, this, m_panel->choices());
}

void PuzzlesPage::connectParts() {
  connect(m_trainer, &PuzzleTrainer::newPuzzleShown, this, [this] {
    if (isTraining()) m_trainer->board()->setFocus();
  });
  connect(m_trainer, &PuzzleTrainer::changed, this, &PuzzlesPage::refresh);
  connect(m_trainer->records(), &PuzzleRecords::standingChanged, this, &PuzzlesPage::refresh);
  connect(m_pastButton, &QPushButton::clicked, this, &PuzzlesPage::showPast);
  connect(m_past->backButton(), &QPushButton::clicked, this, &PuzzlesPage::showTraining);
  connect(m_trainer->records(), &PuzzleRecords::standingChanged, m_past, [this] {
    if (m_past->isVisible()) m_past->read();  // the list must contain the result that was just stored
  });
  connect(m_past, &PastPuzzles::openRequested, this, &PuzzlesPage::openAgain);
  connect(m_trainer, &PuzzleTrainer::putAside, this, [this] {
    m_messages->showMessage(tr("You left a puzzle you had started. It counts as failed and comes back tomorrow."));
  });
  connect(m_variants, &QComboBox::activated, this, [this] {
    open(m_variants->currentData().toString().toStdString());
    m_trainer->board()->setFocus();
  });
  connect(m_empty->button(), &QPushButton::clicked, this, [this] {
    const std::string& id = m_trainer->variantId();
    if (id.empty()) return;
    const bool unreadable = m_trainer->current().state == State::Unsolved || !m_trainer->current().failure().isEmpty();
    if (unreadable && solutionWork(*m_jobs, id).needsRepair()) return emit repairRequested(QString::fromStdString(id));
    if (m_trainer->current().state == State::Unsolved) return emit solveRequested(QString::fromStdString(id));
    m_end->act();
  });
  connect(m_panel->copyDayButton(), &QPushButton::clicked, this, &PuzzlesPage::copyDayResult);
  connect(m_end, &TrainingEnd::listWanted, m_listButton, &QPushButton::click);
  connect(m_states, &VariantStates::changed, this, &PuzzlesPage::refreshVariants);
  connect(m_states, &VariantStates::progressed, this, [this] {
    if (isVisible() && m_trainer->current().state == State::Unsolved) refreshEmpty();
  });
}

/// Connects the actions of the page. The arrow keys also step through shown moves, unless the focused widget uses the keys.
void PuzzlesPage::connectActions() {
  const auto on = [this](ActionId id, auto deed) {
    connect((*m_actions)[id], &QAction::triggered, this, [this, deed] {
      if (isTraining()) deed();
    });
  };
  PuzzleMoves* const moves = m_trainer->moves();
  on(ActionId::Hint, [moves] { moves->hint(); });
  on(ActionId::PuzzleSolution, [moves] { moves->showSolution(); });
  on(ActionId::RetryPuzzle, [this] { m_trainer->retry(); });
  on(ActionId::NextPuzzle, [this] { m_trainer->next(); });
  on(ActionId::CopyPosition, [this] { copyPosition(); });
  on(ActionId::CopyBoardPicture, [this] { copyPicture(m_trainer->board()->picture()); });
  on(ActionId::ExportPng, [this] { exportPicture(); });
  const PuzzleTry& now = m_trainer->current();
  on(ActionId::ToStart, [moves] { moves->showPly(0); });
  on(ActionId::StepBack, [moves, &now] { moves->showPly(now.shownAt() - 1); });
  on(ActionId::StepForward, [moves, &now] { moves->showPly(now.shownAt() + 1); });
  on(ActionId::ToEnd, [moves, &now] { moves->showPly(now.shownPlies()); });
  for (const ActionId id : {ActionId::ToStart, ActionId::StepBack, ActionId::StepForward, ActionId::ToEnd})
    m_desk->stepFrom(m_panel->stepButton(id));
}

void PuzzlesPage::refreshActions(bool shown) {
  const PuzzleTry& now = m_trainer->current();
  using enum ActionId;
  shown = shown && m_views->currentWidget() != m_past;
  const State state = now.state;
  const auto enable = [this](ActionId id, bool enabled) { (*m_actions)[id]->setEnabled(enabled); };
  for (const ActionId id : {PuzzleSolution, RetryPuzzle, NextPuzzle}) (*m_actions)[id]->setVisible(shown);
  if (shown) {
    const int at = now.shownAt();
    enable(Hint, now.canMove());
    for (const ActionId id : {ToStart, StepBack}) enable(id, at > 0);
    for (const ActionId id : {StepForward, ToEnd}) enable(id, at < now.shownPlies());
  }
  enable(PuzzleSolution, shown && (now.canMove() || state == State::Refuted));
  enable(RetryPuzzle, shown && now.found.puzzle && state != State::Judging);
  enable(NextPuzzle, shown && now.found.puzzle);
  if (!shown) return;
  enable(CopyPosition, now.found.puzzle || m_trainer->records()->isDayDone());
  for (const ActionId id : {CopyBoardPicture, ExportPng}) enable(id, now.found.puzzle.has_value());
}

void PuzzlesPage::open(const std::string& variantId) {
  if (!m_trainer->plays(variantId)) return;
  const bool other = m_trainer->variantId() != variantId;
  if (other) m_estimate.clear();
  showTraining();
  m_settings->choice.set(variantChoice(), QString::fromStdString(variantId));
  m_trainer->open(variantId);
  if (!other) return;
  refreshVariants();
  if (m_trainer->current().state == State::Unsolved) readEstimate();
}

void PuzzlesPage::trainList(const std::string& variantId, const TrainedList& list, const QString& title) {
  if (!m_trainer->plays(variantId)) return;
  showTraining();
  m_trainer->trainList(variantId, list, title);
  refreshVariants();
}

void PuzzlesPage::train(const std::string& variantId, TrainingChoice::From from) {
  if (!m_trainer->plays(variantId)) return;
  showTraining();
  m_trainer->train(variantId, from);
  refreshVariants();
}

void PuzzlesPage::openAgain(const StoredPuzzle& kept) {
  if (!m_trainer->plays(kept.variant)) return;
  showTraining();
  m_trainer->openAgain(kept);
  refreshVariants();
}

void PuzzlesPage::showPast() {
  m_views->setCurrentWidget(m_past);
  setFocusProxy(m_past);
  m_past->show(gameIdOf(m_trainer->variantId()), m_trainer->records()->today());
  emit statusChanged();
}

void PuzzlesPage::showTraining() {
  if (m_views->currentWidget() != m_past) return;
  m_views->setCurrentIndex(0);
  setFocusProxy(m_trainer->board());
  setFocus();
  emit statusChanged();
}

bool PuzzlesPage::isTraining() const { return isVisible() && m_views->currentWidget() != m_past; }

/// Fills the box with the solved variants and the requested variant.
void PuzzlesPage::refreshVariants() {
  const std::string& shown = m_trainer->variantId();
  m_variants->clear();
  const auto add = [&](const std::string& id) {
    if (m_states->isSolved(id) || id == shown) m_variants->addItem(variantText(id), QString::fromStdString(id));
  };
  for (const GameInfo& game : allGames()) {
    for (const std::string& id : game.knownVariants) add(id);
    for (const std::string& id : m_states->othersOf(game.id)) add(id);
  }
  if (shown.empty()) return;
  const QString id = QString::fromStdString(shown);
  if (m_variants->findData(id) < 0) m_variants->addItem(variantText(shown), id);
  m_variants->setCurrentIndex(m_variants->findData(id));
}

void PuzzlesPage::refresh() {
  const PuzzleTry& now = m_trainer->current();
  const State state = now.state;
  const auto& puzzle = now.found.puzzle;
  const FoundPuzzle& found = now.found;
  QString title = puzzle ? puzzleTitle(*puzzle) : tr("Puzzles");
  if (puzzle && found.count > 0)
    title = tr("%1 (%2 of %3)", "a puzzle, its number, of how many").arg(title).arg(found.number).arg(found.count);
  if (const QString list = listName(*m_trainer); !list.isEmpty()) title += QStringLiteral(" · ") + list;
  m_title->setText(title);
  PuzzleBoard* board = m_trainer->board();
  m_standing->setText(board ? standingText(m_trainer->records()->standing()) : QString());
  m_standing->setHint(board ? ratingHint() : QString());
  const bool empty = state == State::Unsolved || state == State::Left || state == State::Nothing || !board->hasPuzzle();
  m_middle->setCurrentWidget(empty ? static_cast<QWidget*>(m_empty) : board);
  if (board && m_views->currentWidget() != m_past) setFocusProxy(board);
  if (empty) refreshEmpty();
  m_listButton->setVisible(m_trainer->choice().from == TrainingChoice::From::List);
  m_desk->refresh();
  fitPanel();
  emit statusChanged();
}

void PuzzlesPage::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  if (!event->spontaneous()) m_trainer->leave();
}

void PuzzlesPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  m_bar->fit();
  fitPanel();
}

void PuzzlesPage::fitPanel() {
  m_panel->setFixedWidth(std::clamp(std::max(width() * 22 / 100, m_panel->widthOfWords()), narrowestPanel, widestPanel));
}

void PuzzlesPage::retranslate() {
  m_variants->setAccessibleName(tr("Game"));
  m_variants->setToolTip(tr("Game for the puzzles"));
  m_listButton->setText(tr("‹ Back"));
  m_pastButton->setText(PastPuzzles::linkText());
  m_pastButton->setToolTip(PastPuzzles::linkToolTip());
  refreshVariants();
  refresh();
}

void PuzzlesPage::readEstimate() {
  const std::string& id = m_trainer->variantId();
  runInBackground(
      this,
      [id, directory = m_jobs->dataDirectory(), limits = m_jobs->limits()] { return readVariantFacts(id, directory, limits); },
      [this](const VariantFacts& facts) {
        if (!facts.variant || facts.variant->id() != m_trainer->variantId()) return;
        m_estimate = solveCostText(facts);
        refreshEmpty();
      });
}

/// Returns the result of the day as text, for sharing.
static QString dayResult(const PuzzleTrainer& trainer) {
  const PuzzleRecords& records = *trainer.records();
  const QString day = QLocale().toString(calendarDay(records.today()), PuzzlesPage::tr("d MMM", "format of a day: 27 Nov"));
  return QStringLiteral("Kotai %1 %2 %3").arg(day, fateSigns(records.dayFates()), variantText(trainer.variantId()));
}

void PuzzlesPage::copyDayResult() {
  QApplication::clipboard()->setText(dayResult(*m_trainer));
  m_messages->showMessage(tr("Result copied: %1").arg(dayResult(*m_trainer)));
}

/// Copies the position to the clipboard. If all puzzles of the day are done and no puzzle is on the board,
/// copies the result of the day.
void PuzzlesPage::copyPosition() {
  if (!m_trainer->current().found.puzzle) return copyDayResult();
  const QString position = m_trainer->board()->positionText();
  QApplication::clipboard()->setText(position);
  m_messages->showMessage(tr("Position copied: %1").arg(position));
}

void PuzzlesPage::exportPicture() {
  const QString suffix = QStringLiteral("png");
  const QString name = QString::fromStdString(fileStem(m_trainer->variantId())) + QStringLiteral("-puzzle.png");
  const QString file = askForSaveName(this, tr("Export board"), name, fileFilters({suffix}));
  if (file.isEmpty()) return;
  if (const auto failure = savePicture(m_trainer->board()->picture(), file))
    return m_messages->showWarning(fileFailureText(*failure));
  m_messages->showMessage(tr("Saved %1").arg(fileText(file)));
}

void PuzzlesPage::refreshEmpty() {
  const PuzzleTry& now = m_trainer->current();
  const std::string& id = m_trainer->variantId();
  const State state = now.state;
  const bool failed = !now.failure().isEmpty();
  if (state == State::Nothing && !failed) return m_end->show();
  if (state != State::Nothing && state != State::Unsolved) return m_empty->showTextsOnly(tr("Looking for a puzzle…"), {});
  if (id.empty()) return m_empty->showTextsOnly(tr("Puzzles"), tr("Choose a game."));
  showMissingPuzzles(*m_empty, solutionWork(*m_jobs, id), now.failure(), variantText(id), m_estimate);
}

}  // namespace kotai::ui

#include "moc_puzzles_page.cpp"
