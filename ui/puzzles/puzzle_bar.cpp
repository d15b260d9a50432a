#include "ui/puzzles/puzzle_bar.h"

#include <QApplication>
#include <QKeyEvent>
#include <QResizeEvent>
#include <algorithm>

#include "core/explain/explain.h"
#include "core/library/library_game.h"
#include "ui/puzzles/puzzle_board.h"
#include "ui/puzzles/puzzle_trainer.h"
#include "ui/puzzles/puzzle_words.h"
#include "ui/strings/strings.h"
#include "ui/theme/palette.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

using State = PuzzleTrainer::State;

PuzzleDesk::PuzzleDesk(PuzzleTrainer* trainer, PuzzleBar* bar) : QObject(bar), m_trainer(trainer), m_bar(bar) {
  connect(trainer->moves(), &PuzzleMoves::hinted, this, [this] {
    if (const auto move = m_trainer->moves()->hintedMove())
      m_bar->setHint(m_trainer->board()->showHint(*move, m_trainer->current().hints));
  });
  connect(trainer, &PuzzleTrainer::changed, bar, &PuzzleBar::clearRemark);
  connect(trainer->moves(), &PuzzleMoves::lineChanged, this, &PuzzleDesk::markWrong);
  connect(bar, &PuzzleBar::announced, this, [this](const QString& text) { m_trainer->board()->announce(text); });
  for (PuzzleBoard* board : trainer->boards()) {
    connect(board, &PuzzleBoard::moveRefused, bar, &PuzzleBar::showRemark);
    stepFrom(board->focusProxy() ? board->focusProxy() : board);
  }
  for (QPushButton* button : bar->findChildren<QPushButton*>()) stepFrom(button);
}

void PuzzleDesk::stepFrom(QWidget* widget) { widget->installEventFilter(this); }

void PuzzleDesk::refresh() {
  PuzzleBoard* board = m_trainer->board();
  if (!board) return m_bar->refresh();
  const bool boardHadKeys = board->hasFocus();
  const bool barHadKeys = m_bar->isAncestorOf(QApplication::focusWidget());
  board->setInputEnabled(m_trainer->current().canMove());
  markWrong();
  m_bar->refresh();
  if (m_trainer->current().state == State::Solved && boardHadKeys)
    m_bar->nextButton()->setFocus();  // Enter then shows the next puzzle
  // The button with the focus has disappeared.
  if (barHadKeys && !m_bar->isAncestorOf(QApplication::focusWidget())) board->setFocus();
}

void PuzzleDesk::markWrong() {
  const PuzzleTry& now = m_trainer->current();
  m_trainer->board()->markWrong(now.wrongLine(), now.wrongOnBoard());
}

bool PuzzleDesk::stepByKey(int key) {
  const PuzzleTry& now = m_trainer->current();
  PuzzleMoves& moves = *m_trainer->moves();
  if (!now.isShowing()) return false;
  switch (key) {
    case Qt::Key_Home: moves.showPly(0); return true;
    case Qt::Key_Left: moves.showPly(now.shownAt() - 1); return true;
    case Qt::Key_Right: moves.showPly(now.shownAt() + 1); return true;
    case Qt::Key_End: moves.showPly(now.shownPlies()); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: return m_trainer->board()->hasFocus() && now.state == State::Shown && (m_trainer->next(), true);
    default: return false;
  }
}

bool PuzzleDesk::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress) return QObject::eventFilter(watched, event);
  const auto* press = static_cast<QKeyEvent*>(event);
  const bool plain = !(press->modifiers() & ~Qt::KeypadModifier);
  return (plain && stepByKey(press->key())) || QObject::eventFilter(watched, event);
}

constexpr std::size_t shownPlies = 8;
constexpr int sideMargin = 14;
constexpr int margin = 9;
constexpr int narrowMargin = 7;
constexpr int lineSpace = 4;
constexpr int partSpace = 6;
/// Minimum width of texts beside the buttons, in characters. In a narrower bar, the buttons are below the
/// texts.
constexpr int leastCharacters = 28;
constexpr int lowWindowBelow = 400;   ///< in pixels
constexpr int usualCharacters = 150;  ///< length of a usual verdict with its reason
constexpr int shortCharacters = 80;   ///< maximum length of a motif that replaces a refutation

