// Dialog with all shortcuts of the program in a searchable list. The user can change the shortcuts of actions.
// Not modal.
#pragma once

#include <QDialog>
#include <QLineEdit>
#include <QList>
#include <QPushButton>
#include <QSet>
#include <QTreeWidget>
#include <optional>

#include "ui/actions/actions.h"
#include "ui/settings/settings.h"
#include "ui/theme/label.h"

class QTreeWidgetItem;

namespace kotai::ui {

class KeyField;

/// Returns the upper-case letters with which typed moves of any game can begin. Actions cannot have these
/// letters as shortcuts. Finds the letters only once, from the moves in random games.
const QSet<QChar>& moveStartLetters();

/// Reason why an action cannot have a shortcut.
struct KeyProblem {
  enum class Kind { BeginsMoves, MovesOnBoard, Taken };
  Kind kind;
  ActionId owner{};  ///< action that already has the shortcut, for Taken
};

/// Reads the user's shortcuts. Removes impossible shortcuts. Also removes a default shortcut that the user has
/// given to another action.
void loadShortcuts(Actions& actions, const Settings& settings);

/// Dialog with all shortcuts. Changes take effect immediately and are stored in the settings.
class ShortcutsDialog : public QDialog {
  Q_OBJECT

 public:
  ShortcutsDialog(Actions* actions, Settings* settings, QWidget* parent = nullptr);

 private:
  void showEvent(QShowEvent* event) override;
  void createEditors();
  void connectSignals();
  void retranslate();
  void fill();
  void addBoardKeys(QTreeWidgetItem* group);
  void addActions(QTreeWidgetItem* group);
  void filter(const QString& wanted);
  void showGroups();
  void showChosen();
  void refreshRows();
  void change();
  void assign(const QList<QKeySequence>& keys);
  void reassignKey();
  void resetAll();
  void enter(const QList<QKeySequence>& keys);
  static QString problemText(const QKeySequence& key, const KeyProblem& problem);
  std::optional<ActionId> chosen() const;

  Actions* m_actions;
  Settings* m_settings;
  QLineEdit* m_search;
  QTreeWidget* m_list;
  QLabel* m_label;
  KeyField* m_keys[2];  ///< fields for the two shortcuts of an action
  QPushButton* m_reset;
  QPushButton* m_resetAll;
  QPushButton* m_reassign;
  QLabel* m_problem;
  QKeySequence m_wanted;  ///< recorded shortcut that another action already has
};

}  // namespace kotai::ui
