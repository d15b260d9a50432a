// Returns the sessions and views of a program, one for each kind of game, for tests that need their details.
#pragma once

#include "ui/document/game_text.h"
#include "ui/domineering/session/domineering_session.h"
#include "ui/domineering/session/domineering_view.h"
#include "ui/session/alternating/alternating_session.h"
#include "ui/session/alternating/alternating_view.h"
#include "ui/shell/main_window.h"
#include "ui/shell/workspace.h"

namespace kotai::test {

template <typename Wanted, typename All>
Wanted& oneOf(const All& all) {
  for (auto* each : all)
    if (auto* found = qobject_cast<Wanted*>(each)) return *found;
  qFatal("no such kind of games");
}

inline ui::AlternatingSession& alternating(const ui::Workspace& workspace) {
  return oneOf<ui::AlternatingSession>(workspace.sessions());
}
inline ui::DomineeringSession& domineering(const ui::Workspace& workspace) {
  return oneOf<ui::DomineeringSession>(workspace.sessions());
}
/// Returns the current position of the open game as text.
inline QString positionText(const ui::Workspace& workspace) {
  return QString::fromStdString(workspace.session()->document()->positionText());
}
/// Returns the open game in the file format.
inline QString gameText(const ui::Workspace& workspace) {
  return QString::fromUtf8(ui::writeGame(workspace.session()->record()));
}
inline ui::AlternatingView& alternating(const ui::MainWindow& window) { return oneOf<ui::AlternatingView>(window.views()); }
inline ui::DomineeringView& domineering(const ui::MainWindow& window) { return oneOf<ui::DomineeringView>(window.views()); }

}  // namespace kotai::test
