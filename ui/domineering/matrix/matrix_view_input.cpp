// Mouse and keys on the payoff matrix.
#include <QFocusEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>

#include "ui/domineering/matrix/matrix_view.h"
#include "ui/domineering/strings/domineering_strings.h"

namespace kotai::ui {

struct MatrixView::Hit {
  int row = -1;     ///< row of a point in the cells or the row headers
  int column = -1;  ///< column of a point in the cells or the column headers
  bool cell = false;
};

MatrixView::Hit MatrixView::hitAt(const QPoint& point) const {
  Hit hit;
  const auto index = [this](int at, int scrolled, int count) {
    const int found = (at + scrolled) / m_cell;
    return at >= 0 && found < count ? found : -1;
  };
  const int column = index(point.x() - m_left, horizontalScrollBar()->value(), columns());
  const int row = index(point.y() - m_top, verticalScrollBar()->value(), rows());
  if (point.y() >= m_top) hit.row = row;
  if (point.x() >= m_left) hit.column = column;
  hit.cell = hit.row >= 0 && hit.column >= 0;
  return hit;
}

bool MatrixView::viewportEvent(QEvent* event) {
  if (event->type() == QEvent::Leave) point(m_kept);
  if (event->type() != QEvent::ToolTip) return QAbstractScrollArea::viewportEvent(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const Hit hit = hitAt(help->pos());
  QString text;
  if (m_game && hit.cell) {
    text = cellText({hit.row, hit.column}) + QLatin1Char('\n') + tr("Double-click to play it");
  } else if (m_game && hit.row >= 0) {
    const std::size_t move = m_order.rows[static_cast<std::size_t>(hit.row)];
    text = tr("Vertical %1: %2 of the best mix; whatever Horizontal does, worth %3 or more for Vertical\nClick to evaluate it as "
              "a strategy")
               .arg(placeText(*m_variant, Side::First, m_game->firstMoves[move]),
                    probabilityText(m_game->equilibrium.rowStrategy[move]), payoffText(m_game->firstGuarantees[move]));
  } else if (m_game && hit.column >= 0) {
    const std::size_t move = m_order.columns[static_cast<std::size_t>(hit.column)];
    text = tr("Horizontal %1: %2 of the best mix; whatever Vertical does, worth %3 or less for Vertical\nClick to evaluate it as "
              "a strategy")
               .arg(placeText(*m_variant, Side::Second, m_game->secondMoves[move]),
                    probabilityText(m_game->equilibrium.columnStrategy[move]), payoffText(m_game->secondGuarantees[move]));
  }
  if (text.isEmpty()) {
    QToolTip::hideText();
  } else {
    QToolTip::showText(help->globalPos(), text, viewport());
  }
  return true;
}

void MatrixView::mouseMoveEvent(QMouseEvent* event) {
  const Hit hit = hitAt(event->position().toPoint());
  viewport()->setCursor(m_game && (hit.row >= 0 || hit.column >= 0) ? Qt::PointingHandCursor : Qt::ArrowCursor);
  point(hit.cell ? Place{hit.row, hit.column} : m_kept);
}

void MatrixView::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !m_game) return;
  const Hit hit = hitAt(event->position().toPoint());
  if (hit.cell) {
    keep({hit.row, hit.column});
  } else if (hit.row >= 0) {
    selectMove(Side::First, hit.row);
  } else if (hit.column >= 0) {
    selectMove(Side::Second, hit.column);
  }
}

/// Inspecting a pair plays no turn: a single click does not, as in the list of moves. A second click does not either, if the
/// matrix has changed since the first.
void MatrixView::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !m_game) return;
  const Hit hit = hitAt(event->position().toPoint());
  const Place place{hit.row, hit.column};
  if (!hit.cell || place != m_kept) return mousePressEvent(event);
  if (const auto turn = turnAt(place)) emit chosen(*turn);
}

void MatrixView::keep(Place place) {
  m_kept = place;
  point(place);
}

void MatrixView::keyPressEvent(QKeyEvent* event) {
  if (!m_game || rows() == 0 || columns() == 0) return QAbstractScrollArea::keyPressEvent(event);
  Place place = m_current.valid() ? m_current : Place{0, 0};
  const bool started = m_current.valid();
  switch (event->key()) {
    case Qt::Key_Left: place.column -= started ? 1 : 0; break;
    case Qt::Key_Right: place.column += started ? 1 : 0; break;
    case Qt::Key_Up: place.row -= started ? 1 : 0; break;
    case Qt::Key_Down: place.row += started ? 1 : 0; break;
    case Qt::Key_Home: place.column = 0; break;
    case Qt::Key_End: place.column = columns() - 1; break;
    case Qt::Key_PageUp: place.row = 0; break;
    case Qt::Key_PageDown: place.row = rows() - 1; break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (const auto turn = turnAt(m_current)) emit chosen(*turn);
      return;
    case Qt::Key_V: return selectMove(Side::First, m_current.row);
    case Qt::Key_H: return selectMove(Side::Second, m_current.column);
    case Qt::Key_Plus: return zoomIn();
    case Qt::Key_Minus: return zoomOut();
    case Qt::Key_0: return zoomToFit();
    case Qt::Key_Escape: keep({}); [[fallthrough]];  // also moves the focus back to the board
    default: return QAbstractScrollArea::keyPressEvent(event);
  }
  place = {std::clamp(place.row, 0, rows() - 1), std::clamp(place.column, 0, columns() - 1)};
  keep(place);
  showPlace(place);
}

void MatrixView::wheelEvent(QWheelEvent* event) {
  if (!event->modifiers().testFlag(Qt::ControlModifier)) return QAbstractScrollArea::wheelEvent(event);
  if (event->angleDelta().y() > 0) zoomIn();
  if (event->angleDelta().y() < 0) zoomOut();
}

void MatrixView::focusInEvent(QFocusEvent* event) {
  QAbstractScrollArea::focusInEvent(event);
  viewport()->update();
}

void MatrixView::focusOutEvent(QFocusEvent* event) {
  QAbstractScrollArea::focusOutEvent(event);
  const bool leaves = event->reason() != Qt::ActiveWindowFocusReason && event->reason() != Qt::PopupFocusReason;
  if (leaves && m_kept.valid()) keep({});
}

}  // namespace kotai::ui
