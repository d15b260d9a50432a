#include "ui/domineering/session/domineering_session.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/simultaneous/registry.h"
#include "ui/docks/game/game_dock.h"
#include "ui/domineering/session/domineering_view.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/jobs/job_manager.h"
#include "ui/library/library_strings.h"
#include "ui/opponent/strength_words.h"

namespace kotai::ui {

struct TurnReportStrings {
  Q_DECLARE_TR_FUNCTIONS(TurnReportStrings)
};

/// Returns the mistake of the loser, or of the person in a draw, that cost most.
static std::optional<TurningPoint> turningPointOf(const GameReport& report, const JudgedGame& judged) {
  const std::optional<Side> side = report.end.winner ? std::optional(other(*report.end.winner)) : report.person;
  if (!side) return std::nullopt;
  const auto costOf = [&](const JudgedTurn& turn) { return turn.isMistakeOf(*side) ? turn.verdictOn(*side)->givenAway : -1; };
  const auto worst = std::ranges::max_element(judged.turns, {}, costOf);
  if (worst == judged.turns.end() || !worst->isMistakeOf(*side)) return std::nullopt;
  const auto number = worst - judged.turns.begin() + 1;
  return TurningPoint{worst->node, *side, TurnReportStrings::tr("Turning point, turn %1:", "followed by a sentence").arg(number)};
}

/// Adds the values of a game and the mistakes of the person's side. Adds the mistakes of both sides if no
/// person played against the program.
static void fillValues(GameReport& report, const SimultaneousVariant& variant, const JudgedGame& judged) {
  const auto setValue = [](ValuePoint& point, double value) {
    point.value = Value{outcomeOf(value), 0};
    point.height = std::clamp(value, -1.0, 1.0);
  };
  std::vector<ValuePoint> points(1);
  if (judged.isKnown()) setValue(points.front(), judged.turns.front().game->equilibrium.value);
  points.front().verdict = TurnReportStrings::tr("Start position");
  for (std::size_t i = 0; i < judged.turns.size(); ++i) {
    const JudgedTurn& turn = judged.turns[i];
    ValuePoint point;
    point.node = turn.node;
    point.number = static_cast<int>(i) + 1;
    const bool isLast = i + 1 == judged.turns.size() || !judged.turns[i + 1].game;
    const double value = isLast ? judged.result : judged.turns[i + 1].game->equilibrium.value;
    setValue(point, value);
    point.verdict = TurnReportStrings::tr("Turn %1: %2 · %3", "its number, the turn, its value")
                        .arg(QString::number(point.number), turnText(variant, turn.turn), payoffText(value));
    for (const Side side : {Side::First, Side::Second}) {
      if (!turn.isMistakeOf(side) || side != report.person.value_or(side)) continue;
      report.review.moves.push_back(turn.node);
      point.mover = side;
      point.moveText = placeText(variant, side, turn.moveOf(side));
      point.mark = QStringLiteral("?");
      point.verdict += QStringLiteral(" · %1 %2: %3").arg(playerName(side), point.moveText, verdictText(*turn.verdictOn(side)));
    }
    points.push_back(point);
  }
  report.review.areMistakes = true;
  if (judged.isKnown()) report.values = std::move(points);
}

/// Returns the report on a finished game. Precondition: the game ends with \p last. \p judged contains the
/// verdicts on the turns, and is empty if the game is not judged yet.
static GameReport reportOf(const DomineeringDocument& document, TurnTree::NodeId last, std::optional<Side> person,
                           const JudgedGame& judged) {
  const TurnTree::Node& node = document.tree().node(last);
  const Payoff result = document.variant()->finished(node.position).value();
  GameReport report;
  report.end = {EndCause::Rules, winnerOf(result)};
  report.person = person;
  report.winner = winnerText(result, person, playersIn(document.header()));
  report.reason = reasonText(result);
  report.length = lengthText(document.variantId(), node.number);
  fillValues(report, *document.variant(), judged);
  return report;
}

constexpr int maxQuickCells = 25;  ///< maximum number of cells of a board that is solved without asking

DomineeringSession::DomineeringSession(JobManager* jobs, Settings* settings, QObject* parent)
    : GameSession(jobs, settings, parent), m_opponent(&m_document, settings), m_judge(&m_document) {
  m_document.setWaitsForReveal(!settings->revealsAtOnce());
  connect(&settings->revealsAtOnce, &ChangingSetting::changed, &m_document,
          [this, settings] { m_document.setWaitsForReveal(!settings->revealsAtOnce()); });
  connect(jobs, &JobManager::outcomeProved, this, &DomineeringSession::onOutcomeProved);
  connect(&m_judge, &GameJudge::judged, this, &GameSession::reportChanged);
  connectDocument();
}

bool DomineeringSession::plays(std::string_view variantId) const { return isSimultaneous(variantId); }

QString DomineeringSession::sideText(Side side) const { return playerName(side); }

SessionView* DomineeringSession::makeView(Actions* actions, QMainWindow* window) {
  return new DomineeringView(this, m_jobs, m_settings, actions, window);
}

QString DomineeringSession::open(const GameStart& start) {
  const SimultaneousVariantPtr variant = parseSimultaneousVariant(start.variantId).value();
  const SimultaneousSolutionPtr solution = m_jobs->solution(variant);
  m_opponent.setViewsNext(start.purpose == Purpose::Look);
  m_document.newGame(variant, solution, start.position);
  m_document.setProvedOutcome(m_jobs->provedOutcome(*variant));
  return solution ? QString() : m_jobs->openFailure(variant->id());
}

QString DomineeringSession::load(const SavedGame& saved, Purpose purpose) {
  const ReadTurnGame& game = std::get<ReadTurnGame>(saved.game);
  const SimultaneousSolutionPtr solution = m_jobs->solution(game.variant);
  m_opponent.setViewsNext(purpose == Purpose::Look);
  m_document.load(game, solution);
  m_document.setProvedOutcome(m_jobs->provedOutcome(*game.variant));
  return solution ? QString() : m_jobs->openFailure(game.variant->id());
}

GameRecord DomineeringSession::record() const { return recordOf(m_document); }

std::optional<GameReport> DomineeringSession::report(int last, std::optional<Side> person) {
  if (!m_document.endAt(last)) return std::nullopt;
  const JudgedGame& judged = m_judge.gameUpTo(last);
  GameReport report = reportOf(m_document, last, person, judged);
  report.graph = wordsOfTurns(&m_document)->graphStrings();
  report.canBeReviewed = m_document.solution() != nullptr || !report.review.isEmpty();
  report.turningPoint = turningPointOf(report, judged);
  return report;
}

void DomineeringSession::explainMistake(QObject* context, int node, Side side, std::function<void(const QString&)> receive) {
  const PositionValuesPtr values = knownValues(m_document);
  if (!values) return;
  const TurnTree::Node& made = m_document.tree().node(node);
  explainChoiceLater(context, values, m_document.tree().node(made.parent).position, side,
                     side == Side::First ? made.turn.first : made.turn.second,
                     [receive = std::move(receive)](const std::vector<Fact>& facts) {
                       const Fact* const reason = decisiveFact(facts);
                       receive(reason ? explanationText(*reason) : QString());
                     });
}

QString DomineeringSession::strength(Side side) const { return m_settings->seatStrength(side); }

QString DomineeringSession::strongerThan(const QString& strength) const { return strongerDomineeringOpponent(strength); }

void DomineeringSession::setStrength(Side side, const QString& strength) {
  if (domineeringOpponents().contains(strength)) m_settings->setSeatStrength(side, strength);
}

std::string DomineeringSession::positionKey() const { return kotai::positionKey(*m_document.variant(), m_document.position()); }

bool DomineeringSession::isPersonsMove(int node) const { return node != TurnTree::root && m_settings->personSide(); }

/// Returns whether values are known. Without a solution, values are known near the end of the game.
bool DomineeringSession::knowsValues() const {
  if (m_document.solution()) return true;
  if (!m_document.hasGame()) return false;
  const TurnTree::Node& shown = m_document.tree().node(m_document.currentNode());
  return shown.value || (shown.parent >= 0 && m_document.tree().node(shown.parent).value);
}

QString DomineeringSession::removedText(int nodes) const { return tr("%n turns removed.", nullptr, nodes); }

void DomineeringSession::requestSolve(const std::string& variantId) {
  const auto parsed = parseSimultaneousVariant(variantId);
  if (!parsed || m_jobs->isRunning(variantId) || offersRepair(variantId)) return;
  const SimultaneousVariantPtr& variant = *parsed;
  const QString name = variantName(*variant);
  const QString id = QString::fromStdString(variantId);
  const SimultaneousWork work = workFor(*variant);
  if (work == SimultaneousWork::None)
    return emit messageRaised(tr("%1 is too large to be solved or proved, but you can play it.").arg(name));
  const bool isQuick = work == SimultaneousWork::Solve ? variant->columns() * variant->rows() <= maxQuickCells
                                                       : isShortWork(workOn(variant).value());
  if (isQuick || m_jobs->isPaused(variantId)) {
    m_jobs->start(variantId);
  } else if (work == SimultaneousWork::Solve) {
    emit solveOffered(
        id, tr("%1: Kotai computes the value of every position. You can stop at any time. Finished parts are kept.").arg(name),
        tr("Solve"));
  } else {
    emit solveOffered(id, proofOffer(*variant), tr("Prove"));
  }
}

std::string DomineeringSession::solutionFile() const { return fileShapeOf(*m_document.variant()).fileName(); }

bool DomineeringSession::loadSolution() {
  const SimultaneousSolutionPtr solution = m_jobs->solution(m_document.variant());
  m_document.setSolution(solution);
  return solution != nullptr;
}

void DomineeringSession::onOutcomeProved(const std::string& variantId) {
  if (m_document.variantId() == variantId) m_document.setProvedOutcome(m_jobs->provedOutcome(*m_document.variant()));
}

void DomineeringSession::onFilesChanged(const QStringList& names) {
  GameSession::onFilesChanged(names);
  if (!m_document.hasGame()) return;
  const auto outcome = provedOutcomeFile(m_jobs->dataDirectory(), *m_document.variant()).filename();
  if (names.contains(QString::fromStdString(outcome.string()))) onOutcomeProved(m_document.variantId());
}

}  // namespace kotai::ui

#include "moc_domineering_session.cpp"
