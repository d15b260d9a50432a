// Keys that an action may have, and those a person has given it, kept in the settings.
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
  ActionId owner{};  ///< when Taken: by which action
};

std::optional<KeyProblem> problemWith(const QKeySequence& key, ActionId wanting, const Actions& actions);

/// Reads the keys chosen by the person; usual keys that were given to another action are removed, and so are impossible keys.
void readKeptKeys(Actions& actions, const Settings& settings);
/// Gives the keys and keeps them, unless they are the usual ones.
void giveKeys(Actions& actions, ActionId id, const QList<QKeySequence>& keys, Settings& settings);
/// Whether an action has other keys than at first.
bool hasOwnKeys(const Actions& actions, ActionId id);
/// "Ctrl+Z, Ctrl+Y"
QString keysText(const QList<QKeySequence>& keys);

}  // namespace kotai::ui
