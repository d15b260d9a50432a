#include "ui/settings/hidden_values.h"

#include <QSignalBlocker>
#include <utility>

#include "ui/settings/settings.h"

namespace kotai::ui {

HiddenValues::~HiddenValues() {
  const QSignalBlocker quiet(m_settings);
  restore();
}

void HiddenValues::hide() {
  m_hidden = true;
  m_settings->holdValuesBack(true);
}

void HiddenValues::restore() {
  if (std::exchange(m_hidden, false)) m_settings->holdValuesBack(false);
}

}  // namespace kotai::ui
