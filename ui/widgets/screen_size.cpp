#include "ui/widgets/screen_size.h"

#include <QEvent>
#include <QScreen>
#include <QStyle>

namespace kotai::ui {

static constexpr QSize desktopFrame(8, 40);

static constexpr QSize least(64, 24);

/// Scroll area that requests the full size of its contents. A QScrollArea requests only the height of a few
/// lines of text.
class WholeScroll : public QScrollArea {
 public:
  QSize sizeHint() const override {
    return widget() ? widget()->sizeHint() + QSize(style()->pixelMetric(QStyle::PM_ScrollBarExtent), 0) : QScrollArea::sizeHint();
  }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (watched == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
    return QScrollArea::eventFilter(watched, event);
  }
};

static QScrollArea* scrolled(QScrollArea* area, QWidget* contents) {
  area->setWidgetResizable(true);
  area->setFrameShape(QFrame::NoFrame);
  area->setFocusPolicy(Qt::NoFocus);
  area->setMinimumSize(least);
  area->setWidget(contents);
  contents->setAutoFillBackground(false);
  area->viewport()->setAutoFillBackground(false);
  return area;
}

QSize fittingSize(const QWidget& window, QSize wanted) {
  return wanted.boundedTo(window.screen()->availableGeometry().size() - desktopFrame);
}

QScrollArea* makeScrollArea(QWidget* contents) { return scrolled(new QScrollArea, contents); }

QScrollArea* makeDialogScrollArea(QWidget* contents) { return scrolled(new WholeScroll, contents); }

void fillHeightLeft(QWidget* part, int minPx) {
  part->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
  part->setMinimumHeight(minPx);
}

}  // namespace kotai::ui
