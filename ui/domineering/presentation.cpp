#include "ui/domineering/presentation.h"

#include <QCoreApplication>
#include <QStringList>
#include <QUrl>
#include <algorithm>

#include "core/record/saved_game.h"
#include "core/simultaneous/registry.h"
#include "ui/actions/actions.h"
#include "ui/board/board_thumbnail.h"
#include "ui/domineering/board/domino_scene.h"
#include "ui/domineering/dialogs/player_boxes.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/jobs/job_work.h"

namespace kotai::ui {

struct WorkWords {
  Q_DECLARE_TR_FUNCTIONS(WorkWords)
};

/// Returns the text below a board of the search tree. \p parts are a word, the moves and the value.
static QString treeName(const QStringList& parts) {
  const QString& kind = parts[0];
  if (kind == QLatin1String("tree-root")) return WorkWords::tr("Position");
  if (kind == QLatin1String("tree-move") && parts.size() == 3)
    return WorkWords::tr("%1 = %2", "a move, its value").arg(parts[1], parts[2]);
  if (kind == QLatin1String("tree-best") && parts.size() == 3)
    return WorkWords::tr("%1 = %2, chosen", "a move, its value").arg(parts[1], parts[2]);
  if (kind == QLatin1String("tree-pair") && parts.size() == 4)
    return WorkWords::tr("%1 %2 = %3", "the moves of both sides, the evaluation").arg(parts[1], parts[2], parts[3]);
  if (kind == QLatin1String("tree-cut") && parts.size() == 3)
    return WorkWords::tr("%1 %2: cut off", "the moves of both sides").arg(parts[1], parts[2]);
  return QString();
}

static QString domineeringWorkName(std::string_view id) {
  if (id.starts_with("tree-"))
    return treeName(QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())).split(QLatin1Char(' ')));
  if (id == "figures-1-2") return WorkWords::tr("The tree of pairs of moves, searched with a cutoff");
  if (id.starts_with("score-"))
    return WorkWords::tr("Value of %1", "a move").arg(QString::fromUtf8(id.data() + 6, static_cast<qsizetype>(id.size()) - 6));
  if (id == "cut-off") return WorkWords::tr("Pair that is cut off");
  if (id == "best-move") return WorkWords::tr("Chosen move");
  if (id == "played") return WorkWords::tr("Played here");
  if (id == "vertical-wins-share") return WorkWords::tr("Vertical wins, % (95% interval)");
  if (id == "horizontal-wins-share") return WorkWords::tr("Horizontal wins, % (95% interval)");
  if (id == "draws-share") return WorkWords::tr("Draws, % (95% interval)");
  if (id == "seed") return WorkWords::tr("Seed");
  if (id == "day") return WorkWords::tr("Day");
  if (id == "table-1") return WorkWords::tr("1,000 games each, Monte Carlo as Vertical against alpha-beta as Horizontal");
  if (id == "games") return WorkWords::tr("Games");
  if (id == "seconds") return WorkWords::tr("Seconds");
  if (id == "thinking-times") return WorkWords::tr("Thinking time per game, in seconds");
  if (id == "predicted") return WorkWords::tr("Predicted: these boards are drawn");
  if (id == "vertical-wins") return WorkWords::tr("Vertical wins");
  if (id == "horizontal-wins") return WorkWords::tr("Horizontal wins");
  if (id == "draws") return WorkWords::tr("Draws");
  if (id == "monte-carlo") return WorkWords::tr("Monte Carlo");
  if (id == "alpha-beta") return WorkWords::tr("Alpha-beta");
  if (id == "board-depth") return WorkWords::tr("board, search depth");
  if (id == "figure-3") return WorkWords::tr("A position and the numbers in its evaluation");
  if (id == "rm-4-sm-1") return WorkWords::tr("Vertical 4 and 1, Horizontal 2 and 0");
  return QString();
}

static QString domineeringWorkNote(std::string_view id) {
  if (id == "table-1")
    return WorkWords::tr(
        "Games depend on chance, so compare shares with their 95% intervals. Double-click a column to play its match in the "
        "tournament. The result of the longest match stays in the table. On 8×8, Kotai's alpha-beta wins more often than the "
        "paper's. The rules page lists what the paper leaves open.");
  if (id == "thinking-times") return WorkWords::tr("Times depend on the machine, which the paper does not name.");
  if (id == "predicted")
    return WorkWords::tr("A draw is proved when each side can force it even if the other side knows its moves in advance.");
  if (id == "figures-1-2")
    return WorkWords::tr(
        "Vertical searches: its own move comes first, then Horizontal's in the same position. The figure prints the evaluations "
        "3 and 5 after V1, 1 after V2 and H1, and 6 and 2 after V3. From these evaluations the search computes the values in the "
        "table. The figure shows no board. The tree below shows a position on 3×4 in which the search cuts off the same pair and "
        "chooses the same move.");
  if (id == "figure-3")
    return WorkWords::tr(
        "For each side, the first number shows how many dominoes still fit if the other side places none, the second how many of "
        "these the other side cannot prevent. On 3×4, eight positions after one turn have these numbers. The picture shows one "
        "of them.");
  return QString();
}

