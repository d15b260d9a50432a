// The graph of subspaces with the positions of the selected one, which can be opened on the board.
#pragma once

#include <QWidget>

#include "core/tables/solution.h"
#include "ui/papers/parts_graph.h"

class QLabel;
class QListWidget;

namespace kotai::ui {

class ColourKey;

class PartsPanel : public QWidget {
  Q_OBJECT

 public:
  explicit PartsPanel(VariantPtr variant, QWidget* parent = nullptr);
  void setSolution(SolutionPtr solution);  ///< null if there are no values
  PartsGraph* graph() const { return m_graph; }
  ColourKey* key() const { return m_key; }
  QListWidget* positions() const { return m_positions; }

 signals:
  void openRequested(const QString& variantId, const QString& position);
  void failed(const kotai::SolutionError& error);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void readCounts();
  void refresh();
  void showTier();
  QString rowsText(TierId tier, const TierSummary& summary) const;
  void listPositions(TierId tier);

  VariantPtr m_variant;
  SolutionPtr m_solution;
  PartsGraph* m_graph;
  ColourKey* m_key;
  QLabel* m_text;
  QListWidget* m_positions;
};

}  // namespace kotai::ui
