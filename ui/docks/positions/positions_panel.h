// Base class for the positions docks of all games. Shows a list of positions as cards to open and step through.
#pragma once

#include <QObject>
#include <QStackedWidget>
#include <QStringList>
#include <QToolButton>

#include "core/base/errors.h"
#include "core/puzzles/puzzle_source.h"
#include "ui/docks/positions/card_list.h"
#include "ui/docks/positions/card_view.h"
#include "ui/docks/positions/positions_model.h"
#include "ui/state/state_dock.h"
#include "ui/theme/label.h"

class QListView;
class QModelIndex;
class QWidget;

namespace kotai::ui {

/// Saves a list of positions. Asks for the file, writes the file in the background, and reports the result.
class ListSaver : public QObject {
  Q_OBJECT

 public:
  /// \p formats: the formats of this list, the most common format first.
  ListSaver(std::vector<ListFormat> formats, QWidget* parent);

  /// Asks for the file and saves the list. \p name is the proposed name of the file, without suffix.
  void ask(const std::shared_ptr<const CardList>& list, const QString& name);
  /// Saves the list. The suffix of the file name selects the format: csv, json, jsonl or kotaigame.
  void save(const std::shared_ptr<const CardList>& list, const QString& file);

 signals:
  void messageRaised(const QString& text);

 private:
  QStringList filters() const;
  QString refusal() const;

  std::vector<ListFormat> m_formats;
  QWidget* m_window;
};

/// Dock with a list of positions. Subclasses define the choices and the source of the list. A double click or
/// Enter opens a position.
class PositionsPanel : public StateDock {
  Q_OBJECT

 public:
  QListView* list() const { return m_list; }
  PositionsModel* model() const { return m_model; }
  QToolButton* saveButton() const { return m_save; }  ///< button that saves the list; null if the list cannot be saved
  /// Saves the whole list in the background. The suffix of the file name selects the format.
  void saveList(const QString& file);
  void openNext();
  void openPrevious();
  void openRandom();
  virtual void showQuery(const QString&) {}  ///< lists the positions that a query describes
  virtual void showKind(const QString&) {}   ///< shows the list of a kind of notable positions (FindKind)

 signals:
  void positionActivated(kotai::AnyPosition position);
  /// Emitted when the user wants to train with the listed positions as puzzles. \p title describes the list.
  void trainingWanted(const kotai::NumberedPositions& list, const QString& title);

 protected:
  PositionsPanel(StateHub* hub, const QString& objectName, QWidget* parent);
  /// Adds the button that saves the list. Call this function before buildList().
  void createSaver(std::vector<ListFormat> formats);
  virtual QString suggestedName() const { return {}; }  ///< proposed name of a file with the list, without suffix
  /// Lays out the dock. Subclasses call this function in the constructor, after creating their widgets. The
  /// widgets form a row: first \p choices, then the buttons for stepping, then \p further. \p notes are between
  /// the row and the list.
  void buildList(const std::vector<QWidget*>& choices, const std::vector<QWidget*>& further, const std::vector<QWidget*>& notes);
  QToolButton* makeButton(const char* icon);

  virtual bool readsOthers() const { return false; }  ///< returns whether the list needs solutions of other variants
  virtual QString allText(quint64 count) const;       ///< text such as "1,234 positions"
  virtual void explainNoHits();
  virtual QString adviceForNone() const { return {}; }  ///< advice to the user if no position matches
  virtual void showControls() {}
  void showList();             ///< updates the count and the buttons, or says why the list is empty
  void showSteps(bool shown);  ///< shows or hides the buttons for stepping through a list
  void startList();            ///< shows another list from its beginning
  void setVariant(const std::string& id) { m_list->setVariant(id); }  ///< sets the variant whose boards the cards show
  void retranslate() override;

  EmptyState* noHits() const { return m_noHits; }  ///< message while counting, or if there are no matches
  QLabel* countLabel() const { return m_count; }
  QString failure() const;  ///< reason why positions could not be read; empty on success

 private:
  void connectList();
  bool offersRepair() const;
  void open(const QModelIndex& index);
  void openDrawn(const AnyPosition& position);
  void onNumberFound(quint64 number);
  void showCount();
  void showStatus(const QString& text);  ///< shows the text in the line below the choices
  QString numberText(quint64 number, quint64 count) const;
  void copySelected() const;
  void showContextMenu(const QPoint& at);

  PositionsModel* m_model = new PositionsModel(this);
  CardView* m_list;
  EmptyState* m_noHits = new EmptyState(this);
  QLabel* m_count = muted(new Label(this));
  QToolButton* m_previous;
  QToolButton* m_next;
  QToolButton* m_random;
  QToolButton* m_save = nullptr;
  QLabel* m_messageLabel = nullptr;
  ListSaver* m_saver = nullptr;
  QWidget* m_stepper = nullptr;       ///< buttons and label: previous, count, next
  QStackedWidget* m_inner = nullptr;  ///< pages: the list, and m_noHits
  std::optional<quint64> m_current;   ///< number of the position opened last
  bool m_numbering = false;           ///< whether the number of a randomly drawn position is being computed
  int m_stepsAfter = 0;               ///< steps requested while the number is being computed
  std::optional<SolutionError> m_failure;
};

}  // namespace kotai::ui
