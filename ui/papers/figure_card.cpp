#include "ui/papers/figure_card.h"

#include <QClipboard>
#include <QEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>
#include <algorithm>

#include "core/game/registry.h"
#include "core/works/work_export.h"
#include "ui/actions/actions.h"
#include "ui/charts/chart_style.h"
#include "ui/files/picture_file.h"
#include "ui/games/presentation.h"
#include "ui/papers/figure_table.h"
#include "ui/papers/paper_requests.h"
#include "ui/papers/paper_strings.h"
#include "ui/papers/parts_panel.h"
#include "ui/papers/reproduce_row.h"
#include "ui/strings/table_strings.h"
#include "ui/theme/fonts.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

// The following functions make the picture of a published figure for printing: only its tables and its graph,
// one below the other.

constexpr int gap = 8;

/// Returns the width of a part in the picture. A label is only as wide as its text, although it fills the page
/// on the screen.
static int widthOf(const QWidget& part) {
  // A table needs its full width, even if part of it is hidden.
  if (qobject_cast<const QTableView*>(&part)) return part.sizeHint().width();
  const auto* label = qobject_cast<const QLabel*>(&part);
  if (!label) return part.width();
  return std::min(part.width(), label->fontMetrics().size(0, label->text()).width() + gap);
}

static QColor colourOr(const QVariant& data, const QColor& otherwise) {
  if (data.canConvert<QBrush>() && data.value<QBrush>().style() != Qt::NoBrush) return data.value<QBrush>().color();
  return data.canConvert<QColor>() ? data.value<QColor>() : otherwise;
}

static void drawCell(QPainter& painter, const QRect& cell, const QVariant& text, Qt::Alignment alignment) {
  painter.drawText(cell.adjusted(4, 0, -4, 0), static_cast<int>(alignment), text.toString());
}

/// Paints the whole table, without selection and scroll bars.
static void drawTable(QPainter& painter, const QTableView& view) {
  const ColourPalette& colours = Theme::instance().palette();
  const QAbstractItemModel& model = *view.model();
  const int left = view.verticalHeader()->isHidden() ? 0 : view.verticalHeader()->width();
  const int top = view.horizontalHeader()->height();
  painter.setFont(view.font());
  painter.setPen(colours.textMuted);
  for (int column = 0; column < model.columnCount(); ++column)
    drawCell(painter, {left + view.horizontalHeader()->sectionPosition(column), 0, view.columnWidth(column), top},
             model.headerData(column, Qt::Horizontal), Qt::AlignRight | Qt::AlignVCenter);
  for (int row = 0; row < model.rowCount(); ++row) {
    const QRect line(0, top + view.verticalHeader()->sectionPosition(row), left, view.rowHeight(row));
    painter.setPen(colours.textMuted);
    if (left > 0) drawCell(painter, line, model.headerData(row, Qt::Vertical), Qt::AlignRight | Qt::AlignVCenter);
    for (int column = 0; column < model.columnCount(); ++column) {
      const QModelIndex index = model.index(row, column);
      const QRect cell(left + view.horizontalHeader()->sectionPosition(column), line.top(), view.columnWidth(column),
                       line.height());
      painter.fillRect(cell, colourOr(index.data(Qt::BackgroundRole), colours.surface));
      painter.setPen(colourOr(index.data(Qt::ForegroundRole), colours.text));
      const QVariant alignment = index.data(Qt::TextAlignmentRole);
      const bool isFlag = alignment.metaType() == QMetaType::fromType<Qt::Alignment>();
      drawCell(painter, cell, index.data(), isFlag ? alignment.value<Qt::Alignment>() : Qt::AlignLeft | Qt::AlignVCenter);
    }
  }
}

static void draw(QPainter& painter, QWidget& part) {
  const ColourPalette& colours = Theme::instance().palette();
  if (const auto* view = qobject_cast<const QTableView*>(&part)) return drawTable(painter, *view);
  if (const auto* label = qobject_cast<const QLabel*>(&part)) {
    painter.setFont(label->font());
    painter.setPen(label->property("muted").toBool() ? colours.textMuted : colours.text);
    return painter.drawText(part.rect(), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, label->text());
  }
  part.render(&painter, QPoint(), QRegion(), QWidget::DrawChildren);
}

