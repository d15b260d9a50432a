#include "ui/shell/history_actions.h"

#include <QCoreApplication>
#include <QUndoStack>

#include "ui/actions/actions.h"
#include "ui/widgets/message_bar.h"
#include "ui/shell/workspace.h"

namespace kotai::ui {

namespace {

struct HistoryTexts {
  Q_DECLARE_TR_FUNCTIONS(HistoryTexts)
};

QString undoText(std::optional<TreeChange> change) {
  if (!change) return HistoryTexts::tr("&Undo");
  switch (*change) {
    case TreeChange::Move: return HistoryTexts::tr("&Undo move");
    case TreeChange::Delete: return HistoryTexts::tr("&Undo delete");
    case TreeChange::Promote: return HistoryTexts::tr("&Undo promotion of the variation");
    case TreeChange::Comment: break;
  }
  return HistoryTexts::tr("&Undo comment");
}

QString redoText(std::optional<TreeChange> change) {
  if (!change) return HistoryTexts::tr("&Redo");
  switch (*change) {
    case TreeChange::Move: return HistoryTexts::tr("&Redo move");
    case TreeChange::Delete: return HistoryTexts::tr("&Redo delete");
    case TreeChange::Promote: return HistoryTexts::tr("&Redo promotion of the variation");
    case TreeChange::Comment: break;
  }
  return HistoryTexts::tr("&Redo comment");
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
  for (QUndoStack* each : {workspace->document()->history().stack(), workspace->simultaneousDocument()->history().stack()})
    connect(each, &QUndoStack::indexChanged, this, &HistoryActions::changed);
}

QUndoStack* HistoryActions::stack() const {
  return m_workspace->isSimultaneousOpen() ? m_workspace->simultaneousDocument()->history().stack()
                                           : m_workspace->document()->history().stack();
}

void HistoryActions::refresh(bool shown) {
  const auto describeBoth = [&](const auto& history) {
    const auto undoable = shown ? history.undoable() : std::nullopt;
    const auto redoable = shown ? history.redoable() : std::nullopt;
    describeAction((*m_actions)[ActionId::Undo], undoText(undoable), undoable.has_value());
    describeAction((*m_actions)[ActionId::Redo], redoText(redoable), redoable.has_value());
  };
  if (m_workspace->isSimultaneousOpen()) describeBoth(m_workspace->simultaneousDocument()->history());
  else describeBoth(m_workspace->document()->history());
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
  if (m_workspace->isSimultaneousOpen()) return m_workspace->simultaneousOpponent()->chooseIfDue();
  const GameDocument& document = *m_workspace->document();
  const bool ends = document.tree().node(document.currentNode()).children.empty();
  if (ends && !m_workspace->opponent()->isThinking()) m_workspace->opponent()->askIfDue();
}

void HistoryActions::offerUndo(MessageBar* messages, int removed) {
  QString text = m_workspace->isSimultaneousOpen() ? HistoryTexts::tr("%n turns removed.", nullptr, removed)
                                                   : HistoryTexts::tr("%n moves removed.", nullptr, removed);
  if (m_workspace->opponent()->isDue())
    text += QLatin1Char(' ') + HistoryTexts::tr("It is the opponent's turn: %1 lets it move.", "%1: a key")
                                   .arg((*m_actions)[ActionId::LetOpponentMove]->shortcut().toString(QKeySequence::NativeText));
  messages->showOffer(text, HistoryTexts::tr("Undo"), [this] { undo(); });
  const auto withdraw = [messages, text] {
    if (messages->text() == text) messages->clear();
  };
  connect(stack(), &QUndoStack::indexChanged, messages, withdraw, Qt::SingleShotConnection);
}

}  // namespace kotai::ui
