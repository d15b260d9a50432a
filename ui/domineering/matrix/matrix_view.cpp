#include "ui/domineering/matrix/matrix_view.h"

#include <QEvent>
#include <QFocusEvent>
#include <QFontMetrics>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>
#include <cmath>

#include "ui/accessibility/accessible_role.h"
#include "ui/charts/chart_style.h"
#include "ui/domineering/board/domino_scene.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

constexpr int smallestCell = 5;  // smallest cell with room for a plus or minus sign
constexpr int largestCell = 60;
constexpr int scrolledCell = 16;  ///< maximum cell size if the fitted matrix scrolls, so that many cells are visible
constexpr int minLegibleCell = 14;

MatrixView::MatrixView(QWidget* parent) : QAbstractScrollArea(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleRole(this, QAccessible::Chart);
  setFrameShape(QFrame::NoFrame);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  viewport()->setMouseTracking(true);
  viewport()->setAutoFillBackground(false);
  connect(&Theme::instance(), &Theme::changed, viewport(), qOverload<>(&QWidget::update));
  for (const QScrollBar* bar : {horizontalScrollBar(), verticalScrollBar()})
    connect(bar, &QScrollBar::valueChanged, this, [this] {
      m_picture.scrolled = {horizontalScrollBar()->value(), verticalScrollBar()->value()};
      viewport()->update();
    });
  updateAccessible();
}

void MatrixView::setGame(SimultaneousVariantPtr variant, MatrixPicture::GamePtr game, ChoiceTips::Explain explain) {
  m_picture.variant = std::move(variant);
  m_picture.game = std::move(game);
  m_tips.setExplain(std::move(explain));
  m_picture.strategy = ChosenStrategy();
  reorder();
  emit pointed(std::nullopt);
}

void MatrixView::setSorting(MatrixSorting sorting) {
  m_sorting = sorting;
  reorder();
}

void MatrixView::setDominatedHidden(bool hidden) {
  m_hideDominated = hidden;
  reorder();
}

int MatrixView::hiddenMoves() const {
  if (!m_picture.game) return 0;
  return static_cast<int>(m_picture.game->matrix.rows + m_picture.game->matrix.columns) - m_picture.rows() - m_picture.columns();
}

void MatrixView::setStrategy(const ChosenStrategy& strategy) {
  m_picture.strategy = strategy;
  viewport()->update();
}

void MatrixView::setStage(MatrixStage stage) {
  m_picture.stage = std::move(stage);
  updateAccessible();
  viewport()->update();
}

void MatrixView::reorder() {
  inspect({});
  m_picture.order = m_picture.game ? orderOf(*m_picture.game, m_sorting, m_hideDominated) : MatrixOrder();
  measure();
  updateAccessible();
  viewport()->update();
}

void MatrixView::measure() {
  const QFontMetrics metrics(smallFont(font()));
  const int name = metrics.horizontalAdvance(QStringLiteral("j10")) + 4;
  const int marks = metrics.height();
  m_picture.left = metrics.height() + 4 + name + marks + MatrixPicture::barLength + MatrixPicture::gap;
  if (m_fit) m_picture.cell = fittingCell();
  m_picture.namesUpright = m_picture.cell < name - 2;
  m_picture.top = metrics.height() + 4 + (m_picture.namesUpright ? name : metrics.height() + 2) + marks +
                  MatrixPicture::barLength + MatrixPicture::gap;
  if (m_fit) {
    m_picture.cell = fittingCell();  // the headers may have grown
    m_picture.namesUpright = m_picture.cell < name - 2;
  }
  updateScrollBars();
}

/// Returns the largest cell size at which the whole matrix fits the window. If such cells are too small for
/// numbers, returns the size at which the width fits, provided that these cells have room for numbers.
int MatrixView::fittingCell() const {
  if (m_picture.rows() == 0 || m_picture.columns() == 0) return m_picture.cell;
  const QSize room = maximumViewportSize();
  const int wide = (room.width() - m_picture.left - 1) / m_picture.columns();
  const int high = (room.height() - std::max(m_picture.top, 70) - 1) / m_picture.rows();
  const int besideBar = (room.width() - verticalScrollBar()->sizeHint().width() - m_picture.left - 1) / m_picture.columns();
  const bool scrolled = high < smallestCell || (high < minLegibleCell && besideBar >= minLegibleCell);
  return std::clamp(scrolled ? std::min(besideBar, scrolledCell) : std::min(wide, high), smallestCell, largestCell);
}

