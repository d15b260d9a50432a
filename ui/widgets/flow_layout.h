// Layout with widgets in a row, which continues on the next line if necessary.
#pragma once

#include <QLayout>
#include <vector>

namespace kotai::ui {

class FlowLayout : public QLayout {
  Q_OBJECT

 public:
  explicit FlowLayout(int spacingPx = 4);
  ~FlowLayout() override;

  void addItem(QLayoutItem* item) override;
  QLayoutItem* itemAt(int index) const override;
  QLayoutItem* takeAt(int index) override;
  int count() const override;
  Qt::Orientations expandingDirections() const override { return {}; }
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override;
  QSize minimumSize() const override;
  void setGeometry(const QRect& rect) override;

 private:
  int arrange(const QRect& rect, bool apply) const;  ///< places the items if `apply`; returns the required height

  std::vector<QLayoutItem*> m_items;
};

/// Returns a widget that contains these widgets in a row, so that a flow layout keeps them on one line.
QWidget* groupedWidgets(const std::vector<QWidget*>& widgets);

}  // namespace kotai::ui
