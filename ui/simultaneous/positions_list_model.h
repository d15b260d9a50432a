// Positions of a solved board with simultaneous moves, fetched page by page in a worker.
#pragma once

#include <QAbstractListModel>
#include <deque>
#include <memory>
#include <optional>
#include <stop_token>

#include "core/simultaneous/position_list.h"

namespace kotai::ui {

/// GUI thread. Rows are the positions firstNumber() .. firstNumber()+rowCount()-1 of the list; more are fetched at the end
/// (fetchMore). Answers to requests that have become stale are dropped.
class PositionsListModel : public QAbstractListModel {
  Q_OBJECT

 public:
  enum Role {
    PositionRole = Qt::UserRole + 1,  ///< AnyPosition
    TextRole,                         ///< as the command line writes it
    ClassRole,                        ///< int(PositionClass); invalid while values are hidden
    ValueRole,                        ///< words for class and value; empty while values are hidden
    CoveredRole,                      ///< number of covered cells
    NumberRole,                       ///< 0-based in the whole list
  };
  static constexpr int pagePositions = 64;

  explicit PositionsListModel(QObject* parent = nullptr);
  ~PositionsListModel() override;

  /// Counts in a worker, then fetches the first page. A null solution clears the list.
  void setSource(SimultaneousSolutionPtr solution, const SimultaneousFilter& filter);
  bool isCounting() const { return m_counting; }
  quint64 count() const { return m_list ? m_list->count() : 0; }  ///< positions in the whole list
  quint64 firstNumber() const { return m_first; }
  int rowOf(quint64 number) const;   ///< -1 while it is outside the window
  /// Makes sure that a position is in the window; numberReady() follows.
  void jumpTo(quint64 number);
  void setValuesHidden(bool hidden);
  const SimultaneousVariantPtr& variant() const { return m_variant; }

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  bool canFetchMore(const QModelIndex& parent) const override;
  void fetchMore(const QModelIndex& parent) override;

 signals:
  void counted();                      ///< count() is known, also when it is 0
  void numberReady(quint64 number);
  void failed(const QString& message);

 private:
  struct Entry {
    ListedGamePosition listed;
    QString text;
  };
  struct Answer;
  using Page = std::deque<Entry>;
  static Page readPage(const SimultaneousPositionList& list, const SimultaneousVariant& variant, quint64 first, const std::stop_token& stop);
  void requestPage(quint64 first, bool append, std::optional<quint64> wanted);
  void receive(const Answer& answer);
  void clear();

  SimultaneousVariantPtr m_variant;
  std::shared_ptr<const SimultaneousPositionList> m_list;
  Page m_entries;
  quint64 m_first = 0;
  quint64 m_token = 0;
  bool m_counting = false;
  bool m_fetching = false;
  bool m_valuesHidden = false;
  std::stop_source m_stop;
};

}  // namespace kotai::ui
