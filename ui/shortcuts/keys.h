// Shortcuts that an action may have, and the user's choices from the settings.
#pragma once

#include <QKeySequence>
#include <QList>
#include <QSet>
#include <optional>

#include "ui/actions/actions.h"

namespace kotai::ui {

class Settings;

/// First letters of typed moves, which cannot be shortcuts of actions: upper-case letters of all games. Computed once from some
/// random games of each.
const QSet<QChar>& lettersThatBeginMoves();

/// Reason why an action cannot have a shortcut.
struct KeyProblem {
  enum class Kind { BeginsMoves, MovesOnBoard, Taken };
  Kind kind;
  ActionId owner{};  ///< if Taken: the action that already has it
};

std::optional<KeyProblem> problemWith(const QKeySequence& key, ActionId wanting, const Actions& actions);

/// Reads the user's shortcuts. Removes default shortcuts that were given to another action, and impossible ones.
void readKeptKeys(Actions& actions, const Settings& settings);
/// Sets the shortcuts, and stores them unless they are the defaults.
void assignKeys(Actions& actions, ActionId id, const QList<QKeySequence>& keys, Settings& settings);
/// Returns whether an action's shortcuts differ from the defaults.
bool hasOwnKeys(const Actions& actions, ActionId id);
/// Text such as "Ctrl+Z, Ctrl+Y".
QString keysText(const QList<QKeySequence>& keys);

}  // namespace kotai::ui
