// List of positions of any game, which a dock can show and save.
#pragma once

#include <QString>
#include <QVariant>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/game/types.h"

namespace kotai::ui {

/// File format of a saved list: CSV, JSON, JSON Lines, or game records that begin at the listed positions.
enum class ListFormat { Csv, Json, JsonLines, Games };

struct CardRoles {
  enum : int {
    PositionRole = Qt::UserRole + 1,  ///< AnyPosition
    TextRole,                         ///< position as text, in the notation of kotai-cli
    NumberRole,                       ///< index in the whole list, from 0
    MovesRole,                        ///< moves that lead to the given position, in lists of parents
    DescriptionRole,                  ///< lines that describe the position; replace its text on the card if not empty
    // The roles below depend on the value and are invalid while values are hidden.
    OutcomeRole,  ///< int(Outcome), or int(PositionClass) if both players move at the same time
    ValueRole,    ///< the value as short text
  };
};

struct PositionCard {
  AnyPosition position;
  QString text;
  /// Returns the value for a role, in the current language. Also supports Qt::AccessibleTextRole and, if the card has a
  /// coloured dot instead of a pill, Qt::DecorationRole. May be empty. Use only in the GUI thread.
  std::function<QVariant(int role)> value = {};
  QString moves = {};
};

/// List of positions, which the constructor counts. All functions are thread-safe and throw SolutionError.
class CardList {
 public:
  using Cards = std::vector<PositionCard>;

  virtual ~CardList() = default;
  virtual std::uint64_t count() const = 0;
  /// Returns false if the user stopped the search, or if there are too many positions to list all.
  virtual bool isWhole() const { return true; }
  /// Returns the positions `first` to `first + limit - 1`. Returns fewer positions at the end of the list, or if
  /// a stop was requested.
  virtual Cards page(std::uint64_t first, std::size_t limit, const std::stop_token& stop) const = 0;

  struct Numbered {
    std::uint64_t number = 0;
    Cards cards = {};
  };
  /// Position near a given number in the list, found without counting the earlier positions. `numbered`
  /// determines the exact number of the position, which takes longer.
  struct Drawn {
    PositionCard listed;
    std::function<Numbered(std::size_t limit, const std::stop_token& stop)> numbered;
  };
  /// Finds a position near a given number. Returns nothing if page() is as fast.
  virtual std::optional<Drawn> drawnNear(std::uint64_t, const std::stop_token&) const { return std::nullopt; }

  /// Returns the heading of a saved table, such as "position,outcome,distance". Empty if the list cannot be saved.
  virtual std::string columns() const { return {}; }
  /// Returns entries as text in the file format, starting at the given number. An entry is a table row, an object
  /// or a whole game.
  virtual std::vector<std::string> written(std::uint64_t, std::size_t, ListFormat, const std::stop_token&) const { return {}; }
};

/// Opens and counts a list. Called in a worker. On a stop request, the function may return an incomplete list.
using OpenCards = std::function<std::shared_ptr<const CardList>(const std::stop_token& stop)>;

/// Progress of a search. The searching thread writes the progress, and the GUI thread reads it.
struct SearchState {
  std::stop_source stop;  ///< stops the search
  std::atomic<double> share = 0;
  std::atomic<std::uint64_t> found = 0;
  std::mutex mutex;
  std::optional<CardList::Cards> first;  ///< first matches, if known; protected by `mutex`
};

}  // namespace kotai::ui
