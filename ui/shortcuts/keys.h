// Keys that an action may have, and the user's choices from the settings.
#pragma once

#include <QKeySequence>
#include <QList>
#include <optional>

#include "ui/actions/actions.h"

namespace kotai::ui {

class Settings;

/// Why an action cannot have a key.
struct KeyProblem {
  enum class Kind { BeginsMoves, MovesOnBoard, Taken };
  Kind kind;
  ActionId owner{};  ///< if Taken: the action that has it
};

std::optional<KeyProblem> problemWith(const QKeySequence& key, ActionId wanting, const Actions& actions);

/// Reads the user's keys. Removes default keys that were given to another action, and impossible keys.
void readKeptKeys(Actions& actions, const Settings& settings);
/// Sets the keys, and stores them unless they are the defaults.
void giveKeys(Actions& actions, ActionId id, const QList<QKeySequence>& keys, Settings& settings);
/// Whether an action's keys differ from the defaults.
bool hasOwnKeys(const Actions& actions, ActionId id);
/// "Ctrl+Z, Ctrl+Y"
QString keysText(const QList<QKeySequence>& keys);

}  // namespace kotai::ui
