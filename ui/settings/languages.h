// The languages of the program: one line each.
#pragma once

#include <QString>
#include <vector>

namespace kotai::ui {

struct Language {
  QString code;  ///< "en": of its translation and of its help pages
  QString name;  ///< code of its translation and help pages: "en"
  QString sign;  ///< in the language itself
};

const std::vector<Language>& languages();
/// The first one if there is no such language.
const Language& languageOf(const QString& code);

}  // namespace kotai::ui