static QSize pictureSize(const std::vector<QWidget*>& parts, const QString& words, const QFontMetrics& font) {
  const QSize below = font.size(0, words);
  QSize size(below.width() + gap, gap);
  for (const QWidget* part : parts) size = {std::max(size.width(), widthOf(*part)), size.height() + part->height() + gap};
  return size + QSize(2 * gap, below.height() + gap);
}

/// Paints the visible parts one below the other, as wide as the widest part. Adds a caption, and a line with author and
/// date.
static Picture figurePicture(const std::vector<QWidget*>& parts, const QString& caption, const QString& imprint) {
  std::vector<QWidget*> shown;
  std::ranges::copy_if(parts, std::back_inserter(shown), [](const QWidget* part) { return !part->isHidden(); });
  const QFont captionFont = smallFont(shown.empty() ? QFont() : shown.front()->font());
  const QString words = caption + QLatin1Char('\n') + imprint;
  const QSize size = pictureSize(shown, words, QFontMetrics(captionFont));
  return {caption,
          {},
          [shown, words, captionFont, size](QPainter& painter, const QRectF&) {
            painter.fillRect(QRect(QPoint(), size), Theme::instance().palette().surface);
            int top = gap;
            for (QWidget* part : shown) {
              painter.save();
              painter.translate(gap, top);
              draw(painter, *part);
              painter.restore();
              top += part->height() + gap;
            }
            painter.setFont(captionFont);
            painter.setPen(Theme::instance().palette().textMuted);
            painter.drawText(QRect(gap, top, size.width() - 2 * gap, size.height() - top), Qt::AlignLeft | Qt::AlignTop, words);
          },
          size,
          {},
          Picture::Measure::Screen};
}

static QString plainLines(const std::vector<std::string>& lines) {
  QStringList all;
  for (const std::string& line : lines) all << QString::fromStdString(line);
  return all.join(QLatin1Char('\n'));
}

FigureCard::FigureCard(WorkFigure figure, std::string gameId, SolveQueue* queue, PaperRequests* requests,
                       std::filesystem::path folder, QWidget* parent)
    : QFrame(parent),
      m_figure(std::move(figure)),
      m_gameId(std::move(gameId)),
      m_queue(queue),
      m_requests(requests),
      m_folder(std::move(folder)) {
  setObjectName(QStringLiteral("table"));
  makeLayout<QVBoxLayout>(this, {12, 10, 12, 10});
  makeHeading();
  makeTables();
  makeButtons();
  connect(m_queue, &SolveQueue::changed, this, &FigureCard::refreshSolving);
  keepTranslated(this, [this] { refresh(); });
}

void FigureCard::makeHeading() {
  m_heading = wrapping(new Label(this));
  m_heading->setFont(headingFont(font()));
  m_agreement = wrapping(new Label(this));
  m_note = muted(wrapping(new Label(this)));
  for (QLabel* label : {m_heading, m_agreement, m_note}) layout()->addWidget(label);
}

void FigureCard::makeTables() {
  m_body = new QWidget(this);
  auto* column = makeLayout<QVBoxLayout>(m_body, {0, 0, 0, 0});
  for (const WorkTable& table : m_figure.tables) {
    m_titles.push_back(wrapping(new Label(m_body)));
    m_axes.push_back(muted(wrapping(new Label(m_body))));
    m_tables.push_back(new FigureTable(table, m_gameId, m_body));
    addWidgets(column, {m_titles.back(), m_axes.back()});
    column->addWidget(m_tables.back(), 0, Qt::AlignLeft);
    connect(m_tables.back(), &FigureTable::queryChosen, this,
            [this](const QString& query) { emit m_requests->list(QString::fromStdString(m_figure.variants.front()), query); });
    connect(m_tables.back(), &FigureTable::kindChosen, this,
            [this](const QString& kind) { emit m_requests->listKind(QString::fromStdString(m_figure.variants.front()), kind); });
    connect(m_tables.back(), &FigureTable::columnChosen, this, [this](int number) {
      for (const auto& [figureId, action] : presentationOf(m_gameId).workActions)
        if (figureId == m_figure.id) emit m_requests->trigger(static_cast<int>(action), number + 1);
    });
  }
  if (std::ranges::any_of(m_figure.tables, [](const WorkTable& table) {
        return !table.columns.empty() &&
               std::ranges::any_of(table.cells, [](const PublishedFigure& cell) { return !cell.published.empty(); });
      })) {
    m_key = new ColourKey(tableKey, m_body);
    column->addWidget(m_key);
  }
  if (const auto variant = parseVariant(m_figure.graph)) {
    m_graph = new PartsPanel(*variant, m_requests, m_body);
    if (!m_figure.pictures.empty()) m_graph->showPosition(m_figure.pictures.front().position);
    column->addWidget(m_graph);
  }
  if (!m_figure.pictures.empty()) {
    m_pictures = new PictureRow(m_figure.pictures, m_gameId, m_requests, m_body);
    column->addWidget(m_pictures);
  }
  layout()->addWidget(m_body);
}

