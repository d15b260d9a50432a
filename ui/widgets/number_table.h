// Parts of tables: model, style, columns and cells.
#pragma once

#include <QAbstractTableModel>
#include <QHelpEvent>
#include <QObject>
#include <QStyledItemDelegate>
#include <QTableView>
#include <functional>
#include <utility>
#include <vector>

class QFont;

namespace kotai::ui {

/// Base class for models of small tables. Creates texts on demand. Aligns texts to the left and numbers to the
/// right.
class RetranslatedModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  using QAbstractTableModel::QAbstractTableModel;
  void retranslate();  ///< makes views read the texts again; call after a change of language or theme

 protected:
  static QVariant wordAlignment() { return QVariant::fromValue(Qt::Alignment(Qt::AlignLeft | Qt::AlignVCenter)); }
  static QVariant numberAlignment() { return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter)); }
};

/// Base class for models with an object per row and a fixed number of columns.
template <class Row>
class RowsModel : public RetranslatedModel {
 public:
  const std::vector<Row>& rows() const { return m_rows; }
  const Row& row(int number) const { return m_rows[static_cast<std::size_t>(number)]; }
  void setRows(std::vector<Row> rows) {
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
  }

  int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : static_cast<int>(m_rows.size()); }
  int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : m_columns; }
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override {
    return checkIndex(index, CheckIndexOption::IndexIsValid) ? cell(row(index.row()), index.column(), role) : QVariant();
  }
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override {
    if (orientation != Qt::Horizontal || section < 0 || section >= m_columns) return {};
    if (role == Qt::TextAlignmentRole) return headingAlignment(section);
    return role == Qt::DisplayRole ? QVariant(heading(section)) : QVariant();
  }

 protected:
  RowsModel(int columns, QObject* parent) : RetranslatedModel(parent), m_columns(columns) {}
  virtual QVariant cell(const Row& row, int column, int role) const = 0;
  virtual QString heading(int column) const = 0;
  virtual QVariant headingAlignment(int column) const = 0;

  std::vector<Row> m_rows;

 private:
  int m_columns;
};

/// Sets a small font, tight rows, no grid, and columns as wide as their contents. Call this function before
/// showing the table.
void setUpNumberTable(QTableView& table);
void setUpNumberTable(QTableView& table, const QFont& font);

/// Makes a click activate the cells for which \p opens is true. The pointer is a hand over these cells.
void activateOnClick(QTableView& table, const std::function<bool(const QModelIndex&)>& opens);

/// Fits the widths of columns to their contents, and elides columns in a narrow table. Follows changes of the
/// table's size and model. Set the model first. The header of the table owns this object, because the table
/// destroys the header before its model.
class FittedColumns : public QObject {
 public:
  /// Fits the columns of a table. If the contents do not fit, hides \p dispensable columns one after another,
  /// except the sorted column. Then shrinks \p elastic columns, the widest first. Their headings shrink before
  /// their contents, down to a few letters. Tooltips show elided texts.
  FittedColumns(QTableView* table, std::vector<int> elastic, std::vector<int> dispensable = {});
  void fit();
  void stretchColumns();  ///< from now on distributes spare width among all columns

 private:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void hideDispensable();
  int contentsWidth(int column) const;  ///< returns the width of the contents without the heading
  void spread(int spare);
  bool showFullTextTip(const QHelpEvent& event) const;
  bool showHeadingTip(const QHelpEvent& event) const;

  QTableView* m_table;
  std::vector<int> m_elastic;
  std::vector<int> m_dispensable;
  bool m_stretchesColumns = false;
};

/// Delegate of a column in a tree or table that wraps its text. The height of a row depends on the current
/// width of the column.
class WrappedText : public QStyledItemDelegate {
  Q_OBJECT

 public:
  /// \p around is the sum of the left and right margins of a cell in the style, in pixels.
  WrappedText(int around, QObject* parent) : QStyledItemDelegate(parent), m_around(around) {}
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
  int m_around;
};

}  // namespace kotai::ui
