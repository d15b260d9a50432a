// A bar of messages over the lower right corner of a page, or of a part of it: what is said moves nothing that is there.
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
  /// \p over: the part of the page, with margins of its own, in which nothing is that must be seen meanwhile.
  FloatingMessages(MessageBar* messages, QWidget* page, QWidget* over);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void place();

  MessageBar* m_messages;
  QWidget* m_page;
  QWidget* m_over;
};

}  // namespace kotai::ui