void FigureCard::makeButtons() {
  m_commands = muted(wrapping(new Label(this)));
  m_commands->setFont(smallCodeFont(font()));
  m_commands->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_larger = muted(wrapping(new Label(this)));
  m_larger->setTextFormat(Qt::RichText);
  connect(m_larger, &QLabel::linkActivated, this, [this](const QString& link) { emit m_requests->open(link, QString()); });
  auto* row = new QHBoxLayout;
  m_solve = new QPushButton(this);
  connect(m_solve, &QPushButton::clicked, this, [this] {
    std::vector<std::string> wanted = unsolvedVariants(m_figure, m_folder);
    std::erase_if(wanted, [](const std::string& id) { return !isSolvedSoon(id); });
    m_queue->add(std::move(wanted));
  });
  m_export = new QToolButton(this);
  m_export->setPopupMode(QToolButton::InstantPopup);
  m_export->setMenu(new QMenu(m_export));
  row->addWidget(m_solve);
  for (const auto& [figureId, action] : presentationOf(m_gameId).workActions) {
    if (figureId != m_figure.id) continue;
    m_more.push_back(new QPushButton(this));
    connect(m_more.back(), &QPushButton::clicked, this,
            [this, id = action] { emit m_requests->trigger(static_cast<int>(id), {}); });
    row->addWidget(m_more.back());
  }
  row->addWidget(m_export);
  row->addStretch(1);
  layout()->addWidget(m_commands);
  layout()->addWidget(m_larger);
  static_cast<QVBoxLayout*>(layout())->addLayout(row);
}

void FigureCard::setFigure(WorkFigure figure) {
  m_figure = std::move(figure);
  m_computed = true;
  for (std::size_t number = 0; number < m_tables.size(); ++number) m_tables[number]->setTable(m_figure.tables[number]);
  if (m_pictures) m_pictures->setPictures(m_figure.pictures);
  refresh();
}

void FigureCard::setGraphSolution(SolutionPtr solution) {
  if (m_graph) m_graph->setSolution(std::move(solution));
}

void FigureCard::refresh() {
  const Presentation& game = presentationOf(m_gameId);
  m_heading->setText(
      tr("%1: %2", "place in the work, what it shows").arg(placeText(m_figure.place), figureTitle(m_figure, m_gameId)));
  m_agreement->setText(m_computed ? agreementText(agreementOf(m_figure)) : tr("Reading the solutions…"));
  m_agreement->setVisible(!m_agreement->text().isEmpty());
  m_export->setEnabled(m_computed);  // an earlier export would say that nothing is solved
  const QString note = game.workNote ? game.workNote(m_figure.id) : QString();
  m_note->setText(note);
  m_note->setVisible(!note.isEmpty());
  for (std::size_t number = 0; number < m_tables.size(); ++number) {
    const WorkTable& table = m_figure.tables[number];
    const QString title = tableTitle(table, m_gameId);
    m_titles[number]->setText(title);
    m_titles[number]->setVisible(!title.isEmpty());
    m_axes[number]->setVisible(!table.columns.empty());
    if (!table.columns.empty()) m_axes[number]->setText(headingsText(m_figure, table, m_gameId));
    m_tables[number]->setAccessibleName(title.isEmpty() ? m_heading->text() : m_heading->text() + QStringLiteral(", ") + title);
  }
  m_commands->setText(plainLines(m_figure.commands));
  m_commands->setVisible(!m_figure.commands.empty());
  std::size_t next = 0;
  for (const auto& [figureId, action] : game.workActions)
    if (figureId == m_figure.id) m_more[next++]->setText(Actions::nameOf(action));
  fillExportMenu();
  refreshSolving();
}

