// Icons of the program, in the colours of the current theme.
#pragma once

#include <QIcon>
#include <QString>

namespace kotai::ui {

/// Returns the icon with this name, such as "take-back", which has no folder and no suffix. The icon changes
/// automatically with the theme.
QIcon themedIcon(const QString& name);

}  // namespace kotai::ui
