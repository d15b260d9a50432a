// The text of a query in a line: what is wrong with it, and as a part of a file's name.
#pragma once

#include <QString>

class QLabel;
class QLineEdit;

namespace kotai {
struct TextError;
}

namespace kotai::ui {

/// The label says what is wrong; the character where it begins is marked in the text.
void showQueryFault(QLineEdit& edit, QLabel& words, const TextError& error);
/// In letters that every system bears in names, and not too long.
QString queryFileWords(QString query);

}  // namespace kotai::ui
