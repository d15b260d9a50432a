// How a number of hundredths is written: with or without a space before the sign, as the language has it.
#pragma once

#include <QString>

namespace kotai::ui {

QString withPercentSign(const QString& number);  ///< never broken between the two
QString withPercentSign(int number);
QString percentLabelFormat();  ///< of QValueAxis, for whole numbers

}  // namespace kotai::ui
