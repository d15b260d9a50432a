#include "ui/puzzles/puzzle_desk.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPushButton>
#include <algorithm>

#include "ui/board/board_painter.h"
#include "ui/board/board_view.h"
#include "ui/puzzles/puzzle_bar.h"
#include "ui/puzzles/puzzle_trainer.h"

namespace kotai::ui {

using State = PuzzleTrainer::State;

PuzzleDesk::PuzzleDesk(PuzzleTrainer* trainer, BoardView* board, PuzzleBar* bar)
    : QObject(board), m_trainer(trainer), m_board(board), m_bar(bar) {
  connect(trainer, &PuzzleTrainer::hinted, this, &PuzzleDesk::showHint);
  connect(trainer, &PuzzleTrainer::changed, bar, &PuzzleBar::clearRemark);
  connect(trainer->document(), &GameDocument::positionChanged, this, &PuzzleDesk::markWrong);
  connect(bar, &PuzzleBar::said, board, &BoardView::announce);
  connect(board, &BoardView::moveRefused, bar, &PuzzleBar::showRemark);
  stepFrom(board);
  for (QPushButton* button : bar->findChildren<QPushButton*>()) stepFrom(button);
}

void PuzzleDesk::stepFrom(QWidget* widget) { widget->installEventFilter(this); }

void PuzzleDesk::refresh() {
  const bool boardHadKeys = m_board->hasFocus();
  const bool barHadKeys = m_bar->isAncestorOf(QApplication::focusWidget());
  m_board->setInputEnabled(m_trainer->canMove());
  markWrong();
  m_bar->refresh();
  if (m_trainer->state() == State::Solved && boardHadKeys) m_bar->nextButton()->setFocus();  // Enter continues
  if (barHadKeys && !m_bar->isAncestorOf(QApplication::focusWidget())) m_board->setFocus();  // the button is gone
}

void PuzzleDesk::markWrong() { m_board->markWrong(m_trainer->wrongSquares(), m_trainer->wrongOnBoard()); }

bool PuzzleDesk::stepByKey(int key) {
  if (!m_trainer->isShowing()) return false;
  switch (key) {
    case Qt::Key_Home: m_trainer->lookAt(0); return true;
    case Qt::Key_Left: m_trainer->lookAt(m_trainer->shownAt() - 1); return true;
    case Qt::Key_Right: m_trainer->lookAt(m_trainer->shownAt() + 1); return true;
    case Qt::Key_End: m_trainer->lookAt(m_trainer->shownPlies()); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: return m_board->hasFocus() && m_trainer->state() == State::Shown && (m_trainer->next(), true);
    default: return false;
  }
}

bool PuzzleDesk::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress) return QObject::eventFilter(watched, event);
  const auto* press = static_cast<QKeyEvent*>(event);
  const bool plain = !(press->modifiers() & ~Qt::KeypadModifier);
  return (plain && stepByKey(press->key())) || QObject::eventFilter(watched, event);
}

void PuzzleDesk::showHint() {
  const auto move = m_trainer->hintedMove();
  if (!move) return;
  m_bar->setHint(hintText(*move));
  const GameDocument& document = *m_trainer->document();
  const Square from = document.variant()->moveSquares(document.position(), *move).from;
  if (m_trainer->hints() == 1 && m_board->isMovable(from)) m_board->hold(from);
  if (m_trainer->hints() > 1) m_board->showHint(*move);
}

/// First the piece, then the move.
QString PuzzleDesk::hintText(const AnyMove& move) const {
  const GameDocument& document = *m_trainer->document();
  const Square from = document.variant()->moveSquares(document.position(), move).from;
  if (m_trainer->hints() > 1)
    return tr("Hint: %1", "a move").arg(QString::fromStdString(document.variant()->formatMove(document.position(), move)));
  if (!m_board->isMovable(from)) return tr("Hint: the right move does not move a piece on the board.");
  const std::vector<HandSlot> hands = document.variant()->hands(document.position());
  if (std::ranges::find(hands, from, &HandSlot::square) != hands.end()) return tr("Hint: use the marked piece beside the board.");
  return tr("Hint: move the marked piece on %1.", "a square")
      .arg(boardPainterFor(*document.variant()).squareName(m_board->currentLayout(), from));
}

}  // namespace kotai::ui

#include "moc_puzzle_desk.cpp"
