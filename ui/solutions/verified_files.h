// Solutions verified on this computer in their current state, with dates; kept between runs.
#pragma once

#include <QDate>
#include <optional>

#include "core/data/stored_files.h"

namespace kotai::ui {

class Settings;

/// None if the file was never verified or has changed since.
std::optional<QDate> verifiedOn(const Settings& settings, const StoredFile& stored);
/// Stored in the user's settings, not beside the file: a file from somebody else cannot claim to be verified here.
void noteVerified(Settings& settings, const StoredFile& stored, const QDate& date);

}  // namespace kotai::ui
