#include "ui/shell/window_bars.h"

#include <QActionGroup>
#include <QLayout>
#include <QMenuBar>
#include <QStatusBar>
#include <algorithm>
#include <iterator>

#include "ui/play/page_frame.h"
#include "ui/play/play_buttons.h"
#include "ui/session/session_view.h"
#include "ui/settings/languages.h"
#include "ui/shell/window_layouts.h"
#include "ui/shell/window_pages.h"
#include "ui/shell/workspace.h"
#include "ui/theme/icons.h"
#include "ui/theme/label.h"
#include "ui/widgets/compact_combo_box.h"

namespace kotai::ui {

constexpr int toolIconPx = 20;
constexpr int besideLabelPx = 8;

/// Actions that the tool bar omits in a narrow window, in this order. All these actions are in the menus and
/// have shortcuts.
constexpr ActionId optionalTools[] = {ActionId::ToStart,      ActionId::ToEnd,          ActionId::PlayOutLine,
                                      ActionId::EditPosition, ActionId::StepBack,       ActionId::StepForward,
                                      ActionId::FlipBoard,    ActionId::LetOpponentMove};

template <class Choice>
static void addChoice(QMenu* menu, QActionGroup* group, const QString& text, bool checked, Choice choose) {
  QAction* action = menu->addAction(text);
  action->setCheckable(true);
  action->setChecked(checked);
  group->addAction(action);
  QObject::connect(action, &QAction::triggered, menu, choose);
}

template <class Value>
using Choices = std::initializer_list<std::pair<QString, Value>>;

/// Fills a submenu in which exactly one entry is checked. Calls \p choose when the user selects an entry.
template <class Value, class Choose>
static QMenu* addChoiceMenu(QMenu* menu, const QString& title, Value current, const Choices<Value>& choices, Choose choose) {
  QMenu* own = menu->addMenu(title);
  auto* group = new QActionGroup(own);
  for (const auto& [text, value] : choices)
    addChoice(own, group, text, value == current, [choose, chosen = value] { choose(chosen); });
  return own;
}

/// Shows a separator only between visible actions. Hides the separators at the ends, and all but one of
/// adjacent separators.
static void fitSeparators(const QToolBar& bar) {
  QAction* waiting = nullptr;  // separator that stays hidden until a visible action follows
  bool anyBefore = false;
  const QList<QAction*> actions = bar.actions();
  for (QAction* action : actions) {
    if (!action->isSeparator()) {
      if (!action->isVisible()) continue;
      if (waiting) std::exchange(waiting, nullptr)->setVisible(true);
      anyBefore = true;
    } else if (std::exchange(anyBefore, false)) {
      waiting = action;
    } else {
      action->setVisible(false);
    }
  }
  if (waiting) waiting->setVisible(false);
}

WindowBars::WindowBars(QMainWindow* window, Workspace* workspace, PageStack* pages, WindowLayouts* layouts, FileActions* files,
                       const Actions* actions, LanguageSwitch* language)
    : QObject(window),
      m_window(window),
      m_workspace(workspace),
      m_settings(workspace->settings()),
      m_pages(pages),
      m_layouts(layouts),
      m_files(files),
      m_actions(actions),
      m_language(language) {
  fillMenus();
  createToolBar();
  createStatusBar();
}

/// Creates the menus. Called again after every change of the language, which does not create new actions.
void WindowBars::fillMenus() {
  using enum ActionId;
  m_window->menuBar()->clear();
  const auto fill = [this](const QString& title, std::initializer_list<ActionId> ids) {
    QMenu* menu = m_window->menuBar()->addMenu(title);
    for (const ActionId id : ids) {
      if (id == Count)
        menu->addSeparator();
      else
        menu->addAction((*m_actions)[id]);
    }
    return menu;
  };
  QMenu* file = fill(tr("&File"), {NewGame, OpenGame, SaveGame, SaveGameAs, Count, ShowLibrary, ShowMistakes, Welcome, ShowBoard,
                                   Count, ExportPng, ExportSvg, ExportPdf, PrintBoard, Count, OpenDataFolder, Count, Quit});
  file->insertMenu((*m_actions)[SaveGame], m_files->makeRecentMenu(file));
  fill(tr("&Edit"),
       {Undo, Redo, Count, CopyPosition, CopyGame, Paste, EditPosition, EditPositionText, Count, CopyLine, CopyBoardPicture});
  m_gameMenu = fill(tr("&Game"), {TakeBack, Count,           StepBack,       StepForward,   ToStart,       ToEnd,       Count,
                                  Hint,     LetOpponentMove, SwapSides,      Restart,       Count,         OfferDraw,   Resign,
                                  Count,    TakeUp,          WithdrawChoice, RevealChoices, ShowTurnAgain, RevealAtOnce});
  m_gameMenu->addSeparator();
  addPlayerMenus(m_gameMenu);
  fill(tr("E&xplore"), {PlayBest, PlayOutLine, ShowPlayGraph, ShowProof, Count, RandomNotable, Count, ShowLessons, ShowPuzzles,
                        PuzzleSolution, RetryPuzzle, NextPuzzle, Count, ShowPapers, Count, Tournament, OutcomeTable});
  fill(tr("&Solve"), {SolveVariant, SolveWhatIsPlayed, ShowSolving, Count, ShowJobs, ShowSolutions});
  fillViewMenu(fill(tr("&View"), {ShowValues, FlipBoard, OwnSideBelow, ShowCoordinates, ShowPaths, SwitchValueSide, Sounds, Count,
                                  PlayLayout, Count}));
  fill(tr("&Help"),
       {HelpFirstSteps, ShowLessons, ExplainNewGames, Count, HelpRules, HelpNumbers, ShowPapers, HelpShortcuts, Count, About});
  fillMoreMenu();
}

/// Adds the combo boxes of the tool bar as submenus, for keyboard users and for a hidden tool bar. A submenu is
/// filled when it opens.
void WindowBars::addPlayerMenus(QMenu* menu) {
  connect(menu, &QMenu::aboutToShow, this, [this, menu, added = std::vector<QMenu*>()]() mutable {
    for (QMenu* old : std::exchange(added, {})) delete old;
    const SessionView* view = m_pages->shownView();
    if (!view) return;
    for (QComboBox* box : view->playerChoices()) {
      QMenu* choices = added.emplace_back(menu->addMenu(box->accessibleName()));
      auto* group = new QActionGroup(choices);
      for (int i = 0; i < box->count(); ++i)
        addChoice(choices, group, box->itemText(i), i == box->currentIndex(), [box, i] {
          box->setCurrentIndex(i);
          emit box->activated(i);
        });
    }
  });
}

/// Fills the menu of the play layout with the actions of the Game menu and further actions for play.
void WindowBars::fillMoreMenu() {
  using enum ActionId;
  if (!m_moreMenu) {
    m_moreMenu = new QMenu(m_window);
    connect(m_moreMenu, &QMenu::aboutToShow, this, &WindowBars::fillMoreMenu);
    for (SessionView* view : m_pages->views()) view->page()->playButtons()->setMenu(m_moreMenu);
  }
  m_moreMenu->clear();
  emit m_gameMenu->aboutToShow();
  m_moreMenu->addActions(m_gameMenu->actions());
  m_moreMenu->addSeparator();
  for (const ActionId id : {FlipBoard, PlayLayout, NewGame, Welcome}) m_moreMenu->addAction((*m_actions)[id]);
}

void WindowBars::fillViewMenu(QMenu* menu) {
  Settings* settings = m_settings;
  addChoiceMenu(
      menu, tr("&Theme"), settings->theme(),
      Choices<ThemeChoice>{
          {tr("Follow system"), ThemeChoice::System}, {tr("Light"), ThemeChoice::Light}, {tr("Dark"), ThemeChoice::Dark}},
      [settings](ThemeChoice choice) { settings->theme.set(choice); })
      ->setIcon(themedIcon(QStringLiteral("theme")));
  addChoiceMenu(menu, tr("Colour&s"), settings->vision(),
                Choices<VisionChoice>{{tr("Standard"), VisionChoice::Standard},
                                      {tr("Colour-blind safe"), VisionChoice::DeuteranopiaSafe},
                                      {tr("Greyscale"), VisionChoice::Greyscale}},
                [settings](VisionChoice choice) { settings->vision.set(choice); });
  addChoiceMenu(
      menu, tr("Piec&es"), settings->pieceSet(),
      Choices<PieceSet>{
          {tr("Animals"), PieceSet::Animals}, {tr("Japanese characters"), PieceSet::Kanji}, {tr("Letters"), PieceSet::Letters}},
      [settings](PieceSet choice) { settings->setPieceSet(choice); });
  addChoiceMenu(menu, tr("&Animation"), settings->animationMs(),
                Choices<int>{{tr("Off"), 0}, {tr("Fast"), 100}, {tr("Normal"), 200}, {tr("Slow"), 600}},
                [settings](int milliseconds) { settings->animationMs.set(milliseconds); });
  addChoiceMenu(menu, tr("Pause before the co&mputer moves"), settings->opponentDelayMs(),
                Choices<int>{{tr("None"), 0}, {tr("Half a second"), 500}, {tr("One second"), 1000}, {tr("Two seconds"), 2000}},
                [settings](int milliseconds) { settings->opponentDelayMs.set(milliseconds); });
  fillLanguageMenu(menu);
  QMenu* panels = menu->addMenu(tr("Pa&nels"));
  for (QDockWidget* dock : m_layouts->docks()) panels->addAction(dock->toggleViewAction());
  menu->addAction((*m_actions)[ActionId::ResetLayout]);
}

/// Fills the menu without replacing it, because the tool bar uses the same menu.
void WindowBars::fillLanguageMenu(QMenu* menu) {
  if (!m_languageMenu) m_languageMenu = new QMenu(m_window);
  menu->addMenu(m_languageMenu);
  m_languageMenu->setTitle(tr("&Language"));
  m_languageMenu->setIcon(themedIcon(QStringLiteral("language")));
  m_languageMenu->clear();
  auto* group = new QActionGroup(m_languageMenu);
  for (const Language& each : languages())
    addChoice(m_languageMenu, group, each.name, m_language->language() == each.code,
              [this, code = each.code] { m_settings->language.set(code); });
}

void WindowBars::createToolBar() {
  using enum ActionId;
  m_toolBar = named("toolBar", new QToolBar(m_window));
  m_toolBar->setMovable(false);
  m_toolBar->setIconSize(QSize(toolIconPx, toolIconPx));
  m_toolBar->toggleViewAction()->setVisible(false);
  for (const ActionId id : {NewGame, Welcome, Count, TakeBack, Count, FlipBoard, ShowValues, EditPosition, Count, ToStart,
                            StepBack, StepForward, ToEnd, Count, Hint, PlayBest, PlayOutLine, Count}) {
    if (id == Count)
      m_toolBar->addSeparator();
    else
      addTool(id);
  }
  for (SessionView* view : m_pages->views()) m_playerBoxes[view] = m_toolBar->addWidget(view->toolBarBoxes());
  addTool(LetOpponentMove);
  m_toolBar->addSeparator();
  m_toolBar->addAction((*m_actions)[PlayLayout]);
  m_window->addToolBar(m_toolBar);
  // After a choice, the focus returns to the board.
  QList<CompactComboBox*> boxes = m_toolBar->findChildren<CompactComboBox*>();
  for (const SessionView* view : m_pages->views()) boxes << view->page()->findChildren<CompactComboBox*>();
  for (const CompactComboBox* box : boxes)
    connect(
        box, &CompactComboBox::listClosed, m_pages, [this] { m_pages->currentWidget()->setFocus(); }, Qt::QueuedConnection);
}

/// Adds a button. In a narrow window, a placeholder action hides the button. The menus still show the original action.
void WindowBars::addTool(ActionId id) {
  QAction* action = (*m_actions)[id];
  const auto spare = std::ranges::find(optionalTools, id);
  if (spare == std::end(optionalTools)) return m_toolBar->addAction(action);
  auto* button = new QToolButton(m_toolBar);
  button->setDefaultAction(action);
  button->setIconSize(m_toolBar->iconSize());
  button->setFocusPolicy(Qt::NoFocus);
  m_optionalTools.resize(std::size(optionalTools));
  QAction*& place = m_optionalTools[static_cast<std::size_t>(spare - std::begin(optionalTools))];
  place = m_toolBar->addWidget(button);
  place->setEnabled(action->isEnabled());  // the returning button shows the state of the placeholder
  connect(action, &QAction::enabledChanged, place, &QAction::setEnabled);
}

/// Fits the tool bar to the window, so that no box is cut off. A narrow window first hides the captions of the
/// boxes, then the names of levels, then buttons.
void WindowBars::fitToolBar() {
  const SessionView* shown = m_pages->shownView() ? m_pages->shownView() : m_pages->views().front();
  const auto showCaptions = [&](bool captions) {
    for (const auto& [view, boxes] : m_playerBoxes) {
      boxes->setVisible(view == shown);
      view->toolBarBoxes()->setCaptionsShown(captions);
    }
  };
  const auto isTooWide = [this] {
    fitSeparators(*m_toolBar);
    m_toolBar->layout()->invalidate();  // otherwise the width is outdated
    return m_toolBar->sizeHint().width() > m_window->width();
  };
  const auto setBrief = [this](bool brief) {
    for (CompactComboBox* box : m_toolBar->findChildren<CompactComboBox*>()) box->setBrief(brief);
  };
  showCaptions(true);
  setBrief(false);
  for (QAction* place : m_optionalTools) place->setVisible(true);
  if (isTooWide()) showCaptions(false);
  if (isTooWide()) setBrief(true);
  for (QAction* place : m_optionalTools) {
    if (!isTooWide()) return;
    place->setVisible(false);
  }
}

void WindowBars::createStatusBar() {
  m_positionLabel = new CodeLabel(m_window);
  m_movesLabel = new ElidedLabel(m_window);
  m_solvedLabel = new ElidedLabel(m_window);
  m_languageButton = new QToolButton(m_window);
  m_languageButton->setMenu(m_languageMenu);
  m_languageButton->setPopupMode(QToolButton::InstantPopup);
  m_languageButton->setToolButtonStyle(Qt::ToolButtonTextOnly);
  m_languageButton->setObjectName(QStringLiteral("languageButton"));
  m_window->statusBar()->addWidget(m_positionLabel);
  for (ElidedLabel* label : {m_movesLabel, m_solvedLabel}) {
    label->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    label->setContentsMargins(besideLabelPx, 0, besideLabelPx, 0);
    m_window->statusBar()->addWidget(label);
  }
  m_window->statusBar()->addPermanentWidget(m_languageButton);
  m_window->statusBar()->setSizeGripEnabled(false);
}

/// Shows the bars in the study layout. The play layout has its own buttons, and shows the status beside the
/// board.
void WindowBars::refresh() {
  const bool board = m_pages->shownView() != nullptr;
  const bool study = board && !m_layouts->isPlay();
  m_toolBar->setVisible(study);
  m_window->statusBar()->setVisible(!board || study);
  (*m_actions)[ActionId::PlayLayout]->setChecked(board && m_layouts->isPlay());
  fitToolBar();
}

void WindowBars::refreshStatus() {
  const SessionView* view = m_pages->shownView();
  const bool shown = view && m_workspace->hasGame();
  for (QWidget* label : std::initializer_list<QWidget*>{m_positionLabel, m_movesLabel, m_solvedLabel}) label->setVisible(shown);
  if (!shown) return;
  const SessionView::StatusStrings texts = view->statusStrings();
  m_positionLabel->setText(texts.position);
  m_movesLabel->setText(texts.moves);
  m_solvedLabel->setText(texts.solved);
}

void WindowBars::retranslate() {
  fillMenus();
  m_languageButton->setText(languageOf(m_language->language()).sign);
  m_languageButton->setToolTip(tr("Language"));
  m_toolBar->setWindowTitle(tr("Tool bar"));
  for (SessionView* view : m_pages->views()) view->refreshPlayers();
  fitToolBar();
  refreshStatus();
}

}  // namespace kotai::ui

#include "moc_window_bars.cpp"
