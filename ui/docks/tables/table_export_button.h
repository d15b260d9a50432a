// The button of a dock with tables that copies, saves and prints what is shown.
#pragma once

#include <QStringList>
#include <QToolButton>
#include <functional>

#include "ui/files/picture_file.h"

class QMenu;
class QPrinter;

namespace kotai::ui {

/// The table shown, whenever it is asked for. Nothing is asked of it while there is none.
class ExportedTable {
 public:
  virtual ~ExportedTable() = default;
  virtual bool hasTable() const = 0;
  virtual QByteArray csv() const = 0;
  virtual QByteArray json() const = 0;
  virtual QString copiedText() const;  ///< what is told once it is on the clipboard
  /// Proposed file name: "dodgem-4x4-steps-as-published.csv".
  virtual QString proposedName(const QString& suffix) const = 0;
  /// Passes what a picture shows now to \p use; it lives no longer. \p paper: on white whatever the theme.
  virtual void withPicture(bool paper, const std::function<void(const Picture&)>& use) const = 0;
};

enum class TableFormat { Csv, Json, Png, Svg, Pdf };

class TableExportButton : public QToolButton {
  Q_OBJECT

 public:
  /// \p table lives as long as the button is used.
  TableExportButton(const ExportedTable* table, QWidget* parent);

  void addPictureMenu(QMenu* menu);  ///< what pictures show, where there is a choice
  void copy();
  void saveAs(const QString& fileName, TableFormat format);  ///< all or nothing; says what became of it
  void printOn(QPrinter& printer);                           ///< the picture
  void setPaper(bool paper);                                 ///< pictures are on white whatever the theme

 signals:
  void told(const QString& text);           ///< what became of it
  void warningRaised(const QString& text);  ///< a file could not be written
  void warningOver(const QString& text);    ///< that was raised: one could be written since

 private:
  QAction* add(const char* name, std::function<void()> work);
  void askAndSave(TableFormat format);
  void askToPrint();
  QByteArray bytes(TableFormat format) const;
  void retranslate();

  const ExportedTable* m_table;
  QMenu* m_menu;
  QAction* m_paper;
  QStringList m_warnings;  ///< of files that could not be written, shown still
};

}  // namespace kotai::ui
