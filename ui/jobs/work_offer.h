// Offers to solve, prove or repair: each stays until it is answered, and goes once that work is begun elsewhere.
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <functional>
#include <string>
#include <vector>

namespace kotai::ui {

class JobManager;
class MessageBar;

class WorkOffer : public QObject {
  Q_OBJECT

 public:
  /// \p jobs outlives it.
  WorkOffer(const JobManager* jobs, QObject* parent);
  /// What somebody asked for: in place of what was offered there before.
  void show(MessageBar* bar, const std::string& variantId, const QString& text, const QString& button,
            std::function<void()> accept);
  /// What the program noticed by itself: after what is offered there, and not for ever.
  void showInTurn(MessageBar* bar, const std::string& variantId, const QString& text, const QString& button,
                  std::function<void()> accept);

 private:
  struct Shown {
    QPointer<MessageBar> bar;
    std::string variantId;
    QString text;
  };
  void withdrawBegun(const JobManager& jobs);

  std::vector<Shown> m_shown;  ///< perhaps answered long ago
};

}  // namespace kotai::ui
