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

FloatingMessages::FloatingMessages(MessageBar* messages, QWidget* page) : QObject(page), m_messages(messages), m_page(page) {
  m_page->installEventFilter(this);
  connect(m_messages, &MessageBar::contentsChanged, this, &FloatingMessages::place);
}

bool FloatingMessages::eventFilter(QObject* page, QEvent* event) {
  if (page == m_page && event->type() == QEvent::Resize) place();
  return QObject::eventFilter(page, event);
}

void FloatingMessages::place() {
  const int width = std::min(m_page->width() - 2 * marginPx, widestPx);
  m_messages->setFixedWidth(width);
  m_messages->layout()->activate();  // else the height is that of the message before
  const int height = m_messages->layout()->totalHeightForWidth(width);
  m_messages->setGeometry(m_page->width() - width - marginPx, std::max(0, m_page->height() - height - marginPx), width, height);
  m_messages->raise();
}

}  // namespace kotai::ui
