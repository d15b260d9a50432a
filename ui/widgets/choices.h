// Functions for combo boxes whose choices have ids and texts. The functions emit no signals.
#pragma once

#include <QComboBox>
#include <QSignalBlocker>
#include <QVariant>
#include <algorithm>

namespace kotai::ui {

/// Selects the choice with this id, or the first choice if there is none. An invalid id selects the choice
/// without an id.
inline void setChoice(QComboBox* box, const QVariant& id) {
  const QSignalBlocker blocker(box);
  box->setCurrentIndex(std::max(0, box->findData(id)));
}

/// Fills a box again, and selects the choice with the id \p chosen. \p add adds the choices.
template <typename Add>
void setChoices(QComboBox* box, const QVariant& chosen, const Add& add) {
  const QSignalBlocker blocker(box);
  box->clear();
  add();
  setChoice(box, chosen);
  box->updateGeometry();  // the box is as wide as its current choice
}

/// Fills a box again, for example in another language. Keeps the choice if it still exists.
template <typename Add>
void setChoices(QComboBox* box, const Add& add) {
  setChoices(box, box->currentData(), add);
}

}  // namespace kotai::ui
