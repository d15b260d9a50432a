// A line of notation that can be selected, and ends in "..." where there is no room.
#pragma once

#include "ui/theme/label.h"

namespace kotai::ui {

/// In the font of notation. Never widens the window; whole as soon as something of it is selected, and in its tool tip.
class CodeLabel : public Label {
  Q_OBJECT

 public:
  explicit CodeLabel(QWidget* parent = nullptr);
  QSize minimumSizeHint() const override;

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  bool fits() const;
};

}  // namespace kotai::ui
