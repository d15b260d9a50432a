// Boxes that remember between runs what was chosen in them.
#pragma once

#include <QString>

class QComboBox;

namespace kotai::ui {

class Settings;

/// Begins with the place that was chosen last, if there is one, and keeps every other that is chosen.
void keepChoice(QComboBox* box, Settings* settings, const QString& name);

}  // namespace kotai::ui
