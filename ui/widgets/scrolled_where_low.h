// Area that scrolls if it has too little room, so that a window can become smaller than its contents.
#pragma once

class QScrollArea;
class QWidget;

namespace kotai::ui {

/// Without a frame, with the background of its parent, and skipped by Tab.
QScrollArea* scrolledWhereLow(QWidget* contents);
/// The same for a dialog: as large as its contents unless the screen is too small.
QScrollArea* scrolledWhereSmall(QWidget* contents);
/// A part of such contents that takes the remaining height, regardless of its size hint, but at least \p leastPx.
void takeHeightLeft(QWidget* part, int leastPx);

}  // namespace kotai::ui
