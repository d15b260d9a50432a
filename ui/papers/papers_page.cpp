#include "ui/papers/papers_page.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

#include "core/game/registry.h"
#include "ui/background/background.h"
#include "ui/charts/chart_style.h"
#include "ui/help/help_dialog.h"
#include "ui/jobs/job_manager.h"
#include "ui/papers/figure_card.h"
#include "ui/papers/paper_strings.h"
#include "ui/papers/parts_panel.h"
#include "ui/papers/reproduce_row.h"
#include "ui/strings/strings.h"
#include "ui/theme/when_language_changes.h"

namespace kotai::ui {

/// Computed figure, or the reason why it could not be computed.
struct ComputedFigure {
  WorkFigure figure;
  std::optional<SolutionError> failure;
};

static ComputedFigure computedFigure(const Work& work, WorkFigure figure, const std::filesystem::path& folder,
                                     const std::stop_token& stop) {
  try {
    work.compute(figure, folder, stop);
  } catch (const SolutionError& error) {
    return {std::move(figure), error};
  }
  return {std::move(figure), std::nullopt};
}

PapersPage::PapersPage(JobManager* jobs, QWidget* parent)
    : QWidget(parent), m_jobs(jobs), m_queue(new SolveQueue(jobs, this)), m_games(gamesWithWorks()) {
  new FloatingMessages(m_messages, this);
  m_tabs->setDrawBase(false);
  m_tabs->setExpanding(false);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setWidgetResizable(true);
  m_scroll->viewport()->installEventFilter(this);
  m_top = new QHBoxLayout;
  m_top->addWidget(m_tabs, 1);
  auto* column = new QVBoxLayout(this);
  column->addLayout(m_top);
  column->addWidget(m_scroll);
  for (std::size_t number = 0; number < m_games.size(); ++number) m_tabs->addTab(QString());
  connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
    m_shown = static_cast<std::size_t>(tab);
    m_messages->withdrawMessage(ReproduceRow::doneText());  // the message belongs to the previous work
    makeCards();
    compute();
  });
  connect(jobs, &JobManager::solved, this, &PapersPage::refreshFigures, Qt::QueuedConnection);
  connect(jobs, &JobManager::outcomeProved, this, &PapersPage::refreshFigures, Qt::QueuedConnection);
  keepTranslated(this, [this] { retranslate(); });
}

PapersPage::~PapersPage() { m_stop.request_stop(); }

void PapersPage::refreshFigures() {
  if (isVisible()) compute();
}

void PapersPage::showGame(const std::string& gameId) {
  const auto found = std::ranges::find(m_games, gameId, &GameInfo::id);
  if (found != m_games.end()) m_tabs->setCurrentIndex(static_cast<int>(found - m_games.begin()));
}

void PapersPage::makeCards() {
  m_cards.clear();
  m_contents = new QWidget;
  auto* column = new QVBoxLayout(m_contents);
  m_title = new Label(m_contents);
  m_title->setFont(headingFont(font()));
  m_citation = new Label(m_contents);
  m_agreement = new Label(m_contents);
  for (QLabel* label : {m_title, m_citation, m_agreement}) {
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(label);
  }
  m_cite = named("citeButton", new QPushButton(m_contents));
  connect(m_cite, &QPushButton::clicked, this, &PapersPage::copyCitation);
  column->insertWidget(column->indexOf(m_agreement), m_cite, 0, Qt::AlignLeft);
  const GameInfo& game = m_games[m_shown];
  m_reproduce = new ReproduceRow(game, m_jobs, m_queue, m_messages, m_contents);
  column->addWidget(m_reproduce);
  for (WorkFigure& figure : game.work.figures()) {
    auto* card = new FigureCard(std::move(figure), game.id, m_queue, m_requests, m_jobs->dataDirectory(), m_contents);
    m_cards.push_back(card);
    column->addWidget(card);
    connect(card, &FigureCard::messageRaised, this, [this](const QString& text) { m_messages->showMessage(text); });
    connect(card, &FigureCard::warningRaised, this, [this](const QString& text) { m_messages->showWarning(text); });
    if (card->graph())
      connect(card->graph(), &PartsPanel::failed, this,
              [this](const SolutionError& error) { m_messages->showWarning(errorText(error)); });
  }
  column->addStretch(1);
  m_scroll->setWidget(m_contents);  // deletes the contents of the previous work
  m_contents->installEventFilter(this);
  refresh();
}

