#include "ui/docks/move_tree_view.h"

#include <QAbstractTextDocumentLayout>
#include <QContextMenuEvent>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextLayout>

#include "ui/charts/chart_style.h"
#include "ui/document/game_document.h"
#include "ui/models/move_list.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

namespace {

QTextCharFormat coloured(const QColor& colour) {
  QTextCharFormat format;
  format.setForeground(colour);
  return format;
}

QTextBlockFormat lineFormat(int depth) {
  QTextBlockFormat format;
  format.setLineHeight(138, QTextBlockFormat::ProportionalHeight);
  format.setLeftMargin(depth * 16.0);
  return format;
}

}  // namespace

MoveTreeView::MoveTreeView(GameDocument* document, QWidget* parent) : QTextBrowser(parent), m_document(document) {
  setOpenLinks(false);
  setUndoRedoEnabled(false);
  setStyleSheet(QStringLiteral("QTextBrowser { padding: 0; }"));  // the margin holds the mark of a first move
  setFrameShape(QFrame::NoFrame);
  setAccessibleName(tr("Moves of the game"));
  connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
    bool ok = false;
    const int node = link.toString().toInt(&ok);
    if (ok) emit moveChosen(node);
  });
  connect(m_document, &GameDocument::gameReset, this, &MoveTreeView::rebuild);
  connect(m_document, &GameDocument::treeChanged, this, &MoveTreeView::rebuild);
  connect(m_document, &GameDocument::positionChanged, this, &MoveTreeView::showCurrent);
  connect(&Theme::instance(), &Theme::changed, this, &MoveTreeView::rebuild);
  rebuild();
}

void MoveTreeView::rebuild() {
  const int scrolled = verticalScrollBar()->value();
  m_spans.clear();
  document()->clear();
  document()->setDocumentMargin(5);
  QTextCursor cursor(document());
  cursor.setBlockFormat(lineFormat(0));
  if (m_document->hasGame()) writeWords(cursor);
  if (m_spans.empty())
    cursor.insertText(tr("No moves yet. Play on the board and the game is written here."),
                      coloured(Theme::instance().palette().textMuted));
  verticalScrollBar()->setValue(scrolled);
  showCurrent();
}

void MoveTreeView::setValuesShown(bool shown) {
  if (shown == m_valuesShown) return;
  m_valuesShown = shown;
  rebuild();
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
  for (const MoveWord& word : moveWords(*m_document->variant(), m_document->tree(), m_valuesShown)) {
    const QColor ink = word.depth == 0 ? palette.text : palette.textMuted;
    switch (word.kind) {
      case MoveWord::Kind::LineStart:
        startBlock(word.depth);
        cursor.insertText(QStringLiteral("⎣"), coloured(palette.textMuted));
        blockFresh = false;
        break;
      case MoveWord::Kind::LineEnd: startBlock(word.depth - 1); break;
      case MoveWord::Kind::Comment: {
        space(QStringLiteral("  "));
        QTextCharFormat format = coloured(palette.textMuted);
        format.setFontItalic(true);
        cursor.insertText(word.text.simplified(), format);
        break;
      }
      case MoveWord::Kind::Result:
        space(QStringLiteral("  "));
        cursor.insertText(QStringLiteral("(") + word.text + QStringLiteral(")"), coloured(palette.textMuted));
        break;
      case MoveWord::Kind::Move: {
        space(QStringLiteral("  "));
        if (!word.number.isEmpty()) {
          QTextCharFormat format = coloured(ink);
          if (word.depth == 0) format.setFontWeight(QFont::DemiBold);
          cursor.insertText(word.number + QStringLiteral("\u00a0\u2009"), format);
        }
        const bool mistake = word.text.endsWith(QLatin1Char('?'));
        QTextCharFormat format = coloured(mistake ? palette.textOf(Outcome::Loss) : ink);
        format.setAnchor(true);
        format.setAnchorHref(QString::number(word.node));
        format.setFontUnderline(false);
        const int from = cursor.position();
        cursor.insertText(word.text, format);
        m_spans[word.node] = {from, cursor.position()};
        break;
      }
    }
  }
}

QRect MoveTreeView::moveRect(GameTree::NodeId node) const {
  const auto span = m_spans.find(node);
  if (span == m_spans.end()) return QRect();
  QTextCursor cursor(document());
  cursor.setPosition(span->second.from);
  const QTextBlock block = cursor.block();
  const int within = span->second.from - block.position();
  const QTextLine line = block.layout()->lineForTextPosition(within);
  if (!line.isValid()) return QRect();
  const QPointF origin = document()->documentLayout()->blockBoundingRect(block).topLeft();
  const double left = line.cursorToX(within);
  const double right = line.cursorToX(span->second.to - block.position());
  const QFontMetricsF metrics(font());
  const double top = line.y() + line.ascent() - metrics.ascent();
  QRectF rect(left, top, right - left, metrics.height());
  rect.translate(origin - QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value()));
  return rect.toAlignedRect();
}

void MoveTreeView::showCurrent() {
  const QRect rect = moveRect(m_document->currentNode());
  QScrollBar* bar = verticalScrollBar();
  if (m_document->currentNode() == GameTree::root) {
    bar->setValue(0);
  } else if (rect.isValid() && rect.top() < 4) {
    bar->setValue(bar->value() + rect.top() - 12);
  } else if (rect.isValid() && rect.bottom() > viewport()->height() - 4) {
    bar->setValue(bar->value() + rect.bottom() - viewport()->height() + 12);
  }
  viewport()->update();
}

void MoveTreeView::paintEvent(QPaintEvent* event) {
  const QRect current = m_document->hasGame() ? moveRect(m_document->currentNode()) : QRect();
  if (current.isValid()) {  // under the text
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Theme::instance().palette().accentTint);
    painter.drawRoundedRect(QRectF(current).adjusted(-4, -2.5, 4, 2.5), 6, 6);
  }
  QTextBrowser::paintEvent(event);
}

GameTree::NodeId MoveTreeView::nodeAt(const QPoint& viewportPoint) const {
  bool ok = false;
  const int node = anchorAt(viewportPoint).toInt(&ok);
  return ok ? node : -1;
}

void MoveTreeView::contextMenuEvent(QContextMenuEvent* event) {
  GameTree::NodeId node = nodeAt(event->pos());
  if (node < 0 && event->reason() == QContextMenuEvent::Keyboard) node = m_document->currentNode();
  if (node <= GameTree::root || node >= m_document->tree().size()) return;
  QMenu menu(this);
  const auto& siblings = m_document->tree().node(m_document->tree().node(node).parent).children;
  const QAction* go = menu.addAction(tr("Go to this move"));
  const QAction* comment = menu.addAction(tr("Comment …"));
  QAction* promote = menu.addAction(tr("Promote variation"));
  const bool onMainLine = [&] {
    for (const GameTree::NodeId id : m_document->tree().mainLine())
      if (id == node) return true;
    return false;
  }();
  promote->setEnabled(!onMainLine && !siblings.empty());
  menu.addSeparator();
  const QAction* remove = menu.addAction(tr("Delete from here"));
  const QAction* chosen = menu.exec(event->globalPos());
  if (!chosen) return;
  if (chosen == go) emit moveChosen(node);
  if (chosen == comment) emit commentWanted(node);
  if (chosen == promote) m_document->promoteNode(node);
  if (chosen == remove) m_document->removeNode(node);
}

void MoveTreeView::changeEvent(QEvent* event) {
  QTextBrowser::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  setAccessibleName(tr("Moves of the game"));
  rebuild();
}

}  // namespace kotai::ui
