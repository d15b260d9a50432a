// The pages of the window. Their size hints never make the window larger than the screen: each of them fits into what it
// gets.
#pragma once

#include <QStackedWidget>

namespace kotai::ui {

/// Its minimum is the same whatever page is shown: else the window would grow for a page that has not yet fitted its parts to
/// the width, or even for one that is hidden, and stay so.
class PageStack : public QStackedWidget {
  Q_OBJECT

 public:
  using QStackedWidget::QStackedWidget;
  QSize minimumSizeHint() const override { return {320, 240}; }
};

}  // namespace kotai::ui
