// A line of notation that can be selected, elided if there is no room.
#pragma once

#include "ui/theme/label.h"

namespace kotai::ui {

/// In the font of notation. Never widens the window. Shown completely while a part is selected, and in its tooltip.
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
