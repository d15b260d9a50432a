// Actions of the window for files, for undo and redo, and for help.
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

/// Actions for files: open, save, recent files, and dropped files. Also asks about unsaved changes.
class FileActions : public QObject {
  Q_OBJECT

 public:
  FileActions(Workspace* workspace, Actions* actions, QWidget* window);

  /// Returns the menu "Open recent" with its entries, owned by \p parent.
  QMenu* makeRecentMenu(QWidget* parent);
  /// Asks whether to save the open game, if it has unsaved changes. Returns false if the user cancels.
  bool maybeSave();
  QStringList askForFiles();      ///< asks for files to open; empty if the user cancels
  QString askForExport();         ///< asks for a file to write; empty if the user cancels
  void setGameShown(bool shown);  ///< \p shown: a game is visible and named in the title
  static QStringList filesIn(const QMimeData* data);
  void open(const QStringList& files);  ///< opens a single file; imports several files into the library

 signals:
  void importRequested(const QStringList& files);  ///< emitted for several files to add to the library
  void lessonsRequested(const QString& file);
  void warningRaised(const QString& text);
  void warningOver(const QString& text);  ///< a warning is outdated, because the action has succeeded
  void messageRaised(const QString& text);

 private:
  void chooseFile();
  QString fileToSave();  ///< returns the game's file, or asks for a name; empty if the user cancels
  void saveTo(const QString& file);
  bool saveAndWait();
  bool reportSaved(const QString& file, const QString& reason);  ///< reports a save; returns whether it succeeded
  void refresh();
  /// Shows a failure and returns false. If \p reason is empty, withdraws the earlier warnings in \p shown and
  /// returns true.
  bool updateWarnings(const QString& reason, QStringList& shown);
  QString suggestedFile() const;
  QString askForName(const QString& title, const QString& suggested);

  Workspace* m_workspace;
  Actions* m_actions;
  QWidget* m_window;
  bool m_gameShown = false;
  bool m_modified = false;     ///< whether the open game differs from its file
  QStringList m_openWarnings;  ///< warnings of failed openings that are still shown
  QStringList m_saveWarnings;
};

/// Actions for undo and redo of the open game, and an undo button after a deletion. The actions use the history
/// of the open document. The main window creates and owns this object.
class HistoryActions : public QObject {
  Q_OBJECT

 public:
  HistoryActions(Workspace* workspace, const Actions* actions, QObject* parent);
  /// Updates the texts and the enabled states of the actions. If \p shown, a game is visible.
  void refresh(bool shown);
  /// Shows how many moves or turns were deleted, with an undo button, until the game changes again.
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
  /// \p shownGame returns the id of the game whose rules the user requests. Empty for the first game.
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
