// Offers to solve, prove or repair a variant, shown in the message bar. An offer disappears when the user
// answers, or when the offered work starts elsewhere.
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <functional>
#include <string>
#include <vector>

#include "ui/widgets/message_bar.h"

namespace kotai::ui {

class JobManager;

class WorkOffer : public QObject {
  Q_OBJECT

 public:
  /// \p jobs must outlive this object.
  WorkOffer(const JobManager* jobs, QObject* parent);
  /// Shows an offer that the user requested. Replaces the previous offer.
  void show(MessageBar* bar, const std::string& variantId, const QString& text, const QString& button,
            std::function<void()> accept);
  /// Shows an offer that the user has not requested. The offer appears after the current one, for a limited time.
  void showQueued(MessageBar* bar, const std::string& variantId, const QString& text, const QString& button,
                  std::function<void()> accept);

 private:
  struct Shown {
    QPointer<MessageBar> bar;
    std::string variantId;
    QString text;
  };
  void withdrawBegun(const JobManager& jobs);

  std::vector<Shown> m_shown;  ///< offers, including some that may already be answered
};

}  // namespace kotai::ui
