// Pages of which one is visible. The stack is as large as this page requires.
#pragma once

#include <QStackedWidget>

namespace kotai::ui {

/// A QStackedWidget is as large as its largest page, so a short page would be centred in a scrolled area.
class ShownStack : public QStackedWidget {
  Q_OBJECT

 public:
  explicit ShownStack(QWidget* parent = nullptr) : QStackedWidget(parent) {
    connect(this, &QStackedWidget::currentChanged, this, [this] { updateGeometry(); });
  }
  /// Height for a scroll area. The layout itself would return that of the highest page.
  int heightForWidth(int width) const override { return currentWidget() ? currentWidget()->heightForWidth(width) : -1; }
  QSize sizeHint() const override { return currentWidget() ? currentWidget()->sizeHint() : QStackedWidget::sizeHint(); }
  QSize minimumSizeHint() const override {
    return currentWidget() ? currentWidget()->minimumSizeHint().expandedTo(currentWidget()->minimumSize())
                           : QStackedWidget::minimumSizeHint();
  }
};

}  // namespace kotai::ui
