// Notable positions of a solved variant as cards, to open, step through and solve.
#pragma once

#include <map>
#include <optional>

#include "core/analysis/position_list.h"
#include "core/puzzles/puzzle_source.h"
#include "core/query/expression.h"
#include "ui/charts/kind_lengths.h"
#include "ui/docks/positions/positions_panel.h"
#include "ui/document/game_document.h"

class QComboBox;

namespace kotai::ui {

class ListSaver;
class PositionDelegate;
class PositionsModel;
class QueryRow;
class Settings;

class PositionsDock : public PositionsPanel {
  Q_OBJECT

 public:
  explicit PositionsDock(GameDocument* document, QWidget* parent = nullptr);

  PositionsModel* model() const { return m_model; }
  QueryRow* queryRow() const { return m_query; }
  bool isSearching() const;  ///< a query is listed instead of a kind
  /// Stores the queries. Without settings, they are forgotten.
  void useSettings(Settings* settings);
  PositionFilter filter() const;
  /// Proposed name of a file with the list, without suffix.
  QString suggestedName() const;

  void setRefusal(const QString& refusal);  ///< why the variant cannot be solved here; empty: it can

 public slots:
  /// `publishedCount`: number of positions in the paper, which counts some twice. 0 if the list has exactly the stated
  /// length.
  void showFilter(kotai::PositionFilter filter, quint64 publishedCount = 0);
  void setValuesShown(bool shown);
  void setSearching(bool on);
  /// Writes the whole list in the background. The suffix decides the format.
  void saveList(const QString& file);
  /// A list that compares two variants may be waiting for this one.
  void followSolved(const std::string& variantId);

 signals:
  void trainingWanted(const kotai::NumberedPositions& list, const QString& title);  ///< `title`: describes the list
  void solveRequested(kotai::VariantPtr variant);  ///< from the empty state of an unsolved variant

 protected:
  void changeEvent(QEvent* event) override;
  bool hasList() const override { return m_document->wholeSolution() != nullptr; }
  bool readsOthers() const override;
  QString allText(quint64 count) const override;
  void refreshControls() override;
  void refreshNoHits() override;
  void refreshEmptyState() override;

 private:
  PositionsDock(GameDocument* document, PositionsModel* model, PositionDelegate* delegate, QWidget* parent);
  void createControls();
  void connectSignals();
  void createSearch();
  void readHistory();
  void search(const query::Query& query);
  void chooseFile();
  void beginList();
  void tell(const QString& text);  ///< in the line below the choices
  void retranslateSearch();
  void reload();  ///< another variant or solution
  void refreshKinds();
  void readLengths();
  void fillLengths(std::optional<std::uint32_t> chosen);
  void followKind();  ///< another kind was chosen
  void followOutcome();
  void refilter();  ///< the choices changed
  FindKind kind() const;
  std::optional<std::uint32_t> chosenLength() const;
  LengthCounts lengthsOffered() const;
  QString lengthText(std::uint32_t n, std::uint64_t count) const;
  VariantPtr missingVariant() const;  ///< must be solved before the chosen kind can be listed
  void retranslateUi();
  QString explanation() const;
  QString listTitle() const;
  QString cellText(const PositionFilter::Cell& cell) const;
  QString countedTwiceText() const;

  GameDocument* m_document;
  SolutionPtr m_solution;  ///< source of the list
  PositionsModel* m_model;
  PositionDelegate* m_delegate;
  bool m_cellOffered = false;                  ///< a table asked for positions, so the kind Cell is offered
  std::optional<PositionFilter::Cell> m_cell;  ///< which cell; none: positions by value alone
  quint64 m_publishedCount = 0;                ///< in the table that asked for positions, until the choices change

  /// Counted lengths by kind. One entry for each kind that has lengths.
  std::map<FindKind, LengthCounts> m_lengths;
  /// Distances of the solution by outcome. The entry of no outcome has all of them.
  std::map<std::optional<Outcome>, LengthCounts> m_distances;
  quint64 m_lengthsToken = 0;

  QComboBox* m_kind = nullptr;
  QComboBox* m_length = nullptr;
  QComboBox* m_outcome = nullptr;
  QToolButton* m_train = nullptr;
  QToolButton* m_searchButton = nullptr;
  QToolButton* m_saveButton = nullptr;
  QString m_asked;  ///< the query behind the list; the line edit may already contain the next one
  QueryRow* m_query = nullptr;
  Settings* m_settings = nullptr;
  QString m_refusal;
  ListSaver* m_saver = nullptr;
  QLabel* m_told = nullptr;
  QLabel* m_explanation = nullptr;
};

}  // namespace kotai::ui
