// Open, save, recent files, the question about unsaved changes, and files dropped on the window.
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

  /// The menu "Open recent" with its entries, owned by \p parent.
  QMenu* makeRecentMenu(QWidget* parent);
  /// If the open game has unsaved changes, asks whether to save. False: the user cancels.
  bool mayLeaveGame();
  QStringList askForFiles();      ///< to read; empty: the user cancels
  QString askForExport();         ///< the file to write; empty: none
  void setGameShown(bool shown);  ///< the window's title names the game and its file only while it is visible
  static QStringList filesIn(const QMimeData* data);

 public slots:
  void open(const QStringList& files);  ///< opens one file; imports several into the library

 signals:
  void importRequested(const QStringList& files);
  void lessonsRequested(const QString& file);
  void warningRaised(const QString& text);
  void warningOver(const QString& text);  ///< the same kind of action has succeeded since
  void messageRaised(const QString& text);

 private:
  void chooseFile();
  QString fileToSave();  ///< asks if the game has no file; empty: the user cancels
  void saveTo(const QString& file);
  bool saveAndWait();
  bool tellSaved(const QString& file, const QString& reason);  ///< returns whether it is saved
  void refresh();
  bool tell(const QString& reason, QStringList& told);  ///< returns whether the reason is empty; then withdraws earlier warnings
  QString suggestedFile() const;
  QString askForName(const QString& title, const QString& suggested);

  Workspace* m_workspace;
  Actions* m_actions;
  QWidget* m_window;
  bool m_gameShown = false;
  QStringList m_openWarnings;  ///< still shown
  QStringList m_saveWarnings;
};

}  // namespace kotai::ui
