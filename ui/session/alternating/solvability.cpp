#include "ui/session/alternating/solvability.h"

#include "solvers/retrograde/solve.h"
#include "ui/document/game_document.h"
#include "ui/jobs/job_manager.h"
#include "ui/settings/settings.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

std::optional<SolutionError> refusalOf(const VariantPtr& variant, const retrograde::SolveOptions& options) {
  try {
    return retrograde::estimate(variant, options).refusal;
  } catch (...) {  // starting the solve reports the error
    return std::nullopt;
  }
}

}  // namespace

Solvability::Solvability(const GameDocument* document, const JobManager* jobs, const Settings* settings, QObject* parent)
    : QObject(parent), m_document(document), m_jobs(jobs) {
  connect(document, &GameDocument::gameReset, this, &Solvability::look);
  connect(document, &GameDocument::solutionChanged, this, &Solvability::look);
  connect(settings, &Settings::solveLimitsChanged, this, &Solvability::look, Qt::QueuedConnection);  // once the jobs have them
}

QString Solvability::refusal() const { return m_refusal ? errorReason(*m_refusal) : QString(); }

void Solvability::look() {
  m_estimating.drop();
  set(std::nullopt);
  if (!m_document->hasGame() || m_document->wholeSolution()) return;
  retrograde::SolveOptions options;
  options.directory = m_jobs->dataDirectory();
  options.threads = m_jobs->limits().threads;
  options.memoryBytes = m_jobs->limits().memoryBytes;
  m_estimating.run(
      this, [variant = m_document->variant(), options] { return refusalOf(variant, options); },
      [this](const std::optional<SolutionError>& refusal) { set(refusal); });
}

void Solvability::set(const std::optional<SolutionError>& refusal) {
  if (!m_refusal && !refusal) return;
  m_refusal = refusal;
  emit changed();
}

}  // namespace kotai::ui

#include "moc_solvability.cpp"
