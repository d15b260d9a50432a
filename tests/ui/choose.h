// Chooses entries of combo boxes, as the user does.
#pragma once

#include <QComboBox>

#include "tests/ui/child.h"

namespace kotai::test {

/// Chooses the entry with this data in the combo box with this object name, if there is one.
template <typename Parent>
void choose(const Parent& parent, const char* name, const QVariant& data) {
  auto* box = child<QComboBox>(parent, name);
  if (const int index = box->findData(data); index >= 0) box->setCurrentIndex(index);
}

}  // namespace kotai::test
