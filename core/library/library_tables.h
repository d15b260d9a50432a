// Tables of the library, and SQL statements for them.
#pragma once

#include <QStringList>
#include <QVariantList>

#include "core/library/library_game.h"

namespace kotai::library {

inline constexpr int newestVersion = 6;
/// Returns the statements that migrate the tables from a version to the next version.
QStringList migration(int fromVersion);

/// Text of a "WHERE ..." clause, and the values for its placeholders.
struct Condition {
  QString text;
  QVariantList values;
};
Condition conditionOf(const LibraryFilter& filter);

/// Returns the columns that gameOf() in game_library.cpp reads, in the same order.
QString gameColumns();

/// Returns the query for a person's moves. The columns are the keys before and after the move, the ply, the
/// side of the person, the result, and the text of the game if the game has its own start position. Bind a
/// variant and, if \p fromOnePosition is true, the key of the position before the move.
QString ownMovesQuery(bool fromOnePosition);

QString sourceText(GameSource source);
GameSource sourceOf(const QString& text);

}  // namespace kotai::library
