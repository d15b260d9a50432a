#include "ui/jobs/work_offer.h"

#include <utility>

#include "ui/jobs/job_manager.h"
#include "ui/widgets/message_bar.h"

namespace kotai::ui {

WorkOffer::WorkOffer(const JobManager* jobs, MessageBar* messages) : QObject(messages), m_messages(messages) {
  connect(jobs, &JobManager::jobsChanged, this, [this, jobs] {
    if (!m_text.isEmpty() && jobs->isRunning(m_variantId)) m_messages->withdrawOffer(std::exchange(m_text, {}));
  });
}

void WorkOffer::show(const std::string& variantId, const QString& text, const QString& button, std::function<void()> accept) {
  m_variantId = variantId;
  m_text = text;
  m_messages->showOffer(text, button, std::move(accept), MessageBar::untilClosed);
}

}  // namespace kotai::ui
