// Icons of the program, in the colours of the current theme.
#pragma once

#include <QIcon>
#include <QString>

namespace kotai::ui {

/// Returns the icon with this name. The name has no folder and no suffix, such as "take-back". The icon updates
/// automatically when the theme changes.
QIcon themedIcon(const QString& name);

}  // namespace kotai::ui
