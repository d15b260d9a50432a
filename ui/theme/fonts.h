// The two fonts of the program: one for normal text, and a fixed-width font for text that can be typed.
#pragma once

#include <QFont>

namespace kotai::ui {

/// Returns the font for normal text, in the size of `system`, or in a larger size if that size is not readable. The
/// font has no ligatures or substitutions, because "5x5" must not look like "5×5", which is not a valid position or
/// variant.
QFont interfaceFont(const QFont& system);

/// Returns the font for positions, moves and similar texts, in the size of `base`. Similar characters (l and 1, O and 0) differ.
QFont codeFont(const QFont& base);
/// Returns a slightly smaller font, for the cards of lists. Larger than axis labels, because l and 1 would look alike at that
/// size.
QFont smallCodeFont(const QFont& base);

}  // namespace kotai::ui
