#include "ui/jobs/opened_solutions.h"

#include "core/base/read_failure.h"

namespace kotai::ui {

template <typename AnySolution, typename Pointer, typename V>
Pointer OpenedSolutions::opened(std::map<std::string, Pointer>& solutions, const V& variant) {
  if (const auto found = solutions.find(variant->id()); found != solutions.end()) return found->second;
  m_failures.erase(variant->id());
  if (!AnySolution::exists(m_directory, *variant)) return nullptr;
  try {
    return solutions.emplace(variant->id(), AnySolution::open(m_directory, variant)).first->second;
  } catch (...) {
    m_failures.insert_or_assign(variant->id(), readFailure(m_directory));
  }
  return nullptr;
}

SolutionPtr OpenedSolutions::open(const VariantPtr& variant) { return opened<Solution>(m_alternating, variant); }

SolutionPtr OpenedSolutions::openValues(const VariantPtr& variant) {
  if (SolutionPtr whole = open(variant)) return whole;
  if (failure(variant->id())) return nullptr;
  SolutionPtr& unfinished = m_unfinished[variant->id()];
  try {
    if (!unfinished) unfinished = Solution::openValues(m_directory, variant);
  } catch (...) {
    m_failures.insert_or_assign(variant->id(), readFailure(m_directory));
  }
  return unfinished;
}

SimultaneousSolutionPtr OpenedSolutions::open(const SimultaneousVariantPtr& variant) {
  return opened<SimultaneousSolution>(m_simultaneous, variant);
}

void OpenedSolutions::keep(const SolutionPtr& solution) {
  m_alternating[solution->variant()->id()] = solution;
  m_unfinished.erase(solution->variant()->id());
  m_failures.erase(solution->variant()->id());
}

void OpenedSolutions::keep(const SimultaneousSolutionPtr& solution) {
  m_simultaneous[solution->variant()->id()] = solution;
  m_failures.erase(solution->variant()->id());
}

void OpenedSolutions::forget(const std::string& variantId) {
  m_alternating.erase(variantId);
  m_unfinished.erase(variantId);
  m_simultaneous.erase(variantId);
  m_failures.erase(variantId);
}

std::optional<SolutionError> OpenedSolutions::failure(const std::string& variantId) const {
  const auto found = m_failures.find(variantId);
  return found == m_failures.end() ? std::nullopt : std::optional(found->second);
}

bool OpenedSolutions::recordFailure(const std::string& variantId, const SolutionError& error) {
  return m_failures.insert_or_assign(variantId, error).second;
}

}  // namespace kotai::ui
