// Reads the games that are still readable in a damaged library.
#pragma once

#include <QSqlDatabase>
#include <filesystem>

namespace kotai::library {

/// Copies the rows that SQLite can read, and only complete games, into a new library. Returns the number of games. Reads
/// nothing from a file with triggers or views. Throws StoreError if the new library cannot be written, which then contains none
/// of them.
int rescueGames(const std::filesystem::path& damaged, const QSqlDatabase& into);

}  // namespace kotai::library
