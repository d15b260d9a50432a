// Pages of the window. Their size hints never make the window larger than the screen: each page fits into the given space.
#pragma once

#include <QStackedWidget>

namespace kotai::ui {

/// All pages have the same minimum size. Otherwise the window would grow for a page that has not laid out its parts yet, or
/// even for a hidden one, and stay large.
class PageStack : public QStackedWidget {
  Q_OBJECT

 public:
  using QStackedWidget::QStackedWidget;
  QSize minimumSizeHint() const override { return {320, 240}; }
};

}  // namespace kotai::ui
