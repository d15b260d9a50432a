// Base class for charts with places, such as bars or cells. The user chooses a place by hover or with the arrow
// keys, and activates it with a click or Enter.
#pragma once

#include <QRect>
#include <QWidget>

#include "ui/charts/chart_style.h"

namespace kotai::ui {

/// Chart whose places the user can choose. Subclasses define and paint the places.
class PlaceChart : public QWidget {
  Q_OBJECT

 public:
  void setLook(Measure measure, Scale scale = Scale::Linear);

 signals:
  void pointed(const QString& text);  ///< emitted with the text of the hovered or chosen place; empty if there is none

 protected:
  struct Place {
    int column = -1;
    int row = -1;
    bool valid() const { return column >= 0; }
    friend bool operator==(const Place&, const Place&) = default;
  };

  PlaceChart(Measure measure, QWidget* parent);
  virtual QRect places() const = 0;                             ///< all places, in columns and rows; rows grow upwards
  virtual Place start() const { return {places().left(), 0}; }  ///< place that the first key press selects
  virtual Place placeAt(const QPointF& point) const = 0;        ///< place at a point; invalid if there is none
  virtual QString placeText(Place place) const = 0;
  virtual QRect tipRect(Place) const { return {}; }  ///< area in which the tooltip stays; empty means the whole chart
  virtual QString heading() const = 0;               ///< name for screen readers
  virtual QString advice() const = 0;                ///< advice for screen readers, while no place is chosen
  virtual void activate(Place place) = 0;
  virtual void relabel() { update(); }  ///< called after the measure or the scale has changed
  void point(Place place);
  void updateAccessible();

  bool event(QEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

  Measure m_measure;
  Scale m_scale = Scale::Linear;
  Place m_current;  ///< the place that is hovered or chosen with the keys
  bool m_byKeyboard = false;
};

}  // namespace kotai::ui
