#include "ui/domineering/solving/turn_solving_window.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/analysis/solving_steps.h"
#include "core/base/errors.h"
#include "core/tables/file_stem.h"
#include "ui/charts/chart_style.h"
#include "ui/domineering/board/domino_scene.h"
#include "ui/domineering/docks/tables_content.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

struct MatrixStepStrings {
  Q_DECLARE_TR_FUNCTIONS(MatrixStepStrings)
};

class StepMaker {
 public:
  StepMaker(const SimultaneousVariant& variant, const domineering::PositionGame& game) : m_variant(variant), m_game(game) {
    m_stage.removedRows.assign(game.matrix.rows, false);
    m_stage.removedColumns.assign(game.matrix.columns, false);
    m_stage.rowStrategy.assign(game.matrix.rows, 0);
    m_stage.columnStrategy.assign(game.matrix.columns, 0);
  }

  std::vector<MatrixStep> make() {
    add(MatrixStepStrings::tr("%1. Each pair of moves leads to a position with more covered squares, whose value is known.",
                              "the number of moves of each side")
            .arg(moveCountsText(m_game.matrix.rows, m_game.matrix.columns)));
    for (std::size_t row = 0; row < m_game.matrix.rows; ++row) addRow(row);
    addGuarantees();
    if (!hasSaddle()) addMixes();
    return std::move(m_steps);
  }

 private:
  double most() const { return std::ranges::max(m_game.firstGuarantees); }
  double least() const { return std::ranges::min(m_game.secondGuarantees); }
  bool hasSaddle() const { return most() >= least(); }
  QString name(Side side, std::size_t move) const {
    return QString::fromStdString(
        m_variant.formatMove(side, side == Side::First ? m_game.firstMoves[move] : m_game.secondMoves[move]));
  }
  QString mixText(Side side, const std::vector<double>& strategy) const;
  void add(const QString& text) { m_steps.push_back({m_stage, text}); }
  void addRow(std::size_t row);
  void addGuarantees();
  void addMixes();

  const SimultaneousVariant& m_variant;
  const domineering::PositionGame& m_game;
  MatrixStage m_stage;
  std::vector<MatrixStep> m_steps;
};

QString StepMaker::mixText(Side side, const std::vector<double>& strategy) const {
  QStringList parts;
  for (std::size_t move = 0; move < strategy.size(); ++move)
    if (strategy[move] > largestGap)
      parts << MatrixStepStrings::tr("%1 (%2)", "a move, its probability").arg(name(side, move), probabilityText(strategy[move]));
  return parts.join(QStringLiteral(", "));
}

void StepMaker::addRow(std::size_t row) {
  m_stage.knownRows = row + 1;
  add(MatrixStepStrings::tr("Row %1 of %2: with %3, Vertical gets at least %4.", "a number, a number, a move, a payoff")
          .arg(row + 1)
          .arg(m_game.matrix.rows)
          .arg(name(Side::First, row), payoffText(m_game.firstGuarantees[row])));
}

/// Adds the step with the guarantees of both sides. If the guarantees are equal, they are the value of the
/// game.
void StepMaker::addGuarantees() {
  m_stage.guaranteesShown = true;
  const auto best = [](const std::vector<double>& all, double wanted) {
    return static_cast<std::size_t>(std::ranges::find(all, wanted) - all.begin());
  };
  const QString first = name(Side::First, best(m_game.firstGuarantees, most()));
  const QString second = name(Side::Second, best(m_game.secondGuarantees, least()));
  if (hasSaddle()) {
    m_stage.rowStrategy = m_game.equilibrium.rowStrategy;
    m_stage.columnStrategy = m_game.equilibrium.columnStrategy;
    return add(MatrixStepStrings::tr("With %1, Vertical gets at least %3. With %2, Horizontal allows no more than that. So %3 is "
                                     "the value, and neither side has to mix its moves.",
                                     "a move, a move, a payoff")
                   .arg(first, second, payoffText(most())));
  }
  const double value = m_game.equilibrium.value;
  const QString guarantees =
      MatrixStepStrings::tr("With one move alone, Vertical gets at least %2 (%1), and Horizontal allows at most %4 (%3).",
                            "a move, a payoff, a move, a payoff")
          .arg(first, payoffText(most()), second, payoffText(least()));
  const QString mixing =
      value - most() < largestGap
          ? MatrixStepStrings::tr("The value is what Vertical gets, so only Horizontal has to mix its moves.")
      : least() - value < largestGap
          ? MatrixStepStrings::tr("The value is what Horizontal allows, so only Vertical has to mix its moves.")
          : MatrixStepStrings::tr("The value is in between, so both sides have to mix their moves.");
  add(guarantees + QLatin1Char(' ') + mixing);
}

