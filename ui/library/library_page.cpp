#include "ui/library/library_page.h"

#include <QApplication>
#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>
#include <filesystem>
#include <system_error>

#include "ui/background/background.h"
#include "ui/document/game_damage.h"
#include "ui/document/game_text.h"
#include "ui/files/safe_file.h"
#include "ui/library/library_strings.h"
#include "ui/library/mistakes_view.h"
#include "ui/strings/strings.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/flow_layout.h"

namespace kotai::ui {

static bool isCentred(int column) { return column >= LibraryModel::ResultColumn && column != LibraryModel::ReasonColumn; }

static std::optional<double> personsAccuracy(const LibraryGame& game) {
  return game.person ? game.accuracy[static_cast<std::size_t>(*game.person)] : std::nullopt;
}

QString LibraryModel::textOf(const LibraryGame& game, int column) const {
  switch (column) {
    case DateColumn: return gameDateText(game.header.date);
    case GameColumn: return variantText(game.variant);
    case FirstColumn: return playerText(game.header.first, game.person == Side::First);
    case SecondColumn: return playerText(game.header.second, game.person == Side::Second);
    case ResultColumn: return resultText(game.header.result);
    case ReasonColumn: return reasonText(game.header.reason);
    case LengthColumn: return lengthText(game.variant, game.plies);
    case AccuracyColumn:
      if (!game.person || !game.valuesShown) return accuracyText(personsAccuracy(game));
      return QStringList({accuracyText(personsAccuracy(game)), tr("with help", "after an accuracy")})
          .join(QLatin1Char(' '))
          .trimmed();
    default: return {};
  }
}

QVariant LibraryModel::cell(const LibraryGame& game, int column, int role) const {
  if (role == Qt::DisplayRole) return textOf(game, column);
  if (role == Qt::TextAlignmentRole && isCentred(column)) return QVariant(Qt::AlignCenter);
  return {};
}

QVariant LibraryModel::headingAlignment(int column) const {
  return QVariant(isCentred(column) ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignVCenter);
}

QString LibraryModel::heading(int column) const {
  switch (column) {
    case DateColumn: return tr("Date");
    case GameColumn: return tr("Game");
    case FirstColumn: return tr("First player");
    case SecondColumn: return tr("Second player");
    case ResultColumn: return tr("Result");
    case ReasonColumn: return tr("Ending");
    case LengthColumn: return tr("Length");
    case AccuracyColumn: return tr("Accuracy");
    default: return {};
  }
}

void LibraryModel::sort(int column, Qt::SortOrder order) {
  const auto before = [&](const LibraryGame& left, const LibraryGame& right) {
    if (column == DateColumn) return left.header.date < right.header.date;
    if (column == LengthColumn) return left.plies < right.plies;
    if (column == AccuracyColumn) return personsAccuracy(left) < personsAccuracy(right);
    return textOf(left, column) < textOf(right, column);
  };
  emit layoutAboutToBeChanged();
  std::ranges::stable_sort(m_rows, [&](const LibraryGame& left, const LibraryGame& right) {
    return order == Qt::AscendingOrder ? before(left, right) : before(right, left);
  });
  emit layoutChanged();
}

struct ImportReport {
  int added = 0;
  int known = 0;         ///< number of games that were already in the library
  QStringList warnings;  ///< descriptions of the unreadable parts of the files
  bool stored = true;    ///< whether the library could be written
};

struct LibraryFileStrings {
  Q_DECLARE_TR_FUNCTIONS(LibraryFileStrings)
};

/// Returns the readable games of a file. Appends descriptions of unreadable parts to \p warnings.
static std::vector<NewLibraryGame> gamesOf(const QString& file, QStringList& warnings) {
  std::vector<NewLibraryGame> games;
  const auto text = readWhole(file);
  if (!text) {
    warnings << fileFailureText(text.error());
    return games;
  }
  const QString name = fileText(file);
  for (const SavedResult& game : readAnyGames(*text)) {
    if (!game) {
      warnings << LibraryFileStrings::tr("%1 cannot be read. %2").arg(name, gameFaultText(game.error()));
      continue;
    }
    if (!game->damage().empty())
      warnings << LibraryFileStrings::tr("%1 is damaged. The readable part is in the library. %2")
                      .arg(name, gameDamageText(game->damage()));
    games.push_back({*game, GameSource::Imported, std::nullopt, {}});
  }
  return games;
}

/// Imports games. Slow, so call it in a worker. Uses one transaction per file. Calls \p progress with the
/// number of finished files.
static ImportReport importFiles(GameLibrary& library, const QStringList& files, const std::function<void(int)>& progress,
                                const std::stop_token& stop) {
  ImportReport report;
  for (int done = 0; done < files.size() && report.stored && !stop.stop_requested(); ++done) {
    const std::vector<NewLibraryGame> games = gamesOf(files[done], report.warnings);
    const auto added = library.add(games);
    report.stored = added.has_value();
    for (std::size_t i = 0; added && i < added->size(); ++i) ++((*added)[i] ? report.added : report.known);
    progress(done + 1);
  }
  return report;
}

/// Writes all games to one file. If writing fails, returns the reason.
static QString exportGames(const GameLibrary& library, const std::vector<GameId>& games, const QString& file) {
  QByteArray text;
  for (const GameId id : games) text += QByteArray::fromStdString(library.text(id));
  const auto failure = writeWhole(file, text);
  return failure ? fileFailureText(*failure) : QString();
}

constexpr int maxShown = 5000;
constexpr int searchDelayMs = 150;
constexpr int minPreviewWidth = 1100;
constexpr qsizetype maxWarnings = 5;

/// Wraps the content in a scroll area, so that the window fits on a screen that is not tall.
static QScrollArea* scrolled(QWidget* content) {
  auto* area = new QScrollArea;
  area->setFrameShape(QFrame::NoFrame);
  area->setWidgetResizable(true);
  area->setWidget(content);
  return area;
}

LibraryPage::LibraryPage(std::shared_ptr<GameLibrary> library, MistakeFinder finder, QWidget* parent)
    : QWidget(parent), m_library(std::move(library)), m_mistakes(new MistakesView(m_library, std::move(finder), this)) {
  whenLanguageChanges(this, [this] {
    retranslate();
    refresh();
  });
  m_table->setModel(m_model);
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_table->setSortingEnabled(true);
  m_table->sortByColumn(-1, Qt::DescendingOrder);
  m_table->verticalHeader()->hide();
  m_table->setShowGrid(false);
  m_table->horizontalHeader()->setHighlightSections(false);
  m_table->setWordWrap(false);
  m_table->setTextElideMode(Qt::ElideMiddle);  // keeps the end of a name visible, which is the size of the board
  new FittedColumns(m_table,
                    {LibraryModel::GameColumn, LibraryModel::FirstColumn, LibraryModel::SecondColumn, LibraryModel::ResultColumn,
                     LibraryModel::ReasonColumn, LibraryModel::LengthColumn, LibraryModel::AccuracyColumn},
                    {LibraryModel::ReasonColumn, LibraryModel::LengthColumn, LibraryModel::AccuracyColumn});
  m_progress->hide();
  new FloatingMessages(m_messages, this, m_tabs);  // the messages are above the buttons, which stay usable
  m_delay.setSingleShot(true);
  m_delay.setInterval(searchDelayMs);
  connect(&m_delay, &QTimer::timeout, this, &LibraryPage::showGames);
  connect(m_filter, &LibraryFilterBar::changed, &m_delay, qOverload<>(&QTimer::start));
  connect(m_table, &QTableView::activated, this, &LibraryPage::openChosen);

  auto* games = new QWidget(this);
  auto* column = new QVBoxLayout(games);
  column->addWidget(m_filter);
  m_list->addWidget(m_table, 1);
  m_list->addWidget(m_empty, 1);
  column->addLayout(m_list, 1);
  m_tabs->addTab(scrolled(games), QString());
  m_tabs->addTab(scrolled(m_statistics), QString());
  m_tabs->addTab(scrolled(m_mistakes), QString());
  auto* all = new QVBoxLayout(this);
  all->addWidget(m_tabs, 1);
  all->addWidget(m_progress);
  makeButtons();
  connect(m_tabs, &QTabWidget::currentChanged, this, &LibraryPage::showButtons);
  connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
    showButtons();
    emitGameShown();
  });
  retranslate();
}

