// Presentation of a game in the window: texts, pictures and defaults. Every part except the id is optional. The
// window uses a plain default for a missing part.
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

class QComboBox;
class QUrl;
class QWidget;

namespace kotai {
struct SavedGame;
}

namespace kotai::ui {

class BoardFeature;
class BoardLayer;
class BoardPainter;
class BoardView;
class EditorBoard;
class EditorFeature;
class Settings;
class VariantChoice;
struct BoardScene;
enum class ActionId;

/// Colours of the sides, except in the greyscale palette.
enum class SideColour { Blue, Orange };

/// Symbol before a move in lists that mix several kinds of moves.
enum class MoveSign { None, Dot, LyingBar, UprightBar };

/// Example of a typed move, for the list of keyboard shortcuts.
struct TypedExample {
  QString keys;     ///< "b1b2"
  QString meaning;  ///< such as "Type a move"
  QString note;
};

/// Example position of the game on the welcome page.
struct Showcase {
  std::string variant;
  std::string position;
  std::shared_ptr<const BoardLayer> layer = {};  ///< shows what the text of the position does not contain
};

/// Picture in the rules for beginners. If a piece is picked up, its target squares are visible.
struct IntroductionPicture {
  std::function<QString()> heading;
  std::function<QString()> text;
  std::string position;
  std::optional<Square> held;
  std::shared_ptr<const BoardLayer> layer = {};  ///< shows what the text of the position does not contain
};

/// Rules in pictures. A game with a tutorial also has a start position on a small board that is solved
/// immediately.
struct Introduction {
  std::string variant;
  std::vector<IntroductionPicture> pictures;
  /// Start position of the tutorial, or empty. The first player is to move and has at least one winning, one
  /// drawing and one losing move. The explanation names these moves.
  std::string start;
  std::string winningMove, drawingMove, losingMove;
  std::function<QString()> explanation;
};

/// Name and description of a player that exists in only one game.
struct PlayerWords {
  QString name;       ///< such as "Level 3 · Club player"
  QString shortName;  ///< such as "Level 3"
  QString line;
};

/// Action of the program. Its texts are marked for translation in the context "Actions".
struct ActionDescription {
  ActionId id{};
  const char* text = "";
  const char* explanation = "";
  const char* icon = "";       ///< name of the icon; empty if there is none
  const char* shortcuts = "";  ///< shortcuts as portable text, separated by '|'
  bool checkable = false;
};

/// Parts of a presentation for the shared dialogs and pages, for games in which both players move at the same
/// time. All parts are required.
struct AtOnceParts {
  std::function<QString(const std::string& variantId)> variantTitle;                  ///< "5 × 5"; empty for an unknown variant
  std::function<BoardScene(const std::string& variantId, const AnyPosition&)> scene;  ///< small picture of a position
  /// Returns a text saying whether the variant is solved in the folder (if one is given), with the known results.
  std::function<QString(const std::string& variantId, const std::filesystem::path& dataDirectory)> knownNote;
  std::function<BoardScene(const SavedGame&, const AnyPosition&)> gameScene;  ///< small picture of a position in a game
  std::function<void(QComboBox* seats, QComboBox* strength, const Settings&)> fillPlayers;
  std::function<void(Settings&, const QString& strength)> storeStrength;
};

/// Presentation of a game. Texts are functions, so that they are always in the current language. The program
/// creates each presentation once. The GUI thread and painting workers read it.
struct Presentation {
  std::string gameId;

  std::function<QString()> name;          ///< such as "Dodgem"; default: the id
  std::function<QString()> sentence;      ///< description of the game in one sentence; default: empty
  std::function<QString()> notationHint;  ///< notation of positions; default: empty
  std::function<QString()> moveHint;      ///< explains how moves are written, in one or two short sentences; default: empty
  /// Text such as "5 × 5, 3 fences each", beside the name of the game. Default: the size, or the options as typed.
  std::function<QString(const Variant&)> variantTitle;
  /// Name such as "Quoridor 5×5, 3 fences each". Default: the name of the game and variantTitle.
  std::function<QString(const Variant&)> variantName;
  std::function<QString(std::string_view startId)> startName;  ///< name of a NamedStart; empty for an unknown id
  std::function<QString(Side)> sideSymbol;                     ///< such as "▲"; default: empty
  /// Colours that give the sides their names. Default: the sides are named by their order.
  std::optional<std::array<SideColour, 2>> colours;

