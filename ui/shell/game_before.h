// Offers to return to the previous game. There is only one offer, on the visible page.
#pragma once

#include <QDeadlineTimer>
#include <QObject>
#include <QPointer>
#include <functional>

namespace kotai::ui {

class MessageBar;
class Workspace;
struct PageState;

/// The game opens as it was played: same opponent, same page, and values shown or hidden as before.
class GameBefore : public QObject {
  Q_OBJECT

 public:
  explicit GameBefore(Workspace* workspace, QObject* parent = nullptr);
  /// When another page is shown, an unanswered offer moves to it.
  void moveOfferTo(MessageBar* messages);

 private:
  void offer(const QByteArray& before, const QString& name, PageState page);
  void goBack(const QByteArray& before, PageState page);

  Workspace* m_workspace;
  QPointer<MessageBar> m_messages;  ///< message bar of the visible page
  QString m_text;                   ///< number of the latest offer
  std::function<void()> m_accept;
  QDeadlineTimer m_until;
};

}  // namespace kotai::ui
