// Open, save, recent files, the question before changes are lost, files dropped on the window.
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

  /// "Open recent" with what is to be in it; owned by \p parent.
  QMenu* makeRecentMenu(QWidget* parent);
  /// Asks where the open game differs from its file, and saves if that is wanted; false: the person would rather stay.
  bool mayLeaveGame();
  QStringList askForFiles();      ///< to be read; empty: the person would rather not
  QString askForExport();         ///< the file to be written; empty: none
  void setGameShown(bool shown);  ///< only then the window's title names it and its file
  static QStringList filesIn(const QMimeData* data);

 public slots:
  void open(const QStringList& files);  ///< one is opened, several are taken into the library

 signals:
  void importRequested(const QStringList& files);
  void warningRaised(const QString& text);
  void warningOver(const QString& text);  ///< the same kind of action has worked since
  void messageRaised(const QString& text);

 private:
  void chooseFile();
  QString fileToSave();  ///< asked for where the game has none; empty: the person would rather not
  void saveTo(const QString& file);
  bool saveAndWait();
  bool tellSaved(const QString& file, const QString& reason);  ///< whether it is saved
  void refresh();
  bool tell(const QString& reason, QStringList& told);  ///< whether there is none; then what was told of it is withdrawn
  QString suggestedFile() const;
  QString askForName(const QString& title, const QString& suggested);

  Workspace* m_workspace;
  Actions* m_actions;
  QWidget* m_window;
  bool m_gameShown = false;
  QStringList m_openWarnings;  ///< that are shown still
  QStringList m_saveWarnings;
};

}  // namespace kotai::ui
