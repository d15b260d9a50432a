#include "ui/docks/tables/figures_panel.h"

#include <QBrush>
#include <QHeaderView>
#include <QLocale>
#include <algorithm>
#include <charconv>
#include <numeric>

#include "ui/strings/strings.h"
#include "ui/strings/table_strings.h"
#include "ui/theme/palette.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

constexpr int widestPx = 640;

static QString toQt(const std::string& text) { return QString::fromStdString(text); }

/// Returns the number after a kind in a figure's id, such as 5 for "mate-5".
static std::optional<std::uint32_t> roundsOfId(std::string_view id, std::string_view kind) {
  std::uint32_t number = 0;
  const std::size_t start = kind.size() + 1;
  if (id.size() <= start || !id.starts_with(kind)) return std::nullopt;
  const auto [end, fault] = std::from_chars(id.data() + start, id.data() + id.size(), number);
  return fault == std::errc() && end == id.data() + id.size() ? std::optional(number) : std::nullopt;
}

std::optional<PositionFilter> filterOfFigure(const Variant& variant, std::string_view id) {
  PositionFilter filter;
  if (const auto outcome = outcomeFromText(id)) {
    filter.kind = FindKind::Cell;  // filters positions by value alone
    filter.outcome = outcome;
    return filter;
  }
  for (const FindKind kind : findKinds(variant)) {
    const PositionKind& read = positionKind(variant, kind);
    filter.kind = kind;
    if (id == kind.id || id == read.figure) return filter;
    if (read.number != KindNumber::Rounds) continue;
    filter.distancePlies = roundsOfId(id, kind.id);
    if (filter.distancePlies) return filter;
  }
  return std::nullopt;
}

void FiguresModel::setRows(std::vector<FigureRow> rows) {
  const bool sameFigures = std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(),
                                      [](const FigureRow& left, const FigureRow& right) { return left.id == right.id; });
  if (sameFigures) {  // resetting the model would lose the scroll position
    m_rows = std::move(rows);
    retranslate();
    return;
  }
  RowsModel::setRows(std::move(rows));
}

Agreement FiguresModel::agreement(bool elsewhere) const {
  Agreement agreement;
  for (const FigureRow& row : m_rows)
    if (row.elsewhere == elsewhere) agreement.add(check(row));
  return agreement;
}

QVariant FiguresModel::headingAlignment(int column) const {
  return column == NameColumn || column == CheckColumn ? wordAlignment() : numberAlignment();
}

QVariant FiguresModel::cell(const FigureRow& row, int column, int role) const {
  switch (role) {
    case Qt::DisplayRole: return text(row, column);
    case Qt::EditRole:  // text for the clipboard
      if (column == PublishedColumn && !row.published.empty()) return toQt(row.published);
      if (column == ComputedColumn && !row.computed.empty()) return toQt(row.computed);
      return {};
    case Qt::TextAlignmentRole: return headingAlignment(column);
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
      if (row.filter || !row.query.empty() || !row.kind.empty()) lines << tr("Click or press Enter to list these positions");
      return lines.join(QLatin1Char('\n'));
    }
    default: return {};
  }
}

QString FiguresModel::text(const FigureRow& row, int column) const {
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

QString FiguresModel::heading(int column) const {
  switch (column) {
    case NameColumn: return tr("Figure");
    case PublishedColumn: return tr("Published");
    case ComputedColumn: return tr("Computed here");
    case CheckColumn: return tr("Check", "whether figures agree");
    default: return {};
  }
}

FiguresPanel::FiguresPanel(QWidget* parent) : QWidget(parent) {
  m_model = new FiguresModel(this);
  m_table = new QTableView(this);
  m_table->setModel(m_model);
  setUpNumberTable(*m_table);
  m_table->horizontalHeader()->setSectionResizeMode(FiguresModel::NameColumn, QHeaderView::Stretch);
  m_table->setMaximumWidth(widestPx);
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_summary = muted(new Label(this));
  m_summary->setFont(smallFont(font()));
  m_summary->setWordWrap(true);
  auto* column = makeLayout<QVBoxLayout>(this, {0, 0, 0, 0}, 4);
  column->addWidget(m_summary);
  column->addWidget(m_table, 1);
  connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) {
    const FigureRow& row = m_model->row(index.row());
    if (row.filter) emit filterActivated(*row.filter);
  });
  activateOnClick(*m_table, [this](const QModelIndex& index) {
    const bool isNumber = index.column() == FiguresModel::PublishedColumn || index.column() == FiguresModel::ComputedColumn;
    return isNumber && m_model->rows()[static_cast<std::size_t>(index.row())].filter;
  });
  connect(&Theme::instance(), &Theme::changed, this, &FiguresPanel::refresh);
  keepTranslated(this, [this] { refresh(); });
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

static QString muted(const QString& text) {
  return QStringLiteral("<span style='color:%1'>%2</span>")
      .arg(Theme::instance().palette().textMuted.name(), text.toHtmlEscaped());
}