  /// Returns the reason for the end of a game, such as "the lion was captured", or "you captured the lion" if a
  /// person played one side. Here and below, an empty result means that the window shows a general text or the
  /// id.
  std::function<QString(const Variant&, const AnyPosition&, Side winner, std::optional<Side> person)> endReason;
  /// Converts a value so that its distance ends with the move that decides the game, as players count. Default:
  /// returns the value unchanged.
  std::function<Value(const Variant&, const AnyPosition&, Value)> playedValue;
  std::function<QString(FindKind)> kindName;                      ///< such as "Mate in n"
  std::function<QString(FindKind)> kindExplanation;               ///< explains a kind in one or two sentences
  std::function<QString(std::string_view id)> figureName;         ///< such as "Reachable positions"
  std::function<QString(std::string_view id)> figureExplanation;  ///< definition of the figure
  std::function<QString(std::string_view id)> workName;           ///< text of an item, such as "Ways to place the lions"
  std::function<QString(std::string_view id)> workNote;           ///< explains how a figure is counted, or why it differs
  std::vector<std::pair<std::string, ActionId>> workActions;      ///< actions of buttons beside figures, by figure id
  /// Text such as "Of the 30 boards in the paper's figure 11, ...".
  std::function<QString(int boards, int solved, int agreeing)> boardsSentence;
  std::function<QString(const AggregateKey&)> keyName;               ///< such as "by remaining steps"
  std::function<QString(const AggregateKey&, bool mover)> axisName;  ///< such as "Mover's remaining steps"
  std::function<QString(const TextError&)> faultSentence;            ///< text for TextError::own
  std::function<QString(const TextError&)> expectedWords;            ///< expected words for TextError::ownExpected

  /// Explains why a piece of the mover cannot make the move, such as "A car moves one square at a time." The
  /// window explains the general reasons: the piece belongs to the other side, or the target square contains a
  /// piece of the mover.
  std::function<QString(const Variant&, const AnyPosition&, const MoveSquares&)> whyNot;
  /// Explains why a piece on a square cannot be picked up, such as "This is the opponent's car." Returns an empty
  /// text if the general reason is sufficient.
  std::function<QString(const Variant&, const AnyPosition&, Square)> whyNotMovable;
  std::function<MoveSign(const MoveSquares&)> moveSign;                           ///< default: no symbol
  std::function<QString(const MoveSquares&, const QString& written)> spokenMove;  ///< such as "fence b2h"; default: as written
  std::function<QString(int layer, int layerCount)> solvedLayer;                  ///< layer being solved; default: its number
  std::function<QString()> markingStage;                      ///< a step of a solve; default: "notable positions"
  std::function<QString(const QString& language)> rulesPage;  ///< rules as HTML; default: the page in the resources
  std::function<QPixmap(const QUrl& name, qreal devicePixelRatio)> helpPicture;  ///< help picture; null if unknown
  std::function<TypedExample()> typedExample;                                    ///< typed example; default: none

  bool flipsForSecond = false;  ///< flips the board for the second side, as if the players sat face to face

  const BoardPainter* painter = nullptr;  ///< painter with static lifetime; default: discs with letters
  std::function<std::unique_ptr<BoardFeature>(BoardView&)> boardFeature;
  /// Returns the feature of the position editor's board for this game. Default: none.
  std::function<std::unique_ptr<EditorFeature>(EditorBoard&)> editorFeature;

  Showcase showcase;          ///< example on the welcome page; default: the usual variant at its start
  Introduction introduction;  ///< rules for beginners; if empty, the game is not offered to beginners
  std::function<std::optional<PlayerWords>(std::string_view player)> playerWords;  ///< nothing for unknown players
  std::string usualVariant;  ///< variant preselected in the new-game dialog; default: the first variant
  /// Returns a widget with options, below the known variants in the new-game dialog. Default: no options.
  std::function<VariantChoice*(QWidget* parent)> variantChoice;
  std::vector<ActionDescription> actions;  ///< actions that only this game has

  /// True if, in the editor, squares contain stacks (with higher kinds on top) and hands contain all pieces off
  /// the board.
  bool stacks = false;
  std::function<QString()> commonPieces;  ///< heading of the pieces between squares in the editor; default: "Shared"
  std::function<QString()> editorHint;    ///< mouse help in the editor; default: the text for pieces on squares
  /// Returns a text about a position in the editor in which the next move wins. If \p takes, the move captures a
  /// piece. An empty result selects the usual text.
  std::function<QString(const Variant& variant, bool takes)> winAtOnce;

  std::shared_ptr<const AtOnceParts> atOnce;  ///< parts for games without alternating moves; otherwise null
};

/// Returns the presentations of all games. Games in which both players move at the same time have only texts
/// and `atOnce`.
const std::vector<Presentation>& presentations();

/// Adds games at the end of the list. Call this function during static initialisation, because it has no effect
/// after the first call of presentations(). Returns true.
bool addPresentations(std::initializer_list<Presentation (*)()> more);
/// Returns the presentation of a game. For an unknown game, the presentation has no id.
const Presentation& presentationOf(std::string_view gameId);
inline const Presentation& presentationOf(const Variant& variant) { return presentationOf(variant.gameId()); }
bool movesAtOnce(const std::string& variantId);  ///< returns whether both players move at the same time

/// Returns the name of the resource with the lessons of a game. Empty if there are none.
QString courseFileOf(const std::string& gameId);

/// Returns true if variants differ in the size of the board, and false if they differ in their rules. Ignores
/// unknown ids. Works for all games.
bool differInSize(const std::vector<std::string>& variantIds);

}  // namespace kotai::ui
