#include "ui/docks/game/game_dock.h"

#include <QCoreApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QToolTip>

#include "core/library/library_game.h"
#include "ui/board/board_painter.h"
#include "ui/charts/chart_style.h"
#include "ui/strings/strings.h"
#include "ui/theme/icons.h"
#include "ui/theme/label.h"
#include "ui/theme/palette.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

ValueGraphDock::ValueGraphDock(GameWordsPtr game, StateHub* hub, const QString& objectName, QWidget* parent)
    : StateDock(hub, objectName, parent), m_game(std::move(game)) {
  auto* page = new QWidget;
  auto* column = makeLayout<QVBoxLayout>(page, {12, 4, 12, 8});
  column->addWidget(m_graph);
  connect(m_graph, &ValueGraph::nodeChosen, m_game->document(), &TreeDocument::selectNode);
  build(page);
}

bool ValueGraphDock::showContents() {
  if (!m_game->document()->hasGame()) return false;
  std::vector<ValuePoint> points = m_game->line();
  const bool known = std::any_of(points.begin(), points.end(), [](const ValuePoint& p) { return p.value.has_value(); });
  m_graph->setLine(m_game->graphStrings(), std::move(points), m_game->document()->currentNode());
  return known && state().valuesShown;
}

void ValueGraphDock::explainEmpty() {
  if (!state().valuesShown) return showHidden(Missing::Graph);
  MissingStrings words = m_game->missingValues();
  words.offer = tr("Once %1 is solved, this graph shows how good every move of the game was.").arg(words.name);
  if (m_game->isSolved()) return empty()->showTextsOnly(tr("Values are not known yet"), words.offer);
  if (!words.refusal.isEmpty())
    return empty()->showTextsOnly(words.heading.isEmpty() ? tr("Values are not known yet") : words.heading, words.refusal);
  words.refusal = state().refusal;
  showMissing(Missing::Graph, words);
}

void ValueGraphDock::retranslate() { setWindowTitle(tr("Value graph")); }

constexpr int maxLines = 3;
constexpr int aroundPx = 18;
constexpr int longestEdited = 20000;  ///< maximum length of an editable comment, in characters

CommentBox::CommentBox(QWidget* parent) : QWidget(parent) {
  m_heading->setFont(smallFont(font()));
  m_edit->setTabChangesFocus(true);
  m_edit->setUndoRedoEnabled(false);  // a typed comment is a change of the game, with the undo history of the game
  m_edit->installEventFilter(this);
  fitHeight();
  m_delete->setIcon(themedIcon(QStringLiteral("delete")));
  m_delete->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  m_delete->setFont(smallFont(font()));
  auto* heading = new QHBoxLayout;
  heading->addWidget(m_heading, 1);
  heading->addWidget(m_delete);
  auto* column = makeLayout<QVBoxLayout>(this, {0, 0, 0, 0}, 3);
  column->addLayout(heading);
  column->addWidget(m_edit);
  connect(m_edit->document(), &QTextDocument::contentsChanged, this, &CommentBox::fitHeight);
}

