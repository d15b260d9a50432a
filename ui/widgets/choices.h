// The choices of a combo box: an id with a text each. Nobody hears of a choice that is set here: no person made it.
#pragma once

#include <QComboBox>
#include <QSignalBlocker>
#include <QVariant>
#include <algorithm>

namespace kotai::ui {

/// The first choice if there is none with this id. A choice without an id has an invalid one.
inline void setChoice(QComboBox* box, const QVariant& id) {
  const QSignalBlocker blocker(box);
  box->setCurrentIndex(std::max(0, box->findData(id)));
}

/// Fills a box anew; \p add adds the choices.
template <typename Add>
void setChoices(QComboBox* box, const QVariant& chosen, const Add& add) {
  const QSignalBlocker blocker(box);
  box->clear();
  add();
  setChoice(box, chosen);
  box->updateGeometry();  // its width depends on the current choice
}

/// The choice stays if it is still there, for example in another language.
template <typename Add>
void setChoices(QComboBox* box, const Add& add) {
  setChoices(box, box->currentData(), add);
}

}  // namespace kotai::ui
