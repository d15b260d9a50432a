#include "ui/docks/line/line_dock.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QToolButton>
#include <algorithm>

#include "core/base/read_failure.h"
#include "core/record/line_game.h"
#include "ui/board/board_thumbnail.h"
#include "ui/docks/moves/moves_delegate.h"
#include "ui/settings/settings.h"
#include "ui/strings/end_strings.h"
#include "ui/theme/icons.h"
#include "ui/widgets/copy_key.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

static std::vector<MoveValue> perfectMoves(const Solution& solution, const AnyPosition& position) {
  std::vector<MoveValue> moves = moveValues(solution, position);
  std::erase_if(moves, [](const MoveValue& move) { return !move.perfect; });
  return moves;
}

AnnotatedLine readLine(const Solution& solution, const AnyPosition& start, const std::vector<AnyMove>& chosen,
                       std::size_t maxPlies) {
  const Variant& variant = *solution.variant();
  AnnotatedLine line;
  line.last = start;
  const auto append = [&](const MoveValue& move, std::vector<MoveValue> equals) {
    line.steps.push_back({line.last, move, variant.sideToMove(line.last), std::move(equals)});
    line.last = move.after;
  };
  const auto goesOn = [&] { return !decidedWinner(variant, line.last); };
  for (const AnyMove wanted : chosen) {
    if (!goesOn()) break;
    std::vector<MoveValue> equals = perfectMoves(solution, line.last);
    const auto there =
        std::find_if(equals.begin(), equals.end(), [wanted](const MoveValue& move) { return move.move == wanted; });
    if (there == equals.end()) break;
    append(MoveValue(*there), std::move(equals));
  }
  const PerfectLine rest = perfectLine(solution, line.last, maxPlies);
  for (const MoveValue& move : rest.moves) {
    if (!goesOn()) break;
    append(move, perfectMoves(solution, line.last));
  }
  line.decided = !goesOn();
  line.repeats = rest.repeats;
  line.cut = rest.cut;
  return line;
}

void LineModel::setLine(VariantPtr variant, AnnotatedLine line) {
  beginResetModel();
  m_variant = std::move(variant);
  m_line = std::move(line);
  m_mostPlies = 0;
  for (const LineStep& step : m_line.steps) m_mostPlies = std::max(m_mostPlies, step.move.value.distancePlies);
  endResetModel();
}

int LineModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_line.steps.size()); }

QVariant LineModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const LineStep& step = m_line.steps[static_cast<std::size_t>(index.row())];
  const QString move = QString::fromStdString(step.move.text);
  const int equals = static_cast<int>(step.equals.size());
  switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
      return QStringLiteral("%1. %2, %3, %4")
          .arg(index.row() + 1)
          .arg(sideName(*m_variant, step.mover), move, valueText(step.move.value));
    case NumberRole: return index.row() + 1;
    case SideRole: return sideSymbol(*m_variant, step.mover);
    case MoveTextRole: return move;
    case ValueTextRole: return valueText(step.move.value);
    case OutcomeRole: return static_cast<int>(step.move.value.outcome);
    case EqualsRole:
      return equals > 1 ? tr("one of %1 best moves", "one of so many equally good moves").arg(equals) : tr("only move");
    default: return {};
  }
}

QSize LineDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
  return {180, option.fontMetrics.height() + 12};
}

void LineDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const ColourPalette& palette = Theme::instance().palette();
  const int unit = option.fontMetrics.height();
  QRect rest = option.rect.adjusted(8, 0, -8, 0);
  const auto take = [&rest](int width) {
    const QRect part(rest.left(), rest.top(), width, rest.height());
    rest.setLeft(part.right() + 1);
    return part;
  };
  painter->save();
  paintRowBackground(*painter, option);
  painter->setFont(option.font);
  painter->setPen(palette.textMuted);
  const QRect number = take(unit * 7 / 4);
  painter->drawText(number, Qt::AlignRight | Qt::AlignVCenter, index.data(LineModel::NumberRole).toString());
  painter->drawText(take(unit * 7 / 4), Qt::AlignCenter, index.data(LineModel::SideRole).toString());
  painter->setPen(palette.text);
  painter->setFont(moveFont(option.font));
  painter->drawText(take(unit * 4), Qt::AlignLeft | Qt::AlignVCenter, index.data(LineModel::MoveTextRole).toString());
  painter->setFont(pillFont(option.font));
  const int pill = pillColumnWidth(option.font, static_cast<const LineModel*>(index.model())->mostPlies());
  paintPill(*painter, take(pill).adjusted(0, 4, 0, -4), index.data(LineModel::ValueTextRole).toString(),
            static_cast<Outcome>(index.data(LineModel::OutcomeRole).toInt()));
  painter->setFont(option.font);
  painter->setPen(palette.textMuted);
  rest.setLeft(rest.left() + 4);
  painter->drawText(
      rest, Qt::AlignRight | Qt::AlignVCenter,
      painter->fontMetrics().elidedText(index.data(LineModel::EqualsRole).toString(), Qt::ElideRight, rest.width()));
  painter->restore();
}

constexpr std::size_t maxPliesShown = 400;
constexpr int thumbnailPx = 88;
constexpr int minListPx = 84;
constexpr int maxEqualsShown = 6;
constexpr int pauseMs = 350;

struct LineAnswer {
  AnnotatedLine line;
  std::optional<SolutionError> failure;
};

LineDock::LineDock(GameDocument* document, StateHub* hub, QWidget* parent)
    : StateDock(hub, QStringLiteral("lineDock"), parent), m_document(document) {
  m_pool.setMaxThreadCount(1);
  makeBody();
}

void LineDock::makeBody() {
  auto* body = new QWidget(this);
  m_view = new QListView(body);
  m_view->setModel(m_model);
  m_view->setItemDelegate(new LineDelegate(m_view));
  m_view->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);  // the widgets below stay visible in a low dock
  m_view->setMinimumHeight(minListPx);
  m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
  m_view->installEventFilter(this);
  copyByKey(m_view, [this] { return selectedTexts(*m_view, LineModel::MoveTextRole, QLatin1Char(' ')); });

  makeEquals(body);
  makeFooter(body);

  auto* column = makeLayout<QVBoxLayout>(body, {8, 2, 8, 6}, 2);
  column->addWidget(m_view, 1);
  addWidgets(column, {m_equals, m_footer});
  connectAll();
  build(body);
}

void LineDock::makeEquals(QWidget* body) {
  m_equals = new QWidget(body);
  m_equalsRow = new FlowLayout(2);
  m_equalsRow->setContentsMargins(8, 2, 8, 2);
  m_equals->setLayout(m_equalsRow);
  m_equalsLabel = muted(new Label(m_equals));
  m_equalsRow->addWidget(m_equalsLabel);
}

void LineDock::makeFooter(QWidget* body) {
  m_footer = new QWidget(body);
  auto* footer = makeLayout<QHBoxLayout>(m_footer, {8, 4, 8, 4}, 12);
  m_final = new Label(m_footer);
  m_final->setFixedSize(thumbnailPx, thumbnailPx);
  m_summary = new Label(m_footer);
  m_summary->setTextFormat(Qt::RichText);
  m_summary->setWordWrap(true);
  m_playOut = new QPushButton(m_footer);
  m_playOut->setFocusPolicy(Qt::TabFocus);  // a click does not take the keyboard focus from the board
  auto* words = new QVBoxLayout;
  words->addWidget(m_summary, 1);
  words->addWidget(m_playOut, 0, Qt::AlignLeft);
  footer->addWidget(m_final);
  footer->addLayout(words, 1);
}

void LineDock::connectAll() {
  connect(&Theme::instance(), &Theme::changed, this, &LineDock::showSummary);
  connect(m_view, &QListView::activated, this, [this](const QModelIndex& index) { playRow(index.row()); });
  connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
          [this](const QModelIndex& index) { showEquals(index.row()); });
  connect(m_playOut, &QPushButton::clicked, this, &LineDock::togglePlayOut);
  connect(&m_timer, &QTimer::timeout, this, [this] {
    if (m_model->rowCount() == 0)
      stopPlayOut();
    else
      playBest();
  });
}

