// The text of a query in a line edit: its fault, and its form in a file name.
#pragma once

#include <QString>

class QLabel;
class QLineEdit;

namespace kotai {
struct TextError;
}

namespace kotai::ui {

/// The label shows the fault. Its first character is marked in the text.
void showQueryFault(QLineEdit& edit, QLabel& words, const TextError& error);
/// Shortened, with characters that are valid in file names on every system.
QString queryFileWords(QString query);

}  // namespace kotai::ui
