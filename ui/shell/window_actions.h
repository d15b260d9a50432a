// Actions of the window for files, for the history of the open game, and for help.
#pragma once

#include <QMenu>
#include <QMimeData>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <functional>
#include <string>

#include "ui/shell/application.h"
#include "ui/widgets/message_bar.h"

class QWidget;

namespace kotai::ui {

class Actions;
class HelpDialog;
class Settings;
class ShortcutsDialog;
class TreeHistory;
class Workspace;

/// Actions for files: open, save, recent files, the question about unsaved changes, and dropped files.
class FileActions : public QObject {
  Q_OBJECT

 public:
  FileActions(Workspace* workspace, Actions* actions, QWidget* window);

  /// Returns the menu "Open recent" with its entries, owned by \p parent.
  QMenu* makeRecentMenu(QWidget* parent);
  /// If the open game has unsaved changes, asks whether to save. Returns false if the user cancels.
  bool mayLeaveGame();
  QStringList askForFiles();      ///< asks for files to read; empty if the user cancels
  QString askForExport();         ///< asks for a file to write; empty if the user cancels
  void setGameShown(bool shown);  ///< \p shown: a game is visible, so that the title names the game and its file
  static QStringList filesIn(const QMimeData* data);
  void open(const QStringList& files);  ///< opens one file; imports several files into the library

 signals:
  void importRequested(const QStringList& files);  ///< several files to add to the library
  void lessonsRequested(const QString& file);
  void warningRaised(const QString& text);
  void warningOver(const QString& text);  ///< an action of the same kind has succeeded in the meantime
  void messageRaised(const QString& text);

 private:
  void chooseFile();
  QString fileToSave();  ///< asks for a name if the game has no file; empty if the user cancels
  void saveTo(const QString& file);
  bool saveAndWait();
  bool reportSaved(const QString& file, const QString& reason);  ///< returns whether the game is saved
  void refresh();
  /// Shows a failure and returns false. If \p reason is empty, withdraws the earlier warnings \p told and returns true.
  bool tell(const QString& reason, QStringList& told);
  QString suggestedFile() const;
  QString askForName(const QString& title, const QString& suggested);

  Workspace* m_workspace;
  Actions* m_actions;
  QWidget* m_window;
  bool m_gameShown = false;
  bool m_modified = false;     ///< the open game differs from its file
  QStringList m_openWarnings;  ///< warnings of failed openings that are still shown
  QStringList m_saveWarnings;
};

/// Undo and redo of the open game: actions, their texts, and an undo button after a deletion.
/// Created and owned by the main window. Every document has a history. The actions use the history of the open document.
class HistoryActions : public QObject {
  Q_OBJECT

 public:
  HistoryActions(Workspace* workspace, const Actions* actions, QObject* parent);
  /// Updates texts and enabled states of the actions. \p shown: a game is visible.
  void refresh(bool shown);
  /// Shows how many moves or turns were deleted, until the game changes again.
  void offerUndo(MessageBar* messages, int removed);
  void undo();
  void redo();

 private:
  TreeHistory& history() const;

  Workspace* m_workspace;
  const Actions* m_actions;
};

/// Actions of the help menu: rules, pages of help, shortcuts, and the page about the program.
class HelpActions : public QObject {
  Q_OBJECT

 public:
  /// \p shownGame: returns the game whose rules are requested. Empty for the first game.
  HelpActions(Actions* actions, Settings* settings, LanguageSwitch* language, std::function<std::string()> shownGame,
              QWidget* window);
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
