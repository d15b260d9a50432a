#include "ui/widgets/dock_title.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QPainter>
#include <QToolButton>

#include "ui/theme/icons.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

namespace {
constexpr int leftMargin = 14;
constexpr int titleHeight = 34;
}  // namespace

QFont dockTitleFont(const QFont& base) {
  QFont font = base;
  font.setPointSizeF(base.pointSizeF() * 0.84);
  font.setWeight(QFont::Bold);
  font.setCapitalization(QFont::AllUppercase);
  font.setLetterSpacing(QFont::AbsoluteSpacing, 0.6);
  return font;
}

DockTitle::DockTitle(QDockWidget* dock)
    : QWidget(dock), m_dock(dock), m_float(new QToolButton(this)), m_close(new QToolButton(this)) {
  setObjectName(QStringLiteral("dockTitle"));
  m_float->setIcon(themedIcon(QStringLiteral("float")));
  m_close->setIcon(themedIcon(QStringLiteral("close")));
  for (QToolButton* button : {m_float, m_close}) {
    button->setIconSize(QSize(13, 13));
    button->setFixedSize(22, 22);
    button->setFocusPolicy(Qt::NoFocus);
    button->hide();
  }
  connect(m_float, &QToolButton::clicked, dock, [dock] { dock->setFloating(!dock->isFloating()); });
  connect(m_close, &QToolButton::clicked, dock, &QDockWidget::close);
  connect(dock, &QDockWidget::visibilityChanged, this, &DockTitle::updateDock);
  connect(dock, &QDockWidget::topLevelChanged, this, &DockTitle::updateDock);
  connect(dock, &QDockWidget::dockLocationChanged, this, &DockTitle::updateDock);
  dock->installEventFilter(this);
}

bool DockTitle::inTabs() const {
  const auto* window = qobject_cast<QMainWindow*>(m_dock->parentWidget());
  if (!window || m_dock->isFloating()) return false;
  const auto together = window->tabifiedDockWidgets(m_dock);
  for (const QDockWidget* other : together)
    if (!other->isHidden() || other->toggleViewAction()->isChecked()) return true;
  return false;
}

void DockTitle::updateDock() {
  updateGeometry();
  update();
}

QSize DockTitle::sizeHint() const { return {120, inTabs() ? 0 : titleHeight}; }

void DockTitle::paintEvent(QPaintEvent*) {
  if (height() < 10) return;
  const ColourPalette& palette = Theme::instance().palette();
  QPainter painter(this);
  painter.fillRect(rect(), palette.surface);
  painter.setFont(dockTitleFont(font()));
  const QString title = m_dock->windowTitle();
  const int width = painter.fontMetrics().horizontalAdvance(title);
  painter.setPen(palette.text);
  painter.drawText(QRect(leftMargin, 0, width + 4, height() - 4), Qt::AlignLeft | Qt::AlignVCenter, title);
  painter.fillRect(QRect(leftMargin + 1, height() - 6, width, 2), palette.accent);
}

void DockTitle::resizeEvent(QResizeEvent*) {
  m_close->move(width() - 28, (height() - 22) / 2);
  m_float->move(width() - 52, (height() - 22) / 2);
}

bool DockTitle::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_dock && (event->type() == QEvent::Enter || event->type() == QEvent::Leave)) {
    const bool inside = event->type() == QEvent::Enter && height() > 10;
    m_float->setVisible(inside);
    m_close->setVisible(inside);
  }
  if (watched == m_dock && event->type() == QEvent::WindowTitleChange) update();
  return QWidget::eventFilter(watched, event);
}

}  // namespace kotai::ui

#include "moc_dock_title.cpp"
