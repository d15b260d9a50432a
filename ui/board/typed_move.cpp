#include "ui/board/typed_move.h"

#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <algorithm>

#include "ui/widgets/copy_key.h"

namespace kotai::ui {

constexpr qsizetype longestMove = 12;

/// Returns whether a legal move begins with the character, which names a column or a dropped piece.
static bool beginsMove(QChar character, const GameDocument& document) {
  if (character >= QLatin1Char('a') && character < QChar(u'a' + document.variant()->columns())) return true;
  const auto& moves = document.legalMoves();
  return std::any_of(moves.begin(), moves.end(), [&](AnyMove move) {
    const std::string text = document.variant()->formatMove(document.position(), move);
    return !text.empty() && QChar::fromLatin1(text.front()).toLower() == character;
  });
}

static QString inMoveCase(const QString& text, const GameDocument& document) {
  const auto& moves = document.legalMoves();
  for (const AnyMove move : moves) {
    const QString written = QString::fromStdString(document.variant()->formatMove(document.position(), move));
    if (written.startsWith(text, Qt::CaseInsensitive)) return written.left(text.size());
  }
  if (moves.empty()) return text;
  const std::string example = document.variant()->formatMove(document.position(), moves.front());
  return !example.empty() && QChar::fromLatin1(example.front()).isUpper() ? text.toUpper() : text.toLower();
}

static bool beginsMove(QWidget& board, const QKeyEvent& key) {
  if (key.text().size() != 1 || !key.text().at(0).isLetter()) return false;
  QKeyEvent question(QEvent::ShortcutOverride, key.key(), key.modifiers(), key.text());
  question.ignore();
  QCoreApplication::sendEvent(&board, &question);
  return question.isAccepted();
}

bool typesText(const QKeyEvent& event, const QWidget& window) {
  if ((event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) || event.text().size() != 1) return false;
  const QChar character = event.text().at(0);
  if (!character.isLetterOrNumber() || character.unicode() >= 128) return false;
  const QList<QAction*> actions = window.actions();
  return std::none_of(actions.begin(), actions.end(),
                      [&](const QAction* action) { return action->shortcuts().contains(QKeySequence(event.key())); });
}

bool typesMove(const QString& typed, const QKeyEvent& event, const GameDocument& document) {
  if (event.text().size() != 1) return false;
  const QChar character = event.text().at(0).toLower();
  if (typed.isEmpty()) return beginsMove(character, document);
  return (character.isLetterOrNumber() && character.unicode() < 128) || character == QLatin1Char('*') ||
         character == QLatin1Char('@');
}

QString typedWith(const QString& typed, const QString& text, const GameDocument& document) {
  return typed.size() < longestMove ? inMoveCase(typed + text, document) : typed;
}

tl::expected<AnyMove, TextError> readTyped(const QString& typed, const GameDocument& document) {
  const auto read = [&](const QString& text) { return document.variant()->parseMove(document.position(), text.toStdString()); };
  auto move = read(typed);
  // If the text matches no legal move, its first letter may name a dropped piece. The notation writes this letter
  // in upper case.
  if (!move)
    if (const auto drop = read(typed.left(1).toUpper() + typed.mid(1).toLower());
        drop || drop.error().fault == TextFault::IllegalMove)
      move = drop;
  return move;
}

bool redirectsTyping(QWidget& board, QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress) return false;
  const auto* widget = qobject_cast<QWidget*>(watched);
  const bool passes = widget && widget != &board && widget->hasFocus() && widget->window() == board.window() &&
                      !isTextInput(watched) && !qobject_cast<QComboBox*>(watched);
  if (!passes || !beginsMove(board, *static_cast<QKeyEvent*>(event))) return false;
  board.setFocus(Qt::OtherFocusReason);
  QCoreApplication::sendEvent(&board, event);
  return true;
}

}  // namespace kotai::ui
