// Commands in messages, quoted so that they can be copied into a shell.
#pragma once

#include <string>
#include <string_view>

namespace kotai::cli {

/// Quotes a word for a POSIX shell. Returns a safe word unchanged. Uses $'...' (for bash, zsh and ksh) if the word
/// contains invisible characters or invalid UTF-8.
std::string shellWord(std::string_view text);

/// Returns a command such as `kotai-cli solve dodgem:4x4 --data DIR`. \p command may include options. Omits an empty folder, and
/// writes VARIANT for an empty variant. Names the running program.
std::string suggestedCommand(std::string_view command, std::string_view variantId, std::string_view dataOption);
/// Like suggestedCommand(), for another program.
std::string suggestedCommandOf(std::string_view program, std::string_view command, std::string_view variantId,
                               std::string_view dataOption);

}  // namespace kotai::cli
