// Texts for queries: names of terms, help, and errors in a query.
#pragma once

#include <QString>

#include "core/base/errors.h"
#include "core/game/variant.h"
#include "core/query/vocabulary.h"

namespace kotai::ui {

/// Returns the name of a query term in the user's language, or the term itself.
QString queryWordName(const QString& word);
/// Returns the name of a term in the user's language. Table keys use the texts of the game.
QString queryTermName(const Variant& variant, const query::NamedTerm& term);
/// Returns a list of the query terms of a variant, as text in a few lines.
QString queryHelp(const Variant& variant);
/// Returns a description of the error in a query. \p place is the index of the first wrong character, counted
/// from 1.
QString queryFaultText(const TextError& error, int place);

}  // namespace kotai::ui
