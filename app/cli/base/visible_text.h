// Makes any bytes printable in messages, on one line.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/errors.h"

namespace kotai::cli {

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
constexpr std::size_t mostTextBytes = 64 * 1024;

/// Returns the reason why a string cannot be valid: too long, or not UTF-8 (with the column).
std::optional<TextError> unreadableText(std::string_view text);

}  // namespace kotai::cli
