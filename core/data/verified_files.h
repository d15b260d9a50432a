// Record of completely verified solution files. The record is in the user's own folder, not beside the
// solutions, so that a downloaded file cannot claim to be verified.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace kotai {

/// Returns the date of the verification, such as "2026-11-26", or nothing if the file was not verified or has changed since then.
std::optional<std::string> verifiedOn(const std::filesystem::path& file);

/// Returns the size, the modification time and the path of the file. If the file depends on the values of the
/// solution for the usual start position, adds the same data of that solution. Returns nothing if these data
/// cannot be read. Call this function before the check.
std::optional<std::string> imprintOf(const std::filesystem::path& file);

/// Records that all values were verified today. \p imprint: result of imprintOf() before the check. Does nothing if the
/// imprint has changed, or if the record cannot be written.
void recordVerified(const std::filesystem::path& file, const std::optional<std::string>& imprint);

}  // namespace kotai
