// Creates the kinds of games that can be played, one session each.
#pragma once

#include <vector>

class QObject;

namespace kotai::ui {

class GameSession;
class JobManager;
class Settings;

/// Owned by \p parent. The first is the default.
std::vector<GameSession*> makeSessions(JobManager* jobs, Settings* settings, QObject* parent);

}  // namespace kotai::ui
