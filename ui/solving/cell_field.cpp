#include "ui/solving/cell_field.h"

#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/accessibility/accessible_role.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

constexpr int largestCellPx = 44;
constexpr int leastCellWithGapPx = 5;
constexpr int leastCellWithLetterPx = 18;
constexpr int minFramePx = 7;
constexpr double letterShare = 0.5;  ///< size of a letter relative to the side of a cell

static int rowsFor(std::size_t places, int columns) {
  return static_cast<int>((places + static_cast<std::size_t>(columns) - 1) / static_cast<std::size_t>(columns));
}

CellField::CellField(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleRole(this, QAccessible::Graphic);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void CellField::setCells(std::vector<QRgb> colours, Letter letter) {
  m_colours = std::move(colours);
  m_letter = std::move(letter);
  m_chosen = std::min(m_chosen, m_colours.empty() ? 0 : m_colours.size() - 1);
  arrange();
}

void CellField::choose(std::size_t cell) {
  m_chosen = cell;
  update();
}

QRgb averageColour(const QRgb* first, const QRgb* end) {
  std::size_t red = 0, green = 0, blue = 0;
  const auto count = static_cast<std::size_t>(end - first);
  for (; first != end; ++first) {
    red += static_cast<std::size_t>(qRed(*first));
    green += static_cast<std::size_t>(qGreen(*first));
    blue += static_cast<std::size_t>(qBlue(*first));
  }
  return qRgb(static_cast<int>(red / count), static_cast<int>(green / count), static_cast<int>(blue / count));
}

QRgb CellField::mixedAt(std::size_t place) const {
  const std::size_t first = place * m_grid.shared;
  return averageColour(m_colours.data() + first, m_colours.data() + std::min(first + m_grid.shared, m_colours.size()));
}

/// Computes the largest cell size at which all cells fit.
void CellField::arrange() {
  const std::size_t room = static_cast<std::size_t>(std::max(width(), 1)) * static_cast<std::size_t>(std::max(height(), 1));
  m_grid = {};
  m_grid.shared = std::max<std::size_t>((m_colours.size() + room - 1) / room, 1);
  const std::size_t places = (m_colours.size() + m_grid.shared - 1) / m_grid.shared;
  const auto fits = [&](int side) { return width() >= side && rowsFor(places, width() / side) * side <= height(); };
  for (m_grid.sidePx = largestCellPx; m_grid.sidePx > 1 && !fits(m_grid.sidePx);) --m_grid.sidePx;
  m_grid.columns = std::max(width() / m_grid.sidePx, 1);
  m_image = QImage(m_grid.columns, std::max(rowsFor(places, m_grid.columns), 1), QImage::Format_ARGB32);
  m_image.fill(Qt::transparent);
  for (std::size_t place = 0; place < places; ++place) {
    const auto number = static_cast<int>(place);
    reinterpret_cast<QRgb*>(m_image.scanLine(number / m_grid.columns))[number % m_grid.columns] = mixedAt(place);
  }
  update();
}

QRect CellField::cellRect(std::size_t cell) const {
  const auto place = static_cast<int>(cell / m_grid.shared);
  const int side = m_grid.sidePx;
  return {place % m_grid.columns * side, place / m_grid.columns * side, side, side};
}

void CellField::paintEvent(QPaintEvent*) {
  if (m_colours.empty()) return;
  const ColourPalette& palette = Theme::instance().palette();
  QPainter painter(this);
  const int side = m_grid.sidePx;
  painter.drawImage(QRect(QPoint(0, 0), m_image.size() * side), m_image);
  if (side >= leastCellWithGapPx) {
    painter.setPen(palette.window);
    for (int x = side; x <= m_image.width() * side; x += side) painter.drawLine(x - 1, 0, x - 1, m_image.height() * side);
    for (int y = side; y <= m_image.height() * side; y += side) painter.drawLine(0, y - 1, m_image.width() * side, y - 1);
  }
  if (side >= leastCellWithLetterPx && m_letter) {
    QFont font = this->font();
    font.setPixelSize(static_cast<int>(side * letterShare));
    painter.setFont(font);
    for (std::size_t cell = 0; cell < m_colours.size(); ++cell) {
      painter.setPen(withContrast(palette.text, QColor::fromRgb(m_colours[cell]), minTextContrast));
      painter.drawText(cellRect(cell), Qt::AlignCenter, m_letter(cell));
    }
  }
  QRect frame = cellRect(m_chosen);
  if (const int more = minFramePx - side; more > 0) frame.adjust(-more / 2 - 1, -more / 2 - 1, more / 2 + 1, more / 2 + 1);
  painter.setPen(QPen(hasFocus() ? palette.accent : palette.text, 2));
  painter.drawRect(frame.adjusted(0, 0, -1, -1));
}

void CellField::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void CellField::chooseAndEmit(std::size_t cell) {
  choose(cell);
  emit cellChosen(cell);
}

void CellField::chooseAt(const QPoint& point) {
  if (!rect().contains(point)) return;
  const int column = point.x() / m_grid.sidePx;
  if (column >= m_grid.columns) return;
  const std::size_t cell = static_cast<std::size_t>(point.y() / m_grid.sidePx * m_grid.columns + column) * m_grid.shared;
  if (cell < m_colours.size()) chooseAndEmit(cell);
}

void CellField::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) chooseAt(event->position().toPoint());
}

void CellField::mouseMoveEvent(QMouseEvent* event) {
  if (event->buttons() & Qt::LeftButton) chooseAt(event->position().toPoint());
}

void CellField::keyPressEvent(QKeyEvent* event) {
  const auto row = static_cast<std::ptrdiff_t>(m_grid.shared) * m_grid.columns;
  const auto last = static_cast<std::ptrdiff_t>(m_colours.size()) - 1;
  const auto now = static_cast<std::ptrdiff_t>(m_chosen);
  std::ptrdiff_t next = now;
  switch (event->key()) {
    case Qt::Key_Left: next = now - static_cast<std::ptrdiff_t>(m_grid.shared); break;
    case Qt::Key_Right: next = now + static_cast<std::ptrdiff_t>(m_grid.shared); break;
    case Qt::Key_Up: next = now - row; break;
    case Qt::Key_Down: next = now + row; break;
    case Qt::Key_Home: next = 0; break;
    case Qt::Key_End: next = last; break;
    default: return QWidget::keyPressEvent(event);
  }
  if (next >= 0 && next <= last && next != now) chooseAndEmit(static_cast<std::size_t>(next));
}

}  // namespace kotai::ui

#include "moc_cell_field.cpp"