LineDock::~LineDock() { m_pool.waitForDone(); }

void LineDock::onPositionChanged() {
  // While the user steps along the line, the choices for its later steps are kept.
  const auto& steps = m_model->line().steps;
  const bool along = !steps.empty() && steps.front().move.after == m_document->position();
  if (along && !m_chosen.empty())
    m_chosen.erase(m_chosen.begin());
  else
    m_chosen.clear();
  if ((!along && m_playedTo != m_document->position()) || isRepeatedHere()) stopPlayOut();
}

bool LineDock::isRepeatedHere() const {
  const auto path = m_document->tree().pathTo(m_document->currentNode());
  return std::count_if(path.begin(), path.end(), [this](GameTree::NodeId id) {
           return m_document->tree().node(id).position == m_document->position();
         }) > 1;
}

bool LineDock::showContents() {
  const bool some = state().valuesShown && m_document->solution() && !m_document->isFinished();
  const SolutionPtr solution = some ? m_document->solution() : nullptr;
  const bool moved = m_position != m_document->position();
  if (moved || m_solution != solution) {
    if (moved) onPositionChanged();
    m_position = m_document->position();
    m_solution = solution;
    m_failure.clear();
    m_reading.drop();
    solution ? requestLine() : clearLine();
  }
  return some && m_failure.isEmpty();
}

void LineDock::explainEmpty() {
  if (!m_failure.isEmpty()) return empty()->showTextsOnly(m_failure, {});
  if (!state().valuesShown) return showHidden(Missing::Line);
  if (m_document->solution()) return empty()->showTextsOnly(tr("The game is over."), {});
  showMissing(Missing::Line, {.name = variantName(*m_document->variant()),
                              .offer = tr("The values of this variant are not known yet, so there is no perfect line to show."),
                              .refusal = state().refusal});
}

void LineDock::requestLine() {
  const auto work = [solution = m_document->solution(), at = m_document->position(), chosen = m_chosen] {
    LineAnswer answer;
    try {
      answer.line = readLine(*solution, at, chosen, maxPliesShown);
    } catch (...) {
      answer.failure = readFailure(solution->file());
    }
    return answer;
  };
  m_reading.run(m_pool, this, work, [this](const LineAnswer& answer) {
    if (!answer.failure) return setLine(answer.line);
    m_failure = errorText(*answer.failure);
    clearLine();
    showAgain();
  });
}

void LineDock::setLine(const AnnotatedLine& line) {
  m_model->setLine(m_document->variant(), line);
  m_footer->show();
  m_view->setCurrentIndex(m_model->index(0, 0));
  showEquals(0);
  showSummary();
}

void LineDock::clearLine() {
  stopPlayOut();
  const bool hadKeys = isAncestorOf(QApplication::focusWidget());
  m_model->setLine(m_document->variant(), {});
  m_equals->hide();
  m_footer->hide();
  if (hadKeys) emit focusReleased();
}

void LineDock::choose(int step, AnyMove move) {
  m_chosen.clear();
  for (int i = 0; i < step; ++i) m_chosen.push_back(m_model->line().steps[static_cast<std::size_t>(i)].move.move);
  m_chosen.push_back(move);
  requestLine();
}

void LineDock::showEquals(int step) {
  while (m_equalsRow->count() > 1) {
    QLayoutItem* item = m_equalsRow->takeAt(1);
    item->widget()->hide();  // the widget may be the clicked button, so it is hidden now and deleted later
    item->widget()->deleteLater();
    delete item;
  }
  const auto& steps = m_model->line().steps;
  const bool some = step >= 0 && step < static_cast<int>(steps.size()) && steps[static_cast<std::size_t>(step)].equals.size() > 1;
  m_equals->setVisible(some);
  if (!some) return;
  const LineStep& at = steps[static_cast<std::size_t>(step)];
  int shown = 0;
  for (const MoveValue& equal : at.equals) {
    if (shown++ == maxEqualsShown) break;
    auto* button = new QToolButton(m_equals);
    button->setText(QString::fromStdString(equal.text));
    button->setCheckable(true);
    button->setChecked(equal.move == at.move.move);
    connect(button, &QToolButton::clicked, this, [this, step, move = equal.move] { choose(step, move); });
    m_equalsRow->addWidget(button);
  }
}

