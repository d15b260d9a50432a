// Actions of the help menu: rules, pages of help, shortcuts, and the page about the program.
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <functional>
#include <string>

class QWidget;

namespace kotai::ui {

class Actions;
class HelpDialog;
class LanguageSwitch;
class Settings;
class ShortcutsDialog;

class HelpActions : public QObject {
  Q_OBJECT

 public:
  /// \p shownGame: returns the game whose rules are wanted. Empty for the first one.
  HelpActions(Actions* actions, Settings* settings, LanguageSwitch* language, std::function<std::string()> shownGame,
              QWidget* window);

 public slots:
  void showRules(const QString& gameId);

 private:
  void showShortcuts();
  HelpDialog* help();

  Actions* m_actions;
  Settings* m_settings;
  LanguageSwitch* m_language;
  QWidget* m_window;
  QPointer<HelpDialog> m_help;
  QPointer<ShortcutsDialog> m_shortcuts;
};

}  // namespace kotai::ui
