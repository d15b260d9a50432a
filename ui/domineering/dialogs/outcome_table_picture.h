// The table of outcomes as a picture for papers.
#pragma once

#include <filesystem>

#include "ui/files/picture_file.h"

namespace kotai::ui {

struct OutcomePictureTexts {
  QString title;
  QString key;      ///< explains letters and colours
  QString imprint;  ///< name of the program
};

/// Uses the current colours of the theme.
Picture outcomeTablePicture(const std::filesystem::path& dataDirectory, const OutcomePictureTexts& texts);

}  // namespace kotai::ui
