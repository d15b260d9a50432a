// Actions of the buttons of SolutionsPage.
#include <QDir>
#include <QFileInfo>

#include "core/simultaneous/registry.h"
#include "core/tables/solution_check.h"
#include "ui/files/safe_file.h"
#include "ui/files/save_name.h"
#include "ui/jobs/job_manager.h"
#include "ui/jobs/leftover_list.h"
#include "ui/jobs/work_offer.h"
#include "ui/solutions/solutions_model.h"
#include "ui/solutions/solutions_page.h"
#include "ui/solutions/verify_file.h"
#include "ui/strings/strings.h"
#include "ui/widgets/message_bar.h"

namespace kotai::ui {

namespace {

QString text(const std::filesystem::path& file) { return QString::fromStdString(file.string()); }

bool isThere(const std::filesystem::path& file) {
  std::error_code error;
  return std::filesystem::exists(file, error);
}
}  // namespace

void SolutionsPage::open() {
  const auto entry = chosen();
  if (!entry || entry->stored.variantId().empty()) return;
  emit openRequested(QString::fromStdString(entry->stored.variantId()));
}

void SolutionsPage::verify() {
  const auto entry = chosen();
  if (!entry) return;
  const QString name = m_model->nameOf(*entry);
  m_task.start(tr("Verifying %1…").arg(name), [this, entry = *entry, name, threads = m_jobs->limits().threads](
                                                  const BackgroundTask::Progress& progress, const std::stop_token& stop) {
    const VerifyResult result = verifyFile(entry.stored, threads, progress, stop);
    return [this, entry, name, result] { showVerified(entry, name, result); };
  });
}

void SolutionsPage::showVerified(const SolutionEntry& entry, const QString& name, const VerifyResult& result) {
  const QString said = resultText(name, result);
  if (result.error) m_jobs->recordFailure(entry.stored.variantId(), *result.error);
  if (result.correct) m_list.setVerifiedToday(entry.stored);
  const bool wrong = result.mismatches > 0 || (result.error && isDamaged(*result.error));
  if (wrong)
    m_repairOffer->show(m_messages, entry.stored.variantId(), said, tr("Repair"), [this, entry] { repairFile(entry); });
  else
    m_messages->showMessage(said, MessageBar::untilClosed);
}

void SolutionsPage::repair() {
  const auto entry = chosen();
  if (!entry) return;
  if (entry->isDamaged()) return repairFile(*entry);
  m_repairOffer->show(
      m_messages, entry->stored.variantId(),
      tr("No damage to %1 is known. Keep the file under another name and solve again?").arg(m_model->nameOf(*entry)),
      tr("Solve again"), [this, entry = *entry] { repairFile(entry); });
}

void SolutionsPage::repairFile(const SolutionEntry& entry) {
  const auto variant = parseVariant(entry.stored.variantId());
  const QString failure =
      variant ? m_jobs->repair(*variant) : m_jobs->repair(parseSimultaneousVariant(entry.stored.variantId()).value());
  if (!failure.isEmpty()) return m_messages->showWarning(failure);
  m_messages->showMessage(tr("%1 is being solved again. The previous file is kept beside it.").arg(m_model->nameOf(entry)));
  emit jobsWanted();
}

void SolutionsPage::resume() {
  const auto entry = chosen();
  if (!entry) return;
  if (entry->jobId)
    m_jobs->resume(*entry->jobId);
  else if (entry->leftover)
    m_jobs->start(workOn(*entry->leftover));
  emit jobsWanted();
}

void SolutionsPage::askToDelete() {
  const auto entry = chosen();
  if (!entry) return;
  const QString name = m_model->nameOf(*entry);
  const QString bytes = byteCountText(static_cast<double>(entry->stored.bytes));
  QString question = tr("Delete the solution of %1? This frees %2. Its values are lost until you solve it again.");
  if (entry->stored.figuresOnly)
    question = tr("Delete the figures of %1? This frees %2. The variant was solved without keeping its values.");
  if (entry->kind == SolutionEntry::Kind::Aside) question = tr("Delete the damaged file of %1? This frees %2.");
  if (entry->leftover)
    question = entry->leftover->needless
                   ? tr("Delete the leftover files of %1? This frees %2.")
                   : tr("Delete the finished parts of %1? This frees %2, but solving would have to start again.");
  m_question = question.arg(name, bytes);
  m_messages->showOffer(m_question, tr("Delete"), [this, entry = *entry] { remove(entry); });
}

void SolutionsPage::remove(const SolutionEntry& entry) {
  if (entry.leftover) return m_leftovers->remove(*entry.leftover);
  const std::string variantId = entry.kind == SolutionEntry::Kind::Solution ? entry.stored.variantId() : std::string();
  const QString failure = m_jobs->removeSolution(variantId, entry.stored.file);
  if (!failure.isEmpty()) return m_messages->showWarning(failure);
  m_messages->showMessage(tr("%1 is deleted.", "%1: name of a file").arg(text(entry.stored.file.filename())));
  m_list.refresh();
}

void SolutionsPage::askForCopy() {
  const auto entry = chosen();
  if (!entry) return;
  const QString file = askForSaveName(this, tr("Copy solution"), text(entry->stored.file.filename()), {});
  if (!file.isEmpty()) copyTo(file);
}

void SolutionsPage::copyTo(const QString& file) {
  const auto entry = chosen();
  if (!entry) return;
  copy(*entry, file, [this, file] { m_messages->showMessage(tr("Copied to %1.").arg(file)); });
}

void SolutionsPage::copy(const SolutionEntry& entry, const QString& file, std::function<void()> copied) {
  const QString source = text(entry.stored.file);
  const double bytes = static_cast<double>(std::max<std::uint64_t>(entry.stored.bytes, 1));
  m_task.start(tr("Copying %1…").arg(m_model->nameOf(entry)),
               [this, source, file, bytes, copied = std::move(copied)](const BackgroundTask::Progress& progress,
                                                                       const std::stop_token& stop) {
                 const auto failure = copyWhole(
                     source, file, [&](qint64 done) { progress(static_cast<double>(done) / bytes); }, stop);
                 const bool stopped = stop.stop_requested();
                 return [this, failure, stopped, copied] {
                   if (failure) return m_messages->showWarning(fileFailureText(*failure));
                   if (stopped) return m_messages->showMessage(tr("Not copied."));
                   copied();
                 };
               });
}

void SolutionsPage::offerToCopy(const SolutionPlace& place) {
  SolutionEntry entry;
  entry.stored = place.stored;
  const QString file = text(place.stored.file);
  const QString folder = text(place.wanted.parent_path());
  const QString name = m_model->nameOf(entry);
  if (isThere(place.wanted))
    return m_messages->showOffer(
        tr("%1 is a solution of %2. There is already one in %3, so this file is left alone.").arg(file, name, folder),
        tr("Show the board"), [this, id = QString::fromStdString(place.stored.variantId())] { emit openRequested(id); },
        MessageBar::untilClosed);
  if (place.inShards)
    return m_messages->showMessage(
        tr("%1 is a solution of %2 whose values are in files beside it. Copy them all into %3.").arg(file, name, folder),
        MessageBar::untilClosed);
  m_messages->showOffer(
      tr("%1 is a solution of %2. Kotai reads solutions from %3.").arg(file, name, folder), tr("Copy it there"),
      [this, place] { copyIntoFolder(place); }, MessageBar::untilClosed);
}

void SolutionsPage::copyIntoFolder(const SolutionPlace& place) {
  SolutionEntry entry;
  entry.stored = place.stored;
  if (isThere(place.wanted) || m_task.isRunning()) return offerToCopy(place);  // solved in the meantime, or not yet
  if (!QDir().mkpath(text(place.wanted.parent_path())))
    return m_messages->showWarning(tr("The folder %1 cannot be created.").arg(text(place.wanted.parent_path())));
  copy(entry, text(place.wanted), [this, id = QString::fromStdString(place.stored.variantId())] {
    m_list.refresh();
    emit openRequested(id);
  });
}

}  // namespace kotai::ui
