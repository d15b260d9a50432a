// The languages of the program, one line each.
#pragma once

#include <QString>
#include <vector>

namespace kotai::ui {

struct Language {
  QString code;  ///< code of its translation and help pages, such as "en"
  QString name;  ///< code of its translation and help pages, such as "en"
  QString sign;  ///< name in the language itself
};

const std::vector<Language>& languages();
/// Returns the first one if the code is unknown.
const Language& languageOf(const QString& code);

}  // namespace kotai::ui
