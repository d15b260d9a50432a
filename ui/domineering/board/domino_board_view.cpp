#include "ui/domineering/board/domino_board_view.h"

#include <cmath>

#include "ui/domineering/document/domineering_opponent.h"
#include "ui/domineering/strings/domineering_strings.h"

namespace kotai::ui {

constexpr int longestTyped = 3;  ///< maximum number of typed characters, as in "a10"
constexpr int revealTimes = 3;   ///< duration of a reveal, as a multiple of the duration of a move

static BoardScene sceneWith(const SimultaneousVariant& variant, const Settings& settings, bool isFlipped, DominoScene dominoes) {
  BoardScene scene = boardWith(variant, std::move(dominoes));
  scene.flipped = isFlipped;
  scene.coordinates = settings.coordinatesShown();
  return scene;
}

static DominoMoves movesIn(const DomineeringDocument& document, Side side) {
  return dominoMoves(*document.variant(), document.position(), side);
}

/// Explains why a typed text is not a legal domino.
static QString refusalText(const TextError& error, Side side, const QString& typed) {
  if (error.fault == TextFault::IllegalMove)
    return DominoBoardView::tr("%1 cannot place a domino on %2 here.", "%1: a side, %2: a cell")
        .arg(playerName(side), typed.toLower());
  return DominoBoardView::tr("“%1” is not a domino. Type the lower or left square of a domino, such as a1.").arg(typed);
}

DominoBoardView::DominoBoardView(DomineeringDocument* document, DomineeringOpponent* opponent, Settings* settings,
                                 QWidget* parent)
    : PlayedBoard(document, settings, parent), m_document(document), m_opponent(opponent) {
  setObjectName(QStringLiteral("dominoBoardView"));
  m_animation.setEasingCurve(QEasingCurve::InOutCubic);
  connect(document, &DomineeringDocument::gameReset, this, [this] { m_hand.cursor = Square{}; });
  connect(document, &DomineeringDocument::positionChanged, this, &DominoBoardView::onPositionChanged);
  connect(document, &DomineeringDocument::movePlayed, this, &DominoBoardView::reveal);
  connect(document, &DomineeringDocument::choiceChanged, this, &DominoBoardView::onChoiceChanged);
  connect(opponent, &DomineeringOpponent::stateChanged, this, &DominoBoardView::updateFromState);
}

std::optional<Side> DominoBoardView::awaited() const { return acceptsInput() ? m_opponent->awaited() : std::nullopt; }

void DominoBoardView::setInputEnabled(bool enabled) {
  PlayedBoard::setInputEnabled(enabled);
  if (!enabled) point(std::nullopt);
}

void DominoBoardView::onPositionChanged() {
  m_animation.stop();
  m_pointed.reset();
  m_hand.pressed.reset();
  m_hand.dragging = false;
  m_marks.preview.reset();
  m_marks.hint.clear();
  m_marks.hintedSquare.reset();
  m_typed.clear();
  if (m_document->hasGame()) {
    m_hand.cursor.column = std::min(m_hand.cursor.column, m_document->variant()->columns() - 1);
    m_hand.cursor.row = std::min(m_hand.cursor.row, m_document->variant()->rows() - 1);
  }
  updateFromState();
}

/// Shows the values of the side that must choose, unless the user has requested the values of the other side
/// during this choice.
void DominoBoardView::updateFromState() {
  const std::optional<Side> side = awaited();
  if (side && side != m_awaited) {
    m_pointed.reset();
    m_valueSide = *side;
  }
  if (side)
    m_awaited = side;
  else
    m_pointed.reset();
  onCursorChanged();
}

/// Hides the cursor and the preview, which must not reveal where the chosen domino is.
void DominoBoardView::onChoiceChanged(Side side) {
  m_marks.hint.clear();
  m_marks.hintedSquare.reset();
  if (m_document->choice(side) && !m_opponent->plays(side) && !m_opponent->mayShow(side)) {
    m_hand.cursor = Square{};
    m_hand.keyboardUsed = false;
    m_pointed.reset();
  }
  if (m_document->choice(side) && !m_opponent->plays(side)) {
    m_awaited.reset();
    updateFromState();
  }
  onCursorChanged();
}

/// Shows the values of a side immediately, until the user points at a domino again.
void DominoBoardView::setValueSide(Side side) {
  m_pointed.reset();
  m_hand.keyboardUsed = false;
  m_valueSide = side;
  onCursorChanged();
}

Side DominoBoardView::valueSide() const {
  const auto side = awaited();
  return side && (m_pointed || (showsCursor() && moveAtCursor())) ? *side : m_valueSide;
}

void DominoBoardView::onCursorChanged() {
  if (const Side shown = valueSide(); shown != m_announcedSide) {
    m_announcedSide = shown;
    emit valueSideChanged(shown);
  }
  update();
}

void DominoBoardView::showHint() {
  const auto& game = m_document->game();
  if (!game) return;
  const Side side = awaited().value_or(m_valueSide);
  const auto& moves = side == Side::First ? game->firstMoves : game->secondMoves;
  const auto& mix = side == Side::First ? game->equilibrium.rowStrategy : game->equilibrium.columnStrategy;
  m_marks.hint.clear();
  for (std::size_t i = 0; i < moves.size(); ++i)
    if (mix[i] > sameValue) m_marks.hint.push_back({placeOf(side, moves[i]), GhostDomino::Kind::Hint});
  update();
}

void DominoBoardView::showSquare(Square square) {
  m_marks.hintedSquare = m_hand.cursor = square;
  update();
}

void DominoBoardView::reveal() {
  const int milliseconds = m_settings->animationMs() * revealTimes;
  if (milliseconds == 0 || !isVisible() || !m_document->hasGame() || m_document->currentNode() == TurnTree::root) return;
  m_animation.stop();
  m_animation.setDuration(milliseconds);
  m_animation.start();
  emit revealStarted(milliseconds);
}

BoardLayout DominoBoardView::currentLayout() const {
  return layoutFor(sceneWith(*m_document->variant(), *m_settings, isFlipped(), {}), rect());
}

DominoPlace DominoBoardView::placeOf(Side side, AnyMove move) const { return {side, m_document->variant()->squares(side, move)}; }

std::vector<DominoMark> DominoBoardView::marks() const {
  std::vector<DominoMark> result;
  const auto& game = m_document->game();
  if (!game || !valuesVisible()) return result;
  const Side side = valueSide();
  const bool first = side == Side::First;
  const auto& moves = first ? game->firstMoves : game->secondMoves;
  const auto& mix = first ? game->equilibrium.rowStrategy : game->equilibrium.columnStrategy;
  const auto& guarantees = first ? game->firstGuarantees : game->secondGuarantees;
  double most = -1;
  for (const double guarantee : guarantees) most = std::max(most, payoffFor(side, guarantee));
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const double guaranteed = payoffFor(side, guarantees[i]);
    result.push_back({placeOf(side, moves[i]), guaranteed, mix[i] > sameValue ? mix[i] : 0, guaranteed > most - sameValue});
  }
  return result;
}

