// The solved variants of one kind of game. Two of their solutions are read in the background.
#pragma once

#include <array>
#include <memory>
#include <utility>
#include <vector>

#include "ui/docks/tables/compared_pair.h"
#include "ui/jobs/job_manager.h"

namespace kotai::ui {

/// VariantPtr is the argument of JobManager::solution(), and SolutionPtr its result.
template <class VariantPtr, class SolutionPtr>
class SolvedVariants : public ComparedVariants {
 public:
  using Pair = std::array<SolutionPtr, 2>;
  /// Reads two solutions, in any thread.
  using ReadPair = Read (*)(const Pair& solutions);
  using Name = QString (*)(const typename VariantPtr::element_type& variant);

  SolvedVariants(JobManager* jobs, std::vector<VariantPtr> solved, Name name, ReadPair read)
      : m_jobs(jobs), m_solved(std::move(solved)), m_name(name), m_read(read) {}

  QStringList names() const override {
    QStringList names;
    for (const VariantPtr& each : m_solved) names << m_name(*each);
    return names;
  }

  std::vector<std::string> ids() const override {
    std::vector<std::string> ids;
    for (const VariantPtr& each : m_solved) ids.push_back(each->id());
    return ids;
  }

  Reader reader(std::size_t first, std::size_t second) const override {
    const Pair solutions{m_jobs->solution(m_solved[first]), m_jobs->solution(m_solved[second])};
    if (!solutions[0]) return {nullptr, m_jobs->openFailure(m_solved[first]->id())};
    if (!solutions[1]) return {nullptr, m_jobs->openFailure(m_solved[second]->id())};
    return {[read = m_read, solutions] { return read(solutions); }};
  }

 private:
  JobManager* m_jobs;
  std::vector<VariantPtr> m_solved;
  Name m_name;
  ReadPair m_read;
};

}  // namespace kotai::ui
