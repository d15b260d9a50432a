// Field of coloured cells that fills the available space. If there are more cells than pixels, several cells
// share a pixel.
#pragma once

#include <QImage>
#include <QWidget>
#include <cstddef>
#include <functional>
#include <vector>

namespace kotai::ui {

/// Returns the mixture of the given colours. Precondition: there is at least one colour.
QRgb averageColour(const QRgb* first, const QRgb* end);

/// Field of cells. The user selects a cell with the mouse or the arrow keys.
class CellField : public QWidget {
  Q_OBJECT

 public:
  using Letter = std::function<QString(std::size_t cell)>;

  explicit CellField(QWidget* parent = nullptr);
  /// Sets the colours of the cells. \p letter returns the letter to paint in a cell that is large enough.
  void setCells(std::vector<QRgb> colours, Letter letter);
  std::size_t count() const { return m_colours.size(); }
  std::size_t chosen() const { return m_chosen; }
  void choose(std::size_t cell);  ///< selects a cell without a signal
  QRect cellRect(std::size_t cell) const;
  QSize sizeHint() const override { return {520, 420}; }
  QSize minimumSizeHint() const override { return {60, 60}; }

 signals:
  void cellChosen(std::size_t cell);

 private:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  struct Grid {
    int sidePx = 1;
    int columns = 1;
    std::size_t shared = 1;  ///< number of cells that share a pixel; 1 if each cell has its own place
  };
  void arrange();
  void chooseAt(const QPoint& point);
  void chooseAndEmit(std::size_t cell);
  QRgb mixedAt(std::size_t place) const;

  std::vector<QRgb> m_colours;
  Letter m_letter;
  std::size_t m_chosen = 0;
  Grid m_grid;
  QImage m_image;  ///< image with one pixel for each place
};

}  // namespace kotai::ui
