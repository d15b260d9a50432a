// Solutions in the data folder that are damaged, repaired, or created by another program: consequences for the open game.
#include "core/data/data_folder.h"
#include "ui/shell/workspace.h"
#include "ui/strings/exception_text.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

void Workspace::connectRepair() {
  connect(&m_jobs, &JobManager::damageFound, this, [this](const std::string& variantId, const QString& text) {
    if (variantId == m_open->document()->variantId())
      emit repairOffered(QString::fromStdString(variantId), text);
    else
      m_damageElsewhere.insert(variantId);
  });
  connect(&m_jobs, &JobManager::repairing, this, &Workspace::onRepairStarted);
  connect(&m_watcher, &SolutionWatcher::changed, this, &Workspace::onFilesChanged);
}

QString Workspace::nameOf(const std::string& variantId) const { return sessionOf(variantId)->nameOf(variantId); }

void Workspace::onFilesChanged(const QStringList& names) {
  for (GameSession* session : m_sessions) session->onFilesChanged(names);
  emit filesChanged(names);
}

/// A short solve ends before the user can read the path of the damaged file.
QString Workspace::solvedText(const std::string& variantId) const {
  QString text = tr("%1 is solved: every value is known now.").arg(nameOf(variantId));
  for (const JobState& job : m_jobs.jobs())
    if (job.variantId() == variantId && !job.movedAside.empty())
      text += QLatin1Char(' ') + tr("The damaged file is kept as %1.", "%1: name of a file")
                                     .arg(QString::fromStdString(job.movedAside.back().filename().string()));
  return text;
}

/// Reports the fault in the solution of the open variant, which may have been found while another one was open.
void Workspace::reportFailure(const QString& failure) {
  const std::string variantId = m_open->document()->variantId();
  const bool isNews = m_damageElsewhere.erase(variantId) > 0 || !failure.isEmpty();
  if (isNews && m_jobs.isDamaged(variantId))
    emit repairOffered(QString::fromStdString(variantId), m_jobs.openFailure(variantId));
  else if (!failure.isEmpty())
    emit messageRaised(failure);
}

QString Workspace::dataFolderProblem() const {
  try {
    checkDataFolder(m_jobs.dataDirectory());
  } catch (...) {
    return exceptionText(std::current_exception());
  }
  return {};
}

void Workspace::repair(const QString& variantId) {
  const std::string id = variantId.toStdString();
  const QString failure = sessionOf(id)->repair(id);
  if (!failure.isEmpty()) emit messageRaised(failure);
}

void Workspace::onRepairStarted(const std::string& variantId, const QString& newName) {
  for (GameSession* session : m_sessions) session->onRepairStarted(variantId);
  emit messageRaised(
      newName.isEmpty()
          ? tr("%1 is being solved again. The damaged file is kept under another name.").arg(nameOf(variantId))
          : tr("The damaged file is kept as %1. %2 is solved again.", "%1: name of a file").arg(newName, nameOf(variantId)));
}

}  // namespace kotai::ui
