// Widget with the options of a game's boards in the new-game dialog, for games with too many boards for a list.
#pragma once

#include <QWidget>
#include <string>

namespace kotai::ui {

class VariantChoice : public QWidget {
  Q_OBJECT

 public:
  using QWidget::QWidget;
  virtual void setVariantId(const std::string& id) = 0;  ///< shows this variant without emitting changed()
  virtual std::string variantId() const = 0;             ///< text of the choice, such as "quoridor:5x5,fences=3"

 signals:
  void changed();
};

}  // namespace kotai::ui
