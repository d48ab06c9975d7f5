// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/frame/history.hpp"

#include "app/window/journal/undo_question.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/journal_words.hpp"
#include "db/records/journal_action.hpp"

namespace damath::window {

namespace {

// Returns the round that the undo of this action leaves unpaired: the action paired it, and did not cancel an
// earlier pairing of it, which would come back. nullopt if there is none.
std::optional<contest::RoundNumber> unpairedBy(const desk::RowFacts& facts) {
  std::optional<contest::RoundNumber> paired;
  bool comesBack = false;
  const auto look = [&](const desk::RowFacts& row) {
    using enum db::JournalAction;
    if (row.action == PairRound || row.action == PairByHand) paired = row.round;
    if (row.action == UnpairRound) comesBack = true;
  };
  look(facts);
  for (const desk::RowFacts& row : facts.with) look(row);
  return comesBack ? std::nullopt : paired;
}

}  // namespace

History::History(Session& session, const Translator& translator, QObject* parent)
    : QObject(parent), m_session(session), m_translator(translator) {}

void History::refresh() {
  m_steps = {};
  m_refused.reset();
  m_offer.reset();
  if (!m_session.isOpen()) return;
  const auto steps = desk::HistoryDesk(m_session.desk()).steps();
  m_steps = steps ? *steps : db::HistorySteps{true, 0, 0};
  // Asks the desk in advance if Undo is possible. Does not ask if the newest action is the user's own,
  // because an own action can always be undone.
  if (m_session.hall().isJoined() || !m_steps.back || isOwnNewest()) return;
  auto offer = desk::HistoryDesk(m_session.desk(), desk::OwnActs::MadeHere).offer({}, m_session.author());
  if (offer) {
    m_offer = *std::move(offer);
    return;
  }
  const desk::Refusal refusal = offer.error().refusal;
  if (refusal != desk::Refusal::NothingToUndo && refusal != desk::Refusal::ChangeStays) return;
  m_refused = offer.error();
  m_steps.back = false;
}

desk::DeskError History::whyNot(Command step) const {
  if (step == Command::Redo) return desk::DeskError(desk::Refusal::NothingToRedo);
  return m_refused.value_or(desk::DeskError(desk::Refusal::NothingToUndo));
}

std::optional<db::JournalRow> History::newest() const {
  const auto rows = m_session.desk().journal(db::JournalPart{m_steps.last - 1});
  return rows && !rows->empty() ? std::optional(rows->back()) : std::nullopt;
}

bool History::isOwnNewest() const {
  const auto row = newest();
  const auto action = row ? row->action : std::nullopt;
  const bool isStep = action == db::JournalAction::Undo || action == db::JournalAction::Redo;
  return action && !isStep && !db::isNeverUndone(*action) &&
         desk::HistoryDesk(m_session.desk()).isMadeHere(row->act);
}

bool History::has(Command step) const {
  return step == Command::Undo ? m_steps.back : m_steps.again.has_value();
}

bool History::canNewestGo() const {
  if (!m_session.isOpen() || !m_steps.back) return false;
  const auto row = newest();
  return row && row->action && !db::isNeverUndone(*row->action);
}

QString History::undone() const {
  if (!m_session.isOpen() || !m_steps.back) return {};
  if (!m_offer) {
    auto offer = desk::HistoryDesk(m_session.desk(), desk::OwnActs::MadeHere).offer({}, m_session.author());
    if (!offer) return {};
    m_offer = *std::move(offer);
  }
  const desk::RowFacts& first = m_offer->rows.front();
  const QString text = toQt(words::rowText(first, m_translator.language()));
  const auto round = unpairedBy(first);
  return round
             ? m_translator(words::Phrase::UndoUnpairs).arg(text, QString::number(contest::numberOf(*round)))
             : text;
}

void History::step(Command step, QWidget* parent) {
  if (step == Command::Redo) {
    desk::HistoryDesk history(m_session.desk(), desk::OwnActs::MadeHere);
    const auto done = m_session.changed(history.redo(m_session.author()));
    if (done) Q_EMIT doneAgain(stepText(m_translator, words::Phrase::DoneAgain, *done));
    return;
  }
  askToUndo(m_session, m_translator, {}, parent,
            [this](const QString& message) { Q_EMIT takenBack(message); });
}

}  // namespace damath::window
