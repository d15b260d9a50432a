#include "ui/solutions/solution_list.h"

#include <QString>
#include <algorithm>

#include "core/data/verified_files.h"
#include "core/tables/solution_check.h"
#include "ui/background/background.h"
#include "ui/jobs/job_manager.h"
#include "ui/jobs/leftover_list.h"

namespace kotai::ui {

namespace {

/// Empty if the file was never verified or has changed since.
std::optional<QDate> dateOfVerification(const StoredFile& stored) {
  const auto date = verifiedOn(stored.file);
  if (!date) return std::nullopt;
  const QDate day = QDate::fromString(QString::fromStdString(*date), Qt::ISODate);
  return day.isValid() ? std::optional(day) : std::nullopt;
}

}  // namespace

bool SolutionEntry::isDamaged() const { return fault && kotai::isDamaged(*fault); }

SolutionList::SolutionList(JobManager* jobs, LeftoverList* leftovers, QObject* parent)
    : QObject(parent), m_jobs(jobs), m_leftovers(leftovers) {
  connect(leftovers, &LeftoverList::changed, this, &SolutionList::build);
  connect(leftovers, &LeftoverList::removed, this, &SolutionList::refresh);
  connect(jobs, &JobManager::jobsChanged, this, &SolutionList::refresh);
  connect(jobs, &JobManager::jobProgressed, this, &SolutionList::progressed);
  connect(jobs, &JobManager::solved, this, &SolutionList::refresh);
  connect(jobs, &JobManager::damageFound, this, &SolutionList::build);
  connect(jobs, &JobManager::repairing, this, &SolutionList::refresh);
}

SolutionList::Look SolutionList::lookAt(const std::filesystem::path& folder, const Checks& known) {
  Look look{storedFiles(folder), {}};
  for (const StoredFile& stored : look.files) {
    if (stored.aside) continue;
    const auto found = known.find(stored.file);
    const bool same = found != known.end() && found->second.bytes == stored.bytes && found->second.modified == stored.modified;
    Checked& checked = look.checks[stored.file];
    checked = same ? found->second : Checked{stored.bytes, stored.modified, faultOf(stored, wholeCheckBytes)};
    checked.verified = dateOfVerification(stored);
  }
  return look;
}

void SolutionList::refresh() {
  m_again = m_looking;
  if (m_looking) return;
  m_looking = true;
  runInBackground(
      this, [folder = m_jobs->dataDirectory(), known = m_checks] { return lookAt(folder, known); },
      [this](Look look) {
        m_looking = false;
        m_read = true;
        m_files = std::move(look.files);
        m_checks = std::move(look.checks);
        build();
        if (m_again) refresh();
      });
}

void SolutionList::setVerifiedToday(const StoredFile& stored, const std::optional<std::string>& imprint) {
  runInBackground(
      this,
      [file = stored.file, imprint] {
        recordVerified(file, imprint);
        return true;
      },
      [this](bool) { refresh(); });
}

SolutionEntry SolutionList::entryOf(const StoredFile& stored) const {
  SolutionEntry entry{stored.aside ? SolutionEntry::Kind::Aside : SolutionEntry::Kind::Solution, stored, {}};
  if (const auto found = m_checks.find(stored.file); found != m_checks.end()) {
    entry.fault = found->second.fault;
    entry.verified = found->second.verified;
  }
  if (!entry.fault && !stored.aside) entry.fault = m_jobs->failure(stored.variantId());  // a fault found while reading values
  entry.checkedWhole = entry.verified.has_value() || stored.bytes <= wholeCheckBytes;
  return entry;
}

void SolutionList::build() {
  m_entries.clear();
  for (const StoredFile& stored : m_files) m_entries.push_back(entryOf(stored));
  for (const Leftover& leftover : m_leftovers->leftovers()) {
    SolutionEntry entry{SolutionEntry::Kind::Unfinished, {}, {}};
    entry.stored.play = leftover.play;
    entry.stored.bytes = leftover.bytes;
    if (!leftover.files.empty()) entry.stored.file = leftover.files.front();
    std::error_code error;
    entry.stored.modified = std::filesystem::last_write_time(entry.stored.file, error);
    entry.leftover = leftover;
    m_entries.push_back(std::move(entry));
  }
  for (const JobState& job : m_jobs->jobs()) {
    if (job.phase == JobState::Phase::Finished) continue;
    SolutionEntry entry{SolutionEntry::Kind::Job, {}, {}};
    entry.stored.play = parsePlay(job.variantId()).value();
    entry.jobId = job.id;
    m_entries.push_back(std::move(entry));
  }
  emit changed();
}

}  // namespace kotai::ui

#include "moc_solution_list.cpp"