void LineDock::showSummary() {
  const AnnotatedLine& line = m_model->line();
  if (line.steps.empty() || !m_document->hasGame()) return;
  m_final->setPixmap(renderBoardThumbnail(*m_document->variant(), line.last, thumbnailPx, devicePixelRatioF()));
  const QString length = tr("%n moves", nullptr, static_cast<int>(line.steps.size()));
  QString end = tr("to the end of the game");
  if (line.repeats)
    end = tr("then the position repeats: a draw");
  else if (line.cut)
    end = tr("and more; only these are shown");
  else if (line.decided)
    end += QStringLiteral("; ") + valuesCountMoreText();
  m_summary->setText(QStringLiteral("<b>%1</b><br>%2").arg(length, end));
}

QString LineDock::lineText() const {
  QStringList moves;
  for (const LineStep& step : m_model->line().steps) moves << QString::fromStdString(step.move.text);
  return moves.join(QLatin1Char(' '));
}

QString LineDock::lineGame() const {
  const AnnotatedLine& line = m_model->line();
  if (line.steps.empty() || !m_document->hasGame()) return QString();
  std::vector<std::string> moves;
  for (const LineStep& step : line.steps) moves.push_back(step.move.text);
  const LineEnd end = line.repeats ? LineEnd::Repeats : line.cut ? LineEnd::Cut : LineEnd::Finished;
  const LineStep& first = line.steps.front();  // the first move is perfect and has the value of the position
  return QString::fromStdString(kotai::lineGame(*m_document->variant(), first.before, first.move.value, moves, end));
}

void LineDock::playBest() {
  const auto& steps = m_model->line().steps;
  std::optional<AnyMove> best;
  if (!steps.empty() && steps.front().before == m_document->position())
    best = steps.front().move.move;
  else if (!m_document->moveValues().empty())
    best = m_document->moveValues().front().move;  // otherwise no line is shown, or a worker still reads it
  if (!best) return;
  emit bestPlayed();
  m_document->play(*best);
  m_playedTo = m_document->position();
}

void LineDock::playRow(int row) {
  std::vector<AnyMove> moves;
  for (int i = 0; i <= row && i < m_model->rowCount(); ++i)
    moves.push_back(m_model->line().steps[static_cast<std::size_t>(i)].move.move);
  for (const AnyMove move : moves) m_document->play(move);
}

void LineDock::togglePlayOut() {
  if (m_timer.isActive()) return stopPlayOut();
  m_timer.start(hub()->settings()->animationMs() + pauseMs);
  namePlayOut();
  playBest();
}

void LineDock::stopPlayOut() {
  if (!m_timer.isActive()) return;
  m_timer.stop();
  namePlayOut();
}

bool LineDock::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_view && event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Right) return playBest(), true;
    if (key == Qt::Key_Left) return step(*m_document, -1), true;
  }
  return QDockWidget::eventFilter(watched, event);
}

void LineDock::retranslate() {
  setWindowTitle(tr("Line"));
  m_view->setAccessibleName(tr("Perfect line"));
  m_equalsLabel->setText(tr("Also best:"));
  namePlayOut();
  showSummary();
}

void LineDock::namePlayOut() {
  m_playOut->setText(m_timer.isActive() ? tr("Stop") : tr("Play out"));
  m_playOut->setIcon(themedIcon(m_timer.isActive() ? QStringLiteral("stop") : QStringLiteral("play-out")));
}

}  // namespace kotai::ui

#include "moc_line_dock.cpp"
