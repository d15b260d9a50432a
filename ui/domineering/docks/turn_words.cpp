#include "ui/domineering/docks/turn_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <optional>

#include "ui/domineering/document/domineering_document.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/domineering/strings/outcome_strings.h"
#include "ui/jobs/job_work.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

namespace {

class TurnNames : public GameWords {
  Q_DECLARE_TR_FUNCTIONS(TurnNames)

 public:
  explicit TurnNames(DomineeringDocument* document) : m_document(document) {}

  TreeDocument* document() const override { return m_document; }
  QString title() const override { return tr("Turns"); }
  VariationText::Words words() const override;
  CommentBox::Words commentWords() const override;
  QString commentHeading() const override { return tr("Comment on turn %1").arg(node(m_document->currentNode()).number); }
  QString noMoves() const override { return tr("No turns yet. Turns appear here once both sides have chosen."); }
  std::vector<MoveWord> moves(bool withValues) const override;
  GraphWords graphWords() const override;
  std::vector<ValuePoint> line() const override;
  bool isSolved() const override { return m_document->solution() != nullptr; }
  MissingWords missingValues() const override;

 private:
  const TurnTree::Node& node(int id) const { return m_document->tree().node(id); }
  QString text(const TurnTree::Node& turn) const { return turnText(*m_document->variant(), turn.turn); }
  static QString textAt(const ValuePoint& point, const std::optional<GameValue>& value);

  DomineeringDocument* m_document;
};

VariationText::Words TurnNames::words() const {
  return {tr("Turns"),    tr("Turns of the game"), tr("Go to this turn"),
          tr("Comment…"), tr("Promote variation"), tr("Delete from here")};
}

CommentBox::Words TurnNames::commentWords() const {
  return {tr("Delete from here"), tr("Deletes the current turn and all turns after it"), tr("Write a comment on this turn"),
          tr("Comment")};
}

std::vector<MoveWord> TurnNames::moves(bool withValues) const {
  WrittenMoves moves;
  moves.node = [this](int id) -> const VariationNode& { return node(id); };
  moves.move = [this, withValues](int id, bool) {
    const TurnTree::Node& turn = node(id);
    const QString both = text(turn);
    MoveWord word{MoveWord::Kind::Move, id, QString::number(turn.number) + QLatin1Char('.'),
                  both.section(QLatin1Char(' '), 0, 0)};
    word.answer = both.section(QLatin1Char(' '), 1);
    if (withValues && turn.value) word.value = payoffText(turn.value->value);
    return word;
  };
  return moveWords(moves);
}

/// The graph may show a point whose turn is no longer in the game.
QString TurnNames::textAt(const ValuePoint& point, const std::optional<GameValue>& value) {
  const QString where = point.moveText.isEmpty()
                            ? tr("Start position")
                            : tr("Turn %1: %2", "number of a turn, the turn").arg(point.ply).arg(point.moveText);
  if (!value) return tr("%1 · value not known").arg(where);
  return tr("%1 · %2 · %3", "turn · value · what it means").arg(where, payoffText(value->value), valueSentence(*value));
}

std::vector<ValuePoint> TurnNames::line() const {
  std::vector<ValuePoint> points;
  for (const TurnTree::NodeId id : m_document->tree().lineThrough(m_document->currentNode())) {
    const TurnTree::Node& turn = node(id);
    ValuePoint& point = points.emplace_back();
    point.node = id;
    point.ply = turn.number;
    if (id != TurnTree::root) point.moveText = text(turn);
    point.verdict = textAt(point, turn.value);
    if (!turn.value) continue;
    point.value = Value{outcomeOf(turn.value->value), 0};
    point.height = std::clamp(turn.value->value, -1.0, 1.0);
  }
  return points;
}

GraphWords TurnNames::graphWords() const {
  const auto caption = [](Side side) {
    return tr("%1 wins: %2", "a side, a payoff").arg(playerName(side), payoffText(payoffFor(side, 1)));
  };
  return {{caption(Side::First), caption(Side::Second)},
          [](const ValuePoint& point) { return point.verdict; },
          [](Side side) { return Theme::instance().palette().dominoTextOf(side); }};
}

MissingWords TurnNames::missingValues() const {
  const SimultaneousVariant& variant = *m_document->variant();
  const bool solvable = workFor(variant) == SimultaneousWork::Solve;
  return {.name = variantName(variant), .offer = {}, .heading = {}, .refusal = solvable ? QString() : restText(variant)};
}

}  // namespace

GameWordsPtr wordsOfTurns(DomineeringDocument* document) { return std::make_shared<const TurnNames>(document); }

}  // namespace kotai::ui
