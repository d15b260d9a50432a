// Labels with one line that elide their text instead of widening the window.
#pragma once

#include <QFont>

#include "ui/theme/label.h"

namespace kotai::ui {

class ElidedLabel : public QWidget {
  Q_OBJECT

 public:
  explicit ElidedLabel(QWidget* parent = nullptr);
  void setText(const QString& text);
  void setHint(const QString& hint);  ///< explains the text in the tooltip
  void setMuted(bool muted) { m_muted = muted; }
  /// Sets the smallest font size, in points. The font shrinks to this size before the text is elided.
  void setSmallestSize(double points) { m_smallestPoints = points; }
  const QString& text() const { return m_text; }
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 private:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  QFont fittingFont() const;
  void updateToolTip();
  QString m_text;
  QString m_hint;
  bool m_muted = true;
  double m_smallestPoints = 0;  ///< smallest font size; 0 if the font does not shrink
};

/// Label with a line of notation, whose text the user can select. Elides the text if there is no room, and
/// never widens the window. The whole text is visible while a part is selected, and in the tooltip.
class CodeLabel : public Label {
  Q_OBJECT

 public:
  explicit CodeLabel(QWidget* parent = nullptr);
  QSize minimumSizeHint() const override;

 private:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  bool fits() const;
};

}  // namespace kotai::ui
