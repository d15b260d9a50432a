// Solutions in the data folder that are damaged, repaired, or made by somebody else: what the open game has to know.
#include "core/data/data_folder.h"
#include "core/game/registry.h"
#include "core/simultaneous/registry.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/shell/workspace.h"
#include "ui/strings/exception_text.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

QString nameOfId(const std::string& variantId) {
  if (const auto variant = parseSimultaneousVariant(variantId)) return variantName(**variant);
  if (const auto variant = parseVariant(variantId)) return variantName(**variant);
  return QString::fromStdString(variantId);
}

}  // namespace

void Workspace::connectRepair() {
  connect(&m_document, &GameDocument::readingFailed, this,
          [this](const SolutionError& error) { m_jobs.noteFailure(m_document.variant()->id(), error); });
  connect(&m_domineering, &DomineeringDocument::readingFailed, this,
          [this](const SolutionError& error) { m_jobs.noteFailure(m_domineering.variant()->id(), error); });
  connect(&m_jobs, &JobManager::damageFound, this, [this](const std::string& variantId, const QString& text) {
    if (variantId == openVariantId()) emit repairOffered(QString::fromStdString(variantId), text);
  });
  connect(&m_jobs, &JobManager::repairing, this, &Workspace::followRepair);
  connect(&m_watcher, &SolutionWatcher::changed, this, &Workspace::followFiles);
}

std::string Workspace::openVariantId() const {
  if (!hasGame()) return {};
  return m_domineeringOpen ? m_domineering.variant()->id() : m_document.variant()->id();
}

/// A solution that somebody else has made is used as one that was made here.
void Workspace::followFiles(const QStringList& names) {
  const auto arrived = [&names](const std::string& fileName) { return names.contains(QString::fromStdString(fileName)); };
  if (m_document.hasGame() && !m_document.solution() && arrived(Solution::fileName(*m_document.variant())) &&
      m_jobs.solution(m_document.variant()))
    followSolved(m_document.variant());
  if (m_domineering.hasGame()) {
    const SimultaneousVariantPtr variant = m_domineering.variant();
    if (!m_domineering.solution() && arrived(fileShapeOf(*variant).fileName()) && m_jobs.solution(variant))
      followDomineeringSolved(variant);
    if (arrived(provedOutcomeFile(m_jobs.dataDirectory(), *variant).filename().string())) followProved(variant);
  }
  emit filesChanged(names);
}

/// A short solve is over before one has read where the damaged file went.
QString Workspace::solvedText(const std::string& variantId) const {
  QString text = tr("%1 is solved: every value is known now.").arg(nameOfId(variantId));
  for (const JobState& job : m_jobs.jobs())
    if (job.variantId() == variantId && !job.movedAside.empty())
      text += QLatin1Char(' ') + tr("The damaged file is kept as %1.", "%1: name of a file")
                                     .arg(QString::fromStdString(job.movedAside.back().filename().string()));
  return text;
}

/// What is wrong with the solution of the variant that is open.
void Workspace::tellFailure(const QString& failure) {
  if (m_jobs.isDamaged(openVariantId()))
    emit repairOffered(QString::fromStdString(openVariantId()), failure);
  else
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
  QString failure;
  if (const auto simultaneous = parseSimultaneousVariant(id))
    failure = m_jobs.repair(*simultaneous);
  else if (const auto variant = parseVariant(id))
    failure = m_jobs.repair(*variant);
  if (!failure.isEmpty()) emit messageRaised(failure);
}

/// The game goes on without values until they are there again.
void Workspace::followRepair(const std::string& variantId, const QString& newName) {
  if (m_document.hasGame() && m_document.variant()->id() == variantId) m_document.setSolution(nullptr);
  if (m_domineering.hasGame() && m_domineering.variant()->id() == variantId) m_domineering.setSolution(nullptr);
  emit messageRaised(
      newName.isEmpty()
          ? tr("%1 is worked out again. What was damaged is kept under another name.").arg(nameOfId(variantId))
          : tr("The damaged file is kept as %1. %2 is solved again.", "%1: name of a file").arg(newName, nameOfId(variantId)));
}

}  // namespace kotai::ui
