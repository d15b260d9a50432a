// Prints messages to stderr, makes arbitrary bytes printable, and formats commands that the user can copy.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/errors.h"

namespace kotai::cli {

/// Quotes a word for a POSIX shell. Returns a safe word unchanged. Uses $'...' (for bash, zsh and ksh) if the word
/// contains invisible characters or invalid UTF-8.
std::string shellWord(std::string_view text);

/// Returns a command of the running program, such as `kotai-cli solve dodgem:4x4 --data DIR`. \p command may
/// include options. Omits an empty folder, and writes VARIANT for an empty variant.
std::string suggestedCommand(std::string_view command, std::string_view variantId, std::string_view dataOption);
/// Like suggestedCommand(), for another program.
std::string suggestedCommandOf(std::string_view program, std::string_view command, std::string_view variantId,
                               std::string_view dataOption);

/// Writes invalid UTF-8 and control characters below U+0080 as \xNN, and other controls, direction marks and zero-width
/// characters as \uNNNN. Visible characters do not change.
std::string visibleText(std::string_view text);

/// Returns the text in quotes, made visible. Shortens a long text to the characters around \p column (1-based), with
/// ... at the cuts, and adds the length of the whole text.
std::string quotedText(std::string_view text, std::size_t column = 1);

/// Returns the beginning of a string, made visible, with ... at the cut.
std::string shortenedText(std::string_view text);

/// Returns the path of a file, made visible. Shortens a path that is longer than any valid path.
std::string pathText(const std::filesystem::path& path);

/// Maximum length of valid positions, variants and other arguments, in bytes.
constexpr std::size_t maxTextBytes = 64 * 1024;

/// Returns the reason why a string cannot be valid: too long, or not UTF-8 (with the column).
std::optional<TextError> unreadableText(std::string_view text);

/// Returns "kotai-cli" or the name of the running program.
const std::string& runningProgram();
/// Sets the name of the running program. Call it before threads start.
void setRunningProgram(std::string name);

/// Prints "kotai-cli: " and the sentence on one line, after flushing stdout. This function and printNote() ignore errors of
/// stderr, because the exit code still reports the result.
void printError(const std::string& sentence);
/// Prints an additional line to stderr.
void printNote(const std::string& sentence);

}  // namespace kotai::cli
