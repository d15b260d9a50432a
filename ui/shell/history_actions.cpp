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
    case TreeChange::Move: return HistoryStrings::tr("&Undo move");
    case TreeChange::Delete: return HistoryStrings::tr("&Undo delete");
    case TreeChange::Promote: return HistoryStrings::tr("&Undo promotion of the variation");
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
  for (QUndoStack* each : {workspace->document()->history().stack(), workspace->domineeringDocument()->history().stack()})
    connect(each, &QUndoStack::indexChanged, this, &HistoryActions::changed);
}

QUndoStack* HistoryActions::stack() const {
  return m_workspace->isDomineeringOpen() ? m_workspace->domineeringDocument()->history().stack()
                                          : m_workspace->document()->history().stack();
}

void HistoryActions::refresh(bool shown) {
  const auto describeBoth = [&](const auto& history) {
    const auto undoable = shown ? history.undoable() : std::nullopt;
    const auto redoable = shown ? history.redoable() : std::nullopt;
    describeAction((*m_actions)[ActionId::Undo], undoText(undoable), undoable.has_value());
    describeAction((*m_actions)[ActionId::Redo], redoText(redoable), redoable.has_value());
  };
  if (m_workspace->isDomineeringOpen())
    describeBoth(m_workspace->domineeringDocument()->history());
  else
    describeBoth(m_workspace->document()->history());
}

void HistoryActions::undo() {
  stack()->undo();
  followOpen();
}

void HistoryActions::redo() {
  stack()->redo();
  followOpen();
}

/// The game may end now where the computer is to do something.
void HistoryActions::followOpen() {
  if (m_workspace->isDomineeringOpen()) return m_workspace->domineeringOpponent()->chooseIfDue();
  const GameDocument& document = *m_workspace->document();
  const bool ends = document.tree().node(document.currentNode()).children.empty();
  if (ends && !m_workspace->opponent()->isThinking()) m_workspace->opponent()->askIfDue();
}

void HistoryActions::offerUndo(MessageBar* messages, int removed) {
  QString text = m_workspace->isDomineeringOpen() ? HistoryStrings::tr("%n turns removed.", nullptr, removed)
                                                  : HistoryStrings::tr("%n moves removed.", nullptr, removed);
  if (m_workspace->opponent()->isDue())
    text += QLatin1Char(' ') + HistoryStrings::tr("It is the opponent's turn: %1 lets it move.", "%1: a key")
                                   .arg((*m_actions)[ActionId::LetOpponentMove]->shortcut().toString(QKeySequence::NativeText));
  messages->showOffer(text, HistoryStrings::tr("Undo"), [this] { undo(); });
  const auto withdraw = [messages, text] {
    if (messages->text() == text) messages->clear();
  };
  connect(stack(), &QUndoStack::indexChanged, messages, withdraw, Qt::SingleShotConnection);
}

}  // namespace kotai::ui
