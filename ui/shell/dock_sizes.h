// Restores the sizes of docks: those that shrank in a small window grow back in a larger one.
#pragma once

#include <QObject>
#include <QSize>
#include <map>
#include <vector>

class QDockWidget;
class QMainWindow;

namespace kotai::ui {

/// Stores the size of a dock that reduces the board: the width beside it, the height below it.
class DockSizes : public QObject {
 public:
  DockSizes(QMainWindow* window, const std::vector<QDockWidget*>& docks);
  void learn();  ///< after another layout has set the sizes
  /// Call this after a resize, when the layout has run. True if docks above or below the board have grown.
  bool followWindow(QSize grown);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  bool isPlaced(const QDockWidget& dock) const;
  bool isBeside(QDockWidget& dock) const;
  int sizeOf(QDockWidget& dock) const;
  bool growBack(bool beside);

  QMainWindow* m_window;
  std::vector<QDockWidget*> m_docks;
  std::map<const QDockWidget*, int> m_given;  ///< set by a user or a layout, not by a lack of space
};

}  // namespace kotai::ui
