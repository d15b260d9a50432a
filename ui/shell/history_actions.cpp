#include "ui/shell/history_actions.h"

#include <QCoreApplication>
#include <QUndoStack>

#include "ui/actions/actions.h"
#include "ui/shell/workspace.h"
#include "ui/widgets/message_bar.h"

namespace kotai::ui {

namespace {

struct HistoryStrings {
  Q_DECLARE_TR_FUNCTIONS(HistoryStrings)
};

QString undoText(std::optional<TreeChange> change) {
  if (!change) return HistoryStrings::tr("&Undo");
  switch (*change) {
    case TreeChange::Move: return HistoryStrings::tr("&Take back move");
    case TreeChange::Delete: return HistoryStrings::tr("&Undo delete");
    case TreeChange::Promote: return HistoryStrings::tr("&Undo promotion of the variation");
    case TreeChange::End: return HistoryStrings::tr("&Undo end of the game");
    case TreeChange::Comment: break;
  }
  return HistoryStrings::tr("&Undo comment");
}

QString redoText(std::optional<TreeChange> change) {
  if (!change) return HistoryStrings::tr("&Redo");
  switch (*change) {
    case TreeChange::Move: return HistoryStrings::tr("&Redo move");
    case TreeChange::Delete: return HistoryStrings::tr("&Redo delete");
    case TreeChange::Promote: return HistoryStrings::tr("&Redo promotion of the variation");
    case TreeChange::End: return HistoryStrings::tr("&Redo end of the game");
    case TreeChange::Comment: break;
  }
  return HistoryStrings::tr("&Redo comment");
}

void describeAction(QAction* action, const QString& text, bool enabled) {
  action->setText(text);
  action->setToolTip(tooltipFor(*action));
  action->setEnabled(enabled);
}

}  // namespace

HistoryActions::HistoryActions(Workspace* workspace, const Actions* actions, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_actions(actions) {
  connect((*actions)[ActionId::Undo], &QAction::triggered, this, &HistoryActions::undo);
  connect((*actions)[ActionId::Redo], &QAction::triggered, this, &HistoryActions::redo);
  for (GameSession* session : workspace->sessions())
    connect(session->document()->history().stack(), &QUndoStack::indexChanged, this, &HistoryActions::changed);
}

TreeHistory& HistoryActions::history() const { return m_workspace->session()->document()->history(); }

void HistoryActions::refresh(bool shown) {
  const auto undoable = shown ? history().undoable() : std::nullopt;
  const auto redoable = shown ? history().redoable() : std::nullopt;
  describeAction((*m_actions)[ActionId::Undo], undoText(undoable), undoable.has_value());
  describeAction((*m_actions)[ActionId::Redo], redoText(redoable), redoable.has_value());
}

void HistoryActions::undo() {
  history().stack()->undo();
  m_workspace->session()->playOn();  // the computer may be to move now
}

void HistoryActions::redo() {
  history().stack()->redo();
  m_workspace->session()->playOn();
}

void HistoryActions::offerUndo(MessageBar* messages, int removed) {
  QString text = m_workspace->session()->removedText(removed);
  if (m_workspace->session()->waitsForComputer())
    text += QLatin1Char(' ') + HistoryStrings::tr("It is the opponent's turn: %1 lets it move.", "%1: a key")
                                   .arg((*m_actions)[ActionId::LetOpponentMove]->shortcut().toString(QKeySequence::NativeText));
  messages->showOffer(text, HistoryStrings::tr("Undo"), [this] { undo(); });
  connect(
      history().stack(), &QUndoStack::indexChanged, messages, [messages, text] { messages->withdrawOffer(text); },
      Qt::SingleShotConnection);
}

}  // namespace kotai::ui

#include "moc_history_actions.cpp"
