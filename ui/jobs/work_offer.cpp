#include "ui/jobs/work_offer.h"

#include <iterator>
#include <utility>

#include "ui/jobs/job_manager.h"

namespace kotai::ui {

WorkOffer::WorkOffer(const JobManager* jobs, QObject* parent) : QObject(parent) {
  connect(jobs, &JobManager::jobsChanged, this, [this, jobs] { withdrawBegun(*jobs); });
}

void WorkOffer::show(MessageBar* bar, const std::string& variantId, const QString& text, const QString& button,
                     std::function<void()> accept) {
  m_shown.push_back({bar, variantId, text});
  bar->showOffer(text, button, std::move(accept), MessageBar::untilClosed);
}

void WorkOffer::showQueued(MessageBar* bar, const std::string& variantId, const QString& text, const QString& button,
                           std::function<void()> accept) {
  m_shown.push_back({bar, variantId, text});
  bar->showQueuedOffer(text, button, std::move(accept));
}

/// Withdraws offers whose work has started. A second repair would rename an intact file.
void WorkOffer::withdrawBegun(const JobManager& jobs) {
  const auto first = std::stable_partition(m_shown.begin(), m_shown.end(),
                                           [&jobs](const Shown& each) { return !jobs.isRunning(each.variantId); });
  const std::vector<Shown> begun(std::make_move_iterator(first), std::make_move_iterator(m_shown.end()));
  m_shown.erase(first, m_shown.end());
  for (const Shown& each : begun)
    if (each.bar) each.bar->withdrawOffer(each.text);
}

}  // namespace kotai::ui

#include "moc_work_offer.cpp"