void StepMaker::addMixes() {
  MatrixSteps steps;
  const Equilibrium found = solveMatrix(m_game.matrix, &steps);
  for (const RemovedChoice& removed : steps.removed) {
    const Side side = removed.isRow ? Side::First : Side::Second;
    (removed.isRow ? m_stage.removedRows : m_stage.removedColumns)[removed.choice] = true;
    add(MatrixStepStrings::tr("%1 is left out: %2 is never worse against the moves that are left.", "a move, a move")
            .arg(name(side, removed.choice), name(side, removed.better)));
  }
  int number = 0;
  for (const std::vector<double>& strategy : steps.columnStrategies) {
    m_stage.columnStrategy = strategy;
    add(MatrixStepStrings::tr("Linear programming, step %1: Horizontal mixes %2. Then Vertical gets at most %3.",
                              "a number, a list of moves with probabilities, a payoff")
            .arg(++number)
            .arg(mixText(Side::Second, strategy), payoffText(columnMaxima(m_game.matrix, strategy))));
  }
  m_stage.rowStrategy = found.rowStrategy;
  m_stage.columnStrategy = found.columnStrategy;
  add(MatrixStepStrings::tr(
          "Horizontal has no better mix, because Vertical can mix %1 and get at least %2. So this is the value.",
          "a list of moves with probabilities, a payoff")
          .arg(mixText(Side::First, found.rowStrategy), payoffText(found.value)));
}

std::vector<MatrixStep> matrixSteps(const SimultaneousVariant& variant, const domineering::PositionGame& game) {
  return StepMaker(variant, game).make();
}

constexpr int boardHeightPx = 260;
constexpr int summaryLines = 2;

struct TurnSolvingKey {
  Q_DECLARE_TR_FUNCTIONS(TurnSolvingKey)
};

static ColourKey::Words keyWords() {
  using enum PositionClass;
  ColourKey::Words words;
  for (const PositionClass each : {FirstWins, Draw, Mixed, SecondWins})
    words.colours.emplace_back(classColour(each), className(each));
  words.colours.emplace_back(Theme::instance().palette().emptyCell, TurnSolvingKey::tr("not known yet"));
  return words;
}

static GameValue valueOf(const layout::PayoffEntry& entry) { return {entry.value, entry.firstSecure, entry.secondSecure}; }

bool TurnSolvingWindow::isPossible(const SimultaneousSolution& solution) {
  try {
    return solution.positions() <= SolvingSteps::maxPositions;
  } catch (const SolutionError&) {
    return false;
  }
}

TurnSolvingWindow::TurnSolvingWindow(SimultaneousSolutionPtr solution, const AnyPosition& position, Settings* settings,
                                     QWidget* parent)
    : SolvingDialog(
          {solution->variant()->id(), [variant = solution->variant()] { return variantName(*variant); }, position, keyWords},
          settings, parent),
      m_solution(std::move(solution)) {
  m_matrix->setSorting(MatrixSorting::Board);
  layOut();
  connectParts();
  start<Steps>([read = m_solution](const std::stop_token& stop) { return TurnSolvingWindow::read(*read, stop); },
               [this](Steps steps) {
                 m_solved = std::move(steps);
                 showPosition(numberOf(m_subject.position));
               });
}

QString TurnSolvingWindow::exportName() const {
  if (m_tabs->currentIndex() != MatrixGame) return SolvingDialog::exportName();
  return QString::fromStdString(fileStem(m_subject.variantId) + "-matrix");
}

void TurnSolvingWindow::layOut() {
  // Reserves lines for the summary, so that changes to it do not move the parts below.
  m_summary->setMinimumHeight(QFontMetrics(m_summary->font()).lineSpacing() * summaryLines);
  m_summary->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  auto* overview = new QVBoxLayout(m_overview);
  overview->addWidget(m_field, 1);
  addWidgets(overview, {m_key, m_bars});
  m_tabs->addTab(m_overview, QString());
  m_tabs->addTab(m_matrix, QString());
  auto* beside = new QVBoxLayout;
  for (QWidget* each : std::initializer_list<QWidget*>{m_board, m_text, m_reason, m_value}) {
    each->setFixedWidth(besideWidthPx);
    beside->addWidget(each);
  }
  m_board->setFixedHeight(boardHeightPx);
  beside->addStretch(1);
  beside->addWidget(m_show);
  auto* middle = new QHBoxLayout;
  middle->setSpacing(16);
  middle->addWidget(m_tabs, 1);
  middle->addLayout(beside);
  addParts({m_summary}, middle);
}

