// First letters of typed moves, which no action may use as keys.
#pragma once

#include <QSet>

namespace kotai::ui {

/// In upper case, of all games. Computed once from some random games of each.
const QSet<QChar>& lettersThatBeginMoves();

}  // namespace kotai::ui
