#include "ui/session/session_view.h"

#include <QMainWindow>
#include <algorithm>
#include <utility>

#include "core/tables/file_stem.h"
#include "ui/actions/action_button.h"
#include "ui/document/tree_document.h"
#include "ui/files/picture_file.h"
#include "ui/files/save_name.h"
#include "ui/jobs/job_manager.h"
#include "ui/jobs/work_offer.h"
#include "ui/play/name_fields.h"
#include "ui/play/page_frame.h"
#include "ui/play/play_panel.h"
#include "ui/state/state_hub.h"
#include "ui/strings/file_text.h"
#include "ui/strings/strings.h"
#include "ui/widgets/board_header.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/variation_text.h"

namespace kotai::ui {

namespace {
constexpr int lowWindowPx = 1000;
constexpr double mostForBottomRow = 0.28;  ///< share of the window's height: the board has priority, and charts must fit
}  // namespace

SessionView::SessionView(GameSession* session, Actions* actions, QMainWindow* window)
    : QObject(window), m_session(session), m_actions(actions), m_window(window) {}

MessageBar* SessionView::messages() const { return page()->messages(); }

PlayPanel* SessionView::playPanel() const { return page()->playPanel(); }

PlayButtons* SessionView::playButtons() const { return page()->playButtons(); }

bool SessionView::isShown() const { return page()->isVisibleTo(m_window) && m_session->document()->hasGame(); }

void SessionView::connectView(JobManager* jobs) {
  using enum ActionId;
  TreeDocument* document = m_session->document();
  on(ExportPng, [this] { exportBoard(QStringLiteral("png")); });
  on(ExportSvg, [this] { exportBoard(QStringLiteral("svg")); });
  on(ExportPdf, [this] { exportBoard(QStringLiteral("pdf")); });
  on(PrintBoard, [this] {
    if (const auto printer = askForPrinter(m_window)) printBoardOn(*printer);
  });
  on(CopyBoardPicture, [this] { copyPicture(picture()); });
  on(EditPosition, [this] { editPosition(false); });
  on(EditPositionText, [this] { editPosition(true); });
  on(StepBack, [document] { document->stepBack(); });
  on(StepForward, [document] { document->stepForward(); });
  on(ToStart, [document] { document->goToStart(); });
  on(ToEnd, [document] { document->goToEnd(); });
  on(SolveVariant, [this] { m_session->requestSolve(m_session->document()->variantId()); });
  // Updates the actions at once for a key that follows immediately.
  for (const auto signal :
       {&TreeDocument::positionChanged, &TreeDocument::valuesChanged, &TreeDocument::treeChanged, &TreeDocument::solutionChanged})
    connect(document, signal, this, &SessionView::statusChanged);
  connect(document, &TreeDocument::gameReset, messages(), &MessageBar::clear);
  connect(document, &TreeDocument::positionChanged, messages(), &MessageBar::onPositionChanged);
  StateHub* hub = m_session->hub();
  connect(hub, &StateHub::changed, this, &SessionView::follow);
  connect(hub, &StateHub::valuesRequested, this, [this] {
    page()->setFocus(Qt::OtherFocusReason);  // the button disappears
    (*m_actions)[ActionId::ShowValues]->trigger();
  });
  connect(page()->header(), &BoardHeader::workRequested, hub, &StateHub::requestWork);
  connect(page()->header(), &BoardHeader::stopRequested, jobs,
          [this, jobs] { jobs->pauseWork(m_session->document()->variantId()); });
  // If a person asks to see values, the values are needed.
  connect((*m_actions)[ActionId::ShowValues], &QAction::triggered, this, [this](bool shown) {
    if (shown && isShown() && !m_session->knowsValues()) m_session->requestSolve(m_session->document()->variantId());
  });
  connect(m_session, &GameSession::solveOffered, this,
          [this, offer = new WorkOffer(jobs, this)](const QString& variantId, const QString& text, const QString& label) {
            offer->show(messages(), variantId.toStdString(), text, label,
                        [this, variantId] { m_session->startSolve(variantId.toStdString()); });
          });
}

NameFields* SessionView::setPlayers(BoxesFrame* boxes, Settings* settings) {
  auto* names = new NameFields(m_session->document(), settings, [this](Side side) { return m_session->sideText(side); });
  playPanel()->setPlayers(boxes, new ActionButton((*m_actions)[ActionId::Restart]), names);
  return names;
}

bool SessionView::undoLastMove() {
  TreeDocument* document = m_session->document();
  if (!document->history().endsWithMoveTo(document->currentNode())) return false;
  (*m_actions)[ActionId::Undo]->trigger();
  return true;
}

void SessionView::follow(const SessionState& state) {
  playPanel()->moves()->setValuesShown(state.valuesShown);
  if (state.hasGame()) showState(state);
  emit statusChanged();
}

void SessionView::openPosition(const AnyPosition& position) {
  if (m_session->document()->hasGame()) emit m_session->openRequested({m_session->document()->variantId(), position});
}

QString SessionView::valuesOnTheWay(double secondsLeft) {
  return secondsLeft < 0 ? tr("Getting values ready") : tr("Values in %1", "%1: about 20 s").arg(estimateText(secondsLeft));
}

bool SessionView::isLow() const { return m_window->height() < lowWindowPx; }

int SessionView::bottomRowHeight(int wanted) const {
  return std::min(wanted, static_cast<int>(m_window->height() * mostForBottomRow));
}

void SessionView::showDock(QDockWidget* dock) {
  dock->show();
  dock->raise();
}

void SessionView::exportBoard(const QString& suffix) {
  const QString name = QString::fromStdString(fileStem(m_session->document()->variantId()));
  const QString file =
      askForSaveName(m_window, tr("Export board"), QStringLiteral("%1.%2").arg(name, suffix), fileFilters({suffix}));
  if (!file.isEmpty()) saveBoardAs(file);
}

void SessionView::printBoardOn(QPrinter& printer) {
  messages()->showMessage(print(picture(), printer) ? tr("Printed.") : tr("The printer refused the page."));
}

void SessionView::saveBoardAs(const QString& file) {
  if (const auto failure = savePicture(picture(), file)) {
    m_exportWarnings << fileFailureText(*failure);
    return messages()->showWarning(m_exportWarnings.back());
  }
  for (const QString& each : std::exchange(m_exportWarnings, {})) emit warningOver(each);
  messages()->showMessage(tr("Saved %1").arg(fileText(file)));
}

}  // namespace kotai::ui

#include "moc_session_view.cpp"
