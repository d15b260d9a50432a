#include "ui/solving/solving_window.h"

#include <QCoreApplication>
#include <QScrollArea>

#include "ui/board/board_scene.h"
#include "ui/docks/tables/table_bars.h"
#include "ui/strings/end_strings.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/screen_size.h"
#include "ui/widgets/shown_stack.h"

namespace kotai::ui {

constexpr int tiersWidthPx = 150;
constexpr int boardHeightPx = 220;
constexpr int minBoardHeightPx = 110;
constexpr int textsWidthPx = 370;
constexpr int boardInsetPx = 8;
constexpr int minListsPx = 120;
constexpr int methodFromPx = 560;  ///< minimum height of a window that shows the sentence about the method
constexpr int rowSpacingPx = 2;

struct SolvingKey {
  Q_DECLARE_TR_FUNCTIONS(SolvingKey)
};

static ColourKey::Words keyWords() {
  const ColourPalette& palette = Theme::instance().palette();
  return {{},
          {{palette.of(Outcome::Win), SolvingKey::tr("won")},
           {palette.of(Outcome::Loss), SolvingKey::tr("lost")},
           {palette.of(Outcome::Draw), SolvingKey::tr("drawn")},
           {palette.emptyCell, SolvingKey::tr("not known yet")},
           {mixed(palette.surface, palette.of(Outcome::Win), knownBefore), SolvingKey::tr("paler: known before this step")}}};
}

SolvingWindow::SolvingWindow(SolutionPtr solution, const AnyPosition& position, Settings* settings, QWidget* parent)
    : SolvingDialog(
          {solution->variant()->id(), [variant = solution->variant()] { return variantName(*variant); }, position, keyWords},
          settings, parent),
      m_variant(solution->variant()) {
  layOut();
  connectParts();
  start<std::shared_ptr<const SolvingSteps>>(
      [solution](const std::stop_token& stop) { return std::make_shared<const SolvingSteps>(solution, stop); },
      [this](std::shared_ptr<const SolvingSteps> steps) { take(std::move(steps)); });
}

void SolvingWindow::layOut() {
  for (QLabel* label : {m_method, m_tierText, m_progress}) label->setProperty("muted", true);
  m_tiers->setFixedWidth(tiersWidthPx);
  m_tierText->setFixedWidth(tiersWidthPx);
  m_all->setAutoDefault(false);
  for (QListWidget* list : {m_moves, m_parents}) {
    list->setWordWrap(true);
    list->setSpacing(rowSpacingPx);
    list->setStyleSheet(QStringLiteral("QListWidget { activate-on-singleclick: 1; }"));
    m_lists->addTab(list, QString());
  }
  auto* tiers = new QVBoxLayout;
  for (QWidget* each : std::initializer_list<QWidget*>{m_tierHeading, m_tiers, m_tierText, m_all})
    tiers->addWidget(each, each == m_tiers ? 1 : 0);
  auto* field = new QVBoxLayout;
  field->addWidget(m_field, 1);
  addWidgets(field, {m_key, m_bars});
  auto* beside = new QWidget(this);
  auto* column = makeLayout<QVBoxLayout>(beside, {0, 0, 0, 0});
  for (QWidget* each : std::initializer_list<QWidget*>{m_board, m_text, m_reason, m_progress, m_lists, m_show})
    column->addWidget(each, each == m_lists ? 1 : 0);
  fillHeightLeft(m_lists, minListsPx);
  auto* stack = new ShownStack;
  stack->addWidget(beside);
  QScrollArea* scrolledBeside = makeScrollArea(stack);
  scrolledBeside->setFixedWidth(textsWidthPx);
  auto* middle = new QHBoxLayout;
  middle->setSpacing(16);
  middle->addLayout(tiers);
  middle->addLayout(field, 1);
  middle->addWidget(scrolledBeside);
  addParts({m_summary, m_method}, middle);
}

/// Hides parts if the window is not tall enough, so that there is room for the text below the board.
void SolvingWindow::resizeEvent(QResizeEvent* event) {
  QDialog::resizeEvent(event);
  m_board->setFixedHeight(std::clamp(height() / 3, minBoardHeightPx, boardHeightPx));
  m_method->setVisible(height() >= methodFromPx);
}

void SolvingWindow::connectParts() {
  connect(m_tiers, &CellField::cellChosen, this, [this](std::size_t tier) { showTier(tier); });
  connect(m_all, &QPushButton::clicked, this, [this] { showTier(std::nullopt); });
  connect(m_field, &CellField::cellChosen, this,
          [this](std::size_t cell) { showPosition(cell + (m_tier ? m_steps->tiers()[*m_tier].first : 0)); });
  connect(m_bars, &BarChart::barActivated, m_controls, [this](int step, int) { m_controls->setStep(step); });
  connect(m_moves, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
    const auto move = static_cast<std::size_t>(m_moves->row(item));
    if (const auto next = m_steps->numberOf(m_variant->canonical(m_known.moves[move].after))) showPosition(*next);
  });
  connect(m_parents, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
    const auto row = static_cast<std::size_t>(m_parents->row(item));
    if (const auto before = m_steps->numberOf(m_before[row].parent.position)) showPosition(*before);
  });
}

