// A combo box as wide as what it shows now, not as its longest entry; in a column as wide as the column.
#pragma once

#include <QComboBox>

#include "ui/widgets/boxes_form.h"

namespace kotai::ui {

class CompactComboBox : public QComboBox {
  Q_OBJECT

 public:
  explicit CompactComboBox(QWidget* parent = nullptr) : CompactComboBox(BoxesForm::Row, parent) {}
  CompactComboBox(BoxesForm form, QWidget* parent);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

  void showPopup() override;  ///< the list is as wide as its longest entry
  void hidePopup() override;

 signals:
  void listClosed();  ///< chosen from or not

 protected:
  void initStyleOption(QStyleOptionComboBox* option) const override;

 private:
  BoxesForm m_form;
};

}  // namespace kotai::ui
