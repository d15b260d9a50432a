#include "ui/docks/moves/moves_delegate.h"

#include <algorithm>

#include "ui/docks/moves/moves_dock.h"
#include "ui/strings/strings.h"
#include "ui/theme/fonts.h"
#include "ui/theme/label.h"

namespace kotai::ui {

constexpr int sideMargin = 8;
constexpr int minRowWidth = 120;  ///< minimum width; a longer note is elided
constexpr int barMargin = 10;
constexpr int minBar = 36;  ///< minimum length of a bar; with less space, the text shows the distance

static int widest(const QStringList& texts, const QFontMetrics& metrics) {
  int width = 0;
  for (const QString& text : texts) width = std::max(width, metrics.horizontalAdvance(text));
  return width;
}

/// Columns of a row, computed from the font and the width. All rows have the same columns, so that users can
/// compare the bars.
struct Columns {
  QRect sign, move, pill, bar, note;

  /// Divides a row into columns. If the text does not fit, the bar shrinks first, then the space after the moves.
  Columns(const QRect& row, const QFontMetrics& metrics, const MovesModel& model, bool withSign, int widestMove, int pillWidth) {
    const int unit = metrics.height();
    const int words = widest(model.notes(), metrics) + 2;
    const QRect inner = row.adjusted(sideMargin, 0, -sideMargin, 0);
    sign = QRect(inner.left(), inner.center().y() - unit / 2 + 1, withSign ? unit : 0, unit - 2);
    const int moveLeft = withSign ? sign.right() + 6 : inner.left();
    const int usual = withSign ? unit * 3 : unit * 4;
    const int left = inner.right() - words - barMargin - pillWidth - 4 - moveLeft;
    move = QRect(moveLeft, inner.top(), std::clamp(left, std::min(widestMove + 4, usual), usual), inner.height());
    pill = QRect(move.right() + 4, inner.top() + 4, pillWidth, inner.height() - 8);
    const int barLeft = pill.right() + barMargin;
    const int noteLeft = std::max(barLeft, inner.right() - words);
    note = QRect(QPoint(noteLeft, inner.top()), QPoint(inner.right(), inner.bottom()));
    if (const int room = noteLeft - barMargin - barLeft; room >= minBar) bar = QRect(barLeft, inner.center().y() - 2, room, 5);
  }
};

static void paintBar(QPainter& painter, const QRect& rect, double share, Outcome outcome) {
  const ColourPalette& palette = Theme::instance().palette();
  painter.setPen(Qt::NoPen);
  painter.setBrush(palette.border);
  painter.drawRoundedRect(rect, 2.5, 2.5);
  painter.setBrush(palette.of(outcome));
  painter.drawRoundedRect(QRectF(rect.left(), rect.top(), std::max(5.0, rect.width() * share), rect.height()), 2.5, 2.5);
}

static void paintSign(QPainter& painter, const QRectF& rect, MoveSign sign) {
  const ColourPalette& palette = Theme::instance().palette();
  painter.setPen(Qt::NoPen);
  painter.setBrush(sign == MoveSign::Dot ? palette.textMuted : palette.text);
  const double size = std::min(rect.width(), rect.height());
  const double bar = size * 0.24;
  const auto centred = [&](double width, double height) {
    return QRectF(rect.center().x() - width / 2, rect.center().y() - height / 2, width, height);
  };
  if (sign == MoveSign::Dot) painter.drawEllipse(centred(size * 0.5, size * 0.5));
  if (sign == MoveSign::LyingBar) painter.drawRoundedRect(centred(size, bar), 1.5, 1.5);
  if (sign == MoveSign::UprightBar) painter.drawRoundedRect(centred(bar, size), 1.5, 1.5);
}

void paintRowBackground(QPainter& painter, const QStyleOptionViewItem& option) {
  const ColourPalette& palette = Theme::instance().palette();
  const bool selected = option.state & QStyle::State_Selected;
  const bool hovered = option.state & QStyle::State_MouseOver;
  if (!selected && !hovered) return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(selected ? palette.accentTint : palette.surfaceRaised);
  painter.drawRoundedRect(option.rect.adjusted(0, 1, 0, -1), 5, 5);
  painter.restore();
}

QFont moveFont(const QFont& base) {
  QFont font = codeFont(base);
  font.setWeight(QFont::Bold);
  return font;
}

int pillColumnWidth(const QFont& base, std::uint32_t mostPlies) {
  const QFontMetrics metrics(pillFont(base));
  int widest = 0;
  for (const Outcome outcome : {Outcome::Loss, Outcome::Draw, Outcome::Win})
    widest = std::max(widest, metrics.horizontalAdvance(valueText({outcome, mostPlies})));
  const int unit = QFontMetrics(base).height();
  return std::max(unit * 9 / 2, widest + unit);
}

QSize MovesDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
  return {minRowWidth, option.fontMetrics.height() + 13};
}

void MovesDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const ColourPalette& palette = Theme::instance().palette();
  const QString text = index.data(MovesModel::MoveTextRole).toString();
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setFont(option.font);
  if (index.data(MovesModel::IsHeadingRole).toBool()) {
    painter->setPen(palette.textMuted);
    painter->drawText(option.rect.adjusted(sideMargin, 0, -sideMargin, -2), Qt::AlignLeft | Qt::AlignBottom, text);
    painter->restore();
    return;
  }
  paintRowBackground(*painter, option);
  const QString note = index.data(MovesModel::NoteRole).toString();
  const auto sign = static_cast<MoveSign>(index.data(MovesModel::SignRole).toInt());
  const auto* model = static_cast<const MovesModel*>(index.model());
  const int widestMove = QFontMetrics(moveFont(option.font)).horizontalAdvance(model->longestMove());
  const Columns columns(option.rect, option.fontMetrics, *model, sign != MoveSign::None, widestMove,
                        pillColumnWidth(option.font, model->mostPlies()));
  if (sign != MoveSign::None) paintSign(*painter, columns.sign, sign);
  painter->setPen(palette.text);
  painter->setFont(moveFont(option.font));
  painter->drawText(columns.move, Qt::AlignLeft | Qt::AlignVCenter, text);
  const auto value = model->valueAt(index);
  if (value) {
    painter->setFont(pillFont(option.font));
    paintPill(*painter, columns.pill, index.data(MovesModel::ValueRole).toString(), value->outcome);
    if (value->outcome != Outcome::Draw && !columns.bar.isEmpty())
      paintBar(*painter, columns.bar, index.data(MovesModel::BarShareRole).toDouble(), value->outcome);
    painter->setFont(option.font);
    painter->setPen(index.data(MovesModel::PerfectRole).toBool() ? palette.text : palette.textMuted);
    painter->drawText(columns.note, Qt::AlignRight | Qt::AlignVCenter,
                      option.fontMetrics.elidedText(note, Qt::ElideRight, columns.note.width()));
  }
  painter->restore();
}

}  // namespace kotai::ui

#include "moc_moves_delegate.cpp"
