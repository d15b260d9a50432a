#include "ui/accessibility/reading_order.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QScrollArea>
#include <algorithm>
#include <utility>

namespace kotai::ui {

/// Child widget that is or contains a tab stop, with its position in the window.
struct Piece {
  QRect place;
  std::vector<QWidget*> stops;
};
using PieceList = std::vector<Piece>;

/// Returns whether a widget is a tab stop. Skips widgets of size zero, because they cannot show the focus.
static bool isStop(const QWidget& widget) {
  return (widget.focusPolicy() & Qt::TabFocus) && widget.isEnabled() && !widget.focusProxy() && !widget.size().isEmpty();
}

/// Returns whether the widget manages the focus of its children itself.
static bool isClosed(const QWidget* widget) {
  return qobject_cast<const QComboBox*>(widget) || qobject_cast<const QAbstractSpinBox*>(widget) ||
         qobject_cast<const QAbstractItemView*>(widget);
}

static std::vector<QWidget*> tabStopsIn(QWidget* widget);

enum class Direction { Down, Across };

static int begin(const Piece& piece, Direction direction) {
  return direction == Direction::Down ? piece.place.top() : piece.place.left();
}

static int end(const Piece& piece, Direction direction) {
  return direction == Direction::Down ? piece.place.bottom() : piece.place.right();
}

/// Splits widgets into rows or columns (by `direction`) wherever a gap separates them.
static std::vector<PieceList> cut(PieceList pieces, Direction direction) {
  std::ranges::stable_sort(pieces, {}, [direction](const Piece& piece) { return begin(piece, direction); });
  std::vector<PieceList> groups;
  int last = 0;
  for (Piece& piece : pieces) {
    if (groups.empty() || begin(piece, direction) > last) groups.emplace_back();
    last = groups.back().empty() ? end(piece, direction) : std::max(last, end(piece, direction));
    groups.back().push_back(std::move(piece));
  }
  return groups;
}

/// Adds the widgets in reading order, alternately splitting groups into rows and columns. Groups that overlap
/// in both directions are ordered by their upper edges.
static void addInOrder(PieceList pieces, std::vector<QWidget*>& order) {
  for (const Direction direction : {Direction::Down, Direction::Across}) {
    std::vector<PieceList> groups = cut(pieces, direction);
    if (groups.size() < 2) continue;
    for (PieceList& group : groups) addInOrder(std::move(group), order);
    return;
  }
  std::ranges::stable_sort(pieces, {}, [](const Piece& piece) { return std::pair(piece.place.top(), piece.place.left()); });
  for (const Piece& piece : pieces) order.insert(order.end(), piece.stops.begin(), piece.stops.end());
}

/// Returns whether a panel is hidden behind another panel. Qt moves such panels outside the window.
static bool isBehind(const QWidget& widget) {
  const QWidget& parent = *widget.parentWidget();
  return parent.isWindow() && !parent.rect().intersects(widget.geometry());
}

static std::vector<QWidget*> tabStopsIn(QWidget* widget) {
  std::vector<QWidget*> order;
  if (isStop(*widget)) order.push_back(widget);
  if (isClosed(widget)) return order;
  PieceList pieces;
  for (QObject* child : widget->children()) {
    auto* each = qobject_cast<QWidget*>(child);
    if (!each || each->isWindow() || !each->isVisible() || isBehind(*each)) continue;
    if (std::vector<QWidget*> stops = tabStopsIn(each); !stops.empty()) pieces.push_back({each->geometry(), std::move(stops)});
  }
  addInOrder(std::move(pieces), order);
  return order;
}

std::vector<QWidget*> inReadingOrder(QWidget* root) { return tabStopsIn(root); }

bool moveFocusInReadingOrder(QWidget* root, bool next) {
  const std::vector<QWidget*> order = inReadingOrder(root);
  if (order.empty()) return false;
  const auto now = std::ranges::find(order, root->focusWidget());
  QWidget* wanted = next ? order.front() : order.back();
  if (next && now != order.end() && now + 1 != order.end()) wanted = *(now + 1);
  if (!next && now != order.end() && now != order.begin()) wanted = *(now - 1);
  wanted->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
  for (QWidget* each = wanted->parentWidget(); each && each != root; each = each->parentWidget())
    if (auto* area = qobject_cast<QScrollArea*>(each)) area->ensureWidgetVisible(wanted);
  return true;
}

}  // namespace kotai::ui
