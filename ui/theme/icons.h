// The program's own icons, drawn in the colours of the current theme.
#pragma once

#include <QIcon>
#include <QString>

namespace kotai::ui {

/// `name` without folder and suffix, e.g. "take-back". The icon follows changes of the theme by itself.
QIcon themedIcon(const QString& name);

}  // namespace kotai::ui