/// Fits the height of the box to the comment. Without comment and focus, the box leaves its space to the moves.
void CommentBox::fitHeight() {
  const int lines = m_edit->hasFocus() || !m_edit->document()->isEmpty() ? maxLines : 1;
  m_edit->setFixedHeight(m_edit->fontMetrics().height() * lines + aroundPx);
  m_edit->setVerticalScrollBarPolicy(lines == 1 ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
}

/// Applies the keys for undo and redo to the game, even inside the box.
bool CommentBox::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
    QMetaObject::invokeMethod(this, &CommentBox::fitHeight,
                              Qt::QueuedConnection);  // the new focus is known only after this event
  if (event->type() == QEvent::ShortcutOverride) {
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
      event->ignore();
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

void CommentBox::setStrings(const Words& words) {
  m_delete->setText(words.remove);
  m_delete->setToolTip(words.removeTip);
  m_edit->setPlaceholderText(words.placeholder);
  m_edit->setAccessibleName(words.heading);
  m_heading->setText(words.heading);
}

void CommentBox::showComment(const QString& heading, const QString& comment, bool canDelete) {
  m_edit->setEnabled(true);
  m_delete->setEnabled(canDelete);
  m_heading->setText(heading);
  const bool tooLong = comment.size() > longestEdited;
  if (!tooLong) m_edit->setReadOnly(false);
  m_edit->setToolTip(QString());
  if (comment == m_edit->toPlainText()) return;  // also while a long comment is being pasted
  if (tooLong) return showTruncated(heading, comment);
  const QSignalBlocker blocker(m_edit);
  m_edit->setPlainText(comment);
  m_edit->moveCursor(QTextCursor::End);  // after undo, typing continues at the end
}

/// Shows the beginning of a comment that is too long for the box. The user cannot edit such a comment, because
/// the hidden part would be lost.
void CommentBox::showTruncated(const QString& heading, const QString& comment) {
  m_heading->setText(tr("%1 (beginning)", "heading of a comment that is too long to be edited").arg(heading));
  m_edit->setReadOnly(true);
  m_edit->setToolTip(tr("These are the first %1 of %2 characters. The whole comment is kept, but it is too long to edit here.")
                         .arg(countText(longestEdited), countText(static_cast<double>(comment.size()))));
  const QSignalBlocker blocker(m_edit);
  m_edit->setPlainText(comment.left(longestEdited));
}

void CommentBox::showNoGame() {
  m_edit->setEnabled(false);
  m_delete->setEnabled(false);
}

constexpr int minMovesHeight = 48;      ///< minimum height of the moves, which scroll if they need more
constexpr double numberCharacters = 4;  ///< width of "12. " and a small gap
constexpr double moveCharacters = 10;

class MoveNames : public GameWords {
  Q_DECLARE_TR_FUNCTIONS(MoveNames)

 public:
  explicit MoveNames(GameDocument* document) : m_document(document) {}

  TreeDocument* document() const override { return m_document; }
  QString title() const override { return tr("Game"); }
  VariationText::Words words() const override;
  CommentBox::Words commentWords() const override;
  QString commentHeading() const override {
    return tr("Comment on %1").arg(m_document->tree().node(m_document->currentNode()).moveText);
  }
  QString noMoves() const override { return tr("No moves yet. Your moves will appear here."); }
  std::vector<MoveWord> moves(bool withValues) const override {
    return moveWords(*m_document->variant(), m_document->tree(), withValues);
  }
  GraphStrings graphStrings() const override;
  std::vector<ValuePoint> line() const override {
    return valueSeries(*m_document->variant(), m_document->tree(), m_document->currentNode());
  }
  bool isSolved() const override { return m_document->solution() != nullptr; }
  MissingStrings missingValues() const override { return {.name = variantName(*m_document->variant()), .offer = {}}; }

 private:
  static QString pointText(const Variant& variant, const ValuePoint& point);

  GameDocument* m_document;
};

VariationText::Words MoveNames::words() const {
  return {tr("Moves"),    tr("Moves of the game"), tr("Go to this move"),
          tr("Comment…"), tr("Promote variation"), tr("Delete from here")};
}

CommentBox::Words MoveNames::commentWords() const {
  return {tr("Delete from here"), tr("Delete the current move and all moves after it"), tr("Write a comment on this move"),
          tr("Comment")};
}

QString MoveNames::pointText(const Variant& variant, const ValuePoint& point) {
  const QString where =
      point.mover ? tr("Move %1, %2: %3", "number of a move, a side, the move")
                        .arg(QString::number(point.number), sideName(variant, *point.mover), point.moveText + point.mark)
                  : tr("Start position");
  if (!point.value) return tr("%1 · value not known").arg(where);
  const QString result = resultSentence(variant, Side::First, *point.value);
  return point.verdict.isEmpty() ? tr("%1 · %2", "move · result").arg(where, result)
                                 : tr("%1 · %2 · %3", "move · verdict · result").arg(where, point.verdict, result);
}

GraphStrings MoveNames::graphStrings() const {
  const auto caption = [this](Side side) { return tr("%1 wins").arg(sideName(*m_document->variant(), side)); };
  return {{caption(Side::First), caption(Side::Second)},
          [variant = m_document->variant()](const ValuePoint& point) { return pointText(*variant, point); },
          [variant = m_document->variant()](Side side) {
            const ColourPalette& palette = Theme::instance().palette();
            return withContrast(boardPainterFor(*variant).sideColour(side, palette), palette.surface, minTextContrast);
          }};
}

GameWordsPtr wordsOfMoves(GameDocument* document) { return std::make_shared<const MoveNames>(document); }

MoveTreeView::MoveTreeView(GameWordsPtr game, Arrangement arrangement, QWidget* parent)
    : VariationText({138, 16.0}, parent), m_game(std::move(game)), m_arrangement(arrangement) {
  connect(m_game->document(), &TreeDocument::treeChanged, this, &VariationText::onTreeChanged);
  connect(m_game->document(), &TreeDocument::positionChanged, this, &VariationText::showCurrent);
  retranslateUi();
}

int MoveTreeView::readText() {
  const bool game = m_game->document()->hasGame();
  setToolTip(game ? plainToolTip(moveHint(gameIdOf(m_game->document()->variantId()))) : QString());
  m_words = m_game->document()->hasGame() ? m_game->moves(valuesShown()) : std::vector<MoveWord>();
  return static_cast<int>(m_words.size());
}

/// Explains the notation only over a move. Over the empty part of the list, the tooltip would cover the board for no reason.
bool MoveTreeView::viewportEvent(QEvent* event) {
  if (event->type() == QEvent::ToolTip && anchorAt(static_cast<QHelpEvent*>(event)->pos()).isEmpty()) {
    QToolTip::hideText();
    return true;
  }
  return VariationText::viewportEvent(event);
}

bool MoveTreeView::canStartAt(int index) const {
  return word(index).kind == MoveWord::Kind::LineStart || !word(index).number.isEmpty();
}

std::vector<int> MoveTreeView::mainLine() const {
  const TreeDocument& document = *m_game->document();
  std::vector<int> line{TreeDocument::root};
  while (!document.nodeAt(line.back()).children.empty()) line.push_back(document.nodeAt(line.back()).children.front());
  return line;
}

void MoveTreeView::writeText(QTextCursor& cursor, int from, int to) {
  m_secondColumn = secondColumn();
  writeWords(cursor, from, to);
  if (hasMoves()) return;
  if (!cursor.atBlockStart()) cursor.insertBlock(lineFormat(0));  // a comment on the start position is above the text
  cursor.insertText(m_game->noMoves(), coloured(Theme::instance().palette().textMuted));
}

/// Returns the left edge of the second side's moves. In a narrow view, this is the middle of the space between
/// the numbers and the right edge.
double MoveTreeView::secondColumn() const {
  const double character = fontMetrics().averageCharWidth();
  const double numbers = numberCharacters * character;
  const int bar = verticalScrollBar()->sizeHint().width();
  const double room = contentsRect().width() - bar - 2 * document()->documentMargin() - numbers;
  return numbers + std::clamp(room / 2, character, moveCharacters * character);
}

QTextBlockFormat MoveTreeView::columnsFormat() const {
  QTextBlockFormat format = lineFormat(0);
  format.setTabPositions(
      {{numberCharacters * fontMetrics().averageCharWidth(), QTextOption::LeftTab}, {m_secondColumn, QTextOption::LeftTab}});
  return format;
}

void MoveTreeView::resizeEvent(QResizeEvent* event) {
  VariationText::resizeEvent(event);
  if (m_arrangement == Arrangement::Columns && secondColumn() != m_secondColumn) rebuild();
}

void MoveTreeView::writeMove(QTextCursor& cursor, const MoveWord& move, bool inColumns) {
  const ColourPalette& palette = Theme::instance().palette();
  if (!move.number.isEmpty()) writeNumber(cursor, move.number, move.depth);
  if (inColumns && !move.number.isEmpty())
    cursor.insertText(move.number.endsWith(QLatin1Char('.')) ? QStringLiteral("\t") : QStringLiteral("\t\t"));
  if (move.answer.isEmpty()) {
    const bool mistake = move.text.endsWith(QLatin1Char('?'));
    return writeLink(cursor, move.node, move.text, mistake ? palette.textOf(Outcome::Loss) : inkOf(move.depth));
  }
  writeLink(cursor, move.node, move.text, palette.seatTextOf(Side::First));
  writeLink(cursor, move.node, (inColumns ? QStringLiteral("\t") : QStringLiteral("\u00a0\u00a0")) + move.answer,
            palette.seatTextOf(Side::Second));
  if (!move.value.isEmpty()) cursor.insertText(QStringLiteral("\u2003") + move.value, coloured(palette.textMuted));
}

/// Aligns a line that is not a move with the moves, not with the move numbers.
QTextBlockFormat MoveTreeView::belowMovesFormat() const {
  QTextBlockFormat format = lineFormat(0);
  format.setLeftMargin(numberCharacters * fontMetrics().averageCharWidth());
  return format;
}

void MoveTreeView::writeWords(QTextCursor& cursor, int from, int to) {
  const ColourPalette& palette = Theme::instance().palette();
  bool blockFresh = true;
  const bool columns = m_arrangement == Arrangement::Columns;
  const auto startBlock = [&](int depth) {
    const QTextBlockFormat format = columns && depth == 0 ? columnsFormat() : lineFormat(depth);
    blockFresh ? cursor.setBlockFormat(format) : cursor.insertBlock(format);
    blockFresh = true;
  };
  const auto space = [&](const QString& width) {
    if (!blockFresh) cursor.insertText(width, QTextCharFormat());
    blockFresh = false;
  };
  for (int i = from; i < to; ++i) {
    const MoveWord& word = m_words[static_cast<std::size_t>(i)];
    if (i == from) startBlock(word.depth);
    switch (word.kind) {
      case MoveWord::Kind::LineStart:
        startBlock(word.depth);
        cursor.insertText(QStringLiteral("⎣"), coloured(palette.textMuted));
        blockFresh = false;
        break;
      case MoveWord::Kind::LineEnd: startBlock(word.depth - 1); break;
      case MoveWord::Kind::Comment:
        space(QStringLiteral("  "));
        writeComment(cursor, word.text);
        break;
      case MoveWord::Kind::Result:
        if (columns && word.depth == 0)
          cursor.insertBlock(belowMovesFormat());
        else
          space(QStringLiteral("  "));
        cursor.insertText(QStringLiteral("(") + word.text + QStringLiteral(")"), coloured(palette.textMuted));
        break;
      case MoveWord::Kind::Move: {
        const bool inColumns = columns && word.depth == 0;
        if (inColumns && !word.number.isEmpty()) startBlock(0);
        space(inColumns ? QStringLiteral("\t") : QStringLiteral("  "));
        writeMove(cursor, word, inColumns);
        break;
      }
    }
  }
}

GameDock::GameDock(GameWordsPtr game, StateHub* hub, const QString& objectName, MoveTreeView::Arrangement arrangement,
                   QWidget* parent)
    : StateDock(hub, objectName, parent), m_game(std::move(game)), m_moves(new MoveTreeView(m_game, arrangement, this)) {
  TreeDocument* document = m_game->document();
  auto* contents = new QWidget;
  m_comment = new CommentBox(contents);
  m_column = makeLayout<QVBoxLayout>(contents, {12, 4, 12, 10}, 3);
  m_moves->setMinimumHeight(minMovesHeight);
  m_column->addWidget(m_moves, 1);
  m_column->addWidget(m_comment);
  connect(m_moves, &VariationText::moveChosen, document, &TreeDocument::selectNode);
  connect(m_moves, &VariationText::commentWanted, this, [this, document](int node) {
    document->selectNode(node);
    m_comment->edit()->setFocus();
  });
  connect(m_comment->deleteButton(), &QToolButton::clicked, document,
          [document] { document->removeNode(document->currentNode()); });
  // A comment is stored as the user types, so that it belongs to the node that is current then.
  for (const auto signal : {&TreeDocument::positionChanged, &TreeDocument::treeChanged})
    connect(document, signal, this, &GameDock::showComment);
  connect(m_comment->edit(), &QPlainTextEdit::textChanged, document, [this, document] {
    if (document->hasGame()) document->setComment(document->currentNode(), m_comment->edit()->toPlainText());
  });
  build(contents);
}

void GameDock::replaceAbove(QPointer<QWidget>& shown, QWidget* widget, int place) {
  if (shown) {  // a button inside the old card may have triggered this call
    shown->hide();
    shown->deleteLater();
  }
  shown = widget;
  if (widget) m_column->insertWidget(place, widget);
}

void GameDock::showComment() {
  const TreeDocument& document = *m_game->document();
  if (!document.hasGame()) return m_comment->showNoGame();
  const bool start = document.currentNode() == TreeDocument::root;
  m_comment->showComment(start ? tr("Comment on the start position") : m_game->commentHeading(),
                         document.nodeAt(document.currentNode()).comment, !start);
}

bool GameDock::showContents() {
  m_moves->setValuesShown(state().valuesShown);
  showComment();
  return true;
}

void GameDock::retranslate() {
  setWindowTitle(m_game->title());
  m_comment->setStrings(m_game->commentWords());
}

}  // namespace kotai::ui

#include "moc_game_dock.cpp"