PuzzleBar::PuzzleBar(PuzzleTrainer* trainer, QWidget* parent)
    : QFrame(parent), m_trainer(trainer), m_current(&trainer->current()) {
  setObjectName(QStringLiteral("messageBar"));
  setAttribute(Qt::WA_StyledBackground);
  makeStrong(m_lead);
  for (QLabel* label : {m_lead, m_words}) label->setWordWrap(true);
  m_words->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::LinksAccessibleByMouse);
  m_words->setFocusPolicy(Qt::NoFocus);
  auto* texts = new QWidget;
  auto* lines = makeLayout<QVBoxLayout>(texts, {0, 0, 0, 0}, lineSpace);
  addWidgets(lines, {m_lead, m_words});
  m_texts->setCard(texts);
  auto* row = new FlowLayout(partSpace);
  addWidgets(row, {m_why, m_again, m_retry, m_explore, m_next});
  m_buttons->setLayout(row);
  m_parts->setSpacing(partSpace);
  m_parts->addWidget(m_texts, 1);
  m_parts->addWidget(m_buttons);
  for (QPushButton* button : {m_again, m_next}) button->setProperty("primary", true);
  connect(m_why, &QPushButton::clicked, trainer->moves(), &PuzzleMoves::showReason);
  connect(m_again, &QPushButton::clicked, trainer->moves(), &PuzzleMoves::tryAgain);
  connect(m_retry, &QPushButton::clicked, trainer, &PuzzleTrainer::retry);
  connect(m_next, &QPushButton::clicked, trainer, &PuzzleTrainer::next);
  connect(m_words, &QLabel::linkActivated, this, &PuzzleBar::openLink);
  connect(trainer->moves(), &PuzzleMoves::lineChanged, this, [this] {
    if (m_current->isShowing()) refresh();  // highlights the move that is now current
  });
  connect(&Theme::instance(), &Theme::changed, this, &PuzzleBar::refresh);
  keepTranslated(this, [this] { refresh(); });
}

QString PuzzleBar::text() const { return m_lead->text().isEmpty() ? m_plain : m_lead->text() + QLatin1Char(' ') + m_plain; }

QString PuzzleBar::lead() const {
  switch (m_current->state) {
    case State::Wrong:
    case State::Refuted: return tr("Not that one.");
    case State::Shown: return tr("The solution");
    case State::Solved: return solvedLead();
    default: break;
  }
  if (m_current->isWrong()) return tr("Not that one.");
  if (!m_current->answer) return {};
  if (const auto moves = m_trainer->moves()->remainingMoves()) return tr("Correct! %n of your moves to go.", nullptr, *moves);
  return tr("Correct! Keep going.");
}

/// Returns the beginning of the text after a puzzle. Praises the user only if the puzzle was solved.
QString PuzzleBar::solvedLead() const {
  if (m_current->wasShown) return tr("Solved after seeing the solution.");
  const int wrong = m_current->wrongMoves;
  if (wrong == 0) return m_current->allHints > 0 ? tr("Solved, with a hint.") : tr("Solved!");
  return wrong == 1 ? tr("Solved on the second try.") : tr("Solved after %n wrong moves.", nullptr, wrong);
}

void PuzzleBar::showRemark(const QString& text) {
  m_remark = text;
  refresh();
}

QString PuzzleBar::refutationText() const {
  const PuzzleAnswer& answer = *m_current->answer;
  const QString move = QString::fromStdString(answer.move.text);
  if (answer.refutation.moves.empty()) return tr("%1 ends the game at once.", "a move").arg(move);
  const QStringList texts = m_trainer->moves()->shownTexts();
  QString line = texts.mid(m_current->refutationFrom()).join(QLatin1Char(' '));
  if (answer.refutation.moves.size() > shownPlies) line += QStringLiteral(" …");
  return tr("After %1: %2", "a move, moves").arg(move, line);
}

void PuzzleBar::setStrings(const QString& task, const QString& praise, const QString& end) {
  m_task = task;
  m_praise = praise;
  m_end = end;
}

QString PuzzleBar::ending() const {
  const QString usual = reason() + likeness() + QLatin1Char('\n') + resultText(*m_trainer);
  return ((m_praise.isEmpty() ? usual : m_praise) + QLatin1Char('\n') + m_end).trimmed();
}

/// Returns the most helpful fact. A short motif takes precedence over a long refutation, which beginners do not
/// understand, unless the motif reveals a better move.
static const Fact& mostHelpful(const std::vector<Fact>& facts) {
  const Fact& first = facts.front();
  if (first.kind != FactKind::Refutation || first.plies.value_or(0) <= longestLinePlies) return first;
  const FactMove& wrong = first.moves.front();
  const auto found = std::ranges::find_if(facts, [&wrong](const Fact& each) {
    const auto isBetter = [&](const FactMove& move) { return move.before == wrong.before && move.move != wrong.move; };
    return each.kind == FactKind::Motif && !each.moves.empty() && std::ranges::none_of(each.moves, isBetter) &&
           explanationText(each).size() <= shortCharacters;
  });
  return found == facts.end() ? first : *found;
}

