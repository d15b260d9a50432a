// Window of consecutive entries of a long list of positions, which a worker fetches page by page.
#pragma once

#include <QAbstractListModel>
#include <algorithm>
#include <deque>
#include <memory>
#include <optional>
#include <stop_token>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/base/errors.h"
#include "core/base/read_failure.h"
#include "core/game/variant.h"
#include "ui/background/background.h"

namespace kotai::ui {

/// Base class of windows into any list of positions.
class PositionWindowBase : public QAbstractListModel {
  Q_OBJECT

 public:
  static constexpr int pagePositions = 64;
  enum Role {
    PositionRole = Qt::UserRole + 1,  ///< AnyPosition
    TextRole,                         ///< text as the command line writes it
    NumberRole,                       ///< 0-based number in the whole list
    FirstOwnRole,                     ///< first role of subclasses
  };

  virtual bool isCounting() const = 0;
  virtual quint64 count() const = 0;  ///< number of positions in the whole list
  /// Returns the row of the position with this number, or -1 if it is outside the window.
  virtual int rowOf(quint64 number) const = 0;
  /// Makes sure that a position is in the window. If necessary, replaces the rows by the page that contains it. Emits
  /// numberReady().
  virtual void jumpTo(quint64 number) = 0;
  virtual void fetchPrevious() = 0;
  /// Finds a position near a number. Emits drawn() as soon as it is found, and later numberFound() with its exact number. Same
  /// as jumpTo() if there is no faster way.
  virtual void draw(quint64 number) = 0;

 signals:
  void counted();                    ///< count() is known, also when it is 0
  void firstShown();                 ///< the first positions have arrived, while the others are still being counted
  void numberReady(quint64 number);  ///< the position requested with jumpTo() is in the window
  void drawn(const kotai::AnyPosition& position);
  void numberFound(quint64 number);                ///< exact number of the drawn position, which is now in the window
  void failed(const kotai::SolutionError& error);  ///< the list stays unchanged

 protected:
  using QAbstractListModel::QAbstractListModel;
};

/// GUI thread. Rows are the positions firstNumber() to firstNumber()+rowCount()-1 of the list. More are fetched at the end
/// (fetchMore) and at the beginning (fetchPrevious). Answers to outdated requests are dropped.
template <typename List, typename Listed, typename SolutionPointer>
class PositionWindow : public PositionWindowBase {
 public:
  using VariantPointer = std::decay_t<decltype(std::declval<SolutionPointer>()->variant())>;

  ~PositionWindow() override {
    m_stop.request_stop();
    m_drawStop.request_stop();
  }

  bool isCounting() const override { return m_counting; }
  quint64 count() const override { return m_list ? m_list->count() : 0; }
  quint64 firstNumber() const { return m_first; }
  int rowOf(quint64 number) const override {
    return number >= m_first && number - m_first < m_entries.size() ? static_cast<int>(number - m_first) : -1;
  }
  void jumpTo(quint64 number) override;
  void fetchPrevious() override;
  void draw(quint64 number) override;
  void setValuesHidden(bool hidden);
  bool valuesHidden() const { return m_valuesHidden; }
  const VariantPointer& variant() const { return m_variant; }

  int rowCount(const QModelIndex& parent = {}) const override {
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
  }
  bool canFetchMore(const QModelIndex& parent) const override {
    return !parent.isValid() && m_list && !m_fetching && m_first + m_entries.size() < count();
  }
  void fetchMore(const QModelIndex& parent) override {
    if (canFetchMore(parent)) requestPage(m_first + m_entries.size(), pagePositions, Place::Append);
  }

 protected:
  struct Entry {
    Listed listed;
    QString text;
  };

  using PositionWindowBase::PositionWindowBase;
  /// Counts in a worker, then fetches the first page. The list is empty without a solution or a filter.
  template <typename Filter>
  void load(SolutionPointer solution, const std::optional<Filter>& filter);
  /// The first entries of the list that is being counted.
  void showFirst(const std::vector<Listed>& first);
  const std::shared_ptr<const List>& listed() const { return m_list; }  ///< null while counting
  const Entry& entry(int row) const { return m_entries[static_cast<std::size_t>(row)]; }

 private:
  using Page = std::deque<Entry>;
  enum class Place { Replace, Append, Prepend };
  struct Answer {
    quint64 token = 0;
    std::shared_ptr<const List> list;  ///< entries of the first page only
    quint64 first = 0;
    Page page;
    Place place = Place::Replace;
    std::optional<quint64> wanted;
    std::optional<SolutionError> error;
  };

