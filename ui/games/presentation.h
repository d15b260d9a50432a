// Presentation of a game in the window: words, pictures, habits. Every part but the id is optional: a missing part is replaced by
// something plain and correct, never by another game's.
#pragma once

#include <QPixmap>
#include <QString>
#include <array>
#include <filesystem>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game/position_kind.h"
#include "core/game/variant.h"
#include "core/simultaneous/simultaneous_variant.h"

class QComboBox;
class QPainter;
class QRectF;
class QUrl;
class QWidget;

namespace kotai::ui {

enum class ActionId;
class BoardFeature;
class BoardPainter;
class BoardView;
class EditorBoard;
class EditorFeature;
class Settings;
class VariantChoice;

/// Colours in which the sides are drawn, but in the palette of greys.
enum class SideColour { Blue, Orange };

/// Sign before a move in lists that mix moves of different sorts.
enum class MoveSign { None, Dot, LyingBar, UprightBar };

/// A move as it may be typed, for the list of keys.
struct TypedExample {
  QString keys;     ///< "b1b2"
  QString meaning;  ///< "Type a move"
  QString note;
};

/// A position that shows what the game is about, on the welcome page.
struct Showcase {
  std::string variant;
  std::string position;
};

/// One picture of the rules for somebody who begins, with a piece taken up that shows where it can go.
struct LessonPicture {
  std::function<QString()> heading;
  std::function<QString()> text;
  std::string position;
  std::optional<Square> held;
};

/// The rules in pictures; and, in a game that leads a newcomer into the program, a position of a small board that is solved at
/// once.
struct Lesson {
  std::string variant;
  std::vector<LessonPicture> pictures;
  /// Empty: none. The first player is to move, has a move for each outcome, and these are named in the explanation.
  std::string start;
  std::string winningMove, drawingMove, losingMove;
  std::function<QString()> explanation;
};

/// Name and description of a player that only one game has.
struct PlayerWords {
  QString name;       ///< "Level 3 · Club player"
  QString shortName;  ///< "Level 3"
  QString line;
};

/// An action of the program; its texts are marked for translation in the context "Actions".
struct ActionDescription {
  ActionId id{};
  const char* text = "";
  const char* explanation = "";
  const char* icon = "";       ///< empty: none
  const char* shortcuts = "";  ///< portable text, several separated by '|'
  bool checkable = false;
};

/// Parts that a game of simultaneous moves gives the shared dialogs; all are required.
struct SimultaneousParts {
  std::function<QString(const SimultaneousVariant&)> variantTitle;  ///< "5 × 5"
  std::function<QPixmap(const SimultaneousVariant&, const AnyPosition&, int sizePx, qreal devicePixelRatio)> thumbnail;
  /// Whether it is solved in this folder (empty: none), and what could be found out about it.
  std::function<QString(const SimultaneousVariant&, const std::filesystem::path& dataDirectory)> knownNote;
  /// A small picture of the position that the turns lead to.
  std::function<void(QPainter&, const QRectF&, const SimultaneousVariant&, const AnyPosition& start,
                     const std::vector<JointMove>& turns)>
      paintTurns;
  /// The showcase of the welcome page.
  std::function<void(QPainter&, const QRectF&, const SimultaneousVariant&)> paintShowcase;
  std::function<void(QComboBox* seats, QComboBox* strength, const Settings&)> fillPlayers;
  std::function<void(Settings&, const QString& strength)> keepStrength;
};

/// Texts are functions, so that they follow the language. Made once, read by the GUI thread and by workers that paint.
struct Presentation {
  std::string gameId;

  std::function<QString()> name;          ///< "Dodgem"; else the id
  std::function<QString()> sentence;      ///< the game in one sentence; else none
  std::function<QString()> notationHint;  ///< how positions are written; else none
  /// "5 × 5, 3 fences each", beside the name of the game; else the size, or the options as they are typed.
  std::function<QString(const Variant&)> variantTitle;
  /// "Quoridor 5×5, 3 fences each"; else the name of the game and the same.
  std::function<QString(const Variant&)> variantName;
  std::function<QString(std::string_view startId)> startName;  ///< of a NamedStart; empty for those it does not know
  std::function<QString(Side)> sideSymbol;                     ///< "▲"; else none
  std::optional<std::array<SideColour, 2>> colours;            ///< the sides are named by them; else by their order

