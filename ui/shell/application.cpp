#include "ui/shell/application.h"

#include <fcntl.h>
#include <unistd.h>

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QIcon>
#include <QLibraryInfo>
#include <QLocale>
#include <QPainter>
#include <QProxyStyle>
#include <QScrollArea>
#include <QSocketNotifier>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTableView>
#include <cerrno>

#include "ui/theme/fonts.h"
#include "ui/theme/palette.h"

// Qt requires the following function outside all namespaces, because resources of a static library are linked
// by name.
static void linkResources() { Q_INIT_RESOURCE(kotai); }

namespace kotai::ui {

namespace {

/// Fusion style with changes. Menus have no underlined letters (Alt and the letter still work), and dialog
/// buttons have no icons. The Tab key skips scroll areas without a name, but not their contents. A table is one
/// tab stop, with arrow keys for its cells. Headers of tables are elided like cells if there is no room. The
/// mouse wheel scrolls the page instead of changing a closed combo box.
class CalmStyle : public QProxyStyle {
 public:
  CalmStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}
  void polish(QWidget* widget) override {
    if (qobject_cast<QScrollArea*>(widget) && widget->accessibleName().isEmpty()) widget->setFocusPolicy(Qt::NoFocus);
    if (auto* table = qobject_cast<QTableView*>(widget)) table->setTabKeyNavigation(false);
    if (qobject_cast<QComboBox*>(widget) && widget->focusPolicy() == Qt::WheelFocus) widget->setFocusPolicy(Qt::StrongFocus);
    QProxyStyle::polish(widget);
  }
  using QProxyStyle::polish;
  int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const override {
    const bool plain =
        hint == SH_UnderlineShortcut || hint == SH_DialogButtonBox_ButtonsHaveIcons || hint == SH_ComboBox_AllowWheelScrolling;
    return plain ? 0 : QProxyStyle::styleHint(hint, option, widget, data);
  }
  void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const override {
    const auto* header = element == CE_HeaderLabel ? qstyleoption_cast<const QStyleOptionHeader*>(option) : nullptr;
    if (!header || header->text.contains(QLatin1Char('\n'))) return QProxyStyle::drawControl(element, option, painter, widget);
    QStyleOptionHeader fitting(*header);
    fitting.version = QStyleOptionHeader::Version;  // the copy has only the members of this version
    fitting.text = painter->fontMetrics().elidedText(header->text, Qt::ElideRight, header->rect.width());
    QProxyStyle::drawControl(element, &fitting, painter, widget);
  }
};

// A signal handler may call only a few functions. This handler writes a byte, which the event loop reads.
volatile std::sig_atomic_t wakeEnd = -1;

extern "C" void onQuitSignal(int) {
  const int savedErrno = errno;
  [[maybe_unused]] const auto written = ::write(wakeEnd, "q", 1);
  errno = savedErrno;
}

}  // namespace

void setUpApplication() {
  linkResources();
  QApplication::setApplicationName(QStringLiteral("kotai"));
  QApplication::setApplicationDisplayName(QStringLiteral("Kotai"));
  Theme::instance();  // the theme must read the system's palette before the program sets its own palette
  QApplication::setStyle(new CalmStyle);
  QApplication::setFont(interfaceFont(QApplication::font()));
  QApplication::setDesktopFileName(QStringLiteral("kotai"));  // Wayland uses this name to find the window's icon
  QApplication::setWindowIcon(QIcon(QStringLiteral(":/kotai/icons/kotai.svg")));
}

std::filesystem::path defaultDataDirectory() {
  const QString named = qEnvironmentVariable("KOTAI_DATA");
  const QString folder = named.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : named;
  return std::filesystem::path(QFile::encodeName(folder).toStdString());
}

void LanguageSwitch::setLanguage(const QString& language) {
  if (language == m_language) return;
  m_language = language;
  QLocale::setDefault(QLocale(language));
  QApplication::removeTranslator(&m_kotai);
  QApplication::removeTranslator(&m_qt);
  // Sets the locale first, because every widget updates its texts when a translator is installed.
  if (m_qt.load(QStringLiteral("qtbase_") + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
    QApplication::installTranslator(&m_qt);
  if (m_kotai.load(QStringLiteral(":/kotai/translations/kotai_%1.qm").arg(language))) QApplication::installTranslator(&m_kotai);
}

/// Begins to handle signals. If no pipe can be created, the signals end the program as usual.
QuitSignals::QuitSignals(QObject* parent) : QObject(parent) {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0) return;
  m_readEnd = ends[0];
  wakeEnd = ends[1];
  auto* notifier = new QSocketNotifier(m_readEnd, QSocketNotifier::Read, this);
  connect(notifier, &QSocketNotifier::activated, this, &QuitSignals::receive);
  struct sigaction action {};
  action.sa_handler = onQuitSignal;
  action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
  ::sigemptyset(&action.sa_mask);
  for (std::size_t i = 0; i < watched.size(); ++i) {
    ::sigaction(watched[i], nullptr, &m_before[i]);
    if (watched[i] != SIGHUP || m_before[i].sa_handler != SIG_IGN) ::sigaction(watched[i], &action, nullptr);
  }
}

QuitSignals::~QuitSignals() {
  if (m_readEnd < 0) return;
  for (std::size_t i = 0; i < watched.size(); ++i) ::sigaction(watched[i], &m_before[i], nullptr);
  ::close(m_readEnd);
  ::close(wakeEnd);
  wakeEnd = -1;
}

void QuitSignals::receive() {
  char byte = 0;
  if (::read(m_readEnd, &byte, 1) == 1) emit raised();
}

}  // namespace kotai::ui

#include "moc_application.cpp"
