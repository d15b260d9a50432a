#include "ui/games/quoridor/fence_feature.h"

#include "ui/games/quoridor/strings.h"
#include "ui/settings/settings.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

constexpr double gapReachCells = 0.19;  ///< maximum distance at which the mouse points at a gap and not at a square
constexpr double minReachPx = 6;
constexpr double grooveReachCells = 0.07;

quoridor::Rules::Position FenceFeature::position() const {
  return quoridor::QuoridorVariant::unpack(m_view.document().position());
}

int FenceFeature::fencesLeft() const { return position().hand(m_view.document().sideToMove()); }

/// Returns whether the user can point at gaps now.
bool FenceFeature::canPickUp() const { return m_view.acceptsInput() && !m_view.document().isFinished(); }

bool FenceFeature::holdsFromStock() const { return m_view.hand().held && !m_view.currentLayout().contains(*m_view.hand().held); }

std::vector<FencePlace> FenceFeature::placedFences() const {
  std::vector<FencePlace> placed;
  for (const PieceOnBoard& piece : variant().pieces(m_view.document().position()))
    if (const auto fence = fenceOf(piece)) placed.push_back(*fence);
  return placed;
}

std::vector<FenceMark> FenceFeature::marks() const {
  std::vector<FenceMark> marks;
  if (!m_view.valuesVisible()) return marks;
  const GameDocument& document = m_view.document();
  for (const MoveValue& move : document.moveValues())
    if (const auto fence = fenceOf(variant().moveSquares(document.position(), move.move)))
      marks.push_back({*fence, move.value, move.perfect, move.wastedPlies});
  return marks;
}

std::optional<quoridor::FenceFault> FenceFeature::faultOf(FencePlace fence) const {
  return quoridorOf(variant())->rules().whyNot(position(), fenceIn(variant(), fence));
}

GhostFence FenceFeature::ghostOf(FencePlace fence) const {
  GhostFence ghost{fence, m_view.document().sideToMove(), true, {}, {}};
  const auto fault = faultOf(fence);
  if (!fault) return ghost;
  ghost.legal = false;
  if (fault->other) ghost.inTheWay = placeOf(variant(), *fault->other);
  ghost.closedOff = fault->closedOff;
  return ghost;
}

std::shared_ptr<const BoardLayer> FenceFeature::layer(BoardMoment moment) const {
  auto fences = std::make_shared<FenceScene>();
  if (showsValues(moment)) fences->marks = marks();
  if (m_view.settings().pathsShown())
    for (const Side side : {Side::First, Side::Second})
      fences->paths[static_cast<std::size_t>(side)] = quoridorOf(variant())->rules().shortestPath(position(), side);
  if (const auto fence = fenceInHand(); fence && moment == BoardMoment::Live) fences->ghost = ghostOf(*fence);
  return fences;
}

void FenceFeature::reset() {
  m_pointed.reset();
  m_carried.reset();
}

/// Returns the fence under the pointer. While a pawn is held, returns nothing, because the pointer selects
/// squares. For a player without fences, the pointer must be exactly on a gap.
std::optional<FencePlace> FenceFeature::fencePointedAt(const QPointF& point) const {
  if (!canPickUp() || (m_view.hand().held && !holdsFromStock())) return std::nullopt;
  const BoardLayout layout = m_view.currentLayout();
  double reach = fencesLeft() > 0 ? std::max(gapReachCells, minReachPx / layout.cell) : grooveReachCells;
  if (holdsFromStock()) reach = maxGapDistance;
  const auto fence = fenceAt(layout, point, reach);
  if (!fence || holdsFromStock()) return fence;
  const std::vector<FencePlace> placed = placedFences();
  return std::find(placed.begin(), placed.end(), *fence) == placed.end() ? fence : std::nullopt;
}

void FenceFeature::pointAt(std::optional<FencePlace> fence) {
  // A player without fences sees no preview, but a click shows the reason.
  if (fence && fencesLeft() == 0) fence.reset();
  if (fence == m_pointed) return;
  m_pointed = fence;
  m_view.update();
}

bool FenceFeature::place(FencePlace fence) {
  const GameDocument& document = m_view.document();
  for (const AnyMove move : document.legalMoves())
    if (fenceOf(variant().moveSquares(document.position(), move)) == fence) return m_view.playMove(move);
  if (const auto fault = faultOf(fence)) {
    const QString why = whyNotText(variant(), *fault);
    if (fenceInHand() == fence)
      m_view.announce(why);  // the board's note shows the reason only visually
    else
      emit m_view.moveRefused(fenceText(fence) + QStringLiteral(": ") + why);
  }
  return false;
}

bool FenceFeature::press(const QPointF& point) {
  m_carried.reset();
  const auto fence = fencePointedAt(point);
  if (fence) place(*fence);
  if (fence || m_view.hand().held || !canPickUp() || !isOnFence(point)) return fence.has_value();
  emit m_view.moveRefused(QuoridorStrings::tr("A placed fence cannot be moved."));
  return true;
}

bool FenceFeature::isOnFence(const QPointF& point) const {
  const std::vector<FencePlace> placed = placedFences();
  const BoardLayout layout = m_view.currentLayout();
  return std::ranges::any_of(placed, [&](FencePlace fence) { return fenceRect(layout, fence).contains(point); });
}

bool FenceFeature::point(const QPointF& point) {
  const auto fence = fencePointedAt(point);
  pointAt(fence);
  return fence.has_value();
}

