// Combo boxes that remember their choice between runs.
#pragma once

#include <QString>

class QComboBox;

namespace kotai::ui {

class Settings;

/// Selects the stored choice, if there is one, and stores every later one.
void storeChoice(QComboBox* box, Settings* settings, const QString& name);

}  // namespace kotai::ui
