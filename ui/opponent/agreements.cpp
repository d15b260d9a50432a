#include "ui/opponent/agreements.h"

#include "core/game/game.h"
#include "core/players/judge.h"
#include "ui/background/background.h"

namespace kotai::ui {

namespace {

constexpr int offeredAtOccurrence = 3;
constexpr int offeredAgainAtOccurrence = 2;  ///< a computer that draws by several moves repeats a position later
constexpr int pliesBetweenOffers = 12;

/// Returns whether a draw is the best the computer can hope for: by the solution, or by the estimate of a simple player if
/// there is no readable solution (the document reports damage).
bool acceptsDraw(const Variant& variant, const SolutionPtr& solution, const AnyPosition& position, bool computerMoves) {
  if (solution) {
    try {
      const Outcome mover = solution->value(position).outcome;
      return (computerMoves ? mover : opposite(mover)) != Outcome::Win;
    } catch (const SolutionError&) {
    }
  }
  const double forMover = evaluation(variant, position);
  return (computerMoves ? forMover : -forMover) <= 0;
}

}  // namespace

Agreements::Agreements(GameDocument* document, Settings* settings, QObject* parent)
    : QObject(parent), m_document(document), m_settings(settings) {
  m_pool.setMaxThreadCount(1);
  connect(document, &GameDocument::gameReset, this, [this] { m_offeredAtPly = 0; });
  connect(document, &GameDocument::movePlayed, this, &Agreements::considerRepetition);
}

Agreements::~Agreements() { m_pool.waitForDone(); }

bool Agreements::isOpen() const {
  if (!m_document->hasGame() || m_document->currentNode() == GameTree::root) return false;
  if (m_settings->opponentSides() == OpponentSides::Both || m_document->isOver()) return false;
  return m_document->nodeAt(m_document->currentNode()).children.empty();
}

Side Agreements::speaker() const { return m_settings->personSide().value_or(m_document->sideToMove()); }

void Agreements::resign() {
  if (isOpen()) m_document->declareEnd({EndCause::Resignation, other(speaker())});
}

void Agreements::acceptDraw() {
  if (isOpen()) m_document->declareEnd({EndCause::Agreement, std::nullopt});
}

void Agreements::offerDraw() {
  if (!isOpen()) return;
  if (!m_settings->personSide()) return emit drawOfferedTo(other(speaker()));
  askComputer([this](bool accepts) {
    if (accepts)
      acceptDraw();
    else
      emit drawDeclined();
  });
}

/// If the rules do not end a game by repetition, the computer offers a draw.
void Agreements::considerRepetition() {
  if (!isOpen() || !m_settings->personSide() || m_document->variant()->game().drawnAtOccurrence > 0) return;
  const GameTree::NodeId node = m_document->currentNode();
  const int ply = m_document->tree().node(node).ply;
  const bool again = m_offeredAtPly > 0 && ply >= m_offeredAtPly;
  if (again && ply < m_offeredAtPly + pliesBetweenOffers) return;
  if (timesOnBoard(m_document->positionsTo(node)) < (again ? offeredAgainAtOccurrence : offeredAtOccurrence)) return;
  askComputer([this, ply, again](bool accepts) {
    if (!accepts) return;
    m_offeredAtPly = ply;
    emit computerOffersDraw(again);
  });
}

template <typename Then>
void Agreements::askComputer(Then then) {
  const bool computerMoves = m_document->sideToMove() != m_settings->personSide();
  const auto work = [variant = m_document->variant(), solution = m_document->solution(), position = m_document->position(),
                     computerMoves] { return acceptsDraw(*variant, solution, position, computerMoves); };
  runInBackground(m_pool, this, work, [this, then, asked = m_document->position()](bool accepts) {
    if (isOpen() && m_document->position() == asked) then(accepts);
  });
}

}  // namespace kotai::ui

#include "moc_agreements.cpp"
