// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/players/absence_dialog.hpp"

#include <QSpinBox>
#include <algorithm>

#include "app/desk/events/entry_desk.hpp"
#include "app/window/text/contest_text.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/systems/system.hpp"

namespace damath::window {

using words::Phrase;

std::optional<int> AbsenceDialog::likelyRound(const contest::Event& event, const contest::Entry& entry) {
  const int paired = contest::roundsPaired(event);
  if (contest::gameUnderWay(event, entry.id) != nullptr) return paired;
  return paired < contest::roundsOf(event) ? std::optional(paired + 1) : std::nullopt;
}

AbsenceDialog::AbsenceDialog(Session& session, const Translator& translator, const contest::Event& event,
                             const contest::Entry& entry, QWidget* parent)
    : FormDialog(session, translator, parent),
      m_event(event.id),
      m_entry(entry.id),
      m_round(new QSpinBox(this)) {
  setWindowTitle(m_translator.plain(Phrase::MarkAbsent));
  setIntroduction(
      m_translator(Phrase::AbsenceIntroduction).arg(entryName(m_session.contest(), event, entry.id)));
  const int likely = likelyRound(event, entry).value();
  m_round->setRange(1, std::max(likely, contest::roundsOf(event)));
  m_round->setValue(likely);
  addField(Phrase::AbsentRound, m_round);
  setSubmitText(Phrase::Enter);
}

bool AbsenceDialog::submit() {
  const contest::RoundNumber round{m_round->value()};
  const bool isDone =
      m_session.change(m_event, m_session.author(), &desk::EntryDesk::setAbsent, m_event, m_entry, round)
          .has_value();
  if (isDone) Q_EMIT marked(contest::numberOf(round));
  return isDone;
}

}  // namespace damath::window
