// The kinds of games that can be played: their sessions, and what judges their moves.
#pragma once

#include "ui/library/own_results.h"

class QObject;

namespace kotai::ui {

class GameSession;
class JobManager;
class Settings;

/// Owned by \p parent. The first is the default.
std::vector<GameSession*> makeSessions(JobManager* jobs, Settings* settings, QObject* parent);

/// Finds mistakes in games of every kind.
MistakeFinder mistakeFinder(JobManager* jobs);

}  // namespace kotai::ui
