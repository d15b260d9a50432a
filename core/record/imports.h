// Reads games from any source: our own files, other notations, plain lists of moves or positions.
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "core/record/saved_game.h"

namespace kotai {

/// Returns whether the text is one of our own files. Their first word is a tag.
bool isRecordText(std::string_view text);

/// Returns the games of a string: at least one result, or none if stopped. \p variant is for lists, which do not contain it.
/// Without one, positions are tried in the known variants of all games. Any other text is read as one of our files, so that its
/// faults are reported.
std::vector<SavedResult> importGames(std::string_view text, const std::optional<std::string>& variant = {},
                                     const std::stop_token& stop = {});

}  // namespace kotai
