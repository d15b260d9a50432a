// An offer to solve, prove or repair: it stays until it is answered, and goes once that work is begun elsewhere.
#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <string>

namespace kotai::ui {

class JobManager;
class MessageBar;

class WorkOffer : public QObject {
  Q_OBJECT

 public:
  /// Both outlive it or, as parent, end it.
  WorkOffer(const JobManager* jobs, MessageBar* messages);
  void show(const std::string& variantId, const QString& text, const QString& button, std::function<void()> accept);

 private:
  MessageBar* m_messages;
  std::string m_variantId;
  QString m_text;  ///< of the last one; empty if there is none
};

}  // namespace kotai::ui
