#include "ui/domineering/session/turn_review.h"

#include <QCoreApplication>
#include <cmath>

#include "ui/domineering/document/domineering_opponent.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/strings/end_strings.h"
#include "ui/theme/label.h"

namespace kotai::ui {

struct ChoiceMistakeStrings {
  Q_DECLARE_TR_FUNCTIONS(ChoiceMistakeStrings)
};

constexpr int fewFree = 8;
constexpr int someFree = 14;

/// Returns the facts that anyone sees on the board after a choice. Facts about a better choice name the better choice first.
static std::vector<Fact> flawsOf(const std::vector<Fact>& facts) {
  std::vector<Fact> found;
  for (const Fact& each : facts)
    if (each.kind == FactKind::Motif && !each.params.empty() && each.params.front() == facts.front().params.front())
      found.push_back(each);
  return found;
}

static double pointsLost(const ChoiceVerdict& verdict) {
  return (verdict.isNeedlessRisk() ? std::max(verdict.givenAway, verdict.guaranteedLess) : verdict.givenAway) / 2;
}

static std::optional<FoundMistake> mistakeOf(const SimultaneousSolution& solution, const AnyPosition& before, JointMove turn,
                                             Side person) {
  const auto judged = domineering::positionGame(solution, before);
  const auto verdict = judged ? judgeTurn(*judged, person, turn) : std::nullopt;
  if (!verdict || !verdict->isMistake()) return std::nullopt;
  const std::string key = (person == Side::First ? '1' : '2') + positionKey(*solution.variant(), before);
  return FoundMistake{key, before, person == Side::First ? turn.first : turn.second, person, pointsLost(*verdict)};
}

const Fact* decisiveFact(const std::vector<Fact>& facts) {
  const auto dominated = std::ranges::find(facts, FactKind::Dominated, &Fact::kind);
  if (dominated != facts.end()) return &*dominated;
  const bool losesToMix = facts.size() > 1 && facts[1].kind == FactKind::Security;
  return facts.empty() ? nullptr : &facts[losesToMix ? 1 : 0];
}

static std::pair<int, QString> phaseOf(const SimultaneousVariant& variant, const AnyPosition& position) {
  const int free = variant.columns() * variant.rows() - static_cast<int>(variant.covered(position).size());
  if (free <= fewFree) return {0, ChoiceMistakeStrings::tr("Up to %n free squares", nullptr, fewFree)};
  if (free <= someFree) return {1, ChoiceMistakeStrings::tr("%1 to %2 free squares").arg(fewFree + 1).arg(someFree)};
  return {2, ChoiceMistakeStrings::tr("%n or more free squares", nullptr, someFree + 1)};
}

static OwnMistake described(const SimultaneousSolution& solution, const FoundMistake& found) {
  const SimultaneousVariant& variant = *solution.variant();
  const std::vector<Fact> facts = choiceFacts(solution, found.position, found.side, found.made);
  const auto game = domineering::positionGame(solution, found.position);
  const auto verdict = game ? judgeChoice(*game, found.side, found.made) : std::nullopt;
  const auto [order, phase] = phaseOf(variant, found.position);
  return {.position = found.position,
          .side = found.side,
          .text = QString::fromStdString(variant.formatPosition(found.position)),
          .number = found.ply,
          .made = QString::fromStdString(variant.formatMove(found.side, found.made)),
          .move = found.made,
          .times = found.times,
          .points = found.points,
          .motif = motifText(decisiveFact(facts)),
          .kinds = mistakeKinds(facts, decisiveFact(facts)),
          .piece = playerName(found.side),
          .phase = phase,
          .phaseOrder = order,
          .change = verdict ? verdictText(*verdict) : QString(),
          .reasons = explanationText(facts)};
}

FindMistakes choiceMistakesBy(SimultaneousSolutionPtr solution) {
  const auto judge = [solution](const AnyPosition& before, JointMove turn, const AnyPosition&, Side person) {
    return mistakeOf(*solution, before, turn, person);
  };
  return mistakesIn<ReadTurnGame>(judge, [solution](const FoundMistake& found) { return described(*solution, found); });
}

static std::shared_ptr<const domineering::PositionGame> gameAt(const PlayedLine& line, const AnyPosition& position) {
  for (const PositionValuesPtr& values : line.values)
    if (auto game = domineering::positionGame(*values, position))
      return std::make_shared<const domineering::PositionGame>(std::move(*game));
  return nullptr;
}

bool JudgedGame::isKnown() const {
  return !turns.empty() && std::ranges::all_of(turns, [](const JudgedTurn& turn) { return turn.game != nullptr; });
}

JudgedGame judgeGame(const PlayedLine& line) {
  JudgedGame judged;
  for (std::size_t i = 1; i < line.nodes.size(); ++i) {
    JudgedTurn turn{line.nodes[i], line.turns[i], gameAt(line, line.positions[i - 1]), {}};
    for (const Side side : {Side::First, Side::Second})
      if (turn.game) turn.verdicts[static_cast<std::size_t>(side)] = judgeTurn(*turn.game, side, turn.turn);
    judged.turns.push_back(std::move(turn));
  }
  if (const auto payoff = line.variant->finished(line.positions.back())) judged.result = static_cast<double>(*payoff);
  return judged;
}

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
  if (m_document->subgame()) line.values.push_back(m_document->subgame());
  line.nodes = m_document->tree().pathTo(last);
  for (const TurnTree::NodeId node : line.nodes) {
    line.positions.push_back(m_document->tree().node(node).position);
    line.turns.push_back(m_document->tree().node(node).turn);
  }
  return line;
}

