#include "ui/solutions/solutions_page.h"

#include <QCoreApplication>
#include <QDir>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMetaObject>
#include <system_error>

#include "core/base/read_failure.h"
#include "core/base/resources.h"
#include "core/data/verified_files.h"
#include "core/game/registry.h"
#include "core/simultaneous/registry.h"
#include "core/tables/solution_check.h"
#include "core/verify/domineering/verify.h"
#include "core/verify/verify.h"
#include "ui/charts/chart_style.h"
#include "ui/dialogs/solve_estimate.h"
#include "ui/files/safe_file.h"
#include "ui/jobs/job_manager.h"
#include "ui/jobs/leftover_list.h"
#include "ui/strings/strings.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/copy_key.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/number_table.h"

namespace kotai::ui {

/// Returns the table and its headings as lines of text with tabs, a format that spreadsheets accept.
QString wholeTable(const QAbstractItemModel& model) {
  QStringList lines;
  for (int row = -1; row < model.rowCount(); ++row) {
    QStringList cells;
    for (int column = 0; column < model.columnCount(); ++column)
      cells << (row < 0 ? model.headerData(column, Qt::Horizontal) : model.index(row, column).data()).toString();
    lines << cells.join(QLatin1Char('\t')).replace(QLatin1Char('\n'), QLatin1Char(' '));
  }
  return lines.join(QLatin1Char('\n'));
}

/// Result of an independent verification of a finished solution.
struct VerifyResult {
  bool correct = false;
  bool stopped = false;
  std::uint64_t positions = 0;
  std::uint64_t mismatches = 0;
  double seconds = 0;
  QString example;                     ///< text of the first wrong position
  std::optional<SolutionError> error;  ///< error if the file cannot be read or the game has no checker
};

struct VerifyStrings {
  Q_DECLARE_TR_FUNCTIONS(VerifyStrings)
};

template <typename Report>
static VerifyResult resultOf(const Report& report) {
  VerifyResult result{report.correct(), report.stopped, report.positionsChecked, report.mismatchCount, report.seconds, {}, {}};
  if (!report.mismatches.empty()) result.example = QString::fromStdString(report.mismatches.front().position);
  return result;
}

static VerifyResult verified(const StoredFile& stored, const VerifyOptions& options) {
  const std::filesystem::path folder = stored.file.parent_path();
  if (const auto variant = parseVariant(stored.variantId()))
    return resultOf(verifySolution(*Solution::open(folder, *variant), options));
  const auto board = parseSimultaneousVariant(stored.variantId()).value();
  return resultOf(verifyDomineering(*SimultaneousSolution::open(folder, board), options));
}

/// Verifies a solution. Reopens the file, so that all checksums are checked again. Never throws.
static VerifyResult verifyFile(const StoredFile& stored, unsigned threads, const std::function<void(double)>& progress,
                               const std::stop_token& stop) {
  VerifyOptions options;
  options.threads = threads;
  options.stop = stop;
  options.progress = [&progress](std::uint64_t done, double total) {
    if (total > 0) progress(static_cast<double>(done) / total);
  };
  VerifyResult failed;
  try {
    return verified(stored, options);
  } catch (...) {
    failed.error = readFailure(stored.file);
  }
  return failed;
}

/// Describes the result of a verification. \p name is the name of the variant.
static QString resultText(const QString& name, const VerifyResult& result) {
  if (result.error) return VerifyStrings::tr("%1 cannot be verified. %2", "variant, reason").arg(name, errorText(*result.error));
  const QString positions = countText(static_cast<double>(result.positions));
  if (result.mismatches > 0 || (!result.correct && !result.stopped)) {
    const QString wrong = VerifyStrings::tr("%1: %2 of the values and counts are wrong. Repair computes them again.")
                              .arg(name, countText(static_cast<double>(result.mismatches)));
    return result.example.isEmpty() ? wrong : wrong + QLatin1Char(' ') + VerifyStrings::tr("First error: %1").arg(result.example);
  }
  if (result.stopped) return VerifyStrings::tr("%1: stopped after %2 positions, all correct so far.").arg(name, positions);
  return VerifyStrings::tr(
             "%1: all checksums are good. %2 values were recomputed with independent code, and all are correct (%3).")
      .arg(name, positions, durationText(result.seconds));
}

constexpr int progressSteps = 1000;
constexpr int lowPagePx = 380;
constexpr int checksumFromPx = 1150;
constexpr int figuresFromPx = 880;
constexpr int aroundSolutionPx = 20;

static QString text(const std::filesystem::path& file) { return QString::fromStdString(file.string()); }

static bool isThere(const std::filesystem::path& file) {
  std::error_code error;
  return std::filesystem::exists(file, error);
}

SolutionsPage::SolutionsPage(JobManager* jobs, LeftoverList* leftovers, Settings* settings, QWidget* parent)
    : QWidget(parent),
      m_jobs(jobs),
      m_leftovers(leftovers),
      m_list(jobs, leftovers),
      m_model(new SolutionsModel(&m_list, jobs, this)),
      m_repairOffer(new WorkOffer(jobs, this)),
      m_limits(new SolveLimitsRow(settings, this)) {
  makeTable();
  makeButtons();
  layOut();
  connectSignals();
  keepTranslated(this, [this] { retranslate(); });
  showTask();
}

void SolutionsPage::makeTable() {
  m_sorted->setSourceModel(m_model);
  m_sorted->setSortRole(SolutionsModel::sortRole);
  m_table->setModel(m_sorted);
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_table->setSelectionMode(QAbstractItemView::SingleSelection);
  m_table->setSortingEnabled(true);
  copyByKey(m_table, [this] { return wholeTable(*m_sorted); });
  m_table->sortByColumn(SolutionsModel::Name, Qt::AscendingOrder);
  m_table->setShowGrid(false);
  m_table->verticalHeader()->hide();
  m_table->setItemDelegateForColumn(SolutionsModel::State, new WrappedText(aroundSolutionPx, m_table));
  m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  m_table->horizontalHeader()->setSectionResizeMode(SolutionsModel::State, QHeaderView::Stretch);
  m_table->horizontalHeader()->setHighlightSections(false);
  connect(m_table->horizontalHeader(), &QHeaderView::sectionResized, m_table, &QTableView::resizeRowsToContents);
}

void SolutionsPage::makeButtons() {
  const auto add = [this](auto receiver) {
    auto* button = new QPushButton(this);
    connect(button, &QPushButton::clicked, this, receiver);
    return button;
  };
  m_open = add(&SolutionsPage::open);
  m_resume = add(&SolutionsPage::resume);
  m_verify = add(&SolutionsPage::verify);
  m_repair = add(&SolutionsPage::repair);
  m_copy = add(&SolutionsPage::askForCopy);
  m_delete = add(&SolutionsPage::askToDelete);
  m_folder = add(&SolutionsPage::openFolderWanted);
  m_save = add(&SolutionsPage::askForList);
}

void SolutionsPage::layOut() {
  m_heading->setFont(headingFont(font()));
  m_progress->setRange(0, progressSteps);
  m_progress->setTextVisible(false);
  auto* list = new QWidget(this);
  auto* inList = makeLayout<QVBoxLayout>(list, {0, 0, 0, 0});
  inList->addWidget(m_table, 1);
  inList->addWidget(m_empty, 1);
  new FloatingMessages(m_messages, this, list);  // the messages float above the buttons
  auto* task = makeLayout<QHBoxLayout>(m_taskRow, {0, 0, 0, 0});
  task->addWidget(m_taskName);
  task->addWidget(m_progress, 1);
  task->addWidget(m_stop);
  auto* buttons = new FlowLayout(6);
  addWidgets(buttons, {m_open, m_resume, m_verify, m_repair, m_copy, m_delete, m_folder, m_save});
  auto* column = makeLayout<QVBoxLayout>(this, {20, 14, 20, 14});
  m_top = new QHBoxLayout;
  m_top->addWidget(m_heading, 1);
  column->addLayout(m_top);
  column->addWidget(m_summary);
  column->addWidget(list, 1);
  column->addWidget(m_taskRow);
  column->addLayout(buttons);
  column->addWidget(m_limits, 0, Qt::AlignLeft);
}

void SolutionsPage::connectSignals() {
  connect(m_model, &SolutionsModel::modelReset, this, &SolutionsPage::restoreChosen);
  connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &SolutionsPage::showButtons);
  connect(m_table, &QTableView::activated, this, &SolutionsPage::open);
  connect(m_jobs, &JobManager::jobProgressed, this, &SolutionsPage::showButtons);
  connect(&m_task, &BackgroundTask::progressed, this, &SolutionsPage::showTask);
  connect(m_stop, &QPushButton::clicked, &m_task, &BackgroundTask::stop);
  connect(m_leftovers, &LeftoverList::removed, this, [this](const QString&, quint64 bytes) {
    if (isVisible()) m_messages->showMessage(tr("This freed %1.").arg(byteCountText(static_cast<double>(bytes))));
  });
  connect(m_leftovers, &LeftoverList::failed, this, [this](const QString& text) {
    if (isVisible()) m_messages->showWarning(text);
  });
}

