#include "ui/docks/game/move_tree_view.h"

#include <QTextCursor>

#include "ui/document/move_list.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

MoveTreeView::MoveTreeView(GameDocument* document, QWidget* parent) : DocumentVariationText(document, {138, 16.0}, parent) {
  retranslateUi();
}

VariationText::Words MoveTreeView::words() const {
  return {tr("Moves of the game"), tr("Go to this move"), tr("Comment …"), tr("Promote variation"), tr("Delete from here")};
}

void MoveTreeView::writeMoves(QTextCursor& cursor) {
  if (m_document->hasGame()) writeWords(cursor);
  if (!hasMoves())
    cursor.insertText(tr("No moves yet. Play on the board and the game is written here."),
                      coloured(Theme::instance().palette().textMuted));
}

void MoveTreeView::writeWords(QTextCursor& cursor) {
  const ColourPalette& palette = Theme::instance().palette();
  bool blockFresh = true;
  const auto startBlock = [&](int depth) {
    blockFresh ? cursor.setBlockFormat(lineFormat(depth)) : cursor.insertBlock(lineFormat(depth));
    blockFresh = true;
  };
  const auto space = [&](const QString& width) {
    if (!blockFresh) cursor.insertText(width, QTextCharFormat());
    blockFresh = false;
  };
  for (const MoveWord& word : moveWords(*m_document->variant(), m_document->tree(), valuesShown())) {
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
        space(QStringLiteral("  "));
        cursor.insertText(QStringLiteral("(") + word.text + QStringLiteral(")"), coloured(palette.textMuted));
        break;
      case MoveWord::Kind::Move: {
        space(QStringLiteral("  "));
        if (!word.number.isEmpty()) writeNumber(cursor, word.number, word.depth);
        const bool mistake = word.text.endsWith(QLatin1Char('?'));
        writeLink(cursor, word.node, word.text, mistake ? palette.textOf(Outcome::Loss) : inkOf(word.depth));
        break;
      }
    }
  }
}

}  // namespace kotai::ui
