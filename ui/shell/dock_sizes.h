// Docks keep the sizes that they were given: those that had to make way in a small window grow back in a larger one.
#pragma once

#include <QObject>
#include <QSize>
#include <map>
#include <vector>

class QDockWidget;
class QMainWindow;

namespace kotai::ui {

/// Keeps the size of a dock that reduces the board: the width beside it, the height below it.
class DockSizes : public QObject {
 public:
  DockSizes(QMainWindow* window, const std::vector<QDockWidget*>& docks);
  void learn();  ///< another layout has given them its sizes
  /// The window has another size, and its layout has run. True if docks above or below the board have grown.
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
  std::map<const QDockWidget*, int> m_given;  ///< by a person or a layout, not by what the window had left
};

}  // namespace kotai::ui
