#include "ui/docks/tables/figures_model.h"

#include <QBrush>
#include <QLocale>
#include <algorithm>
#include <charconv>

#include "ui/strings/figure_strings.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

namespace {

QString toQt(const std::string& text) { return QString::fromStdString(text); }

/// Returns 5 for "mate-5".
std::optional<std::uint32_t> roundsAfter(std::string_view id, std::string_view kind) {
  std::uint32_t number = 0;
  const std::size_t start = kind.size() + 1;
  if (id.size() <= start || !id.starts_with(kind)) return std::nullopt;
  const auto [end, fault] = std::from_chars(id.data() + start, id.data() + id.size(), number);
  return fault == std::errc() && end == id.data() + id.size() ? std::optional(number) : std::nullopt;
}

}  // namespace

std::optional<PositionFilter> filterOfFigure(const Variant& variant, std::string_view id) {
  PositionFilter filter;
  if (const auto outcome = outcomeFromText(id)) {
    filter.kind = FindKind::Cell;  // listed by value alone
    filter.outcome = outcome;
    return filter;
  }
  for (const FindKind kind : findKinds(variant)) {
    const PositionKind& read = positionKind(variant, kind);
    filter.kind = kind;
    if (id == kind.id || id == read.figure) return filter;
    if (read.number != KindNumber::Rounds) continue;
    filter.distancePlies = roundsAfter(id, kind.id);
    if (filter.distancePlies) return filter;
  }
  return std::nullopt;
}

void FiguresModel::setRows(std::vector<FigureRow> rows) {
  const bool sameFigures = std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(),
                                      [](const FigureRow& left, const FigureRow& right) { return left.id == right.id; });
  if (sameFigures) {  // the new figures keep the scroll position
    m_rows = std::move(rows);
    retranslate();
    return;
  }
  beginResetModel();
  m_rows = std::move(rows);
  endResetModel();
}

Agreement FiguresModel::agreement(bool elsewhere) const {
  Agreement agreement;
  for (const FigureRow& row : m_rows)
    if (row.elsewhere == elsewhere) agreement.add(check(row));
  return agreement;
}

int FiguresModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_rows.size()); }

int FiguresModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant FiguresModel::alignmentOf(int column) {
  return column == NameColumn || column == CheckColumn ? wordAlignment() : numberAlignment();
}

QVariant FiguresModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const FigureRow& row = m_rows[static_cast<std::size_t>(index.row())];
  const auto column = static_cast<Column>(index.column());
  switch (role) {
    case Qt::DisplayRole: return text(row, column);
    case Qt::EditRole:  // text for copying
      if (column == PublishedColumn && !row.published.empty()) return toQt(row.published);
      if (column == ComputedColumn && !row.computed.empty()) return toQt(row.computed);
      return {};
    case Qt::TextAlignmentRole: return alignmentOf(index.column());
    case Qt::ForegroundRole: {
      const ColourPalette& palette = Theme::instance().palette();
      if (column == PublishedColumn) return QBrush(palette.textMuted);
      if (column != CheckColumn) return {};
      if (check(row) == FigureCheck::Equal) return QBrush(palette.textOf(Outcome::Win));
      return QBrush(check(row) == FigureCheck::Different ? palette.textOf(Outcome::Loss) : palette.textMuted);
    }
    case Qt::ToolTipRole: {
      QStringList lines;
      const QString explanation = figureExplanation(row.id, row.gameId);
      if (!explanation.isEmpty()) lines << explanation;
      if (!row.source.empty()) lines << tr("Published in: %1").arg(toQt(row.source));
      if (row.filter || !row.query.empty()) lines << tr("Double-click or Enter lists these positions");
      return lines.join(QLatin1Char('\n'));
    }
    default: return {};
  }
}

QString FiguresModel::text(const FigureRow& row, Column column) const {
  switch (column) {
    case NameColumn: return figureName(row.id, row.gameId);
    case PublishedColumn: return row.published.empty() ? tr("none", "no published figure") : figureValueText(row.published);
    case ComputedColumn: return row.computed.empty() ? tr("not known", "figure") : figureValueText(row.computed);
    default: return checkText(row);
  }
}

QString FiguresModel::checkText(const FigureRow& row) const {
  switch (check(row)) {
    case FigureCheck::Own: return tr("Kotai's figure");
    case FigureCheck::NotKnown: return QString();
    case FigureCheck::Equal: return QStringLiteral("✓");
    case FigureCheck::Slip: return tr("misprint in the paper");
    case FigureCheck::NotComparable: return tr("not comparable");
    case FigureCheck::Different: break;
  }
  bool publishedIsNumber = false;
  bool computedIsNumber = false;
  const qlonglong published = toQt(row.published).toLongLong(&publishedIsNumber);
  const qlonglong computed = toQt(row.computed).toLongLong(&computedIsNumber);
  if (!publishedIsNumber || !computedIsNumber) return tr("✗ differs");
  const qlonglong difference = computed - published;
  return QStringLiteral("✗ ") + (difference > 0 ? QStringLiteral("+") : QString()) + QLocale().toString(difference);
}

QVariant FiguresModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole) return alignmentOf(section);
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case NameColumn: return tr("Figure");
    case PublishedColumn: return tr("Published");
    case ComputedColumn: return tr("Computed here");
    case CheckColumn: return tr("Check", "whether figures agree");
    default: return {};
  }
}

}  // namespace kotai::ui

#include "moc_figures_model.cpp"
