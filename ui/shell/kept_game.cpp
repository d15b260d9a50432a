#include "ui/shell/kept_game.h"

#include <QCoreApplication>
#include <QDir>

namespace kotai::ui {

namespace {

struct KeptStrings {
  Q_DECLARE_TR_FUNCTIONS(KeptStrings)
};

}  // namespace

QString KeptGame::makeWay(const QString& reason) {
  const auto aside = putAsideDamaged(m_file);
  m_safe = aside.has_value();
  m_inTheWay = m_safe ? std::nullopt : std::optional(aside.error());
  if (m_safe)
    return reason + QLatin1Char('\n') +
           KeptStrings::tr("What was there is kept as it was, as %1.").arg(QDir::toNativeSeparators(*aside));
  return reason + QLatin1Char('\n') + fileFailureText(aside.error()) + QLatin1Char(' ') +
         KeptStrings::tr("It is left as it is, and the open game is not kept.");
}

KeptGame::Content KeptGame::read() {
  const auto text = readWhole(m_file);
  m_safe = text || text.error().kind == FileFailure::Kind::Missing;
  m_inTheWay.reset();
  m_text = text.value_or(QByteArray());
  if (!text) return {{}, {}, m_safe ? QString() : makeWay(fileFailureText(text.error()))};
  const auto game = readSavedGame(*text);
  const QString file = QDir::toNativeSeparators(m_file);
  if (!game)
    return {
        {},
        {},
        makeWay(KeptStrings::tr("The game of the last time, %1, cannot be opened. %2").arg(file, gameFaultText(game.error())))};
  if (game->damage().empty()) return {*text, *game, {}};
  return {*text, *game,
          makeWay(KeptStrings::tr("The game of the last time, %1, is damaged; what could be read is here.").arg(file) +
                  QLatin1Char('\n') + gameDamageText(game->damage()))};
}

std::optional<FileFailure> KeptGame::write(const QByteArray& text, QString& warning) {
  if (!m_safe) warning = read().warning;
  if (m_inTheWay) return m_inTheWay;
  auto failure = writeWhole(m_file, text);
  if (!failure) m_text = text;
  return failure;
}

}  // namespace kotai::ui
