// List of the languages of the program.
#pragma once

#include <QString>
#include <vector>

namespace kotai::ui {

struct Language {
  QString code;  ///< code of its translation and help pages, such as "en"
  QString name;  ///< name in the language itself
  QString sign;  ///< short sign for a button, such as "EN"
};

const std::vector<Language>& languages();
/// Returns the language with this code, or the first language if the code is unknown.
const Language& languageOf(const QString& code);
/// Returns the code of the system's language, or of the first language if there is no translation.
QString systemLanguage();

}  // namespace kotai::ui
