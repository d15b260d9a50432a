#include "ui/trees/proof_window.h"

#include <QHeaderView>
#include <QPaintEvent>
#include <QPainter>
#include <QShortcut>
#include <algorithm>

#include "ui/accessibility/accessible_role.h"
#include "ui/files/safe_file.h"
#include "ui/strings/strings.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/number_table.h"
#include "ui/widgets/screen_size.h"

namespace kotai::ui {

static constexpr QSize firstProofSize(860, 560);
constexpr int minBoardPx = 160;
constexpr int minListPx = 220;
constexpr int boardShare = 2, listShare = 3;
constexpr int countUpdateMs = 250;
constexpr int aroundNotePx = 20;
enum ProofColumn { MoveColumn, ValueColumn, NoteColumn, Columns };

static QLabel* wrapped(QWidget* parent, bool muted) {
  auto* label = wrapping(new Label(parent));
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  label->setFocusPolicy(Qt::NoFocus);
  if (muted) label->setProperty("muted", true);
  return label;
}

class ProofWindow::Board : public QWidget {
 public:
  Board(const ProofPlace& place, QWidget* parent) : QWidget(parent), m_place(place) {
    setMinimumSize(minBoardPx, minBoardPx);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
    setAccessibleRole(this, QAccessible::Graphic);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&Board::update));
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int side = std::min(width(), height());
    const QRectF area((width() - side) / 2.0, (height() - side) / 2.0, side, side);
    paintBoardScene(painter, area, m_place.board, Theme::instance().palette());
  }

 private:
  const ProofPlace& m_place;
};

ProofWindow::ProofWindow(std::vector<std::shared_ptr<ProofWalk>> walks, QWidget* parent)
    : QDialog(parent),
      m_walks(std::move(walks)),
      m_about(wrapped(this, true)),
      m_board(new Board(m_place, this)),
      m_standing(wrapped(this, false)),
      m_task(wrapped(this, true)),
      m_count(wrapped(this, true)),
      m_path(wrapped(this, true)) {
  setAttribute(Qt::WA_DeleteOnClose);
  makeStrong(m_standing);
  m_steps->setRootIsDecorated(false);
  m_steps->setColumnCount(Columns);
  m_steps->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
  m_steps->setItemDelegateForColumn(NoteColumn, new WrappedText(aroundNotePx, m_steps));
  m_steps->setMinimumWidth(minListPx);
  for (std::size_t number = 0; number < m_walks.size(); ++number) m_proofs->addItem(QString());
  m_proofs->setVisible(m_walks.size() > 1);
  m_about->setVisible(m_walks.size() == 1);  // with several proofs, the combo box shows the statement
  layOut();
  connectParts();
  keepTranslated(this, [this] { retranslate(); });
  resize(fittingSize(*this, firstProofSize));
  m_steps->setFocus();
}

ProofWindow::~ProofWindow() {
  m_stop.request_stop();
  m_stopSaving.request_stop();
}

void ProofWindow::layOut() {
  auto* side = new QVBoxLayout;
  addWidgets(side, {m_standing, m_task});
  side->addWidget(m_steps, 1);
  side->addWidget(m_count);
  side->addWidget(m_countAll, 0, Qt::AlignLeft);
  auto* middle = new QHBoxLayout;
  middle->setSpacing(14);
  middle->addWidget(m_board, boardShare);
  middle->addLayout(side, listShare);
  auto* buttons = new QHBoxLayout;
  for (QPushButton* button : {m_back, m_start, m_show, m_save, m_countAll}) button->setAutoDefault(false);
  addWidgets(buttons, {m_back, m_start});
  buttons->addStretch(1);
  addWidgets(buttons, {m_save, m_show});
  auto* column = new QVBoxLayout(this);
  column->addWidget(m_proofs, 0, Qt::AlignLeft);
  column->addWidget(m_about);
  column->addLayout(middle, 1);
  column->addWidget(m_path);
  column->addLayout(buttons);
}

