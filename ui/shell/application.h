// Set-up of every program with windows: names, style, font, resources; and the language, which can change at run time.
#pragma once

#include <QObject>
#include <QString>
#include <QTranslator>
#include <filesystem>

namespace kotai::ui {

/// Call once after the QApplication was made.
void setUpApplication();

/// The folder of the solutions unless another is named: KOTAI_DATA, else the platform's application data folder.
std::filesystem::path defaultDataDirectory();

/// Installs the translators of a language; widgets hear of it by QEvent::LanguageChange.
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