std::optional<SolutionEntry> SolutionsPage::chosen() const {
  const QModelIndexList rows = m_table->selectionModel()->selectedRows();
  if (rows.isEmpty()) return std::nullopt;
  return m_model->row(m_sorted->mapToSource(rows.first()).row());
}

/// Selects the same row as before, otherwise another row of the same variant, otherwise no row. Immediately
/// after a solve, its variant has no row. The buttons must then not act on another variant.
void SolutionsPage::restoreChosen() {
  int row = m_kept ? -1 : 0;
  int nearest = 0;
  for (int each = 0; m_kept && each < m_model->rowCount(); ++each) {
    const StoredFile& stored = m_model->row(each).stored;
    const int near = stored.file == m_kept->stored.file ? 2 : 1;
    if (near <= nearest || (near == 1 && stored.variantId() != m_kept->stored.variantId())) continue;
    nearest = near;
    row = m_sorted->mapFromSource(m_model->index(each, 0)).row();
  }
  if (row >= 0 && m_model->rowCount() > 0) m_table->selectRow(row);
  m_table->setVisible(m_model->rowCount() > 0);
  m_empty->setVisible(m_model->rowCount() == 0);
  showSummary();
  showButtons();
}

void SolutionsPage::showButtons() {
  using Kind = SolutionEntry::Kind;
  const auto entry = chosen();
  if (entry) {
    if (m_kept && m_kept->stored.file != entry->stored.file) m_messages->withdrawOffer(std::exchange(m_question, {}));
    m_kept = entry;
  }
  const bool known = entry && !entry->stored.variantId().empty();
  const bool solution = known && entry->kind == Kind::Solution;
  const bool free = known && !m_jobs->isRunning(entry->stored.variantId());
  const bool unused = !entry || !entry->leftover || !entry->leftover->inUse;
  m_open->setEnabled(known);
  m_resume->setEnabled(free && unused &&
                       (entry->kind == Kind::Job || (entry->kind == Kind::Unfinished && canResume(*entry->leftover))));
  const bool values = solution && !entry->stored.figuresOnly;
  m_verify->setEnabled(values && !entry->isDamaged() && !m_task.isRunning());
  m_repair->setEnabled(values && free);
  m_copy->setEnabled(entry && !entry->stored.file.empty() && entry->kind != Kind::Unfinished && !m_task.isRunning());
  m_save->setEnabled(m_model->rowCount() > 0);
  m_delete->setEnabled(entry && entry->kind != Kind::Job && unused && (free || entry->kind == Kind::Aside || !known));
}

