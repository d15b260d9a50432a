// Percentages with or without a space before the sign, depending on the language.
#pragma once

#include <QString>

namespace kotai::ui {

QString withPercentSign(const QString& number);  ///< adds the sign, with a non-breaking space if the language uses one
QString withPercentSign(int number);
QString percentLabelFormat();  ///< label format for a QValueAxis with whole numbers

}  // namespace kotai::ui
