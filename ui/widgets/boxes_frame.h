// Combo boxes for the sides and the players of a game, with captions.
#pragma once

#include <QWidget>

#include "ui/widgets/compact_combo_box.h"

class QBoxLayout;
class QComboBox;
class QLabel;

namespace kotai::ui {

/// The sides are on the first line. In a column, the players are above it.
class BoxesFrame : public QWidget {
  Q_OBJECT

 public:
  BoxesFrame(BoxesForm form, QWidget* parent);
  /// A narrow window hides the captions.
  void setCaptionsShown(bool shown);
  /// At the end of the first line.
  void addEnd(QWidget* widget);

 signals:
  void sizeChanged();

 protected:
  struct Line {
    QLabel* caption;
    QComboBox* box;
  };
  Line addLine();
  /// Fills the boxes and reports their size.
  void refresh();
  virtual void fillBoxes() = 0;
  BoxesForm form() const { return m_form; }
  bool captionsShown() const { return m_captionsShown; }
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fitCaption();

  BoxesForm m_form;
  QBoxLayout* m_lines;
  QBoxLayout* m_firstLine = nullptr;
  bool m_captionsShown = true;
};

}  // namespace kotai::ui
