// Page about the program: versions, the works behind it, and how to cite it.
#pragma once

#include <QString>
#include <string>

namespace kotai::ui {

/// HTML with a link "copy:bibtex".
QString aboutPage();
/// The current version and the works whose results it repeats, about one game or all, as BibTeX.
QString bibliography(const std::string& gameId = {});

}  // namespace kotai::ui