void SolutionsPage::showTask() {
  m_taskRow->setVisible(m_task.isRunning());
  m_taskName->setText(m_task.name());
  m_progress->setValue(static_cast<int>(m_task.share() * progressSteps));
  m_progress->setAccessibleName(m_task.name());
  showButtons();
}

void SolutionsPage::showSummary() {
  double bytes = 0;
  for (const SolutionEntry& entry : m_list.entries()) bytes += static_cast<double>(entry.stored.bytes);
  m_summary->setText(tr("%1 in %2 (%3 free)", "bytes, folder, bytes")
                         .arg(byteCountText(bytes), QString::fromStdString(m_jobs->dataDirectory().string()),
                              byteCountText(availableDiskBytes(m_jobs->dataDirectory()))));
  m_empty->setStrings(m_list.isRead() ? tr("Nothing is solved yet") : tr("Reading the data folder…"),
                      m_list.isRead() ? tr("Solutions on this computer are listed here.") : QString());
}

void SolutionsPage::refresh() {
  if (!isVisible()) return;
  m_list.refresh();
  m_leftovers->refresh();
}

void SolutionsPage::retranslate() {
  m_heading->setText(tr("Solutions"));
  m_table->setAccessibleName(tr("Solutions"));
  const auto set = [](QPushButton* button, const QString& text, const QString& tip) {
    button->setText(text);
    button->setToolTip(tip);
  };
  set(m_open, tr("&Open"), tr("Open the board with its values"));
  set(m_resume, tr("&Resume"), tr("Continue from the finished parts"));
  set(m_verify, tr("Ver&ify"), tr("Check every checksum and recompute every value with independent code"));
  set(m_repair, tr("Re&pair"), tr("Move the file aside if it is damaged or wrong, and solve the variant again"));
  set(m_copy, tr("&Copy to…"), tr("Copy the file to another folder or disk"));
  set(m_delete, tr("&Delete…"), tr("Delete the file from the disk (Del)"));
  set(m_folder, tr("Open &folder"), tr("Show the folder with these files"));
  set(m_save, tr("Save &list…"), tr("Save this list as a table, with positions and checksums"));
  m_stop->setText(tr("Stop"));
  m_model->retranslate();
  showSummary();
}

