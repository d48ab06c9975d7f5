// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/change/change.hpp"

#include <algorithm>

#include "app/desk/change/author.hpp"
#include "app/desk/change/lookup.hpp"
#include "app/desk/change/open_file.hpp"
#include "app/desk/change/row_facts.hpp"
#include "core/contest/model/lookup.hpp"
#include "db/edits/clock_note.hpp"

namespace damath::desk {

namespace {

// Returns the facts of a journal row without results and rulings: author, time, action, event, board and
// players.
RowFacts plainFacts(const db::JournalRow& row, const contest::Contest& contest) {
  RowFacts facts = factsOf(row);
  const auto tell = [&facts](const contest::Event& event) {
    facts.eventId = event.id;
    facts.event = event.setup.name;
  };
  for (const contest::Event& event : contest.events) {
    if (row.subject == subjectOf(event.id) || row.subject.starts_with(subjectOf(event.id) + " ")) tell(event);
    for (const contest::Game& game : event.games) {
      if (row.subject != subjectOf(game.id)) continue;
      tell(event);
      facts.place = Place{game.round, game.board};
      facts.players = {contest::nameOf(contest, event, game.blue), contest::nameOf(contest, event, game.red)};
    }
    for (const contest::Rematch& rematch : event.rematches) {
      if (row.subject != subjectOf(db::ofRematch(rematch.id))) continue;
      tell(event);
      facts.players = {contest::nameOf(contest, event, rematch.blue),
                       contest::nameOf(contest, event, rematch.red)};
    }
  }
  return facts;
}

}  // namespace

Author authorFor(const Desk::OpenFile& openFile, Author author) {
  author = withoutBlanks(std::move(author));
  const auto person = openFile.store.person();
  if (person && (author.by.empty() || person->role < db::Role::Arbiter)) author.by = person->name;
  return author;
}

db::Stamp stampOf(const Desk::OpenFile& openFile, const Author& author) {
  return {openFile.clock->now(), nameOf(author), author.reason, author.askedBy};
}

DeskResult<db::Edit> begun(Desk::OpenFile& openFile, const db::Stamp& stamp,
                           const std::optional<db::BoardAt>& about) {
  openFile.clockJump.reset();
  auto edit = toDeskResult(openFile.store.edit(stamp, about));
  if (!edit || openFile.store.place().hall() != nullptr) return edit;
  DAMATH_TRY(jump, toDeskResult(db::noteClock(*edit)));
  openFile.clockJump = *jump;
  return edit;
}

DeskResult<void> committed(Desk::OpenFile& openFile, db::Edit& edit) {
  DAMATH_CHECK(toDeskResult(edit.commit()));
  if (const auto act = edit.act()) openFile.made.insert(*act);
  if (openFile.clockJump) openFile.warnings.emplace_back(*openFile.clockJump);
  openFile.clockJump.reset();
  if (openFile.dueBackup == DueBackup::Beside) return {};
  const auto second = openFile.ring.second();
  if (!second || !second->isBehind()) return {};
  if (const auto brought = openFile.ring.bringToSecond(openFile.clock->now()); !brought) {
    openFile.warnings.emplace_back(brought.error());
  }
  return {};
}

void copyWhenDue(Desk::OpenFile& openFile) {
  if (openFile.dueBackup == DueBackup::Beside) return;
  const db::Instant now = openFile.clock->now();
  if (!openFile.ring.isDue(now)) return;
  if (const auto copied = openFile.ring.copy(openFile.store, now, db::BackupOccasion::Time); !copied) {
    openFile.warnings.emplace_back(copied.error());
  }
}

DeskResult<const contest::Event*> Change::event(contest::EventId id) const {
  auto event = eventOf(*m_contest, id);
  if (!event) return event;
  DAMATH_TRY(branches, toDeskResult(m_edit->reading().branches()));
  for (const db::Branch& branch : *branches) {
    if (branch.part == db::BranchPart::Lent && branch.event == id) {
      return refused(Refusal::EventLent, (*event)->setup.name);
    }
    if (branch.part == db::BranchPart::Borrowed && branch.event != id) {
      return refused(Refusal::EventNotBorrowed, (*event)->setup.name);
    }
  }
  return event;
}

DeskResult<void> Change::whole() const {
  DAMATH_TRY(branches, toDeskResult(m_edit->reading().branches()));
  if (std::ranges::find(*branches, db::BranchPart::Borrowed, &db::Branch::part) != branches->end()) {
    return refused(Refusal::FileBorrowed, m_contest->head.name);
  }
  return {};
}

DeskResult<void> Change::requireConfirmation(Question question) const {
  const ConfirmationLevel level = question.level;
  const ConfirmationReason code = question.code;
  const auto answer = answerTo(std::move(question), *m_author);
  if (!answer) {
    if (!m_asked) {
      m_asked = answer.error();
    } else {
      m_askedToo.push_back(*answer.error().question());
    }
    return {};
  }
  const bool isOnlyIfDue = m_openFile->confirmedBackup == ConfirmedBackup::OnlyIfDue;
  if (level >= ConfirmationLevel::Confirm &&
      (!isOnlyIfDue || m_openFile->ring.isDue(m_openFile->clock->now()))) {
    DAMATH_CHECK(copied(code));
  }
  m_edit->answer(*answer);
  return {};
}

DeskResult<void> Change::askMeanwhile(const std::vector<std::string>& subjects) const {
  const auto rows = others().rowsSince();
  if (!rows) return refused(rows);
  ChangesMet met;
  for (const db::JournalRow& row : **rows) {
    const bool isMeant = std::ranges::find(subjects, row.subject) != subjects.end();
    if (isMeant) met.rows.push_back(plainFacts(row, *m_contest));
  }
  if (met.rows.empty()) return {};
  return requireConfirmation({.level = ConfirmationLevel::Acknowledge,
                              .code = ConfirmationReason::ChangedMeanwhile,
                              .facts = std::move(met)});
}

std::optional<DeskError> Change::asked() const {
  if (!m_asked || m_askedToo.empty()) return m_asked;
  Asked all = *m_asked->as<Asked>();
  all.further.insert(all.further.end(), m_askedToo.begin(), m_askedToo.end());
  return DeskError(m_asked->refusal, std::move(all));
}

DeskResult<void> Change::copied(const db::BackupReason& reason) const {
  if (m_isCopied || m_asked) return {};
  const auto copy = m_openFile->ring.copy(m_openFile->store, m_openFile->clock->now(), reason);
  if (!copy) return Unexpected<DeskError>(asDeskError(copy.error()));
  m_isCopied = true;
  return {};
}

}  // namespace damath::desk
