#include "ui/widgets/variation_text.h"

#include <QAbstractTextDocumentLayout>
#include <QContextMenuEvent>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocumentFragment>
#include <QTextLayout>
#include <algorithm>

#include "ui/theme/palette.h"
#include "ui/widgets/copy_key.h"

namespace kotai::ui {

namespace {
constexpr qsizetype longestComment = 1000;  ///< all of it stands in the comment box; a line of a million takes seconds to lay out
}  // namespace

VariationText::VariationText(const LineShape& shape, QWidget* parent) : QTextBrowser(parent), m_shape(shape) {
  setOpenLinks(false);
  setUndoRedoEnabled(false);
  setStyleSheet(QStringLiteral("QTextBrowser { padding: 0; }"));  // the margin holds the mark of a first move
  setFrameShape(QFrame::NoFrame);
  connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
    bool ok = false;
    const int node = link.toString().toInt(&ok);
    if (ok) emit moveChosen(node);
  });
  connect(&Theme::instance(), &Theme::changed, this, &VariationText::rebuild);
  copyByKey(this, [this] {  // without a selection the whole game
    if (textCursor().hasSelection()) return textCursor().selection().toPlainText();
    return hasMoves() ? toPlainText() : QString();
  });
}

void VariationText::retranslateUi() {
  setAccessibleName(words().heading);
  rebuild();
}

/// In a window that is shown, what nobody sees is written when it is seen.
void VariationText::rebuild() {
  m_stale = !isVisible() && window()->isVisible();
  if (m_stale) return;
  const int scrolled = verticalScrollBar()->value();
  // An empty text would take the bar away, and the long one bring it back: all would be laid out again, for another width.
  if (verticalScrollBar()->isVisible()) setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
  m_spans.clear();
  document()->clear();
  document()->setDocumentMargin(5);
  QTextCursor cursor(document());
  cursor.beginEditBlock();  // laid out once, and not after every move
  cursor.setBlockFormat(lineFormat(0));
  writeMoves(cursor);
  if (!hasMoves()) document()->setDocumentMargin(0);  // words below the heading, with no mark before them
  cursor.endEditBlock();
  setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
  verticalScrollBar()->setValue(scrolled);
  showCurrent();
}

void VariationText::setValuesShown(bool shown) {
  if (shown == m_valuesShown) return;
  m_valuesShown = shown;
  rebuild();
}

QTextBlockFormat VariationText::lineFormat(int depth) const {
  QTextBlockFormat format;
  format.setLineHeight(m_shape.heightPercent, QTextBlockFormat::ProportionalHeight);
  format.setLeftMargin(depth * m_shape.indentPixels);
  return format;
}

QTextCharFormat VariationText::coloured(const QColor& colour) {
  QTextCharFormat format;
  format.setForeground(colour);
  return format;
}

QColor VariationText::inkOf(int depth) {
  const ColourPalette& palette = Theme::instance().palette();
  return depth == 0 ? palette.text : palette.textMuted;
}

void VariationText::writeNumber(QTextCursor& cursor, const QString& number, int depth) const {
  QTextCharFormat format = coloured(inkOf(depth));
  if (depth == 0) format.setFontWeight(QFont::DemiBold);
  cursor.insertText(number + QStringLiteral("\u00a0\u202f"), format);  // a number is never left alone at the end of a line
}

void VariationText::writeComment(QTextCursor& cursor, const QString& text) const {
  QTextCharFormat format = coloured(Theme::instance().palette().textMuted);
  format.setFontItalic(true);
  const QString shown =
      text.size() > longestComment ? text.left(longestComment).simplified() + QStringLiteral(" …") : text.simplified();
  cursor.insertText(shown, format);
}

void VariationText::writeLink(QTextCursor& cursor, int node, const QString& text, const QColor& colour) {
  QTextCharFormat format = coloured(colour);
  format.setAnchor(true);
  format.setAnchorHref(QString::number(node));
  format.setFontUnderline(false);
  const int from = cursor.position();
  cursor.insertText(text, format);
  m_spans.try_emplace(node, Span{from, from}).first->second.to = cursor.position();
}

QRect VariationText::moveRect(int node) const {
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

void VariationText::showCurrent() {
  const QRect rect = moveRect(currentNode());
  const int bottom = rect.bottom() + rect.height() + 6;  // what is said of a move may stand in the next line
  QScrollBar* bar = verticalScrollBar();
  if (currentNode() == 0) {
    bar->setValue(0);
  } else if (rect.isValid() && rect.top() < 4) {
    bar->setValue(bar->value() + rect.top() - 12);
  } else if (rect.isValid() && bottom > viewport()->height() && viewport()->height() > 2 * rect.height()) {
    bar->setValue(bar->value() + bottom - viewport()->height());
  } else if (rect.isValid() && rect.bottom() > viewport()->height() - 4) {
    bar->setValue(bar->value() + rect.bottom() - viewport()->height() + 12);
  }
  viewport()->update();
}

void VariationText::showEvent(QShowEvent* event) {
  QTextBrowser::showEvent(event);
  if (m_stale) rebuild();
}

void VariationText::resizeEvent(QResizeEvent* event) {
  QTextBrowser::resizeEvent(event);
  showCurrent();
}

void VariationText::paintEvent(QPaintEvent* event) {
  const QRect current = moveRect(currentNode());
  if (current.isValid()) {  // under the text
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Theme::instance().palette().accentTint);
    painter.drawRoundedRect(QRectF(current).adjusted(-4, -2.5, 4, 2.5), 6, 6);
  }
  QTextBrowser::paintEvent(event);
}

int VariationText::nodeAt(const QPoint& viewportPoint) const {
  bool ok = false;
  const int node = anchorAt(viewportPoint).toInt(&ok);
  return ok ? node : -1;
}

void VariationText::contextMenuEvent(QContextMenuEvent* event) {
  int node = nodeAt(event->pos());
  if (node < 0 && event->reason() == QContextMenuEvent::Keyboard) node = currentNode();
  if (node <= 0 || node >= nodeCount()) return;
  const Words said = words();
  QMenu menu(this);
  const QAction* go = menu.addAction(said.go);
  const QAction* comment = menu.addAction(said.comment);
  QAction* promoted = menu.addAction(said.promote);
  const std::vector<int> line = mainLine();
  promoted->setEnabled(std::find(line.begin(), line.end(), node) == line.end());
  menu.addSeparator();
  const QAction* removed = menu.addAction(said.remove);
  const QAction* picked = menu.exec(event->globalPos());
  if (!picked) return;
  if (picked == go) emit moveChosen(node);
  if (picked == comment) emit commentWanted(node);
  if (picked == promoted) promote(node);
  if (picked == removed) removeFrom(node);
}

void VariationText::changeEvent(QEvent* event) {
  QTextBrowser::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslateUi();
}

}  // namespace kotai::ui

#include "moc_variation_text.cpp"
