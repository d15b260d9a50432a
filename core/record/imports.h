// Reads games from whatever holds them: our own files, notations of others, plain lists of moves or positions.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/record/saved_game.h"

namespace kotai {

/// A file of ours, by its first word: a tag.
bool isRecordText(std::string_view text);

/// At least one result. \p variant: of lists, which do not say it; without one, positions are tried in the known variants of all
/// games. Any other text is read as a file of ours, so that its faults are reported.
std::vector<SavedResult> importGames(std::string_view text, const std::optional<std::string>& variant = {});

}  // namespace kotai
