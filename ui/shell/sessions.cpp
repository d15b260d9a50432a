#include "ui/shell/sessions.h"

#include "core/game/registry.h"
#include "core/simultaneous/registry.h"
#include "ui/domineering/session/domineering_session.h"
#include "ui/domineering/session/turn_review.h"
#include "ui/jobs/job_manager.h"
#include "ui/session/alternating/alternating_session.h"

namespace kotai::ui {

std::vector<GameSession*> makeSessions(JobManager* jobs, Settings* settings, QObject* parent) {
  return {new AlternatingSession(jobs, settings, parent), new DomineeringSession(jobs, settings, parent)};
}

MistakeFinder mistakeFinder(JobManager* jobs) {
  return [jobs](const std::string& variantId) -> FindMistakes {
    if (const auto variant = parseVariant(variantId)) {
      SolutionPtr solution = jobs->solution(*variant);
      return solution && solution->hasValues() ? mistakesBy(std::move(solution)) : FindMistakes();
    }
    const auto board = parseSimultaneousVariant(variantId);
    SimultaneousSolutionPtr solution = board ? jobs->solution(*board) : nullptr;
    return solution ? choiceMistakesBy(std::move(solution)) : FindMistakes();
  };
}

}  // namespace kotai::ui