void SolutionsPage::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  refresh();
  m_table->setFocus();
}

/// Hides columns in a narrow page, and hides parts around the table in a page that is not tall.
void SolutionsPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  m_table->setColumnHidden(SolutionsModel::Checksum, width() < checksumFromPx);
  m_table->setColumnHidden(SolutionsModel::Start, width() < figuresFromPx);
  m_table->setColumnHidden(SolutionsModel::Positions, width() < figuresFromPx);
  const bool isLow = height() < lowPagePx;
  m_summary->setHidden(isLow);
  m_limits->setHidden(isLow);
}

void SolutionsPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Delete && m_delete->isEnabled()) return askToDelete();
  QWidget::keyPressEvent(event);
}

void SolutionsPage::open() {
  const auto entry = chosen();
  if (!entry || entry->stored.variantId().empty()) return;
  emit openRequested(QString::fromStdString(entry->stored.variantId()));
}

void SolutionsPage::verify() {
  const auto entry = chosen();
  if (!entry) return;
  const QString name = m_model->nameOf(*entry);
  m_task.start(tr("Verifying %1…").arg(name), [this, entry = *entry, name, threads = m_jobs->limits().threads](
                                                  const BackgroundTask::Progress& progress, const std::stop_token& stop) {
    const auto imprint = kotai::imprintOf(entry.stored.file);
    const VerifyResult result = verifyFile(entry.stored, threads, progress, stop);
    return [this, entry, name, imprint, result] {
      if (result.correct) m_list.setVerifiedToday(entry.stored, imprint);
      showVerified(entry, name, result);
    };
  });
}

