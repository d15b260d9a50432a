// Menus, tool bar, status bar and their texts.
#include <QActionGroup>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>
#include <utility>

#include "ui/play/play_buttons.h"
#include "ui/session/session_view.h"
#include "ui/settings/languages.h"
#include "ui/settings/settings.h"
#include "ui/shell/application.h"
#include "ui/shell/file_actions.h"
#include "ui/shell/history_actions.h"
#include "ui/shell/main_window.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/widgets/compact_combo_box.h"

namespace kotai::ui {

namespace {

constexpr int toolIconPx = 20;

template <class Choice>
void addChoice(QMenu* menu, QActionGroup* group, const QString& text, bool checked, Choice choose) {
  QAction* action = menu->addAction(text);
  action->setCheckable(true);
  action->setChecked(checked);
  group->addAction(action);
  QObject::connect(action, &QAction::triggered, menu, choose);
}

}  // namespace

void MainWindow::createMenus() { fillMenus(); }

/// Menus are made anew when the language changes; the actions in them stay.
void MainWindow::fillMenus() {
  using enum ActionId;
  menuBar()->clear();
  const auto fill = [this](const QString& title, std::initializer_list<ActionId> ids) {
    QMenu* menu = menuBar()->addMenu(title);
    for (const ActionId id : ids) {
      if (id == Count)
        menu->addSeparator();
      else
        menu->addAction((*m_actions)[id]);
    }
    return menu;
  };
  QMenu* file = fill(tr("&File"), {NewGame, OpenGame, SaveGame, SaveGameAs, Count, ShowLibrary, Welcome, Count, ExportPng,
                                   ExportSvg, Count, OpenDataFolder, Count, Quit});
  file->insertMenu((*m_actions)[SaveGame], m_files->makeRecentMenu(file));
  fill(tr("&Edit"),
       {Undo, Redo, Count, CopyPosition, PastePosition, EditPosition, EditPositionText, Count, CopyLine, CopyBoardPicture});
  m_gameMenu =
      fill(tr("&Game"), {TakeBack, Count, StepBack, StepForward, ToStart, ToEnd, Count, Hint, LetOpponentMove, SwapSides, Count,
                         OfferDraw, Resign, Count, TakeUp, WithdrawChoice, RevealChoices, ShowTurnAgain, RevealAtOnce});
  m_gameMenu->addSeparator();
  addPlayerMenus(m_gameMenu);
  fill(tr("E&xplore"), {PlayBest, PlayOutLine, Count, RandomNotable, Count, Tournament, OutcomeTable});
  fill(tr("&Solve"), {SolveVariant, ShowJobs});
  fillViewMenu(fill(tr("&View"), {ShowValues, NoSpoilers, FlipBoard, OwnSideBelow, ShowCoordinates, ShowPaths, SwitchValueSide,
                                  Count, PlayLayout, Count}));
  fill(tr("&Help"), {HelpFirstSteps, Count, HelpRules, HelpNumbers, HelpShortcuts, Count, About});
  fillMoreMenu();
}

/// The boxes of the tool bar once more, where there is no tool bar and for who uses keys; filled as they are opened.
void MainWindow::addPlayerMenus(QMenu* menu) {
  connect(menu, &QMenu::aboutToShow, this, [this, menu, added = std::vector<QMenu*>()]() mutable {
    for (QMenu* old : std::exchange(added, {})) delete old;
    const SessionView* view = shownView();
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

/// All of the menu of the game, and what else is within reach while one plays.
void MainWindow::fillMoreMenu() {
  using enum ActionId;
  if (!m_moreMenu) {
    m_moreMenu = new QMenu(this);
    connect(m_moreMenu, &QMenu::aboutToShow, this, &MainWindow::fillMoreMenu);
    for (SessionView* view : m_views) view->playButtons()->setMenu(m_moreMenu);
  }
  m_moreMenu->clear();
  emit m_gameMenu->aboutToShow();
  m_moreMenu->addActions(m_gameMenu->actions());
  m_moreMenu->addSeparator();
  for (const ActionId id : {FlipBoard, PlayLayout, NewGame, Welcome}) m_moreMenu->addAction((*m_actions)[id]);
}

void MainWindow::fillViewMenu(QMenu* menu) {
  const auto subMenu = [menu](const QString& title, const QString& icon) {
    QMenu* sub = menu->addMenu(title);
    if (!icon.isEmpty()) sub->setIcon(themedIcon(icon));
    return std::pair(sub, new QActionGroup(sub));
  };
  const auto [theme, themes] = subMenu(tr("&Theme"), QStringLiteral("theme"));
  const auto addTheme = [&, theme = theme, themes = themes](const QString& text, ThemeChoice choice) {
    addChoice(theme, themes, text, m_settings->theme() == choice, [this, choice] { m_settings->setTheme(choice); });
  };
  addTheme(tr("As the system"), ThemeChoice::System);
  addTheme(tr("Light"), ThemeChoice::Light);
  addTheme(tr("Dark"), ThemeChoice::Dark);

  const auto [colours, colourGroup] = subMenu(tr("&Colours"), QString());
  const auto addVision = [&, colours = colours, colourGroup = colourGroup](const QString& text, VisionChoice choice) {
    addChoice(colours, colourGroup, text, m_settings->vision() == choice, [this, choice] { m_settings->setVision(choice); });
  };
  addVision(tr("Standard"), VisionChoice::Standard);
  addVision(tr("Safe for colour blindness"), VisionChoice::DeuteranopiaSafe);
  addVision(tr("Greyscale"), VisionChoice::Greyscale);

  const auto [pieces, pieceGroup] = subMenu(tr("&Pieces"), QString());
  const auto addPieces = [&, pieces = pieces, pieceGroup = pieceGroup](const QString& text, PieceSet choice) {
    addChoice(pieces, pieceGroup, text, m_settings->pieceSet() == choice, [this, choice] { m_settings->setPieceSet(choice); });
  };
  addPieces(tr("Animals"), PieceSet::Animals);
  addPieces(tr("Japanese characters"), PieceSet::Kanji);
  addPieces(tr("Letters"), PieceSet::Letters);

  const auto [motion, motions] = subMenu(tr("&Animation"), QString());
  const auto addMotion = [&, motion = motion, motions = motions](const QString& text, int milliseconds) {
    addChoice(motion, motions, text, m_settings->animationMs() == milliseconds,
              [this, milliseconds] { m_settings->setAnimationMs(milliseconds); });
  };
  addMotion(tr("Off"), 0);
  addMotion(tr("Fast"), 100);
  addMotion(tr("Normal"), 200);
  addMotion(tr("Slow"), 600);

  const auto [delay, delays] = subMenu(tr("Opponent's &delay"), QString());
  const auto addDelay = [&, delay = delay, delays = delays](const QString& text, int milliseconds) {
    addChoice(delay, delays, text, m_settings->opponentDelayMs() == milliseconds,
              [this, milliseconds] { m_settings->setOpponentDelayMs(milliseconds); });
  };
  addDelay(tr("None"), 0);
  addDelay(tr("Half a second"), 500);
  addDelay(tr("One second"), 1000);
  addDelay(tr("Two seconds"), 2000);

  menu->addMenu(m_languageMenu ? m_languageMenu : (m_languageMenu = new QMenu(this)));
  m_languageMenu->setTitle(tr("&Language"));
  m_languageMenu->setIcon(themedIcon(QStringLiteral("language")));
  m_languageMenu->clear();
  auto* group = new QActionGroup(m_languageMenu);
  for (const Language& each : languages())
    addChoice(m_languageMenu, group, each.name, m_language->language() == each.code,
              [this, code = each.code] { m_settings->setLanguage(code); });
  QMenu* panels = menu->addMenu(tr("&Panels"));
  for (QDockWidget* dock : docks()) panels->addAction(dock->toggleViewAction());
  menu->addAction((*m_actions)[ActionId::ResetLayout]);
}

void MainWindow::createToolBar() {
  using enum ActionId;
  m_toolBar = new QToolBar(this);
  m_toolBar->setObjectName(QStringLiteral("toolBar"));
  m_toolBar->setMovable(false);
  m_toolBar->setIconSize(QSize(toolIconPx, toolIconPx));
  m_toolBar->toggleViewAction()->setVisible(false);
  for (const ActionId id : {NewGame, Welcome, Count, TakeBack, Count, FlipBoard, ShowValues, NoSpoilers, EditPosition, Count,
                            ToStart, StepBack, StepForward, ToEnd, Count, Hint, PlayBest, PlayOutLine, Count}) {
    if (id == Count)
      m_toolBar->addSeparator();
    else
      m_toolBar->addAction((*m_actions)[id]);
  }
  for (SessionView* view : m_views) view->fillToolBar(m_toolBar);
  m_toolBar->addAction((*m_actions)[LetOpponentMove]);
  m_toolBar->addSeparator();
  m_toolBar->addAction((*m_actions)[PlayLayout]);
  addToolBar(m_toolBar);
  // The keys belong to the board again as soon as something was chosen.
  for (const CompactComboBox* box : m_toolBar->findChildren<CompactComboBox*>())
    connect(
        box, &CompactComboBox::listClosed, m_pages, [this] { m_pages->currentWidget()->setFocus(); }, Qt::QueuedConnection);
}

/// In a narrow window the words before the boxes make way, so that none of the boxes is cut off.
void MainWindow::fitToolBar() {
  const SessionView* shown = shownView() ? shownView() : m_views.front();
  const auto showCaptions = [&](bool captions) {
    for (SessionView* view : m_views) view->showInToolBar(view == shown, captions);
  };
  showCaptions(true);
  if (m_toolBar->sizeHint().width() > width()) showCaptions(false);
}

void MainWindow::createStatusBar() {
  m_positionLabel = new QLabel(this);
  m_movesLabel = new QLabel(this);
  m_solvedLabel = new QLabel(this);
  m_positionLabel->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_positionLabel->setFont(codeFont(m_positionLabel->font()));
  m_languageButton = new QToolButton(this);
  m_languageButton->setMenu(m_languageMenu);
  m_languageButton->setPopupMode(QToolButton::InstantPopup);
  m_languageButton->setToolButtonStyle(Qt::ToolButtonTextOnly);
  m_languageButton->setObjectName(QStringLiteral("languageButton"));
  for (QLabel* label : {m_positionLabel, m_movesLabel, m_solvedLabel}) statusBar()->addWidget(label);
  statusBar()->addPermanentWidget(m_languageButton);
  statusBar()->setSizeGripEnabled(false);
}

void MainWindow::retranslate() {
  m_actions->retranslate();
  m_history->refresh(showsBoard());
  fillMenus();
  m_languageButton->setText(languageOf(m_language->language()).sign);
  m_languageButton->setToolTip(tr("Language"));
  m_toolBar->setWindowTitle(tr("Tool bar"));
  for (SessionView* view : m_views) view->retranslate();
  fitToolBar();
  refreshStatus();
  showOpenGame();
}

}  // namespace kotai::ui
