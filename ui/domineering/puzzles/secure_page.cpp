#include "ui/domineering/puzzles/secure_page.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "core/data/solution_files.h"
#include "core/library/library_game.h"
#include "core/simultaneous/registry.h"
#include "ui/domineering/puzzles/secure_board.h"
#include "ui/domineering/puzzles/secure_trainer.h"
#include "ui/domineering/puzzles/secure_words.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/jobs/job_manager.h"
#include "ui/play/beside_board.h"
#include "ui/play/puzzle_frame.h"
#include "ui/puzzles/day_marks.h"
#include "ui/puzzles/past_puzzles.h"
#include "ui/puzzles/puzzle_words.h"
#include "ui/state/session_state.h"
#include "ui/strings/strings.h"
#include "ui/theme/label.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/primary_button.h"

namespace kotai::ui {

namespace {

using State = SecureTrainer::State;

bool isTrained(const std::string& variantId) { return parseSimultaneousVariant(variantId).has_value(); }

}  // namespace

SecurePage::SecurePage(JobManager* jobs, std::shared_ptr<GameLibrary> library, QWidget* parent)
    : QWidget(parent),
      m_jobs(jobs),
      m_top(new QHBoxLayout),
      m_trainer(new SecureTrainer(jobs, library, this)),
      m_title(new Label(this)),
      m_standing(new Label(this)),
      m_boards(new QComboBox(this)),
      m_board(new SecureBoard(m_trainer, this)),
      m_empty(new EmptyState(this)),
      m_middle(new QStackedWidget(this)),
      m_messages(new MessageBar(this)),
      m_words(new Label(this)),
      m_hint(new QPushButton(this)),
      m_solution(new QPushButton(this)),
      m_next(new QPushButton(this)),
      m_day(new QPushButton(this)),
      m_marks(new DayMarks(this)),
      m_pastButton(new QPushButton(this)),
      m_past(new PastPuzzles(std::move(library), isTrained, this)),
      m_views(new QStackedWidget(this)) {
  whenLanguageChanges(this, [this] { retranslate(); });
  layOut();
  connectParts();
  retranslate();
}

SecurePage::~SecurePage() = default;

void SecurePage::layOut() {
  m_words->setWordWrap(true);
  m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_words->setFocusPolicy(Qt::NoFocus);
  m_pastButton->setProperty("link", QStringLiteral("accent"));
  m_pastButton->setCursor(Qt::PointingHandCursor);
  m_day->setCheckable(true);
  auto* buttons = new FlowLayout(8);
  for (QPushButton* button : {m_hint, m_solution, m_next, m_day, m_pastButton}) {
    button->setFocusPolicy(Qt::TabFocus);  // a click leaves the focus on the board
    buttons->addWidget(button);
  }
  QVBoxLayout* const column = layOutPuzzleFrame(this, {m_top, m_title, m_standing, m_boards, m_middle, m_board, m_empty});
  column->addWidget(m_words);
  column->addWidget(m_marks);
  column->addLayout(buttons);
  auto* training = new QWidget(m_views);
  training->setLayout(column);
  m_views->addWidget(training);
  m_views->addWidget(m_past);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->addWidget(m_views);
  m_place = std::make_unique<BesideBoard>(m_messages,
                                          BesideBoard::Page{this, training, column, m_words, [this] { return boardRect(); }});
}

/// Explains why there is no puzzle.
QRect SecurePage::boardRect() const {
  if (m_middle->currentWidget() != m_board) return QRect(m_middle->mapTo(this, QPoint()), m_middle->size());
  const QRectF squares = m_board->currentLayout().squares;
  return QRect(m_board->mapTo(this, squares.topLeft().toPoint()), squares.size().toSize());
}

/// The board gets its new size only after the layout has run.
void SecurePage::placeMessagesSoon() {
  QMetaObject::invokeMethod(
      this, [this] { m_place->place(); }, Qt::QueuedConnection);
}

void SecurePage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  placeMessagesSoon();
}

void SecurePage::connectParts() {
  connect(m_messages, &MessageBar::contentsChanged, this, [this] { m_place->place(); });
  connect(m_trainer, &SecureTrainer::changed, this, [this] {
    m_remark.clear();
    refresh();
  });
  connect(m_trainer, &SecureTrainer::standingChanged, this, &SecurePage::refresh);
  connect(m_board, &SecureBoard::chosen, m_trainer, &SecureTrainer::choose);
  connect(m_board, &SecureBoard::refused, this, [this](const QString& reason) {
    m_remark = reason;
    refresh();
  });
  connect(m_hint, &QPushButton::clicked, m_trainer, &SecureTrainer::hint);
  connect(m_solution, &QPushButton::clicked, m_trainer, &SecureTrainer::showSolution);
  connect(m_next, &QPushButton::clicked, this, [this] {
    m_trainer->next();
    m_board->setFocus();
  });
  connect(m_day, &QPushButton::clicked, m_trainer, &SecureTrainer::setOfDay);
  connect(m_marks, &DayMarks::chosen, m_trainer, &SecureTrainer::goToDayPuzzle);
  connect(m_boards, &QComboBox::activated, this, [this](int index) {
    m_trainer->open(m_solved[static_cast<std::size_t>(index)]);
    m_board->setFocus();
  });
  connect(m_empty, &EmptyState::triggered, this, [this] {
    const std::string& id = m_trainer->variant()->id();
    if (solutionWork(*m_jobs, id).needsRepair()) return emit repairRequested(QString::fromStdString(id));
    emit solveRequested(id);
  });
  connect(m_pastButton, &QPushButton::clicked, this, &SecurePage::showPast);
  connect(m_past, &PastPuzzles::closed, this, &SecurePage::showTraining);
  connect(m_past, &PastPuzzles::openRequested, this, &SecurePage::openAgain);
  connect(m_trainer, &SecureTrainer::standingChanged, m_past, [this] {
    if (m_past->isVisible()) m_past->read();  // a result has just been written
  });
  connect(m_jobs, &JobManager::jobsChanged, this, &SecurePage::refresh);
  connect(m_jobs, &JobManager::jobProgressed, this, &SecurePage::refresh);
  connect(m_jobs, &JobManager::damageFound, this, &SecurePage::refresh);
}

