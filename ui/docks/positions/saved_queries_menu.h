// Button with a menu that saves the query of a line edit under a name, and that opens or removes saved queries.
// Also shows errors in the query.
#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>
#include <filesystem>
#include <string>

#include "core/base/errors.h"

namespace kotai::ui {

class SavedQueriesMenu : public QToolButton {
  Q_OBJECT

 public:
  /// \p fault is the label below the line edit. The label shows errors.
  SavedQueriesMenu(QLineEdit* edit, QLabel* fault, QWidget* parent);
  /// Sets the data folder with the queries, and the game whose queries are in the menu.
  void setGame(std::filesystem::path folder, std::string gameId);
  void save(const QString& name);          ///< saves the text of the line edit
  void showFault(const TextError& error);  ///< shows the error, and selects the first wrong character in the line edit

 signals:
  void chosen(const QString& query);

 private:
  void fill();
  void askForName();
  void remove(const std::string& name);
  void showSaveFailure(int error);
  void retranslate();

  QLineEdit* m_edit;
  QLabel* m_fault;
  QMenu* m_menu = new QMenu(this);
  QMenu* m_removing = new QMenu(m_menu);
  std::filesystem::path m_folder;
  std::string m_gameId;
};

/// Returns a short form of a query that is valid in file names on every system.
QString queryFileWords(QString query);

}  // namespace kotai::ui
