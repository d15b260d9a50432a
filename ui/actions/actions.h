// All actions of the program, created once. Menus, tool bars, tooltips and the shortcut list get the actions
// from here.
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QObject>
#include <array>
#include <vector>

namespace kotai::ui {

/// Ids of the actions. Each game describes its own actions, and the window decides which menus contain them.
enum class ActionId {
  NewGame,
  Restart,
  OpenGame,
  SaveGame,
  SaveGameAs,
  ShowLibrary,
  ShowMistakes,
  Welcome,
  ShowBoard,
  OpenDataFolder,
  ExportPng,
  ExportSvg,
  ExportPdf,
  PrintBoard,
  Quit,
  Undo,
  Redo,
  CopyPosition,
  CopyGame,
  Paste,
  EditPosition,
  EditPositionText,
  CopyLine,
  TakeBack,
  StepBack,
  StepForward,
  ToStart,
  ToEnd,
  PlayBest,
  Hint,
  LetOpponentMove,
  SwapSides,
  OfferDraw,
  Resign,
  TakeUp,
  PlayOutLine,
  ShowPlayGraph,
  ShowProof,
  ShowSolving,
  RandomNotable,
  ShowLessons,
  ShowPuzzles,
  PuzzleSolution,
  RetryPuzzle,
  NextPuzzle,
  CopyBoardPicture,
  WithdrawChoice,
  RevealChoices,
  ShowTurnAgain,
  RevealAtOnce,
  Tournament,
  OutcomeTable,
  SolveVariant,
  SolveWhatIsPlayed,
  ShowJobs,
  ShowSolutions,
  ShowValues,
  FlipBoard,
  OwnSideBelow,
  Sounds,
  ShowCoordinates,
  ShowPaths,
  SwitchValueSide,
  PlayLayout,
  ResetLayout,
  ShowPapers,
  HelpFirstSteps,
  ExplainNewGames,
  HelpRules,
  HelpNumbers,
  HelpShortcuts,
  About,
  Count
};

Q_NAMESPACE  // the settings store shortcuts under the names of the ids
Q_ENUM_NS(ActionId)

class Actions : public QObject {
  Q_OBJECT

 public:
  explicit Actions(QObject* parent = nullptr);

  QAction* operator[](ActionId id) const { return m_actions[static_cast<std::size_t>(id)]; }
  /// Returns the actions in the order of their ids, for the shortcut list.
  std::vector<QAction*> all() const { return {m_actions.begin(), m_actions.end()}; }
  /// Returns the general name of an action, such as "Undo" even if the action's text currently says "Undo comment".
  static QString nameOf(ActionId id);
  static QList<QKeySequence> defaultKeys(ActionId id);
  /// Sets the shortcuts of an action and updates its tooltip.
  void setKeys(ActionId id, const QList<QKeySequence>& keys);
  void retranslate();

 private:
  std::array<QAction*, static_cast<std::size_t>(ActionId::Count)> m_actions{};
};

/// Returns the tooltip of an action with its shortcut, such as "Take back (Backspace)".
QString tooltipFor(const QAction& action);
/// Returns the text of a menu entry without its mnemonic and its ellipsis.
QString withoutMnemonic(QString text);

}  // namespace kotai::ui
