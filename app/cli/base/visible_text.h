// Texts that came from outside, made fit for a message: one readable line, whatever bytes they are made of.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/errors.h"

namespace kotai::cli {

/// Bytes that are no UTF-8 and control characters below U+0080 as \xNN; other controls, and characters that turn the
/// direction of the text or take no place, as \uNNNN. Visible characters stay as they are.
std::string visibleText(std::string_view text);

/// 'text', visible; of a long one the characters around \p column (1-based), with ... where it is cut, and its length.
std::string quotedText(std::string_view text, std::size_t column = 1);

/// The beginning of a text, visible, with ... where it is cut.
std::string shortenedText(std::string_view text);

/// The path of a file, visible; one that is longer than any that a system knows as shortenedText() has it.
std::string pathText(const std::filesystem::path& path);

/// Longer texts are neither positions nor variants nor anything else that is read.
constexpr std::size_t mostTextBytes = 64 * 1024;

/// Why a text cannot be any of those: too long, or no UTF-8 (at which character).
std::optional<TextError> unreadableText(std::string_view text);

}  // namespace kotai::cli
