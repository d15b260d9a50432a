#include "ui/simultaneous/turn_tree_view.h"

#include <QAbstractTextDocumentLayout>
#include <QContextMenuEvent>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextLayout>

#include "ui/simultaneous/simultaneous_document.h"
#include "ui/simultaneous/turn_words.h"
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
  format.setLineHeight(132, QTextBlockFormat::ProportionalHeight);
  format.setLeftMargin(depth * 18.0);
  return format;
}

}  // namespace

TurnTreeView::TurnTreeView(SimultaneousDocument* document, QWidget* parent) : QTextBrowser(parent), m_document(document) {
  setOpenLinks(false);
  setUndoRedoEnabled(false);
  setStyleSheet(QStringLiteral("QTextBrowser { padding: 0; }"));  // the margin holds the mark of a first turn
  setFrameShape(QFrame::NoFrame);
  setAccessibleName(tr("Turns of the game"));
  connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
    bool ok = false;
    const int node = link.toString().toInt(&ok);
    if (ok) emit turnChosen(node);
  });
  connect(m_document, &SimultaneousDocument::gameReset, this, &TurnTreeView::rebuild);
  connect(m_document, &SimultaneousDocument::treeChanged, this, &TurnTreeView::rebuild);
  connect(m_document, &SimultaneousDocument::valuesChanged, this, &TurnTreeView::rebuild);
  connect(m_document, &SimultaneousDocument::positionChanged, this, &TurnTreeView::showCurrent);
  connect(&Theme::instance(), &Theme::changed, this, &TurnTreeView::rebuild);
  rebuild();
}

void TurnTreeView::setValuesShown(bool shown) {
  if (shown == m_valuesShown) return;
  m_valuesShown = shown;
  rebuild();
}

void TurnTreeView::rebuild() {
  const int scrolled = verticalScrollBar()->value();
  m_spans.clear();
  document()->clear();
  document()->setDocumentMargin(5);
  QTextCursor cursor(document());
  cursor.setBlockFormat(lineFormat(0));
  bool fresh = true;
  if (m_document->hasGame()) {
    for (const TurnWord& word : turnWords(*m_document->variant(), m_document->tree(), m_valuesShown)) {
      if (word.kind == TurnWord::Kind::LineStart || word.kind == TurnWord::Kind::LineEnd) continue;
      if (!fresh) cursor.insertBlock(lineFormat(word.depth));
      fresh = false;
      if (word.kind == TurnWord::Kind::Turn) {
        writeTurn(cursor, word);
      } else {
        QTextCharFormat format = coloured(Theme::instance().palette().textMuted);
        format.setFontItalic(true);
        cursor.insertText(word.text.simplified(), format);
      }
    }
  }
  if (m_spans.empty()) {
    if (!fresh) cursor.insertBlock(lineFormat(0));
    cursor.insertText(tr("No turns yet. Both sides choose, then the turn is written here."), coloured(Theme::instance().palette().textMuted));
  }
  verticalScrollBar()->setValue(scrolled);
  showCurrent();
}

void TurnTreeView::writeTurn(QTextCursor& cursor, const TurnWord& word) {
  const ColourPalette& palette = Theme::instance().palette();
  const QColor ink = word.depth == 0 ? palette.text : palette.textMuted;
  QTextCharFormat number = coloured(ink);
  if (word.depth == 0) number.setFontWeight(QFont::DemiBold);
  cursor.insertText(word.number + QStringLiteral("\u00a0\u2009"), number);
  const int from = cursor.position();
  const int space = static_cast<int>(word.text.indexOf(QLatin1Char(' ')));
  const auto part = [&](const QString& text, Side side) {
    QTextCharFormat format = coloured(palette.dominoTextOf(side));
    format.setAnchor(true);
    format.setAnchorHref(QString::number(word.node));
    format.setFontUnderline(false);
    cursor.insertText(text, format);
  };
  part(word.text.left(space), Side::First);
  part(QStringLiteral("\u00a0\u00a0") + word.text.mid(space + 1), Side::Second);
  m_spans[word.node] = {from, cursor.position()};
  if (!word.value.isEmpty()) cursor.insertText(QStringLiteral("\u2003") + word.value, coloured(palette.textMuted));
}

QRect TurnTreeView::turnRect(TurnTree::NodeId node) const {
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
  QRectF rect(left, line.y() + line.ascent() - metrics.ascent(), right - left, metrics.height());
  rect.translate(origin - QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value()));
  return rect.toAlignedRect();
}

void TurnTreeView::showCurrent() {
  const QRect rect = turnRect(m_document->currentNode());
  QScrollBar* bar = verticalScrollBar();
  if (m_document->currentNode() == TurnTree::root) {
    bar->setValue(0);
  } else if (rect.isValid() && rect.top() < 4) {
    bar->setValue(bar->value() + rect.top() - 12);
  } else if (rect.isValid() && rect.bottom() > viewport()->height() - 4) {
    bar->setValue(bar->value() + rect.bottom() - viewport()->height() + 12);
  }
  viewport()->update();
}

void TurnTreeView::paintEvent(QPaintEvent* event) {
  const QRect current = m_document->hasGame() ? turnRect(m_document->currentNode()) : QRect();
  if (current.isValid()) {  // under the text
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Theme::instance().palette().accentTint);
    painter.drawRoundedRect(QRectF(current).adjusted(-4, -2.5, 4, 2.5), 6, 6);
  }
  QTextBrowser::paintEvent(event);
}

TurnTree::NodeId TurnTreeView::nodeAt(const QPoint& viewportPoint) const {
  bool ok = false;
  const int node = anchorAt(viewportPoint).toInt(&ok);
  return ok ? node : -1;
}

void TurnTreeView::contextMenuEvent(QContextMenuEvent* event) {
  TurnTree::NodeId node = nodeAt(event->pos());
  if (node < 0 && event->reason() == QContextMenuEvent::Keyboard) node = m_document->currentNode();
  if (node <= TurnTree::root || node >= m_document->tree().size()) return;
  QMenu menu(this);
  const QAction* go = menu.addAction(tr("Go to this turn"));
  const QAction* comment = menu.addAction(tr("Comment …"));
  QAction* promote = menu.addAction(tr("Promote variation"));
  bool onMainLine = false;
  for (const TurnTree::NodeId id : m_document->tree().lineThrough(TurnTree::root)) onMainLine = onMainLine || id == node;
  promote->setEnabled(!onMainLine);
  menu.addSeparator();
  const QAction* remove = menu.addAction(tr("Delete from here"));
  const QAction* picked = menu.exec(event->globalPos());
  if (!picked) return;
  if (picked == go) emit turnChosen(node);
  if (picked == comment) emit commentWanted(node);
  if (picked == promote) m_document->promoteNode(node);
  if (picked == remove) m_document->removeNode(node);
}

void TurnTreeView::changeEvent(QEvent* event) {
  QTextBrowser::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  setAccessibleName(tr("Turns of the game"));
  rebuild();
}

}  // namespace kotai::ui
