// A dock title in the style of tabs: small capitals over a line. Takes no space while the dock is tabbed.
#pragma once

#include <QWidget>

class QDockWidget;
class QToolButton;

namespace kotai::ui {

class DockTitle : public QWidget {
  Q_OBJECT

 public:
  explicit DockTitle(QDockWidget* dock);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  bool inTabs() const;
  void updateDock();
  QDockWidget* m_dock;
  QToolButton* m_float;
  QToolButton* m_close;
};

/// The font of dock titles and dock tabs.
QFont dockTitleFont(const QFont& base);

}  // namespace kotai::ui
