// Exports tables as CSV and JSON in the formats of kotai-cli, and as pictures. Also contains the button that
// copies, saves and prints a table.
#pragma once

#include <QMenu>
#include <QToolButton>

#include "core/analysis/table_rows.h"
#include "ui/charts/kind_lengths.h"
#include "ui/docks/tables/figures_panel.h"
#include "ui/files/picture_file.h"

namespace kotai::ui {

class ChartSheet;

/// Returns a table with the columns kind, n and count.
TableRows lengthRows(const std::vector<LengthSeries>& series);
/// Returns a table with the columns figure, published and computed.
TableRows figureRows(const std::vector<FigureRow>& figures);

QByteArray tableCsv(const TableRows& table);
/// Returns an array with one object per row, as `kotai-cli table --json` prints it (docs/json.md).
QByteArray tableJson(const TableRows& table);

/// Renders the widget as on the screen, with a caption below.
Picture pictureOf(QWidget& widget, const QString& caption);
/// Returns a picture of the sheet. The picture must not outlive the sheet.
Picture pictureOf(ChartSheet& sheet);

/// Interface of a table that a button exports. While there is no table, the button calls only the function that
/// says so.
class ExportedTable {
 public:
  virtual ~ExportedTable() = default;
  virtual bool hasTable() const = 0;
  virtual QByteArray csv() const = 0;
  virtual QByteArray json() const = 0;
  virtual QString copiedText() const;  ///< returns the text of the message after copying
  /// Returns the proposed file name, such as "dodgem-4x4-steps-as-published.csv".
  virtual QString proposedName(const QString& suffix) const = 0;
  /// Passes the current picture to \p use, which must not store the picture. If \p paper, the background is white
  /// in every theme.
  virtual void withPicture(bool paper, const std::function<void(const Picture&)>& use) const = 0;
};

enum class TableFormat { Csv, Json, Png, Svg, Pdf };

class TableExportButton : public QToolButton {
  Q_OBJECT

 public:
  /// \p table must outlive every use of the button.
  TableExportButton(const ExportedTable* table, QWidget* parent);

  /// Adds the choice of the charts for pictures, if the table has several.
  void addPictureMenu(QMenu* menu) { m_menu->insertMenu(m_paper, menu); }
  void copy();
  void saveAs(const QString& fileName, TableFormat format);  ///< writes the whole file or nothing; reports the result
  void printOn(QPrinter& printer);

 signals:
  void messageRaised(const QString& text);  ///< emitted with a message about the result
  void warningRaised(const QString& text);  ///< emitted when a file could not be written
  void warningOver(const QString& text);    ///< emitted when an earlier warning no longer applies

 private:
  QAction* add(const char* name, std::function<void()> work);
  void askAndSave(TableFormat format);
  void askToPrint();
  QByteArray bytes(TableFormat format) const;
  void retranslate();

  const ExportedTable* m_table;
  QMenu* m_menu = new QMenu(this);
  QAction* m_paper;
  QStringList m_warnings;  ///< messages, still visible, about files that could not be written
};

}  // namespace kotai::ui