void ProofWindow::connectParts() {
  connect(m_proofs, &QComboBox::currentIndexChanged, this, &ProofWindow::readPlace);
  connect(m_steps, &QTreeWidget::itemActivated, this,
          [this](QTreeWidgetItem* item) { take(m_steps->indexOfTopLevelItem(item)); });
  connect(m_steps->header(), &QHeaderView::sectionResized, m_steps, &QTreeWidget::doItemsLayout, Qt::QueuedConnection);
  connect(m_back, &QPushButton::clicked, this, &ProofWindow::showPrevious);
  connect(m_start, &QPushButton::clicked, this, &ProofWindow::selectStart);
  connect(m_save, &QPushButton::clicked, this, &ProofWindow::askToSave);
  connect(m_countAll, &QPushButton::clicked, this, &ProofWindow::onCountAll);
  m_countTimer.setInterval(countUpdateMs);
  connect(&m_countTimer, &QTimer::timeout, this, [this] {
    m_count->setText(tr("Counted %1 positions of the proof so far…").arg(countText(static_cast<double>(*m_counted))));
  });
  connect(m_show, &QPushButton::clicked, this, [this] { emit positionChosen(m_place.position); });
  for (const QKeySequence& keys : {QKeySequence(Qt::Key_Backspace), QKeySequence(Qt::ALT | Qt::Key_Left)})
    connect(new QShortcut(keys, this), &QShortcut::activated, this, &ProofWindow::showPrevious);
}

ProofWalk& ProofWindow::walk() const { return *m_walks[static_cast<std::size_t>(std::max(0, m_proofs->currentIndex()))]; }

void ProofWindow::showPrevious() {
  walk().back();
  readPlace();
}

void ProofWindow::selectStart() {
  while (!walk().path().empty()) walk().back();
  readPlace();
}

void ProofWindow::take(int step) {
  if (step < 0 || step >= static_cast<int>(m_place.steps.size())) return;
  walk().take(static_cast<std::size_t>(step));
  readPlace();
}

void ProofWindow::readPlace() {
  try {
    m_place = walk().place();
  } catch (...) {
    m_place = {};
    m_place.standing = exceptionText(std::current_exception());
  }
  showPlace();
}

void ProofWindow::showPlace() {
  setWindowTitle(walk().title());
  m_about->setText(walk().about());
  m_standing->setText(m_place.standing);
  m_task->setText(m_place.task);
  m_task->setVisible(!m_place.task.isEmpty());
  m_steps->clear();
  for (const ProofStep& step : m_place.steps) {
    auto* item = new QTreeWidgetItem(m_steps, {step.move, step.value, step.note});
    if (!step.goesOn)
      for (int column = 0; column < Columns; ++column)
        item->setForeground(column, palette().color(QPalette::Disabled, QPalette::Text));
  }
  m_steps->setColumnHidden(NoteColumn,
                           std::ranges::all_of(m_place.steps, [](const ProofStep& step) { return step.note.isEmpty(); }));
  if (!m_place.steps.empty()) m_steps->setCurrentItem(m_steps->topLevelItem(0));
  const std::vector<QString>& path = walk().path();
  QStringList moves;
  for (const QString& move : path) moves << move;
  m_path->setText(path.empty() ? tr("The first position of the proof")
                               : tr("Moves to this position: %1").arg(moves.join(QLatin1Char(' '))));
  m_back->setEnabled(!path.empty());
  m_start->setEnabled(!path.empty());
  m_show->setEnabled(!m_place.board.isEmpty());
  m_save->setVisible(static_cast<bool>(m_place.csv));
  countPositions(largestProof);
  m_board->setAccessibleDescription(m_place.text);
  m_board->setToolTip(m_place.text);
  m_board->update();
}

