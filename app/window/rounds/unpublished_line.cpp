// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/rounds/unpublished_line.hpp"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/parts/labels.hpp"
#include "app/window/parts/layouts.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/qt_text.hpp"
#include "words/phrase.hpp"

namespace damath::window {

using words::Phrase;

namespace {

constexpr int kWidest = 220;

}  // namespace

UnpublishedLine::UnpublishedLine(const PageContext& context, QWidget* parent)
    : QWidget(parent),
      m_session(context.session),
      m_translator(context.translator),
      m_commands(context.commands),
      m_state(wrappedLabel(this)) {
  auto* fields = new QHBoxLayout;
  fields->setSpacing(kFieldGap);
  for (std::size_t i = 0; i < m_fields.size(); ++i) {
    m_names[i] = new QLabel(this);
    m_fields[i] = new QLineEdit(this);
    m_fields[i]->setMaximumWidth(kWidest);
    m_fields[i]->installEventFilter(this);
    m_names[i]->setBuddy(m_fields[i]);
    fields->addWidget(m_names[i]);
    fields->addWidget(m_fields[i], 1);
  }
  fields->addStretch(1);
  for (const Command command : {Command::KeepPairing, Command::ProgramPairing}) {
    fields->addWidget(context.commands.button(command, this));
  }
  arrange(*flush<QVBoxLayout>(this, kFieldGap / 2), {fields, m_state});
  setFocusProxy(m_fields[0]);
  connect(&m_translator, &Translator::changed, this, &UnpublishedLine::retranslate);
  retranslate();
}

void UnpublishedLine::retranslate() {
  constexpr Phrase kNames[] = {Phrase::ExchangeOne, Phrase::ExchangeOther};
  for (std::size_t i = 0; i < m_fields.size(); ++i) {
    m_names[i]->setText(m_translator.plain(kNames[i]));
    m_fields[i]->setAccessibleName(m_translator.plain(kNames[i]));
    m_fields[i]->setPlaceholderText(m_translator(Phrase::SeatHint));
    m_fields[i]->setToolTip(m_translator(Phrase::SeatHow));
  }
  if (m_round != nullptr) showState();
}

void UnpublishedLine::look(const desk::UnpublishedRound* round, std::size_t overtaken) {
  const auto typedFor =
      round == nullptr ? std::nullopt : std::optional(std::pair(round->event().id, round->now().round));
  if (typedFor != m_typedFor) {
    for (QLineEdit* field : m_fields) field->clear();
  }
  m_typedFor = typedFor;
  m_round = round;
  m_overtaken = overtaken;
  if (round != nullptr) showState();
}

void UnpublishedLine::showState() {
  const auto& boards = m_round->now().boards;
  const auto others = std::ranges::count_if(
      boards, [this](const pairing::Board& board) { return !desk::programInstead(*m_round, board).empty(); });
  QStringList parts;
  if (m_round->isChanged()) parts << m_translator(Phrase::PairingUnstored);
  if (m_overtaken > 0) parts << m_translator(Phrase::PairingOvertaken).arg(m_overtaken);
  if (m_round->isProgram()) {
    parts << m_translator(Phrase::AsTheProgram);
  } else if (!m_round->program()) {
    parts << m_translator(Phrase::ProgramHasNone);
  } else if (m_overtaken == 0 || m_round->isChanged()) {
    parts << m_translator(Phrase::OtherThanProgram).arg(others);
  }
  const auto faults = m_round->faults().size();
  if (faults > 0) parts << m_translator(Phrase::SpeaksAgainst).arg(faults);
  m_state->setText(toQt(words::asSentence(fromQt(parts.join(QStringLiteral(" · "))))));
}

std::optional<contest::EntryId> UnpublishedLine::named(std::size_t field) {
  const QString text = m_fields[field]->text().trimmed();
  if (text.isEmpty()) {
    showState();
    m_fields[field]->setFocus();
    return std::nullopt;
  }
  const auto found = desk::seated(*m_round, fromQt(text));
  if (found) return *found;
  m_state->setText(
      m_translator(found.error() == desk::SeatFault::Several ? Phrase::SeatSeveral : Phrase::SeatUnknown)
          .arg(text));
  m_fields[field]->setFocus();
  m_fields[field]->selectAll();
  return std::nullopt;
}

void UnpublishedLine::goOn(std::size_t field) {
  const auto one = named(0);
  if (!one) return;
  if (field == 0) {
    m_state->setText(entryName(m_round->before(), m_round->event(), *one));
    m_fields[1]->setFocus(Qt::TabFocusReason);
    return;
  }
  const auto other = named(1);
  if (!other) return;
  for (QLineEdit* each : m_fields) each->clear();
  m_fields[0]->setFocus();
  Q_EMIT exchangeAsked({*one, *other});
}

bool UnpublishedLine::eventFilter(QObject* watched, QEvent* event) {
  const auto found = std::ranges::find(m_fields, watched);
  if (found == m_fields.end() || event->type() != QEvent::KeyPress || m_round == nullptr) {
    return QWidget::eventFilter(watched, event);
  }
  const auto field = static_cast<std::size_t>(found - m_fields.begin());
  const auto& key = *static_cast<QKeyEvent*>(event);
  const bool isPlain = !(key.modifiers() & ~Qt::KeypadModifier);
  if (isPlain && (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter)) {
    guarded(m_session, [this, field] { goOn(field); })();
    return true;
  }
  if (isPlain && key.key() == Qt::Key_Backspace && field == 1 && m_fields[1]->cursorPosition() == 0 &&
      !m_fields[1]->hasSelectedText()) {
    m_fields[0]->setFocus();
    return true;
  }
  // While both fields are empty, the undo key runs the command Undo. If the pairing has unsaved exchanges,
  // the command undoes the last exchange. Otherwise it undoes the last change of the contest.
  const auto isEmpty = [](const QLineEdit* each) { return each->text().isEmpty(); };
  if (key.matches(QKeySequence::Undo) && std::ranges::all_of(m_fields, isEmpty)) {
    QAction* step = m_commands.action(Command::Undo);
    if (step->isEnabled()) step->trigger();
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace damath::window
