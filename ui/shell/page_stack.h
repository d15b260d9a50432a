// The pages of the window. Their size hints never make the window larger than the screen: each fits into the given space.
#pragma once

#include <QStackedWidget>

namespace kotai::ui {

/// The minimum is the same for all pages. Otherwise the window would grow for a page that has not fitted its parts yet, or
/// even for a hidden one, and stay large.
class PageStack : public QStackedWidget {
  Q_OBJECT

 public:
  using QStackedWidget::QStackedWidget;
  QSize minimumSizeHint() const override { return {320, 240}; }
};

}  // namespace kotai::ui
