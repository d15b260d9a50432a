// Makes painted boards readable for screen readers: the board, and each square as a child of it.
#pragma once

namespace kotai::ui {

/// Installs the factory. Later calls do nothing.
void installBoardAccessibility();

}  // namespace kotai::ui
