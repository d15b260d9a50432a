// First letters of typed moves, which cannot be shortcuts of actions.
#pragma once

#include <QSet>

namespace kotai::ui {

/// Upper-case letters of all games. Computed once from some random games of each.
const QSet<QChar>& lettersThatBeginMoves();

}  // namespace kotai::ui
