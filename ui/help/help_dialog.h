// Help pages that come with the program. Not modal.
#pragma once

#include <QDialog>
#include <string>

namespace kotai::ui {

class HelpBrowser;

class HelpDialog : public QDialog {
  Q_OBJECT

 public:
  explicit HelpDialog(QWidget* parent = nullptr);
  void showPage(const QString& name, const QString& title, const QString& language);  ///< name of a page, such as "numbers"
  void showRules(const std::string& gameId, const QString& language);                 ///< includes links to the other games
  void showAbout();
  QString plainText() const;

 private:
  void present(const QString& title, const QString& html);
  HelpBrowser* m_browser;
};

}  // namespace kotai::ui
