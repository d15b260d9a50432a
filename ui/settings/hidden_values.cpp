#include "ui/settings/hidden_values.h"

#include <QSignalBlocker>
#include <utility>

#include "ui/settings/settings.h"

namespace kotai::ui {

HiddenValues::~HiddenValues() {
  if (!m_before) return;
  const QSignalBlocker quiet(m_settings);
  restore();
}

void HiddenValues::hide() {
  if (!m_before) m_before = m_settings->noSpoilers();
  m_settings->setNoSpoilers(true);
}

void HiddenValues::restore() {
  if (m_before) m_settings->setNoSpoilers(*std::exchange(m_before, std::nullopt));
}

}  // namespace kotai::ui
