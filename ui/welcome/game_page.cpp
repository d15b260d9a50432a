#include "ui/welcome/game_page.h"

#include <QKeyEvent>
#include <QScrollArea>
#include <QStyle>
#include <QTimer>
#include <algorithm>

#include "ui/actions/actions.h"
#include "ui/games/presentation.h"
#include "ui/strings/strings.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

constexpr int hastyMs = 1000;

/// Stacks two widgets in a cell of the table. Texts have the full width of the cell. Otherwise, their lines
/// would be wrapped for a greater width and then cut off. \p upperPlace is the alignment of the upper widget.
static QWidget* stacked(QWidget* page, QWidget* upper, QWidget* lower, Qt::Alignment upperPlace = {}) {
  auto* cell = new QWidget(page);
  auto* column = makeLayout<QVBoxLayout>(cell, {0, 0, 0, 0}, 3);
  column->addWidget(upper, 0, upperPlace);
  column->addWidget(lower);
  return cell;
}

/// Disables a button for a moment, so that it ignores a click that was meant for the previous button in the
/// same place.
static void ignoreHastyClicks(QPushButton* button) {
  button->setEnabled(false);
  QTimer::singleShot(hastyMs, button, [button] { button->setEnabled(true); });
}

VariantRow::VariantRow(std::string variantId, QGridLayout* grid, int row, GameRequests* requests, QWidget* page)
    : QObject(page),
      m_variantId(std::move(variantId)),
      m_requests(requests),
      m_grid(grid),
      m_row(row),
      m_title(new Label(page)),
      m_numbers(new Label(page)),
      m_badge(new PillLabel(page)),
      m_result(new Label(page)),
      m_positions(new Label(page)),
      m_size(new Label(page)),
      m_state(new Label(page)),
      m_progress(new QProgressBar(page)),
      m_stateCell(stacked(page, m_state, m_progress)),
      m_solve(new QPushButton(page)),
      m_play(new QPushButton(page)),
      m_explore(new QPushButton(page)),
      m_puzzles(new QPushButton(page)),
      m_buttonsCell(makeButtons(page)) {
  makeStrong(m_title);
  for (QLabel* label : {m_numbers, m_result, m_state, m_title}) label->setWordWrap(true);
  for (QLabel* label : {m_numbers, m_positions, m_size, m_state}) label->setProperty("muted", true);
  for (QLabel* label : {m_positions, m_size}) label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  m_progress->setTextVisible(false);
  m_progress->setRange(0, 1000);
  m_play->setProperty("primary", true);
  m_numbers->hide();
  grid->addWidget(stacked(page, m_title, m_numbers), row, Title);
  grid->addWidget(stacked(page, m_badge, m_result, Qt::AlignLeft), row, Badge);
  grid->addWidget(m_positions, row, Positions);
  grid->addWidget(m_size, row, Size);
  setStateBelow(false);
}

QWidget* VariantRow::makeButtons(QWidget* page) {
  auto* cell = new QWidget(page);
  m_buttons = new QGridLayout(cell);
  m_buttons->setContentsMargins(0, 0, 0, 0);
  m_buttons->setSpacing(6);
  setButtonColumns(4);
  const auto id = [this] { return QString::fromStdString(m_variantId); };
  connect(m_play, &QPushButton::clicked, this, [this, id] { emit m_requests->play(id()); });
  connect(m_explore, &QPushButton::clicked, this, [this, id] { emit m_requests->explore(id()); });
  connect(m_puzzles, &QPushButton::clicked, this, [this, id] { emit m_requests->puzzles(id()); });
  connect(m_solve, &QPushButton::clicked, this, [this, id] {
    switch (m_line.offer) {
      case VariantLine::Offer::Repair: return emit m_requests->repair(id());
      case VariantLine::Offer::Pause: return emit m_requests->pause(id());
      default: return emit m_requests->solve(id());
    }
  });
  return cell;
}