Picture SolvingWindow::picture() const {
  return pictureOfStep(
      *this, m_bars,
      {m_summary, m_method, m_tierHeading, m_tiers, m_tierText, m_field, m_key, m_bars, m_board, m_text, m_reason, m_progress});
}

void SolvingWindow::take(std::shared_ptr<const SolvingSteps> steps) {
  m_steps = std::move(steps);
  const bool leavesDraws = m_steps->after(m_steps->lastStep()).sum() < m_steps->values().size();
  m_controls->setSteps(static_cast<int>(m_steps->lastStep()) + (leavesDraws ? 1 : 0), 0);
  refreshBars();
  showPosition(m_steps->numberOf(m_variant->canonical(m_subject.position)).value_or(0));
}

/// Shows a step. Once the chosen position is known, shows a position that becomes known in the step instead.
void SolvingWindow::setStep(int step) {
  m_step = static_cast<std::uint32_t>(step);
  const Value value = m_steps->values()[m_chosen];
  const bool wasKnown = SolvingSteps::isKnown(value, m_step) && value.distancePlies < m_step;
  display((wasKnown ? exampleNow() : std::nullopt).value_or(m_chosen));
}

/// Returns a position that becomes known in the shown step: the last one, because early tiers have few pieces.
std::optional<std::size_t> SolvingWindow::exampleNow() const {
  const std::size_t first = m_tier ? m_steps->tiers()[*m_tier].first : 0;
  for (std::size_t number = m_tier ? m_steps->tiers()[*m_tier].end : m_steps->values().size(); number-- > first;) {
    const Value value = m_steps->values()[number];
    const bool staysUnknown = value.outcome == Outcome::Draw;
    if (staysUnknown ? m_step > m_steps->lastStep() : value.distancePlies == m_step) return number;
  }
  return std::nullopt;
}

void SolvingWindow::showPosition(std::size_t number) {
  m_chosen = number;
  display(number);
}

/// Displays a position. If it is not in the shown tier, displays the positions of all tiers.
void SolvingWindow::display(std::size_t number) {
  m_number = number;
  const std::size_t tier = m_steps->tierOf(number);
  if (m_tier && *m_tier != tier) setTier(std::nullopt);
  m_tiers->choose(tier);
  const AnyPosition position = m_steps->positionAt(number);
  m_known = m_steps->reasonOf(position);
  m_before = m_steps->parentsOf(position);
  BoardScene scene;
  scene.variant = m_variant;
  scene.position = position;
  m_board->showScene(scene, boardInsetPx);
  m_text->setText(QString::fromStdString(m_variant->formatPosition(position)));
  refreshLists();
  refreshField();
}

void SolvingWindow::showTier(std::optional<std::size_t> tier) {
  setTier(tier);
  const bool isThere = !tier || m_steps->tierOf(m_number) == *tier;
  showPosition(isThere ? m_number : m_steps->tiers()[*tier].first);
}

void SolvingWindow::setTier(std::optional<std::size_t> tier) {
  if (tier == m_tier) return;
  m_tier = tier;
  refreshBars();
}

/// Updates the bars with the numbers of positions by distance. Bars of later steps are faint.
void SolvingWindow::refreshBars() {
  setBars(DistanceBars::data(!m_steps ? nullptr
                             : m_tier ? m_steps->tiers()[*m_tier].counts
                                      : m_steps->counts()),
          [this](int step) { return static_cast<std::uint32_t>(step) <= m_step; });
}

QRgb SolvingWindow::colourOf(Value value) const {
  const ColourPalette& palette = Theme::instance().palette();
  if (value.outcome == Outcome::Draw && m_step > m_steps->lastStep()) return palette.of(Outcome::Draw).rgb();
  if (!SolvingSteps::isKnown(value, m_step)) return palette.emptyCell.rgb();
  const QColor& colour = palette.of(value.outcome);
  return (value.distancePlies == m_step ? colour : mixed(palette.surface, colour, knownBefore)).rgb();
}

/// Returns the colours of the cells at the shown step. Computes each mixture of colours only once.
std::vector<QRgb> SolvingWindow::coloursNow() const {
  std::vector<QRgb> wins, losses;
  for (std::uint32_t step = 0; step <= m_steps->lastStep(); ++step) {
    wins.push_back(colourOf(Value::win(step)));
    losses.push_back(colourOf(Value::loss(step)));
  }
  const QRgb draw = colourOf(Value::draw());
  std::vector<QRgb> colours;
  colours.reserve(m_steps->values().size());
  for (const Value value : m_steps->values())
    colours.push_back(value.outcome == Outcome::Draw  ? draw
                      : value.outcome == Outcome::Win ? wins[value.distancePlies]
                                                      : losses[value.distancePlies]);
  return colours;
}

