// Values as rounded badges, painted in the same way everywhere.
#pragma once

#include <QPainter>
#include <QString>
#include <QWidget>
#include <optional>

#include "core/game/types.h"
#include "core/game/value.h"

namespace kotai::ui {

/// Returns the font of pills that are beside texts in \p base.
QFont pillFont(QFont base);
/// Fills `rect` with the outcome's tint and writes `text` in the outcome's colour.
void paintPill(QPainter& painter, const QRectF& rect, const QString& text, Outcome outcome);

/// A pill as a widget. Neutral while no outcome is set.
class PillLabel : public QWidget {
  Q_OBJECT

 public:
  explicit PillLabel(QWidget* parent = nullptr);
  void setValue(const QString& text, std::optional<Outcome> outcome);
  void setWinner(const QString& text, Side side);  ///< uses the colour of a side
  const QString& text() const { return m_text; }
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 private:
  void paintEvent(QPaintEvent* event) override;
  QString m_text;
  std::optional<Outcome> m_outcome;
  std::optional<Side> m_winner;
};

}  // namespace kotai::ui