/// Wraps texts at the edge of the window, so that the user need not scroll sideways to read them. Graphs and
/// tables may be wider than the window.
void PapersPage::wrapTexts() {
  if (!m_contents) return;
  for (QLabel* label : m_contents->findChildren<QLabel*>()) {
    if (!label->wordWrap()) continue;
    label->installEventFilter(this);
    wrapText(*label);
  }
}

/// Wraps a text with a right margin. The margin leaves space for the longest word. The minimum width excludes
/// the margin. Otherwise, the margin would widen the contents, which would then need a wider margin.
void PapersPage::wrapText(QLabel& label) {
  label.setMinimumWidth(0);
  const int least = std::max(0, label.minimumSizeHint().width() - label.contentsMargins().right());
  label.setMinimumWidth(least);
  const int hidden = std::max(0, m_contents->width() - m_scroll->viewport()->width());
  label.setContentsMargins(0, 0, std::clamp(hidden, 0, std::max(0, label.width() - least)), 0);
}

bool PapersPage::eventFilter(QObject* watched, QEvent* event) {
  auto* label = qobject_cast<QLabel*>(watched);
  if (event->type() == QEvent::Resize) label ? wrapText(*label) : wrapTexts();
  return QWidget::eventFilter(watched, event);
}

void PapersPage::copyCitation() {
  QGuiApplication::clipboard()->setText(bibliography(gameId()));
  m_messages->showMessage(tr("Copied as BibTeX, with an entry for Kotai."));
}

void PapersPage::compute() {
  m_stop.request_stop();
  m_stop = std::stop_source();
  ++m_request;
  for (FigureCard* card : m_cards)
    if (const auto variant = parseVariant(card->figure().graph)) card->setGraphSolution(m_jobs->solution(*variant));
  computeNext(0);
}

void PapersPage::computeNext(std::size_t number) {
  if (number == m_cards.size()) return emit computed();
  runInBackground(
      this,
      [work = m_games[m_shown].work, figure = m_games[m_shown].work.figures()[number], folder = m_jobs->dataDirectory(),
       stop = m_stop.get_token()] { return computedFigure(work, figure, folder, stop); },
      [this, number, request = m_request](const ComputedFigure& result) {
        if (request != m_request) return;
        m_cards[number]->setFigure(result.figure);
        if (result.failure) m_messages->showWarning(errorText(*result.failure));
        refresh();
        computeNext(number + 1);
      });
}

void PapersPage::refresh() {
  if (!m_contents) return;
  const Work& work = m_games[m_shown].work;
  const auto text = [](const std::string& utf8) { return QString::fromStdString(utf8); };
  m_title->setText(text(work.title));
  m_citation->setText(tr("%1: %2. %3", "authors, English title, where it appeared")
                          .arg(text(work.authors), text(work.english), text(work.appeared)));
  m_cite->setText(tr("Copy citation"));
  std::vector<WorkFigure> figures;
  for (const FigureCard* card : m_cards) figures.push_back(card->figure());
  const auto done = std::ranges::count_if(m_cards, &FigureCard::isComputed);
  if (done < static_cast<std::ptrdiff_t>(m_cards.size()))
    m_agreement->setText(tr("Reading the solutions: %1 of %2 figures…").arg(done).arg(m_cards.size()));
  else
    m_agreement->setText(agreementText(agreementOf(figures)));
  wrapTexts();
}

void PapersPage::retranslate() {
  for (std::size_t number = 0; number < m_games.size(); ++number)
    m_tabs->setTabText(static_cast<int>(number), gameName(m_games[number].id));
  m_tabs->setAccessibleName(tr("Published works"));
  refresh();
}

void PapersPage::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (!m_contents) makeCards();
  compute();
}

}  // namespace kotai::ui

#include "moc_papers_page.cpp"