void FigureCard::refreshSolving() {
  const std::vector<std::string> missing = unsolvedVariants(m_figure, m_folder);
  std::vector<std::string> soon;
  std::vector<std::string> larger;
  for (const std::string& id : missing) (isSolvedSoon(id) ? soon : larger).push_back(id);
  const auto waiting = std::ranges::count_if(soon, [this](const std::string& id) { return m_queue->waits(id); });
  m_solve->setVisible(!soon.empty());
  m_solve->setEnabled(waiting < static_cast<std::ptrdiff_t>(soon.size()));
  m_solve->setText(waiting > 0 ? tr("%n still being solved", "boards", static_cast<int>(waiting))
                               : tr("Solve %n variant(s)", nullptr, static_cast<int>(soon.size())));
  m_larger->setText(largerText(larger));
  m_larger->setVisible(!larger.empty());
}

QString FigureCard::largerText(const std::vector<std::string>& larger) const {
  QStringList links;
  for (const std::string& id : larger)
    links << QStringLiteral("<a href=\"%1\">%2</a>").arg(QString::fromStdString(id), figureName(id, m_gameId));
  return tr("Larger boards take longer to solve. Open one to solve it: %1").arg(links.join(QStringLiteral(", ")));
}

void FigureCard::fillExportMenu() {
  m_export->setText(tr("Export"));
  QMenu* menu = m_export->menu();
  menu->clear();
  menu->addAction(tr("Copy as &CSV"), this, [this] { copy(workRows({m_figure}).csv(), tr("Copied as CSV.")); });
  menu->addAction(tr("Copy as &LaTeX"), this, [this] { copy(workLatex({m_figure}), tr("Copied as LaTeX.")); });
  menu->addAction(tr("&Save as CSV, LaTeX or picture…"), this, &FigureCard::save);
}

void FigureCard::copy(const std::string& text, const QString& told) {
  QGuiApplication::clipboard()->setText(QString::fromStdString(text));
  emit messageRaised(told);
}

QString FigureCard::caption() const {
  for (const GameInfo& game : gamesWithWorks())
    if (game.id == m_gameId) return QStringLiteral("%1. %2").arg(QString::fromStdString(game.work.name), m_heading->text());
  return m_heading->text();
}

/// Returns the printed parts in order. Omits the list of positions below the graph.
std::vector<QWidget*> FigureCard::pictureParts() const {
  std::vector<QWidget*> parts;
  for (std::size_t number = 0; number < m_tables.size(); ++number)
    parts.insert(parts.end(), {m_titles[number], m_axes[number], m_tables[number]});
  if (m_key) parts.push_back(m_key);
  if (m_graph) parts.insert(parts.end(), {m_graph->graph(), m_graph->key()});
  return parts;
}

QByteArray FigureCard::bytesFor(const QString& suffix) {
  if (suffix == QLatin1String("csv")) return QByteArray::fromStdString(workRows({m_figure}).csv());
  if (suffix == QLatin1String("tex")) return QByteArray::fromStdString(workLatex({m_figure}));
  const PaperPalette onWhite;
  return pictureBytes(figurePicture(pictureParts(), caption(), imprintOf(m_gameId)), suffix);
}

QString FigureCard::saveAs(const QString& fileName) {
  auto failure = unknownEnding(fileName, pictureSuffixes() << QStringLiteral("csv") << QStringLiteral("tex"));
  if (!failure) failure = writeWhole(fileName, bytesFor(QFileInfo(fileName).suffix().toLower()));
  return failure ? fileFailureText(*failure) : QString();
}

void FigureCard::save() {
  const QString proposed = QStringLiteral("%1-%2.csv").arg(QString::fromStdString(m_gameId), QString::fromStdString(m_figure.id));
  const QStringList kinds = QStringList{QStringLiteral("csv"), QStringLiteral("tex")} + pictureSuffixes();
  const QString fileName = askForSaveName(this, tr("Save figure"), proposed, fileFilters(kinds));
  if (fileName.isEmpty()) return;
  const QString failure = saveAs(fileName);
  if (failure.isEmpty()) return emit messageRaised(tr("Saved as %1.").arg(fileName));
  emit warningRaised(failure);
}

}  // namespace kotai::ui

#include "moc_figure_card.cpp"
