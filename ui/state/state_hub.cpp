#include "ui/state/state_hub.h"

#include "ui/jobs/job_manager.h"

namespace kotai::ui {

SolutionWork solutionWork(const JobManager& jobs, const std::string& variantId) {
  SolutionWork work{.failure = jobs.openFailure(variantId), .damaged = jobs.isDamaged(variantId)};
  if (jobs.isRunning(variantId)) {
    work.running = jobs.jobOf(variantId)->doneShare();
    work.secondsLeft = jobs.jobOf(variantId)->secondsLeft();
  } else if (jobs.isPaused(variantId)) {
    work.paused = jobs.jobOf(variantId)->doneShare();
  }
  return work;
}

StateHub::StateHub(TreeDocument* document, JobManager* jobs, Settings* settings, QObject* parent)
    : QObject(parent), m_document(document), m_jobs(jobs), m_settings(settings) {
  using Document = TreeDocument;
  for (const auto signal : {&Document::gameReset, &Document::positionChanged, &Document::valuesChanged,
                            &Document::solutionChanged, &Document::treeChanged})
    connect(document, signal, this, [this] {
      ++m_next.game;
      publishSoon();
    });
  connect(jobs, &JobManager::solved, this, [this] {
    ++m_next.solves;
    publishSoon();
  });
  for (const auto signal : {&JobManager::damageFound, &JobManager::repairing})
    connect(jobs, signal, this, &StateHub::publishSoon);
  connect(jobs, &JobManager::jobsChanged, this, &StateHub::publishSoon);
  connect(jobs, &JobManager::jobProgressed, this, &StateHub::publishSoon);
  // Publishes at once. Values must be hidden immediately, not at the end of the iteration of the event loop.
  connect(settings, &Settings::valuesShownChanged, this, &StateHub::publish);
  m_state = stateNow();
}

void StateHub::setRefusal(const QString& refusal) {
  m_next.refusal = refusal;
  publishSoon();
}

void StateHub::publishSoon() {
  if (std::exchange(m_isDue, true)) return;
  QMetaObject::invokeMethod(this, &StateHub::publish, Qt::QueuedConnection);
}

void StateHub::publish() {
  m_isDue = false;
  SessionState now = stateNow();
  if (now == m_state) return;
  m_state = std::move(now);
  emit changed(m_state);
}

SessionState StateHub::stateNow() const {
  SessionState now = m_next;
  now.variantId = m_document->variantId();
  now.valuesShown = m_settings->valuesShown();
  if (now.hasGame()) now.work = solutionWork(*m_jobs, now.variantId);
  return now;
}

void StateHub::requestWork() {
  if (!m_document->hasGame()) return;
  const std::string variantId = m_document->variantId();
  if (solutionWork(*m_jobs, variantId).needsRepair()) return emit repairRequested();
  emit solveRequested(variantId);
}

}  // namespace kotai::ui

#include "moc_state_hub.cpp"
