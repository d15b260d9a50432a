// Page that shows all pictures of a folder. The pictures of a view are side by side.
#pragma once

#include <QString>

namespace kotai::test {

/// Writes index.html. The pictures are named GAME_VIEW_LANGUAGE_THEME_PERCENT.png. Returns false if writing fails.
bool writeContactSheet(const QString& folder);

}  // namespace kotai::test