void SecurePage::setNavigationButtons(QWidget* buttons) { m_top->insertWidget(0, buttons); }

void SecurePage::open(const SimultaneousVariantPtr& variant) {
  showTraining();
  m_trainer->open(variant);
  fillBoards();
  m_board->setFocus();
}

void SecurePage::showPast() {
  const SimultaneousVariantPtr& variant = m_trainer->variant();
  m_views->setCurrentWidget(m_past);
  setFocusProxy(m_past);
  m_past->show(variant ? gameIdOf(variant->id()) : std::string(), SecureTrainer::today());
}

void SecurePage::showTraining() {
  if (m_views->currentWidget() != m_past) return;
  m_views->setCurrentIndex(0);
  setFocusProxy(m_board);
  m_board->setFocus();
}

void SecurePage::openAgain(const KeptPuzzle& kept) {
  const auto variant = parseSimultaneousVariant(kept.variant);
  if (!variant) return;
  showTraining();
  m_trainer->openAgain(*variant, kept);
  fillBoards();
}

/// The solved boards, and the open one.
void SecurePage::fillBoards() {
  m_solved.clear();
  for (SimultaneousVariantPtr& each : simultaneousVariantsInFolder(m_jobs->dataDirectory()))
    if (SimultaneousSolution::exists(m_jobs->dataDirectory(), *each)) m_solved.push_back(std::move(each));
  const auto isOpen = [this](const SimultaneousVariantPtr& each) { return each->id() == m_trainer->variant()->id(); };
  if (std::ranges::none_of(m_solved, isOpen)) m_solved.push_back(m_trainer->variant());
  m_boards->clear();
  for (const SimultaneousVariantPtr& each : m_solved) m_boards->addItem(variantTitle(*each));
  m_boards->setCurrentIndex(static_cast<int>(std::ranges::find_if(m_solved, isOpen) - m_solved.begin()));
}

void SecurePage::refreshEmpty() {
  const SimultaneousVariantPtr& variant = m_trainer->variant();
  const State state = m_trainer->state();
  const bool failed = !m_trainer->failure().isEmpty();
  if (state == State::Nothing && !failed && m_trainer->isOfDay())
    return m_empty->showTextsOnly(tr("Done for today") + QStringLiteral("  ") + fateSigns(m_trainer->dayFates()),
                                  tr("There are new ones tomorrow."));
  if (state == State::Nothing && !failed)
    return m_empty->showTextsOnly(tr("No more puzzles on this board"), tr("Choose a larger one."));
  if (state != State::Nothing && state != State::Unsolved) return m_empty->showTextsOnly(tr("Looking for a puzzle…"), {});
  if (!variant) return m_empty->showTextsOnly(tr("Puzzles"), tr("Choose a board."));
  showMissingPuzzles(*m_empty, solutionWork(*m_jobs, variant->id()), m_trainer->failure(), variantName(*variant));
}

void SecurePage::refresh() {
  const State state = m_trainer->state();
  const bool there = m_trainer->puzzle().has_value();
  m_middle->setCurrentWidget(there ? static_cast<QWidget*>(m_board) : m_empty);
  if (!there) refreshEmpty();
  const SecureTrainer::Standing& standing = m_trainer->standing();
  m_standing->setText(standingText({standing.rating, standing.streak, standing.due}));
  m_words->setText(there ? secureText(*m_trainer, m_remark) : QString());
  m_hint->setEnabled(m_trainer->canChoose());
  m_solution->setEnabled(m_trainer->canChoose());
  m_next->setEnabled(there);
  m_day->setChecked(m_trainer->isOfDay());
  m_marks->setFates(m_trainer->dayFates(), m_trainer->dayNumber());
  makePrimary(*m_next, state == State::Solved || state == State::Shown);
  placeMessagesSoon();
}

void SecurePage::retranslate() {
  m_remark.clear();  // its message is in the previous language
  m_title->setText(tr("Find the right domino"));
  m_boards->setAccessibleName(tr("Board"));
  m_board->setAccessibleName(tr("Puzzle board"));
  m_hint->setText(tr("&Hint"));
  m_solution->setText(tr("&Solution"));
  m_next->setText(tr("&Next"));
  m_day->setText(tr("Puzzles of the &day"));
  m_pastButton->setText(PastPuzzles::linkText());
  m_pastButton->setToolTip(PastPuzzles::linkToolTip());
  if (m_trainer->variant()) fillBoards();
  refresh();
}

}  // namespace kotai::ui

#include "moc_secure_page.cpp"
