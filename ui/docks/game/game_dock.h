// The docks of the open game: its moves with variations and a comment on the current move, and the graph of its values.
#pragma once

#include <QPlainTextEdit>
#include <QPointer>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidget>
#include <memory>

#include "ui/charts/value_graph.h"
#include "ui/document/game_document.h"
#include "ui/document/move_list.h"
#include "ui/state/state_dock.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/variation_text.h"

namespace kotai::ui {

class CommentBox : public QWidget {
  Q_OBJECT

 public:
  struct Words {
    QString remove;
    QString removeTip;
    QString placeholder;
    QString heading;  ///< heading, also used as the name for screen readers
  };

  explicit CommentBox(QWidget* parent = nullptr);
  QPlainTextEdit* edit() const { return m_edit; }
  QToolButton* deleteButton() const { return m_delete; }
  void setStrings(const Words& words);
  void showComment(const QString& heading, const QString& comment, bool canDelete);
  void showNoGame();

 private:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void fitHeight();
  void showTruncated(const QString& heading, const QString& comment);

  ElidedLabel* m_heading = new ElidedLabel(this);
  QPlainTextEdit* m_edit = new QPlainTextEdit(this);
  QToolButton* m_delete = new QToolButton(this);
};

/// Texts and values of the open game's moves. Each kind of game supplies an implementation to the docks and to
/// the graph.
class GameWords {
 public:
  virtual ~GameWords() = default;
  virtual TreeDocument* document() const = 0;
  virtual QString title() const = 0;  ///< window title of the dock
  virtual VariationText::Words words() const = 0;
  virtual CommentBox::Words commentWords() const = 0;
  virtual QString commentHeading() const = 0;  ///< heading above the comment on the current move
  virtual QString noMoves() const = 0;         ///< text of an empty game
  virtual std::vector<MoveWord> moves(bool withValues) const = 0;

  virtual GraphStrings graphStrings() const = 0;
  virtual std::vector<ValuePoint> line() const = 0;  ///< values along the line through the current move
  virtual bool isSolved() const = 0;
  /// Returns the name of the variant, and a reason if solving the variant would not provide the values of the
  /// line. The reason is empty if solving would provide them.
  virtual MissingStrings missingValues() const = 0;
};

using GameWordsPtr = std::shared_ptr<const GameWords>;

/// Returns the texts and values for a game whose players alternate.
GameWordsPtr wordsOfMoves(GameDocument* document);

/// Move tree of a game as text, with numbers and indented variations. The current move is marked.
class MoveTreeView : public VariationText {
  Q_OBJECT

 public:
  enum class Arrangement {
    Flowing,
    Columns  ///< one line per move number and one column per side; variations are running text
  };

  MoveTreeView(GameWordsPtr game, Arrangement arrangement, QWidget* parent = nullptr);

 private:
  Words words() const override { return m_game->words(); }
  int readText() override;
  int moveAt(int index) const override { return word(index).isMove() ? word(index).node : -1; }
  bool canStartAt(int index) const override;
  void writeText(QTextCursor& cursor, int from, int to) override;
  int currentNode() const override { return m_game->document()->currentNode(); }
  int nodeCount() const override { return m_game->document()->nodeCount(); }
  std::vector<int> mainLine() const override;
  void promote(int node) override { m_game->document()->promoteNode(node); }
  void removeFrom(int node) override { m_game->document()->removeNode(node); }
  void resizeEvent(QResizeEvent* event) override;
  bool viewportEvent(QEvent* event) override;
  const MoveWord& word(int index) const { return m_words[static_cast<std::size_t>(index)]; }
  void writeWords(QTextCursor& cursor, int from, int to);
  void writeMove(QTextCursor& cursor, const MoveWord& move, bool inColumns);
  double secondColumn() const;
  QTextBlockFormat columnsFormat() const;
  QTextBlockFormat belowMovesFormat() const;

  GameWordsPtr m_game;
  Arrangement m_arrangement;
  std::vector<MoveWord> m_words;  ///< moves of the whole game, in reading order
  double m_secondColumn = 0;      ///< left edge of the second side's moves, in pixels
};

class GameDock : public StateDock {
  Q_OBJECT

 public:
  GameDock(GameWordsPtr game, StateHub* hub, const QString& objectName, MoveTreeView::Arrangement arrangement,
           QWidget* parent = nullptr);
  MoveTreeView* moves() const { return m_moves; }
  QPlainTextEdit* comment() const { return m_comment->edit(); }

  /// Sets the widget above the moves, and removes the previous widget. A null pointer only removes the previous
  /// widget.
  void setCard(QWidget* card) { replaceAbove(m_card, card, m_clocks ? 1 : 0); }
  /// Sets or replaces the widget above the card; null removes it.
  void setClocks(QWidget* clocks) { replaceAbove(m_clocks, clocks, 0); }
  QWidget* card() const { return m_card; }

 private:
  void retranslate() override;
  bool showContents() override;
  void replaceAbove(QPointer<QWidget>& shown, QWidget* widget, int place);
  void showComment();

  GameWordsPtr m_game;
  MoveTreeView* m_moves;
  CommentBox* m_comment = nullptr;
  QVBoxLayout* m_column = nullptr;
  QPointer<QWidget> m_card;
  QPointer<QWidget> m_clocks;
};

class ValueGraphDock : public StateDock {
  Q_OBJECT

 public:
  ValueGraphDock(GameWordsPtr game, StateHub* hub, const QString& objectName, QWidget* parent = nullptr);
  ValueGraph* graph() const { return m_graph; }

 private:
  void retranslate() override;
  bool showContents() override;
  void explainEmpty() override;
  GameWordsPtr m_game;
  ValueGraph* m_graph = new ValueGraph;
};

}  // namespace kotai::ui
