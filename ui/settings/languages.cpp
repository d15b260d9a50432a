#include "ui/settings/languages.h"

#include <QLocale>
#include <algorithm>

namespace kotai::ui {

const std::vector<Language>& languages() {
  static const std::vector<Language> all{
      {QStringLiteral("en"), QStringLiteral("English"), QStringLiteral("EN")},
      {QStringLiteral("de"), QStringLiteral("Deutsch"), QStringLiteral("DE")},
      {QStringLiteral("ja"), QStringLiteral("日本語"), QStringLiteral("日本語")},
  };
  return all;
}

const Language& languageOf(const QString& code) {
  const auto found = std::ranges::find(languages(), code, &Language::code);
  return found == languages().end() ? languages().front() : *found;
}

QString systemLanguage() {
  for (const Language& each : languages())
    if (QLocale(each.code).language() == QLocale::system().language()) return each.code;
  return languages().front().code;
}

}  // namespace kotai::ui
