// Labels and tooltips that show any text literally, since names and comments may come from other people's files.
#pragma once

#include <QLabel>

namespace kotai::ui {

/// Shows text literally, while QLabel interprets text that looks like markup. A label with its own markup calls setTextFormat().
class Label : public QLabel {
 public:
  explicit Label(QWidget* parent = nullptr) : QLabel(parent) { setTextFormat(Qt::PlainText); }
  explicit Label(const QString& text, QWidget* parent = nullptr) : Label(parent) { setText(text); }
};

/// Escapes a text, because Qt interprets a tooltip that looks like markup.
inline QString plainToolTip(const QString& text) {
  if (!Qt::mightBeRichText(text)) return text;
  return QStringLiteral("<span style='white-space:pre-wrap'>%1</span>").arg(text.toHtmlEscaped());
}

}  // namespace kotai::ui
