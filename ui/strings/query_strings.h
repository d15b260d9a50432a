// Words for queries: what can be asked, and what is wrong with a text.
#pragma once

#include <QString>

#include "core/base/errors.h"
#include "core/game/variant.h"
#include "core/query/vocabulary.h"

namespace kotai::ui {

/// Of a word of the language, in the language of the user; the word itself where there is no other one for it.
QString queryWordName(const QString& word);
/// Of a number that can be asked for; those of tables in the words of the game.
QString queryTermName(const Variant& variant, const query::NamedTerm& term);
/// What can be asked about a variant, in some lines.
QString queryHelp(const Variant& variant);
/// \p place: of the character where it begins, from 1.
QString queryFaultText(const TextError& error, int place);

}  // namespace kotai::ui
