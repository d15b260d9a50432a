// Base class for docks about the open game. A dock shows its contents, or explains why there are no contents.
#pragma once

#include <QDockWidget>

#include "ui/state/state_hub.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/shown_stack.h"

class QStackedWidget;

namespace kotai::ui {

/// Contents that a view cannot show without a solution.
enum class Missing { Tables, Positions, Payoffs, Puzzles, Lessons, Line, Graph };

struct MissingStrings {
  QString name;          ///< name of the variant
  QString offer;         ///< text saying why a solve is useful
  QString heading = {};  ///< heading while no work runs; empty: "not solved"
  QString refusal = {};  ///< reason why this computer cannot solve the variant; empty if it can
  QString action = {};   ///< text of the button that starts a solve; empty: the usual text
  bool proves = false;   ///< whether the work is a proof; the offer then stays visible during the work
};

/// Explains which contents are missing, with the same texts in all views. Offers the next step: Repair, Resume,
/// Solve or Prove. When the user clicks, the view must start a repair if the work needsRepair(). Otherwise, it
/// must request or resume a solve.
void showMissing(EmptyState& empty, const SolutionWork& work, Missing missing, const MissingStrings& words);
/// Explains that values exist but are hidden, and offers to show the values.
void showHidden(EmptyState& empty, Missing missing);
void showNoGame(EmptyState& empty);

/// Dock that is updated when the state or the language changes. See docs/adding-a-dock.md.
class StateDock : public QDockWidget {
  Q_OBJECT

 protected:
  StateDock(StateHub* hub, const QString& objectName, QWidget* parent);
  /// Creates the dock around \p contents. Subclasses call this function at the end of the constructor.
  void build(QWidget* contents);

  virtual void retranslate() = 0;  ///< sets the title and the texts of the parts; also called by build()
  /// Shows the contents for the current game and solution. Returns false if there are no contents. The dock then
  /// calls explainEmpty(). This function is called after retranslate(), and at most once per iteration of the
  /// event loop in which the state has changed.
  virtual bool showContents() = 0;
  /// Explains why the dock has no contents for the open game. Called whenever the state changes, because the
  /// explanation also shows the progress of work.
  virtual void explainEmpty() {}
  /// Performs the action of the button in the empty state.
  virtual void answerEmpty();
  void showAgain();  ///< updates the dock; call after reading more data, or after an error

  const SessionState& state() const { return m_shown; }
  StateHub* hub() const { return m_hub; }
  EmptyState* empty() const { return m_empty; }
  void showMissing(Missing missing, const MissingStrings& words);
  void showHidden(Missing missing);

 private:
  void onStateChanged(const SessionState& state);
  void showEmpty();

  StateHub* m_hub;
  SessionState m_shown;
  bool m_offersValues = false;  ///< whether the button of the empty state makes hidden values visible
  EmptyState* m_empty = new EmptyState;
  QStackedWidget* m_pages = new ShownStack;
};

}  // namespace kotai::ui
