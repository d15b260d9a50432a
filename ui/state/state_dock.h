// Base class of docks about the open game. Shows the contents, or explains why there are no contents.
#pragma once

#include <QDockWidget>

#include "ui/state/state_hub.h"
#include "ui/widgets/empty_state.h"

class QStackedWidget;

namespace kotai::ui {

/// Part of a solution that a view lacks.
enum class Missing { Tables, Positions, Payoffs, Puzzles, Lessons, Line, Graph };

struct MissingWords {
  QString name;          ///< name of the variant
  QString offer;         ///< why a solve is useful
  QString heading = {};  ///< heading while no work runs; empty: "not solved"
  QString refusal = {};  ///< why the variant cannot be solved here; empty if it can be solved
  bool proves = false;   ///< the work is a proof instead of a solve; the offer stays visible while the work runs
};

/// Explains in the same words in all views what the solution lacks, and offers the next step: Repair, Resume, Solve or
/// Prove. On a click, the view starts a repair if the work needsRepair(). Otherwise the view requests a solve, or
/// resumes a stopped solve.
void showMissing(EmptyState& empty, const SolutionWork& work, Missing missing, const MissingWords& words);
/// Explains that values exist but are hidden, and offers to show the values.
void showHidden(EmptyState& empty, Missing missing);
void showNoGame(EmptyState& empty);

/// Updates when the state or the language changes. See docs/adding-a-dock.md.
class StateDock : public QDockWidget {
  Q_OBJECT

 protected:
  StateDock(StateHub* hub, const QString& objectName, QWidget* parent);
  /// Creates the dock around \p contents. Subclasses call this at the end of their constructor.
  void build(QWidget* contents);

  virtual void retranslate() = 0;  ///< sets the title and the texts of the parts; also called by build()
  /// Shows the contents for the current game and solution. Returns false if there are no contents. In that case,
  /// explainEmpty() gives the reason. Called after retranslate(), and at most once per turn of the event loop in which
  /// the state has changed.
  virtual bool showContents() = 0;
  /// Explains why the dock has no contents for the open game. Called whenever the state changes, because the
  /// explanation also shows the progress of work.
  virtual void explainEmpty() {}
  /// Carries out the action on the button of the empty state.
  virtual void answerEmpty();
  void showAgain();  ///< call this when more data has been read, or could not be read

  const SessionState& state() const;
  StateHub* hub() const { return m_hub; }
  EmptyState* empty() const { return m_empty; }
  void showMissing(Missing missing, const MissingWords& words);
  void showHidden(Missing missing);

 private:
  void follow(const SessionState& state);
  void showEmpty();

  StateHub* m_hub;
  SessionState m_shown;
  bool m_offersValues = false;  ///< the button of the empty state makes the values visible
  EmptyState* m_empty;
  QStackedWidget* m_pages;
};

}  // namespace kotai::ui
