// The offer to go back to the game that made way for another: there is one of it, on whichever page is shown.
#pragma once

#include <QDeadlineTimer>
#include <QObject>
#include <QPointer>
#include <functional>

namespace kotai::ui {

class MessageBar;
class Workspace;
struct PageState;

/// The game is opened again as it was played: against whom, on which page, and with values shown or not.
class GameBefore : public QObject {
  Q_OBJECT

 public:
  explicit GameBefore(Workspace* workspace, QObject* parent = nullptr);
  /// Another page is shown: an offer that nobody has answered goes there with the person.
  void followTo(MessageBar* messages);

 private:
  void offer(const QByteArray& before, const QString& name, PageState page);
  void goBack(const QByteArray& before, PageState page);

  Workspace* m_workspace;
  QPointer<MessageBar> m_messages;  ///< of the page that is shown
  QString m_text;                   ///< of the latest offer
  std::function<void()> m_accept;
  QDeadlineTimer m_until;
};

}  // namespace kotai::ui
