#include "ui/puzzles/past_puzzles.h"

#include <QChart>
#include <QChartView>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineSeries>
#include <QPen>
#include <QScrollBar>
#include <QValueAxis>
#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "core/game/registry.h"
#include "core/library/calendar_day.h"
#include "core/library/library_game.h"
#include "core/library/puzzle_results.h"
#include "core/puzzles/puzzle.h"
#include "ui/charts/chart_style.h"
#include "ui/library/library_strings.h"
#include "ui/puzzles/puzzle_words.h"
#include "ui/strings/strings.h"
#include "ui/theme/palette.h"
#include "ui/widgets/choices.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

static QColor colourOf(PuzzleFate fate) {
  const ColourPalette& palette = Theme::instance().palette();
  switch (fate) {
    case PuzzleFate::Solved: return palette.textOf(Outcome::Win);
    case PuzzleFate::WithHint:
    case PuzzleFate::Found: return palette.textOf(Outcome::Draw);
    default: return palette.textOf(Outcome::Loss);
  }
}

void PastPuzzlesModel::setAttempts(std::vector<PastAttempt> attempts, std::chrono::sys_days today) {
  m_today = today;
  setRows(std::move(attempts));
}

QString PastPuzzlesModel::reviewText(const PastAttempt& attempt) const {
  if (!attempt.comes) return QStringLiteral("–");
  if (isDueOn(*attempt.comes, m_today)) return tr("today", "a puzzle comes back");
  if (*attempt.comes == m_today + std::chrono::days(1)) return tr("tomorrow", "a puzzle comes back");
  return dayText(calendarDay(*attempt.comes));
}

QString PastPuzzlesModel::textOf(const PastAttempt& attempt, int column) const {
  switch (column) {
    case DateColumn: return dayText(calendarDay(attempt.day));
    case GameColumn: return variantText(attempt.puzzle.variant);
    case TaskColumn: return puzzleTitle(attempt.puzzle);
    case RatingColumn: return ratingText(attempt.puzzle.rating);
    case ResultColumn: return fateText(attempt.fate);
    case NextReviewColumn: return reviewText(attempt);
    default: return {};
  }
}

QVariant PastPuzzlesModel::cell(const PastAttempt& attempt, int column, int role) const {
  if (role == Qt::DisplayRole) return textOf(attempt, column);
  if (role == Qt::ForegroundRole && column == ResultColumn) return colourOf(attempt.fate);
  if (role == Qt::TextAlignmentRole && column == RatingColumn) return numberAlignment();
  return {};
}

QString PastPuzzlesModel::heading(int column) const {
  switch (column) {
    case DateColumn: return tr("Date");
    case GameColumn: return tr("Game");
    case TaskColumn: return tr("Task");
    case RatingColumn: return tr("Rating", "its rating");
    case ResultColumn: return tr("Result");
    case NextReviewColumn: return tr("Next review");
    default: return {};
  }
}

enum KindColumn { NameColumn, AllColumn, SolvedColumn, HintColumn, FoundColumn, FailedColumn, KindColumnCount };
constexpr int widthForTwo = 1100;  ///< minimum width at which the statistics are beside the list, not below
constexpr int widthForTitle = 600;
constexpr int rowPaddingPx = 10;
constexpr int minTableHeight = 150;
constexpr int minPastBoxWidth = 90;  ///< minimum width of the box; a long name is elided

PastPuzzles::PastPuzzles(std::shared_ptr<GameLibrary> library, QWidget* parent) : QWidget(parent), m_library(std::move(library)) {
  buildChart();
  layOut();
  connect(m_empty->button(), &QPushButton::clicked, m_back, &QPushButton::click);
  connect(m_games, &QComboBox::activated, this, &PastPuzzles::read);
  connect(m_table, &QTableView::clicked, this, &PastPuzzles::openRow);
  m_table->installEventFilter(this);
  retranslate();
}

