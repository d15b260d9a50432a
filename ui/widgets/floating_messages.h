// A message bar over the lower right corner of a page, or of a part of it. Its messages do not move the contents of the page.
#pragma once

#include <QObject>

class QWidget;

namespace kotai::ui {

class MessageBar;

/// A child of the page, but in none of its layouts.
class FloatingMessages : public QObject {
  Q_OBJECT

 public:
  FloatingMessages(MessageBar* messages, QWidget* page);
  /// \p over: part of the page, with its own margins, that contains nothing important.
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
