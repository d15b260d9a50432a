// A combo box as wide as its current text, not as its longest entry. In a column it is as wide as the column.
#pragma once

#include <QComboBox>

namespace kotai::ui {

/// Two arrangements of the combo boxes for the players.
enum class BoxesForm {
  Row,    ///< in the tool bar, each box as wide as its text
  Column  ///< in the play panel, each box as wide as the panel
};

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
  void listClosed();  ///< with or without a choice

 protected:
  void initStyleOption(QStyleOptionComboBox* option) const override;

 private:
  BoxesForm m_form;
};

}  // namespace kotai::ui
