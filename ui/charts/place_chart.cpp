#include "ui/charts/place_chart.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <algorithm>

#include "ui/accessibility/accessible_role.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

PlaceChart::PlaceChart(Measure measure, QWidget* parent) : QWidget(parent), m_measure(measure) {
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleRole(this, QAccessible::Chart);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&PlaceChart::update));
}

void PlaceChart::setLook(Measure measure, Scale scale) {
  m_measure = measure;
  m_scale = scale;
  relabel();
}

void PlaceChart::point(Place place) {
  if (place == m_current) return;
  m_current = place;
  updateAccessible();
  update();
  emit pointed(place.valid() ? placeText(place) : QString());
}

void PlaceChart::updateAccessible() {
  setAccessibleName(heading());
  setAccessibleDescription(m_current.valid() ? placeText(m_current) : advice());
  QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&changed);
}

bool PlaceChart::event(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) updateAccessible();
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  if (const Place place = placeAt(help->pos()); place.valid())
    QToolTip::showText(help->globalPos(), placeText(place), this, tipRect(place));
  else
    QToolTip::hideText();
  return true;
}

void PlaceChart::mouseMoveEvent(QMouseEvent* event) {
  m_byKeyboard = false;
  point(placeAt(event->position()));
  setCursor(m_current.valid() ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void PlaceChart::mousePressEvent(QMouseEvent* event) {
  const Place place = placeAt(event->position());
  if (event->button() != Qt::LeftButton || !place.valid()) return;
  point(place);
  activate(place);
}

void PlaceChart::leaveEvent(QEvent*) {
  if (!m_byKeyboard) point({});
}

void PlaceChart::keyPressEvent(QKeyEvent* event) {
  const QRect all = places();
  if (all.isEmpty()) return QWidget::keyPressEvent(event);
  Place place = m_current;
  switch (event->key()) {
    case Qt::Key_Left: --place.column; break;
    case Qt::Key_Right: ++place.column; break;
    case Qt::Key_Up: ++place.row; break;
    case Qt::Key_Down: --place.row; break;
    case Qt::Key_Home: place.column = all.left(); break;
    case Qt::Key_End: place.column = all.right(); break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
      if (m_current.valid()) activate(m_current);
      return;
    default: return QWidget::keyPressEvent(event);
  }
  m_byKeyboard = true;
  if (!m_current.valid()) place = start();  // the first key press only shows the cursor
  point({std::clamp(place.column, all.left(), all.right()), std::clamp(place.row, all.top(), all.bottom())});
}

void PlaceChart::focusInEvent(QFocusEvent* event) {
  if (event->reason() != Qt::MouseFocusReason) {
    m_byKeyboard = true;
    if (!m_current.valid() && !places().isEmpty()) point(start());
  }
  QWidget::focusInEvent(event);
}

void PlaceChart::focusOutEvent(QFocusEvent* event) {
  if (m_byKeyboard) point({});
  m_byKeyboard = false;
  QWidget::focusOutEvent(event);
}

}  // namespace kotai::ui

#include "moc_place_chart.cpp"
