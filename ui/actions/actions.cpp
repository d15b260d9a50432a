#include "ui/actions/actions.h"

#include <QCoreApplication>
#include <QMetaEnum>
#include <QRegularExpression>

#include "ui/games/presentation.h"
#include "ui/theme/icons.h"

namespace kotai::ui {

// Shortcuts avoid every plain letter with which a move of any game can begin: a to j, and the pieces of Animal Shogi and
// Gobblet Gobblers.
// clang-format off
const ActionDescription commonActions[] = {
  {ActionId::NewGame, QT_TRANSLATE_NOOP("Actions", "&New game…"), QT_TRANSLATE_NOOP("Actions", "Choose a game, its size and who plays"), "new-game", "Ctrl+N"},
  {ActionId::Restart, QT_TRANSLATE_NOOP("Actions", "Start a&gain"), QT_TRANSLATE_NOOP("Actions", "Begin a new game from the same start, with the same players"), "restart", "Ctrl+Shift+N"},
  {ActionId::OpenGame, QT_TRANSLATE_NOOP("Actions", "&Open game…"), QT_TRANSLATE_NOOP("Actions", "Open a saved game, or a file with moves or positions"), "open-game", "Ctrl+O"},
  {ActionId::SaveGame, QT_TRANSLATE_NOOP("Actions", "&Save game"), QT_TRANSLATE_NOOP("Actions", "Save the game with its variations and comments to its file"), "save", "Ctrl+S"},
  {ActionId::SaveGameAs, QT_TRANSLATE_NOOP("Actions", "Save game &as…"), QT_TRANSLATE_NOOP("Actions", "Save the game to another file"), "", "Ctrl+Shift+S"},
  {ActionId::ShowLibrary, QT_TRANSLATE_NOOP("Actions", "&My games"), QT_TRANSLATE_NOOP("Actions", "Show your games, with search and statistics"), "library", "Ctrl+L"},
  {ActionId::ShowMistakes, QT_TRANSLATE_NOOP("Actions", "My mista&kes"), QT_TRANSLATE_NOOP("Actions", "List the mistakes in your games, and practise them"), "", ""},
  {ActionId::Welcome, QT_TRANSLATE_NOOP("Actions", "All gam&es"), QT_TRANSLATE_NOOP("Actions", "Show the page with every game and variant"), "home", "Ctrl+Home"},
  {ActionId::ShowBoard, QT_TRANSLATE_NOOP("Actions", "Back to the &board"), QT_TRANSLATE_NOOP("Actions", "Show the board with the open game, as you left it"), "step-back", "Ctrl+B"},
  {ActionId::OpenDataFolder, QT_TRANSLATE_NOOP("Actions", "Open data &folder"), QT_TRANSLATE_NOOP("Actions", "Show the folder with the solution files"), "folder", ""},
  {ActionId::ExportPng, QT_TRANSLATE_NOOP("Actions", "Export board as &PNG…"), QT_TRANSLATE_NOOP("Actions", "Save the board as a PNG image"), "export", "Ctrl+E"},
  {ActionId::ExportSvg, QT_TRANSLATE_NOOP("Actions", "Export board as S&VG…"), QT_TRANSLATE_NOOP("Actions", "Save the board as a scalable SVG image"), "export", "Ctrl+Shift+E"},
  {ActionId::ExportPdf, QT_TRANSLATE_NOOP("Actions", "Export board as P&DF…"), QT_TRANSLATE_NOOP("Actions", "Save the board as a page for printing"), "export", ""},
  {ActionId::PrintBoard, QT_TRANSLATE_NOOP("Actions", "Prin&t board…"), QT_TRANSLATE_NOOP("Actions", "Print the board"), "", ""},
  {ActionId::Quit, QT_TRANSLATE_NOOP("Actions", "&Quit"), QT_TRANSLATE_NOOP("Actions", "Quit Kotai. You can resume running jobs later"), "quit", "Ctrl+Q"},
  {ActionId::Undo, QT_TRANSLATE_NOOP("Actions", "&Undo"), QT_TRANSLATE_NOOP("Actions", "Undo the last change: a move, a comment, a variation promoted or deleted"), "undo", "Ctrl+Z"},
  {ActionId::Redo, QT_TRANSLATE_NOOP("Actions", "&Redo"), QT_TRANSLATE_NOOP("Actions", "Redo the change you last undid"), "redo", "Ctrl+Shift+Z|Ctrl+Y"},
  {ActionId::CopyPosition, QT_TRANSLATE_NOOP("Actions", "&Copy position"), QT_TRANSLATE_NOOP("Actions", "Copy the position as text"), "copy", "Ctrl+C"},
  {ActionId::CopyGame, QT_TRANSLATE_NOOP("Actions", "Copy &game"), QT_TRANSLATE_NOOP("Actions", "Copy the whole game with its variations and comments as text"), "copy", "Ctrl+Alt+C"},
  {ActionId::Paste, QT_TRANSLATE_NOOP("Actions", "&Paste position or game"), QT_TRANSLATE_NOOP("Actions", "Open the position or the game in the clipboard"), "paste", "Ctrl+V"},
  {ActionId::EditPosition, QT_TRANSLATE_NOOP("Actions", "Position &editor…"), QT_TRANSLATE_NOOP("Actions", "Set up a position piece by piece"), "position-text", "Ctrl+D"},
  {ActionId::EditPositionText, QT_TRANSLATE_NOOP("Actions", "Position as &text…"), QT_TRANSLATE_NOOP("Actions", "Read or write the position as text"), "", "Ctrl+P"},
  {ActionId::CopyLine, QT_TRANSLATE_NOOP("Actions", "Copy perfect &line"), QT_TRANSLATE_NOOP("Actions", "Copy the perfect line as a game, with its variant, start position, value and moves"), "copy", "Ctrl+Shift+C"},
  {ActionId::TakeBack, QT_TRANSLATE_NOOP("Actions", "&Take back"), QT_TRANSLATE_NOOP("Actions", "Take back your choice, or your last move and the reply. Redo restores them"), "take-back", "Backspace"},
  {ActionId::StepBack, QT_TRANSLATE_NOOP("Actions", "&Previous move"), QT_TRANSLATE_NOOP("Actions", "Go back one move"), "step-back", "Alt+Left|PgUp"},
  {ActionId::StepForward, QT_TRANSLATE_NOOP("Actions", "Ne&xt move"), QT_TRANSLATE_NOOP("Actions", "Go forward one move"), "step-forward", "Alt+Right|PgDown"},
  {ActionId::ToStart, QT_TRANSLATE_NOOP("Actions", "&First move"), QT_TRANSLATE_NOOP("Actions", "Go to the start of the game"), "to-start", "Alt+Home"},
  {ActionId::ToEnd, QT_TRANSLATE_NOOP("Actions", "&Last move"), QT_TRANSLATE_NOOP("Actions", "Go to the end of the game"), "to-end", "Alt+End"},
  {ActionId::PlayBest, QT_TRANSLATE_NOOP("Actions", "Play the &best move"), QT_TRANSLATE_NOOP("Actions", "Play the best move, or one drawn from the best mix of moves"), "best-move", "Space"},
  {ActionId::Hint, QT_TRANSLATE_NOOP("Actions", "&Hint"), QT_TRANSLATE_NOOP("Actions", "Briefly show the best move or the best mix of moves"), "hint", "Ctrl+I"},
  {ActionId::LetOpponentMove, QT_TRANSLATE_NOOP("Actions", "Make the c&omputer move"), QT_TRANSLATE_NOOP("Actions", "Make the opponent move or choose now, no matter whose turn it is"), "opponent", "Ctrl+M"},
  {ActionId::SwapSides, QT_TRANSLATE_NOOP("Actions", "S&wap sides"), QT_TRANSLATE_NOOP("Actions", "Swap sides with your opponent"), "swap", "Ctrl+Alt+W"},
  {ActionId::OfferDraw, QT_TRANSLATE_NOOP("Actions", "Offer a &draw"), QT_TRANSLATE_NOOP("Actions", "The computer accepts if it cannot do better. In a game between two people, Kotai asks your opponent"), "draw", ""},
  {ActionId::Resign, QT_TRANSLATE_NOOP("Actions", "Res&ign"), QT_TRANSLATE_NOOP("Actions", "Resign the game. You can undo this"), "resign", ""},
  {ActionId::PlayOutLine, QT_TRANSLATE_NOOP("Actions", "Play the perfect &line"), QT_TRANSLATE_NOOP("Actions", "Play the perfect line move by move to its end"), "play-out", "P"},
  {ActionId::ShowPlayGraph, QT_TRANSLATE_NOOP("Actions", "&Graph of perfect play…"), QT_TRANSLATE_NOOP("Actions", "Explore all best moves from here, or the proof of the win, as a graph"), "graph", "Ctrl+G"},
  {ActionId::ShowProof, QT_TRANSLATE_NOOP("Actions", "&Proof, move by move…"), QT_TRANSLATE_NOOP("Actions", "Walk through the proof of a win, or through a strategy, position by position, with every reply"), "graph", "Ctrl+Shift+G"},
  {ActionId::ShowSolving, QT_TRANSLATE_NOOP("Actions", "How it &was solved…"), QT_TRANSLATE_NOOP("Actions", "Watch the values of a solved game being found, step by step"), "solve", ""},
  {ActionId::RandomNotable, QT_TRANSLATE_NOOP("Actions", "&Notable positions"), QT_TRANSLATE_NOOP("Actions", "Browse zugzwangs, long wins and only moves"), "best-move", "Ctrl+R"},
  {ActionId::ShowLessons, QT_TRANSLATE_NOOP("Actions", "Le&ssons"), QT_TRANSLATE_NOOP("Actions", "Learn a game step by step, with exercises on the board"), "rules", "Ctrl+Shift+U"},
  {ActionId::ShowPuzzles, QT_TRANSLATE_NOOP("Actions", "P&uzzles"), QT_TRANSLATE_NOOP("Actions", "Solve puzzles taken from the solved game, at the difficulty you choose"), "hint", "Ctrl+U"},
  {ActionId::PuzzleSolution, QT_TRANSLATE_NOOP("Actions", "Sh&ow the solution"), QT_TRANSLATE_NOOP("Actions", "Show the solution on the board. The puzzle then counts as failed"), "", "Ctrl+Shift+I"},
  {ActionId::RetryPuzzle, QT_TRANSLATE_NOOP("Actions", "Start puzzle aga&in"), QT_TRANSLATE_NOOP("Actions", "Set the puzzle up again. Its result stays the same"), "", "Ctrl+Backspace"},
  {ActionId::NextPuzzle, QT_TRANSLATE_NOOP("Actions", "&Next puzzle"), QT_TRANSLATE_NOOP("Actions", "Go to another puzzle. If you have started this one, it counts as failed. Otherwise it comes back later"), "", "Ctrl+Return"},
  {ActionId::CopyBoardPicture, QT_TRANSLATE_NOOP("Actions", "Copy board as p&icture"), QT_TRANSLATE_NOOP("Actions", "Copy a picture of the board to the clipboard"), "copy", ""},
  {ActionId::SolveVariant, QT_TRANSLATE_NOOP("Actions", "&Solve this variant"), QT_TRANSLATE_NOOP("Actions", "Work out the value of every position"), "solve", "F8"},
  {ActionId::SolveWhatIsPlayed, QT_TRANSLATE_NOOP("Actions", "Solve &games when opened"), QT_TRANSLATE_NOOP("Actions", "When you open a game to play, solve it in the background if that takes less than a minute"), "", "", true},
  {ActionId::ShowJobs, QT_TRANSLATE_NOOP("Actions", "Running &jobs"), QT_TRANSLATE_NOOP("Actions", "Show what is being solved"), "", "Ctrl+J"},
  {ActionId::ShowSolutions, QT_TRANSLATE_NOOP("Actions", "S&olutions"), QT_TRANSLATE_NOOP("Actions", "List the solutions on this computer, to verify, repair, copy or delete them"), "folder", "Ctrl+Shift+J"},
  {ActionId::ShowValues, QT_TRANSLATE_NOOP("Actions", "Show &values"), QT_TRANSLATE_NOOP("Actions", "Show or hide for every move whether it wins, draws or loses, and how soon; also the perfect line and the graph"), "values", "V", true},
  {ActionId::FlipBoard, QT_TRANSLATE_NOOP("Actions", "T&urn board"), QT_TRANSLATE_NOOP("Actions", "See the board from the other end"), "flip", "R", true},
  {ActionId::Sounds, QT_TRANSLATE_NOOP("Actions", "Soun&ds"), QT_TRANSLATE_NOOP("Actions", "Play sounds for moves, captures, the end of a game and low time"), "", "", true},
  {ActionId::OwnSideBelow, QT_TRANSLATE_NOOP("Actions", "My side at the &bottom"), QT_TRANSLATE_NOOP("Actions", "Turn the board so that your side is at the bottom, in games where the players sit opposite each other"), "", "", true},
  {ActionId::ShowCoordinates, QT_TRANSLATE_NOOP("Actions", "Show &coordinates"), QT_TRANSLATE_NOOP("Actions", "Show the names of columns and rows"), "", "", true},
  {ActionId::SwitchValueSide, QT_TRANSLATE_NOOP("Actions", "Values of the &other side"), QT_TRANSLATE_NOOP("Actions", "Show what the other side's moves are worth"), "swap", "X"},
  {ActionId::PlayLayout, QT_TRANSLATE_NOOP("Actions", "Pla&y layout"), QT_TRANSLATE_NOOP("Actions", "Switch between a large board with the players, clocks and moves beside it and a board with all panels"), "play-layout", "F9", true},
  {ActionId::ResetLayout, QT_TRANSLATE_NOOP("Actions", "&Reset layout"), QT_TRANSLATE_NOOP("Actions", "Move all panels back to their original places"), "layout", ""},
  {ActionId::ShowPapers, QT_TRANSLATE_NOOP("Actions", "Publis&hed works"), QT_TRANSLATE_NOOP("Actions", "Papers about these games, with their figures next to those computed here"), "numbers", ""},
  {ActionId::HelpFirstSteps, QT_TRANSLATE_NOOP("Actions", "&First steps"), QT_TRANSLATE_NOOP("Actions", "The rules of a small game in pictures, a first move, and what the values mean"), "hint", ""},
  {ActionId::ExplainNewGames, QT_TRANSLATE_NOOP("Actions", "&Explain games that are new to you"), QT_TRANSLATE_NOOP("Actions", "Show three short cards beside the board when you play a game for the first time. Turn this off and on again to see the cards of every game once more"), "", "", true},
  {ActionId::HelpRules, QT_TRANSLATE_NOOP("Actions", "&Rules of this game"), QT_TRANSLATE_NOOP("Actions", "How the pieces move and who wins"), "rules", "F1"},
  {ActionId::HelpNumbers, QT_TRANSLATE_NOOP("Actions", "What the &numbers mean"), QT_TRANSLATE_NOOP("Actions", "What values, plies and tables mean, and how Kotai computes values"), "numbers", ""},
  {ActionId::HelpShortcuts, QT_TRANSLATE_NOOP("Actions", "&Keyboard shortcuts"), QT_TRANSLATE_NOOP("Actions", "Show all keyboard shortcuts"), "keyboard", "Ctrl+K"},
  {ActionId::About, QT_TRANSLATE_NOOP("Actions", "&About Kotai"), QT_TRANSLATE_NOOP("Actions", "Version and licence"), "about", ""},
};
// clang-format on

using Descriptions = std::array<ActionDescription, static_cast<std::size_t>(ActionId::Count)>;

/// Returns all descriptions in the order of the ids, including the actions of single games.
static const Descriptions& descriptions() {
  static const Descriptions all = [] {
    Descriptions made{};
    const auto add = [&made](const ActionDescription& each) { made[static_cast<std::size_t>(each.id)] = each; };
    for (const ActionDescription& each : commonActions) add(each);
    for (const Presentation& game : presentations())
      for (const ActionDescription& each : game.actions) add(each);
    return made;
  }();
  return all;
}

static QList<QKeySequence> keysOf(const ActionDescription& description) {
  QList<QKeySequence> keys;
  const QStringList texts = QString::fromLatin1(description.shortcuts).split(QLatin1Char('|'), Qt::SkipEmptyParts);
  for (const QString& text : texts) keys.append(QKeySequence::fromString(text, QKeySequence::PortableText));
  return keys;
}

Actions::Actions(QObject* parent) : QObject(parent) {
  for (const ActionDescription& description : descriptions()) {
    auto* action = new QAction(this);
    if (*description.icon) action->setIcon(themedIcon(QString::fromLatin1(description.icon)));
    action->setObjectName(QString::fromLatin1(QMetaEnum::fromType<ActionId>().valueToKey(static_cast<int>(description.id))));
    action->setShortcuts(keysOf(description));
    action->setCheckable(description.checkable);
    m_actions[static_cast<std::size_t>(description.id)] = action;
  }
  (*this)[ActionId::PlayBest]->setAutoRepeat(false);  // holding the key down must play only one move
  (*this)[ActionId::Quit]->setMenuRole(QAction::QuitRole);
  (*this)[ActionId::About]->setMenuRole(QAction::AboutRole);
  retranslate();
}

QString Actions::nameOf(ActionId id) {
  return QCoreApplication::translate("Actions", descriptions()[static_cast<std::size_t>(id)].text);
}

QList<QKeySequence> Actions::defaultKeys(ActionId id) { return keysOf(descriptions()[static_cast<std::size_t>(id)]); }

void Actions::setKeys(ActionId id, const QList<QKeySequence>& keys) {
  QAction* action = (*this)[id];
  action->setShortcuts(keys);
  action->setToolTip(tooltipFor(*action));
}

void Actions::retranslate() {
  for (const ActionDescription& description : descriptions()) {
    QAction* action = (*this)[description.id];
    action->setText(nameOf(description.id));
    action->setWhatsThis(
        QCoreApplication::translate("Actions", description.explanation));  // no status tip: it would cover the status bar
    action->setToolTip(tooltipFor(*action));
  }
}

QString withoutMnemonic(QString text) {
  static const QRegularExpression mnemonicBehind(QStringLiteral("\\(&.\\)"));  // as in Japanese texts
  static const QRegularExpression ellipsis(QStringLiteral(" ?…"));             // German texts may put a space before the dots
  return text.remove(ellipsis).remove(mnemonicBehind).remove(QLatin1Char('&'));
}

QString tooltipFor(const QAction& action) {
  const QString text = withoutMnemonic(action.text());
  if (action.shortcut().isEmpty()) return text;
  return QStringLiteral("%1 (%2)").arg(text, action.shortcut().toString(QKeySequence::NativeText));
}

}  // namespace kotai::ui

#include "moc_actions.cpp"
