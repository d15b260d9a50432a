#include "ui/settings/kept_choice.h"

#include <QComboBox>

#include "ui/settings/settings.h"

namespace kotai::ui {

void storeChoice(QComboBox* box, Settings* settings, const QString& name) {
  bool isNumber = false;
  const int place = settings->choice(name).toInt(&isNumber);
  if (isNumber && place >= 0 && place < box->count()) box->setCurrentIndex(place);
  QObject::connect(box, &QComboBox::currentIndexChanged, box, [settings, name](int chosen) {
    if (chosen >= 0) settings->setChoice(name, QString::number(chosen));
  });
}

}  // namespace kotai::ui