void SolutionsPage::showVerified(const SolutionEntry& entry, const QString& name, const VerifyResult& result) {
  const QString said = resultText(name, result);
  if (result.error) m_jobs->recordFailure(entry.stored.variantId(), *result.error);
  const bool wrong = result.mismatches > 0 || (result.error && isDamaged(*result.error));
  if (wrong)
    m_repairOffer->show(m_messages, entry.stored.variantId(), said, tr("Repair"), [this, entry] { repairFile(entry); });
  else
    m_messages->showMessage(said, MessageBar::untilClosed);
}

void SolutionsPage::repair() {
  const auto entry = chosen();
  if (!entry) return;
  if (entry->isDamaged()) return repairFile(*entry);
  m_repairOffer->show(
      m_messages, entry->stored.variantId(),
      tr("No damage has been found in %1. Keep the file under another name and solve again?").arg(m_model->nameOf(*entry)),
      tr("Solve again"), [this, entry = *entry] { repairFile(entry); });
}

void SolutionsPage::repairFile(const SolutionEntry& entry) {
  const QString failure = m_jobs->repair(entry.stored.variantId());
  if (!failure.isEmpty()) return m_messages->showWarning(failure);
  m_messages->showMessage(
      tr("%1 is being solved again. The previous file is kept under another name.").arg(m_model->nameOf(entry)));
  emit jobsWanted();
}

void SolutionsPage::resume() {
  const auto entry = chosen();
  if (!entry) return;
  if (entry->jobId)
    m_jobs->resume(*entry->jobId);
  else if (entry->leftover)
    m_jobs->start(workOn(*entry->leftover));
  emit jobsWanted();
}

void SolutionsPage::askToDelete() {
  const auto entry = chosen();
  if (!entry) return;
  const QString name = m_model->nameOf(*entry);
  const QString bytes = byteCountText(static_cast<double>(entry->stored.bytes));
  QString question = tr("Delete the solution of %1? This frees %2. Its values are lost until you solve it again.");
  if (entry->stored.figuresOnly)
    question = tr("Delete the figures of %1? This frees %2. The variant was solved without keeping its values.");
  if (entry->kind == SolutionEntry::Kind::Aside) question = tr("Delete the damaged file of %1? This frees %2.");
  if (entry->leftover)
    question = entry->leftover->needless
                   ? tr("Delete the leftover files of %1? This frees %2.")
                   : tr("Delete the finished parts of %1? This frees %2, but solving would have to start again.");
  m_question = question.arg(name, bytes);
  m_messages->showOffer(m_question, tr("Delete"), [this, entry = *entry] { remove(entry); });
}

void SolutionsPage::remove(const SolutionEntry& entry) {
  if (entry.leftover) return m_leftovers->remove(*entry.leftover);
  const std::string variantId = entry.kind == SolutionEntry::Kind::Solution ? entry.stored.variantId() : std::string();
  const QString failure = m_jobs->removeSolution(variantId, entry.stored.file);
  if (!failure.isEmpty()) return m_messages->showWarning(failure);
  m_messages->showMessage(tr("%1 is deleted.", "%1: name of a file").arg(text(entry.stored.file.filename())));
  m_list.refresh();
}

void SolutionsPage::askForCopy() {
  const auto entry = chosen();
  if (!entry) return;
  const QString file = askForSaveName(this, tr("Copy solution"), text(entry->stored.file.filename()), {});
  if (!file.isEmpty()) copyTo(file);
}

void SolutionsPage::askForList() {
  const QString file =
      askForSaveName(this, tr("Save list"), QStringLiteral("solutions.csv"), fileFilters({QStringLiteral("csv")}));
  if (!file.isEmpty()) saveListAs(file);
}

