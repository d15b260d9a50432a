// Board of a domino puzzle. The user places one side's domino with the mouse or keys.
#pragma once

#include <QWidget>
#include <optional>

#include "ui/domineering/board/domino_scene.h"

namespace kotai::ui {

class SecureTrainer;

/// Arrow keys move from square to square. Enter places the domino that begins or ends there.
class SecureBoard : public QWidget {
  Q_OBJECT

 public:
  explicit SecureBoard(SecureTrainer* trainer, QWidget* parent = nullptr);

  DominoScene scene() const;
  BoardLayout currentLayout() const;
  /// Returns the domino that a click at this point chooses.
  std::optional<AnyMove> moveAt(const QPointF& point) const;
  QSize sizeHint() const override { return {520, 500}; }
  QSize minimumSizeHint() const override { return {120, 100}; }

 signals:
  void chosen(const kotai::AnyMove& move);
  void refused(const QString& reason);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  void follow();
  void point(std::optional<AnyMove> move);
  void moveCursor(int columns, int rows);
  void refuseAt(Square square);
  std::optional<AnyMove> moveOn(Square one, Square other) const;
  std::optional<AnyMove> moveFrom(Square square, int towards) const;
  DominoPlace placeOf(Side side, AnyMove move) const;
  void addAnswer(DominoScene& scene) const;

  SecureTrainer* m_trainer;
  std::optional<AnyMove> m_pointed;
  std::optional<Square> m_cursor;
};

}  // namespace kotai::ui
