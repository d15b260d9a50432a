// Formats of days and puzzle marks in the database.
#pragma once

#include <QString>
#include <chrono>

#include "core/library/puzzle_results.h"

namespace kotai::library {

QString dayText(std::chrono::sys_days day);  ///< returns a string such as "2026-11-22"
std::chrono::sys_days dayOf(const QString& text);
QString markText(PuzzleMark mark);

}  // namespace kotai::library
