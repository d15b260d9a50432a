#include "ui/papers/solve_queue.h"

#include <algorithm>
#include <utility>

#include "core/game/registry.h"
#include "core/simultaneous/registry.h"
#include "core/works/solved_here.h"
#include "ui/jobs/job_manager.h"

namespace kotai::ui {

namespace {

/// Sort key: the positions of a variant, or the cells of a board that is only proved.
double sizeOf(const std::string& variantId) {
  if (const auto variant = parseVariant(variantId)) return static_cast<double>((*variant)->tierGraph().approximatePositions());
  const auto variant = parseSimultaneousVariant(variantId);
  return variant ? (*variant)->columns() * (*variant)->rows() : 0;
}

}  // namespace

std::optional<JobWork> workOnVariant(const std::string& variantId) {
  if (const auto variant = parseVariant(variantId)) return workOn(*variant);
  const auto board = parseSimultaneousVariant(variantId);
  return board ? workOn(*board) : std::nullopt;
}

bool isSolvedSoon(const std::string& variantId) {
  const auto work = workOnVariant(variantId);
  return work && isDoneSoon(*work);
}

SolveQueue::SolveQueue(JobManager* jobs, QObject* parent) : QObject(parent), m_jobs(jobs) {
  // When these signals are emitted, the job still has its old state.
  connect(jobs, &JobManager::jobsChanged, this, &SolveQueue::follow, Qt::QueuedConnection);
  connect(jobs, &JobManager::jobProgressed, this, &SolveQueue::follow, Qt::QueuedConnection);
}

void SolveQueue::add(std::vector<std::string> variantIds) {
  std::erase_if(variantIds, [this](const std::string& id) { return waits(id) || isDone(id); });
  m_added = (waiting() > 0 ? m_added : 0) + static_cast<int>(variantIds.size());
  m_waiting.insert(m_waiting.end(), variantIds.begin(), variantIds.end());
  std::ranges::stable_sort(m_waiting, {}, sizeOf);
  if (m_running.empty()) startNext();
  emit changed();
}

bool SolveQueue::waits(const std::string& variantId) const {
  return variantId == m_running || std::ranges::count(m_waiting, variantId) > 0;
}

double SolveQueue::doneShare() const {
  const double running = m_running.empty() ? 0 : m_jobs->doneShare(m_running).value_or(0);
  return m_added > 0 ? (m_added - waiting() + running) / m_added : 1;
}

bool SolveQueue::isDone(const std::string& variantId) const { return isSolvedHere(m_jobs->dataDirectory(), variantId); }

/// A stopped or failed job ends the queue: the user wants to stop.
void SolveQueue::follow() {
  if (m_running.empty() || m_jobs->isRunning(m_running)) return;
  if (!isDone(std::exchange(m_running, {}))) m_waiting.clear();
  startNext();
  emit changed();
}

void SolveQueue::startNext() {
  while (m_running.empty() && !m_waiting.empty()) {
    m_running = m_waiting.front();
    m_waiting.pop_front();
    if (auto work = workOnVariant(m_running)) m_jobs->start(std::move(*work));
    if (!m_jobs->isRunning(m_running)) m_running.clear();
  }
}

}  // namespace kotai::ui

#include "moc_solve_queue.cpp"