static void addDomineeringWork(Presentation& game) {
  game.workName = domineeringWorkName;
  game.workNote = domineeringWorkNote;
  game.workActions = {{"table-1", ActionId::Tournament}, {"predicted", ActionId::OutcomeTable}};
}

constexpr int helpPicturePx = 176;

struct DomineeringPresentation {
  Q_DECLARE_TR_FUNCTIONS(DomineeringPresentation)
};

/// Returns a text that says whether the board is solved, and the known results about the board.
static QString knownNote(const SimultaneousVariant& variant, const std::filesystem::path& dataDirectory) {
  if (!dataDirectory.empty() && SimultaneousSolution::exists(dataDirectory, variant))
    return DomineeringPresentation::tr("Solved: every value is known.");
  switch (workFor(variant)) {
    case SimultaneousWork::Solve: return DomineeringPresentation::tr("Not solved yet. This board can be solved exactly.");
    case SimultaneousWork::Prove:
      return DomineeringPresentation::tr(
          "This board is too large to compute every value. A search can prove what each side can force from the start. Values "
          "appear late in a game.");
    case SimultaneousWork::None: break;
  }
  return DomineeringPresentation::tr(
      "This board is too large to be solved or proved, but you can play it. Values appear late in a game.");
}

/// Paints the help picture with an address such as "dominoes:BOARD?POSITION#MOVES". The moves may belong to
/// both sides.
static QPixmap helpPicture(const QUrl& name, qreal ratio) {
  if (name.scheme() != QLatin1String("dominoes")) return {};
  const auto variant = parseSimultaneousVariant(name.path().toStdString());
  if (!variant) return {};
  const auto position = (*variant)->parsePosition(name.query(QUrl::FullyDecoded).toStdString());
  if (!position) return {};
  DominoScene scene = sceneOf(**variant, *position);
  const QStringList moves = name.fragment(QUrl::FullyDecoded).split(QLatin1Char(' '), Qt::SkipEmptyParts);
  for (const QString& text : moves)
    if (const auto move = (*variant)->parseMove(*position, text.toStdString()))
      scene.dominoes.push_back({{move->first, (*variant)->squares(move->first, move->second)}, 1, true});
  return renderScene(boardWith(**variant, std::move(scene), true), QSize(helpPicturePx, helpPicturePx), ratio);
}

/// Returns a layer with two turns on the usual board.
static std::shared_ptr<const BoardLayer> showcaseLayer() {
  auto layer = std::make_shared<DominoScene>();
  layer->dominoes = {{{Side::First, {{2, 2}, {2, 3}}}, 1, false},
                     {{Side::Second, {{0, 2}, {1, 2}}}, 1, false},
                     {{Side::First, {{1, 0}, {1, 1}}}, 2, true},
                     {{Side::Second, {{3, 1}, {4, 1}}}, 2, true}};
  return layer;
}

static std::vector<JointMove> turnsLeadingTo(const SavedGame& saved, const AnyPosition& position) {
  const auto& moves = std::get<ReadTurnGame>(saved.game).moves;
  const std::vector<AnyPosition> positions = positionsOf(saved);
  std::vector<JointMove> turns;
  for (auto move = std::ranges::find(positions, position) - positions.begin(); move > 0;
       move = moves[static_cast<std::size_t>(move) - 1].parent)
    turns.push_back(moves[static_cast<std::size_t>(move) - 1].move);
  std::ranges::reverse(turns);
  return turns;
}

static BoardScene sceneIn(const SavedGame& saved, const AnyPosition& position) {
  const auto& read = std::get<ReadTurnGame>(saved.game);
  TurnTree game;
  game.reset(read.start);
  TurnTree::NodeId last = TurnTree::root;
  for (const JointMove& turn : turnsLeadingTo(saved, position))
    last = game.add(last, turn, read.variant->play(game.node(last).position, turn));
  return boardWith(*read.variant, sceneOf(*read.variant, game, last), true);
}

