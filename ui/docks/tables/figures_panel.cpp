#include "ui/docks/tables/figures_panel.h"

#include <QBrush>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <charconv>

#include "ui/charts/chart_style.h"
#include "ui/strings/figure_strings.h"
#include "ui/theme/label.h"
#include "ui/theme/palette.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/number_table.h"

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

namespace {
constexpr int widestPx = 640;
}

FiguresPanel::FiguresPanel(QWidget* parent) : QWidget(parent) {
  whenLanguageChanges(this, [this] { refresh(); });
  m_model = new FiguresModel(this);
  m_table = new QTableView(this);
  m_table->setModel(m_model);
  setUpNumberTable(*m_table);
  m_table->horizontalHeader()->setSectionResizeMode(FiguresModel::NameColumn, QHeaderView::Stretch);
  m_table->setMaximumWidth(widestPx);
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_summary = new Label(this);
  m_summary->setProperty("muted", true);
  m_summary->setFont(smallFont(font()));
  m_summary->setWordWrap(true);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  column->addWidget(m_summary);
  column->addWidget(m_table, 1);
  connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) {
    const FigureRow& row = m_model->rows()[static_cast<std::size_t>(index.row())];
    if (row.filter) emit filterActivated(*row.filter);
  });
  connect(&Theme::instance(), &Theme::changed, this, &FiguresPanel::refresh);
  refresh();
}

void FiguresPanel::setRows(std::vector<FigureRow> rows) {
  m_failure.clear();
  m_model->setRows(std::move(rows));
  refresh();
}

void FiguresPanel::showFailure(const QString& text) {
  m_failure = text;
  m_model->setRows({});
  refresh();
}

void FiguresPanel::refresh() {
  m_model->retranslate();
  const std::vector<FigureRow>& rows = m_model->rows();
  const bool comparing = std::any_of(rows.begin(), rows.end(), [](const FigureRow& row) { return !row.published.empty(); });
  for (const auto column : {FiguresModel::PublishedColumn, FiguresModel::CheckColumn})
    m_table->setColumnHidden(column, !comparing);
  if (!m_failure.isEmpty())
    m_summary->setText(m_failure);
  else if (m_model->rowCount() == 0)
    m_summary->setText(tr("Reading the figures…"));
  else if (!comparing)
    m_summary->setText(tr("No paper has figures for this variant. These are Kotai's own."));
  else
    m_summary->setText(summary());
  m_table->setAccessibleName(tr("Published and computed figures"));
}

QString FiguresPanel::summary() const {
  const Agreement own = m_model->agreement();
  QStringList parts{tr("%1 of %2 published figures agree with those computed here").arg(own.equal).arg(own.compared())};
  if (own.different > 0) parts << tr("%n differ", "figures", own.different);
  if (own.slips > 0) parts << tr("%n are misprints in the paper", "figures", own.slips);
  if (own.notComparable > 0) parts << tr("%n are not comparable", "figures", own.notComparable);
  if (own.notKnown > 0) parts << tr("%n are not known yet", "figures", own.notKnown);
  QString text = tr("%1.", "a sentence").arg(parts.join(tr(", ", "between parts of a sentence")));
  const Agreement boards = m_model->agreementElsewhere();
  if (boards.compared() + boards.notKnown > 0) text += QLatin1Char(' ') + boardsSentence(m_model->rows().front().gameId, boards);
  return text;
}

}  // namespace kotai::ui

#include "moc_figures_panel.cpp"
