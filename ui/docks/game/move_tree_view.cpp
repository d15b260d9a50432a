#include "ui/docks/game/move_tree_view.h"

#include <QScrollBar>
#include <QTextCursor>
#include <algorithm>

#include "ui/document/move_list.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

namespace {
constexpr double numberCharacters = 4;  ///< width of "12. " and a little room
constexpr double moveCharacters = 10;
}  // namespace

MoveTreeView::MoveTreeView(GameDocument* document, Arrangement arrangement, QWidget* parent)
    : DocumentVariationText(document, {138, 16.0}, parent), m_arrangement(arrangement) {
  retranslateUi();
}

VariationText::Words MoveTreeView::words() const {
  return {tr("Moves"),    tr("Moves of the game"), tr("Go to this move"),
          tr("Comment…"), tr("Promote variation"), tr("Delete from here")};
}

std::vector<MoveWord> MoveTreeView::wordsOfGame() const {
  return moveWords(*m_document->variant(), m_document->tree(), valuesShown());
}

void MoveTreeView::writeText(QTextCursor& cursor, int from, int to) {
  m_secondColumn = secondColumn();
  writeWords(cursor, from, to);
  if (hasMoves()) return;
  if (!cursor.atBlockStart()) cursor.insertBlock(lineFormat(0));  // shown below a comment on the start position
  cursor.insertText(tr("No moves yet. Your moves will appear here."), coloured(Theme::instance().palette().textMuted));
}

/// Left edge of the second side's moves. In a narrow view it is the middle of the space beside the numbers.
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
  DocumentVariationText::resizeEvent(event);
  if (m_arrangement == Arrangement::Columns && secondColumn() != m_secondColumn) rebuild();
}

/// A line that is not a move is aligned with the moves, not with their numbers.
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
    const MoveWord& word = gameWord(i);
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
        if (!word.number.isEmpty()) writeNumber(cursor, word.number, word.depth);
        if (inColumns && !word.number.isEmpty())
          cursor.insertText(word.number.endsWith(QLatin1Char('.')) ? QStringLiteral("\t") : QStringLiteral("\t\t"));
        const bool mistake = word.text.endsWith(QLatin1Char('?'));
        writeLink(cursor, word.node, word.text, mistake ? palette.textOf(Outcome::Loss) : inkOf(word.depth));
        break;
      }
    }
  }
}

}  // namespace kotai::ui

#include "moc_move_tree_view.cpp"
