// Dock with notable positions of a solved variant as cards. The user can open the positions, step through them
// and solve them as puzzles.
#pragma once

#include <map>

#include "core/query/expression.h"
#include "ui/background/latest.h"
#include "ui/charts/kind_lengths.h"
#include "ui/docks/positions/positions_panel.h"
#include "ui/document/game_document.h"

class QComboBox;

namespace kotai::ui {

class QueryRow;

class PositionsDock : public PositionsPanel {
  Q_OBJECT

 public:
  PositionsDock(GameDocument* document, StateHub* hub, QWidget* parent = nullptr);
  bool isSearching() const;  ///< returns whether the list shows a query instead of a kind
  PositionFilter filter() const;
  QString suggestedName() const override;
  /// Lists the positions of a filter. \p publishedCount is the number of positions according to the paper, which
  /// counts some positions twice. Pass 0 if the paper agrees with the list.
  void showFilter(kotai::PositionFilter filter, quint64 publishedCount = 0);
  void showQuery(const QString& query) override;
  void showKind(const QString& kind) override;
  void setSearching(bool on);

 private:
  void retranslate() override;
  bool showContents() override;
  void explainEmpty() override;
  bool readsOthers() const override;
  QString allText(quint64 count) const override;
  void showControls() override;
  void explainNoHits() override;
  QString adviceForNone() const override;
  void createControls();
  void connectSignals();
  void createSearch();
  void readHistory();
  void search(const query::Query& query);
  void retranslateSearch();
  void reload(const SolutionPtr& solution);
  void fillKinds();
  void readLengths();
  void fillLengths(std::optional<std::uint32_t> chosen);
  void onKindChanged();
  void onOutcomeChanged();
  void refilter();  ///< lists the positions again, with the current choices
  FindKind kind() const;
  std::optional<std::uint32_t> chosenLength() const;
  LengthCounts lengthsOffered() const;
  QString lengthText(std::uint32_t n, std::uint64_t count) const;
  VariantPtr missingVariant() const;  ///< returns the variant that must be solved for the chosen kind
  QString explanation() const;
  QString listTitle() const;
  QString cellText(const PositionFilter::Cell& cell) const;
  QString countedTwiceText() const;

  GameDocument* m_document;
  SolutionPtr m_solution;                      ///< solution whose positions are listed
  VariantPtr m_variant;                        ///< variant whose kinds are offered
  bool m_cellOffered = false;                  ///< a table has requested positions, so the kind Cell is offered
  std::optional<PositionFilter::Cell> m_cell;  ///< the requested table cell; if empty, Cell lists positions by value alone
  quint64 m_publishedCount = 0;                ///< count in the table that requested the list; 0 after the choices change

  std::map<FindKind, LengthCounts> m_lengths;
  /// Distances of the solution by outcome. The entry without an outcome contains all distances.
  std::map<std::optional<Outcome>, LengthCounts> m_distances;
  Latest m_readingLengths;

  QComboBox* m_kind = nullptr;
  QComboBox* m_length = nullptr;
  QComboBox* m_outcome = nullptr;
  QToolButton* m_train = nullptr;
  QToolButton* m_searchButton = nullptr;
  QString m_listedQuery;  ///< query of the current list; the line edit may already differ
  QueryRow* m_query = nullptr;
  quint64 m_solves = 0;  ///< number of finished jobs when the list was made
  QLabel* m_explanation = nullptr;
};

}  // namespace kotai::ui