static AtOnceParts makeParts() {
  AtOnceParts parts;
  parts.variantTitle = [](const std::string& id) {
    const auto variant = parseSimultaneousVariant(id);
    return variant ? variantTitle(**variant) : QString();
  };
  parts.scene = [](const std::string& id, const AnyPosition& position) {
    const SimultaneousVariantPtr variant = parseSimultaneousVariant(id).value();
    return boardWith(*variant, sceneOf(*variant, position), true);
  };
  parts.gameScene = sceneIn;
  parts.knownNote = [](const std::string& id, const std::filesystem::path& folder) {
    return knownNote(*parseSimultaneousVariant(id).value(), folder);
  };
  parts.fillPlayers = [](QComboBox* seats, QComboBox* strength, const Settings& settings) {
    fillSeats(seats, settings.opponentSides());
    fillSimultaneousStrengths(strength, settings.seatStrength(Side::Second));
  };
  parts.storeStrength = [](Settings& settings, const QString& strength) {
    for (const Side side : {Side::First, Side::Second}) settings.setSeatStrength(side, strength);
  };
  return parts;
}

static Introduction makeIntroduction() {
  Introduction introduction;
  introduction.variant = "syncdom:4x4";
  introduction.pictures = {
      {[] { return DomineeringPresentation::tr("Cover the board"); },
       [] {
         return DomineeringPresentation::tr(
             "Vertical places dominoes upright, Horizontal places them flat, always on free squares.");
       },
       "4/1#2/1#2/##2", std::nullopt},
      {[] { return DomineeringPresentation::tr("Both at the same time"); },
       [] {
         return DomineeringPresentation::tr(
             "Both choose in secret, then both dominoes are placed. They may overlap on one square.");
       },
       "4/#3/##2/4", std::nullopt},
      {[] { return DomineeringPresentation::tr("Who can still move?"); },
       [] {
         return DomineeringPresentation::tr(
             "If you can still place a domino and the other side cannot, you win. If neither can, it is a draw. Here only "
             "Vertical can.");
       },
       "####/####/###1/###1", std::nullopt},
  };
  return introduction;
}

Presentation domineeringPresentation() {
  Presentation game;
  game.gameId = "syncdom";
  game.name = [] { return DomineeringPresentation::tr("Synchronized Domineering"); };
  game.sentence = [] {
    return DomineeringPresentation::tr(
        "You both place a domino at the same time, one upright, one flat. If you run out of room first, you lose.");
  };
  game.notationHint = [] {
    return DomineeringPresentation::tr(
        "Rows from top to bottom, separated by /. A number stands for that many free squares, # for a covered one. Both players "
        "always move at the same time.");
  };
  game.moveHint = [] {
    return DomineeringPresentation::tr(
        "Dominoes are written like this: V:c3 is an upright domino whose lowest square is c3, H:a3 a flat one whose left square "
        "is "
        "a3.");
  };
  // clang-format off
  game.actions = {
    {ActionId::WithdrawChoice, QT_TRANSLATE_NOOP("Actions", "Take back the &choice"), QT_TRANSLATE_NOOP("Actions", "Choose another domino before both are revealed"), "take-back", ""},
    {ActionId::RevealChoices, QT_TRANSLATE_NOOP("Actions", "Reveal &both choices"), QT_TRANSLATE_NOOP("Actions", "Reveal both choices and place the dominoes"), "reveal", "U"},
    {ActionId::ShowTurnAgain, QT_TRANSLATE_NOOP("Actions", "Show the last turn &again"), QT_TRANSLATE_NOOP("Actions", "Show again how the last two choices were revealed"), "play-out", "T"},
    {ActionId::RevealAtOnce, QT_TRANSLATE_NOOP("Actions", "Reveal as soon as both ha&ve chosen"), QT_TRANSLATE_NOOP("Actions", "When this is off, both choices stay hidden until you reveal them"), "", "", true},
    {ActionId::Tournament, QT_TRANSLATE_NOOP("Actions", "&Tournament of computer players…"), QT_TRANSLATE_NOOP("Actions", "Let two computer players play many games of Synchronized Domineering"), "tournament", "Ctrl+T"},
    {ActionId::OutcomeTable, QT_TRANSLATE_NOOP("Actions", "Synchronized Domineering: &winners by board size…"), QT_TRANSLATE_NOOP("Actions", "See which side wins Synchronized Domineering on each size of board, with sources"), "numbers", ""},
  };
  // clang-format on
  game.helpPicture = helpPicture;
  game.playerWords = domineeringPlayerWords;
  addDomineeringWork(game);
  game.usualVariant = "syncdom:5x5";
  game.showcase = {game.usualVariant, {}, showcaseLayer()};
  game.atOnce = std::make_shared<const AtOnceParts>(makeParts());
  game.variantChoice = [](QWidget* parent) { return new BoardSizeChoice(parent); };
  game.introduction = makeIntroduction();
  return game;
}

}  // namespace kotai::ui
