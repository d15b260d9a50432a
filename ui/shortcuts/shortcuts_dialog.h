// All shortcuts of the program in a searchable list. Those of actions can be changed here. Not modal.
#pragma once

#include <QDialog>
#include <optional>

#include "ui/actions/actions.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace kotai::ui {

class KeyField;
class Settings;
struct KeyProblem;

/// Changes take effect immediately and are stored.
class ShortcutsDialog : public QDialog {
  Q_OBJECT

 public:
  ShortcutsDialog(Actions* actions, Settings* settings, QWidget* parent = nullptr);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
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
  void give(const QList<QKeySequence>& keys);
  void takeKeyFromOther();
  void resetAll();
  void enter(const QList<QKeySequence>& keys);
  static QString problemText(const QKeySequence& key, const KeyProblem& problem);
  std::optional<ActionId> chosen() const;

  Actions* m_actions;
  Settings* m_settings;
  QLineEdit* m_search;
  QTreeWidget* m_list;
  QLabel* m_label;
  KeyField* m_keys[2];  ///< an action may have two shortcuts
  QPushButton* m_reset;
  QPushButton* m_resetAll;
  QPushButton* m_take;
  QLabel* m_problem;
  QKeySequence m_wanted;  ///< already belongs to another action
};

}  // namespace kotai::ui
