#include "ui/puzzles/puzzle_panel.h"

#include <QPainter>
#include <QStyle>
#include <algorithm>

#include "core/game/registry.h"
#include "ui/actions/action_button.h"
#include "ui/charts/chart_style.h"
#include "ui/puzzles/puzzle_words.h"
#include "ui/strings/strings.h"
#include "ui/theme/palette.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

constexpr int gapPx = 5;
constexpr double signLinePx = 2;

static QColor colourOf(PuzzleFate fate, const ColourPalette& palette) {
  switch (fate) {
    case PuzzleFate::Solved: return palette.textOf(Outcome::Win);
    case PuzzleFate::WithHint:
    case PuzzleFate::Found: return palette.textOf(Outcome::Draw);
    case PuzzleFate::Failed: return palette.textOf(Outcome::Loss);
    case PuzzleFate::Open: break;
  }
  return palette.textMuted;
}

static QPointF at(const QRectF& box, double x, double y) { return {box.left() + x * box.width(), box.top() + y * box.height()}; }

static void paintTick(QPainter& painter, const QRectF& box) {
  painter.drawPolyline(QPolygonF{at(box, 0.08, 0.55), at(box, 0.38, 0.88), at(box, 0.95, 0.12)});
}

static void paintCross(QPainter& painter, const QRectF& box) {
  painter.drawLine(at(box, 0.15, 0.15), at(box, 0.85, 0.85));
  painter.drawLine(at(box, 0.85, 0.15), at(box, 0.15, 0.85));
}

/// Paints the sign of a result: a tick, a tick with a dot, a cross followed by a tick, a cross, or a ring.
static void paintSign(QPainter& painter, const QRectF& box, PuzzleFate fate) {
  switch (fate) {
    case PuzzleFate::Solved: return paintTick(painter, box);
    case PuzzleFate::WithHint:
      paintTick(painter, box);
      painter.setBrush(painter.pen().color());
      return painter.drawEllipse(at(box, 0.95, 0.85), signLinePx, signLinePx);
    case PuzzleFate::Found: {
      const QSizeF half(box.width() * 0.8, box.height());
      paintCross(painter, QRectF(box.center() - QPointF(half.width(), half.height() / 2), half));
      return paintTick(painter, QRectF(box.center() - QPointF(0, half.height() / 2), half));
    }
    case PuzzleFate::Failed: return paintCross(painter, box);
    case PuzzleFate::Open: break;
  }
  painter.setBrush(Qt::NoBrush);
  painter.drawEllipse(box.center(), box.width() * 0.36, box.height() * 0.36);
}