void VariantRow::show(const VariantLine& line) {
  using enum VariantLine::Offer;
  if (line.solved && !m_line.solved && m_line.offer != None) ignoreHastyClicks(m_puzzles);
  // After a solve, the row offers Solve until the solution has been read. A click meant for Pause must not start
  // a solve.
  if (line.offer == Solve && m_line.offer == Pause) ignoreHastyClicks(m_solve);
  m_line = line;
  updateStrings();
  if (line.winner)
    m_badge->setWinner(line.badge, *line.winner);
  else
    m_badge->setValue(line.badge, line.outcome);
  m_badge->setVisible(!line.badge.isEmpty());
  m_result->setVisible(!line.result.isEmpty());
  m_progress->setVisible(line.progress.has_value());
  if (line.progress) m_progress->setValue(static_cast<int>(*line.progress * 1000));
  const bool offers = line.offer != VariantLine::Offer::None;
  if (!offers && m_solve->hasFocus())
    m_explore->setFocus(Qt::OtherFocusReason);  // otherwise, the focus would move to another part of the page
  m_solve->setVisible(offers);
  m_puzzles->setVisible(line.solved);
}

int VariantRow::titleWidth() const {
  const int title = m_title->fontMetrics().horizontalAdvance(m_line.title);
  return m_narrow ? std::max(title, m_numbers->fontMetrics().horizontalAdvance(m_numbers->text())) : title;
}

void VariantRow::setNarrow(bool narrow) {
  m_narrow = narrow;
  m_positions->setVisible(!narrow);
  m_size->setVisible(!narrow);
  m_numbers->setVisible(narrow);
}

/// Arranges the buttons in columns, so that Play is in the same column in all rows.
void VariantRow::setButtonColumns(int columns) {
  int place = 0;
  for (QPushButton* button : {m_play, m_explore, m_puzzles, m_solve}) {
    m_buttons->addWidget(button, place / columns, place % columns);
    ++place;
  }
  for (int column = 0; column < 5; ++column) m_buttons->setColumnStretch(column, column == columns ? 1 : 0);
}

void VariantRow::setStateBelow(bool below) {
  if (below)
    m_grid->addWidget(m_stateCell, m_row + 1, Title, 1, Buttons - Title);
  else
    m_grid->addWidget(m_stateCell, m_row, State);
  m_grid->addWidget(m_buttonsCell, m_row, Buttons, below ? gridRows : 1, 1);
}

void VariantRow::updateStrings() {
  m_title->setText(m_line.title);
  m_result->setText(m_line.result);
  m_positions->setText(m_line.positions);
  m_size->setText(m_line.size);
  m_state->setText(m_line.state);
  QStringList numbers{m_line.positions.isEmpty() ? QString() : tr("%1 positions").arg(m_line.positions), m_line.size};
  numbers.removeAll(QString());
  m_numbers->setText(numbers.join(QStringLiteral(" \u00b7 ")));
  m_play->setText(tr("Play"));
  m_explore->setText(tr("Explore"));
  m_puzzles->setText(tr("Puzzles"));
  switch (m_line.offer) {
    case VariantLine::Offer::Repair: m_solve->setText(tr("Repair")); break;
    case VariantLine::Offer::Prove: m_solve->setText(tr("Prove")); break;
    case VariantLine::Offer::Pause: m_solve->setText(tr("Pause")); break;
    case VariantLine::Offer::Resume: m_solve->setText(tr("Resume")); break;
    default: m_solve->setText(tr("Solve")); break;
  }
  for (QPushButton* button : {m_solve, m_play, m_explore, m_puzzles})
    button->setAccessibleName(QStringLiteral("%1 %2").arg(button->text(), m_line.name));
}

constexpr int tableMargin = 28;
constexpr int smallPageBelow = 600;
constexpr int smallMargin = 10;
constexpr int widestTable = 1180;
constexpr int narrowTableBelow = 1000;
constexpr int defaultSpacing = 18;
constexpr int narrowSpacing = 9;
constexpr int widestTitlePercent = 22;
constexpr int widestNarrowTitlePercent = 27;  ///< maximum width of titles with numbers below, in per cent of the page
constexpr QSize boardSize(248, 176);
constexpr int minHeadWidth = 380;  ///< minimum width of a heading beside the board

static QFrame* makeLine(QWidget* parent) {
  auto* line = named("rowLine", new QFrame(parent));
  line->setFixedHeight(1);
  return line;
}