void PastPuzzles::layOut() {
  makeStrong(m_title, 1.2);
  m_back->setProperty("link", QStringLiteral("back"));
  m_back->setCursor(Qt::PointingHandCursor);
  m_games->setMinimumWidth(minPastBoxWidth);
  m_table->setModel(m_model);
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_table->setSelectionMode(QAbstractItemView::SingleSelection);
  m_table->verticalHeader()->hide();
  m_table->setShowGrid(false);
  m_table->horizontalHeader()->setHighlightSections(false);
  m_table->setTabKeyNavigation(false);
  m_table->horizontalHeader()->setStretchLastSection(true);
  new FittedColumns(m_table, {PastPuzzlesModel::GameColumn, PastPuzzlesModel::TaskColumn});
  m_kinds->setColumnCount(KindColumnCount);
  m_kinds->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_kinds->verticalHeader()->hide();
  setUpNumberTable(*m_kinds, font());
  m_fittedKinds = new FittedColumns(m_kinds, {NameColumn});
  connect(m_kinds->horizontalScrollBar(), &QScrollBar::rangeChanged, this, &PastPuzzles::fitKinds);
  m_kinds->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + rowPaddingPx);
  m_top->setSpacing(12);
  addWidgets(m_top, {m_back, m_title});
  m_top->addStretch(1);
  m_top->addWidget(m_games);
  auto* beside = new QVBoxLayout;
  beside->setSpacing(10);
  beside->addWidget(m_upcomingLabel);
  beside->addWidget(m_view, 1);
  beside->addWidget(m_kinds);
  beside->addStretch();  // fills the space if there is no chart
  m_parts = new QBoxLayout(QBoxLayout::LeftToRight, m_body);
  m_parts->setContentsMargins(0, 0, 0, 0);
  m_parts->setSpacing(16);
  m_parts->addWidget(m_table, 7);
  m_parts->addLayout(beside, 6);
  m_table->setMinimumHeight(minTableHeight);
  m_area->setFrameShape(QFrame::NoFrame);
  m_area->setWidgetResizable(true);
  m_area->setFocusPolicy(Qt::NoFocus);
  m_area->setWidget(m_body);
  m_body->setAutoFillBackground(false);
  m_area->viewport()->setAutoFillBackground(false);
  auto* column = makeLayout<QVBoxLayout>(this, {18, 12, 18, 12}, 10);
  column->addLayout(m_top);
  column->addWidget(m_area, 1);
  column->addWidget(m_empty, 1);
}

QString PastPuzzles::linkText() { return tr("My puzzles ›"); }

QString PastPuzzles::linkToolTip() { return tr("Solved and failed puzzles, puzzles that come back, and your rating over time"); }

void PastPuzzles::show(const std::string& gameId, std::chrono::sys_days today) {
  m_today = today;
  readGames(gameId);
  read();
  m_back->setFocus();
}

/// Fills the combo box with the current game and all games with attempted puzzles.
void PastPuzzles::readGames(const std::string& chosen) {
  const std::vector<std::string> tried = m_library->puzzleHistory().games();
  setChoices(m_games, QString::fromStdString(chosen), [&] {
    for (const GameInfo& game : allGames())
      if (game.id == chosen || std::ranges::find(tried, game.id) != tried.end())
        m_games->addItem(gameName(game.id), QString::fromStdString(game.id));
    if (m_games->count() > 1) m_games->addItem(tr("All games"), QString());
  });
}

void PastPuzzles::read() {
  struct Past {
    std::vector<PastAttempt> attempts;
    std::vector<UpcomingPuzzles> coming;
  };
  m_reading.run(
      this,
      [library = m_library, game = m_games->currentData().toString().toStdString()] {
        Past past{library->puzzleHistory().attempts(game), library->puzzleHistory().coming()};
        std::erase_if(past.coming, [&](const UpcomingPuzzles& each) { return !game.empty() && gameIdOf(each.variant) != game; });
        return past;
      },
      [this](const Past& past) { take(past.attempts, past.coming); });
}

void PastPuzzles::take(std::vector<PastAttempt> attempts, const std::vector<UpcomingPuzzles>& coming) {
  m_totals = puzzleTotals(attempts);
  m_upcoming = coming;
  const bool any = !attempts.empty();
  const int row = attempts.size() == static_cast<std::size_t>(m_model->rowCount()) ? m_table->currentIndex().row() : 0;
  m_model->setAttempts(std::move(attempts), m_today);
  m_area->setVisible(any);
  m_empty->setVisible(!any);
  if (any) m_table->setCurrentIndex(m_model->index(std::max(row, 0), 0));
  fillKinds();
  fillChart();
  showUpcoming();
}

