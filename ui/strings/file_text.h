// File names for display.
#pragma once

#include <QString>

namespace kotai::ui {

/// Uses the separators of the system. Makes invisible characters visible.
QString fileText(const QString& file);
/// Returns the last part of the path.
QString fileNameText(const QString& file);

}  // namespace kotai::ui
