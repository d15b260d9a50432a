// Settings stored between runs, with their keys, default values and ranges.
#pragma once

#include <QByteArray>
#include <QComboBox>
#include <QHash>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QThreadPool>
#include <QVariant>
#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "ui/settings/languages.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

/// Named values in a settings file, with the functions of QSettings. Reads the file once. A separate thread
/// writes the file. QSettings would write in the GUI thread, and a slow disk would then freeze the window for
/// seconds after every change. GUI thread only.
class SettingsStore : public QObject {
 public:
  explicit SettingsStore(const QSettings& file);
  ~SettingsStore() override;  ///< waits until all changes are written

  QVariant value(const QString& key, const QVariant& fallback = {}) const { return m_values.value(key, fallback); }
  bool contains(const QString& key) const { return m_values.contains(key); }
  void setValue(const QString& key, const QVariant& value);
  void remove(const QString& key);

 private:
  using Values = QHash<QString, QVariant>;

  void change(const QString& key, const QVariant& value);
  void write();
  void restoreUnwritten(const Values& changes);

  QString m_file;
  QSettings::Format m_format;
  Values m_values;
  Values m_changes;        ///< changes for the next write; an invalid value removes its key
  bool m_writing = false;  ///< true while a write is running or about to start
  QThreadPool m_writer;    ///< a single thread, so that changes reach the file in order
};

/// Sides that the program plays.
enum class OpponentSides { None, First, Second, Both };

/// Signal of a setting. A template cannot declare signals.
class ChangingSetting : public QObject {
  Q_OBJECT

 signals:
  void changed();
};

/// Value of one key in the store. Like a QProperty, returns the value when it is called. Numbers are clamped to a
/// range. An unknown number of an enumeration stands for the default.
template <class T>
class Setting : public ChangingSetting {
 public:
  Setting(SettingsStore* store, const char* key, T fallback, T lowest = T(), T highest = T())
      : m_store(store),
        m_key(QString::fromLatin1(key)),
        m_fallback(std::move(fallback)),
        m_lowest(std::move(lowest)),
        m_highest(std::move(highest)) {}

  T operator()() const {
    if (!m_store->contains(m_key)) return m_fallback;
    const QVariant stored = m_store->value(m_key);
    if constexpr (std::is_enum_v<T>) {
      const auto value = static_cast<T>(stored.toInt());
      return value >= m_lowest && value <= m_highest ? value : m_fallback;
    } else if constexpr (std::is_same_v<T, int>) {
      return std::clamp(stored.toInt(), m_lowest, m_highest);
    } else {
      return stored.value<T>();
    }
  }
  void set(const T& value) {
    if (m_store->contains(m_key) && (*this)() == value) return;
    if constexpr (std::is_enum_v<T>) {
      m_store->setValue(m_key, static_cast<int>(value));
    } else {
      m_store->setValue(m_key, value);
    }
    emit changed();
  }

 private:
  SettingsStore* m_store;
  QString m_key;
  T m_fallback;
  T m_lowest;
  T m_highest;
};

/// Values of a group of keys, each with a name. Empty if nothing is stored.
template <class T>
class SettingGroup {
 public:
  SettingGroup(SettingsStore* store, const char* group) : m_store(store), m_group(QString::fromLatin1(group)) {}
  T operator()(const QString& name) const { return m_store->value(m_group + name).template value<T>(); }
  void set(const QString& name, const T& value) { m_store->setValue(m_group + name, value); }

 private:
  SettingsStore* m_store;
  QString m_group;
};

/// Settings of the program. An empty file name selects the platform's location (~/.config/Kotai/kotai.conf).
/// The first run copies the settings of "Unknown Organization". GUI thread only.
class Settings : public QObject {
  Q_OBJECT

  SettingsStore m_store;

 public:
  explicit Settings(const QString& fileName = {}, QObject* parent = nullptr);

  /// Code from languages(). Initially the language of the system, if there is a translation.
  Setting<QString> language{&m_store, "interface/language", systemLanguage()};
  Setting<ThemeChoice> theme{&m_store, "interface/theme", ThemeChoice::System, ThemeChoice::System, ThemeChoice::Dark};
  Setting<VisionChoice> vision{&m_store, "interface/vision", VisionChoice::Standard, VisionChoice::Standard,
                               VisionChoice::Greyscale};
  Setting<bool> sounds{&m_store, "interface/sounds", false};
  Setting<bool> explainsNewGames{&m_store, "interface/explainsNewGames", true};  ///< shows cards with the rules
  Setting<bool> firstStepsDone{&m_store, "interface/firstStepsDone", false};     ///< also true if they were skipped
  Setting<bool> coordinatesShown{&m_store, "board/coordinatesShown", true};
  Setting<bool> boardFlipped{&m_store, "board/flipped", false};
  Setting<bool> ownSideBelow{&m_store, "board/ownSideBelow", true};  ///< in games against the computer
  Setting<bool> pathsShown{&m_store, "board/shortestPaths", false};
  Setting<bool> revealsAtOnce{&m_store, "board/revealsAtOnce", true};     ///< reveals both choices after the second choice
  Setting<int> animationMs{&m_store, "board/animationMs", 200, 0, 2000};  ///< 0 disables animations
  Setting<QString> opponentEngine{&m_store, "opponent/engine", {}};       ///< address of the external engine used last
  Setting<int> opponentDelayMs{&m_store, "opponent/delayMs", 500, 0, 10000};
  /// Side of the program in the last game in which it played only one side.
  Setting<OpponentSides> lastProgramSide{&m_store, "opponent/lastSide", OpponentSides::Second, OpponentSides::None,
                                         OpponentSides::Second};
  Setting<int> clockSeconds{&m_store, "clock/seconds", 0, 0, 3 * 3600};              ///< time of each side; 0 without a clock
  Setting<int> clockIncrementSeconds{&m_store, "clock/incrementSeconds", 0, 0, 60};  ///< for each move
  Setting<int> solveThreads{&m_store, "solving/threads", 0, 0, 1024};                ///< 0 for all threads of the machine
  Setting<int> solveMemoryMb{&m_store, "solving/memoryMb", 0, 0, std::numeric_limits<int>::max()};  ///< 0 for all free memory
  Setting<bool> solvesPlayedGame{&m_store, "solving/whatIsPlayed", true};  ///< if the solve takes less than a minute
  Setting<QString> training{&m_store, "puzzles/choice", {}};  ///< last choice of training, in the format of ui/puzzles
  Setting<QByteArray> windowGeometry{&m_store, "window/geometry", {}};
  /// States of the docks by layout, such as "state" or "playState". Each kind of game has its own layouts.
  SettingGroup<QByteArray> windowState{&m_store, "window/"};
  SettingGroup<QString> choice{&m_store, "choices/"};  ///< choices of combo boxes