BoardScene DominoBoardView::exportScene(BoardMoment moment) const {
  if (!hasBoard()) return {};
  return sceneWith(*m_document->variant(), *m_settings, isFlipped(),
                   dominoes(moment == BoardMoment::Live ? BoardMoment::Still : moment));
}

DominoScene DominoBoardView::dominoes(BoardMoment moment) const {
  DominoScene scene = sceneOf(*m_document->variant(), m_document->tree(), m_document->currentNode());
  const bool live = moment == BoardMoment::Live;
  if (showsValues(moment) && !(live && isAnimating())) scene.marks = marks();
  scene.ghosts = m_marks.ghosts;
  scene.dominoes.insert(scene.dominoes.end(), m_marks.placed.begin(), m_marks.placed.end());
  if (!live) return scene;
  for (const Side side : {Side::First, Side::Second})
    if (const auto choice = m_document->choice(side); choice && m_opponent->mayShow(side))
      scene.ghosts.push_back({placeOf(side, *choice), GhostDomino::Kind::Chosen});
  if (m_marks.preview) {
    scene.ghosts.push_back({placeOf(Side::First, m_marks.preview->first), GhostDomino::Kind::Preview});
    scene.ghosts.push_back({placeOf(Side::Second, m_marks.preview->second), GhostDomino::Kind::Preview});
  }
  scene.ghosts.insert(scene.ghosts.end(), m_marks.hint.begin(), m_marks.hint.end());
  const auto under = showsCursor() ? moveAtCursor() : m_pointed;
  if (const auto side = awaited(); side && under && !isAnimating()) {
    std::erase_if(scene.ghosts, [](const GhostDomino& ghost) { return ghost.kind == GhostDomino::Kind::Wrong; });
    scene.ghosts.push_back({placeOf(*side, *under), GhostDomino::Kind::Pointed});
  }
  return scene;
}