void TurnSolvingWindow::connectParts() {
  connect(m_tabs, &QTabWidget::currentChanged, this, [this] { showSteps(); });
  connect(m_field, &CellField::cellChosen, this, &TurnSolvingWindow::showPosition);
  connect(m_bars, &BarChart::barActivated, this, [this](int tier, int) {
    showPosition(m_solved.tiers[static_cast<std::size_t>(tier)].first);
    m_controls->setStep(tier + 1);
  });
  connect(m_matrix, &MatrixView::chosen, this,
          [this](JointMove turn) { showPosition(numberOf(m_solution->variant()->play(positionAt(m_number), turn))); });
}

Picture TurnSolvingWindow::picture() const {
  QWidget* shown = m_tabs->currentWidget();
  return pictureOfStep(*this, m_tabs, {m_summary, shown, m_board, m_text, m_reason, m_value});
}

/// Reads the tiers of a solution, from the fullest boards to the empty board.
TurnSolvingWindow::Steps TurnSolvingWindow::read(const SimultaneousSolution& solution, const std::stop_token& stop) {
  Steps read{{}, storedClassesByCovered(solution)};
  std::ranges::reverse(read.counts);
  std::size_t number = 0;
  for (const CoveredCounts& each : read.counts) {
    if (stop.stop_requested()) return {};
    const std::size_t end = number + solution.tier(each.covered).size();
    read.tiers.push_back({each.covered, std::exchange(number, end), end});
  }
  return read;
}

std::size_t TurnSolvingWindow::tierOf(std::size_t number) const {
  return static_cast<std::size_t>(std::ranges::upper_bound(m_solved.tiers, number, {}, &Tier::end) - m_solved.tiers.begin());
}

const layout::PayoffEntry& TurnSolvingWindow::entryAt(std::size_t number) const {
  const Tier& tier = m_solved.tiers[tierOf(number)];
  return m_solution->tier(tier.covered)[number - tier.first];
}

AnyPosition TurnSolvingWindow::positionAt(std::size_t number) const { return {{entryAt(number).position, 0, 0, 0}}; }

/// Returns the number of a position, or 0 if the solution does not contain the position.
std::size_t TurnSolvingWindow::numberOf(const AnyPosition& position) const {
  const AnyPosition canonical = m_solution->variant()->canonical(position).position;
  const auto covered = static_cast<int>(m_solution->variant()->covered(canonical).size());
  const auto tier = std::ranges::find(m_solved.tiers, covered, &Tier::covered);
  if (tier == m_solved.tiers.end()) return 0;
  const auto entries = m_solution->tier(covered);
  const auto key = [](const layout::PayoffEntry& entry) { return std::uint64_t{entry.position}; };
  const auto found = std::ranges::lower_bound(entries, canonical.words[0], {}, key);
  if (found == entries.end() || found->position != canonical.words[0]) return 0;
  return tier->first + static_cast<std::size_t>(found - entries.begin());
}

void TurnSolvingWindow::showPosition(std::size_t number) {
  m_number = number;
  m_field->choose(number);
  const SimultaneousVariant& variant = *m_solution->variant();
  const AnyPosition position = positionAt(number);
  std::shared_ptr<const domineering::PositionGame> game;
  if (!variant.finished(position))
    if (auto found = domineering::positionGame(*m_solution, position))
      game = std::make_shared<const domineering::PositionGame>(std::move(*found));
  m_matrixSteps = game ? matrixSteps(variant, *game) : std::vector<MatrixStep>();
  if (game) m_matrix->setStage(m_matrixSteps.front().stage);
  m_matrix->setGame(m_solution->variant(), game, {});
  m_tabs->setTabEnabled(MatrixGame, game != nullptr);
  m_steps[MatrixGame] = 0;
  m_board->showScene(boardWith(variant, sceneOf(variant, position)));
  m_text->setText(QString::fromStdString(variant.formatPosition(position)));
  showSteps();
}

/// Sets the controls to the steps of the current tab.
void TurnSolvingWindow::showSteps() {
  if (m_solved.tiers.empty()) return;
  m_controls->setPlaying(false);
  const bool isMatrix = m_tabs->currentIndex() == MatrixGame;
  const std::size_t last = isMatrix ? m_matrixSteps.size() - 1 : m_solved.tiers.size();
  m_controls->setSteps(static_cast<int>(last), m_steps[static_cast<std::size_t>(m_tabs->currentIndex())]);
  setStep(m_controls->step());
}

