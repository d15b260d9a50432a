#include "ui/docks/game/game_words.h"

#include <QCoreApplication>

#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

class MoveNames : public GameWords {
  Q_DECLARE_TR_FUNCTIONS(MoveNames)

 public:
  explicit MoveNames(GameDocument* document) : m_document(document) {}

  TreeDocument* document() const override { return m_document; }
  QString title() const override { return tr("Game"); }
  VariationText::Words words() const override;
  CommentBox::Words commentWords() const override;
  QString commentHeading() const override {
    return tr("Comment on %1").arg(m_document->tree().node(m_document->currentNode()).moveText);
  }
  QString noMoves() const override { return tr("No moves yet. Your moves will appear here."); }
  std::vector<MoveWord> moves(bool withValues) const override {
    return moveWords(*m_document->variant(), m_document->tree(), withValues);
  }
  GraphWords graphWords() const override;
  std::vector<ValuePoint> line() const override {
    return valueSeries(*m_document->variant(), m_document->tree(), m_document->currentNode());
  }
  bool isSolved() const override { return m_document->solution() != nullptr; }
  MissingWords missingValues() const override { return {.name = variantName(*m_document->variant()), .offer = {}}; }

 private:
  static QString pointText(const Variant& variant, const ValuePoint& point);

  GameDocument* m_document;
};

VariationText::Words MoveNames::words() const {
  return {tr("Moves"),    tr("Moves of the game"), tr("Go to this move"),
          tr("Comment…"), tr("Promote variation"), tr("Delete from here")};
}

CommentBox::Words MoveNames::commentWords() const {
  return {tr("Delete from here"), tr("Deletes the current move and all moves after it"), tr("Write a comment on this move"),
          tr("Comment")};
}

QString MoveNames::pointText(const Variant& variant, const ValuePoint& point) {
  const QString where = point.moveText.isEmpty()
                            ? tr("Start position")
                            : tr("Ply %1: %2", "number of a ply, the move").arg(point.ply).arg(point.moveText + point.mark);
  if (!point.value) return tr("%1 · value not known").arg(where);
  const QString result = resultSentence(variant, Side::First, *point.value);
  return point.verdict.isEmpty() ? tr("%1 · %2", "move · result").arg(where, result)
                                 : tr("%1 · %2 · %3", "move · verdict · result").arg(where, point.verdict, result);
}

GraphWords MoveNames::graphWords() const {
  const auto caption = [this](Side side) { return tr("%1 wins").arg(sideName(*m_document->variant(), side)); };
  return {{caption(Side::First), caption(Side::Second)},
          [variant = m_document->variant()](const ValuePoint& point) { return pointText(*variant, point); }};
}

}  // namespace

GameWordsPtr wordsOfMoves(GameDocument* document) { return std::make_shared<const MoveNames>(document); }

}  // namespace kotai::ui