BoardScene DominoBoardView::scene() const {
  BoardScene scene = sceneWith(*m_document->variant(), *m_settings, isFlipped(), dominoes());
  if (isAnimating()) scene.progress = m_animation.currentValue().toDouble();
  scene.cursor = showsCursor() ? m_hand.cursor : m_marks.hintedSquare;
  return scene;
}

bool DominoBoardView::isHeld(Square cell) const {
  for (const GhostDomino& ghost : dominoes().ghosts)
    if (ghost.kind == GhostDomino::Kind::Chosen && std::ranges::find(ghost.place.squares, cell) != ghost.place.squares.end())
      return true;
  return false;
}

/// Returns a description such as "b2, covered by Vertical in turn 3". For a free cell, also describes the domino that
/// would be placed there.
QString DominoBoardView::describeSquare(Square square) const {
  const SimultaneousVariant& variant = *m_document->variant();
  QStringList parts{squareText(square)};
  const DominoScene board = sceneOf(variant, m_document->tree(), m_document->currentNode());
  const auto holds = [square](const std::vector<Square>& squares) {
    return std::find(squares.begin(), squares.end(), square) != squares.end();
  };
  bool covered = holds(board.covered);
  if (covered) parts << tr("covered from the start");
  for (const PlacedDomino& domino : board.dominoes) {
    if (!holds(domino.place.squares)) continue;
    covered = true;
    parts << tr("covered by %1 in turn %2").arg(playerName(domino.place.side)).arg(domino.turn);
  }
  if (holds(board.dead))
    parts << tr("free, but no domino fits");
  else if (!covered)
    parts << tr("free");
  if (square == m_hand.cursor)
    if (const auto move = moveAtCursor()) {
      const Side side = awaited().value_or(m_valueSide);
      parts << tr("%1 can place %2", "%1: a side, %2: a domino").arg(playerName(side), placeText(variant, side, *move));
      for (const DominoMark& mark : marks())
        if (mark.place == placeOf(side, *move))
          parts << tr("guarantees %1; share of the best mix: %2")
                       .arg(payoffText(mark.guaranteed), probabilityText(mark.probability));
    }
  return parts.join(QStringLiteral(", "));
}

QString DominoBoardView::describedBoard() const {
  if (!m_document->hasGame()) return {};
  QStringList parts{QString::fromStdString(m_document->variant()->formatPosition(m_document->position()))};
  if (const auto result = m_document->result())
    parts << resultText(*result, personOf(m_document->header()));
  else if (const auto side = awaited())
    parts << tr("%1 to choose").arg(playerName(*side));
  if (valuesVisible() && !m_document->result()) parts << valueSentence(*m_document->value());
  return parts.join(QStringLiteral(", "));
}

/// Returns the domino that a drag places. The domino extends from the pressed cell towards the mouse.
std::optional<AnyMove> DominoBoardView::draggedMove(const QPointF& point) const {
  const auto side = awaited();
  if (!side || !m_hand.pressed) return std::nullopt;
  const BoardLayout layout = currentLayout();
  const QPointF from = point - layout.centre(*m_hand.pressed);
  const double along = (*side == Side::First ? -from.y() : from.x()) * layout.direction();
  if (std::abs(along) > layout.cell * (m_document->variant()->pieceSquares() - 0.25)) return std::nullopt;
  return movesIn(*m_document, *side).from(*m_hand.pressed, along >= 0 ? 1 : -1);
}

/// Returns the domino at the cursor. Prefers a domino whose lower or left cell is under the cursor, but the
/// cursor may be on any cell of the domino.
std::optional<AnyMove> DominoBoardView::moveAtCursor() const {
  const Side side = awaited().value_or(m_valueSide);
  if (!m_document->hasGame() || m_document->result()) return std::nullopt;
  return movesIn(*m_document, side).on(m_hand.cursor);
}