  bool valuesShown() const;  ///< returns whether the window shows values of positions and moves
  void setValuesShown(bool shown);
  void suppressValues(bool held);  ///< hides values temporarily, until the user requests them; not stored
  PieceSet pieceSet() const;       ///< stored as "animals", "kanji", "letters"
  void setPieceSet(kotai::ui::PieceSet pieces);
  static constexpr const char* firstGameStrength = "level=1";  ///< opponent in the first game
  /// Returns an opponent of a game, as a text for makePlayer(), such as "perfect", "level=3" or "random", or as
  /// the address of an engine. Each game has its own opponent.
  QString opponentStrength() const;  ///< opponent of the open game
  QString opponentStrengthIn(std::string_view gameId) const;
  void setOpponentGame(std::string_view gameId);  ///< selects the opponent of an opened game
  void setOpponentStrength(const QString& strength) { setOpponentStrengthIn(m_opponentGame, strength); }
  void setOpponentStrengthIn(std::string_view gameId, const QString& strength);
  /// Returns the user's level against the program, estimated from games in the library. Returns nothing after too
  /// few games.
  std::optional<int> ownLevelIn(std::string_view gameId) const;
  void setOwnLevelIn(std::string_view gameId, std::optional<int> level);
  OpponentSides opponentSides() const;
  void setOpponentSides(kotai::ui::OpponentSides sides);
  std::optional<Side> personSide() const;  ///< user's side against the computer; empty if the user plays both or none
  QString playerName(Side side) const;     ///< name of the person on this side, in games of two people; may be empty
  void setPlayerName(kotai::Side side, const QString& name);
  /// Returns the strength of the computer player of a side, in games in which both sides move at the same time.
  /// Initially level 1.
  QString seatStrength(Side side) const;
  void setSeatStrength(kotai::Side side, const QString& strength);
  /// Returns the user's shortcuts for an action, as portable texts separated by '|'. Empty for the default
  /// shortcuts.
  std::optional<QString> shortcuts(const QString& action) const;
  void setShortcuts(const QString& action, const std::optional<QString>& keys);
  QString puzzleInWork(const std::string& variantId) const;                   ///< puzzle in progress; empty if there is none
  void setPuzzleInWork(const std::string& variantId, const QString& puzzle);  ///< \p puzzle: empty to remove the puzzle
  QStringList recentFiles() const;                                            ///< paths of files with games, latest first
  void addRecentFile(const QString& file);
  void forgetRecentFiles();
  /// Returns the queries that the user has run in a game, latest first.
  QStringList queries(std::string_view gameId) const;
  void addQuery(std::string_view gameId, const QString& text);
  /// Returns true for the play layout, and false for the study layout. Initially true if the user plays against
  /// the program.
  bool playLayout() const;
  void setPlayLayout(bool play);

 signals:
  void valuesShownChanged(bool shown);
  void pieceSetChanged(kotai::ui::PieceSet pieces);
  void opponentChanged();  ///< the strength, the sides or the delay of the opponent changed
  void solveLimitsChanged();
  void playLayoutChanged(bool play);

 private:
  bool store(const QString& key, const QVariant& value);  ///< stores a value; returns whether the value has changed

  bool m_valuesSuppressed = false;
  std::string m_opponentGame;  ///< id of the open game; empty if there is none
};

/// Hides values temporarily, for example during a review, and then restores their visibility.
class HiddenValues {
 public:
  explicit HiddenValues(Settings* settings) : m_settings(settings) {}
  /// Restores the visibility without signals, because the window may be closing.
  ~HiddenValues();
  HiddenValues(const HiddenValues&) = delete;
  HiddenValues& operator=(const HiddenValues&) = delete;

  void hide();
  void restore();

 private:
  Settings* m_settings;
  bool m_hidden = false;
};

/// Selects the stored choice in the combo box, if there is one, and stores every later choice.
void storeChoice(QComboBox* box, Settings* settings, const QString& name);

}  // namespace kotai::ui
