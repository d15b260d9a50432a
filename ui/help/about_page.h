// What the page about the program says: versions, the works it goes by, and how to cite it.
#pragma once

#include <QString>

namespace kotai::ui {

/// HTML with a link "copy:bibtex".
QString aboutPage();
/// The program of this version and the works whose results it repeats, as BibTeX.
QString bibliography();

}  // namespace kotai::ui
