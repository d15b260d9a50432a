// Combo boxes that are as wide as their texts, and a frame for the boxes with the sides and players of a game.
#pragma once

#include <QBoxLayout>
#include <QComboBox>
#include <QWidget>

#include "ui/theme/label.h"

namespace kotai::ui {

/// Arrangement of the combo boxes for the players.
enum class BoxesForm {
  Row,    ///< in the tool bar; each box is as wide as its text
  Column  ///< in the play panel; each box is as wide as the panel
};

class CompactComboBox : public QComboBox {
  Q_OBJECT

 public:
  explicit CompactComboBox(QWidget* parent = nullptr) : CompactComboBox(BoxesForm::Row, parent) {}
  CompactComboBox(BoxesForm form, QWidget* parent);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  /// Sets whether the box shows short names, such as "Level 3" instead of "Level 3 · Casual player".
  void setBrief(bool brief);
  /// Sets whether the box is as wide as its longest text, so that a new choice does not move other widgets.
  void setStableWidth(bool steady);

  void showPopup() override;  ///< shows the list, as wide as its longest entry
  void hidePopup() override;

 signals:
  void listClosed();  ///< emitted when the list is closed, with or without a choice

 private:
  void initStyleOption(QStyleOptionComboBox* option) const override;
  QString shownText() const;

  BoxesForm m_form;
  bool m_brief = false;
  bool m_stableWidth = false;
};

/// Frame with combo boxes for the sides and the players of a game, with captions. The sides come first. In a
/// column, the players are above the sides.
class BoxesFrame : public QWidget {
  Q_OBJECT

 public:
  BoxesFrame(BoxesForm form, QWidget* parent);
  /// Shows or hides the captions. A narrow window omits them.
  void setCaptionsShown(bool shown);
  /// Adds a widget at the end of the first line.
  void addEnd(QWidget* widget) { m_firstLine->addWidget(widget); }

 signals:
  void sizeChanged();

 protected:
  struct Line {
    QLabel* caption;
    QComboBox* box;
  };
  Line addLine();
  /// Fills the boxes again and updates their sizes.
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