DayMark::DayMark(int number, QWidget* parent) : QToolButton(parent), m_number(number) {
  setFocusPolicy(Qt::TabFocus);  // a click does not take the keyboard focus from the board
  setFont(smallFont(font()));
  setAttribute(Qt::WA_Hover);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void DayMark::setFate(PuzzleFate fate, bool current) {
  m_fate = fate;
  m_current = current;
  keepTranslated(this, [this] { describe(); });
  update();
}

/// Describes the puzzle in whole sentences, because a screen reader reads only this text.
void DayMark::describe() {
  const auto text = [this] {
    switch (m_fate) {
      case PuzzleFate::Solved: return tr("Puzzle %1 of the day: solved on the first try");
      case PuzzleFate::WithHint: return tr("Puzzle %1 of the day: solved with a hint");
      case PuzzleFate::Found: return tr("Puzzle %1 of the day: solved with mistakes");
      case PuzzleFate::Failed: return tr("Puzzle %1 of the day: failed");
      case PuzzleFate::Open: break;
    }
    return tr("Puzzle %1 of the day: still open");
  };
  const QString said = text().arg(m_number);
  setAccessibleName(m_current ? tr("%1 (on the board)", "a puzzle of the day").arg(said) : said);
  setToolTip(said);
}

QSize DayMark::sizeHint() const {
  const int height = fontMetrics().height();
  return {height + 16, 2 * height + 10};
}

void DayMark::paintEvent(QPaintEvent*) {
  const ColourPalette& palette = Theme::instance().palette();
  const QColor colour = colourOf(m_fate, palette);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const bool framed = m_current || hasFocus();
  painter.setPen(QPen(framed ? palette.accent : palette.border, framed ? 2 : 1));
  painter.setBrush(m_current ? palette.accentTint : underMouse() ? palette.surfaceRaised : palette.surface);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
  painter.setPen(palette.text);
  painter.drawText(rect().adjusted(0, 3, 0, 0), Qt::AlignHCenter | Qt::AlignTop, QString::number(m_number));
  const double side = fontMetrics().height() * 0.7;
  painter.setPen(QPen(colour, signLinePx, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  paintSign(painter, QRectF((width() - side) / 2, height() - side - 7, side, side), m_fate);
}

DayMarks::DayMarks(QWidget* parent) : QWidget(parent), m_row(new FlowLayout(gapPx)) {
  whenLanguageChanges(this, [this] { retranslate(); });
  auto* column = makeLayout<QVBoxLayout>(this, {0, 0, 0, 0}, gapPx);
  column->addLayout(m_row);
  column->addWidget(m_words);
  hide();
}

void DayMarks::setFates(const std::vector<PuzzleFate>& fates, int current) {
  m_fates = fates;
  while (m_marks.size() > fates.size()) {
    delete m_marks.back();
    m_marks.pop_back();
  }
  while (m_marks.size() < fates.size()) {
    const int number = static_cast<int>(m_marks.size()) + 1;
    auto* mark = new DayMark(number, this);
    connect(mark, &DayMark::clicked, this, [this, number] { emit chosen(number); });
    m_row->addWidget(mark);
    m_marks.push_back(mark);
  }
  for (std::size_t i = 0; i < m_marks.size(); ++i) m_marks[i]->setFate(fates[i], static_cast<int>(i) + 1 == current);
  setVisible(!fates.empty());
  retranslate();
}

void DayMarks::retranslate() {
  const auto count = [this](PuzzleFate fate) { return static_cast<int>(std::ranges::count(m_fates, fate)); };
  QStringList parts;
  const auto say = [&parts](int number, const QString& text) {
    if (number > 0) parts << text;
  };
  const int solved = count(PuzzleFate::Solved), hinted = count(PuzzleFate::WithHint), found = count(PuzzleFate::Found),
            failed = count(PuzzleFate::Failed), open = count(PuzzleFate::Open);
  say(solved, tr("%n on the first try", "puzzles of the day", solved));
  say(hinted, tr("%n with a hint", "puzzles of the day that were solved", hinted));
  say(found, tr("%n with mistakes", "puzzles of the day that were solved", found));
  say(failed, tr("%n failed", "puzzles of the day", failed));
  say(open, tr("%n to go", "puzzles of the day", open));
  m_words->setText(parts.join(QStringLiteral(", ")));
}

using From = TrainingChoice::From;
constexpr int shortestLength = 2;
constexpr int longestLength = 15;
constexpr int choicesMargin = 4;
constexpr int widestListName = 190;

PuzzlePanel::PuzzlePanel(PuzzleTrainer* trainer, const Actions* actions, QWidget* parent)
    : QFrame(parent), m_trainer(trainer), m_actions(actions) {
  setObjectName(QStringLiteral("playPanel"));
  setAttribute(Qt::WA_StyledBackground);
  m_area->setFrameShape(QFrame::NoFrame);
  m_area->setWidgetResizable(true);
  m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_area->setFocusPolicy(Qt::NoFocus);
  auto* column = makeLayout<QVBoxLayout>(this, {14, 12, 12, 12});
  column->addWidget(m_area, 1);
  auto* content = new QWidget(m_area);
  createChoices(content);
  m_area->setWidget(content);
  content->setAutoFillBackground(false);
  m_area->viewport()->setAutoFillBackground(false);
  createSteps();
  createPanelButtons();
  connect(trainer, &PuzzleTrainer::changed, this, &PuzzlePanel::refresh);
  connect(trainer->records(), &PuzzleRecords::standingChanged, this, &PuzzlePanel::refresh);
  keepTranslated(this, [this] { retranslate(); });
}

void PuzzlePanel::addChoice(From from, PuzzleKind kind) {
  auto* button = new QPushButton(this);
  button->setProperty("choice", true);
  button->setCheckable(true);
  button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);  // as wide as the panel, regardless of the text
  m_group->addButton(button);
  m_choices.push_back({from, kind, button});
  connect(button, &QPushButton::clicked, this, [this, choice = m_choices.back()] { choose(choice); });
}

void PuzzlePanel::createChoices(QWidget* content) {
  addChoice(From::Mixed);
  for (const GameInfo& game : allGames())
    for (const PuzzleKind kind : puzzleKindsOf(game.knownVariants.front()))
      if (!buttonOf(From::Kind, kind)) addChoice(From::Kind, kind);
  for (const From from : {From::Day, From::Repeats, From::List}) addChoice(from);
  m_day = new DayMarks(content);
  connect(m_day, &DayMarks::chosen, m_trainer, &PuzzleTrainer::openDayPuzzle);
  m_copyDay = new QPushButton(content);
  m_copyDay->setProperty("link", QStringLiteral("accent"));
  m_copyDay->setCursor(Qt::PointingHandCursor);
  m_copyDay->setFocusPolicy(Qt::TabFocus);  // a click does not take the keyboard focus from the board
  m_length = new QComboBox(content);
  m_hardness = new QComboBox(content);
  for (QComboBox* box : {m_length, m_hardness}) box->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  m_puzzleRating = muted(wrapping(new Label(content)));
  auto* column = makeLayout<QVBoxLayout>(content, {0, 0, choicesMargin, 0}, 6);
  column->addWidget(m_trainHeading = named("panelHeading", new Label(content)));
  for (const Choice& each : m_choices) {
    column->addWidget(each.button);
    if (each.from == From::Kind && each.kind == PuzzleKind::Mate) column->addWidget(m_length);
    if (each.from != From::Day) continue;
    column->addWidget(m_day);
    column->addWidget(m_copyDay, 0, Qt::AlignLeft);
  }
  column->addSpacing(8);
  addWidgets(column, {m_hardnessHeading = named("panelHeading", new Label(content)), m_hardness, m_puzzleRating});
  column->addStretch(1);
  connect(m_length, &QComboBox::activated, this, [this] {
    TrainingChoice choice = m_trainer->choice();
    choice.plies = m_length->currentData().isValid() ? std::optional(m_length->currentData().toUInt()) : std::nullopt;
    m_trainer->choose(choice);
  });
  connect(m_hardness, &QComboBox::activated, this, [this] {
    TrainingChoice choice = m_trainer->choice();
    choice.hardness = static_cast<Hardness>(m_hardness->currentIndex());
    m_trainer->choose(choice);
  });
}

/// Creates the buttons for stepping through moves. The buttons are always visible, so that other parts do not
/// move when the buttons become active.
void PuzzlePanel::createSteps() {
  auto* row = new QHBoxLayout;
  row->setSpacing(6);
  for (const ActionId id : {ActionId::ToStart, ActionId::StepBack, ActionId::StepForward, ActionId::ToEnd}) {
    m_steps.emplace_back(id, new ActionButton((*m_actions)[id], this));
    row->addWidget(m_steps.back().second);
  }
  row->addStretch(1);
  static_cast<QVBoxLayout*>(layout())->addLayout(row);
}

void PuzzlePanel::setLinks(QWidget* past, QWidget* list) {
  auto* column = static_cast<QVBoxLayout*>(m_area->widget()->layout());
  column->insertWidget(0, past);  // without alignment, the widget is as wide as the panel
  column->insertWidget(column->indexOf(buttonOf(From::List)) + 1, list, 0, Qt::AlignLeft);
}

QToolButton* PuzzlePanel::stepButton(ActionId id) const {
  for (const auto& [each, button] : m_steps)
    if (each == id) return button;
  return nullptr;
}

void PuzzlePanel::createPanelButtons() {
  auto* row = new FlowLayout(6);
  for (const ActionId id : {ActionId::Hint, ActionId::PuzzleSolution, ActionId::NextPuzzle}) {
    QAction* action = (*m_actions)[id];
    auto* button = new QPushButton(this);
    button->setFocusPolicy(Qt::TabFocus);  // a click does not take the keyboard focus from the board
    row->addWidget(button);
    m_panelButtons.push_back({id, button});
    const auto follow = [button, action] {
      button->setEnabled(action->isEnabled());
      button->setToolTip(action->toolTip());
    };
    connect(action, &QAction::changed, button, follow);
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    follow();
  }
  static_cast<QVBoxLayout*>(layout())->addLayout(row);
}

QPushButton* PuzzlePanel::buttonOf(From from, std::optional<PuzzleKind> kind) const {
  for (const Choice& each : m_choices)
    if (each.from == from && (!kind || each.kind == *kind)) return each.button;
  return nullptr;
}

QPushButton* PuzzlePanel::buttonOf(ActionId id) const {
  for (const PanelButton& each : m_panelButtons)
    if (each.id == id) return each.button;
  return nullptr;
}

int PuzzlePanel::widthOfWords() const {
  int widest = 0;
  for (const Choice& each : m_choices)
    if (!each.button->isHidden()) widest = std::max(widest, each.button->sizeHint().width());
  const QMargins outer = layout()->contentsMargins();
  const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);  // room for the scroll bar of a low window
  return widest + choicesMargin + bar + outer.left() + outer.right();
}

void PuzzlePanel::choose(const Choice& chosen) {
  TrainingChoice choice = m_trainer->choice();
  const bool goesOn = m_trainer->current().canMove() || m_trainer->current().state == PuzzleTrainer::State::Judging;
  if (chosen.from == From::Day && choice.from == From::Day && goesOn) return refresh();  // a double click must not skip a puzzle
  choice.from = chosen.from;
  if (chosen.from == From::Kind) choice.kind = chosen.kind;
  m_trainer->choose(choice);
}

QString PuzzlePanel::textOf(const Choice& choice) const {
  switch (choice.from) {
    case From::Mixed: return tr("Mixed");
    case From::Kind: return puzzleKindName(choice.kind);
    case From::Day: return tr("Puzzles of the day");
    case From::Repeats: {
      const int due = static_cast<int>(m_trainer->records()->standing().due.size());
      return due == 0 ? tr("No reviews due") : tr("%n reviews due", nullptr, due);
    }
    case From::List:
    case From::Lesson: break;
  }
  const QString& title = m_trainer->choice().listTitle;
  return title.isEmpty() ? tr("The list of positions") : tr("List: %1", "its name").arg(title);
}

/// Fills the combo box with the lengths of wins that occur in the variant.
void PuzzlePanel::fillLengths() {
  const std::vector<std::uint32_t>& known = m_trainer->offered().winLengths;
  QList<int> offered;
  for (int plies = shortestLength; plies <= longestLength; ++plies)
    if (known.empty() || std::ranges::count(known, static_cast<std::uint32_t>(plies)) > 0) offered << plies;
  if (m_length->count() > 0 && offered == m_lengthsOffered) return;
  m_lengthsOffered = offered;
  m_length->clear();
  m_length->addItem(tr("any length"));
  for (const int plies : offered) {
    const QString own = tr("%n of your moves", nullptr, ownMoves(static_cast<std::uint32_t>(plies)));
    m_length->addItem(own + QStringLiteral(" · ") + tr("in %n moves", nullptr, plies), plies);
  }
}

void PuzzlePanel::refresh() {
  fillLengths();
  const TrainingChoice& now = m_trainer->choice();
  const PuzzleTry& current = m_trainer->current();
  const PuzzleRecords& records = *m_trainer->records();
  const bool solved = current.state != PuzzleTrainer::State::Unsolved;
  const std::vector<PuzzleKind>& kinds = m_trainer->offered().kinds;
  for (const Choice& each : m_choices) {
    each.button->setText(each.from == From::List ? fontMetrics().elidedText(textOf(each), Qt::ElideRight, widestListName)
                                                 : textOf(each));
    if (each.from == From::List) each.button->setToolTip(textOf(each));
    const bool chosen = each.from == now.from && (each.from != From::Kind || each.kind == now.kind);
    each.button->setChecked(chosen);
    each.button->setEnabled(solved && (each.from != From::Repeats || chosen || !records.standing().due.empty()));
    if (each.from == From::List) each.button->setVisible(now.listNumber > 0);
    if (each.from == From::Kind) each.button->setVisible(std::ranges::count(kinds, each.kind) > 0);
  }
  m_day->setFates(records.dayFates(), current.found.puzzle ? current.found.number : 0);
  m_copyDay->setVisible(records.isDayDone());
  buttonOf(ActionId::NextPuzzle)->setVisible(!current.isOver());  // the button beside the result already offers the next puzzle
  m_length->setVisible(now.from == From::Kind && now.kind == PuzzleKind::Mate);
  m_length->setCurrentIndex(std::max(0, now.plies ? m_length->findData(*now.plies) : 0));
  m_hardness->setCurrentIndex(static_cast<int>(now.hardness));
  m_hardness->setEnabled(solved && now.from != From::Day && now.from != From::Repeats);
  const auto& puzzle = current.found.puzzle;
  m_puzzleRating->setText(puzzle ? tr("This puzzle: %1", "its rating").arg(countText(puzzle->rating)) : QString());
}

void PuzzlePanel::retranslate() {
  m_copyDay->setText(tr("Copy result"));
  m_trainHeading->setText(tr("Practise"));
  m_hardnessHeading->setText(tr("Difficulty"));
  m_hardness->setAccessibleName(m_hardnessHeading->text());
  m_length->setAccessibleName(tr("Length"));
  m_puzzleRating->setToolTip(
      plainToolTip(tr("A puzzle is rated like an opponent.\nLevel 1 counts as 800, and each further level as 200 more.")));
  m_length->clear();
  m_hardness->clear();
  for (int i = 0; i <= static_cast<int>(Hardness::VeryHard); ++i) m_hardness->addItem(hardnessName(static_cast<Hardness>(i)));
  for (const Choice& each : m_choices)
    if (each.from == From::Kind) each.button->setToolTip(puzzleKindExplanation(each.kind));
  const QString deeds[] = {tr("Hint"), tr("Solution"), tr("Skip", "a puzzle")};
  for (std::size_t i = 0; i < m_panelButtons.size(); ++i) m_panelButtons[i].button->setText(deeds[i]);
  refresh();
}

}  // namespace kotai::ui

#include "moc_puzzle_panel.cpp"
