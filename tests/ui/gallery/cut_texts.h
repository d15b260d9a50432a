// Lists texts that are cut off, elided or covered by another widget.
#pragma once

#include <QStringList>
#include <QWidget>

namespace kotai::test {

/// Returns one line for each visible label, button, box, tab, column heading or list entry in \p parent whose
/// text does not fit. Also returns one line for each pair of siblings with overlapping text. Not every line is
/// a fault, because a rich text or a text that scrolls may be correct.
QStringList cutTexts(const QWidget& parent);

}  // namespace kotai::test
