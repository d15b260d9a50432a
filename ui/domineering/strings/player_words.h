// The program's players of Synchronized Domineering as opponents: which there are, what they are called, what to expect of each.
#pragma once

#include <QString>
#include <optional>
#include <string_view>

#include "ui/games/presentation.h"

namespace kotai::ui {

/// As domineering::makePlayer() reads them, the strongest first. Levels rank by their results against the perfect player on
/// 5x5; those after them play in a way of their own.
QStringList domineeringOpponents();
/// The next stronger one after a level; empty for those that are none, and where there is nobody better.
QString strongerDomineeringOpponent(const QString& player);
/// None for texts that are not among them.
std::optional<PlayerWords> domineeringPlayerWords(std::string_view player);

}  // namespace kotai::ui
