#include "ui/docks/positions/positions_panel.h"

#include <QAction>
#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollBar>
#include <algorithm>

#include "core/base/read_failure.h"
#include "core/tables/solution_check.h"
#include "ui/background/background.h"
#include "ui/charts/chart_style.h"
#include "ui/files/safe_file.h"
#include "ui/jobs/job_manager.h"
#include "ui/strings/strings.h"
#include "ui/theme/icons.h"
#include "ui/widgets/copy_key.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/screen_size.h"

namespace kotai::ui {

/// Maximum length of a saved list. kotai-cli can save longer lists, because it writes each entry as soon as the
/// entry is found.
constexpr quint64 maxSaved = 5'000'000;

constexpr std::size_t pagePositions = 1U << 16;

static std::optional<ListFormat> listFormatOf(const QString& fileName) {
  const QString suffix = QFileInfo(fileName).suffix().toLower();
  if (suffix == QLatin1String("csv")) return ListFormat::Csv;
  if (suffix == QLatin1String("json")) return ListFormat::Json;
  if (suffix == QLatin1String("jsonl")) return ListFormat::JsonLines;
  if (suffix == QLatin1String("kotaigame")) return ListFormat::Games;
  return std::nullopt;
}

/// Returns the contents of a file with all positions in order. Reads the whole list. Throws SolutionError.
static QByteArray listBytes(const CardList& list, ListFormat format) {
  const std::uint64_t count = list.count();
  std::string bytes = format == ListFormat::Csv ? list.columns() + "\n" : format == ListFormat::Json ? "[\n" : "";
  for (std::uint64_t first = 0; first < count;) {
    const std::vector<std::string> page = list.written(first, pagePositions, format, {});
    if (page.empty()) break;
    for (const std::string& each : page) {
      const bool last = ++first == count;
      if (format == ListFormat::Json) bytes += "  ";
      bytes += each;
      if (format == ListFormat::Json) bytes += last ? "\n" : ",\n";
      if (format == ListFormat::Csv || format == ListFormat::JsonLines) bytes += '\n';
    }
  }
  if (format == ListFormat::Json) bytes += "]\n";
  return QByteArray::fromStdString(bytes);
}

struct Written {
  std::optional<SolutionError> unread;
  std::optional<FileFailure> failure;
};

ListSaver::ListSaver(std::vector<ListFormat> formats, QWidget* parent)
    : QObject(parent), m_formats(std::move(formats)), m_window(parent) {}

QStringList ListSaver::filters() const {
  QStringList filters;
  for (const ListFormat format : m_formats) switch (format) {
      case ListFormat::Csv: filters << tr("Tables (*.csv)"); break;
      case ListFormat::Json: filters << tr("JSON (*.json)"); break;
      case ListFormat::JsonLines: filters << tr("JSON lines (*.jsonl)"); break;
      case ListFormat::Games: filters << tr("Games (*.kotaigame)"); break;
    }
  return filters;
}

QString ListSaver::refusal() const {
  return std::ranges::find(m_formats, ListFormat::Games) == m_formats.end()
             ? tr("“%1” was not saved. Its name must end in .csv, .json or .jsonl.")
             : tr("“%1” was not saved. Its name must end in .csv, .json, .jsonl or .kotaigame.");
}

void ListSaver::ask(const std::shared_ptr<const CardList>& list, const QString& name) {
  if (list->count() > maxSaved)
    return emit messageRaised(
        tr("The list has too many positions for one file. The limit is %1.").arg(countText(static_cast<double>(maxSaved))));
  QString chosen;
  const QString file = askForSaveName(m_window, tr("Save list"), QStringLiteral("%1.csv").arg(name),
                                      filters().join(QStringLiteral(";;")), &chosen);
  if (file.isEmpty()) return;
  const QString suffix = chosen.section(QLatin1Char('*'), -1).chopped(1);
  save(list, QFileInfo(file).suffix().isEmpty() ? file + suffix : file);
}

void ListSaver::save(const std::shared_ptr<const CardList>& list, const QString& file) {
  const std::optional<ListFormat> format = listFormatOf(file);
  if (!format || std::ranges::find(m_formats, *format) == m_formats.end())
    return emit messageRaised(refusal().arg(fileNameText(file)));
  emit messageRaised(tr("Saving…"));
  auto write = [list, format = *format, file] {
    Written written;
    try {
      written.failure = writeWhole(file, listBytes(*list, format));
    } catch (...) {
      written.unread = readFailure({});
    }
    return written;
  };
  runInBackground(this, std::move(write), [this, file](const Written& written) {
    if (written.unread)
      emit messageRaised(errorText(*written.unread));
    else if (written.failure)
      emit messageRaised(fileFailureText(*written.failure));
    else
      emit messageRaised(tr("Saved as %1.").arg(fileText(file)));
  });
}

constexpr int lowestListPx = 96;  // height of one card

static CardView* makeCardList(PositionsModel* model, QWidget* parent) {
  auto* list = new CardView(parent);
  list->setModel(model);
  list->setContextMenuPolicy(Qt::CustomContextMenu);
  list->setSelectionMode(QAbstractItemView::ExtendedSelection);
  return list;
}

PositionsPanel::PositionsPanel(StateHub* hub, const QString& objectName, QWidget* parent)
    : StateDock(hub, objectName, parent),
      m_list(makeCardList(m_model, this)),
      m_previous(makeButton("step-back")),
      m_next(makeButton("step-forward")),
      m_random(makeButton("")) {
  m_count->setAlignment(Qt::AlignCenter);
  m_count->setFont(smallFont(font()));
}

QToolButton* PositionsPanel::makeButton(const char* icon) {
  auto* button = new QToolButton(this);
  if (*icon)
    button->setIcon(themedIcon(QLatin1String(icon)));
  else
    button->setProperty("framed", true);  // a plain text button would look like a label
  button->setFont(smallFont(font()));
  return button;
}

void PositionsPanel::buildList(const std::vector<QWidget*>& choices, const std::vector<QWidget*>& further,
                               const std::vector<QWidget*>& notes) {
  auto* controls = new FlowLayout;
  for (QWidget* each : choices) controls->addWidget(each);
  m_stepper = groupedWidgets({m_previous, m_count, m_next});
  addWidgets(controls, {m_stepper, m_random});
  for (QWidget* each : further) controls->addWidget(each);
  if (m_save) controls->addWidget(m_save);
  m_inner = new QStackedWidget;
  addWidgets(m_inner, {m_list, m_noHits});
  fillHeightLeft(m_inner, lowestListPx);
  auto* contents = new QWidget;
  auto* column = makeLayout<QVBoxLayout>(contents, {12, 4, 4, 6}, 4);
  column->addLayout(controls);
  for (QWidget* note : notes) column->addWidget(note);
  if (m_messageLabel) column->addWidget(m_messageLabel);
  column->addWidget(m_inner, 1);
  connectList();
  build(contents);
}

void PositionsPanel::connectList() {
  connect(m_previous, &QToolButton::clicked, this, &PositionsPanel::openPrevious);
  connect(m_next, &QToolButton::clicked, this, &PositionsPanel::openNext);
  connect(m_random, &QToolButton::clicked, this, &PositionsPanel::openRandom);
  connect(m_list, &QListView::activated, this, &PositionsPanel::open);
  connect(m_list, &QListView::customContextMenuRequested, this, &PositionsPanel::showContextMenu);
  connect(m_list->verticalScrollBar(), &QScrollBar::valueChanged, this, [this](int value) {
    if (value == m_list->verticalScrollBar()->minimum()) m_model->fetchPrevious();
  });
  connect(m_model, &PositionsModel::rowsInserted, this, [this](const QModelIndex&, int first, int last) {
    if (first == 0 && last + 1 < m_model->rowCount())  // keeps the view in place after inserting earlier entries above
      m_list->scrollTo(m_model->index(last + 1), QAbstractItemView::PositionAtTop);
  });
  connect(m_model, &PositionsModel::counted, this, &PositionsPanel::showList);
  connect(m_model, &PositionsModel::firstShown, this, &PositionsPanel::showList);
  connect(m_model, &PositionsModel::numberReady, this, [this](quint64 number) {
    const QModelIndex index = m_model->index(m_model->rowOf(number));
    const bool inSight = m_list->viewport()->rect().contains(m_list->visualRect(index));
    m_list->setCurrentIndex(index);
    if (!inSight) m_list->scrollTo(index, QAbstractItemView::PositionAtTop);  // shows the whole card at the top
    open(index);
  });
  connect(m_model, &PositionsModel::drawn, this, &PositionsPanel::openDrawn);
  connect(m_model, &PositionsModel::numberFound, this, &PositionsPanel::onNumberFound);
  connect(m_model, &PositionsModel::failed, this, [this](const SolutionError& error) {
    m_numbering = false;
    m_failure = error;
    showList();
    if (offersRepair()) hub()->jobs()->recordFailure(state().variantId, error);
  });
  connect(m_noHits->button(), &QPushButton::clicked, this, [this] {
    if (offersRepair()) hub()->requestWork();
  });
}

QString PositionsPanel::failure() const { return m_failure ? errorText(*m_failure) : QString(); }

/// Returns whether to offer a repair. If the list reads several solutions, the damaged one is unknown, so there
/// is no offer.
bool PositionsPanel::offersRepair() const { return m_failure && isDamaged(*m_failure) && !readsOthers(); }

void PositionsPanel::showSteps(bool shown) {
  m_stepper->setVisible(shown);
  m_random->setVisible(shown);
}

void PositionsPanel::createSaver(std::vector<ListFormat> formats) {
  m_save = makeButton("");
  m_messageLabel = wrapping(new Label(this));
  m_messageLabel->hide();
  m_saver = new ListSaver(std::move(formats), this);
  connect(m_saver, &ListSaver::messageRaised, this, &PositionsPanel::showStatus);
  connect(m_save, &QToolButton::clicked, this, [this] {
    if (m_model->source()) m_saver->ask(m_model->source(), suggestedName());
  });
}

void PositionsPanel::saveList(const QString& file) {
  if (m_model->source()) m_saver->save(m_model->source(), file);
}

void PositionsPanel::showStatus(const QString& text) {
  if (!m_messageLabel) return;
  m_messageLabel->setText(text);
  m_messageLabel->setVisible(!text.isEmpty());
}

void PositionsPanel::startList() {
  showStatus({});  // removes messages about the previous list
  m_current.reset();
  m_numbering = false;
  m_failure.reset();
  m_list->scrollToTop();  // shows the beginning of the new list
  showList();
}

void PositionsPanel::open(const QModelIndex& index) {
  if (!index.isValid()) return;
  const auto position = index.data(PositionsModel::PositionRole).value<AnyPosition>();
  m_current = index.data(PositionsModel::NumberRole).toULongLong();
  m_numbering = false;
  showList();
  emit positionActivated(position);
}

/// Opens a randomly drawn position on the board immediately. A worker determines its number in the list later.
void PositionsPanel::openDrawn(const AnyPosition& position) {
  m_current.reset();
  m_numbering = true;
  m_stepsAfter = 0;
  m_list->clearSelection();
  showList();
  emit positionActivated(position);
}

void PositionsPanel::onNumberFound(quint64 number) {
  if (!std::exchange(m_numbering, false)) return;  // another position was opened in the meantime
  m_current = number;
  const QModelIndex index = m_model->index(m_model->rowOf(number));
  m_list->setCurrentIndex(index);
  m_list->scrollTo(index, QAbstractItemView::PositionAtTop);
  showList();
  const int steps = std::exchange(m_stepsAfter, 0);
  if (steps > 0) openNext();
  if (steps < 0) openPrevious();
}

void PositionsPanel::openNext() {
  m_stepsAfter = 1;
  if (m_numbering) return;
  if (m_model->count() > 0) m_model->jumpTo(m_current ? (*m_current + 1) % m_model->count() : 0);
}

void PositionsPanel::openPrevious() {
  m_stepsAfter = -1;
  if (m_numbering) return;
  const quint64 count = m_model->count();
  if (count > 0) m_model->jumpTo(m_current ? (*m_current + count - 1) % count : count - 1);
}

void PositionsPanel::openRandom() {
  if (m_model->count() > 0) m_model->draw(QRandomGenerator::global()->generate64() % m_model->count());
}

void PositionsPanel::copySelected() const {
  const QString texts = selectedTexts(*m_list, PositionsModel::TextRole);
  if (!texts.isEmpty()) QGuiApplication::clipboard()->setText(texts);
}

void PositionsPanel::showContextMenu(const QPoint& at) {
  const QModelIndex index = m_list->indexAt(at);
  if (!index.isValid()) return;
  if (!m_list->selectionModel()->isSelected(index)) m_list->setCurrentIndex(index);
  QMenu menu(this);
  const QAction* openEntry = menu.addAction(tr("Open"));
  const QAction* copyEntry = menu.addAction(tr("Copy position"));
  const QAction* chosen = menu.exec(m_list->viewport()->mapToGlobal(at));
  if (chosen == openEntry) open(index);
  if (chosen == copyEntry) copySelected();
}

void PositionsPanel::showList() {
  const bool some = m_model->count() > 0;
  const bool shown = some || m_model->rowCount() > 0;
  m_inner->setCurrentWidget(shown && !m_failure ? static_cast<QWidget*>(m_list) : m_noHits);
  for (QToolButton* each : {m_previous, m_next, m_random}) each->setEnabled(some);
  showControls();
  showCount();
  m_noHits->setAction(offersRepair() ? tr("Repair") : QString());
  explainNoHits();
  m_inner->setMinimumHeight(m_inner->currentWidget() == m_list ? lowestListPx : m_noHits->minimumSizeHint().height());
}

void PositionsPanel::explainNoHits() {
  if (!failure().isEmpty())
    noHits()->setStrings(tr("The positions could not be read"), failure());
  else if (m_model->isCounting())
    noHits()->setStrings(tr("Looking for positions…"), {});
  else if (!m_model->isWhole())
    noHits()->setStrings(tr("No positions found"), tr("You stopped the search before it found a position."));
  else
    noHits()->setStrings(tr("No such positions"), adviceForNone());
}

QString PositionsPanel::numberText(quint64 number, quint64 count) const {
  return tr("%1 of %2", "number of the open position, of all")
      .arg(countText(static_cast<double>(number)), countText(static_cast<double>(count)));
}

QString PositionsPanel::allText(quint64 count) const { return tr("%1 positions").arg(countText(static_cast<double>(count))); }

void PositionsPanel::showCount() {
  const quint64 count = m_model->count();
  m_count->setText(m_model->isCounting() ? tr("counting…") : m_current ? numberText(*m_current + 1, count) : allText(count));
  // Makes the label as wide as its longest text, so that the next button does not move under the pointer.
  int widest = 0;
  for (QString text : {numberText(count, count), allText(count)}) {
    for (QChar& letter : text)
      if (letter.isDigit()) letter = QLatin1Char('0');  // digits differ in width
    widest = std::max(widest, m_count->fontMetrics().horizontalAdvance(text) + 4);
  }
  m_count->setFixedWidth(std::max(widest, m_model->isCounting() ? m_count->sizeHint().width() : 0));
}

void PositionsPanel::retranslate() {
  setWindowTitle(tr("Positions"));
  m_previous->setToolTip(tr("Open the previous position in this list"));
  m_next->setToolTip(tr("Open the next position in this list"));
  if (m_save) m_save->setText(tr("Save…"));
  m_random->setText(tr("Random"));
  m_random->setToolTip(tr("Open one of these positions at random"));
  m_previous->setAccessibleName(m_previous->toolTip());
  m_next->setAccessibleName(m_next->toolTip());
}

}  // namespace kotai::ui

#include "moc_positions_panel.cpp"
