#include "ui/puzzles/puzzle_desk.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPushButton>

#include "ui/puzzles/puzzle_board.h"
#include "ui/puzzles/puzzle_trainer.h"

namespace kotai::ui {

using State = PuzzleTrainer::State;

PuzzleDesk::PuzzleDesk(PuzzleTrainer* trainer, PuzzleBar* bar) : QObject(bar), m_trainer(trainer), m_bar(bar) {
  connect(trainer, &PuzzleTrainer::hinted, this, [this] {
    if (const auto move = m_trainer->hintedMove()) m_bar->setHint(m_trainer->board()->showHint(*move, m_trainer->hints()));
  });
  connect(trainer, &PuzzleTrainer::changed, bar, &PuzzleBar::clearRemark);
  connect(trainer, &PuzzleTrainer::lineChanged, this, &PuzzleDesk::markWrong);
  connect(bar, &PuzzleBar::said, this, [this](const QString& text) { m_trainer->board()->announce(text); });
  for (PuzzleBoard* board : trainer->boards()) {
    connect(board, &PuzzleBoard::moveRefused, bar, &PuzzleBar::showRemark);
    stepFrom(board->focusProxy() ? board->focusProxy() : board);
  }
  for (QPushButton* button : bar->findChildren<QPushButton*>()) stepFrom(button);
}

void PuzzleDesk::stepFrom(QWidget* widget) { widget->installEventFilter(this); }

void PuzzleDesk::refresh() {
  PuzzleBoard* board = m_trainer->board();
  if (!board) return m_bar->refresh();
  const bool boardHadKeys = board->hasFocus();
  const bool barHadKeys = m_bar->isAncestorOf(QApplication::focusWidget());
  board->setInputEnabled(m_trainer->canMove());
  markWrong();
  m_bar->refresh();
  if (m_trainer->state() == State::Solved && boardHadKeys) m_bar->nextButton()->setFocus();  // Enter then shows the next puzzle
  // The button that had the focus has disappeared.
  if (barHadKeys && !m_bar->isAncestorOf(QApplication::focusWidget())) board->setFocus();
}

void PuzzleDesk::markWrong() { m_trainer->board()->markWrong(m_trainer->wrongLine(), m_trainer->wrongOnBoard()); }

bool PuzzleDesk::stepByKey(int key) {
  if (!m_trainer->isShowing()) return false;
  switch (key) {
    case Qt::Key_Home: m_trainer->lookAt(0); return true;
    case Qt::Key_Left: m_trainer->lookAt(m_trainer->shownAt() - 1); return true;
    case Qt::Key_Right: m_trainer->lookAt(m_trainer->shownAt() + 1); return true;
    case Qt::Key_End: m_trainer->lookAt(m_trainer->shownPlies()); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: return m_trainer->board()->hasFocus() && m_trainer->state() == State::Shown && (m_trainer->next(), true);
    default: return false;
  }
}

bool PuzzleDesk::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress) return QObject::eventFilter(watched, event);
  const auto* press = static_cast<QKeyEvent*>(event);
  const bool plain = !(press->modifiers() & ~Qt::KeypadModifier);
  return (plain && stepByKey(press->key())) || QObject::eventFilter(watched, event);
}

}  // namespace kotai::ui

#include "moc_puzzle_desk.cpp"
