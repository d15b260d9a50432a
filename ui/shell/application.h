// Setup of every program with windows: names, style, font, resources, and the language, which can change at run time.
#pragma once

#include <QObject>
#include <QString>
#include <QTranslator>
#include <filesystem>

namespace kotai::ui {

/// Call this once after creating the QApplication.
void setUpApplication();

/// Returns the default folder of the solutions: KOTAI_DATA, otherwise the platform's application data folder.
std::filesystem::path defaultDataDirectory();

/// Installs the translators of a language. Widgets receive QEvent::LanguageChange.
class LanguageSwitch : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;
  void setLanguage(const QString& language);  ///< a code of languages()
  const QString& language() const { return m_language; }

 private:
  QString m_language;
  QTranslator m_kotai;
  QTranslator m_qt;
};

}  // namespace kotai::ui
