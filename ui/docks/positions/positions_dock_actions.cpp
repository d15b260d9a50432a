// What one can do with the positions in PositionsDock: open, step, pick by chance, copy, solve.
#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QRandomGenerator>
#include <QToolButton>

#include "ui/docks/positions/positions_dock.h"
#include "ui/docks/positions/positions_model.h"
#include "ui/opponent/move_verdict.h"
#include "ui/theme/palette.h"
#include "ui/widgets/copy_key.h"

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

void PositionsDock::open(const QModelIndex& index) {
  if (!index.isValid()) return;
  const auto position = index.data(PositionsModel::PositionRole).value<AnyPosition>();
  m_current = index.data(PositionsModel::NumberRole).toULongLong();
  m_verdict->hide();
  m_judged = -1;
  if (solveIt()) {
    m_puzzle = position;
    m_verdict->setText(tr("Find the best move."));
    m_verdict->show();
  }
  refreshState();
  emit positionActivated(position);
}

void PositionsDock::select(quint64 number) { m_model->jumpTo(number); }

void PositionsDock::openNext() {
  if (m_model->count() == 0) return;
  select(m_current ? (*m_current + 1) % m_model->count() : 0);
}

void PositionsDock::openPrevious() {
  const quint64 count = m_model->count();
  if (count == 0) return;
  select(m_current ? (*m_current + count - 1) % count : count - 1);
}

void PositionsDock::openRandom() {
  if (m_model->count() > 0) select(QRandomGenerator::global()->generate64() % m_model->count());
}

void PositionsDock::copySelected() const {
  const QString texts = selectedTexts(*m_list, PositionsModel::TextRole);
  if (!texts.isEmpty()) QGuiApplication::clipboard()->setText(texts);
}

void PositionsDock::showContextMenu(const QPoint& at) {
  const QModelIndex index = m_list->indexAt(at);
  if (!index.isValid()) return;
  if (!m_list->selectionModel()->isSelected(index)) m_list->setCurrentIndex(index);
  QMenu menu(this);
  const QAction* openEntry = menu.addAction(tr("Open"));
  const QAction* copyEntry = menu.addAction(tr("Copy position"));
  const QAction* chosen = menu.exec(m_list->viewport()->mapToGlobal(at));
  if (chosen == openEntry) open(index);
  if (chosen == copyEntry) copySelected();
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