LibraryPage::~LibraryPage() { m_stop.request_stop(); }

void LibraryPage::makeButtons() {
  m_buttons = new QWidget(this);
  auto* row = new FlowLayout(6);
  m_buttons->setLayout(row);
  const auto add = [&](auto receiver) {
    auto* button = new QPushButton(m_buttons);
    row->addWidget(button);
    connect(button, &QPushButton::clicked, this, receiver);
    return button;
  };
  m_open = add(&LibraryPage::openChosen);
  m_remove = add(&LibraryPage::removeChosen);
  m_import = add(&LibraryPage::importWanted);
  m_export = add(&LibraryPage::exportWanted);
  row->addWidget(m_count);
  layout()->addWidget(m_buttons);
}

void LibraryPage::setNavigationButtons(QWidget* buttons) { m_tabs->setCornerWidget(buttons, Qt::TopLeftCorner); }

void LibraryPage::setPreview(QWidget* preview) {
  m_preview = preview;
  m_list->addWidget(preview, 0, Qt::AlignTop);
  fitPreview();
}

void LibraryPage::showTab(Tab tab) { m_tabs->setCurrentIndex(tab); }

void LibraryPage::fitPreview() {
  if (m_preview) m_preview->setVisible(width() >= minPreviewWidth && m_model->rowCount() > 0);
}

