#include "ui/board/board_page.h"

#include <algorithm>

#include "ui/board/board_moves.h"
#include "ui/board/board_view.h"
#include "ui/strings/end_strings.h"

namespace kotai::ui {

HeaderStrip::HeaderStrip(GameDocument* document, Settings* settings, QWidget* parent)
    : BoardHeader(document, settings, parent), m_document(document) {
  layOut({});
  refresh();
}

void HeaderStrip::refresh() {
  const bool game = m_document->hasGame();
  showSolveButton(game, game && !m_document->wholeSolution(), tr("Solve"));
  if (!game) return;
  m_title->setText(variantName(*m_document->variant()));
  const auto end = m_document->end();
  if (end) {
    showEnd(*end);
  } else if (!m_document->valuesKnown() && m_document->solution()) {
    // Keeps the old text until the values arrive, which takes a few milliseconds.
  } else if (valuesVisible()) {
    m_pill->setValue(valueText(shownValue()), m_document->value()->outcome);
  } else {
    m_pill->setValue(m_document->solution() ? tr("Values hidden") : isDamaged() ? tr("Damaged") : tr("Not solved"), std::nullopt);
  }
  if (!m_document->valueFailure().isEmpty() && !end) m_pill->setValue(tr("Not readable"), std::nullopt);
  m_pill->setToolTip(valuesVisible() && !end ? shownSentence() : QString());
  m_pill->setVisible(!isPlaying() || end || valuesVisible());  // hidden during play if values are hidden
  m_summary->setText(end ? endSummary(*end) : isPlaying() ? playSummary() : moveSummary());
}

/// Returns the value of the position. In the play layout, its distance ends with the move that decides the
/// game.
Value HeaderStrip::shownValue() const {
  const Value value = *m_document->value();
  return isPlaying() ? playedValue(*m_document->variant(), m_document->position(), value) : value;
}

QString HeaderStrip::shownSentence() const {
  const auto sentence = isPlaying() ? playedSentence : resultSentence;
  return sentence(*m_document->variant(), m_document->sideToMove(), shownValue());
}

/// Shows the result, even if values are hidden, because the players know the result.
void HeaderStrip::showEnd(const GameEnd& end) {
  m_pill->setValue(winnerText(*m_document->variant(), end, personOfGame(), namesOfGame()), outcomeFor(end, personOfGame()));
}

/// Returns the text about the end of the game. Omits the winner, because the pill on the left names the winner.
QString HeaderStrip::endSummary(const GameEnd& end) const {
  const Variant& variant = *m_document->variant();
  const QString reason = asSentence(reasonOfEnd(variant, m_document->position(), end, personOfGame()));
  return reason.isEmpty() ? endSentence(variant, m_document->position(), end) : reason;
}

/// Returns the known result of the start position of a variant that is not solved on this computer.
QString HeaderStrip::knownText() const {
  const Variant& variant = *m_document->variant();
  if (m_document->solution() || !valuesWanted()) return {};
  if (m_document->position() != variant.start()) return {};
  const auto known = knownStartText(variant);
  return known ? tr("Known: %1", "what others found out about a game").arg(known->sentence) : QString();
}

/// Returns the side to move, then the players. Omits the players during a review.
QString HeaderStrip::playSummary() const {
  const Variant& variant = *m_document->variant();
  const auto person = m_settings->personSide();
  const Side mover = m_document->sideToMove();
  const QString toMove = tr("%1 to move").arg(sideName(variant, mover));
  if (m_document->isAnalysis() || isOver(*m_document)) return toMove;  // a move would not count, so it is nobody's turn
  const QString turn = !person ? toMove : mover == *person ? tr("Your move") : tr("The computer's move");
  const QString danger = mover == person.value_or(mover) ? dangerText(variant, m_document->position()) : QString();
  if (!danger.isEmpty()) return turn + QStringLiteral(" \u00b7 ") + danger;
  return playersText().isEmpty() ? turn : turn + QStringLiteral(" \u00b7 ") + playersText();
}

QString HeaderStrip::moveSummary() const {
  const Variant& variant = *m_document->variant();
  const QString known = knownText();
  if (!known.isEmpty()) return known;
  QString text = tr("%1 to move").arg(sideName(variant, m_document->sideToMove())) + QStringLiteral(" \u00b7 ") +
                 tr("%n legal moves", nullptr, static_cast<int>(m_document->legalMoves().size()));
  if (!valuesVisible() || m_document->moveValues().empty()) return text;
  std::array<int, 3> counts{};
  for (const MoveValue& move : m_document->moveValues()) ++counts[static_cast<std::size_t>(move.value.outcome)];
  const auto [losing, drawing, winning] = counts;
  if (losing == static_cast<int>(m_document->moveValues().size())) return text + tr(": all lose");
  QStringList parts;
  if (winning > 0) parts << tr("%n win", "that many moves win", winning);
  if (drawing > 0)
    parts << (winning > 0 ? tr("%n only draw", "that many moves", drawing) : tr("%n keep the draw", "that many moves", drawing));
  if (losing > 0) parts << tr("%n lose", "that many moves lose", losing);
  return text + tr(": %1", "moves: what they do").arg(parts.join(tr(", ")));
}

BoardPage::BoardPage(GameDocument* document, Settings* settings, QWidget* parent) : PageFrame(document, settings, parent) {
  auto* header = new HeaderStrip(document, settings, this);  // precedes the board in the tab order
  m_board = new BoardView(document, settings, this);
  build(header, m_board);
}

QString BoardPage::legend() const { return m_board->legend(); }

QRect BoardPage::boardRect() const {
  if (!m_board->hasBoard()) return {};
  const BoardLayout layout = m_board->currentLayout();
  // The exits or the hands need room beside the squares.
  const double around = std::max(0.5, layout.handGap > 0 ? layout.handGap + layout.handScale + 0.12 : 0.0);
  const QRectF all = layout.squares.adjusted(-around * layout.cell, 0, around * layout.cell, 0);
  return QRect(m_board->mapTo(this, all.topLeft().toPoint()), all.size().toSize());
}

}  // namespace kotai::ui

#include "moc_board_page.cpp"
