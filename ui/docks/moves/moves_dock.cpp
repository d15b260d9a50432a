#include "ui/docks/moves/moves_dock.h"

#include <QEvent>
#include <QLabel>
#include <QListView>
#include <QVBoxLayout>

#include "ui/docks/moves/moves_delegate.h"
#include "ui/docks/moves/moves_model.h"
#include "ui/state/state_hub.h"
#include "ui/strings/end_strings.h"
#include "ui/theme/label.h"
#include "ui/widgets/copy_key.h"

namespace kotai::ui {

MovesDock::MovesDock(GameDocument* document, StateHub* hub, QWidget* parent)
    : StateDock(hub, QStringLiteral("movesDock"), parent),
      m_document(document),
      m_model(new MovesModel(document, hub->settings(), this)) {
  auto* body = new QWidget(this);
  m_sentence = new Label(body);
  m_sentence->setObjectName(QStringLiteral("sentence"));
  m_sentence->setWordWrap(true);
  m_sentence->setContentsMargins(8, 4, 8, 2);
  QFont strong = m_sentence->font();
  strong.setWeight(QFont::DemiBold);
  m_sentence->setFont(strong);
  m_difficulty = new Label(body);
  m_difficulty->setObjectName(QStringLiteral("difficulty"));
  m_difficulty->setProperty("muted", true);
  m_difficulty->setWordWrap(true);
  m_difficulty->setContentsMargins(8, 4, 8, 0);
  connect(m_model, &MovesModel::modelReset, this, &MovesDock::showDifficulty);
  connect(m_model, &MovesModel::backgroundTold, this, &MovesDock::showDifficulty);
  m_view = new QListView(body);
  m_view->setModel(m_model);
  m_view->setItemDelegate(new MovesDelegate(m_view));
  m_view->setMouseTracking(true);
  m_view->viewport()->installEventFilter(this);
  m_view->installEventFilter(this);
  copyByKey(m_view, [this] { return selectedTexts(*m_view, MovesModel::MoveTextRole); });
  auto* column = new QVBoxLayout(body);
  column->setContentsMargins(8, 2, 8, 6);
  column->setSpacing(0);
  column->addWidget(m_sentence);
  column->addWidget(m_view, 1);
  column->addWidget(m_difficulty);  // below the moves, which stay in place when it appears
  connect(m_view, &QListView::activated, this, &MovesDock::play);
  connect(m_view, &QListView::entered, m_model, &MovesModel::explain);
  connect(m_view, &QListView::entered, this, [this](const QModelIndex& index) {
    if (const auto move = m_model->moveAt(index))
      emit previewRequested(*move);
    else
      emit previewEnded();
  });
  connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
    if (const auto move = m_model->moveAt(index)) emit previewRequested(*move);
  });
  build(body);
}

void MovesDock::retranslate() {
  setWindowTitle(tr("Moves"));
  m_view->setAccessibleName(tr("Legal moves, best first"));
}

bool MovesDock::showContents() {
  m_model->refresh();
  showSentence();
  showDifficulty();
  return true;
}

void MovesDock::showSentence() {
  if (!m_document->hasGame()) return m_sentence->setText(QString());
  if (!m_document->valueFailure().isEmpty()) return m_sentence->setText(m_document->valueFailure());
  if (!m_document->solution() && !m_document->isFinished())
    return m_sentence->setText(tr("The values of this variant are not known yet."));
  if (!state().valuesShown) return m_sentence->setText(tr("Values are hidden."));
  if (!m_document->valuesKnown()) return;  // values are being read
  const auto end = m_document->end();
  if (end && end->cause == EndCause::Repetition)
    return m_sentence->setText(endSentence(*m_document->variant(), m_document->position(), *end));
  m_sentence->setText(standingSentence(*m_document->variant(), m_document->position(), *m_document->value()));
}

void MovesDock::showDifficulty() {
  const auto difficulty = m_model->difficulty();
  m_difficulty->setVisible(difficulty.has_value());
  if (difficulty)
    m_difficulty->setText(
        tr("Difficulty: %1 of 100 players of level %2 make a mistake here.").arg(*difficulty).arg(m_model->difficultyLevel()));
}

void MovesDock::play(const QModelIndex& index) {
  emit previewEnded();
  if (const auto move = m_model->moveAt(index)) m_document->play(*move);
}

bool MovesDock::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Leave || (watched == m_view && event->type() == QEvent::FocusOut)) emit previewEnded();
  return QDockWidget::eventFilter(watched, event);
}

}  // namespace kotai::ui

#include "moc_moves_dock.cpp"
