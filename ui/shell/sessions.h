// Registry of the kinds of games: their sessions, and the judges of their moves.
#pragma once

#include "ui/library/own_results.h"

class QObject;

namespace kotai::ui {

class GameSession;
class JobManager;
class Settings;

/// Creates the sessions, owned by \p parent. The first session is the default.
std::vector<GameSession*> makeSessions(JobManager* jobs, Settings* settings, QObject* parent);

/// Returns a function that finds mistakes in games of every kind.
MistakeFinder mistakeFinder(JobManager* jobs);

}  // namespace kotai::ui
