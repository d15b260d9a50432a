// Reads the games that are still readable in a damaged library.
#pragma once

#include <QSqlDatabase>
#include <filesystem>

namespace kotai::library {

/// Copies the rows that SQLite can read, games only if they are whole, into a library that is new; how many games. Nothing is
/// read from a file with programs (triggers, views). Throws StoreError if the new one cannot be written; then it has none of
/// them.
int rescueGames(const std::filesystem::path& damaged, const QSqlDatabase& into);

}  // namespace kotai::library
