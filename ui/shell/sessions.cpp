#include "ui/shell/sessions.h"

#include "ui/domineering/session/domineering_session.h"
#include "ui/session/alternating/alternating_session.h"

namespace kotai::ui {

std::vector<GameSession*> makeSessions(JobManager* jobs, Settings* settings, QObject* parent) {
  return {new AlternatingSession(jobs, settings, parent), new DomineeringSession(jobs, settings, parent)};
}

}  // namespace kotai::ui
