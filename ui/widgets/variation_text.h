// View of a tree of moves as text with indented variations. Marks the current move. A click on a move shows the
// position after the move.
#pragma once

#include <QTextBrowser>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFormat>
#include <map>
#include <vector>

namespace kotai::ui {

/// Text browser whose links are the moves of a game. Keys, selection and screen readers therefore work as in
/// any text. Node numbers identify the moves. Node 0 is the start of the game. For a large tree, writes only
/// the text around the current move, and further text when the user scrolls.
class VariationText : public QTextBrowser {
  Q_OBJECT

 public:
  /// Texts for screen readers and for the context menu of a move.
  struct Words {
    QString title;  ///< name of the list of moves, in one word
    QString heading;
    QString go;
    QString comment;
    QString promote;
    QString remove;
  };

  virtual Words words() const = 0;
  /// Returns the rectangle of a move in the viewport. Empty if the move is not shown.
  QRect moveRect(int node) const;
  bool hasMoves() const { return nodeCount() > 1; }  ///< returns whether there are moves, even in a hidden list
  void rebuild();
  /// Rebuilds the text. The text of a long game is rebuilt later, because this takes a noticeable time.
  void onTreeChanged();
  void setValuesShown(bool shown);  ///< sets whether to show marks of mistakes, values and results
  void showCurrent();               ///< scrolls to the current move and marks it

 signals:
  void moveChosen(int node);
  void commentWanted(int node);

 protected:
  struct LineShape {
    int heightPercent = 100;
    double indentPixels = 0;  ///< indentation for each level of a variation
  };

  VariationText(const LineShape& shape, QWidget* parent);
  /// Reads the tokens of the current game (moves, comments and so on). Returns the number of tokens.
  virtual int readText() = 0;
  /// Returns the node of a token that is a move, otherwise -1.
  virtual int moveAt(int word) const = 0;
  /// Returns whether the written text may begin with this token, because the token begins a line or has a number.
  virtual bool canStartAt(int word) const = 0;
  /// Writes the text from a token up to another token, as if this part were the whole game.
  virtual void writeText(QTextCursor& cursor, int from, int to) = 0;
  virtual int currentNode() const = 0;
  virtual int nodeCount() const = 0;
  virtual std::vector<int> mainLine() const = 0;
  virtual void promote(int node) = 0;
  virtual void removeFrom(int node) = 0;

  /// Updates the texts. Subclasses call this function at the end of the constructor.
  void retranslateUi();
  bool valuesShown() const { return m_valuesShown; }
  QTextBlockFormat lineFormat(int depth) const;
  static QTextCharFormat coloured(const QColor& colour);
  static QColor inkOf(int depth);
  void writeNumber(QTextCursor& cursor, const QString& number, int depth) const;
  void writeComment(QTextCursor& cursor, const QString& text) const;
  /// Writes a move or a part of a move as a link. The parts of a move are written without a gap.
  void writeLink(QTextCursor& cursor, int node, const QString& text, const QColor& colour);

  void paintEvent(QPaintEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

 private:
  struct Span {
    int from = 0;
    int to = 0;
  };
  int wordOf(int node) const;
  int startBefore(int word) const;
  void choosePart();
  void writePart();
  void write(QTextDocument& text, int from, int to);
  void onScrolled();
  int firstMoveSeen() const;
  QString wholeText();

  LineShape m_shape;
  bool m_valuesShown = true;
  bool m_stale = false;  ///< whether the written text is outdated
  bool m_writing = false;
  int m_wordCount = 0;  ///< number of tokens of the whole game
  int m_from = 0;       ///< first written token
  int m_to = 0;
  std::map<int, Span> m_spans;  ///< text positions of the moves
};

}  // namespace kotai::ui
