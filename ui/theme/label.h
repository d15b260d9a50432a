// Labels and tooltips that show a text as it is, whatever it holds: names and comments come from files of others.
#pragma once

#include <QLabel>

namespace kotai::ui {

/// QLabel by itself takes a text that looks like markup for markup. A label with markup of its own says so by setTextFormat().
class Label : public QLabel {
 public:
  explicit Label(QWidget* parent = nullptr) : QLabel(parent) { setTextFormat(Qt::PlainText); }
  explicit Label(const QString& text, QWidget* parent = nullptr) : Label(parent) { setText(text); }
};

/// A tooltip is markup if it looks like it, so such a text is escaped.
inline QString plainToolTip(const QString& text) {
  if (!Qt::mightBeRichText(text)) return text;
  return QStringLiteral("<span style='white-space:pre-wrap'>%1</span>").arg(text.toHtmlEscaped());
}

}  // namespace kotai::ui
