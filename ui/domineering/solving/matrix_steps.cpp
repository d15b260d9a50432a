#include "ui/domineering/solving/matrix_steps.h"

#include <QCoreApplication>
#include <algorithm>

#include "ui/domineering/strings/domineering_strings.h"

namespace kotai::ui {

namespace {

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

/// Adds the step with the guarantees of both sides. If the guarantees agree, they are the value.
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

}  // namespace

std::vector<MatrixStep> matrixSteps(const SimultaneousVariant& variant, const domineering::PositionGame& game) {
  return StepMaker(variant, game).make();
}

}  // namespace kotai::ui
