// The table of outcomes as a picture for papers.
#pragma once

#include <filesystem>

#include "ui/files/picture_file.h"

namespace kotai::ui {

struct OutcomePictureTexts {
  QString title;
  QString key;      ///< what letters and colours mean
  QString imprint;  ///< whose it is
};

/// In the colours of the theme, as it is when this is called.
Picture outcomeTablePicture(const std::filesystem::path& dataDirectory, const OutcomePictureTexts& texts);

}  // namespace kotai::ui
