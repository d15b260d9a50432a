// Strings for queries: possible conditions, and errors in a query.
#pragma once

#include <QString>

#include "core/base/errors.h"
#include "core/game/variant.h"
#include "core/query/vocabulary.h"

namespace kotai::ui {

/// Returns the name of a query term in the user's language, or the term itself.
QString queryWordName(const QString& word);
/// Returns the name of a quantity in queries. Table keys use the strings of the game.
QString queryTermName(const Variant& variant, const query::NamedTerm& term);
/// Lists the query terms of a variant in a few lines.
QString queryHelp(const Variant& variant);
/// Describes the fault of a query. \p place: first wrong character, counted from 1.
QString queryFaultText(const TextError& error, int place);

}  // namespace kotai::ui
