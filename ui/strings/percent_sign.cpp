#include "ui/strings/percent_sign.h"

#include <QCoreApplication>
#include <QLocale>

namespace kotai::ui {

struct PercentSign {
  Q_DECLARE_TR_FUNCTIONS(PercentSign)
};

QString withPercentSign(const QString& number) { return PercentSign::tr("%1%", "a percentage").arg(number); }

QString withPercentSign(int number) { return withPercentSign(QLocale().toString(number)); }

/// Returns a label format of plain characters only, because Qt Charts garbles other characters on an axis.
QString percentLabelFormat() {
  return QStringLiteral("%d") + withPercentSign(QString()).replace(u'%', QStringLiteral("%%")).replace(QChar::Nbsp, u' ');
}

}  // namespace kotai::ui
