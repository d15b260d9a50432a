// Texts about fences on the board: messages, tooltips, descriptions for screen readers.
#include <algorithm>

#include "ui/games/quoridor/fence_feature.h"
#include "ui/games/quoridor/fence_strings.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

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

/// Values of both fences of the corner, first the one that is pointed at. The note on the board explains why a fence is
/// illegal.
QString FenceFeature::toolTip(const QPointF& point) const {
  const auto pointed = fencePointedAt(point);
  if (!pointed || !m_view.valuesVisible()) return {};
  QStringList lines{tipLine({pointed->corner, !pointed->vertical})};
  if (!faultOf(*pointed)) lines.prepend(tipLine(*pointed));
  return lines.join(QStringLiteral("<br>"));
}

/// Only while the players have fences.
QString FenceFeature::legend() const {
  const GameDocument& document = m_view.document();
  const bool marked = m_view.valuesVisible() && std::ranges::any_of(document.moveValues(), [&](const MoveValue& move) {
                        return fenceOf(variant().moveSquares(document.position(), move.move)).has_value();
                      });
  if (!marked) return {};
  return tr(
      "Each corner shows the values of its two fences: bars win, hollow bars draw, dots lose. A stronger colour means sooner. "
      "Point at one to read it.");
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
    value += QStringLiteral(" · ") + (lost ? tr("loses %n plies sooner", nullptr, plies) : tr("%n plies wasted", nullptr, plies));
  return name + QStringLiteral(": ") + value;
}

/// The fences around a square.
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
