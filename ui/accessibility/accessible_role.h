// Sets the accessible role of a widget that paints itself.
#pragma once

#include <QAccessible>
#include <QWidget>

namespace kotai::ui {

/// Sets the accessible role. The widget still supplies its name and description.
void setAccessibleRole(QWidget* widget, QAccessible::Role role);

}  // namespace kotai::ui
