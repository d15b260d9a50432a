// Help pages that come with the program, and the list of shortcuts. Not modal.
#pragma once

#include <QDialog>

#include "ui/actions/actions.h"

class QTextBrowser;

namespace kotai::ui {

class HelpDialog : public QDialog {
  Q_OBJECT

 public:
  explicit HelpDialog(QWidget* parent = nullptr);
  void showPage(const QString& name, const QString& title, const QString& language);  ///< "rules", "numbers"
  void showShortcuts(const Actions& actions);
  void showAbout();
  QString plainText() const;

 private:
  void present(const QString& title, const QString& html);
  QTextBrowser* m_browser;
};

}  // namespace kotai::ui