void TurnSolvingWindow::setStep(int step) {
  m_steps[static_cast<std::size_t>(m_tabs->currentIndex())] = step;
  if (m_tabs->currentIndex() == MatrixGame) {
    m_matrix->setStage(m_matrixSteps[static_cast<std::size_t>(step)].stage);
    return updateStrings();
  }
  refreshField();
}

/// Paints the positions of the shown step in full colours, and the positions of earlier steps in weaker
/// colours. Positions of later steps have no colour.
void TurnSolvingWindow::refreshField() {
  if (m_solved.tiers.empty()) return;
  const ColourPalette& palette = Theme::instance().palette();
  const auto step = static_cast<std::size_t>(m_steps[Positions]);
  std::vector<QRgb> colours;
  colours.reserve(m_solved.tiers.back().end);
  for (std::size_t tier = 0; tier < m_solved.tiers.size(); ++tier) {
    std::array<QRgb, positionClassCount> classes;
    for (std::size_t each = 0; each < classes.size(); ++each) {
      const QColor full = classColour(static_cast<PositionClass>(each));
      const QColor known = tier + 1 == step ? full : mixed(palette.surface, full, knownBefore);
      classes[each] = (tier < step ? known : palette.emptyCell).rgb();
    }
    for (const layout::PayoffEntry& entry : m_solution->tier(m_solved.tiers[tier].covered))
      colours.push_back(classes[static_cast<std::size_t>(positionClassOf(valueOf(entry)))]);
  }
  m_field->setCells(std::move(colours),
                    [this, step](std::size_t cell) { return tierOf(cell) < step ? payoffText(entryAt(cell).value) : QString(); });
  m_field->choose(m_number);
  refreshBars();
  updateStrings();
}

/// Shows a bar with the number of stored positions for each tier. Bars of later steps are faint.
void TurnSolvingWindow::refreshBars() {
  setBars(classContent(m_solved.counts, Measure::Count).chart, [this](int tier) { return tier < m_steps[Positions]; });
}

QString TurnSolvingWindow::tierStepText() const {
  const int step = m_steps[Positions];
  if (step == 0)
    return tr("Nothing is known yet. Solving works backwards from the fullest boards, because every turn covers more squares.");
  const Tier& tier = m_solved.tiers[static_cast<std::size_t>(step) - 1];
  const auto count = [](std::size_t number) { return countText(static_cast<double>(number)); };
  return tr("Step %1 of %2: the positions with %n covered squares become known (%3). Known so far: %4 of %5 positions.", nullptr,
            tier.covered)
      .arg(step)
      .arg(m_solved.tiers.size())
      .arg(count(tier.end - tier.first), count(tier.end), count(m_solved.tiers.back().end));
}

void TurnSolvingWindow::updateStrings() {
  const bool isRead = !m_solved.tiers.empty();
  enable(isRead, {m_tabs});
  if (!isRead) return;
  const bool isMatrix = m_tabs->currentIndex() == MatrixGame;
  m_summary->setText(isMatrix ? m_matrixSteps[static_cast<std::size_t>(m_steps[MatrixGame])].text : tierStepText());
  const std::size_t step = tierOf(m_number) + 1;
  const auto result = m_solution->variant()->finished(positionAt(m_number));
  m_reason->setText(
      result
          ? tr("Known in step %1: the game is over.").arg(step)
          : tr("Known in step %1: every turn leads to a position with more covered squares, which was known before.").arg(step));
  m_value->setText(result ? resultText(*result) : valueSentence(valueOf(entryAt(m_number))));
  m_field->setAccessibleDescription(
      QStringList{m_text->text() + QLatin1Char('.'), m_reason->text(), m_value->text()}.join(QLatin1Char(' ')));
}

void TurnSolvingWindow::retranslate() {
  SolvingDialog::retranslate();
  m_tabs->setTabText(Positions, tr("All positions"));
  m_tabs->setTabText(MatrixGame, tr("Matrix game of the position"));
  if (m_solved.tiers.empty()) return updateStrings();
  const std::array<int, 2> steps = m_steps;
  showPosition(m_number);
  m_steps = steps;
  showSteps();
  refreshBars();
}

}  // namespace kotai::ui

#include "moc_turn_solving_window.cpp"
