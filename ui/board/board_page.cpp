#include "ui/board/board_page.h"

#include <QVBoxLayout>
#include <algorithm>

#include "ui/board/board_view.h"
#include "ui/widgets/header_strip.h"
#include "ui/widgets/message_bar.h"

namespace kotai::ui {

namespace {
constexpr int messageMargin = 16;
constexpr int narrowestMessage = 210;
constexpr int widestMessage = 330;
constexpr int overHandMessage = 264;
}  // namespace

BoardPage::BoardPage(GameDocument* document, Settings* settings, QWidget* parent)
    : QWidget(parent),
      m_header(new HeaderStrip(document, settings, this)),
      m_messages(new MessageBar(this)),
      m_board(new BoardView(document, settings, this)) {
  setObjectName(QStringLiteral("boardPage"));
  setAttribute(Qt::WA_StyledBackground);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(18, 14, 18, 10);
  column->setSpacing(6);
  column->addWidget(m_header);
  column->addWidget(m_board, 1);
  setFocusProxy(m_board);
  m_messages->raise();
  connect(m_messages, &MessageBar::contentsChanged, this, &BoardPage::placeMessages);
}

void BoardPage::placeMessages() {
  if (m_messages->isHidden() || !m_board->hasBoard()) return;
  const BoardLayout layout = m_board->currentLayout();
  const double around = std::max(0.5, layout.handGap > 0 ? layout.handGap + layout.handScale + 0.12 : 0.0);  // exits or hands
  const double boardRight = m_board->mapTo(this, layout.squares.topRight().toPoint()).x() + around * layout.cell;
  const int beside = width() - static_cast<int>(boardRight) - 2 * messageMargin;
  const bool fits = beside >= narrowestMessage;
  const bool overHand = !fits && layout.handGap > 0;  // rather over a hand than over the board
  const int widest = overHand ? overHandMessage : widestMessage;
  const int messageWidth = fits ? std::min(beside, widest) : std::min(width() - 2 * messageMargin, widest);
  m_messages->setFixedWidth(messageWidth);
  m_messages->layout()->activate();  // else the height is that of the message before
  const int messageHeight = m_messages->layout()->hasHeightForWidth() ? m_messages->layout()->totalHeightForWidth(messageWidth)
                                                                      : m_messages->sizeHint().height();
  const int left = fits || overHand ? width() - messageWidth - messageMargin : (width() - messageWidth) / 2;
  m_messages->setGeometry(left, std::max(0, height() - messageHeight - messageMargin), messageWidth, messageHeight);
}

void BoardPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  // The board has its new size only after the layout has run.
  QMetaObject::invokeMethod(this, &BoardPage::placeMessages, Qt::QueuedConnection);
}

}  // namespace kotai::ui