/// Returns the judged game, and starts judging it if necessary. Ignores values that cannot be read, because
/// other views report the error.
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

TurnReview::TurnReview(DomineeringDocument* document, DomineeringOpponent* opponent, GameJudge* judge, Settings* settings,
                       QObject* parent)
    : Review(document, opponent, settings, parent), m_document(document), m_opponent(opponent), m_judge(judge) {
  connect(document, &DomineeringDocument::choiceChanged, this, &TurnReview::onChoiceChanged);
  connect(this, &Review::left, opponent, [opponent] { opponent->awaitOnly(std::nullopt); });
}

std::vector<Review::Mistake> TurnReview::mistakesOf(int last, std::optional<Side> side) {
  m_game = m_judge->gameUpTo(last);
  std::vector<Mistake> found;
  for (const JudgedTurn& turn : m_game.turns)
    for (const Side each : {Side::First, Side::Second})
      if (each == side.value_or(each) && turn.isMistakeOf(each)) found.push_back({turn.node, each});
  return found;
}

const JudgedTurn& TurnReview::turn() const { return *std::ranges::find(m_game.turns, mistake().node, &JudgedTurn::node); }

/// Returns the positions of all mistakes. The shown mistake comes first.
std::vector<MadeMistake> TurnReview::exercises() const {
  std::vector<MadeMistake> found;
  if (!hasExercises()) return found;
  for (const Mistake& each : mistakes()) {
    const AnyPosition position = m_document->tree().node(m_document->tree().node(each.node).parent).position;
    const JointMove made = m_document->tree().node(each.node).turn;
    const auto place = each == mistake() ? found.begin() : found.end();
    found.insert(place, {position, each.side == Side::First ? made.first : made.second, each.side});
  }
  return found;
}

/// Returns whether there is a solution, from which puzzles are made.
bool TurnReview::hasExercises() const { return isActive() && m_document->solution(); }

bool TurnReview::triedWell() const {
  const auto verdict = judgeChoice(*turn().game, mistake().side, m_tried);
  return verdict && !verdict->isMistake();
}

void TurnReview::forgetTry() {
  m_tried = turn().moveOf(mistake().side);
  m_reasons.clear();
  m_opponent->awaitOnly(mistake().side);
}

/// Judges the chosen domino. Then takes the domino back, so that the game does not change.
void TurnReview::onChoiceChanged(Side side) {
  if (!isActive() || side != mistake().side || m_document->currentNode() != before()) return;
  const auto choice = m_document->choice(side);
  if (!choice) return;
  m_tried = *choice;
  QMetaObject::invokeMethod(
      this, [this, side] { m_document->withdraw(side); }, Qt::QueuedConnection);
  setState(State::Tried);
}

void TurnReview::showRefutation() { explain(State::Refuted, m_tried); }

/// Also explains the mistake, because its facts name better choices.
void TurnReview::showBest() {
  explain(State::Solved, turn().moveOf(mistake().side));
  emit mixShown();
}

void TurnReview::findKinds() {
  const Mistake about = mistake();
  explainChoiceLater(this, knownValues(*m_document), m_document->tree().node(before()).position, about.side,
                     turn().moveOf(about.side), [this, about](const std::vector<Fact>& facts) {
                       if (isActive() && mistake() == about) setKinds(mistakeKinds(facts, decisiveFact(facts)));
                     });
}

