#include "ui/play/beside_board.h"

#include <QVBoxLayout>
#include <algorithm>

#include "ui/widgets/message_bar.h"

namespace kotai::ui {

namespace {
constexpr int besideMargin = 16;
constexpr int belowMargin = 6;
constexpr int narrowestBeside = 170;
constexpr int widestBeside = 330;
}  // namespace

int BesideBoard::room() const {
  const QRect board = m_page.board();
  return board.isValid() ? m_page.middle->width() - board.right() - 2 * besideMargin : 0;
}

bool BesideBoard::hasRoom() const { return room() >= narrowestBeside; }

void BesideBoard::place() {
  if (m_messages->isHidden() || !m_page.board().isValid()) return;
  if (m_page.column->indexOf(m_messages) >= 0) m_page.column->removeWidget(m_messages);
  m_page.column->activate();
  hasRoom() ? putBeside() : putRow();
}

void BesideBoard::putRow() {
  m_messages->setInRow(true);
  m_messages->setMinimumWidth(0);
  m_messages->setMaximumWidth(QWIDGETSIZE_MAX);
  m_page.column->insertWidget(1, m_messages);
  m_messages->show();  // setting a parent hides it
}

void BesideBoard::putBeside() {
  if (m_messages->parentWidget() != m_page.page) {
    m_messages->setParent(m_page.page);
    m_messages->show();
  }
  m_messages->setInRow(false);
  const int width = std::min(room(), widestBeside);
  m_messages->setFixedWidth(width);
  m_messages->layout()->activate();  // otherwise it keeps the height of the previous message
  const int wanted = m_messages->layout()->hasHeightForWidth() ? m_messages->layout()->totalHeightForWidth(width)
                                                               : m_messages->sizeHint().height();
  const bool isBelow = m_page.below && !m_page.below->isHidden();
  const int lowest =
      isBelow ? m_page.below->mapTo(m_page.page, QPoint(0, -belowMargin)).y() : m_page.page->height() - besideMargin;
  const int bottom = std::min(lowest, std::max(m_page.board().bottom(), wanted));
  m_messages->setGeometry(m_page.middle->width() - width - besideMargin, std::max(0, bottom - wanted), width, wanted);
  m_messages->raise();
}

}  // namespace kotai::ui
