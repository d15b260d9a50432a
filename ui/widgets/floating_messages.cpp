#include "ui/widgets/floating_messages.h"

#include <QEvent>
#include <QLayout>
#include <algorithm>

#include "ui/widgets/message_bar.h"

namespace kotai::ui {

namespace {
constexpr int marginPx = 16;
constexpr int widestPx = 460;
}  // namespace

FloatingMessages::FloatingMessages(MessageBar* messages, QWidget* page) : FloatingMessages(messages, page, page) {}

FloatingMessages::FloatingMessages(MessageBar* messages, QWidget* page, QWidget* over)
    : QObject(page), m_messages(messages), m_page(page), m_over(over) {
  for (QWidget* each = over; each != page; each = each->parentWidget()) each->installEventFilter(this);
  page->installEventFilter(this);
  connect(m_messages, &MessageBar::contentsChanged, this, &FloatingMessages::place);
}

bool FloatingMessages::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize || event->type() == QEvent::Move) place();
  return QObject::eventFilter(watched, event);
}

void FloatingMessages::place() {
  const int margin = m_over == m_page ? marginPx : 0;
  const QRect room(m_over->mapTo(m_page, QPoint(margin, margin)), m_over->size() - 2 * QSize(margin, margin));
  const int width = std::min(room.width(), widestPx);
  m_messages->setFixedWidth(width);
  m_messages->layout()->activate();  // otherwise it keeps the height of the previous message
  const int height = m_messages->layout()->totalHeightForWidth(width);
  m_messages->setGeometry(room.right() + 1 - width, std::max(0, room.bottom() + 1 - height), width, height);
  m_messages->raise();
}

}  // namespace kotai::ui

#include "moc_floating_messages.cpp"
