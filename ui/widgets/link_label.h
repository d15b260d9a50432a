// Label with a text that is a link. Unlike a button, it breaks a long text into lines.
#pragma once

#include "ui/theme/label.h"

namespace kotai::ui {

class LinkLabel : public Label {
  Q_OBJECT

 public:
  explicit LinkLabel(QWidget* parent = nullptr);
  void setLink(const QString& text);  ///< sets the text; an empty text hides the label
  const QString& link() const { return m_link; }

 private:
  void refresh();

  QString m_link;
};

}  // namespace kotai::ui
