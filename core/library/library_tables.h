// The tables of the library and their statements.
#pragma once

#include <QStringList>
#include <QVariantList>

#include "core/library/library_game.h"

namespace kotai::library {

inline constexpr int newestVersion = 5;
/// Returns the statements that migrate the tables from a version to the next version.
QStringList migration(int fromVersion);

/// A "WHERE ..." clause with the values for its placeholders.
struct Condition {
  QString text;
  QVariantList values;
};
Condition conditionOf(const LibraryFilter& filter);

/// Returns the columns that gameOf() in game_library.cpp reads, in the same order.
QString gameColumns();

/// Returns the query for the keys before and after each move, its ply, the side of the person, the result, and the text
/// of the game if the game has its own start position. Bind a variant and, if \p fromOnePosition, the key of the
/// position before the move.
QString ownMovesQuery(bool fromOnePosition);

QString sourceText(GameSource source);
GameSource sourceOf(const QString& text);

}  // namespace kotai::library