void DominoBoardView::point(std::optional<AnyMove> move) {
  setCursor(move ? Qt::PointingHandCursor : Qt::ArrowCursor);
  if (m_pointed == move) return;
  m_pointed = move;
  onCursorChanged();
}

void DominoBoardView::press(const QPointF& point) {
  m_hand.pressed = cellAt(point);
  m_hand.pressedAt = point;
  m_hand.dragging = false;
  if (m_hand.pressed) m_hand.cursor = *m_hand.pressed;
  hover(point);
  update();
}

void DominoBoardView::hover(const QPointF& point) {
  if (std::exchange(m_hand.keyboardUsed, false)) onCursorChanged();
  const auto side = hasBoard() ? awaited() : std::nullopt;
  this->point(side ? movesIn(*m_document, *side).at(currentLayout(), point) : std::nullopt);
}

void DominoBoardView::release(const QPointF& point) {
  const std::optional<Side> side = awaited();
  std::optional<AnyMove> move;
  if (side) move = m_hand.dragging ? draggedMove(point) : movesIn(*m_document, *side).at(currentLayout(), point);
  const Square pressed = *std::exchange(m_hand.pressed, std::nullopt);
  m_hand.dragging = false;
  this->point(std::nullopt);
  if (move && side)
    m_document->choose(*side, *move);
  else
    refuseAt(pressed);
  update();
}

/// Explains why no domino fits on a cell. Shows no message if a domino fits, because the user then only
/// released the mouse button elsewhere.
void DominoBoardView::refuseAt(Square cell) {
  const auto side = awaited();
  if (!side) return;
  const DominoScene board = sceneOf(*m_document->variant(), m_document->tree(), m_document->currentNode());
  const QString reason = whyNoDomino(*m_document->variant(), m_document->position(), board, *side, cell);
  if (!reason.isEmpty()) emit moveRefused(reason);
}

void DominoBoardView::leaveEvent(QEvent*) { point(std::nullopt); }

/// Cancels a drag and typed input without choosing a domino.
void DominoBoardView::discardInput() {
  m_hand.pressed.reset();
  m_hand.dragging = false;
  m_typed.clear();
  point(std::nullopt);
  update();
}

bool DominoBoardView::isHoldingPiece() const { return m_hand.pressed || m_opponent->withdrawable(); }

void DominoBoardView::onEscape() {
  if (m_typed.isEmpty() && !m_hand.pressed) m_opponent->withdraw();
  discardInput();
}

bool DominoBoardView::wantsLetter(const QKeyEvent& event) const {
  if (event.text().size() != 1) return false;
  const QChar character = event.text().at(0).toLower();
  if (!m_typed.isEmpty()) return character.isLetterOrNumber() && character.unicode() < 128;
  return character >= QLatin1Char('a') && character < QChar(u'a' + m_document->variant()->columns());
}

QString DominoBoardView::withTyped(const QString& text) const { return m_typed.size() < longestTyped ? m_typed + text : m_typed; }

void DominoBoardView::actAtCursor() {
  if (!std::exchange(m_hand.keyboardUsed, true)) return onCursorChanged();  // an invisible cursor must not choose
  const auto side = awaited();
  const auto move = side ? moveAtCursor() : std::nullopt;
  if (move)
    m_document->choose(*side, *move);
  else
    refuseAt(m_hand.cursor);
  update();
}

/// Chooses the domino with the typed name, such as "a1".
void DominoBoardView::playTyped() {
  const QString typed = std::exchange(m_typed, QString());
  update();
  const auto side = awaited();
  if (!side) return emit moveRefused(tr("No choice is needed now."));
  const QString text = (side == Side::First ? QStringLiteral("V:") : QStringLiteral("H:")) + typed.toLower();
  const auto move = m_document->variant()->parseMove(m_document->position(), text.toStdString());
  if (!move) return emit moveRefused(refusalText(move.error(), *side, typed));
  m_document->choose(move->first, move->second);
}

}  // namespace kotai::ui

#include "moc_domino_board_view.cpp"
