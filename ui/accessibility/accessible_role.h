// What a widget that paints itself is to a screen reader.
#pragma once

#include <QAccessible>

class QWidget;

namespace kotai::ui {

/// Its name and its description stay its own.
void setAccessibleRole(QWidget* widget, QAccessible::Role role);

}  // namespace kotai::ui
