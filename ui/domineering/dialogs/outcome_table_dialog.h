// Dialog with a table of the outcomes of empty boards of Synchronized Domineering, and with the sources of the
// outcomes.
#pragma once

#include <QDialog>
#include <QPushButton>
#include <QScrollArea>
#include <QTableWidget>
#include <filesystem>

#include "ui/docks/tables/table_export.h"
#include "ui/theme/label.h"

namespace kotai::ui {

class OutcomeTableDialog : public QDialog, private ExportedTable {
  Q_OBJECT

 public:
  explicit OutcomeTableDialog(std::filesystem::path dataDirectory, QWidget* parent = nullptr);
  QTableWidget* table() const { return m_table; }
  TableExportButton* exports() const { return m_export; }

 private:
  bool hasTable() const override { return true; }
  QByteArray csv() const override;
  QByteArray json() const override;
  QString proposedName(const QString& suffix) const override;
  void withPicture(bool paper, const std::function<void(const Picture&)>& use) const override;
  void fill();
  void retranslateUi();

  std::filesystem::path m_directory;
  QLabel* m_intro = wrapping(new Label(this));
  QTableWidget* m_table = nullptr;
  QLabel* m_sources = muted(wrapping(new Label(this)));
  QScrollArea* m_scroll = nullptr;
  TableExportButton* m_export = new TableExportButton(this, this);
  QLabel* m_messageLabel = wrapping(new Label(this));
  QPushButton* m_close = new QPushButton(this);
};

}  // namespace kotai::ui