void MatrixView::setCell(int pixels, bool fit) {
  m_fit = fit;
  m_picture.cell = std::clamp(pixels, smallestCell, largestCell);
  measure();
  if (m_picture.current.valid()) showPlace(m_picture.current);
  viewport()->update();
  emit zoomChanged();
}

void MatrixView::updateScrollBars() {
  const QSize content(m_picture.left + m_picture.columns() * m_picture.cell + 1,
                      m_picture.top + m_picture.rows() * m_picture.cell + 1);
  // Uses the size without scroll bars, because a matrix that fits needs no scroll bars.
  const QSize all = maximumViewportSize();
  const bool fits = content.width() <= all.width() && content.height() <= all.height();
  const auto follow = [this, fits](QScrollBar* bar, int needed, int room, int headers) {
    bar->setRange(0, fits ? 0 : std::max(0, needed - room));
    bar->setPageStep(std::max(room - headers, 1));
    bar->setSingleStep(m_picture.cell);
  };
  follow(horizontalScrollBar(), content.width(), viewport()->width(), m_picture.left);
  follow(verticalScrollBar(), content.height(), viewport()->height(), m_picture.top);
}

void MatrixView::resizeEvent(QResizeEvent* event) {
  QAbstractScrollArea::resizeEvent(event);
  measure();
}

void MatrixView::changeEvent(QEvent* event) {
  QAbstractScrollArea::changeEvent(event);
  if (event->type() == QEvent::FontChange) measure();
  if (event->type() == QEvent::LanguageChange) updateAccessible();
}

void MatrixView::updateAccessible() {
  setAccessibleName(tr("Payoff matrix"));
  viewport()->setAccessibleName(accessibleName());
  const QString advice =
      m_picture.stage
          ? tr("Choose a pair of moves with the arrow keys or a click. Press Enter or double-click to show the position after it")
          : tr("Choose a pair of moves with the arrow keys or a click. Press Enter or double-click to play it. Press V or H "
               "to evaluate Vertical's or Horizontal's move");
  setAccessibleDescription(m_picture.current.valid() ? m_picture.cellText(m_picture.current) : advice);
  QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&changed);
}

void MatrixView::point(Place place) {
  if (place == m_picture.current) return;
  m_picture.current = place;
  updateAccessible();
  viewport()->update();
  emit pointed(m_picture.turnAt(place));
}

void MatrixView::showPlace(Place place) {
  const QRect cell = m_picture.cellRect(place);
  const QRect room(m_picture.left, m_picture.top, viewport()->width() - m_picture.left, viewport()->height() - m_picture.top);
  const auto follow = [](QScrollBar* bar, int low, int high, int from, int to) {
    if (low < from)
      bar->setValue(bar->value() + low - from);
    else if (high > to)
      bar->setValue(bar->value() + high - to);
  };
  follow(horizontalScrollBar(), cell.left(), cell.right(), room.left(), room.right());
  follow(verticalScrollBar(), cell.top(), cell.bottom(), room.top(), room.bottom());
}

void MatrixView::selectMove(Side side, int shown) {
  const auto& order = side == Side::First ? m_picture.order.rows : m_picture.order.columns;
  if (shown < 0 || shown >= static_cast<int>(order.size())) return;
  emit moveSelected(side, order[static_cast<std::size_t>(shown)]);
}

