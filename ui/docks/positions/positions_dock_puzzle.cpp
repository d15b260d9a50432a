// "Solve it": the positions of PositionsDock as puzzles, whose moves are judged.
#include <QLabel>
#include <QToolButton>

#include "ui/docks/positions/positions_dock.h"
#include "ui/docks/positions/positions_model.h"
#include "ui/opponent/move_verdict.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

bool PositionsDock::solveIt() const { return m_solveIt->isChecked(); }

void PositionsDock::setSolveIt(bool on) {
  if (m_solveIt->isChecked() != on) {
    m_solveIt->setChecked(on);  // comes back here
    return;
  }
  m_model->setValuesHidden(on);
  m_puzzle.reset();
  m_verdict->hide();
  emit solveItChanged(on);
}

void PositionsDock::positionOpened(const AnyPosition& position) {
  m_verdict->hide();
  m_judged = -1;
  if (!solveIt()) return;
  m_puzzle = position;
  m_verdict->setText(tr("Find the best move."));
  m_verdict->show();
}

void PositionsDock::judgeMove() {
  if (!solveIt() || !m_puzzle || m_judged <= GameTree::root || !m_document->hasGame()) return;
  const GameTree& tree = m_document->tree();
  if (m_judged >= tree.size() || tree.node(GameTree::root).position != *m_puzzle) return;
  const GameTree::Node& made = tree.node(m_judged);
  const GameTree::Node& before = tree.node(made.parent);
  const Variant& variant = *m_document->variant();
  const bool answer = variant.sideToMove(before.position) != variant.sideToMove(*m_puzzle);
  if (answer || !made.value || !before.value) return;  // the other side's move, or values that arrive a little later
  const MoveVerdict verdict = judge(*before.value, *made.value);
  const Outcome colour = !verdict.keepsOutcome() ? Outcome::Loss : verdict.wastedPlies ? Outcome::Draw : Outcome::Win;
  const QString mark = !verdict.keepsOutcome() ? QStringLiteral("✗") : QStringLiteral("✓");
  m_verdict->setText(QStringLiteral("<span style='color:%1'><b>%2 %3</b></span> %4")
                         .arg(Theme::instance().palette().textOf(colour).name(), mark, made.moveText.toHtmlEscaped(),
                              verdictText(verdict).toHtmlEscaped()));
  m_verdict->show();
  m_judged = -1;
}

}  // namespace kotai::ui
