// Words for queries: possible conditions, and faults of a text.
#pragma once

#include <QString>

#include "core/base/errors.h"
#include "core/game/variant.h"
#include "core/query/vocabulary.h"

namespace kotai::ui {

/// Name of a query word in the user's language, or the word itself.
QString queryWordName(const QString& word);
/// Name of a number in queries. Table numbers use the words of the game.
QString queryTermName(const Variant& variant, const query::NamedTerm& term);
/// Lists the query words of a variant, in some lines.
QString queryHelp(const Variant& variant);
/// \p place: first wrong character, from 1.
QString queryFaultText(const TextError& error, int place);

}  // namespace kotai::ui
