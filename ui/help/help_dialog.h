// Dialog with the help pages of the program. Not modal.
#pragma once

#include <QAction>
#include <QDialog>
#include <QKeyEvent>
#include <QObject>
#include <QString>
#include <QTextBrowser>
#include <string>
#include <string_view>

#include "ui/settings/settings.h"

class QWidget;

namespace kotai::ui {

/// Returns BibTeX entries for the current version of Kotai, and for the published works about one game or all
/// games.
QString bibliography(const std::string& gameId = {});

/// Text browser that draws the boards and pieces on its pages in the current theme.
/// `<img src="board:VARIANT?POSITION">` is a small board. `<img src="piece:VARIANT?KIND">` is a piece of the
/// first side. `board:VARIANT?POSITION#c3` also shows the target squares of the piece on c3. Games can add
/// other pictures (Presentation::helpPicture).
class HelpBrowser : public QTextBrowser {
  Q_OBJECT

 public:
  using QTextBrowser::QTextBrowser;
  QVariant loadResource(int type, const QUrl& name) override;
};

class HelpDialog : public QDialog {
  Q_OBJECT

 public:
  explicit HelpDialog(QWidget* parent = nullptr);
  void showPage(const QString& name, const QString& title, const QString& language);  ///< \p name: such as "numbers"
  void showRules(const std::string& gameId, const QString& language);                 ///< shows the rules of a game
  void showAbout();

 private:
  void present(const QString& title, const QString& html);
  HelpBrowser* m_browser = new HelpBrowser(this);
};

/// Sets the game of a dialog. RulesKey then shows the rules of this game.
void setRulesGame(QWidget* dialog, std::string_view gameId);

/// Event filter that shows the rules while a modal dialog is open. Such a dialog blocks the actions of the main
/// window, including help.
class RulesKey : public QObject {
 public:
  /// \p rules is the action whose shortcut shows the rules.
  RulesKey(const QAction* rules, const Settings* settings, QObject* parent);

 private:
  bool eventFilter(QObject* watched, QEvent* event) override;
  bool isRulesKey(const QKeyEvent& event) const;

  const QAction* m_rules;
  const Settings* m_settings;
};

}  // namespace kotai::ui
