// Labels and tooltips that show any text literally, since names and comments may come from other people's files.
#pragma once

#include <QLabel>

namespace kotai::ui {

/// QLabel interprets text that looks like markup. For its own markup, a label calls setTextFormat().
class Label : public QLabel {
 public:
  explicit Label(QWidget* parent = nullptr) : QLabel(parent) { setTextFormat(Qt::PlainText); }
  explicit Label(const QString& text, QWidget* parent = nullptr) : Label(parent) { setText(text); }
};

/// Qt interprets a tooltip that looks like markup, so such a text is escaped.
inline QString plainToolTip(const QString& text) {
  if (!Qt::mightBeRichText(text)) return text;
  return QStringLiteral("<span style='white-space:pre-wrap'>%1</span>").arg(text.toHtmlEscaped());
}

}  // namespace kotai::ui
