#include "ui/domineering/document/game_judge.h"

#include <utility>

#include "ui/domineering/document/domineering_document.h"

namespace kotai::ui {

GameJudge::GameJudge(DomineeringDocument* document, QObject* parent) : QObject(parent), m_document(document) {
  connect(document, &DomineeringDocument::treeChanged, this, [this] { m_stale = true; });
  connect(document, &DomineeringDocument::gameReset, this, [this] {
    m_judging.drop();
    m_game = {};
    m_last = TurnTree::root;
  });
}

PlayedLine GameJudge::lineTo(TurnTree::NodeId last) const {
  PlayedLine line;
  line.variant = m_document->variant();
  if (m_document->solution()) line.values.push_back(m_document->solution());
  if (m_document->rest()) line.values.push_back(m_document->rest());
  line.nodes = m_document->tree().pathTo(last);
  for (const TurnTree::NodeId node : line.nodes) {
    line.positions.push_back(m_document->tree().node(node).position);
    line.turns.push_back(m_document->tree().node(node).turn);
  }
  return line;
}

/// Unreadable values are reported by the views that show them.
const JudgedGame& GameJudge::gameUpTo(TurnTree::NodeId last) {
  const bool isOther = std::exchange(m_last, last) != last;
  if (isOther) m_game = {};
  if (!isOther && (!m_stale || m_game.isKnown())) return m_game;
  m_stale = false;
  m_judging.run(
      this,
      [line = lineTo(last)]() -> JudgedGame {
        try {
          return judgeGame(line);
        } catch (const SolutionError&) {
          return {};
        }
      },
      [this](const JudgedGame& judged) {
        m_game = judged;
        emit this->judged();
      });
  return m_game;
}

}  // namespace kotai::ui

#include "moc_game_judge.cpp"