std::vector<QRgb> SolvingWindow::tierColours(const std::vector<QRgb>& colours) const {
  std::vector<QRgb> tiers;
  for (const SolvingSteps::Tier& tier : m_steps->tiers())
    tiers.push_back(averageColour(colours.data() + tier.first, colours.data() + tier.end));
  return tiers;
}

void SolvingWindow::refreshField() {
  if (!m_steps) return;
  std::vector<QRgb> colours = coloursNow();
  m_tiers->setCells(tierColours(colours), {});
  const std::size_t first = m_tier ? m_steps->tiers()[*m_tier].first : 0;
  if (m_tier)
    colours = {colours.begin() + static_cast<std::ptrdiff_t>(first),
               colours.begin() + static_cast<std::ptrdiff_t>(m_steps->tiers()[*m_tier].end)};
  m_field->setCells(std::move(colours), [this, first](std::size_t cell) {
    const Value value = m_steps->values()[first + cell];
    const bool isDraw = value.outcome == Outcome::Draw && m_step > m_steps->lastStep();
    return isDraw || SolvingSteps::isKnown(value, m_step) ? outcomeLetter(value.outcome) : QString();
  });
  m_field->choose(m_number - first);
  m_bars->update();
  updateStrings();
}

void SolvingWindow::updateStrings() {
  enable(m_steps != nullptr, {m_all});
  if (!m_steps) return;
  m_summary->setText(stepText(*m_steps, m_step));
  m_method->setText(methodText());
  m_all->setEnabled(m_tier.has_value());
  const std::size_t place = m_steps->tierOf(m_number);
  const SolvingSteps::Tier& tier = m_steps->tiers()[place];
  m_tierText->setText(tr("Tier %1 of %2, with %Ln positions. Moves stay in a tier or lead to a tier before it.", nullptr,
                         static_cast<int>(tier.end - tier.first))
                          .arg(place + 1)
                          .arg(m_steps->tiers().size()));
  m_tiers->setAccessibleDescription(m_tierText->text());
  refreshReason();
}

/// Returns the method, or at the end the value of the start position.
QString SolvingWindow::methodText() const {
  const AnyPosition start = m_variant->start();
  if (m_controls->slider()->value() == m_controls->slider()->maximum())
    return tr("All values are known now. The start: %1.", "the value")
        .arg(standingSentence(*m_variant, start, m_steps->reasonOf(start).value));
  const QString method =
      tr("A position is won once one move leads to a loss for the opponent, and lost once all moves lead to wins for the "
         "opponent.");
  const Side mover = m_variant->sideToMove(m_variant->canonical(m_variant->play(start, m_variant->legalMoves(start).front())));
  if (mover != m_variant->sideToMove(start)) return method;
  return method + QLatin1Char(' ') +
         tr("The board is turned after each move, so that %1 is always to move.", "a side").arg(sideName(*m_variant, mover));
}

void SolvingWindow::refreshReason() {
  m_reason->setText(reasonText(*m_variant, m_steps->positionAt(m_number), m_known));
  const QString progress = progressText(m_known, m_step);
  m_progress->setText(progress);
  m_progress->setVisible(!progress.isEmpty());
  m_field->setAccessibleDescription(m_text->text() + QStringLiteral(". ") + m_reason->text() + QLatin1Char(' ') + progress);
}

void SolvingWindow::refreshLists() {
  m_moves->clear();
  for (const MoveValue& move : m_known.moves) m_moves->addItem(reachedText(move));
  m_parents->clear();
  for (const KnownParent& each : m_before) {
    auto* item = new QListWidgetItem(effectText(*m_variant, each, m_known.value.distancePlies), m_parents);
    item->setToolTip(QString::fromStdString(m_variant->formatPosition(each.parent.position)));
    item->setData(Qt::AccessibleDescriptionRole, item->toolTip());
  }
  m_lists->setTabText(0, tr("Moves: %1").arg(m_moves->count()));
  m_lists->setTabText(1, tr("Previous positions: %1").arg(m_parents->count()));
}

void SolvingWindow::retranslate() {
  SolvingDialog::retranslate();
  m_tierHeading->setText(tr("Tiers"));
  m_tiers->setAccessibleName(m_tierHeading->text());
  m_moves->setAccessibleName(tr("Moves"));
  m_parents->setAccessibleName(tr("Previous positions"));
  m_all->setText(tr("All positions"));
  refreshLists();
  refreshBars();
  updateStrings();
}

}  // namespace kotai::ui

#include "moc_solving_window.cpp"
