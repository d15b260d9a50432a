// A board on the welcome page, painted by its game in the colours and with the pieces of the settings: with its values once the
// variant is solved.
#pragma once

#include <QWidget>
#include <functional>
#include <optional>
#include <string>

#include "core/game/registry.h"
#include "ui/document/game_document.h"

namespace kotai::ui {

class JobManager;

class LiveBoard : public QWidget {
  Q_OBJECT

 public:
  using Paint = std::function<void(QPainter&, const QRectF&)>;

  explicit LiveBoard(QWidget* parent = nullptr);
  void showPicture(Paint paint);
  /// The position that the game shows itself with.
  void showShowcase(const GameInfo& game);
  /// Its values, if the variant that is shown has been solved meanwhile.
  void takeSolution(JobManager* jobs);
  const std::string& variantId() const { return m_variantId; }
  bool showsValues() const;
  void setClickable(bool clickable);
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override { return {300, heightForWidth(300)}; }
  QSize minimumSizeHint() const override { return {80, 60}; }

 signals:
  void clicked();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;

 private:
  void showPosition(const VariantPtr& variant, const std::string& position);
  std::optional<Square> shownPiece() const;
  void paintGame(QPainter& painter, const QRectF& area) const;

  std::string m_variantId;
  GameDocument m_document;  ///< of an alternating game
  Paint m_paint;
  bool m_clickable = false;
};

}  // namespace kotai::ui
