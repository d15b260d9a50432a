// Registry of the window's games, one line per game. No other file outside the folder of a game refers to this
// folder.
#include <algorithm>

#include "core/library/library_game.h"
#include "ui/board/board_painter.h"
#include "ui/board/board_view.h"
#include "ui/domineering/presentation.h"
#include "ui/editor/editor_board.h"
#include "ui/games/animalshogi/presentation.h"
#include "ui/games/classicdomineering/presentation.h"
#include "ui/games/dodgem/presentation.h"
#include "ui/games/gobblet/presentation.h"
#include "ui/games/quoridor/presentation.h"

namespace kotai::ui {

static std::vector<Presentation (*)()>& addedPresentations() {
  static std::vector<Presentation (*)()> added;
  return added;
}

static std::vector<Presentation> makePresentations() {
  std::vector<Presentation> all{
      dodgemPresentation(),  animalShogiPresentation(),        quoridorPresentation(),
      gobbletPresentation(), classicDomineeringPresentation(), domineeringPresentation(),
  };
  for (const auto make : addedPresentations()) all.push_back(make());
  return all;
}

const std::vector<Presentation>& presentations() {
  static const std::vector<Presentation> all = makePresentations();
  return all;
}

bool addPresentations(std::initializer_list<Presentation (*)()> more) {
  addedPresentations().insert(addedPresentations().end(), more);
  return true;
}

const Presentation& presentationOf(std::string_view gameId) {
  static const Presentation none;
  const auto& all = presentations();
  const auto found = std::find_if(all.begin(), all.end(), [gameId](const Presentation& each) { return each.gameId == gameId; });
  return found == all.end() ? none : *found;
}

bool movesAtOnce(const std::string& variantId) { return presentationOf(gameIdOf(variantId)).atOnce != nullptr; }

const BoardPainter& boardPainterFor(const Variant& variant) {
  static const PlainPainter plain;
  const BoardPainter* own = presentationOf(variant).painter;
  return own ? *own : plain;
}

std::vector<std::unique_ptr<BoardFeature>> boardFeaturesFor(BoardView& view) {
  std::vector<std::unique_ptr<BoardFeature>> features;
  if (const Presentation& game = presentationOf(*view.document().variant()); game.boardFeature)
    features.push_back(game.boardFeature(view));
  return features;
}

std::unique_ptr<EditorFeature> editorFeatureFor(EditorBoard& board) {
  const Presentation& game = presentationOf(*board.position().variant());
  return game.editorFeature ? game.editorFeature(board) : nullptr;
}

}  // namespace kotai::ui
