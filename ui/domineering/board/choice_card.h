// A card for the choice of one side: face down until both are revealed together.
#pragma once

#include <QString>
#include <QVariantAnimation>
#include <QWidget>

#include "core/game/types.h"

namespace kotai::ui {

class ChoiceCard : public QWidget {
  Q_OBJECT

 public:
  enum class Face { Empty, Awaited, Thinking, Down, Up };

  explicit ChoiceCard(Side side, QWidget* parent = nullptr);
  Face face() const { return m_face; }
  /// \p place: text on an open card, such as "c2".
  void show(Face face, const QString& place = {});
  /// Turns the card over to show `place`.
  void turnOver(const QString& place, int milliseconds);
  bool isTurning() const { return m_turning.state() == QAbstractAnimation::Running; }
  void setNarrow(bool narrow);  ///< only as wide as the names need
  QSize fullSize() const;       ///< width of a card that is not narrow
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString caption() const;
  QFont nameFont() const;
  int narrowWidth() const;
  void paintFront(QPainter& painter, const QRectF& card) const;
  void describe();

  Side m_side;
  Face m_face = Face::Empty;
  bool m_narrow = false;
  QString m_place;
  QVariantAnimation m_turning;
};

}  // namespace kotai::ui
