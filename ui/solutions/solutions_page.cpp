#include "ui/solutions/solutions_page.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>
#include <utility>

#include "core/base/resources.h"
#include "ui/charts/chart_style.h"
#include "ui/dialogs/solve_limits_row.h"
#include "ui/jobs/job_manager.h"
#include "ui/jobs/leftover_list.h"
#include "ui/jobs/work_offer.h"
#include "ui/solutions/solutions_model.h"
#include "ui/strings/strings.h"
#include "ui/theme/label.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/floating_messages.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/wrapped_text.h"

namespace kotai::ui {

namespace {
constexpr int progressSteps = 1000;
constexpr int limitsPx = 260;
constexpr int aroundSolutionPx = 20;
}  // namespace

SolutionsPage::SolutionsPage(JobManager* jobs, LeftoverList* leftovers, Settings* settings, QWidget* parent)
    : QWidget(parent),
      m_jobs(jobs),
      m_leftovers(leftovers),
      m_list(jobs, leftovers, settings),
      m_model(new SolutionsModel(&m_list, jobs, this)),
      m_sorted(new QSortFilterProxyModel(this)),
      m_table(new QTableView(this)),
      m_empty(new EmptyState(this)),
      m_messages(new MessageBar(this)),
      m_repairOffer(new WorkOffer(jobs, this)),
      m_heading(new Label(this)),
      m_summary(new Label(this)),
      m_limits(new SolveLimitsRow(settings, this)),
      m_taskRow(new QWidget(this)),
      m_taskName(new Label(m_taskRow)),
      m_progress(new QProgressBar(m_taskRow)),
      m_stop(new QPushButton(m_taskRow)) {
  whenLanguageChanges(this, [this] { retranslate(); });
  makeTable();
  makeButtons();
  layOut();
  connectSignals();
  retranslate();
  showTask();
}

void SolutionsPage::makeTable() {
  m_sorted->setSourceModel(m_model);
  m_sorted->setSortRole(SolutionsModel::sortRole);
  m_table->setModel(m_sorted);
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_table->setSelectionMode(QAbstractItemView::SingleSelection);
  m_table->setSortingEnabled(true);
  m_table->sortByColumn(SolutionsModel::Name, Qt::AscendingOrder);
  m_table->setObjectName(QStringLiteral("solutionTable"));
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
}

void SolutionsPage::layOut() {
  m_heading->setFont(headingFont(font()));
  m_summary->setProperty("muted", true);
  m_summary->setWordWrap(true);
  m_limits->setMaximumWidth(limitsPx);
  m_progress->setRange(0, progressSteps);
  m_progress->setTextVisible(false);
  auto* list = new QWidget(this);
  auto* inList = new QVBoxLayout(list);
  inList->setContentsMargins(0, 0, 0, 0);
  inList->addWidget(m_table, 1);
  inList->addWidget(m_empty, 1);
  new FloatingMessages(m_messages, this, list);  // placed above the buttons
  auto* task = new QHBoxLayout(m_taskRow);
  task->setContentsMargins(0, 0, 0, 0);
  task->addWidget(m_taskName);
  task->addWidget(m_progress, 1);
  task->addWidget(m_stop);
  auto* buttons = new FlowLayout(6);
  for (QPushButton* button : {m_open, m_resume, m_verify, m_repair, m_copy, m_delete, m_folder}) buttons->addWidget(button);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(20, 14, 20, 14);
  m_top = new QHBoxLayout;
  m_top->addWidget(m_heading, 1);
  column->addLayout(m_top);
  column->addWidget(m_summary);
  column->addWidget(list, 1);
  column->addWidget(m_taskRow);
  column->addLayout(buttons);
  column->addWidget(m_limits);
}

void SolutionsPage::setNavigationButtons(QWidget* buttons) { m_top->insertWidget(0, buttons); }

void SolutionsPage::connectSignals() {
  connect(m_model, &SolutionsModel::modelReset, this, &SolutionsPage::restoreChosen);
  connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &SolutionsPage::showButtons);
  connect(m_table, &QTableView::activated, this, &SolutionsPage::open);
  connect(&m_list, &SolutionList::progressed, this, &SolutionsPage::showButtons);
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
  return m_model->entry(m_sorted->mapToSource(rows.first()).row());
}

/// Selects the previous row, otherwise another row of its variant. Otherwise selects none: between a solve and its file neither
/// exists for a moment, and the buttons must not refer to another variant.
void SolutionsPage::restoreChosen() {
  int row = m_kept ? -1 : 0;
  int nearest = 0;
  for (int each = 0; m_kept && each < m_model->rowCount(); ++each) {
    const StoredFile& stored = m_model->entry(each).stored;
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
  m_summary->setText(tr("%1 in %2; %3 are free there.", "bytes, folder, bytes")
                         .arg(byteCountText(bytes), QString::fromStdString(m_jobs->dataDirectory().string()),
                              byteCountText(availableDiskBytes(m_jobs->dataDirectory()))));
  m_empty->setTexts(m_list.isRead() ? tr("Nothing is solved yet") : tr("Looking through the data folder…"),
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
  set(m_open, tr("&Open"), tr("Opens the board with its values"));
  set(m_resume, tr("&Resume"), tr("Continues from the finished parts"));
  set(m_verify, tr("Ver&ify"), tr("Checks every checksum and recomputes every value with independent code"));
  set(m_repair, tr("Re&pair"), tr("Moves the file aside if it is damaged or wrong, and solves the variant again"));
  set(m_copy, tr("&Copy to…"), tr("Copies the file to another folder or disk"));
  set(m_delete, tr("&Delete…"), tr("Deletes the file from the disk (Del)"));
  set(m_folder, tr("Open &folder"), tr("Shows the folder with these files"));
  m_stop->setText(tr("Stop"));
  m_model->retranslate();
  showSummary();
}

void SolutionsPage::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  refresh();
  m_table->setFocus();
}

void SolutionsPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Delete && m_delete->isEnabled()) return askToDelete();
  QWidget::keyPressEvent(event);
}

}  // namespace kotai::ui

#include "moc_solutions_page.cpp"
