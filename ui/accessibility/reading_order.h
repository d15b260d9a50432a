// Tab goes through a window as one reads it, whatever was made first.
#pragma once

#include <vector>

class QWidget;

namespace kotai::ui {

/// What Tab reaches inside \p root now: pages, panels and rows one after the other, in each from top to bottom and from left to
/// right. Not what is in windows of its own.
std::vector<QWidget*> inReadingOrder(QWidget* root);

/// Makes Tab go that way.
void followReadingOrder(QWidget* root);

}  // namespace kotai::ui
