#include "ui/accessibility/accessible_role.h"

#include <QAccessibleWidget>
#include <QVariant>

namespace kotai::ui {

constexpr auto roleProperty = "accessibleRole";

static QAccessibleInterface* interfaceWithRole(const QString&, QObject* object) {
  const QVariant role = object ? object->property(roleProperty) : QVariant();
  if (!role.isValid()) return nullptr;
  return new QAccessibleWidget(static_cast<QWidget*>(object), static_cast<QAccessible::Role>(role.toInt()));
}

void setAccessibleRole(QWidget* widget, QAccessible::Role role) {
  static const bool installed = (QAccessible::installFactory(interfaceWithRole), true);
  Q_UNUSED(installed);
  widget->setProperty(roleProperty, static_cast<int>(role));
}

}  // namespace kotai::ui
