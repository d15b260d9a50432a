#include "ui/welcome/variant_row.h"

#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

namespace kotai::ui {

constexpr int hastyMs = 1000;

/// Stacks two widgets in one cell of the table. \p upperPlace: alignment of the upper widget. Texts get the whole width
/// of the cell. Otherwise their lines would be computed for a greater width and cut off.
static QWidget* stacked(QWidget* page, QWidget* upper, QWidget* lower, Qt::Alignment upperPlace = {}) {
  auto* cell = new QWidget(page);
  auto* column = new QVBoxLayout(cell);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(3);
  column->addWidget(upper, 0, upperPlace);
  column->addWidget(lower);
  return cell;
}

/// Makes a button ignore a click meant for the button that it has just replaced.
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
  QFont strong = page->font();
  strong.setWeight(QFont::DemiBold);
  m_title->setFont(strong);
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
  // Ignores clicks until the solution has been read.
  if (line.offer == Solve && m_line.offer == Pause) ignoreHastyClicks(m_solve);
  m_line = line;
  updateTexts();
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
    m_explore->setFocus(Qt::OtherFocusReason);  // otherwise the focus would move to another part of the page
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

/// Reserves columns for the buttons, so that Play is in the same column in all rows.
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

void VariantRow::updateTexts() {
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

}  // namespace kotai::ui

#include "moc_variant_row.cpp"
