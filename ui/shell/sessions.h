// The kinds of games that can be played: one session each.
#pragma once

#include <vector>

class QObject;

namespace kotai::ui {

class GameSession;
class JobManager;
class Settings;

/// Owned by \p parent; the first is the one to begin with.
std::vector<GameSession*> makeSessions(JobManager* jobs, Settings* settings, QObject* parent);

}  // namespace kotai::ui
