// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/session/unsent.hpp"

#include <algorithm>

#include "app/desk/change/clock.hpp"
#include "app/desk/keeping/history_desk.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "app/desk/rounds/result_input.hpp"
#include "app/window/session/session.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/outbox_words.hpp"
#include "core/contest/rematches.hpp"

namespace damath::window {

using words::Phrase;

namespace {

bool isFault(const desk::DeskError& error, db::StoreFault fault) {
  const auto* file = error.as<desk::FileFault>();
  return file != nullptr && file->error && file->error->fault == fault;
}

// True if the server did not answer, or had no free connection.
bool isCutOff(const desk::DeskError& error) {
  return isFault(error, db::StoreFault::CutOff) || isFault(error, db::StoreFault::NoConnection) ||
         isFault(error, db::StoreFault::InDoubt);
}

contest::GameKind kindOf(const desk::SheetAt& at) {
  return std::holds_alternative<desk::Place>(at) ? contest::GameKind::Round : contest::GameKind::Rematch;
}

}  // namespace

void Unsent::look() {
  m_outbox.reset();
  m_drafts.clear();
  m_refusals.clear();
  m_holdsDoubt = false;
  if (m_session.hall().isJoined() && db::mayDo(m_session.hall().person(), db::JournalAction::SetResult)) {
    // Opens the outbox only for users who can read the journal. Other users may only view the contest, so
    // they have no entries to keep.
    if (const auto origin = desk::HistoryDesk(m_session.desk()).origin(); origin && !origin->empty()) {
      const auto person = m_session.hall().person();
      m_outbox.emplace(desk::Outbox::usualFolder(), *origin, person ? person->login : "owner");
      read();
    }
  }
  Q_EMIT changed();
}

void Unsent::read() {
  auto drafts = m_outbox->drafts();
  if (!drafts) refuse(drafts.error());
  m_drafts = drafts ? *std::move(drafts) : std::vector<desk::Draft>();
}

void Unsent::refuse(const desk::OutboxError& error) {
  const QString path = QString::fromStdU16String(error.path.u16string());
  const Phrase what = error.fault == desk::OutboxFault::Broken ? Phrase::OutboxBroken : Phrase::OutboxFailed;
  m_session.refusals().show(m_translator(what).arg(path, toQt(error.why)));
}

bool Unsent::keep(const desk::Draft& draft) {
  if (!m_outbox) return false;
  auto done = m_outbox->keep(draft);
  if (!done && done.error().fault == desk::OutboxFault::Broken) {
    refuse(done.error());
    done = m_outbox->keep(draft);
  }
  if (!done) refuse(done.error());
  read();
  Q_EMIT changed();
  return done.has_value();
}

desk::DeskResult<QString> Unsent::kept(const desk::DeskError& error, contest::EventId event,
                                       const desk::SheetAt& at,
                                       const std::variant<contest::ResultInput, sheet::Sheet>& entry,
                                       const desk::Author& author, desk::BasedOn basedOn) {
  const Unexpected<desk::DeskError> notKept(error);
  const contest::Event* found = m_session.find(event);
  if (!m_outbox || found == nullptr) return notKept;
  const auto* input = std::get_if<contest::ResultInput>(&entry);
  const auto* rematch = std::get_if<desk::RematchOf>(&at);
  const bool isDue = rematch != nullptr && rematch->number == contest::GameId{} &&
                     contest::isRematchOpen(*found, rematch->one, rematch->other);
  contest::EntryId blue{};
  contest::EntryId red{};
  if (rematch != nullptr && (isDue || input != nullptr)) {
    blue = rematch->one;
    red = rematch->other;
  } else if (const auto meeting = desk::meetingOf(*found, at)) {
    blue = meeting->blue;
    red = meeting->red;
  } else {
    return notKept;
  }
  // Refuses at once a result that breaks a rule of the event, because the server would never accept it.
  if (input != nullptr) {
    const auto judged = desk::judged(found->setup, kindOf(at), *input);
    if (!judged) return Unexpected<desk::DeskError>(judged.error());
  }
  const desk::Draft draft{.id = {},
                          .at = db::toText(desk::SystemClock().now()),
                          .by = author.by,
                          .askedBy = author.askedBy,
                          .reason = author.reason,
                          .event = event,
                          .place = at,
                          .blue = blue,
                          .red = red,
                          .isDue = isDue,
                          .entry = entry,
                          .basedOn = basedOn,
                          .seen = author.seen};
  const bool isMet =
      error.refusal == desk::Refusal::EnteredByOther || error.refusal == desk::Refusal::SheetByOther;
  if (isMet) {
    const QString both = m_session.refusals().sentence(error) + QStringLiteral("\n\n") +
                         m_translator(Phrase::YoursIs).arg(textOf(draft));
    if (!m_session.confirmations().isConfirmed(both, Phrase::CallArbiter)) return notKept;
  } else if (!isCutOff(error)) {
    return notKept;
  }
  if (!keep(draft)) return notKept;
  m_holdsDoubt = m_holdsDoubt || isFault(error, db::StoreFault::InDoubt);
  if (isMet) {
    for (const desk::Draft& each : m_drafts) {
      if (each.event == event && each.place == at) m_refusals[each.id] = m_session.refusals().sentence(error);
    }
    Q_EMIT changed();
  }
  return m_translator(isMet ? Phrase::KeptForArbiter : Phrase::KeptUnsent).arg(textOf(draft));
}

QString Unsent::textOf(const desk::Draft& draft) const {
  return toQt(words::draftText(draft, &m_session.contest(), m_translator.language()));
}

bool Unsent::has(contest::EventId event, const desk::SheetAt& at) const {
  return std::ranges::any_of(m_drafts, [&](const desk::Draft& each) {
    return each.event == event && each.place == at &&
           std::holds_alternative<contest::ResultInput>(each.entry);
  });
}

QString Unsent::refusalOf(const desk::Draft& draft) const {
  const auto found = m_refusals.find(draft.id);
  return found == m_refusals.end() ? QString() : found->second;
}

void Unsent::sendAll() {
  if (!m_outbox || m_drafts.empty() || !m_session.hall().isReached()) return;
  m_refusals.clear();
  int all = 0;
  const std::vector<desk::Draft> drafts = m_drafts;
  for (const desk::Draft& draft : drafts) {
    const auto done = desk::sent(m_session.desk(), draft, m_session.author());
    if (done) {
      ++all;
      if (const auto removed = m_outbox->remove(draft.id); !removed) refuse(removed.error());
      continue;
    }
    if (isCutOff(done.error())) break;
    m_refusals[draft.id] = m_session.refusals().sentence(done.error());
  }
  read();
  if (all > 0) {
    static_cast<void>(m_session.changed(Expected<void, desk::DeskError>()));
    Q_EMIT sent(all);
  }
  Q_EMIT changed();
}

void Unsent::remove(const desk::Draft& draft) {
  if (!m_outbox) return;
  if (const auto removed = m_outbox->remove(draft.id); !removed) refuse(removed.error());
  m_refusals.erase(draft.id);
  read();
  Q_EMIT changed();
}

}  // namespace damath::window
