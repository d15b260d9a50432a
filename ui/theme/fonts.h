// The two typefaces of the program: one for words, and one of fixed width for what can be typed.
#pragma once

#include <QFont>

namespace kotai::ui {

/// For everything, in the size of `system` or a readable one. Letters are never joined or exchanged for others: "5x5" shall not
/// read "5×5", which nothing accepts as a position or a variant.
QFont interfaceFont(const QFont& system);

/// For positions, moves and the like, as large as `base`: letters and digits that look alike elsewhere (l and 1, O and 0) differ.
QFont codeFont(const QFont& base);
/// A little smaller, for the cards of lists; not as small as axis labels, where l and 1 would look alike again.
QFont smallCodeFont(const QFont& base);

}  // namespace kotai::ui
