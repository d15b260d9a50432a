// The offer to return to the previous game. There is one of it, on whichever page is visible.
#pragma once

#include <QDeadlineTimer>
#include <QObject>
#include <QPointer>
#include <functional>

namespace kotai::ui {

class MessageBar;
class Workspace;
struct PageState;

/// The game opens as it was played: same opponent, same page, and values shown or hidden.
class GameBefore : public QObject {
  Q_OBJECT

 public:
  explicit GameBefore(Workspace* workspace, QObject* parent = nullptr);
  /// After a change of the page: an unanswered offer moves to the new page.
  void followTo(MessageBar* messages);

 private:
  void offer(const QByteArray& before, const QString& name, PageState page);
  void goBack(const QByteArray& before, PageState page);

  Workspace* m_workspace;
  QPointer<MessageBar> m_messages;  ///< of the visible page
  QString m_text;                   ///< of the latest offer
  std::function<void()> m_accept;
  QDeadlineTimer m_until;
};

}  // namespace kotai::ui
