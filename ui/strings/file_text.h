// Names of files as a person reads them.
#pragma once

#include <QString>

namespace kotai::ui {

/// With the separators of the system. Marks that change the direction of writing, and control characters, become visible.
QString fileText(const QString& file);
/// The last part of it.
QString fileNameText(const QString& file);

}  // namespace kotai::ui