static bool hasOutcomeTable(const std::string& gameId) {
  return std::ranges::count(presentationOf(gameId).actions, ActionId::OutcomeTable, &ActionDescription::id) > 0;
}

GamePage::GamePage(const GameInfo& game, const VariantStates* states, GameRequests* requests, QWidget* parent)
    : QWidget(parent), m_game(game), m_states(states), m_requests(requests) {
  setObjectName(QStringLiteral("welcome"));
  setAttribute(Qt::WA_StyledBackground);
  auto* content = named("welcome", new QWidget(this));
  auto* table = named("table", new QFrame(content));
  m_grid = new QGridLayout(table);
  makeTable(m_grid);
  m_column = new QVBoxLayout(content);
  m_column->setSpacing(16);
  addWidgets(m_column, {makeHead(), table});
  m_column->addStretch(1);
  content->setMaximumWidth(widestTable + 2 * tableMargin);
  auto* scroll = new QScrollArea(this);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
  scroll->setWidget(content);
  auto* outer = makeLayout<QVBoxLayout>(this, {0, 0, 0, 0});
  outer->addWidget(scroll);
  setFocusProxy(m_back);
  const QString id = QString::fromStdString(m_game.id);
  connect(m_rules, &QPushButton::clicked, this, [this, id] { emit m_requests->rules(id); });
  connect(m_lessons, &QPushButton::clicked, this, [this, id] { emit m_requests->lessons(id); });
  connect(m_outcomes, &QPushButton::clicked, m_requests, &GameRequests::outcomes);
  keepTranslated(this, [this] { retranslate(); });
}

QWidget* GamePage::makeHead() {
  auto* head = new QWidget(this);
  m_board->showShowcase(m_game);
  m_board->setFixedSize(boardSize);
  QFont large = font();
  large.setPointSizeF(large.pointSizeF() * 2.1);
  large.setWeight(QFont::Bold);
  m_name->setFont(large);
  m_back->setProperty("link", QStringLiteral("back"));
  m_back->setCursor(Qt::PointingHandCursor);
  m_outcomes->setVisible(hasOutcomeTable(m_game.id));
  auto* buttons = new FlowLayout(8);
  m_lessons->setVisible(!courseFileOf(m_game.id).isEmpty());
  addWidgets(buttons, {m_rules, m_lessons, m_outcomes});
  auto* words = new QVBoxLayout;
  words->setSpacing(8);
  words->addWidget(m_back, 0, Qt::AlignLeft);
  addWidgets(words, {m_name, m_sentence});
  words->addLayout(buttons);
  words->addStretch(1);
  auto* row = makeLayout<QHBoxLayout>(head, {0, 0, 0, 0}, 24);
  row->addLayout(words, 1);
  row->addWidget(m_board, 0, Qt::AlignTop);
  return head;
}

void GamePage::makeTable(QGridLayout* grid) {
  grid->setContentsMargins(18, 12, 18, 12);
  grid->setVerticalSpacing(9);
  grid->setColumnStretch(VariantRow::Title, 2);
  grid->setColumnStretch(VariantRow::Badge, 4);
  grid->setColumnStretch(VariantRow::State, 4);
  QWidget* page = grid->parentWidget();
  for (int column = 0; column < VariantRow::ColumnCount; ++column) {
    auto* heading = named("panelHeading", new Label(page));
    if (column == VariantRow::Positions || column == VariantRow::Size) heading->setAlignment(Qt::AlignRight);
    grid->addWidget(heading, 0, column);
    m_headings.push_back(heading);
  }
  for (const std::string& id : m_game.knownVariants) addRow(id);
}

void GamePage::addRow(const std::string& variantId) {
  QWidget* page = m_grid->parentWidget();
  m_grid->addWidget(makeLine(page), m_nextGridRow++, 0, 1, VariantRow::ColumnCount);
  m_rows.push_back(new VariantRow(variantId, m_grid, m_nextGridRow, m_requests, page));
  m_nextGridRow += VariantRow::gridRows;
}

