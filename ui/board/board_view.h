// The board on which a person plays: handles mouse, drag, keyboard and typed moves, animates moves and shows their values.
#pragma once

#include <QVariantAnimation>
#include <QWidget>
#include <memory>
#include <optional>

#include "ui/board/board_feature.h"
#include "ui/board/board_hand.h"
#include "ui/board/board_scene.h"
#include "ui/board/described_board.h"
#include "ui/board/threats.h"
#include "ui/board/typed_move.h"
#include "ui/document/game_document.h"

namespace kotai::ui {

class Settings;

/// Reads the document and calls its play(). Stores only the state of the input. Features of a game add their own parts.
class BoardView : public QWidget, public DescribedBoard {
  Q_OBJECT

 public:
  BoardView(GameDocument* document, Settings* settings, QWidget* parent = nullptr);

  /// The current picture without cursor and held piece, for export.
  BoardScene exportScene() const;
  void paint(QPainter& painter, const QRectF& area) const;
  BoardLayout currentLayout() const;
  bool hasBoard() const { return m_document->hasGame(); }
  bool valuesVisible() const;
  /// All squares that the cursor can reach: first those on the board, then those beside it.
  std::vector<Square> squares() const;
  const QString& typedText() const { return m_typed.text(); }
  std::optional<Square> heldSquare() const { return m_hand.held; }
  Square cursorSquare() const { return m_hand.cursor; }
  QString boardMessage() const;  ///< message about the held piece
  QString legend() const;        ///< explains the values on the board; empty if they are obvious
  bool isAnimating() const { return m_animation.state() == QAbstractAnimation::Running; }
  bool isCelebrating() const { return m_celebration.state() == QAbstractAnimation::Running; }
  /// Describes a square with its piece and the value of moving there, for screen readers.
  QString describeSquare(Square square) const;
  /// Returns the game's feature of this type, or null.
  template <class Feature>
  const Feature* feature() const;

  // Used by the features.
  const GameDocument& document() const { return *m_document; }
  const Settings& settings() const { return *m_settings; }
  const BoardHand& hand() const { return m_hand; }
  bool takesInput() const { return m_inputEnabled; }
  bool isMovable(Square square) const;
  bool playMove(const std::optional<AnyMove>& move);
  void hold(std::optional<Square> square);
  void refuse(const QString& reason) { emit moveRefused(reason); }
  void setCursorSquare(Square square) { m_hand.cursor = square; }
  void announce(const QString& text);  ///< announces the text to a screen reader

  QWidget* boardWidget() override { return this; }
  int describedPlaceCount() const override;
  QString describedPlace(int place) const override;
  QRect describedPlaceRect(int place) const override;
  bool placeTakesFocus(int place) const override { return squareNumber(place).has_value(); }
  bool placeHasCursor(int place) const override { return squareNumber(place) == m_hand.cursor; }
  bool placeIsHeld(int place) const override { return m_hand.held && squareNumber(place) == m_hand.held; }
  QString describedBoard() const override;
  QString describedCursor() const override;

  QSize sizeHint() const override { return {560, 560}; }
  QSize minimumSizeHint() const override { return {120, 100}; }

 public slots:
  void setInputEnabled(bool enabled);  ///< disabled while the opponent thinks
  void previewMove(kotai::AnyMove move);
  void clearPreview();
  void showHint(kotai::AnyMove move);
  /// Shows numbered arrows instead of the hint, until the position changes.
  void showLine(std::vector<MoveSquares> line);
  void clearHint();
  /// Crosses out a move until another one is set. \p made: the move is on the board, not yet taken back.
  void markWrong(const std::optional<kotai::MoveSquares>& move, bool made);
  void pickUp();  ///< picks up the game's movable thing with the keyboard: arrow keys move it, Enter places it

 signals:
  void moveRefused(const QString& reason);  ///< a typed move is unreadable or illegal, or a feature refuses the input

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  bool event(QEvent* event) override;

 private:
  void connectSignals();
  void startGame();
  Square firstMovable() const;
  void onDocumentChanged();
  void animateStep(GameTree::NodeId before, GameTree::NodeId now);
  void startAnimation(const AnyPosition& before, AnyMove move, bool backwards);
  void celebrate();
  BoardScene plainScene() const;
  BoardScene scene() const;
  std::vector<ValueMark> valueMarks(std::optional<Square> from) const;
  void addHand(BoardScene& scene, bool moving) const;
  void addLayers(BoardScene& scene, BoardMoment moment) const;
  bool featureHolds() const;
  std::vector<Square> squaresBeside() const;
  std::optional<Square> squareAt(const QPointF& point) const;
  std::optional<Square> squareBeside(int columns, int rows) const;
  bool canStepOn(Square square) const;
  void pressSquare(Square square, const QPointF& point);
  std::optional<Square> pieceToMove() const;
  bool playHeldTo(Square square);
  void refuseAt(Square square);
  void drag(const QPointF& point);
  void moveCursor(int columns, int rows);
  void actAtCursor();
  void dropHeld();
  void putBack();
  void playTyped();
  void showToolTip(const QPoint& point, const QPoint& onScreen);
  bool wantsKey(const QKeyEvent& event) const;
  std::optional<Square> squareNumber(int place) const;  ///< empty for places after the squares
  std::vector<DescribedThing> things() const;
  /// Returns the description by the first feature that provides one.
  template <class Words>
  QString firstWords(Words words) const;

  GameDocument* m_document;
  Settings* m_settings;
  std::vector<std::unique_ptr<BoardFeature>> m_features;
  GameTree::NodeId m_shownNode = GameTree::root;
  BoardHand m_hand;
  TypedMove m_typed;
  bool m_inputEnabled = true;
  std::vector<DecisiveMove> m_threats;  ///< threats against the player to move, computed once per position
  std::optional<AnyMove> m_preview;
  std::optional<AnyMove> m_hint;
  std::vector<MoveSquares> m_line;
  std::optional<MoveSquares> m_wrongMove;
  bool m_wrongMade = false;
  QVariantAnimation m_animation;
  std::optional<Transition> m_transition;
  QVariantAnimation m_celebration;  ///< progress of the final animation; negative while the last move arrives
};

template <class Feature>
const Feature* BoardView::feature() const {
  for (const auto& each : m_features)
    if (const auto* found = dynamic_cast<const Feature*>(each.get())) return found;
  return nullptr;
}

template <class Words>
QString BoardView::firstWords(Words words) const {
  for (const auto& each : m_features)
    if (const QString said = words(*each); !said.isEmpty()) return said;
  return {};
}

}  // namespace kotai::ui
