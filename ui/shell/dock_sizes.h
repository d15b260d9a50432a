// Restores the sizes of docks. If they shrank in a small window, they grow again in a larger one.
#pragma once

#include <QObject>
#include <QSize>
#include <map>
#include <vector>

class QDockWidget;
class QMainWindow;

namespace kotai::ui {

/// Stores the size of a dock that takes space from the board: the width beside it, the height below it.
class DockSizes : public QObject {
 public:
  DockSizes(QMainWindow* window, const std::vector<QDockWidget*>& docks);
  void learn();  ///< call this after another layout has set the sizes
  /// Call this after a resize, when the layout has run. Returns true if docks above or below the board have grown.
  bool growWithWindow(QSize grown);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  bool isPlaced(const QDockWidget& dock) const;
  bool isBeside(QDockWidget& dock) const;
  int sizeOf(QDockWidget& dock) const;
  bool growBack(bool beside);

  QMainWindow* m_window;
  std::vector<QDockWidget*> m_docks;
  std::map<const QDockWidget*, int> m_given;  ///< sizes set by a user or a layout, not by a lack of space
};

}  // namespace kotai::ui
