// Record of the solution files whose values were all verified. Stored in the user's own folder, not beside the files, so that a
// file from a stranger cannot claim to be verified.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace kotai {

/// Returns the day of the verification, such as "2026-11-26", or nothing if the file was never verified or has changed since.
std::optional<std::string> verifiedOn(const std::filesystem::path& file);

/// Returns the size, the time of the last change and the name of the file, or nothing if they cannot be recorded. Adds those of
/// the usual solution if the file depends on its values. Call it before the check.
std::optional<std::string> imprintOf(const std::filesystem::path& file);

/// Records that all values were verified today. Does nothing if the file no longer has the imprint from before the check, or if
/// the record cannot be written.
void recordVerified(const std::filesystem::path& file, const std::optional<std::string>& imprint);

}  // namespace kotai
