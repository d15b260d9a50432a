// Notable positions, fetched page by page in a worker: a window of consecutive numbers of core's PositionList.
#pragma once

#include <QAbstractListModel>
#include <deque>
#include <memory>
#include <optional>
#include <stop_token>

#include "core/analysis/position_list.h"

namespace kotai::ui {

/// GUI thread. Rows are the positions firstNumber() .. firstNumber()+rowCount()-1 of the list; more are fetched at the end
/// (fetchMore) and at the beginning (fetchPrevious). Answers to requests that have become stale are dropped.
class PositionsModel : public QAbstractListModel {
  Q_OBJECT

 public:
  enum Role {
    PositionRole = Qt::UserRole + 1,  ///< AnyPosition
    TextRole,                         ///< as the command line writes it
    OutcomeRole,                      ///< int(Outcome); invalid while values are hidden
    DistanceRole,                     ///< plies; invalid while values are hidden
    NumberRole,                       ///< 0-based in the whole list
  };
  static constexpr int pagePositions = 64;

  explicit PositionsModel(QObject* parent = nullptr);
  ~PositionsModel() override;

  /// Counts in a worker, then fetches the first page. A null solution clears the list.
  void setSource(SolutionPtr solution, std::optional<PositionFilter> filter);
  bool isCounting() const { return m_counting; }
  quint64 count() const { return m_list ? m_list->count() : 0; }  ///< positions in the whole list
  quint64 firstNumber() const { return m_first; }
  /// The row of a position number, or -1 while it is outside the window.
  int rowOf(quint64 number) const;
  /// Empties the window and fetches the page that holds `number`; numberReady() follows.
  void jumpTo(quint64 number);
  void fetchPrevious();
  void setValuesHidden(bool hidden);
  bool valuesHidden() const { return m_valuesHidden; }
  const VariantPtr& variant() const { return m_variant; }

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  bool canFetchMore(const QModelIndex& parent) const override;
  void fetchMore(const QModelIndex& parent) override;

 signals:
  void counted();                      ///< count() is known, also when it is 0
  void numberReady(quint64 number);    ///< what jumpTo() asked for is in the window
  void failed(const QString& message); ///< errorText() of what went wrong; the list stays as it is

 private:
  struct Entry {
    ListedPosition listed;
    QString text;
  };
  using Page = std::deque<Entry>;
  struct PageAnswer;
  enum class Place { Replace, Append, Prepend };
  static Page readPage(const PositionList& list, const Variant& variant, quint64 first, std::size_t limit,
                       const std::stop_token& stop);
  void requestPage(quint64 first, std::size_t limit, Place place, std::optional<quint64> wanted = {});
  void receivePage(const PageAnswer& answer);
  void clear();

  VariantPtr m_variant;
  std::shared_ptr<const PositionList> m_list;
  Page m_entries;
  quint64 m_first = 0;
  quint64 m_token = 0;
  bool m_counting = false;
  bool m_fetching = false;
  bool m_valuesHidden = false;
  std::stop_source m_stop;
};

}  // namespace kotai::ui
