// Sentences that explain a position or a move, in the language of the user.
#pragma once

#include <QString>
#include <vector>

#include "core/explain/fact.h"

namespace kotai::ui {

QString explanationText(const Fact& fact);
/// All sentences, one per line.
QString explanationText(const std::vector<Fact>& facts);

}  // namespace kotai::ui
