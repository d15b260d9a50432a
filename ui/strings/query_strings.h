// Words for queries: what can be asked, and what is wrong with a text.
#pragma once

#include <QString>

#include "core/base/errors.h"
#include "core/game/variant.h"
#include "core/query/vocabulary.h"

namespace kotai::ui {

/// Name of a query word in the language of the user; the word itself if there is no other.
QString queryWordName(const QString& word);
/// Name of a number in queries; numbers of tables in the words of the game.
QString queryTermName(const Variant& variant, const query::NamedTerm& term);
/// Lists the query words of a variant, in some lines.
QString queryHelp(const Variant& variant);
/// \p place: of the character where it begins, from 1.
QString queryFaultText(const TextError& error, int place);

}  // namespace kotai::ui
