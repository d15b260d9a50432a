// A bar of messages over the lower right corner of a page: what is said moves nothing that is there.
#pragma once

#include <QObject>

class QWidget;

namespace kotai::ui {

class MessageBar;

/// Belongs to the page, of which the bar is a child in no layout.
class FloatingMessages : public QObject {
  Q_OBJECT

 public:
  FloatingMessages(MessageBar* messages, QWidget* page);

 protected:
  bool eventFilter(QObject* page, QEvent* event) override;

 private:
  void place();

  MessageBar* m_messages;
  QWidget* m_page;
};

}  // namespace kotai::ui
