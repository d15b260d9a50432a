// A line of notation that can be selected. Elided if there is no room.
#pragma once

#include "ui/theme/label.h"

namespace kotai::ui {

/// Uses the notation font. Never widens the window. Completely visible while a part is selected, and in its tooltip.
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
