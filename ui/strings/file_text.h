// File names for display.
#pragma once

#include <QString>

namespace kotai::ui {

/// With the separators of the system. Makes invisible characters visible.
QString fileText(const QString& file);
/// The last part of the path.
QString fileNameText(const QString& file);

}  // namespace kotai::ui
