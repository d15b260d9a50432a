// The button of a dock with tables that copies, saves and prints the shown table.
#pragma once

#include <QStringList>
#include <QToolButton>
#include <functional>

#include "ui/files/picture_file.h"

class QMenu;
class QPrinter;

namespace kotai::ui {

/// The current table. Not called while there is none.
class ExportedTable {
 public:
  virtual ~ExportedTable() = default;
  virtual bool hasTable() const = 0;
  virtual QByteArray csv() const = 0;
  virtual QByteArray json() const = 0;
  virtual QString copiedText() const;  ///< message once it is on the clipboard
  /// Proposed file name: "dodgem-4x4-steps-as-published.csv".
  virtual QString proposedName(const QString& suffix) const = 0;
  /// Passes the current picture to \p use. The picture lives no longer than the call. \p paper: on white whatever the theme.
  virtual void withPicture(bool paper, const std::function<void(const Picture&)>& use) const = 0;
};

enum class TableFormat { Csv, Json, Png, Svg, Pdf };

class TableExportButton : public QToolButton {
  Q_OBJECT

 public:
  /// \p table must outlive the button's use.
  TableExportButton(const ExportedTable* table, QWidget* parent);

  void addPictureMenu(QMenu* menu);  ///< choice of the contents of pictures, if there is one
  void copy();
  void saveAs(const QString& fileName, TableFormat format);  ///< all or nothing; reports the result
  void printOn(QPrinter& printer);                           ///< the picture
  void setPaper(bool paper);                                 ///< pictures are on white whatever the theme

 signals:
  void told(const QString& text);           ///< the result
  void warningRaised(const QString& text);  ///< a file could not be written
  void warningOver(const QString& text);    ///< an earlier warning no longer applies

 private:
  QAction* add(const char* name, std::function<void()> work);
  void askAndSave(TableFormat format);
  void askToPrint();
  QByteArray bytes(TableFormat format) const;
  void retranslate();

  const ExportedTable* m_table;
  QMenu* m_menu;
  QAction* m_paper;
  QStringList m_warnings;  ///< about files that could not be written, still shown
};

}  // namespace kotai::ui
