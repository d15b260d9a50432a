// Area that scrolls if it has too little room, so that a window can become smaller than its contents.
#pragma once

class QScrollArea;
class QWidget;

namespace kotai::ui {

/// Without a frame, on the ground of what it stands in, and no stop of the Tab key.
QScrollArea* scrolledWhereLow(QWidget* contents);
/// Likewise, for a dialog: as large as its contents are, until the screen is too small for that.
QScrollArea* scrolledWhereSmall(QWidget* contents);
/// A part of such contents that takes the height that is left, however much it would like, and no less than \p leastPx.
void takeHeightLeft(QWidget* part, int leastPx);

}  // namespace kotai::ui
