// The columns of a table: as wide as what is in them, or, where the table is narrower than that, some of them cut short.
#pragma once

#include <QObject>
#include <vector>

class QHelpEvent;
class QTableView;

namespace kotai::ui {

/// Follows the table's size and its model, which is to be set before. Owned by the table's header, which goes before a model that
/// belongs to the table.
class FittedColumns : public QObject {
 public:
  /// \p elastic columns give way, the widest of them first: their headings, then what is in them, down to a few letters. A tool
  /// tip tells what is cut off.
  FittedColumns(QTableView* table, std::vector<int> elastic);
  void fit();
  void shareSpareRoom();  ///< from now on, among all columns, where the table is wider than what is in it

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  int contentsWidth(int column) const;  ///< without its heading
  void spread(int spare);
  bool tellWhole(const QHelpEvent& event) const;
  bool tellHeading(const QHelpEvent& event) const;

  QTableView* m_table;
  std::vector<int> m_elastic;
  bool m_sharesSpare = false;
};

}  // namespace kotai::ui
