#include "ui/domineering/presentation.h"

#include <QCoreApplication>
#include <QUrl>

#include "core/simultaneous/registry.h"
#include "core/simultaneous/simultaneous_solution.h"
#include "ui/actions/actions.h"
#include "ui/domineering/board/domino_picture.h"
#include "ui/domineering/dialogs/board_size_choice.h"
#include "ui/domineering/dialogs/player_boxes.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/domineering/strings/player_words.h"
#include "ui/domineering/strings/work_words.h"
#include "ui/jobs/job_state.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

namespace {

constexpr int helpPicturePx = 176;

struct DomineeringPresentation {
  Q_DECLARE_TR_FUNCTIONS(DomineeringPresentation)
};

/// Says whether the board is solved, and the known results about it.
QString knownNote(const SimultaneousVariant& variant, const std::filesystem::path& dataDirectory) {
  if (!dataDirectory.empty() && SimultaneousSolution::exists(dataDirectory, variant))
    return DomineeringPresentation::tr("Solved: every value is known.");
  switch (workFor(variant)) {
    case SimultaneousWork::Solve: return DomineeringPresentation::tr("Not solved yet; it can be solved exactly.");
    case SimultaneousWork::Prove:
      return DomineeringPresentation::tr(
          "Too large to value every position. A search can prove what each side can force from the start. Values appear late in "
          "a game.");
    case SimultaneousWork::None: break;
  }
  return DomineeringPresentation::tr("Too large to be solved or proved; it can be played. Values appear late in a game.");
}

/// Address such as "dominoes:BOARD?POSITION#MOVES", with moves of both sides.
QPixmap helpPicture(const QUrl& name, qreal ratio) {
  if (name.scheme() != QLatin1String("dominoes")) return {};
  const auto variant = parseSimultaneousVariant(name.path().toStdString());
  if (!variant) return {};
  const auto position = (*variant)->parsePosition(name.query(QUrl::FullyDecoded).toStdString());
  if (!position) return {};
  DominoScene scene = sceneOf(**variant, *position);
  scene.surroundings = false;
  const QStringList moves = name.fragment(QUrl::FullyDecoded).split(QLatin1Char(' '), Qt::SkipEmptyParts);
  for (const QString& text : moves)
    if (const auto move = (*variant)->parseMove(*position, text.toStdString()))
      scene.dominoes.push_back({{move->first, (*variant)->squares(move->first, move->second)}, 1, true});
  return renderDominoThumbnail(scene, helpPicturePx, ratio);
}

/// The empty board with the dominoes of two turns on it.
DominoScene showcaseScene(const SimultaneousVariant& variant) {
  DominoScene scene = sceneOf(variant, variant.start());
  scene.surroundings = false;
  const int column = variant.columns() / 2;
  const int row = variant.rows() / 2;
  const auto add = [&](Side side, Square first, Square second, int turn) {
    scene.dominoes.push_back({{side, {first, second}}, turn, turn == 2});
  };
  add(Side::First, {column, row}, {column, row + 1}, 1);
  add(Side::Second, {column - 2, row}, {column - 1, row}, 1);
  add(Side::First, {column - 1, row - 2}, {column - 1, row - 1}, 2);
  add(Side::Second, {column + 1, row - 1}, {column + 2, row - 1}, 2);
  return scene;
}

SimultaneousParts makeParts() {
  SimultaneousParts parts;
  parts.variantTitle = [](const SimultaneousVariant& variant) { return variantTitle(variant); };
  parts.thumbnail = [](const SimultaneousVariant& variant, const AnyPosition& position, int sizePx, qreal devicePixelRatio) {
    return renderDominoThumbnail(variant, position, sizePx, devicePixelRatio);
  };
  parts.knownNote = knownNote;
  parts.paintTurns = [](QPainter& painter, const QRectF& area, const SimultaneousVariant& variant, const AnyPosition& start,
                        const std::vector<JointMove>& turns) {
    TurnTree game;
    game.reset(start);
    TurnTree::NodeId last = TurnTree::root;
    for (const JointMove& turn : turns) last = game.add(last, turn, variant.play(game.node(last).position, turn));
    DominoScene scene = sceneOf(variant, game, last);
    scene.surroundings = false;
    paintDominoScene(painter, area, scene, Theme::instance().palette());
  };
  parts.paintShowcase = [](QPainter& painter, const QRectF& area, const SimultaneousVariant& variant) {
    paintDominoScene(painter, area, showcaseScene(variant), Theme::instance().palette());
  };
  parts.fillPlayers = [](QComboBox* seats, QComboBox* strength, const Settings& settings) {
    fillSeats(seats, settings.opponentSides());
    fillSimultaneousStrengths(strength, settings.simultaneousStrength(Side::Second));
  };
  parts.storeStrength = [](Settings& settings, const QString& strength) {
    for (const Side side : {Side::First, Side::Second}) settings.setSimultaneousStrength(side, strength);
  };
  return parts;
}

Introduction makeIntroduction() {
  Introduction introduction;
  introduction.variant = "syncdom:4x4";
  introduction.pictures = {
      {[] { return DomineeringPresentation::tr("Cover the board"); },
       [] {
         return DomineeringPresentation::tr(
             "Vertical places dominoes upright, Horizontal places them flat, always on two free squares.");
       },
       "4/1#2/1#2/##2", std::nullopt},
      {[] { return DomineeringPresentation::tr("Both at the same time"); },
       [] {
         return DomineeringPresentation::tr(
             "Both choose in secret, then both dominoes are placed. They may overlap, and then cover only three squares.");
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

}  // namespace

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
        "Rows from top to bottom, joined by /. A number stands for that many free squares, # for a covered one. Both players "
        "always move at the same time.");
  };
  // clang-format off
  game.actions = {
    {ActionId::WithdrawChoice, QT_TRANSLATE_NOOP("Actions", "Take back the &choice"), QT_TRANSLATE_NOOP("Actions", "Choose another domino before both are revealed"), "take-back", ""},
    {ActionId::RevealChoices, QT_TRANSLATE_NOOP("Actions", "Reveal &both choices"), QT_TRANSLATE_NOOP("Actions", "Reveal both choices and place the dominoes"), "reveal", "U"},
    {ActionId::ShowTurnAgain, QT_TRANSLATE_NOOP("Actions", "Show the last turn &again"), QT_TRANSLATE_NOOP("Actions", "Show again how the last two choices were revealed"), "play-out", "T"},
    {ActionId::RevealAtOnce, QT_TRANSLATE_NOOP("Actions", "Reveal as soon as both ha&ve chosen"), QT_TRANSLATE_NOOP("Actions", "When this is off, both choices stay hidden until you reveal them"), "", "", true},
    {ActionId::Tournament, QT_TRANSLATE_NOOP("Actions", "&Tournament of the computer's players…"), QT_TRANSLATE_NOOP("Actions", "Let two computer players play many games of Synchronized Domineering"), "tournament", "Ctrl+T"},
    {ActionId::OutcomeTable, QT_TRANSLATE_NOOP("Actions", "Synchronized Domineering: &who wins on which board…"), QT_TRANSLATE_NOOP("Actions", "The outcomes of the empty boards of Synchronized Domineering, with their sources"), "numbers", ""},
  };
  // clang-format on
  game.helpPicture = helpPicture;
  game.playerWords = domineeringPlayerWords;
  addDomineeringWork(game);
  game.usualVariant = "syncdom:5x5";
  game.simultaneous = std::make_shared<const SimultaneousParts>(makeParts());
  game.variantChoice = [](QWidget* parent) { return new BoardSizeChoice(parent); };
  game.introduction = makeIntroduction();
  return game;
}

}  // namespace kotai::ui