void LibraryPage::emitGameShown() {
  const std::vector<GameId> ids = chosen();
  if (m_model->rowCount() == 0) return emit gameShown({});
  emit gameShown(QByteArray::fromStdString(m_library->text(ids.size() == 1 ? ids.front() : m_model->row(0).id)));
}

/// Updates the buttons, which act on the selected games or on the listed games.
void LibraryPage::showButtons() {
  m_buttons->setVisible(m_tabs->currentIndex() == Tab::Games);
  const qsizetype count = m_table->selectionModel()->selectedRows().size();
  m_open->setEnabled(count == 1);
  m_remove->setEnabled(count > 0);
  m_export->setEnabled(m_model->rowCount() > 0);
}

std::vector<GameId> LibraryPage::chosen() const {
  std::vector<GameId> ids;
  const QModelIndexList rows = m_table->selectionModel()->selectedRows();
  for (const QModelIndex& row : rows) ids.push_back(m_model->row(row.row()).id);
  return ids;
}

void LibraryPage::openChosen() {
  const std::vector<GameId> ids = chosen();
  if (ids.size() != 1) return;
  const std::string text = m_library->text(ids.front());
  if (!text.empty()) emit openRequested(QByteArray::fromStdString(text));
}

void LibraryPage::removeChosen() {
  const std::vector<GameId> ids = chosen();
  if (ids.empty()) return;
  if (!m_library->setRemoved(ids, true)) return showFault();
  refresh();
  m_messages->showOffer(tr("%n game(s) removed.", nullptr, static_cast<int>(ids.size())), tr("Undo"), [this, ids] {
    m_library->setRemoved(ids, false);
    refresh();
  });
}

void LibraryPage::refresh() {
  if (!isVisible()) return;
  m_filter->setChoices(m_library->variants(), m_library->players());
  const std::vector<LibraryGame> all = m_library->games({}, maxShown);  // the statistics ignore the filter
  m_statistics->setResults(ownResults(all));
  m_mistakes->setGames(all);
  showGames();
}

void LibraryPage::showGames() {
  std::vector<LibraryGame> games = m_library->games(m_filter->filter(), maxShown);
  const int all = m_library->count({});
  const int shown = static_cast<int>(games.size());
  m_model->setRows(std::move(games));
  m_table->setVisible(shown > 0);
  m_empty->setVisible(shown == 0);
  const std::optional<LibraryFault> fault = m_library->fault();
  std::error_code error;
  const bool readable = !fault || fault == LibraryFault::ReadOnly || !std::filesystem::exists(m_library->file(), error);
  if (!readable)
    m_empty->setStrings(tr("The games cannot be shown"), faultText(*fault));
  else if (all == 0)
    m_empty->setStrings(tr("No games yet"), tr("Every game you finish is kept here. You can import games from files."));
  else
    m_empty->setStrings(tr("No matching games"), tr("Change the search above."));
  m_count->setText(readable ? tr("%1 of %n game(s)", "shown, and in the library", all).arg(shown) : QString());
  showButtons();
  fitPreview();
  emitGameShown();
  if (fault)
    showFault();
  else
    m_messages->withdrawWarning(m_faultWarning);
}

