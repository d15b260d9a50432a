// Fonts of the program: a font for normal text, and a fixed-width font for text that the user can type.
#pragma once

#include <QFont>

namespace kotai::ui {

/// Returns the font for normal text, in the size of \p system or a minimum size. The font has no ligatures or
/// substitutions. Otherwise, "5x5" would look like "5×5", which users cannot type as a variant.
QFont interfaceFont(const QFont& system);

/// Returns the font for positions, moves and similar texts, in the size of \p base. Similar characters (l and
/// 1, O and 0) look different.
QFont codeFont(const QFont& base);
/// Returns a slightly smaller font for the cards of lists. The font is larger than that of axis labels, because
/// l and 1 look alike at that size.
QFont smallCodeFont(const QFont& base);

}  // namespace kotai::ui
