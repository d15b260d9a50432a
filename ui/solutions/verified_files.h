// Solutions verified on this computer in their current state, with dates. Stored between runs.
#pragma once

#include <QDate>
#include <optional>

#include "core/data/stored_files.h"

namespace kotai::ui {

class Settings;

/// Empty if the file was never verified or has changed since.
std::optional<QDate> verifiedOn(const Settings& settings, const StoredFile& stored);
/// Stored in the user's settings, not beside the file, so that a file from a stranger cannot claim to be verified.
void setVerifiedToday(Settings& settings, const StoredFile& stored, const QDate& date);

}  // namespace kotai::ui
