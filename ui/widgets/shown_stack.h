// Pages of which one is shown, as large as that one needs to be.
#pragma once

#include <QStackedWidget>

namespace kotai::ui {

/// An ordinary one is as large as the largest of its pages: what is short would stand in the middle of a page to be scrolled.
class ShownStack : public QStackedWidget {
  Q_OBJECT

 public:
  explicit ShownStack(QWidget* parent = nullptr) : QStackedWidget(parent) {
    connect(this, &QStackedWidget::currentChanged, this, [this] { updateGeometry(); });
  }
  /// Height asked by a scroll area; the layout would answer for the highest page.
  int heightForWidth(int width) const override { return currentWidget() ? currentWidget()->heightForWidth(width) : -1; }
  QSize sizeHint() const override { return currentWidget() ? currentWidget()->sizeHint() : QStackedWidget::sizeHint(); }
  QSize minimumSizeHint() const override {
    return currentWidget() ? currentWidget()->minimumSizeHint().expandedTo(currentWidget()->minimumSize())
                           : QStackedWidget::minimumSizeHint();
  }
};

}  // namespace kotai::ui
