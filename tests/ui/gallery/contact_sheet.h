// A page that shows all pictures of a folder, those of one view side by side.
#pragma once

#include <QString>

namespace kotai::test {

/// Writes index.html; the names of the pictures are GAME_VIEW_LANGUAGE_THEME_PERCENT.png. False if it cannot be written.
bool writeContactSheet(const QString& folder);

}  // namespace kotai::test
