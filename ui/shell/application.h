// Sets up every program that has windows: names, style, font, resources, and the language, which can change at
// run time.
#pragma once

#include <QObject>
#include <QString>
#include <QTranslator>
#include <array>
#include <csignal>
#include <filesystem>

namespace kotai::ui {

/// Sets up the program. Call this function once, after creating the QApplication.
void setUpApplication();

/// Returns the default folder of the solutions: KOTAI_DATA if set, otherwise the platform's application data
/// folder.
std::filesystem::path defaultDataDirectory();

/// Installs the translators of a language. Widgets receive QEvent::LanguageChange.
class LanguageSwitch : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;
  void setLanguage(const QString& language);  ///< sets the language by a code from languages()
  const QString& language() const { return m_language; }

 private:
  QString m_language;
  QTranslator m_kotai;
  QTranslator m_qt;
};

/// Converts signals of the system (end of the session, closed terminal, Ctrl-C) to Qt signals. Reports the
/// first SIGTERM, SIGINT or SIGHUP. A second signal ends the program immediately. If SIGHUP was ignored at the
/// start, as with nohup, it stays ignored. There may be at most one instance at a time.
class QuitSignals : public QObject {
  Q_OBJECT

 public:
  explicit QuitSignals(QObject* parent = nullptr);
  ~QuitSignals() override;

 signals:
  void raised();

 private:
  static constexpr std::array<int, 3> watched{SIGTERM, SIGINT, SIGHUP};

  void receive();

  std::array<struct sigaction, watched.size()> m_before{};
  int m_readEnd = -1;
};

}  // namespace kotai::ui
