// Commands in messages, written so that a shell understands them when they are copied.
#pragma once

#include <string>
#include <string_view>

namespace kotai::cli {

/// A word for a POSIX shell: as it is where that is safe, in quotes where it is not, and as $'...' where it holds
/// characters that nobody sees or bytes that are no UTF-8 (understood by bash, zsh and ksh).
std::string shellWord(std::string_view text);

/// `kotai-cli solve dodgem:4x4 --data DIR`. \p command may hold options of its own; the folder is left out where none
/// was given, the variant reads VARIANT where none is known. The program is the one that runs.
std::string suggestedCommand(std::string_view command, std::string_view variantId, std::string_view dataOption);
/// The same of another program.
std::string suggestedCommandOf(std::string_view program, std::string_view command, std::string_view variantId,
                               std::string_view dataOption);

}  // namespace kotai::cli