bool GamePage::addOthers() {
  const std::size_t before = m_rows.size();
  for (const std::string& id : m_states->othersOf(m_game.id))
    if (!row(id) && m_states->isSolved(id)) addRow(id);
  return m_rows.size() > before;
}

VariantRow* GamePage::row(const std::string& variantId) const {
  const auto found = std::ranges::find(m_rows, variantId, &VariantRow::variantId);
  return found == m_rows.end() ? nullptr : *found;
}

void GamePage::refresh() {
  addOthers();
  for (VariantRow* row : m_rows) row->show(m_states->line(row->variantId()));
  fitColumns();
}

void GamePage::refreshRow(const std::string& variantId) {
  if (!row(variantId) && addOthers()) return refresh();
  if (VariantRow* line = row(variantId)) line->show(m_states->line(variantId));
  fitColumns();
}

/// Keeps titles on one line if there is room, because Japanese text may break in the middle of words.
void GamePage::fitTitles(bool narrow) {
  int widest = 0;
  for (const VariantRow* row : m_rows) widest = std::max(widest, row->titleWidth());
  const int percent = narrow ? widestNarrowTitlePercent : widestTitlePercent;
  m_grid->setColumnMinimumWidth(VariantRow::Title, std::min(widest + 2, width() * percent / 100));
}

int GamePage::sideMargin() const { return width() < smallPageBelow ? smallMargin : tableMargin; }

/// Returns whether the buttons are visible without horizontal scrolling.
bool GamePage::tableFits() const {
  const QWidget* table = m_grid->parentWidget();
  for (const QWidget* cell : table->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
    if (cell->layout()) cell->layout()->activate();  // otherwise the grid uses the previous size of the cell
  const QMargins frame = table->contentsMargins();
  const int room = width() - style()->pixelMetric(QStyle::PM_ScrollBarExtent) - 2 * sideMargin() - frame.left() - frame.right();
  return m_grid->minimumSize().width() <= room;
}

/// Tries arrangements of the table, from the widest to the narrowest, until one fits the page.
void GamePage::fitColumns() {
  m_column->setContentsMargins(sideMargin(), 20, sideMargin(), 24);
  setStateBelow(false);
  setButtonColumns(4);
  setNarrow(false);
  if (width() < narrowTableBelow || !tableFits()) setNarrow(true);
  for (const int columns : {2, 1}) {
    if (tableFits()) break;
    setStateBelow(columns == 1);
    setButtonColumns(columns);
  }
  m_board->setVisible(width() > boardSize.width() + minHeadWidth);
}

void GamePage::setButtonColumns(int columns) {
  for (VariantRow* row : m_rows) row->setButtonColumns(columns);
}

void GamePage::setStateBelow(bool below) {
  for (VariantRow* row : m_rows) row->setStateBelow(below);
  m_headings[VariantRow::State]->setVisible(!below);
  m_grid->setColumnStretch(VariantRow::State, below ? 0 : 4);
}

void GamePage::setNarrow(bool narrow) {
  for (VariantRow* row : m_rows) row->setNarrow(narrow);
  for (const int column : {VariantRow::Positions, VariantRow::Size})
    m_headings[static_cast<std::size_t>(column)]->setVisible(!narrow);
  m_grid->setHorizontalSpacing(narrow ? narrowSpacing : defaultSpacing);
  fitTitles(narrow);
}

void GamePage::retranslate() {
  m_name->setText(gameName(m_game.id));
  m_sentence->setText(gameSentence(m_game.id));
  m_back->setText(tr("‹ All games"));
  m_rules->setText(tr("Rules in pictures"));
  m_lessons->setText(tr("Lessons"));
  m_outcomes->setText(tr("Outcomes of all boards…"));
  const QString headings[] = {tr("Board"), tr("With best play"), tr("Positions"), tr("On disk"), tr("Status"), QString()};
  for (std::size_t i = 0; i < m_headings.size(); ++i) m_headings[i]->setText(headings[i]);
  refresh();
}

void GamePage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return m_back->click();
  QWidget::keyPressEvent(event);
}

void GamePage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fitColumns();
}

}  // namespace kotai::ui

#include "moc_game_page.cpp"
