// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/edits/roster_edit.hpp"

#include "db/detail/journal/journal_text.hpp"
#include "db/detail/private_text.hpp"
#include "db/detail/tables/edit_frame.hpp"
#include "db/detail/tables/event_table.hpp"
#include "db/detail/tables/roster_table.hpp"

namespace damath::db {

using detail::inStep;
using detail::journalText;
using detail::Step;

namespace {

JournalAction actionOf(EntryChange change) {
  switch (change) {
    case EntryChange::Withdraw:
      return JournalAction::Withdraw;
    case EntryChange::Rejoin:
      return JournalAction::Rejoin;
    case EntryChange::Absence:
      return JournalAction::SetAbsence;
  }
  return JournalAction::Withdraw;
}

}  // namespace

StoreResult<void> RosterEdit::leaveOfficial() {
  return inStep(*m_frame, [](Step& step) {
    const contest::ContestHead before = detail::head(step.database());
    contest::ContestHead after = before;
    after.mode = contest::ContestMode::Practice;
    detail::setHead(step.database(), after);
    step.journal({JournalAction::LeaveOfficial, std::string(kContestSubject), journalText(before),
                  journalText(after)});
  });
}

StoreResult<void> RosterEdit::renameContest(const contest::ContestHead& head) {
  return inStep(*m_frame, [&](Step& step) {
    const contest::ContestHead before = detail::head(step.database());
    contest::ContestHead after = head;
    after.mode = before.mode;
    detail::setHead(step.database(), after);
    step.journal({JournalAction::RenameContest, std::string(kContestSubject), journalText(before),
                  journalText(after)});
  });
}

StoreResult<contest::EventId> RosterEdit::addEvent(const contest::EventSetup& setup) {
  return inStep(*m_frame, [&](Step& step) {
    const contest::EventId event = detail::addEvent(step.database(), setup);
    step.journal({JournalAction::AddEvent, subjectOf(event), {}, journalText(setup)});
    return event;
  });
}

StoreResult<void> RosterEdit::setSetup(contest::EventId event, const contest::EventSetup& setup) {
  return inStep(*m_frame, [&](Step& step) {
    const contest::EventSetup before = detail::setupOf(step.database(), event);
    detail::setSetup(step.database(), event, setup);
    step.journal({JournalAction::SetEvent, subjectOf(event), journalText(before), journalText(setup)});
  });
}

StoreResult<void> RosterEdit::renameEvent(contest::EventId event, const std::string& name,
                                          const std::string& level) {
  return inStep(*m_frame, [&](Step& step) {
    const contest::EventSetup before = detail::setupOf(step.database(), event);
    contest::EventSetup after = before;
    after.name = name;
    after.level = level;
    detail::setSetup(step.database(), event, after);
    step.journal(
        {JournalAction::RenameEvent, subjectOf(event), detail::namesText(before), detail::namesText(after)});
  });
}

StoreResult<void> RosterEdit::addEntries(contest::EventId event, int firstNumber,
                                         const std::vector<Newcomer>& newcomers, WrittenIn writtenIn) {
  return inStep(*m_frame, [&](Step& step) {
    detail::Database& database = step.database();
    std::vector<detail::EntryFacts> facts;
    int number = firstNumber;
    for (const Newcomer& newcomer : newcomers) {
      detail::EntryFacts& fact = facts.emplace_back();
      fact.school = newcomer.school;
      fact.player = newcomer.player;
      if (newcomer.known) {
        fact.player.id = *newcomer.known;
        fact.player = detail::hiddenName(database, fact.player);
      } else {
        fact.player.school = detail::schoolNamed(database, newcomer.school);
        fact.player = detail::addPlayer(database, fact.player);
      }
      fact.entry.player = fact.player.id;
      fact.entry.number = number++;
      fact.entry.firstRound = newcomer.firstRound;
      fact.entry.id = detail::addEntry(database, event, fact.entry);
    }
    step.journal({writtenIn == WrittenIn::ByHand ? JournalAction::AddPlayer : JournalAction::ImportPlayers,
                  entriesSubject(event),
                  {},
                  journalText(facts)});
  });
}

StoreResult<void> RosterEdit::setPlayer(const contest::Player& player, const contest::School& school) {
  return inStep(*m_frame, [&](Step& step) {
    detail::Database& database = step.database();
    const contest::Player before = detail::playerOf(database, player.id);
    const contest::School schoolBefore = detail::schoolOf(database, before.school);
    contest::Player after = player;
    after.school = detail::schoolNamed(database, school);
    detail::setPlayer(database, after);
    detail::removeUnused(database, before.school);
    step.journal({JournalAction::SetPlayer, subjectOf(player.id),
                  journalText(detail::hiddenName(database, before), schoolBefore),
                  journalText(detail::hiddenName(database, after), school)});
  });
}

StoreResult<void> RosterEdit::removeEntry(contest::EventId event, contest::EntryId entry) {
  return inStep(*m_frame, [&](Step& step) {
    detail::Database& database = step.database();
    const contest::Entry before = detail::entryOf(database, event, entry);
    const contest::Player player = detail::playerOf(database, before.player);
    const contest::School school = detail::schoolOf(database, player.school);
    detail::removeEntry(database, event, before);
    detail::removeUnused(database, player.id);
    detail::removeUnused(database, school.id);
    step.journal(
        {JournalAction::RemovePlayer, subjectOf(entry),
         journalText(std::vector<detail::EntryFacts>{{before, detail::hiddenName(database, player), school}}),
         "{}"});
  });
}

StoreResult<void> RosterEdit::setEntry(contest::EventId event, const contest::Entry& entry,
                                       EntryChange change) {
  return inStep(*m_frame, [&](Step& step) {
    const contest::Entry before = detail::entryOf(step.database(), event, entry.id);
    detail::setEntry(step.database(), event, entry);
    step.journal({actionOf(change), subjectOf(entry.id), journalText(before), journalText(entry)});
  });
}

StoreResult<void> RosterEdit::addAbsences(contest::EventId event, contest::RoundNumber round,
                                          const std::vector<contest::EntryId>& entries) {
  return inStep(*m_frame, [&](Step& step) {
    detail::addAbsences(step.database(), event, round, entries);
    step.journal({JournalAction::SetAbsence, subjectOf(event, round), {}, journalText(entries)});
  });
}

StoreResult<void> RosterEdit::renumber(contest::EventId event, const std::vector<contest::EntryId>& order) {
  return inStep(*m_frame, [&](Step& step) {
    const std::vector<contest::EntryId> before = detail::startOrder(step.database(), event);
    detail::renumber(step.database(), event, order);
    step.journal({JournalAction::Renumber, entriesSubject(event), journalText(before), journalText(order)});
  });
}

}  // namespace damath::db
