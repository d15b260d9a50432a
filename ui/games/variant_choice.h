// Widget with the options of a game's boards in the new-game dialog, for games with too many boards for a list.
#pragma once

#include <QSpinBox>
#include <string>

namespace kotai::ui {

class VariantChoice : public QWidget {
  Q_OBJECT

 public:
  using QWidget::QWidget;
  virtual void setVariantId(const std::string& id) = 0;  ///< shows this variant without emitting changed()
  virtual std::string variantId() const = 0;             ///< id of the chosen variant, such as "quoridor:5x5,fences=3"

 signals:
  void changed();

 protected:
  QSpinBox* numberBox(int least, int most, const QString& name) {
    auto* box = new QSpinBox(this);
    box->setRange(least, most);
    box->setAccessibleName(name);
    box->setToolTip(name);
    return box;
  }
};

}  // namespace kotai::ui