  /// Words for what the game has of its own, each empty for what it does not know; then generic words stand there, or the id.
  /// "the lion was captured"; "you captured the lion" to the person who played one side.
  std::function<QString(const Variant&, const AnyPosition&, Side winner, std::optional<Side> person)> endReason;
  /// The value of a position as persons count: until somebody has won. Else the distance of the rules.
  std::function<Value(const Variant&, const AnyPosition&, Value)> playedValue;
  std::function<QString(FindKind)> kindName;                      ///< "Mate in n"
  std::function<QString(FindKind)> kindExplanation;               ///< one or two sentences
  std::function<QString(std::string_view id)> figureName;         ///< "Reachable positions"
  std::function<QString(std::string_view id)> figureExplanation;  ///< what exactly is counted
  std::function<QString(std::string_view id)> workName;       ///< of what stands in the published work: "Ways to place the lions"
  std::function<QString(std::string_view id)> workNote;       ///< how one of its figures is counted, or why it differs
  std::vector<std::pair<std::string, ActionId>> workActions;  ///< what else can be done about one of its figures
  /// "Of the 30 boards in the paper's figure 11, ..."
  std::function<QString(int boards, int solved, int agreeing)> boardsSentence;
  std::function<QString(const AggregateKey&)> keyName;               ///< "by remaining steps"
  std::function<QString(const AggregateKey&, bool mover)> axisName;  ///< "Mover's remaining steps"
  std::function<QString(const TextError&)> faultSentence;            ///< for TextError::own
  std::function<QString(const TextError&)> expectedWords;            ///< for TextError::ownExpected

  /// Why a piece of the mover cannot go there, in words of the board: "A car moves one square at a time."; what holds in every
  /// game (the piece is the other side's, the square is the own one's) is said without it.
  std::function<QString(const Variant&, const AnyPosition&, const MoveSquares&)> whyNot;
  /// The same of what cannot be taken up there: "This is the opponent's car."; empty where general words do.
  std::function<QString(const Variant&, const AnyPosition&, Square)> whyNotTaken;
  std::function<MoveSign(const MoveSquares&)> moveSign;                           ///< else none
  std::function<QString(const MoveSquares&, const QString& written)> spokenMove;  ///< "fence b2h"; else as it is written
  std::function<QString(int layer, int layerCount)> solvedLayer;                  ///< what is being solved; else the number
  std::function<QString()> markingStage;                                          ///< of a solve; else "notable positions"
  std::function<QString(const QString& language)> rulesPage;                      ///< HTML; else the page of the resources
  std::function<QPixmap(const QUrl& name, qreal devicePixelRatio)> helpPicture;   ///< of its pages; null if it is not its own
  std::function<TypedExample()> typedExample;                                     ///< else none

  bool sidesFace = false;  ///< the players sit opposite each other: the board is turned for who plays the second side

  const BoardPainter* painter = nullptr;  ///< lives as long as the program; else discs with letters
  /// Features of the board that only this game has.
  std::function<std::unique_ptr<BoardFeature>(BoardView&)> boardFeature;
  std::function<std::unique_ptr<EditorFeature>(EditorBoard&)> editorFeature;  ///< the same for the position editor

  Showcase showcase;                                                               ///< else the usual variant at its start
  Lesson lesson;                                                                   ///< else the game is none to begin with
  std::function<std::optional<PlayerWords>(std::string_view player)> playerWords;  ///< none for those it does not know
  std::string usualVariant;  ///< chosen at first in the new-game dialog; else the first
  /// Options in the new-game dialog, below the known variants; else there are only those.
  std::function<VariantChoice*(QWidget* parent)> variantChoice;
  std::vector<ActionDescription> actions;  ///< that only this game has

  /// In the editor: squares hold stacks, the higher kinds above, and hands whatever is not on the board.
  bool stacks = false;
  std::function<QString()> commonPieces;  ///< in the editor: what lies between squares; else "Shared"
  std::function<QString()> editorHint;    ///< how the mouse works in the editor; else that of pieces on squares
  /// A sentence for a position of the editor that is won at once, by taking a piece or else by going to a square.
  std::function<QString(bool takes)> winAtOnce;

  std::shared_ptr<const SimultaneousParts> simultaneous;  ///< null for games of alternating moves
};

/// All games of the window, those of simultaneous moves too, which give words only.
const std::vector<Presentation>& presentations();

/// Adds games after the others. Takes effect before the first call of presentations(): call it while static objects are made.
/// Returns true.
bool addPresentations(std::initializer_list<Presentation (*)()> more);
/// An empty one for a game that gives nothing.
const Presentation& presentationOf(std::string_view gameId);
inline const Presentation& presentationOf(const Variant& variant) { return presentationOf(variant.gameId()); }

}  // namespace kotai::ui
