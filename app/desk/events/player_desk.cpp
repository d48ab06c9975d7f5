// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/events/player_desk.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <set>

#include "app/desk/change/change.hpp"
#include "app/desk/change/lookup.hpp"
#include "app/desk/change/text_check.hpp"
#include "app/desk/events/entering.hpp"
#include "app/desk/events/school_desk.hpp"
#include "app/desk/roster/import_plan.hpp"
#include "app/desk/roster/name_comparison.hpp"
#include "app/desk/roster/namesakes.hpp"
#include "app/desk/roster/roster_row.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/text/parts.hpp"
#include "core/text/trim.hpp"
#include "db/edits/roster_edit.hpp"

namespace damath::desk {

namespace {

Unexpected<DeskError> playerRefused(std::vector<RowFault> faults) {
  return refused(Refusal::PlayerRefused, BadRows{std::move(faults)});
}

// Returns the player's facts without blanks around the texts, and checks that the texts can be stored.
// `standing` has the stored facts; unchanged texts are not checked. Errors: NotText, TextUnseen, TextTooLong,
// PlayerRefused.
DeskResult<RosterRow> checkedRow(const RosterRow& typed, const RosterRow& standing = {}) {
  RosterRow row = typed;
  row.line = kOnlyLine;
  for (const RosterText& each : kRosterTexts) {
    std::string& text = row.*each.text;
    text = std::string(trimmedLines(text));
    // Skips an unchanged text. An older program may have stored a text that is invalid today, and this text
    // must not block changes of the other texts.
    if (text == standing.*each.text) continue;
    DAMATH_CHECK(checkText(text));
  }
  if (auto faults = faultsOf(row); !faults.empty()) return playerRefused(std::move(faults));
  return row;
}

std::vector<RowDecision> decisionsOf(const std::optional<RowDecision>& decision) {
  if (!decision) return {};
  RowDecision ofOnlyLine = *decision;
  ofOnlyLine.line = kOnlyLine;
  return {ofOnlyLine};
}

std::vector<std::string> namesOf(const std::vector<const contest::Event*>& events) {
  std::vector<std::string> names;
  for (const contest::Event* event : events) names.push_back(event->setup.name);
  return names;
}

PersonName personOf(const contest::Player& player, const contest::School& school) {
  return {player.last, player.first, school.name, player.middle, school.district, school.division};
}

bool isCalled(const PersonName& a, const PersonName& b) {
  const auto parts = [](const PersonName& person) {
    return std::array{folded(person.last),   folded(person.first),    folded(person.school),
                      folded(person.middle), folded(person.district), folded(person.division)};
  };
  return parts(a) == parts(b);
}

// Checks that these events have no other entry with the same name and school.
DeskResult<void> checkAlone(const contest::Contest& contest, const std::vector<const contest::Event*>& events,
                            contest::PlayerId self, const RosterRow& row) {
  for (const contest::Event* event : events) {
    Namesakes others;
    for (const contest::Entry& entry : event->entries) {
      const contest::Player* player = contest.find(entry.player);
      const contest::School* school = player == nullptr ? nullptr : contest.find(player->school);
      if (school != nullptr && player->id != self) others.add(personOf(*player, *school), kOnlyLine);
    }
    if (others.firstLike(row.person())) {
      return playerRefused({{kOnlyLine, RowReason::DuplicateInEvent, row.name(), {}}});
    }
  }
  return {};
}

// Returns the school of the row with its stored spelling, because a different spelling would make a second
// school. If the school is new, or no other player belongs to it, returns the typed spelling.
contest::School schoolMeant(const contest::Contest& contest, contest::PlayerId self, const RosterRow& row) {
  contest::School typed{{}, row.school, row.district, row.division};
  for (const contest::School* known : schoolsNamed(contest, typed.name)) {
    if (folded(known->district) != folded(typed.district)) continue;
    if (folded(known->division) != folded(typed.division)) continue;
    const bool isOthers = std::ranges::any_of(contest.players, [&](const contest::Player& player) {
      return player.id != self && player.school == known->id;
    });
    return isOthers ? *known : typed;
  }
  return typed;
}

bool isSame(const contest::Player& a, const contest::School& schoolOfA, const contest::Player& b,
            const contest::School& schoolOfB) {
  const bool hasSameTexts = std::ranges::all_of(
      contest::kPlayerTexts, [&](const contest::PlayerText& each) { return a.*each.text == b.*each.text; });
  return hasSameTexts && a.rating == b.rating && schoolOfA.name == schoolOfB.name &&
         schoolOfA.district == schoolOfB.district && schoolOfA.division == schoolOfB.division;
}

DeskResult<void> checkUnlogged(const Change& change, const contest::Entry& entry) {
  DAMATH_TRY(violations, toDeskResult(change.edit().reading().violations()));
  if (std::ranges::find(*violations, entry.id, &db::Violation::entry) == violations->end()) return {};
  return refused(Refusal::ViolationLogged, std::to_string(entry.number));
}

}  // namespace

DeskResult<MatchedRow> PlayerDesk::likeness(contest::EventId event, const RosterRow& row) const {
  DAMATH_TRY(now, stateOf(*m_desk, event));
  DAMATH_TRY(checked, checkedRow(row));
  return importPlan(*now->contest, *now->event, {{*std::move(checked)}, {}}).matches.front();
}

DeskResult<PlayerAdded> PlayerDesk::add(contest::EventId event, const RosterRow& row,
                                        const std::optional<RowDecision>& decision, const Author& author) {
  DAMATH_TRY(checked, checkedRow(row));
  const Roster roster{{*std::move(checked)}, {}};
  return changedIn(
      *m_desk, event, author,
      [&](const Change& change, const contest::Event& found) -> DeskResult<PlayerAdded> {
        const std::vector<RowDecision> decisions = decisionsOf(decision);
        ImportPlan plan = importPlan(change.contest(), found, roster, decisions);
        // The user matched the new player with a player who is already in the event, so there is nothing to
        // add.
        if (!plan.entered.empty())
          return playerRefused(
              {{kOnlyLine, RowReason::DuplicateInEvent, plan.entered.front().player.name, {}}});
        if (!plan.faults.empty()) return playerRefused(std::move(plan.faults));
        const int paired = roundsPaired(found);
        if (paired > 0) {
          DAMATH_CHECK(askForLate(change, found, roster.rows.size()));
        }
        DAMATH_TRY(done, entered(change, found, {roster, decisions, paired + 1, db::WrittenIn::ByHand}));
        return PlayerAdded{*std::move(done), std::move(plan.matches.front())};
      });
}

DeskResult<PlayerChanged> PlayerDesk::change(contest::EventId event, contest::EntryId entry,
                                             const RosterRow& row, const Author& author) {
  return changedIn(
      *m_desk, event, author,
      [&](const Change& change, const contest::Event& found) -> DeskResult<PlayerChanged> {
        DAMATH_TRY(standing, entryOf(found, entry));
        const contest::Contest& contest = change.contest();
        DAMATH_TRY(checked, checkedRow(row, rowOf(contest, **standing)));
        const contest::Player before = *contest.find((*standing)->player);
        const contest::School school = schoolMeant(contest, before.id, *checked);
        contest::Player after = playerOf(*checked);
        after.id = before.id;
        after.school = before.school;
        if (isSame(before, *contest.find(before.school), after, school)) {
          return refused(Refusal::PlayerUnchanged, before.name());
        }
        if (auto asked = change.askMeanwhile({subjectOf(before.id)}); !asked) return refused(asked);
        const auto events = contest::eventsOf(contest, before.id);
        for (const contest::Event* each : events) {
          DAMATH_CHECK(change.event(each->id));
        }
        // The contest may already have two players with the same name and school. A change of such a player
        // is allowed; a change that makes a new such pair is an error.
        if (!isCalled(personOf(before, *contest.find(before.school)), checked->person())) {
          DAMATH_CHECK(checkAlone(contest, events, before.id, *checked));
        }
        if (const auto begun = begunEventsOf(contest, before.id); !begun.empty()) {
          DAMATH_CHECK(change.requireConfirmation(
              {ConfirmationLevel::Confirm, ConfirmationReason::PlayerChanged, joined(begun, ", ")}));
        }
        return toDeskResult(db::RosterEdit(change.edit()).setPlayer(after, school)).map([&] {
          return PlayerChanged{before.id, namesOf(events)};
        });
      });
}

DeskResult<int> PlayerDesk::complete(contest::EventId event, std::string_view csv, const Author& author,
                                     const std::vector<RowDecision>& decisions,
                                     const std::vector<ColumnChoice>& columns, const SchoolChoices& schools) {
  DAMATH_TRY(list, readList(csv, columns, schools));
  return changedIn(
      *m_desk, event, author, [&](const Change& change, const contest::Event& found) -> DeskResult<int> {
        const contest::Contest& contest = change.contest();
        Roster roster = *list;
        useKnownSchools(contest, roster, schools.known);
        const ImportPlan plan = importPlan(contest, found, roster, decisions);
        if (plan.completions.empty()) return refused(Refusal::PlayerUnchanged, found.setup.name);
        std::set<std::string> begun;
        for (const Completion& each : plan.completions) {
          for (const contest::Event* of : contest::eventsOf(contest, each.player)) {
            DAMATH_CHECK(change.event(of->id));
          }
          for (std::string& name : begunEventsOf(contest, each.player)) {
            begun.insert(std::move(name));
          }
        }
        if (!begun.empty()) {
          DAMATH_CHECK(
              change.requireConfirmation({ConfirmationLevel::Acknowledge, ConfirmationReason::PlayerChanged,
                                          joined(begun, ", ", std::identity())}));
        }
        for (const Completion& each : plan.completions) {
          const contest::Player player = completed(contest.at(each.player), each);
          DAMATH_CHECK(
              toDeskResult(db::RosterEdit(change.edit()).setPlayer(player, *contest.find(player.school))));
        }
        return static_cast<int>(plan.completions.size());
      });
}

DeskResult<PlayerRemoved> PlayerDesk::remove(contest::EventId event, contest::EntryId entry,
                                             const Author& author) {
  return changedIn(
      *m_desk, event, author,
      [&](const Change& change, const contest::Event& found) -> DeskResult<PlayerRemoved> {
        DAMATH_TRY(standing, entryOf(found, entry));
        if (!found.rounds.empty() || !found.rematches.empty() || !found.lots.empty()) {
          return refused(Refusal::PlayerStays, found.setup.name);
        }
        DAMATH_CHECK(checkUnlogged(change, **standing));
        DAMATH_CHECK(change.askMeanwhile({subjectOf((*standing)->player), subjectOf(entry)}));
        const int number = (*standing)->number;
        DAMATH_CHECK(change.requireConfirmation(
            {ConfirmationLevel::Acknowledge, ConfirmationReason::PlayerRemoved, std::to_string(number)}));
        PlayerRemoved removed{change.contest().at((*standing)->player).name(),
                              static_cast<int>(found.entries.size()) - number};
        return toDeskResult(db::RosterEdit(change.edit()).removeEntry(event, entry)).map([&] {
          return removed;
        });
      });
}

std::vector<std::string> begunEventsOf(const contest::Contest& contest, contest::PlayerId player) {
  std::vector<const contest::Event*> events = contest::eventsOf(contest, player);
  std::erase_if(events, [](const contest::Event* event) { return !contest::hasBegun(*event); });
  return namesOf(events);
}

}  // namespace damath::desk
