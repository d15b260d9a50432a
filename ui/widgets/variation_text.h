// A tree of moves as flowing text: variations set in, the current move marked; a click goes there.
#pragma once

#include <QTextBrowser>
#include <QTextFormat>
#include <map>
#include <vector>

class QTextCursor;

namespace kotai::ui {

/// A text browser whose links are the moves, so that keys, selection and screen readers work as in any text. What is written
/// is a subclass's; moves are told by the numbers of their nodes, 0 is the start of the game.
class VariationText : public QTextBrowser {
  Q_OBJECT

 public:
  /// Where a move stands in the viewport; empty if it is not shown.
  QRect moveRect(int node) const;

 signals:
  void moveChosen(int node);
  void commentWanted(int node);

 public slots:
  void rebuild();
  void setValuesShown(bool shown);  ///< marks of mistakes, values and results; off while one plays without help
  void showCurrent();               ///< scrolls to the current move and marks it

  QString title() const { return words().title; }

 protected:
  struct LineShape {
    int heightPercent = 100;
    double indentPixels = 0;  ///< for every depth of a variation
  };
  /// What is read out and what the menu of a move says.
  struct Words {
    QString title;  ///< of what is listed, in one word
    QString heading;
    QString go;
    QString comment;
    QString promote;
    QString remove;
  };

  VariationText(const LineShape& shape, QWidget* parent);
  virtual Words words() const = 0;
  virtual void writeMoves(QTextCursor& cursor) = 0;
  virtual int currentNode() const = 0;
  virtual int nodeCount() const = 0;
  virtual std::vector<int> mainLine() const = 0;
  virtual void promote(int node) = 0;
  virtual void removeFrom(int node) = 0;

  /// To be called at the end of a subclass's constructor.
  void retranslateUi();
  bool valuesShown() const { return m_valuesShown; }
  bool hasMoves() const { return !m_spans.empty(); }
  QTextBlockFormat lineFormat(int depth) const;
  static QTextCharFormat coloured(const QColor& colour);
  static QColor inkOf(int depth);
  void writeNumber(QTextCursor& cursor, const QString& number, int depth) const;
  void writeComment(QTextCursor& cursor, const QString& text) const;
  /// A move, or a part of one: what is written for a node follows without a gap.
  void writeLink(QTextCursor& cursor, int node, const QString& text, const QColor& colour);

  void paintEvent(QPaintEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  struct Span {
    int from = 0;
    int to = 0;
  };
  int nodeAt(const QPoint& viewportPoint) const;

  LineShape m_shape;
  bool m_valuesShown = true;
  bool m_stale = false;         ///< what is written is of an earlier time
  std::map<int, Span> m_spans;  ///< text positions of the moves
};

/// The moves of a document with a tree, which are written again whenever they change.
template <typename Document>
class DocumentVariationText : public VariationText {
 protected:
  DocumentVariationText(Document* source, const LineShape& shape, QWidget* parent)
      : VariationText(shape, parent), m_document(source) {
    connect(source, &Document::gameReset, this, &VariationText::rebuild);
    connect(source, &Document::treeChanged, this, &VariationText::rebuild);
    connect(source, &Document::positionChanged, this, &VariationText::showCurrent);
  }
  int currentNode() const override { return m_document->currentNode(); }
  int nodeCount() const override { return m_document->tree().size(); }
  std::vector<int> mainLine() const override { return m_document->tree().mainLine(); }
  void promote(int node) override { m_document->promoteNode(node); }
  void removeFrom(int node) override { m_document->removeNode(node); }

  Document* m_document;
};

}  // namespace kotai::ui
