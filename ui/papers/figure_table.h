// One table of a published figure, as high as its contents: the page scrolls, not the table.
#pragma once

#include <QTableView>
#include <string>

#include "core/game/work.h"

namespace kotai::ui {

class FigureTable : public QTableView {
  Q_OBJECT

 public:
  FigureTable(const WorkTable& table, std::string gameId, QWidget* parent = nullptr);
  void setTable(const WorkTable& table);
  void retranslate();

  QSize sizeHint() const override { return m_whole; }
  QSize minimumSizeHint() const override;

 signals:
  void queryChosen(const QString& query);  ///< filter that lists the positions of a cell
  void columnChosen(int column);           ///< of a cell without a filter

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void setUpRows();
  void setUpCells();
  void fit();

  std::string m_gameId;
  bool m_list;    ///< without columns: one row per figure
  QSize m_whole;  ///< size that shows everything
};

}  // namespace kotai::ui
