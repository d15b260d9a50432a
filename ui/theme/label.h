// Labels and tooltips that show any text literally, because names and comments may come from untrusted files.
// Also contains badges.
#pragma once

#include <QLabel>
#include <QPainter>
#include <QString>
#include <QWidget>
#include <optional>

#include "core/game/types.h"
#include "core/game/value.h"

namespace kotai::ui {

/// Returns the font for pills that are beside texts in the font \p base.
QFont pillFont(QFont base);
/// Paints a pill with the outcome's tint and a text in the outcome's colour.
void paintPill(QPainter& painter, const QRectF& rect, const QString& text, Outcome outcome);

/// Widget with a pill. The pill has a neutral colour until an outcome is set.
class PillLabel : public QWidget {
  Q_OBJECT

 public:
  explicit PillLabel(QWidget* parent = nullptr);
  void setValue(const QString& text, std::optional<Outcome> outcome);
  void setWinner(const QString& text, Side side);  ///< sets a text in the colour of a side
  const QString& text() const { return m_text; }
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 private:
  void paintEvent(QPaintEvent* event) override;
  QString m_text;
  std::optional<Outcome> m_outcome;
  std::optional<Side> m_winner;
};

/// Label that shows text literally. QLabel would interpret text that looks like markup. For markup, call
/// setTextFormat().
class Label : public QLabel {
 public:
  explicit Label(QWidget* parent = nullptr) : QLabel(parent) { setTextFormat(Qt::PlainText); }
  explicit Label(const QString& text, QWidget* parent = nullptr) : Label(parent) { setText(text); }
};

/// Lets a label break its text into lines. Returns the label.
inline QLabel* wrapping(QLabel* label) {
  label->setWordWrap(true);
  return label;
}

/// Gives a label the colour of less important texts. Returns the label.
inline QLabel* muted(QLabel* label) {
  label->setProperty("muted", true);
  return label;
}

/// Names a widget for style sheets and tests. Returns the widget.
template <typename Widget>
Widget* named(const char* name, Widget* widget) {
  widget->setObjectName(QLatin1String(name));
  return widget;
}

/// Sets a semibold font for a widget, \p scale times as large as before.
void makeStrong(QWidget* widget, double scale = 1);

/// Returns a text escaped for a tooltip, because Qt interprets a tooltip that looks like markup.
inline QString plainToolTip(const QString& text) {
  if (!Qt::mightBeRichText(text)) return text;
  return QStringLiteral("<span style='white-space:pre-wrap'>%1</span>").arg(text.toHtmlEscaped());
}

}  // namespace kotai::ui
