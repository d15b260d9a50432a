#include "ui/widgets/variation_text.h"

#include <QAbstractTextDocumentLayout>
#include <QContextMenuEvent>
#include <QMenu>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocumentFragment>
#include <QTextLayout>
#include <algorithm>
#include <utility>

#include "ui/theme/palette.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/copy_key.h"

namespace kotai::ui {

/// Maximum length of a comment in the text, in characters. The layout of a million characters takes seconds.
/// The comment box shows the whole comment.
constexpr qsizetype longestComment = 1000;
constexpr int maxWords = 800;  ///< maximum number of written tokens; the layout of a large tree takes seconds

VariationText::VariationText(const LineShape& shape, QWidget* parent) : QTextBrowser(parent), m_shape(shape) {
  setOpenLinks(false);
  whenLanguageChanges(this, [this] { retranslateUi(); });
  setUndoRedoEnabled(false);
  setStyleSheet(QStringLiteral("QTextBrowser { padding: 0; }"));  // the margin has room for the mark of a first move
  setFrameShape(QFrame::NoFrame);
  connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
    bool ok = false;
    const int node = link.toString().toInt(&ok);
    if (ok) emit moveChosen(node);
  });
  connect(&Theme::instance(), &Theme::changed, this, &VariationText::rebuild);
  connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &VariationText::onScrolled);
  copyByKey(this, [this] {  // copies the whole game if there is no selection
    if (textCursor().hasSelection()) return textCursor().selection().toPlainText();
    return hasMoves() ? wholeText() : QString();
  });
}

void VariationText::retranslateUi() {
  setAccessibleName(words().heading);
  rebuild();
}

void VariationText::onTreeChanged() {
  if (nodeCount() <= maxWords) return rebuild();
  if (!std::exchange(m_stale, true)) QMetaObject::invokeMethod(this, &VariationText::rebuild, Qt::QueuedConnection);
}

/// Writes the text again. If the list is hidden in a visible window, writes the text when the list becomes
/// visible.
void VariationText::rebuild() {
  m_stale = !isVisible() && window()->isVisible();
  if (m_stale) return;
  m_wordCount = readText();
  choosePart();
  const int scrolled = verticalScrollBar()->value();
  writePart();
  verticalScrollBar()->setValue(scrolled);
  showCurrent();
}

int VariationText::wordOf(int node) const {
  int word = 0;
  while (word < m_wordCount && moveAt(word) != node) ++word;
  return word == m_wordCount ? 0 : word;
}

int VariationText::startBefore(int word) const {
  while (word > 0 && !canStartAt(word)) --word;
  return word;
}

/// Chooses the part of the game to write. The part does not change while the current move is far from its ends.
void VariationText::choosePart() {
  const int last = std::max(m_wordCount - maxWords, 0);
  const int current = wordOf(currentNode());
  const bool within = current - m_from > maxWords / 4 && current - m_from < maxWords * 3 / 4;
  const int from = within ? std::min(m_from, last) : std::clamp(current - maxWords / 2, 0, last);
  m_from = startBefore(from);
  m_to = std::min(from + maxWords, m_wordCount);
}

void VariationText::writePart() {
  const QScopedValueRollback writing(m_writing, true);
  // Keeps the scroll bar. An empty text would remove it, and the new text would restore it. Each change would
  // need another layout.
  if (verticalScrollBar()->isVisible()) setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
  write(*document(), m_from, m_to);
  setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
}

void VariationText::write(QTextDocument& text, int from, int to) {
  const QString left = QStringLiteral("⋯");
  m_spans.clear();
  text.clear();
  text.setDocumentMargin(5);
  QTextCursor cursor(&text);
  cursor.beginEditBlock();  // one layout for the whole text, not one for each move
  cursor.setBlockFormat(lineFormat(0));
  if (from > 0) {
    cursor.insertText(left, coloured(inkOf(1)));
    cursor.insertBlock(lineFormat(0));
  }
  writeText(cursor, from, to);
  if (to < m_wordCount) {
    cursor.insertBlock(lineFormat(0));
    cursor.insertText(left, coloured(inkOf(1)));
  }
  if (!hasMoves()) text.setDocumentMargin(0);  // without moves, the text is aligned with the heading
  cursor.endEditBlock();
}

QString VariationText::wholeText() {
  if (m_from == 0 && m_to == m_wordCount) return toPlainText();
  const std::map<int, Span> spans = m_spans;
  QTextDocument whole;
  write(whole, 0, m_wordCount);
  m_spans = spans;
  return whole.toPlainText();
}

/// Returns the node of the first move below the upper edge of the view, or -1.
int VariationText::firstMoveSeen() const {
  const int from = cursorForPosition(QPoint(0, 0)).position();
  const auto next = std::min_element(m_spans.begin(), m_spans.end(), [from](const auto& a, const auto& b) {
    return std::pair(a.second.from < from, a.second.from) < std::pair(b.second.from < from, b.second.from);
  });
  return next == m_spans.end() ? -1 : next->first;
}

/// Writes another part when the user scrolls to an edge of the written part. The visible text does not move.
void VariationText::onScrolled() {
  QScrollBar* bar = verticalScrollBar();
  const bool upper = bar->value() <= bar->minimum() && m_from > 0;
  const bool lower = bar->value() >= bar->maximum() && m_to < m_wordCount;
  const int anchor = firstMoveSeen();
  if (m_writing || (!upper && !lower) || anchor < 0) return;
  const QScopedValueRollback writing(m_writing, true);
  const int before = moveRect(anchor).top();
  const int from = std::clamp(wordOf(anchor) - maxWords / 2, 0, m_wordCount - maxWords);
  m_from = startBefore(from);
  m_to = from + maxWords;
  writePart();
  bar->setValue(bar->value() + moveRect(anchor).top() - before);
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
  cursor.insertText(number + QStringLiteral("\u00a0\u202f"), format);  // a number must not be alone at the end of a line
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
  if (m_stale || m_writing) return;
  if (currentNode() != 0 ? !m_spans.contains(currentNode()) : m_from > 0) {
    choosePart();
    writePart();
  }
  const QRect rect = moveRect(currentNode());
  const int bottom = rect.bottom() + rect.height() + 6;  // leaves room for a comment on the next line
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
  if (current.isValid()) {  // paints the mark behind the text
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Theme::instance().palette().accentTint);
    painter.drawRoundedRect(QRectF(current).adjusted(-4, -2.5, 4, 2.5), 6, 6);
  }
  QTextBrowser::paintEvent(event);
}

void VariationText::contextMenuEvent(QContextMenuEvent* event) {
  bool isMove = false;
  int node = anchorAt(event->pos()).toInt(&isMove);
  if (!isMove && event->reason() == QContextMenuEvent::Keyboard) node = currentNode();
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

}  // namespace kotai::ui

#include "moc_variation_text.cpp"
