// The letters with which typed moves begin: keys that no action may have.
#pragma once

#include <QSet>

namespace kotai::ui {

/// In upper case, of all games; found once, by playing some games of each at random.
const QSet<QChar>& lettersThatBeginMoves();

}  // namespace kotai::ui
