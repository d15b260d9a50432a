// Page about the program: versions, the published works behind it, and how to cite it.
#pragma once

#include <QString>
#include <string>

namespace kotai::ui {

/// Returns HTML with a link "copy:bibtex".
QString aboutPage();
/// Returns the current version, and the works about one game or all games, as BibTeX.
QString bibliography(const std::string& gameId = {});

}  // namespace kotai::ui