bool MatrixView::viewportEvent(QEvent* event) {
  if (event->type() == QEvent::Leave) point(m_kept);
  if (event->type() != QEvent::ToolTip) return QAbstractScrollArea::viewportEvent(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const MatrixPicture::Hit hit = m_picture.hitAt(help->pos());
  if (m_picture.game && hit.cell) {
    const QString advice =
        m_picture.stage ? tr("Double-click to show the position after it") : tr("Double-click to play these moves");
    QToolTip::showText(help->globalPos(), m_picture.cellText({hit.row, hit.column}) + QLatin1Char('\n') + advice, viewport());
  } else if (m_picture.game && !m_picture.stage && hit.row >= 0) {
    const std::size_t move = m_picture.order.rows[static_cast<std::size_t>(hit.row)];
    const QString text =
        tr("Vertical %1: %2 of the best mix, worth at least %3 for Vertical, whatever Horizontal does\nClick to evaluate this "
           "move as a strategy")
            .arg(placeText(*m_picture.variant, Side::First, m_picture.game->firstMoves[move]),
                 probabilityText(m_picture.game->equilibrium.rowStrategy[move]),
                 payoffText(m_picture.game->firstGuarantees[move]));
    m_tips.show(viewport(), help->globalPos(), text, Side::First, m_picture.game->firstMoves[move]);
  } else if (m_picture.game && !m_picture.stage && hit.column >= 0) {
    const std::size_t move = m_picture.order.columns[static_cast<std::size_t>(hit.column)];
    const QString text =
        tr("Horizontal %1: %2 of the best mix, worth at most %3 for Vertical, whatever Vertical does\nClick to evaluate this "
           "move as a strategy")
            .arg(placeText(*m_picture.variant, Side::Second, m_picture.game->secondMoves[move]),
                 probabilityText(m_picture.game->equilibrium.columnStrategy[move]),
                 payoffText(m_picture.game->secondGuarantees[move]));
    m_tips.show(viewport(), help->globalPos(), text, Side::Second, m_picture.game->secondMoves[move]);
  } else {
    QToolTip::hideText();
  }
  return true;
}

void MatrixView::mouseMoveEvent(QMouseEvent* event) {
  const MatrixPicture::Hit hit = m_picture.hitAt(event->position().toPoint());
  viewport()->setCursor(m_picture.game && (hit.row >= 0 || hit.column >= 0) ? Qt::PointingHandCursor : Qt::ArrowCursor);
  point(hit.cell ? Place{hit.row, hit.column} : m_kept);
}

void MatrixView::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !m_picture.game) return;
  const MatrixPicture::Hit hit = m_picture.hitAt(event->position().toPoint());
  if (hit.cell) {
    inspect({hit.row, hit.column});
  } else if (hit.row >= 0) {
    selectMove(Side::First, hit.row);
  } else if (hit.column >= 0) {
    selectMove(Side::Second, hit.column);
  }
}

/// Plays the pair under the pointer, unless the matrix has changed since the first click. A single click only
/// inspects a pair, as in the list of moves.
void MatrixView::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !m_picture.game) return;
  const MatrixPicture::Hit hit = m_picture.hitAt(event->position().toPoint());
  const Place place{hit.row, hit.column};
  if (!hit.cell || place != m_kept) return mousePressEvent(event);
  if (const auto turn = m_picture.turnAt(place)) emit chosen(*turn);
}

void MatrixView::inspect(Place place) {
  m_kept = place;
  point(place);
}

void MatrixView::keyPressEvent(QKeyEvent* event) {
  if (!m_picture.game || m_picture.rows() == 0 || m_picture.columns() == 0) return QAbstractScrollArea::keyPressEvent(event);
  Place place = m_picture.current.valid() ? m_picture.current : Place{0, 0};
  const bool started = m_picture.current.valid();
  switch (event->key()) {
    case Qt::Key_Left: place.column -= started ? 1 : 0; break;
    case Qt::Key_Right: place.column += started ? 1 : 0; break;
    case Qt::Key_Up: place.row -= started ? 1 : 0; break;
    case Qt::Key_Down: place.row += started ? 1 : 0; break;
    case Qt::Key_Home: place.column = 0; break;
    case Qt::Key_End: place.column = m_picture.columns() - 1; break;
    case Qt::Key_PageUp: place.row = 0; break;
    case Qt::Key_PageDown: place.row = m_picture.rows() - 1; break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (const auto turn = m_picture.turnAt(m_picture.current)) emit chosen(*turn);
      return;
    case Qt::Key_V: return selectMove(Side::First, m_picture.current.row);
    case Qt::Key_H: return selectMove(Side::Second, m_picture.current.column);
    case Qt::Key_Plus: return zoomIn();
    case Qt::Key_Minus: return zoomOut();
    case Qt::Key_0: return zoomToFit();
    case Qt::Key_Escape: inspect({}); [[fallthrough]];  // Esc also moves the focus back to the board
    default: return QAbstractScrollArea::keyPressEvent(event);
  }
  place = {std::clamp(place.row, 0, m_picture.rows() - 1), std::clamp(place.column, 0, m_picture.columns() - 1)};
  inspect(place);
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
  if (leaves && m_kept.valid()) inspect({});
}

void MatrixView::paintEvent(QPaintEvent*) {
  QPainter painter(viewport());
  m_picture.font = smallFont(font());
  m_picture.room = viewport()->size();
  if (m_picture.game) m_picture.paint(painter);
}

}  // namespace kotai::ui

#include "moc_matrix_view.cpp"