/// Returns the fact that says most about a right move, or null. The task has already said that no other move is right. In a
/// forced win, a motif such as checkmate says more than a threat that the move stopped.
static const Fact* mostHelpfulOfSolution(const std::vector<Fact>& facts, PuzzleKind puzzle) {
  const auto isPlain = [puzzle](const Fact& each) {
    const bool isAboutOthers = each.kind == FactKind::OnlyMove || each.kind == FactKind::Waste;
    return !isAboutOthers && (each.kind != FactKind::AnswersThreat || puzzle != PuzzleKind::Mate);
  };
  const auto found = std::ranges::find_if(facts, isPlain);
  if (found != facts.end()) return &*found;
  const auto other = std::ranges::find_if(facts, [](const Fact& each) { return each.kind != FactKind::Waste; });
  return other == facts.end() ? nullptr : &*other;
}

/// Returns a line with the most helpful fact: about the first explained move that visibly gains something, or else about the last
/// one. The facts of such a move begin with a motif.
QString PuzzleBar::reason() const {
  const bool isOver = m_current->isOver();
  const auto& answer = m_current->answer;
  // Praise of a slow win would contradict the verdict.
  if (!isOver && answer && answer->move.keepsOutcome && answer->before.outcome == Outcome::Win) return {};
  const Fact* shown = nullptr;
  for (const std::vector<Fact>& facts : m_current->reasons) {
    if (facts.empty()) continue;
    const Fact* const fact = isOver ? mostHelpfulOfSolution(facts, m_current->found.puzzle->kind) : &mostHelpful(facts);
    if (fact) shown = fact;
    if (fact && facts.front().kind == FactKind::Motif) break;
  }
  return shown ? QLatin1Char('\n') + explanationText(*shown) : QString();
}

/// Returns a line about a wrong move that would have been the practised kind of mistake. Empty outside of similar puzzles.
QString PuzzleBar::likeness() const {
  const auto& likeness = m_current->found.likeness;
  if (!likeness || !likeness->reason) return {};
  return QLatin1Char('\n') + tr("The mistake to avoid here: %1", "a sentence").arg(explanationText(*likeness->reason));
}

QString PuzzleBar::mistake() const { return m_trainer->board()->mistakeText(*m_current->found.puzzle, *m_current->answer); }

QString PuzzleBar::words() const {
  switch (m_current->state) {
    case State::Looking: return tr("Looking for a puzzle…");
    case State::Judging: return m_current->isWrong() ? mistake() : QString();
    case State::Wrong: return m_remark.isEmpty() ? mistake() + reason() : m_remark;
    case State::Refuted: {
      const QString why = reason();
      return refutationText() + (why.isEmpty() ? QLatin1Char('\n') + mistake() : why);  // moves alone say little
    }
    case State::Shown: return m_trainer->moves()->shownTexts().join(QLatin1Char(' ')) + QLatin1Char('\n') + ending();
    case State::Solved: return ending();
    case State::Asked: {
      const bool goesOn = m_current->answer.has_value();
      const QString usual = m_trainer->board()->taskText(*m_current->found.puzzle);
      const QString task = goesOn ? QString() : m_task.isEmpty() ? usual : m_task;
      const QString& more = m_remark.isEmpty() ? m_hint : m_remark;
      return more.isEmpty() ? task : task + QLatin1Char('\n') + more;
    }
    default: return {};
  }
}

