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
  /// Shows a requested offer in place of the previous one.
  void show(MessageBar* bar, const std::string& variantId, const QString& text, const QString& button,
            std::function<void()> accept);
  /// Shows an offer made by the program: after the current one, and not for ever.
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
