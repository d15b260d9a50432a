// Lists texts that are cut off, elided or covered by another widget.
#pragma once

#include <QStringList>
#include <QWidget>

namespace kotai::test {

/// Returns one line per visible label, button, box, tab, column heading or list entry in \p parent whose text does not fit, and
/// per pair of siblings with text that overlap. Not every line is a fault: a rich text or a text that scrolls may be correct.
QStringList cutTexts(const QWidget& parent);

}  // namespace kotai::test
