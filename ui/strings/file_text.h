// Names of files as a person reads them.
#pragma once

#include <QString>

namespace kotai::ui {

/// With the separators of the system. Characters that nobody sees become visible.
QString fileText(const QString& file);
/// The last part of it.
QString fileNameText(const QString& file);

}  // namespace kotai::ui
