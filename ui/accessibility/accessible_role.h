// Accessible role of a widget that paints itself.
#pragma once

#include <QAccessible>

class QWidget;

namespace kotai::ui {

/// Name and description remain the widget's own.
void setAccessibleRole(QWidget* widget, QAccessible::Role role);

}  // namespace kotai::ui
