// Shortcut that shows the rules in windows other than the main one.
#pragma once

#include <QObject>
#include <string_view>

class QAction;
class QKeyEvent;
class QWidget;

namespace kotai::ui {

class Settings;

/// Sets the game of a dialog, so that RulesKey shows its rules.
void setRulesGame(QWidget* dialog, std::string_view gameId);

/// Shows the rules above a dialog: a modal one blocks the actions of the main window and its help.
class RulesKey : public QObject {
 public:
  /// \p rules: the action with the shortcut.
  RulesKey(const QAction* rules, const Settings* settings, QObject* parent);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  bool isRulesKey(const QKeyEvent& event) const;

  const QAction* m_rules;
  const Settings* m_settings;
};

}  // namespace kotai::ui