  template <typename Variant>
  static Entry entryOf(const Listed& listed, const Variant& variant) {
    return {listed, QString::fromStdString(variant.formatPosition(listed.position))};
  }
  /// Returns whether the rows already show these entries.
  bool shows(const Answer& answer) const {
    return answer.first == m_first && !m_entries.empty() &&
           std::ranges::equal(answer.page, m_entries, {}, &Entry::text, &Entry::text);
  }
  template <typename Variant>
  static Page readPage(const List& list, const Variant& variant, quint64 first, std::size_t limit, const std::stop_token& stop) {
    Page page;
    for (const Listed& listed : list.page(first, limit, stop)) page.push_back(entryOf(listed, variant));
    return page;
  }
  void requestPage(quint64 first, std::size_t limit, Place place, std::optional<quint64> wanted = {});
  void receivePage(const Answer& answer);
  void stopRequests();
  static constexpr bool canDraw = requires(const List& list) { list.drawnNear(quint64(), std::stop_token()); };
  void drawNear(quint64 number);
  template <typename Drawn>
  void findNumber(const Drawn& drawn);
  void stopDrawing();
  void clear();

  VariantPointer m_variant;
  std::shared_ptr<const List> m_list;
  Page m_entries;
  quint64 m_first = 0;
  quint64 m_token = 0;
  bool m_counting = false;
  bool m_fetching = false;
  bool m_valuesHidden = false;
  std::stop_source m_stop;
  quint64 m_drawToken = 0;  ///< like m_token, for drawn positions
  std::stop_source m_drawStop;
};

template <typename List, typename Listed, typename SolutionPointer>
void PositionWindow<List, Listed, SolutionPointer>::stopRequests() {
  m_stop.request_stop();
  m_stop = std::stop_source();
  ++m_token;  // earlier requests are outdated
}

template <typename List, typename Listed, typename SolutionPointer>
void PositionWindow<List, Listed, SolutionPointer>::clear() {
  stopRequests();
  stopDrawing();
  m_fetching = false;
  m_counting = false;
  beginResetModel();
  m_entries.clear();
  m_list.reset();
  m_first = 0;
  endResetModel();
}

template <typename List, typename Listed, typename SolutionPointer>
template <typename Filter>
void PositionWindow<List, Listed, SolutionPointer>::load(SolutionPointer solution, const std::optional<Filter>& filter) {
  clear();
  m_variant = solution ? solution->variant() : nullptr;
  if (!solution || !filter) return;
  m_counting = true;
  m_fetching = true;
  auto work = [token = m_token, solution, wanted = *filter, stop = m_stop.get_token()] {
    Answer answer;
    answer.token = token;
    try {
      answer.list = std::make_shared<const List>(solution, wanted, stop);
      if (!stop.stop_requested()) answer.page = readPage(*answer.list, *solution->variant(), 0, pagePositions, stop);
    } catch (...) {
      answer.error = readFailure(solution->file());
    }
    return answer;
  };
  runInBackground(this, std::move(work), [this](const Answer& answer) {
    if (answer.token != m_token) return;
    m_counting = false;
    m_list = answer.list;
    receivePage(answer);
    emit counted();
  });
}

template <typename List, typename Listed, typename SolutionPointer>
void PositionWindow<List, Listed, SolutionPointer>::showFirst(const std::vector<Listed>& first) {
  if (!m_counting || first.empty()) return;
  beginResetModel();
  m_entries.clear();
  for (const Listed& listed : first) m_entries.push_back(entryOf(listed, *m_variant));
  endResetModel();
  emit firstShown();
}

template <typename List, typename Listed, typename SolutionPointer>
void PositionWindow<List, Listed, SolutionPointer>::requestPage(quint64 first, std::size_t limit, Place place,
                                                                std::optional<quint64> wanted) {
  m_fetching = true;
  auto work = [token = m_token, list = m_list, variant = m_variant, first, limit, place, wanted, stop = m_stop.get_token()] {
    Answer answer;
    answer.token = token;
    answer.first = first;
    answer.place = place;
    answer.wanted = wanted;
    try {
      answer.page = readPage(*list, *variant, first, limit, stop);
    } catch (...) {
      answer.error = readFailure({});
    }
    return answer;
  };
  runInBackground(this, std::move(work), [this](const Answer& answer) {
    if (answer.token == m_token) receivePage(answer);
  });
}

template <typename List, typename Listed, typename SolutionPointer>
void PositionWindow<List, Listed, SolutionPointer>::receivePage(const Answer& answer) {
  // m_fetching stays set until the rows have arrived, because views may ask for more while they handle the signals below.
  if (answer.error) {
    m_fetching = false;
    emit failed(*answer.error);
    return;
  }
  const int arrived = static_cast<int>(answer.page.size());
  if (answer.place == Place::Replace && shows(answer)) {
    m_fetching = false;
  } else if (answer.place == Place::Replace) {
    beginResetModel();
    m_entries = answer.page;
    m_first = answer.first;
    m_fetching = false;
    endResetModel();
  } else if (arrived > 0) {
    const int at = answer.place == Place::Append ? rowCount() : 0;
    beginInsertRows({}, at, at + arrived - 1);
    m_entries.insert(m_entries.begin() + at, answer.page.begin(), answer.page.end());
    if (answer.place == Place::Prepend) m_first = answer.first;
    m_fetching = false;
    endInsertRows();
  }
  if (arrived == 0) m_fetching = false;
  if (answer.wanted && rowOf(*answer.wanted) >= 0) emit numberReady(*answer.wanted);
}

template <typename List, typename Listed, typename SolutionPointer>
void PositionWindow<List, Listed, SolutionPointer>::jumpTo(quint64 number) {
  if (!m_list || number >= count()) return;
  stopDrawing();
  if (rowOf(number) >= 0) {
    emit numberReady(number);
    return;
  }
  stopRequests();
  requestPage(number - number % pagePositions, pagePositions, Place::Replace, number);
}

template <typename List, typename Listed, typename SolutionPointer>
void PositionWindow<List, Listed, SolutionPointer>::stopDrawing() {
  m_drawStop.request_stop();
  m_drawStop = std::stop_source();
  ++m_drawToken;
}

template <typename List, typename Listed, typename SolutionPointer>
void PositionWindow<List, Listed, SolutionPointer>::draw(quint64 number) {
  if (!m_list || number >= count()) return;
  if constexpr (canDraw) {
    if (rowOf(number) < 0) return drawNear(number);
  }
  jumpTo(number);
}

template <typename List, typename Listed, typename SolutionPointer>
void PositionWindow<List, Listed, SolutionPointer>::drawNear(quint64 number) {
  struct Found {
    decltype(std::declval<const List&>().drawnNear(number, std::stop_token())) drawn;
    std::optional<SolutionError> error;
  };
  stopDrawing();
  auto work = [list = m_list, number, stop = m_drawStop.get_token()]() -> Found {
    try {
      return {list->drawnNear(number, stop), {}};
    } catch (...) {
      return {{}, readFailure({})};
    }
  };
  runInBackground(this, std::move(work), [this, number, token = m_drawToken](const Found& found) {
    if (token != m_drawToken) return;
    if (found.error) return failed(*found.error);
    if (!found.drawn) return jumpTo(number);
    emit drawn(found.drawn->listed.position);
    if (token == m_drawToken) findNumber(*found.drawn);
  });
}

/// The search must examine earlier positions first.
template <typename List, typename Listed, typename SolutionPointer>
template <typename Drawn>
void PositionWindow<List, Listed, SolutionPointer>::findNumber(const Drawn& drawn) {
  auto work = [list = m_list, variant = m_variant, drawn, stop = m_drawStop.get_token()] {
    Answer answer;
    try {
      const auto numbered = list->numbered(drawn, pagePositions, stop);
      answer.first = numbered.number;
      for (const Listed& listed : numbered.positions) answer.page.push_back(entryOf(listed, *variant));
    } catch (...) {
      answer.error = readFailure({});
    }
    return answer;
  };
  runInBackground(this, std::move(work), [this, token = m_drawToken](const Answer& answer) {
    if (token != m_drawToken) return;
    stopRequests();
    receivePage(answer);
    if (rowOf(answer.first) >= 0) emit numberFound(answer.first);
  });
}

template <typename List, typename Listed, typename SolutionPointer>
void PositionWindow<List, Listed, SolutionPointer>::fetchPrevious() {
  if (!m_list || m_fetching || m_first == 0) return;
  const quint64 step = std::min<quint64>(m_first, pagePositions);
  requestPage(m_first - step, static_cast<std::size_t>(step), Place::Prepend);
}

template <typename List, typename Listed, typename SolutionPointer>
void PositionWindow<List, Listed, SolutionPointer>::setValuesHidden(bool hidden) {
  if (hidden == m_valuesHidden) return;
  m_valuesHidden = hidden;
  if (!m_entries.empty()) emit dataChanged(index(0), index(rowCount() - 1));
}

}  // namespace kotai::ui
