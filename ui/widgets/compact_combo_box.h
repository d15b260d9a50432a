// A combo box as wide as what it shows now, not as its longest entry.
#pragma once

#include <QComboBox>

namespace kotai::ui {

class CompactComboBox : public QComboBox {
  Q_OBJECT

 public:
  explicit CompactComboBox(QWidget* parent = nullptr);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

  void showPopup() override;  ///< the list is as wide as its longest entry
  void hidePopup() override;

 signals:
  void listClosed();  ///< chosen from or not
};

}  // namespace kotai::ui
