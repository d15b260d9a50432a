// Percentages with or without a space before the sign, depending on the language.
#pragma once

#include <QString>

namespace kotai::ui {

QString withPercentSign(const QString& number);  ///< uses a non-breaking space
QString withPercentSign(int number);
QString percentLabelFormat();  ///< for QValueAxis with whole numbers

}  // namespace kotai::ui
