// A card of the welcome page: drawn board, name, what is known in words and numbers, progress, buttons. What it says is its
// owner's.
#pragma once

#include <QFrame>
#include <optional>

class QLabel;
class QProgressBar;
class QPushButton;

namespace kotai::ui {

class PillLabel;

class CardFrame : public QFrame {
  Q_OBJECT

 public:
  static constexpr int picturePx = 116;

  explicit CardFrame(QWidget* parent = nullptr);
  QPushButton* playButton() const { return m_play; }
  QPushButton* solveButton() const { return m_solve; }

 signals:
  void played();  ///< the card or its first button was clicked
  void solveWanted();

 protected:
  virtual void refresh() = 0;         ///< all texts
  virtual void refreshPicture() = 0;  ///< in the colours of the theme
  void changeEvent(QEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void setPlayText(const QString& text, bool primary, const QString& variantName);
  void setSolveText(const QString& text, const QString& variantName);
  void setProgress(std::optional<double> share);  ///< 0 .. 1; none: no bar
  /// Joined by dots; lines break between the parts, not inside them.
  void setNumbers(QStringList parts);

  QLabel* m_picture;
  QLabel* m_name;
  PillLabel* m_pill;
  QLabel* m_result;
  QLabel* m_numbers;
  QProgressBar* m_progress;
  QPushButton* m_play;
  QPushButton* m_solve;
};

}  // namespace kotai::ui