void SolutionsPage::saveListAs(const QString& file) {
  const auto failure = writeWhole(file, QByteArray::fromStdString(m_model->table().csv()));
  failure ? m_messages->showWarning(fileFailureText(*failure)) : m_messages->showMessage(tr("Saved as %1.").arg(file));
}

void SolutionsPage::copyTo(const QString& file) {
  const auto entry = chosen();
  if (!entry) return;
  copy(*entry, file, [this, file] { m_messages->showMessage(tr("Copied to %1.").arg(file)); });
}

void SolutionsPage::copy(const SolutionEntry& entry, const QString& file, std::function<void()> copied) {
  const QString source = text(entry.stored.file);
  const double bytes = static_cast<double>(std::max<std::uint64_t>(entry.stored.bytes, 1));
  m_task.start(tr("Copying %1…").arg(m_model->nameOf(entry)),
               [this, source, file, bytes, copied = std::move(copied)](const BackgroundTask::Progress& progress,
                                                                       const std::stop_token& stop) {
                 const auto failure = copyWhole(
                     source, file, [&](qint64 done) { progress(static_cast<double>(done) / bytes); }, stop);
                 const bool stopped = stop.stop_requested();
                 return [this, failure, stopped, copied] {
                   if (failure) return m_messages->showWarning(fileFailureText(*failure));
                   if (stopped) return m_messages->showMessage(tr("Not copied."));
                   copied();
                 };
               });
}

void SolutionsPage::offerToCopy(const SolutionPlace& place) {
  SolutionEntry entry;
  entry.stored = place.stored;
  const QString file = text(place.stored.file);
  const QString folder = text(place.wanted.parent_path());
  const QString name = m_model->nameOf(entry);
  if (isThere(place.wanted))
    return m_messages->showOffer(
        tr("%1 is a solution of %2. The folder %3 already has one, so this file is left unchanged.").arg(file, name, folder),
        tr("Show the board"), [this, id = QString::fromStdString(place.stored.variantId())] { emit openRequested(id); },
        MessageBar::untilClosed);
  if (place.inShards)
    return m_messages->showMessage(
        tr("%1 is a solution of %2, but its values are in other files in the same folder. Copy it and these files into %3.")
            .arg(file, name, folder),
        MessageBar::untilClosed);
  m_messages->showOffer(
      tr("%1 is a solution of %2. Kotai reads solutions from %3.").arg(file, name, folder), tr("Copy to data folder"),
      [this, place] { copyIntoFolder(place); }, MessageBar::untilClosed);
}

void SolutionsPage::copyIntoFolder(const SolutionPlace& place) {
  SolutionEntry entry;
  entry.stored = place.stored;
  // The solution has been added since the offer, or another task is running.
  if (isThere(place.wanted) || m_task.isRunning()) return offerToCopy(place);
  if (!QDir().mkpath(text(place.wanted.parent_path())))
    return m_messages->showWarning(tr("The folder %1 cannot be created.").arg(text(place.wanted.parent_path())));
  copy(entry, text(place.wanted), [this, id = QString::fromStdString(place.stored.variantId())] {
    m_list.refresh();
    emit openRequested(id);
  });
}

bool BackgroundTask::start(const QString& name, Work work) {
  if (m_running) return true;
  const auto progress = [this](double share) {
    QMetaObject::invokeMethod(
        this,
        [this, share] {
          m_share = share;
          emit progressed();
        },
        Qt::QueuedConnection);
  };
  try {
    m_thread = std::jthread([this, progress, work = std::move(work)](const std::stop_token& stop) {
      const Finish finish = work(progress, stop);
      QMetaObject::invokeMethod(
          this,
          [this, finish] {
            m_running = false;
            finish();
            emit progressed();
          },
          Qt::QueuedConnection);
    });
  } catch (const std::system_error&) {
    return false;
  }
  m_name = name;
  m_share = 0;
  m_running = true;
  emit progressed();
  return true;
}

}  // namespace kotai::ui

#include "moc_solutions_page.cpp"
