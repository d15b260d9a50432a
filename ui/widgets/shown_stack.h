// Stack of pages that is as large as its visible page.
#pragma once

#include <QLayout>
#include <QStackedWidget>
#include <algorithm>

namespace kotai::ui {

/// Stack that fits its size to the visible page. A QStackedWidget is as large as its largest page, so a short page
/// would be centred in a scrolled area.
class ShownStack : public QStackedWidget {
  Q_OBJECT

 public:
  explicit ShownStack(QWidget* parent = nullptr) : QStackedWidget(parent) {
    connect(this, &QStackedWidget::currentChanged, this, [this] { updateGeometry(); });
  }
  /// Returns the height of the visible page, because the layout would return the height of the tallest page.
  /// Respects minimum heights, because parts would overlap otherwise.
  int heightForWidth(int width) const override {
    if (!currentWidget()) return -1;
    const QLayout* parts = currentWidget()->layout();
    return std::max(currentWidget()->heightForWidth(width), parts ? parts->totalMinimumHeightForWidth(width) : 0);
  }
  QSize sizeHint() const override { return currentWidget() ? currentWidget()->sizeHint() : QStackedWidget::sizeHint(); }
  QSize minimumSizeHint() const override {
    return currentWidget() ? currentWidget()->minimumSizeHint().expandedTo(currentWidget()->minimumSize())
                           : QStackedWidget::minimumSizeHint();
  }
};

}  // namespace kotai::ui
