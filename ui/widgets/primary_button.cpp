#include "ui/widgets/primary_button.h"

#include <QPushButton>
#include <QStyle>
#include <QVariant>

namespace kotai::ui {

void makePrimary(QPushButton& button, bool primary) {
  if (button.property("primary").toBool() == primary) return;
  button.setProperty("primary", primary);
  button.style()->unpolish(&button);  // the style sheet reads the property only once
  button.style()->polish(&button);
}

}  // namespace kotai::ui
