// Model of a list of positions. Holds a window of consecutive entries, which a worker fetches page by page.
#pragma once

#include <QAbstractListModel>
#include <QTimer>
#include <deque>

#include "core/base/errors.h"
#include "ui/docks/positions/card_list.h"

namespace kotai::ui {

/// Model whose rows are consecutive positions of a list. Views fetch more rows at the end (fetchMore) and at
/// the beginning (fetchPrevious). The model drops answers to outdated requests. Use only in the GUI thread.
class PositionsModel : public QAbstractListModel, public CardRoles {
  Q_OBJECT

 public:
  static constexpr int pagePositions = 64;

  explicit PositionsModel(QObject* parent = nullptr);
  ~PositionsModel() override;

  /// Opens a list and counts its positions in a worker, then fetches the first page. Without \p open, the list is
  /// empty. The first matches of a search appear while the worker still counts the others.
  void load(OpenCards open, std::shared_ptr<SearchState> search = {});
  /// Stops a search. The matches found so far stay in the list.
  void stopSearch();
  /// Returns the whole list, or nothing while counting.
  const std::shared_ptr<const CardList>& source() const { return m_list; }

  bool isCounting() const { return m_counting; }
  quint64 count() const { return m_list ? m_list->count() : 0; }  ///< number of positions in the whole list
  bool isWhole() const { return !m_list || m_list->isWhole(); }   ///< returns false if the list is incomplete
  /// Returns the row of the position with this number, or -1 if the position is outside the window.
  int rowOf(quint64 number) const {
    return number >= m_first && number - m_first < m_cards.size() ? static_cast<int>(number - m_first) : -1;
  }
  /// Fetches the page that contains a position if the position is outside the window. The page replaces the rows.
  /// Emits numberReady() when the position is in the window.
  void jumpTo(quint64 number);
  void fetchPrevious();
  /// Finds a position near a number, and emits drawn() as soon as it is found. Later emits numberFound() with its
  /// exact number. Calls jumpTo() if there is no faster method.
  void draw(quint64 number);
  void setValuesHidden(bool hidden);

  int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : static_cast<int>(m_cards.size()); }
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  bool canFetchMore(const QModelIndex& parent) const override;
  void fetchMore(const QModelIndex& parent) override;

 signals:
  void counted();                    ///< count() is known and may be 0
  void firstShown();                 ///< the first positions have arrived; the rest are still being counted
  void numberReady(quint64 number);  ///< the position requested with jumpTo() is in the window
  void drawn(const kotai::AnyPosition& position);
  void numberFound(quint64 number);                ///< exact number of the drawn position, which is now in the window
  void failed(const kotai::SolutionError& error);  ///< positions could not be read; the list stays unchanged
  void searched(double share, quint64 found);      ///< progress of a search

 private:
  using Cards = std::deque<PositionCard>;
  enum class Place { Replace, Append, Prepend };
  struct Answer;
  void updateFromSearch();
  void requestPage(quint64 first, std::size_t limit, Place place, std::optional<quint64> wanted = {});
  void receivePage(const Answer& answer);
  bool shows(const Answer& answer) const;
  void stopRequests();
  void drawNear(quint64 number);
  void findNumber(const CardList::Drawn& drawn);
  void stopDrawing();
  void clear();

  std::shared_ptr<const CardList> m_list;  ///< the whole list; null while counting
  Cards m_cards;
  quint64 m_first = 0;
  quint64 m_token = 0;
  bool m_counting = false;
  bool m_fetching = false;
  bool m_valuesHidden = false;
  std::stop_source m_stop;
  quint64 m_drawToken = 0;  ///< like m_token, for requests for a drawn position
  std::stop_source m_drawStop;
  std::shared_ptr<SearchState> m_search;
  QTimer* m_poll = new QTimer(this);
};

}  // namespace kotai::ui