void PastPuzzles::fillKinds() {
  m_kinds->setRowCount(static_cast<int>(m_totals.kinds.size()));
  for (int row = 0; row < m_kinds->rowCount(); ++row) {
    const PuzzleTotals::Kind& kind = m_totals.kinds[static_cast<std::size_t>(row)];
    const QString texts[] = {puzzleKindName(kind.id),        QString::number(kind.all()), QString::number(kind.solved),
                             QString::number(kind.withHint), QString::number(kind.found), QString::number(kind.failed)};
    for (int column = 0; column < KindColumnCount; ++column) {
      auto* item = new QTableWidgetItem(texts[column]);
      if (column != NameColumn) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
      m_kinds->setItem(row, column, item);
    }
  }
  m_fittedKinds->fit();
  fitKinds();
  m_kinds->setVisible(!m_totals.kinds.empty());
}

/// Makes the table high enough for all rows and the horizontal scroll bar.
void PastPuzzles::fitKinds() {
  const QScrollBar* bar = m_kinds->horizontalScrollBar();
  m_kinds->setFixedHeight(m_kinds->horizontalHeader()->sizeHint().height() + m_kinds->verticalHeader()->length() +
                          2 * m_kinds->frameWidth() + (bar->maximum() > 0 ? bar->sizeHint().height() : 0));
}

/// Shows on which days puzzles are due again, such as "Comes back: 2 today, 6 tomorrow, 3 later."
void PastPuzzles::showUpcoming() {
  int today = 0, tomorrow = 0, later = 0;
  for (const UpcomingPuzzles& each : m_upcoming) {
    int& part = isDueOn(each.day, m_today) ? today : each.day == m_today + std::chrono::days(1) ? tomorrow : later;
    part += each.count;
  }
  QStringList parts;
  if (today > 0) parts << tr("%n today", "puzzles that come back", today);
  if (tomorrow > 0) parts << tr("%n tomorrow", "puzzles that come back", tomorrow);
  if (later > 0) parts << tr("%n later", "puzzles that come back", later);
  m_upcomingLabel->setText(parts.isEmpty() ? tr("No reviews: you have not failed any puzzles.")
                                           : tr("Due: %1.", "2 today, 6 tomorrow").arg(parts.join(QStringLiteral(", "))));
}

void PastPuzzles::openRow(const QModelIndex& index) {
  if (index.isValid() && isVisible()) emit openRequested(m_model->row(index.row()).puzzle);
}

bool PastPuzzles::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_table && event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) {
      openRow(m_table->currentIndex());
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

void PastPuzzles::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return m_back->click();
  QWidget::keyPressEvent(event);
}

void PastPuzzles::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  m_title->setVisible(width() >= widthForTitle);  // in a narrow window, the back button already names the page
  m_parts->setDirection(width() < widthForTwo ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void PastPuzzles::retranslate() {
  m_back->setText(tr("‹ Back to the puzzles"));
  m_title->setText(tr("My puzzles"));
  m_games->setAccessibleName(tr("Game"));
  m_table->setAccessibleName(tr("Puzzles you have tried"));
  m_table->setToolTip(tr("Click to try the puzzle again"));
  m_kinds->setAccessibleName(tr("Results by kind"));
  m_kinds->setHorizontalHeaderLabels(
      {tr("Kind"), tr("Tried"), tr("First try"), tr("With a hint"), tr("With mistakes"), tr("Failed")});
  m_kinds->horizontalHeaderItem(NameColumn)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  m_empty->setStrings(tr("No puzzles tried yet"),
                      tr("Puzzles you solve or fail are listed here, with the day on which they come back."));
  m_empty->setAction(tr("Solve puzzles"));
  if (const int all = m_games->findData(QString()); all >= 0) m_games->setItemText(all, tr("All games"));
  for (int i = 0; i < m_games->count(); ++i)
    if (const QString id = m_games->itemData(i).toString(); !id.isEmpty()) m_games->setItemText(i, gameName(id.toStdString()));
  m_model->retranslate();
  fillKinds();
  fillChart();
  showUpcoming();
}

void PastPuzzles::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::FontChange && m_chart) restyle();
  QWidget::changeEvent(event);
}

static void count(PuzzleTotals::Kind& kind, PuzzleFate fate) {
  switch (fate) {
    case PuzzleFate::Solved: ++kind.solved; break;
    case PuzzleFate::WithHint: ++kind.withHint; break;
    case PuzzleFate::Found: ++kind.found; break;
    case PuzzleFate::Failed: ++kind.failed; break;
    case PuzzleFate::Open: break;
  }
}

