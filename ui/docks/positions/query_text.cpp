#include "ui/docks/positions/query_text.h"

#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>

#include "core/base/errors.h"
#include "ui/strings/query_strings.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

void showQueryFault(QLineEdit& edit, QLabel& words, const TextError& error) {
  const QByteArray before = edit.text().toUtf8().left(static_cast<qsizetype>(error.column) - 1);
  const auto place = static_cast<int>(QString::fromUtf8(before).size());
  words.setTextFormat(Qt::RichText);
  words.setText(
      QStringLiteral("<span style='color:%1'>%2</span>")
          .arg(Theme::instance().palette().textOf(Outcome::Loss).name(), queryFaultText(error, place + 1).toHtmlEscaped()));
  words.show();
  edit.setFocus();
  const QString found = error.params.empty() ? QString() : QString::fromStdString(error.params.front());
  const bool marks = !found.isEmpty() && edit.text().mid(place).startsWith(found);
  edit.setCursorPosition(place);
  if (marks) edit.setSelection(place, static_cast<int>(found.size()));
}

QString queryFileWords(QString query) {
  constexpr int longest = 60;
  query.replace(QStringLiteral("!="), QStringLiteral(" not "));
  query.replace(QRegularExpression(QStringLiteral("[^A-Za-z0-9]+")), QStringLiteral("-"));
  query.truncate(longest);
  while (query.endsWith(QLatin1Char('-'))) query.chop(1);
  return query;
}

}  // namespace kotai::ui