/// Makes every shown move a link to its position, and highlights the current move.
QString PuzzleBar::linked(const QString& words) const {
  const QStringList texts = m_trainer->moves()->shownTexts();
  const int first = m_current->state == State::Refuted ? m_current->refutationFrom() : 0;
  const QString line = texts.mid(first).join(QLatin1Char(' '));
  const qsizetype at = line.isEmpty() ? -1 : words.indexOf(line);
  if (at < 0) return words.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"));
  const QString colour = Theme::instance().palette().accent.name();
  QStringList links;
  for (int ply = first + 1; ply <= texts.size(); ++ply) {
    const QString style =
        ply == m_current->shownAt() ? QStringLiteral("font-weight:bold") : QStringLiteral("text-decoration:none");
    links << QStringLiteral("<a href=\"%1\" style=\"color:%2;%3\">%4</a>")
                 .arg(QString::number(ply), colour, style, texts[ply - 1].toHtmlEscaped());
  }
  const auto plain = [](const QString& text) { return text.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>")); };
  return plain(words.left(at)) + links.join(QLatin1Char(' ')) + plain(words.mid(at + line.size()));
}

void PuzzleBar::openLink(const QString& link) { m_trainer->moves()->showPly(link.toInt()); }

void PuzzleBar::showButtons() {
  const State state = m_current->state;
  m_why->setVisible(state == State::Wrong);
  m_again->setVisible(state == State::Wrong || state == State::Refuted);
  const bool over = m_current->isOver();
  m_retry->setVisible(over);
  m_explore->setVisible(over && m_trainer->choice().from != TrainingChoice::From::Lesson);
  m_next->setVisible(over);
  m_buttons->setVisible(over || !m_again->isHidden());
}

void PuzzleBar::refresh() {
  const State state = m_current->state;
  if (state == State::Judging) return;  // keeps the previous text until the move has been judged
  if (!m_current->hints) m_hint.clear();
  const bool empty = state == State::Unsolved || state == State::Left || state == State::Nothing;
  setVisible(!empty);
  if (empty) return;
  m_lead->setText(lead());
  m_lead->setVisible(!m_lead->text().isEmpty());
  m_plain = words().trimmed();
  const bool stepped = state == State::Refuted || state == State::Shown;
  m_words->setTextFormat(stepped ? Qt::RichText : Qt::PlainText);
  m_words->setText(stepped ? linked(m_plain) : m_plain);
  m_words->setAccessibleName(m_plain);
  m_words->setToolTip(plainToolTip(moveHint(gameIdOf(m_trainer->variantId()))));
  m_words->setVisible(!m_plain.isEmpty());
  m_why->setText(tr("Show why"));
  m_why->setToolTip(tr("Play the refutation of the move"));
  m_again->setText(tr("Try again"));
  m_retry->setText(tr("Replay"));
  m_explore->setText(tr("Explore"));
  m_explore->setToolTip(tr("Open the puzzle as a game, with the values of all moves"));
  m_next->setText(tr("Next"));
  showButtons();
  fit();
  if (state == State::Looking || m_announced == text()) return;
  m_announced = text();
  emit announced(m_announced);
}

/// Returns the width of the widest row of buttons. The result depends on the language, but not on the state of the puzzle.
int PuzzleBar::widthOfButtons() const {
  int width = 2 * partSpace;
  for (const QPushButton* button : {m_retry, m_explore, m_next}) width += button->sizeHint().width();
  return width;
}

bool PuzzleBar::isNarrow() const {
  return width() < widthOfButtons() + partSpace + 2 * sideMargin + leastCharacters * fontMetrics().averageCharWidth();
}

/// Gives the bar one height for all states of a puzzle. Longer texts scroll. A low window has no room to reserve, so there the
/// bar is as high as its contents.
void PuzzleBar::fit() {
  const bool narrow = isNarrow();
  const int room = (width() - widthOfButtons() - 2 * sideMargin) / fontMetrics().averageCharWidth();
  const int lines = narrow ? 3 : 1 + std::clamp(usualCharacters / std::max(room, 1) + 1, 3, 4);
  // The characters of some languages come from a font with higher lines.
  const int lineHeight = std::max(fontMetrics().lineSpacing(), fontMetrics().size(0, m_next->text()).height());
  const bool low = window()->height() < lowWindowBelow;
  const int texts = low ? 2 * fontMetrics().lineSpacing() + lineSpace : lines * lineHeight + 2 * lineSpace;
  const int above = narrow ? narrowMargin : margin;
  const int rows = !narrow ? 0 : widthOfButtons() > width() - 2 * sideMargin ? 2 : 1;
  m_texts->setLeastHeight(texts);
  const int height = texts + rows * (m_next->sizeHint().height() + partSpace) + 2 * above;
  setMinimumHeight(low ? 0 : height);
  setMaximumHeight(low ? QWIDGETSIZE_MAX : height);
  m_parts->setContentsMargins(sideMargin, above, sideMargin, above);
  m_parts->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  const QSizePolicy::Policy policy = narrow ? QSizePolicy::Preferred : QSizePolicy::Fixed;
  m_buttons->setSizePolicy(policy, policy);
}

void PuzzleBar::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  if (event->oldSize().width() != width()) fit();
}

}  // namespace kotai::ui

#include "moc_puzzle_bar.cpp"