static QString row(const QString& name, const QString& figures) {
  return QStringLiteral("<tr><td style='padding:0 6px 1px 0'>%1</td>%2</tr>").arg(name, figures);
}

static QString figure(const QString& text) {
  return QStringLiteral("<td align='right' style='padding:0 0 1px 8px'>%1</td>").arg(text);
}

TotalsPanel::TotalsPanel(QWidget* parent) : Label(parent) {
  whenLanguageChanges(this, [this] { refill(); });
  setTextFormat(Qt::RichText);
  setAlignment(Qt::AlignTop | Qt::AlignLeft);
  setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Preferred);
  connect(&Theme::instance(), &Theme::changed, this, &TotalsPanel::refill);
}

void TotalsPanel::setTotals(TotalsPtr totals, std::uint64_t storedPositions, AggregateTablePtr shown) {
  m_totals = std::move(totals);
  m_stored = storedPositions;
  m_shown = std::move(shown);
  m_inTable = {};
  for (std::size_t i = 0; m_shown && i < m_inTable.size(); ++i)
    m_inTable[i] = std::accumulate(m_shown->cells[i].begin(), m_shown->cells[i].end(), std::uint64_t{0});
  refill();
}

void TotalsPanel::refill() {
  if (!m_totals) {
    clear();
    return;
  }
  setFont(smallFont(parentWidget() ? parentWidget()->font() : font()));
  setAccessibleName(tr("Totals"));
  setToolTip(
      !countsOtherwise() ? QString()
      : m_shown->counting == Counting::AsPublished
          ? tr("As published: positions in which both sides still have a piece, some of them counted twice, as in the paper")
          : tr("In tables: positions in which both sides still have a piece"));
  setText(QStringLiteral("<b>%1</b>%2<table cellspacing='0' style='margin-top:4px'>%3</table>"
                         "<table cellspacing='0' style='margin-top:8px'>%4</table>")
              .arg(tr("Totals").toHtmlEscaped(), sentence(), outcomeRows(), longestRows()));
}

bool TotalsPanel::countsOtherwise() const { return m_shown && m_totals->outcomes != m_inTable; }

QString TotalsPanel::sentence() const {
  const std::uint64_t counted = m_totals->positions();
  if (m_stored <= counted) return QString();
  return QStringLiteral("<p style='margin:4px 0 0 0'>%1<br>%2</p>")
      .arg(tr("%1 unfinished positions").arg(countText(static_cast<double>(counted))).toHtmlEscaped(),
           muted(tr("of %1 in the solution", "positions").arg(countText(static_cast<double>(m_stored)))));
}

QString TotalsPanel::outcomeRows() const {
  const ColourPalette& palette = Theme::instance().palette();
  const auto sum = [](const std::array<std::uint64_t, 3>& counts) { return counts[0] + counts[1] + counts[2]; };
  const std::uint64_t all = sum(m_totals->outcomes);
  const bool both = countsOtherwise();
  QString rows;
  if (both)
    rows += row(QString(), figure(muted(tr("all", "column: all positions"))) + figure(QString()) +
                               figure(muted(m_shown->counting == Counting::AsPublished
                                                ? tr("as published", "column: positions as the paper counts them")
                                                : tr("in tables", "column: positions counted in the tables"))));
  const auto inTables = [&](std::uint64_t count) { return both ? figure(countText(static_cast<double>(count))) : QString(); };
  for (const Outcome outcome : {Outcome::Win, Outcome::Draw, Outcome::Loss}) {
    const auto i = static_cast<std::size_t>(outcome);
    const QString name = QStringLiteral("<span style='color:%1'>■</span> %2")
                             .arg(palette.of(outcome).name(), outcomeName(outcome).toHtmlEscaped());
    rows += row(name, figure(countText(static_cast<double>(m_totals->outcomes[i]))) +
                          figure(muted(shareText(m_totals->outcomes[i], all))) + inTables(m_inTable[i]));
  }
  rows += row(tr("Positions").toHtmlEscaped(),
              figure(countText(static_cast<double>(all))) + figure(QString()) + inTables(sum(m_inTable)));
  return rows;
}

QString TotalsPanel::longestRows() const {
  const auto plies = [this](Outcome outcome) {
    return m_totals->outcomes[static_cast<std::size_t>(outcome)] == 0
               ? tr("none")
               : tr("%n plies", nullptr, static_cast<int>(m_totals->longest(outcome)));
  };
  QString rows = row(tr("Longest win").toHtmlEscaped(), figure(plies(Outcome::Win)));
  rows += row(tr("Longest loss").toHtmlEscaped(), figure(plies(Outcome::Loss)));
  if (m_totals->unfinished > 0) {
    const double average = static_cast<double>(m_totals->legalMoves) / static_cast<double>(m_totals->unfinished);
    rows += row(tr("Average number of moves").toHtmlEscaped(), figure(QLocale().toString(average, 'f', 3)));
    rows += row(tr("Most moves").toHtmlEscaped(), figure(QLocale().toString(m_totals->maxLegalMoves)));
  }
  return rows;
}

}  // namespace kotai::ui

#include "moc_figures_panel.cpp"