PuzzleTotals puzzleTotals(const std::vector<PastAttempt>& attempts) {
  PuzzleTotals totals;
  for (const PuzzleKind kind : puzzleKinds()) totals.kinds.push_back({.id = std::string(idOf(kind))});
  for (const std::string_view id :
       {idOf(PuzzleKind::BestMove), idOf(PuzzleKind::HoldOut), idOf(PuzzleKind::KeepPiece), idOf(PuzzleKind::SecureWin),
        idOf(PuzzleKind::SecureDraw), idOf(PuzzleKind::SafeChoice), secureKindId})
    totals.kinds.push_back({.id = std::string(id)});
  std::set<std::pair<std::string, std::string>> met;
  for (auto earliest = attempts.rbegin(); earliest != attempts.rend(); ++earliest) {
    const PastAttempt& each = *earliest;
    if (each.rated && totals.ratings.empty()) totals.ratings.push_back(SolverRating::first);
    if (each.rated) totals.ratings.push_back(each.ratingAfter);
    if (!met.emplace(each.puzzle.variant, each.puzzle.key).second) continue;
    const auto kind = std::ranges::find(totals.kinds, each.puzzle.kind, &PuzzleTotals::Kind::id);
    if (kind != totals.kinds.end()) count(*kind, each.fate);
  }
  std::erase_if(totals.kinds, [](const PuzzleTotals::Kind& kind) { return kind.all() == 0; });
  return totals;
}

constexpr int minChartHeight = 190;
constexpr double linePx = 2;
constexpr double ratingStep = 100;

void PastPuzzles::buildChart() {
  m_chart = new QChart;
  m_series = new QLineSeries(m_chart);
  m_numberAxis = new QValueAxis(m_chart);
  m_ratingAxis = new QValueAxis(m_chart);
  m_chart->legend()->hide();
  m_chart->addSeries(m_series);
  m_chart->addAxis(m_numberAxis, Qt::AlignBottom);
  m_chart->addAxis(m_ratingAxis, Qt::AlignLeft);
  m_series->attachAxis(m_numberAxis);
  m_series->attachAxis(m_ratingAxis);
  m_numberAxis->setLabelFormat(QStringLiteral("%d"));
  m_ratingAxis->setLabelFormat(QStringLiteral("%d"));
  m_view = new QChartView(m_chart, this);
  setUpChartView(m_view);
  m_view->setMinimumHeight(minChartHeight);
  connect(&Theme::instance(), &Theme::changed, this, &PastPuzzles::restyle);
  restyle();
}

void PastPuzzles::restyle() {
  styleChart(m_chart, font());
  styleAxis(m_numberAxis, font(), false);
  styleAxis(m_ratingAxis, font(), true);
  m_series->setPen(QPen(Theme::instance().palette().accent, linePx));
}

/// Draws the ratings of one game only, because each game has its own rating.
void PastPuzzles::fillChart() {
  const std::vector<double>& ratings = m_totals.ratings;
  const bool one = !m_games->currentData().toString().isEmpty();
  m_view->setVisible(one && ratings.size() > 1);
  if (!one || ratings.size() < 2) return;
  QList<QPointF> points;
  for (const double rating : ratings) points.append(QPointF(static_cast<double>(points.size()), rating));
  m_series->replace(points);
  const auto [least, most] = std::ranges::minmax(ratings);
  const double bottom = std::floor((least - 1) / ratingStep) * ratingStep;
  const double top = std::ceil((most + 1) / ratingStep) * ratingStep;
  const int steps = static_cast<int>((top - bottom) / ratingStep);
  m_ratingAxis->setRange(bottom, top);
  m_ratingAxis->setTickCount(steps <= 6 ? steps + 1 : 3);
  m_numberAxis->setRange(0, static_cast<double>(points.size() - 1));
  m_numberAxis->setTickCount(2);
  m_chart->setTitle(tr("Rating, puzzle by puzzle"));
  m_view->setAccessibleName(m_chart->title());
  m_view->setAccessibleDescription(tr("From %1 to %2 after %n puzzles", "ratings", static_cast<int>(points.size()) - 1)
                                       .arg(ratingText(ratings.front()), ratingText(ratings.back())));
}

}  // namespace kotai::ui

#include "moc_past_puzzles.cpp"
