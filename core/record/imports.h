// Reads games in any format: our own files, other notations, plain lists of moves or positions.
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "core/record/saved_game.h"

namespace kotai {

/// Returns whether the text is one of our own files, which begin with a tag.
bool isRecordText(std::string_view text);

/// Returns the games of a string: at least one result, or none if stopped. Lists do not name their variant, so
/// \p variant gives the variant of a list. Without \p variant, tries all known variants for lists of positions.
/// Reads any other text as one of our files, to report its faults.
std::vector<SavedResult> importGames(std::string_view text, const std::optional<std::string>& variant = {},
                                     const std::stop_token& stop = {});

}  // namespace kotai
