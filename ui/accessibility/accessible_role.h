// Accessible role of a widget that paints itself.
#pragma once

#include <QAccessible>

class QWidget;

namespace kotai::ui {

/// Its name and its description stay its own.
void setAccessibleRole(QWidget* widget, QAccessible::Role role);

}  // namespace kotai::ui