/// Shows an answer, and a moment later why the choice is a mistake. The refutation shows no better choice, so it names only
/// flaws.
void TurnReview::explain(State answer, AnyMove choice) {
  m_reasons.clear();
  setState(answer);
  explainChoiceLater(this, knownValues(*m_document), m_document->tree().node(before()).position, mistake().side, choice,
                     [this, answer, about = mistake(), tried = m_tried](const std::vector<Fact>& facts) {
                       if (!isActive() || state() != answer || mistake() != about || m_tried != tried) return;
                       m_reasons = explanationText(answer == State::Refuted ? flawsOf(facts) : facts);
                       emit changed();
                     });
}

/// Returns a text with the other side's reply that is worst for the reviewed side, and what the value of the
/// position after this reply means.
QString TurnReview::answerText() const {
  const domineering::PositionGame& game = *turn().game;
  const Side side = mistake().side;
  const bool first = side == Side::First;
  const auto& own = first ? game.firstMoves : game.secondMoves;
  const auto& replies = first ? game.secondMoves : game.firstMoves;
  const auto place = static_cast<std::size_t>(std::ranges::find(own, m_tried) - own.begin());
  const auto payoff = [&](std::size_t reply) {
    return payoffFor(side, first ? game.matrix.at(place, reply) : game.matrix.at(reply, place));
  };
  std::size_t worst = 0;
  for (std::size_t reply = 1; reply < replies.size(); ++reply)
    if (payoff(reply) < payoff(worst)) worst = reply;
  const SimultaneousVariant& variant = *m_document->variant();
  const QString tried = placeText(variant, side, m_tried), reply = placeText(variant, other(side), replies[worst]);
  const double result = payoff(worst);
  if (std::abs(result) < sameValue)
    return tr("The best reply to %1 is %2. After that, neither side is ahead.", "two dominoes").arg(tried, reply);
  const Side ahead = result > 0 ? side : other(side);
  if (std::abs(result) > 1 - sameValue)
    return tr("The best reply to %1 is %2. After that, %3 can win for certain.", "two dominoes, a side")
        .arg(tried, reply, playerName(ahead));
  return tr("The best reply to %1 is %2. After that, %3 wins more often than %4.", "two dominoes, two sides")
      .arg(tried, reply, playerName(ahead), playerName(other(ahead)));
}

QString TurnReview::withReasons(const QString& text) const {
  return m_reasons.isEmpty() ? text : text + QLatin1Char('\n') + m_reasons;
}

QString TurnReview::stateSentence() const {
  switch (state()) {
    case State::Asked: return tr("Find a better domino on the board.");
    case State::Tried: {
      const auto verdict = judgeChoice(*turn().game, mistake().side, m_tried);
      return verdict ? tr("%1: %2", "a domino: what there is to say about it")
                           .arg(placeText(*m_document->variant(), mistake().side, m_tried), verdictText(*verdict))
                     : QString();
    }
    case State::Refuted: return withReasons(answerText());
    case State::Solved: break;
  }
  return withReasons(
      tr("The best mix: %1.", "dominoes with their shares").arg(mixText(*m_document->variant(), *turn().game, mistake().side)));
}

QString TurnReview::taskText() const {
  const SimultaneousVariant& variant = *m_document->variant();
  const Side side = mistake().side;
  const int number = m_document->tree().node(mistake().node).number;
  const QString own = placeText(variant, side, turn().moveOf(side));
  const QString others = placeText(variant, other(side), turn().moveOf(other(side)));
  const QString told = asSentence(verdictText(*turn().verdictOn(side)));
  if (showsBothSides())
    return tr("Turn %1: %2 chose %3, %4 chose %5. %6",
              "number, a side, its domino, the other side, its domino, what the first did")
        .arg(number)
        .arg(playerName(side), own, playerName(other(side)), others, told);
  return tr("Turn %1: you chose %2, %3 chose %4. %5", "number, domino, the other side, its domino, what it did")
      .arg(number)
      .arg(own, playerName(other(side)), others, told);
}

Review::Words TurnReview::words() const {
  return {taskText(),
          stateSentence(),
          tr("Show the other side's best reply to this choice"),
          tr("Best choice"),
          plainToolTip(moveHint("syncdom")),
          state() == State::Solved || (state() == State::Tried && triedWell())};
}

}  // namespace kotai::ui

#include "moc_turn_review.cpp"
