// Lists texts that are cut off, elided or covered by another widget.
#pragma once

#include <QStringList>
#include <QWidget>

namespace kotai::test {

/// One line per visible label, button, box, tab, column heading or list entry in \p parent whose text does not fit, and per pair
/// of siblings with text that overlap. Suspects to be looked at: a rich text or a text that scrolls may be fine.
QStringList cutTexts(const QWidget& parent);

}  // namespace kotai::test