bool FenceFeature::release(const QPointF& point) {
  if (!holdsFromStock()) return false;
  const auto fence = fencePointedAt(point);
  if (!fence)
    m_view.hold(std::nullopt);
  else if (!place(*fence))
    m_view.hold(m_view.hand().held);  // ends the drag, but keeps holding the pawn
  pointAt(std::nullopt);
  return true;
}

void FenceFeature::pickUp() {
  if (fencesLeft() == 0) return emit m_view.moveRefused(whyNotText(variant(), {quoridor::FenceFault::Reason::NoneLeft, {}, {}}));
  if (m_carried) {
    m_carried->vertical = !m_carried->vertical;
  } else {
    m_view.hold(std::nullopt);
    m_pointed.reset();
    m_carried = FencePlace{nearestCorner(variant(), m_view.cursorSquare())};
  }
  m_view.announce(describeFence(*m_carried));
  m_view.update();
}

bool FenceFeature::step(int columns, int rows) {
  if (!m_carried) return false;
  m_carried->corner = nearestCorner(variant(), {m_carried->corner.column + columns, m_carried->corner.row + rows});
  m_view.hand().cursor = m_carried->corner;
  m_view.announce(describeFence(*m_carried));
  m_view.update();
  return true;
}

/// Places the held fence. If no fence is held and the cursor is on a stock, picks up a fence.
bool FenceFeature::act() {
  if (m_carried) {
    place(*m_carried);
    return true;
  }
  if (m_view.currentLayout().contains(m_view.cursorSquare())) return false;
  m_view.pickUp();
  return true;
}

QString FenceFeature::message() const {
  const auto fence = fenceInHand();
  const auto fault = fence ? faultOf(*fence) : std::nullopt;
  return fault ? whyNotText(variant(), *fault) : QString();
}

QString FenceFeature::describeHand() const {
  const auto fence = fenceInHand();
  return fence ? describeFence(*fence) : QString();
}

QString FenceFeature::describeFence(FencePlace fence) const {
  QStringList parts{fenceName(fence)};
  if (const auto fault = faultOf(fence))
    parts << tr("not possible: %1", "%1: a sentence that says why").arg(whyNotText(variant(), *fault));
  for (const FenceMark& mark : marks())
    if (mark.fence == fence) parts << tr("if placed: %1").arg(valueText(mark.value));
  return parts.join(QStringLiteral(", "));
}

std::vector<DescribedThing> FenceFeature::things() const {
  std::vector<DescribedThing> all;
  const BoardLayout layout = m_view.currentLayout();
  for (const FencePlace fence : placedFences()) all.push_back({fenceName(fence), fenceRect(layout, fence)});
  return all;
}

/// Returns the values of both fences at the corner, the fence under the pointer first. Gives no reasons for an
/// illegal fence, because the note on the board shows the reason.
QString FenceFeature::toolTip(const QPointF& point) const {
  const auto pointed = fencePointedAt(point);
  if (!pointed || !m_view.valuesVisible()) return {};
  QStringList lines{tipLine({pointed->corner, !pointed->vertical})};
  if (!faultOf(*pointed)) lines.prepend(tipLine(*pointed));
  return lines.join(QStringLiteral("<br>"));
}

/// Explains the marks on fences. Returns an empty string if no fence has a mark.
QString FenceFeature::legend() const {
  const GameDocument& document = m_view.document();
  const bool marked = m_view.valuesVisible() && std::ranges::any_of(document.moveValues(), [&](const MoveValue& move) {
                        return fenceOf(variant().moveSquares(document.position(), move.move)).has_value();
                      });
  if (!marked) return {};
  return tr(
      "Each corner shows the values of its two fences: bars win, hollow bars draw, dots lose. The stronger the colour, the "
      "sooner the game ends. Point at a fence to read its value.");
}

QString FenceFeature::tipLine(FencePlace fence) const {
  const QString name = QStringLiteral("<b>%1</b>").arg(fenceText(fence));
  if (const auto fault = faultOf(fence)) return name + QStringLiteral(": ") + whyNotText(variant(), *fault).toHtmlEscaped();
  const std::vector<FenceMark> all = marks();
  const auto mark = std::find_if(all.begin(), all.end(), [fence](const FenceMark& each) { return each.fence == fence; });
  if (mark == all.end()) return name;
  QString value = valueText(mark->value);
  if (mark->perfect) value += QStringLiteral(" · ") + tr("best");
  const int plies = static_cast<int>(mark->wastedPlies);
  const bool lost = mark->value.outcome == Outcome::Loss;
  if (plies > 0)
    value += QStringLiteral(" · ") + (lost ? tr("loses %n moves sooner", nullptr, plies) : tr("%n moves wasted", nullptr, plies));
  return name + QStringLiteral(": ") + value;
}

QString FenceFeature::describe(Square square) const {
  bool above = false, below = false, left = false, right = false;
  for (const FencePlace& fence : placedFences()) {
    const int columns = square.column - fence.corner.column;
    const int rows = square.row - fence.corner.row;
    if (columns < 0 || columns > 1 || rows < 0 || rows > 1) continue;
    if (fence.vertical)
      (columns == 0 ? right : left) = true;
    else
      (rows == 0 ? above : below) = true;
  }
  QStringList walls;
  if (above) walls << tr("fence above");
  if (right) walls << tr("fence to the right");
  if (below) walls << tr("fence below");
  if (left) walls << tr("fence to the left");
  return walls.join(QStringLiteral(", "));
}

}  // namespace kotai::ui
