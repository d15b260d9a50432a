// Who wins on the empty boards of Synchronized Domineering, as a table with its sources.
#pragma once

#include <QDialog>
#include <filesystem>

class QLabel;
class QPushButton;
class QScrollArea;
class QTableWidget;

namespace kotai::ui {

class OutcomeTableDialog : public QDialog {
  Q_OBJECT

 public:
  explicit OutcomeTableDialog(std::filesystem::path dataDirectory, QWidget* parent = nullptr);
  QTableWidget* table() const { return m_table; }

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void fill();
  void retranslateUi();

  std::filesystem::path m_directory;
  QLabel* m_intro = nullptr;
  QTableWidget* m_table = nullptr;
  QLabel* m_sources = nullptr;
  QScrollArea* m_scroll = nullptr;
  QPushButton* m_close = nullptr;
};

}  // namespace kotai::ui
