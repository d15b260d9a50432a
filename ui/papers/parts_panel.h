// Panel with the graph of subspaces and the positions of the selected subspace, which the user can open on the
// board.
#pragma once

#include <QListWidget>
#include <QWidget>
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "core/game/variant.h"
#include "core/tables/solution.h"
#include "ui/theme/label.h"

namespace kotai::ui {

class ColourKey;
class PaperRequests;

/// Graph of the subspaces of a variant, with a box for each subspace and lines for the moves between them. For
/// a larger variant, the graph shows only the chosen subspace and its neighbours.
class PartsGraph : public QWidget {
  Q_OBJECT

 public:
  using Counts = std::vector<std::array<std::uint64_t, 3>>;  ///< number of positions, indexed by tier, then by Outcome

  explicit PartsGraph(VariantPtr variant, QWidget* parent = nullptr);
  void setCounts(Counts counts);  ///< sets the counts; empty if the variant is not solved
  void choose(TierId tier);
  TierId chosen() const { return m_chosen; }
  QRectF boxOf(TierId tier) const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 signals:
  void tierChosen(kotai::TierId tier);

 private:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;
  struct Place {
    int layer = 0;
    int column = 0;
    int inLayer = 0;
  };
  bool showsAll() const;
  bool leadsTo(TierId from, TierId to) const;
  void placeBoxes();
  void paintLines(QPainter& painter, bool ofChosen) const;
  void paintBox(QPainter& painter, TierId tier) const;
  QString nameOf(TierId tier) const;
  QString describe(TierId tier) const;
  std::optional<TierId> tierAt(QPointF point) const;
  TierId nearest(int layer, double x) const;

  VariantPtr m_variant;
  std::map<TierId, Place> m_places;  ///< the shown tiers
  Counts m_counts;
  TierId m_chosen;
  int m_topLayer = 0;
  int m_rows = 0;
  int m_widest = 1;
};

class PartsPanel : public QWidget {
  Q_OBJECT

 public:
  PartsPanel(VariantPtr variant, PaperRequests* requests, QWidget* parent = nullptr);
  void showPosition(const std::string& text);  ///< chooses the subspace of a position
  void setSolution(SolutionPtr solution);      ///< sets the solution; null if there are no values
  PartsGraph* graph() const { return m_graph; }
  ColourKey* key() const { return m_key; }
  QListWidget* positions() const { return m_positions; }

 signals:
  void failed(const kotai::SolutionError& error);

 private:
  void readCounts();
  void refresh();
  void showTier();
  QString rowsText(TierId tier, const TierSummary& summary) const;
  void listPositions(TierId tier);

  VariantPtr m_variant;
  SolutionPtr m_solution;
  PartsGraph* m_graph = new PartsGraph(m_variant, this);
  ColourKey* m_key;
  QLabel* m_text = wrapping(new Label(this));
  QListWidget* m_positions = new QListWidget(this);
};

}  // namespace kotai::ui
