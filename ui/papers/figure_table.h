// View of a table of a published figure. The view is as high as its contents, so that only the page scrolls.
#pragma once

#include <QTableView>
#include <QToolButton>
#include <QWidget>
#include <string>
#include <vector>

#include "core/game/work.h"

namespace kotai::ui {

class PaperRequests;

class FigureTable : public QTableView {
  Q_OBJECT

 public:
  FigureTable(const WorkTable& table, std::string gameId, QWidget* parent = nullptr);
  void setTable(const WorkTable& table);
  void retranslate();

  QSize sizeHint() const override { return m_whole; }
  QSize minimumSizeHint() const override;

 signals:
  void queryChosen(const QString& query);  ///< emitted when the user activates a cell; \p query lists its positions
  void kindChosen(const QString& kind);    ///< emitted when the user activates a cell with a kind of positions
  void columnChosen(int column);           ///< emitted when the user activates a cell without a list of positions

 private:
  void resizeEvent(QResizeEvent* event) override;
  const PublishedFigure& cellAt(const QModelIndex& index) const;
  bool listsPositions(const QModelIndex& index) const;  ///< returns whether a click on the cell lists positions
  void setUpRows();
  void setUpCells();
  void fit();

  std::string m_gameId;
  bool m_list;    ///< the table is a list: one row per figure, no columns of its own
  QSize m_whole;  ///< size at which the whole table is visible
};

/// Widget with the boards that a work shows as pictures, in rows or as a tree. A click opens a board.
class PictureRow : public QWidget {
  Q_OBJECT

 public:
  PictureRow(std::vector<WorkPicture> pictures, std::string gameId, PaperRequests* requests, QWidget* parent = nullptr);

  /// Updates the pictures. A tree must have the same shape as the tree passed to the constructor.
  void setPictures(std::vector<WorkPicture> pictures);
  const std::vector<QToolButton*>& buttons() const {
    return m_buttons;
  }  ///< one button per picture, in order; hidden buttons follow

 private:
  void paintEvent(QPaintEvent* event) override;  ///< paints the lines of a tree
  bool isTree() const;
  void layOutTree();
  void alignTree();
  void addButton();
  void refresh();
  int pictureSizePx() const;
  QPixmap picture(const WorkPicture& shown) const;

  std::vector<WorkPicture> m_pictures;
  std::string m_gameId;
  PaperRequests* m_requests;
  std::vector<QToolButton*> m_buttons;
};

}  // namespace kotai::ui
