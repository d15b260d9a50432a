# Headers that are compiled once per layer, because most of its files read them. Files still include what they use: the preset `package` and
# clang-tidy compile without precompiled headers.

set(KOTAI_CORE_HEADERS <algorithm> <array> <atomic> <bit> <chrono> <cstdint> <cstring> <filesystem> <functional> <map> <memory> <mutex> <optional>
  <span> <stop_token> <string> <string_view> <system_error> <utility> <vector> <fmt/format.h> <tl/expected.hpp>)
set(KOTAI_WINDOW_HEADERS <QAbstractItemModel> <QAccessible> <QAction> <QApplication> <QComboBox> <QDialog> <QDialogButtonBox> <QDir> <QDockWidget>
  <QFile> <QFileInfo> <QFormLayout> <QFutureWatcher> <QHash> <QHBoxLayout> <QHeaderView> <QKeyEvent> <QLabel> <QLineEdit> <QLocale> <QMainWindow> <QMenu>
  <QMouseEvent> <QPainter> <QPainterPath> <QPointer> <QPushButton> <QScrollArea> <QScrollBar> <QSettings> <QSpinBox> <QSplitter> <QStackedWidget>
  <QStyledItemDelegate> <QStyleOption> <QTabBar> <QTableView> <QTimer> <QToolButton> <QToolTip> <QTreeView> <QUndoStack> <QVBoxLayout>)
