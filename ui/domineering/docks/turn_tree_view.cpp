#include "ui/domineering/docks/turn_tree_view.h"

#include <QTextCursor>

#include "ui/theme/palette.h"

namespace kotai::ui {

TurnTreeView::TurnTreeView(DomineeringDocument* document, QWidget* parent)
    : DocumentVariationText(document, {132, 18.0}, parent) {
  connect(document, &DomineeringDocument::valuesChanged, this, &TurnTreeView::rebuild);
  retranslateUi();
}

VariationText::Words TurnTreeView::words() const {
  return {tr("Turns"),    tr("Turns of the game"), tr("Go to this turn"),
          tr("Comment…"), tr("Promote variation"), tr("Delete from here")};
}

std::vector<TurnWord> TurnTreeView::wordsOfGame() const {
  return turnWords(*m_document->variant(), m_document->tree(), valuesShown());
}

void TurnTreeView::writeText(QTextCursor& cursor, int from, int to) {
  bool fresh = true;
  for (int i = from; i < to; ++i) {
    const TurnWord& word = gameWord(i);
    if (word.kind == TurnWord::Kind::LineStart || word.kind == TurnWord::Kind::LineEnd) continue;
    fresh ? cursor.setBlockFormat(lineFormat(word.depth)) : cursor.insertBlock(lineFormat(word.depth));
    fresh = false;
    if (word.isMove())
      writeTurn(cursor, word);
    else
      writeComment(cursor, word.text);
  }
  if (!hasMoves()) {
    if (!fresh) cursor.insertBlock(lineFormat(0));
    cursor.insertText(tr("No turns yet. Turns appear here once both sides have chosen."),
                      coloured(Theme::instance().palette().textMuted));
  }
}

void TurnTreeView::writeTurn(QTextCursor& cursor, const TurnWord& word) {
  const ColourPalette& palette = Theme::instance().palette();
  writeNumber(cursor, word.number, word.depth);
  const int space = static_cast<int>(word.text.indexOf(QLatin1Char(' ')));
  writeLink(cursor, word.node, word.text.left(space), palette.dominoTextOf(Side::First));
  writeLink(cursor, word.node, QStringLiteral("\u00a0\u00a0") + word.text.mid(space + 1), palette.dominoTextOf(Side::Second));
  if (!word.value.isEmpty()) cursor.insertText(QStringLiteral("\u2003") + word.value, coloured(palette.textMuted));
}

}  // namespace kotai::ui

#include "moc_turn_tree_view.cpp"
