#include "ui/jobs/leftover_list.h"

#include <algorithm>

#include "ui/background/background.h"
#include "ui/jobs/job_manager.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

LeftoverList::LeftoverList(JobManager* jobs, QObject* parent) : QObject(parent), m_jobs(jobs) {
  connect(jobs, &JobManager::jobsChanged, this, &LeftoverList::refresh);
  connect(jobs, &JobManager::jobProgressed, this, [this](int id) {
    for (const JobState& job : m_jobs->jobs())
      if (job.id == id && !job.isActive()) refresh();
  });
  refresh();
}

/// Scans the folder again. Runs only one scan at a time, because a scan tries to lock the files. A second scan
/// would mistake these locks for a running solve.
void LeftoverList::refresh() {
  show();
  m_again = m_scanning;
  if (m_scanning) return;
  m_scanning = true;
  runInBackground(
      this,
      [directory = m_jobs->dataDirectory()] {
        try {
          return std::optional(findLeftovers(directory));
        } catch (...) {  // ignored: the next scan may succeed
          return std::optional<std::vector<Leftover>>();
        }
      },
      [this](const std::optional<std::vector<Leftover>>& found) {
        m_scanning = false;
        if (found) m_found = *found;
        show();
        if (m_again) refresh();
      });
}

/// Updates the list. Omits leftovers whose job is running, waiting or failed, because such a job has its own
/// row.
void LeftoverList::show() {
  std::vector<Leftover> shown;
  std::ranges::copy_if(m_found, std::back_inserter(shown), [this](const Leftover& leftover) {
    return std::ranges::none_of(m_jobs->jobs(), [&leftover](const JobState& job) {
      return job.variantId() == leftover.variantId() && job.phase != JobState::Phase::Finished;
    });
  });
  if (shown == m_shown) return;
  m_shown = std::move(shown);
  emit changed();
}

void LeftoverList::remove(const Leftover& leftover) {
  runInBackground(
      this, [leftover] { return tryTo([&] { return removeLeftover(leftover); }); },
      [this, id = QString::fromStdString(leftover.variantId())](const auto& removedBytes) {
        if (removedBytes)
          emit removed(id, *removedBytes);
        else
          emit failed(removedBytes.error());
        refresh();
      });
}

}  // namespace kotai::ui

#include "moc_leftover_list.cpp"