/// Counts positions in a worker, because a proof may have millions of positions.
void ProofWindow::countPositions(std::uint64_t most) {
  stopCounting();
  m_stop = std::stop_source();
  m_count->setVisible(static_cast<bool>(m_place.size));
  if (!m_place.size) return;
  m_count->setText(tr("Counting the positions of the proof…"));
  m_counted = std::make_shared<std::atomic<std::uint64_t>>(0);
  const auto work = [size = m_place.size, most, counted = m_counted, stop = m_stop.get_token()] {
    const auto report = [&counted](const ProofSize& sofar) { *counted = sofar.all(); };
    return tryTo([&] { return size(most, report, stop); });
  };
  m_counting.run(this, work, [this, most](const auto& counted) {
    stopCounting();
    if (counted) return showCount(*counted, most);
    m_count->setText(counted.error());
  });
}

void ProofWindow::showCount(const ProofSize& size, std::uint64_t most) {
  if (size.all() > most) return showMinimumSize(most);
  m_count->setText(tr("The proof from here has %1 positions, %2 of them decided at once. Mirror images count once. With other "
                      "choices among equally fast moves the number differs.",
                      "two counts")
                       .arg(countText(static_cast<double>(size.all())), countText(static_cast<double>(size.decided))));
}

void ProofWindow::showMinimumSize(std::uint64_t counted) {
  m_countAll->show();
  m_count->setText(tr("The proof from here has more than %1 positions.").arg(countText(static_cast<double>(counted))));
}

void ProofWindow::stopCounting() {
  m_stop.request_stop();
  m_counting.drop();
  m_countTimer.stop();
  m_countAll->setText(tr("Count &all"));
  m_countAll->hide();
}

void ProofWindow::onCountAll() {
  if (m_countTimer.isActive()) {
    stopCounting();
    return showMinimumSize(std::max<std::uint64_t>(*m_counted, largestProof));
  }
  countPositions(UINT64_MAX);
  m_countAll->setText(tr("&Cancel"));
  m_countAll->show();
  m_countTimer.start();
}

void ProofWindow::askToSave() {
  const QString fileName =
      askForSaveName(this, tr("Save proof"), walk().stem() + QStringLiteral(".csv"), fileFilters({QStringLiteral("csv")}));
  if (!fileName.isEmpty()) saveAs(fileName);
}

void ProofWindow::saveAs(const QString& fileName) {
  if (!m_place.csv) return;
  m_stopSaving.request_stop();
  m_stopSaving = std::stop_source();
  const auto work = [csv = m_place.csv, fileName, stop = m_stopSaving.get_token()]() -> QString {
    try {
      const auto text = csv(stop);
      if (!text)
        return tr("The proof has more than %1 positions, so it is not saved. Save it from a later position.")
            .arg(countText(static_cast<double>(largestSaved)));
      const auto failure = writeWhole(fileName, QByteArray::fromStdString(*text));
      return failure ? fileFailureText(*failure) : tr("Saved as %1.").arg(fileName);
    } catch (...) {
      return exceptionText(std::current_exception());
    }
  };
  m_saving.run(this, work, [this](const QString& text) {
    const bool offersCount = !m_countAll->isHidden();
    stopCounting();
    m_countAll->setVisible(offersCount);
    m_count->setText(text);
    m_count->show();
  });
}

void ProofWindow::retranslate() {
  m_proofs->setAccessibleName(tr("Proof to show"));
  for (std::size_t number = 0; number < m_walks.size(); ++number)
    m_proofs->setItemText(static_cast<int>(number), m_walks[number]->about());
  m_steps->setHeaderLabels({tr("Move"), tr("Leads to"), tr("Why")});
  m_steps->setAccessibleName(tr("Moves from here"));
  m_board->setAccessibleName(tr("Position"));
  m_back->setText(tr("&Back"));
  m_start->setText(tr("&First move"));
  m_show->setText(tr("Show on the b&oard"));
  m_save->setText(tr("&Save…"));
  m_save->setToolTip(tr("Save the positions of the proof or strategy with their moves as CSV"));
  m_back->setToolTip(tr("Go to the previous position (Backspace)"));
  readPlace();
}

}  // namespace kotai::ui

#include "moc_proof_window.cpp"
