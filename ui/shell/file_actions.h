// Actions for files: open, save, recent files, the question about unsaved changes, and dropped files.
#pragma once

#include <QObject>
#include <QStringList>
#include <functional>

class QMenu;
class QMimeData;
class QWidget;

namespace kotai::ui {

class Actions;
class Workspace;

class FileActions : public QObject {
  Q_OBJECT

 public:
  FileActions(Workspace* workspace, Actions* actions, QWidget* window);

  /// Returns the menu "Open recent" with its entries, owned by \p parent.
  QMenu* makeRecentMenu(QWidget* parent);
  /// If the open game has unsaved changes, asks whether to save. Returns false if the user cancels.
  bool mayLeaveGame();
  QStringList askForFiles();      ///< file to read; empty if the user cancels
  QString askForExport();         ///< file to write; empty if the user cancels
  void setGameShown(bool shown);  ///< the window's title contains the game and its file only while the game is visible
  static QStringList filesIn(const QMimeData* data);

 public slots:
  void open(const QStringList& files);  ///< opens one file; imports several into the library

 signals:
  void importRequested(const QStringList& files);
  void lessonsRequested(const QString& file);
  void warningRaised(const QString& text);
  void warningOver(const QString& text);  ///< the same kind of action has succeeded in the meantime
  void messageRaised(const QString& text);

 private:
  void chooseFile();
  QString fileToSave();  ///< asks if the game has no file; empty if the user cancels
  void saveTo(const QString& file);
  bool saveAndWait();
  bool reportSaved(const QString& file, const QString& reason);  ///< returns whether the game is saved
  void refresh();
  bool tell(const QString& reason, QStringList& told);  ///< returns whether the reason is empty; then withdraws earlier warnings
  QString suggestedFile() const;
  QString askForName(const QString& title, const QString& suggested);

  Workspace* m_workspace;
  Actions* m_actions;
  QWidget* m_window;
  bool m_gameShown = false;
  bool m_modified = false;     ///< the open game differs from its file
  QStringList m_openWarnings;  ///< still shown
  QStringList m_saveWarnings;
};

}  // namespace kotai::ui
