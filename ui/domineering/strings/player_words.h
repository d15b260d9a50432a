// The program's players of Synchronized Domineering as opponents: list, names, descriptions.
#pragma once

#include <QString>
#include <optional>
#include <string_view>

#include "ui/games/presentation.h"

namespace kotai::ui {

/// Texts in the form of domineering::makePlayer(), strongest first. Levels are ranked by their results against the perfect
/// player on 5x5. Players without a level come last.
QStringList domineeringOpponents();
/// Returns the next stronger level. Empty for players without a level and for the strongest.
QString strongerDomineeringOpponent(const QString& player);
/// Returns nothing for unknown texts.
std::optional<PlayerWords> domineeringPlayerWords(std::string_view player);

}  // namespace kotai::ui