QString LibraryPage::faultText(LibraryFault fault) const {
  const QString file = QString::fromStdString(m_library->file().string());
  switch (fault) {
    case LibraryFault::Newer:
      return tr("%1 was made by a newer version of Kotai. Kotai leaves it unchanged. Update Kotai.").arg(file);
    case LibraryFault::NotAFile: return tr("%1 is not a file. Rename it, or choose another data folder.").arg(file);
    case LibraryFault::ReadOnly:
      return tr("%1 is read-only, so games cannot be added. Change the permissions of its folder, free some space, or choose "
                "another data folder.")
          .arg(file);
    case LibraryFault::CannotOpen: break;
  }
  return tr("%1 cannot be opened or written. Change its permissions, free some space, or choose another data folder.").arg(file);
}

void LibraryPage::showFault() {
  const QString before = std::exchange(m_faultWarning, faultText(m_library->fault().value_or(LibraryFault::CannotOpen)));
  if (before != m_faultWarning) m_messages->withdrawWarning(before);
  m_messages->showWarning(m_faultWarning);
}

void LibraryPage::importFiles(const QStringList& files) {
  if (m_importing || files.isEmpty()) return;
  m_importing = true;
  m_messages->withdrawWarning(std::exchange(m_importWarning, {}));
  m_stop = std::stop_source();
  m_progress->setRange(0, static_cast<int>(files.size()));
  m_progress->setValue(0);
  m_progress->show();
  const auto tell = [page = QPointer<LibraryPage>(this)](int done) {
    QMetaObject::invokeMethod(
        qApp,
        [page, done] {
          if (page) page->m_progress->setValue(done);
        },
        Qt::QueuedConnection);
  };
  runInBackground(
      this,
      [library = m_library, files, tell, stop = m_stop.get_token()] { return ui::importFiles(*library, files, tell, stop); },
      [this](const ImportReport& report) { finishImport(report.added, report.known, report.warnings, report.stored); });
}

void LibraryPage::finishImport(int added, int known, const QStringList& warnings, bool stored) {
  m_importing = false;
  m_progress->hide();
  refresh();
  if (!stored) return showFault();
  QString text = tr("%n game(s) imported.", nullptr, added);
  if (known > 0) text += QLatin1Char(' ') + tr("%n were already in the library.", nullptr, known);
  m_messages->showMessage(text);
  QStringList told = warnings.mid(0, maxWarnings);
  if (warnings.size() > maxWarnings) told << tr("%n more warning(s).", nullptr, static_cast<int>(warnings.size() - maxWarnings));
  m_importWarning = told.join(QLatin1Char('\n'));
  if (!m_importWarning.isEmpty()) m_messages->showWarning(m_importWarning);
}

void LibraryPage::exportTo(const QString& file) {
  std::vector<GameId> ids = chosen();
  if (ids.empty())
    for (int row = 0; row < m_model->rowCount(); ++row) ids.push_back(m_model->row(row).id);
  const QString reason = exportGames(*m_library, ids, file);
  m_messages->withdrawWarning(std::exchange(m_exportWarning, reason));
  if (reason.isEmpty())
    m_messages->showMessage(tr("%n game(s) exported to %1.", nullptr, static_cast<int>(ids.size())).arg(file));
  else
    m_messages->showWarning(reason);
}

void LibraryPage::retranslate() {
  m_tabs->setTabText(Tab::Games, tr("Games"));
  m_tabs->setTabText(Tab::Statistics, tr("My statistics"));
  m_tabs->setTabText(Tab::Mistakes, tr("My mistakes"));
  m_open->setText(tr("Open"));
  m_remove->setText(tr("Remove"));
  m_import->setText(tr("Import…"));
  m_export->setText(tr("Export…"));
  m_table->setAccessibleName(tr("Games"));
  m_model->retranslate();
}

void LibraryPage::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  refresh();
}

void LibraryPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fitPreview();
}

void LibraryPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Delete && m_buttons->isVisible()) return removeChosen();
  QWidget::keyPressEvent(event);
}

}  // namespace kotai::ui

#include "moc_library_page.cpp"
