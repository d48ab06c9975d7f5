// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/events/event_desk.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <tuple>
#include <utility>
#include <vector>

#include "app/desk/change/change.hpp"
#include "app/desk/change/desk_error.hpp"
#include "app/desk/change/lookup.hpp"
#include "app/desk/change/result_difference.hpp"
#include "app/desk/change/text_check.hpp"
#include "app/desk/events/entering.hpp"
#include "app/desk/events/sheet_check.hpp"
#include "app/desk/roster/import_plan.hpp"
#include "app/desk/roster/name_comparison.hpp"
#include "core/contest/model/contest.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/result_rules.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/systems/system.hpp"
#include "core/text/trim.hpp"
#include "db/edits/roster_edit.hpp"
#include "db/files/glance.hpp"
#include "db/records/sheet_owner.hpp"

namespace damath::desk {

namespace {

// Returns the texts of the event's setup that people type.
std::array<const std::string*, 4> textsOf(const contest::EventSetup& setup) {
  return {&setup.name, &setup.level, &setup.set.name, &setup.ruleset.name};
}

// Checks the setup of an event. `standing` is the event that gets this setup; null for a new event.
DeskResult<void> checkSetup(const contest::Contest& contest, const contest::EventSetup& setup,
                            const contest::Event* standing) {
  if (trimmedLines(setup.name).empty()) return refused(Refusal::NameMissing);
  const auto texts = textsOf(setup);
  for (std::size_t i = 0; i < texts.size(); ++i) {
    // Skips an unchanged text. An older program may have stored a text that is invalid today, and this text
    // must not block changes of the other texts.
    if (standing != nullptr && *textsOf(standing->setup)[i] == *texts[i]) continue;
    DAMATH_CHECK(checkText(*texts[i]));
  }
  for (const contest::Event& event : contest.events) {
    if (&event != standing && folded(event.setup.name) == folded(setup.name))
      return refused(Refusal::EventExists, event.setup.name);
  }
  if (!rules::faultsOf(setup.set).empty()) return refused(Refusal::ChipSetBroken, setup.set.name);
  if (setup.legs != 1 && setup.legs != 2) return refused(Refusal::BadLegs, std::to_string(setup.legs));
  if (setup.rounds && *setup.rounds < 1) return refused(Refusal::BadRounds, std::to_string(*setup.rounds));
  return {};
}

// Checks a changed plan (system, rounds, legs and groups). The number of rounds must cover the paired rounds
// and be enough to finish the event.
DeskResult<void> checkPlan(const contest::Event& before, const contest::Event& after) {
  const auto planOf = [](const contest::EventSetup& setup) {
    return std::tie(setup.system, setup.rounds, setup.legs, setup.groupPlan);
  };
  if (planOf(before.setup) == planOf(after.setup)) return {};
  auto faults = pairing::faultsOfChange(after);
  if (faults.empty()) return {};
  return refused(Refusal::ScheduleImpossible, BadPlan{after.setup.name, std::move(faults)});
}

DeskResult<const contest::Event*> openForEntries(const contest::Contest& contest, contest::EventId id) {
  auto event = eventOf(contest, id);
  if (event && contest::hasBegun(**event)) return refused(Refusal::EntriesFrozen, (*event)->setup.name);
  return event;
}

// Returns the confirmation level for a new name of the event. The level is Note before the event begins,
// Confirm if the event is finished or a scoresheet is signed off, else Acknowledge. The level depends on the
// progress of the event, because papers with the old name may be printed already.
DeskResult<ConfirmationLevel> confirmationFor(const db::Reading& reading, const contest::Event& event) {
  if (!contest::hasBegun(event)) return ConfirmationLevel::Note;
  if (roundsPaired(event) >= contest::roundsOf(event) && contest::openGames(event).empty())
    return ConfirmationLevel::Confirm;
  DAMATH_TRY(sheets, toDeskResult(reading.sheetSummaries()));
  const bool isSigned = std::ranges::any_of(**sheets, [&event](const db::SheetSummary& sheet) {
    return sheet.signedOff == db::SignedOff::Yes && sheet.owner.kind == db::OwnerKind::Game &&
           event.find(sheet.owner.game) != nullptr;
  });
  return isSigned ? ConfirmationLevel::Confirm : ConfirmationLevel::Acknowledge;
}

// Returns the confirmation level for a new name of the contest: the highest level that one of its events
// needs.
DeskResult<ConfirmationLevel> confirmationFor(const db::Reading& reading, const contest::Contest& contest) {
  ConfirmationLevel level = ConfirmationLevel::Note;
  for (const contest::Event& event : contest.events) {
    auto asked = confirmationFor(reading, event);
    if (!asked) return asked;
    level = std::max(level, *asked);
  }
  return level;
}

DeskResult<void> askBeforeRenaming(const Change& change, const DeskResult<ConfirmationLevel>& level,
                                   ConfirmationReason code, const std::string& name) {
  if (!level) return refused(level);
  if (*level == ConfirmationLevel::Note) return {};
  return change.requireConfirmation({*level, code, name});
}

void addSheetState(EventStatus& status, const contest::Event& event, const contest::Game& game,
                   const db::SheetSummary* summary) {
  const Place place{game.round, game.board};
  if (summary == nullptr) {
    if (contest::wantsSheet(event.setup, game.result)) status.sheetsMissing.push_back(place);
    return;
  }
  if (summary->errors > 0 && summary->acceptance == db::Acceptance::Open) {
    status.sheetsWithFindings.push_back(place);
  }
  if (summary->reviews == 0) status.sheetsUnreviewed.push_back(place);
}

BoardState stateOf(const contest::Event& event, const contest::Game& game, const db::SheetSummary* summary) {
  BoardState state;
  state.hasResult = game.result.has_value();
  if (summary == nullptr) {
    const BoardStage open = event.isHeld(game.round) ? BoardStage::ToPlay : BoardStage::Playing;
    state.stage = state.hasResult ? BoardStage::ResultIn : open;
    state.isOutstanding = !state.hasResult || contest::wantsSheet(event.setup, game.result);
    return state;
  }
  const bool isUndecided = summary->errors > 0 && summary->acceptance == db::Acceptance::Open;
  state.stage = summary->signedOff == db::SignedOff::Yes ? BoardStage::Signed
                : summary->reviews > 0                   ? BoardStage::Reviewed
                : isUndecided                            ? BoardStage::SheetIn
                                                         : BoardStage::Audited;
  state.isOutstanding = !state.hasResult || isUndecided;
  return state;
}

// Sets the state of each board. Also marks a board as outstanding if its result or a second entry differs
// from the scoresheet, or if the scoresheet is not accepted and its moves could not be followed.
void addBoards(EventStatus& status, const contest::Event& event, const SheetCheck& sheets) {
  std::vector<std::pair<contest::GameId, BoardState>> states;
  states.reserve(event.games.size());
  for (const contest::Game& game : event.games) {
    states.emplace_back(game.id, stateOf(event, game, sheets.of(db::ofGame(game.id))));
  }
  const auto mark = [&](const SheetAt& at) {
    const auto* place = std::get_if<Place>(&at);
    const contest::Game* game =
        place == nullptr ? nullptr : contest::gameAt(event, place->round, place->board);
    if (game != nullptr)
      states[static_cast<std::size_t>(game - event.games.data())].second.isOutstanding = true;
  };
  for (const NotFollowedSheet& each : status.notFollowed) {
    const auto* place = std::get_if<Place>(&each.at);
    const contest::Game* game =
        place == nullptr ? nullptr : contest::gameAt(event, place->round, place->board);
    if (game == nullptr) continue;
    BoardState& state = states[static_cast<std::size_t>(game - event.games.data())].second;
    if (state.stage == BoardStage::Audited) state.stage = BoardStage::NotFollowed;
  }
  for (const Place& place : status.sheetsNotFollowed) mark(place);
  for (const ResultDifference& each : status.resultsDiffering) mark(each.at);
  for (const SheetOf& each : status.reviewsDiffering) mark(each.at);
  status.boards = BoardStates(std::move(states));
}

DeskResult<EventStatus> statusWith(const contest::Contest& contest, const contest::Event& event,
                                   const SheetCheck& sheets) {
  EventStatus status = statusOf(contest, event);
  for (const contest::Game& game : event.games) {
    addSheetState(status, event, game, sheets.of(db::ofGame(game.id)));
  }
  DAMATH_CHECK(sheets.addTo(status, event));
  addBoards(status, event, sheets);
  return withSheets(std::move(status));
}

bool isElsewhere(const std::vector<db::Branch>& branches, contest::EventId event) {
  return std::ranges::any_of(branches, [event](const db::Branch& branch) {
    return branch.event == event ? branch.part == db::BranchPart::Lent
                                 : branch.part == db::BranchPart::Borrowed;
  });
}

// Returns the status of all events; if `only` is set, only the status of that event.
DeskResult<std::vector<EventStatus>> statuses(const Desk& desk, std::optional<contest::EventId> only) {
  DAMATH_TRY(now, stateOf(desk));
  DAMATH_TRY(sheets, toDeskResult(now->reading.sheetSummaries()));
  DAMATH_TRY(branches, toDeskResult(now->reading.branches()));
  const SheetCheck check(desk, now->reading, *now->contest, *sheets);
  std::vector<EventStatus> list;
  for (const contest::Event& event : now->contest->events) {
    if (only && event.id != *only) continue;
    DAMATH_TRY(status, statusWith(*now->contest, event, check));
    if (isElsewhere(*branches, event.id)) status->next = NextStep::Elsewhere;
    list.push_back(*std::move(status));
  }
  return list;
}

}  // namespace

DeskResult<contest::EventId> EventDesk::addEvent(const contest::EventSetup& setup, const Author& author) {
  DAMATH_TRY(added, addEvents({setup}, author));
  return added->front();
}

DeskResult<std::vector<contest::EventId>> EventDesk::addEvents(const std::vector<contest::EventSetup>& setups,
                                                               const Author& author) {
  using Answer = DeskResult<std::vector<contest::EventId>>;
  return changed(*m_desk, author, [&](const Change& change) -> Answer {
    DAMATH_CHECK(change.whole());
    contest::Contest contest = change.contest();
    std::vector<contest::EventId> ids;
    for (contest::EventSetup setup : setups) {
      DAMATH_CHECK(checkSetup(contest, setup, nullptr));
      setup.name = trimmedLines(setup.name);
      DAMATH_TRY(added, toDeskResult(db::RosterEdit(change.edit()).addEvent(setup)));
      ids.push_back(*added);
      contest.events.push_back({*added, std::move(setup), {}, {}, {}, {}});
    }
    return ids;
  });
}

DeskResult<void> EventDesk::setSetup(contest::EventId event, const contest::EventSetup& setup,
                                     const Author& author) {
  return changedIn(
      *m_desk, event, author, [&](const Change& change, const contest::Event& found) -> DeskResult<void> {
        DAMATH_CHECK(checkSetup(change.contest(), setup, &found));
        DAMATH_CHECK(change.askMeanwhile({subjectOf(event)}));
        // The wanted scoresheets change no rank and no pairing, so the desk does not ask about them.
        contest::EventSetup withOldSheets = setup;
        withOldSheets.sheetsWanted = found.setup.sheetsWanted;
        if (contest::hasBegun(found) && withOldSheets != found.setup) {
          contest::Event after = found;
          after.setup = setup;
          DAMATH_CHECK(checkPlan(found, after));
          DAMATH_CHECK(
              change.requireConfirmation({.level = ConfirmationLevel::TwoSteps,
                                          .code = ConfirmationReason::SetupChanged,
                                          .subject = found.setup.name,
                                          .facts = Effects{{}, contest::consequences(found, after), {}}}));
        }
        return toDeskResult(db::RosterEdit(change.edit()).setSetup(event, setup));
      });
}

DeskResult<void> EventDesk::renameContest(const contest::ContestHead& head, const Author& author) {
  return changed(*m_desk, author, [&](const Change& change) -> DeskResult<void> {
    DAMATH_CHECK(change.whole());
    const contest::ContestHead& before = change.contest().head;
    contest::ContestHead after = before;
    after.name = trimmedLines(head.name);
    after.venue = trimmedLines(head.venue);
    after.date = trimmedLines(head.date);
    after.level = head.level;
    DAMATH_CHECK(checkHead(after, &before));
    if (std::tie(before.name, before.venue, before.date, before.level) ==
        std::tie(after.name, after.venue, after.date, after.level)) {
      return refused(Refusal::NamesUnchanged, before.name);
    }
    const auto level = confirmationFor(change.edit().reading(), change.contest());
    auto asked = askBeforeRenaming(change, level, ConfirmationReason::ContestRenamed, before.name);
    if (!asked) return asked;
    return toDeskResult(db::RosterEdit(change.edit()).renameContest(after));
  });
}

DeskResult<void> EventDesk::renameEvent(contest::EventId event, const std::string& name,
                                        const std::string& level, const Author& author) {
  return changedIn(
      *m_desk, event, author, [&](const Change& change, const contest::Event& found) -> DeskResult<void> {
        const contest::EventSetup& before = found.setup;
        contest::EventSetup after = before;
        after.name = trimmedLines(name);
        after.level = trimmedLines(level);
        DAMATH_CHECK(checkSetup(change.contest(), after, &found));
        if (after.name == before.name && after.level == before.level) {
          return refused(Refusal::NamesUnchanged, before.name);
        }
        if (auto meanwhile = change.askMeanwhile({subjectOf(event)}); !meanwhile) return meanwhile;
        const auto asking = confirmationFor(change.edit().reading(), found);
        auto asked = askBeforeRenaming(change, asking, ConfirmationReason::EventRenamed, before.name);
        if (!asked) return asked;
        return toDeskResult(db::RosterEdit(change.edit()).renameEvent(event, after.name, after.level));
      });
}

DeskResult<ConfirmationLevel> EventDesk::confirmationOfRenaming(std::optional<contest::EventId> event) const {
  DAMATH_TRY(now, stateOf(*m_desk));
  if (!event) return confirmationFor(now->reading, *now->contest);
  DAMATH_TRY(found, eventOf(*now->contest, *event));
  return confirmationFor(now->reading, **found);
}

DeskResult<void> EventDesk::leaveOfficial(const Author& author) {
  return changed(*m_desk, author, [](const Change& change) -> DeskResult<void> {
    DAMATH_CHECK(change.whole());
    const contest::ContestHead& head = change.contest().head;
    if (head.mode == contest::ContestMode::Practice) return refused(Refusal::AlreadyPractice, head.name);
    DAMATH_CHECK(change.requireConfirmation(
        {ConfirmationLevel::TwoSteps, ConfirmationReason::LeftOfficial, head.name}));
    return toDeskResult(db::RosterEdit(change.edit()).leaveOfficial());
  });
}

DeskResult<ImportPreview> EventDesk::previewImport(contest::EventId event, std::string_view csv,
                                                   const std::vector<RowDecision>& decisions,
                                                   const std::vector<ColumnChoice>& columns,
                                                   const SchoolChoices& schools) const {
  DAMATH_TRY(contest, m_desk->snapshot());
  DAMATH_TRY(found, openForEntries(**contest, event));
  DAMATH_TRY(roster, readList(csv, columns, schools));
  useKnownSchools(**contest, *roster, schools.known);
  return importPreview(**contest, **found, *std::move(roster), decisions);
}

DeskResult<ImportDone> EventDesk::importPlayers(contest::EventId event, std::string_view csv,
                                                const Author& author,
                                                const std::vector<RowDecision>& decisions,
                                                const std::vector<ColumnChoice>& columns,
                                                const SchoolChoices& schools) {
  DAMATH_TRY(list, readList(csv, columns, schools));
  return changedIn(*m_desk, event, author,
                   [&](const Change& change, const contest::Event& found) -> DeskResult<ImportDone> {
                     if (contest::hasBegun(found)) return refused(Refusal::EntriesFrozen, found.setup.name);
                     Roster roster = *list;
                     useKnownSchools(change.contest(), roster, schools.known);
                     return entered(change, found, {roster, decisions, 1});
                   });
}

DeskResult<std::vector<EventStatus>> EventDesk::status() const {
  return statuses(*m_desk, std::nullopt);
}

DeskResult<EventStatus> EventDesk::status(contest::EventId event) const {
  DAMATH_TRY(one, statuses(*m_desk, event));
  if (one->empty()) return refused(Refusal::NoSuchEvent, std::to_string(numberOf(event)));
  return std::move(one->front());
}

DeskResult<std::vector<contest::EventSetup>> setupsOf(const std::filesystem::path& path) {
  auto glance = db::glanceAt(path);
  if (!glance) {
    return Unexpected<DeskError>(DeskError(Refusal::StoreFailed, FileFault{std::move(glance).error()}));
  }
  std::vector<contest::EventSetup> setups;
  for (contest::Event& event : glance->contest.events) {
    event.setup.lotSeed = 0;
    setups.push_back(std::move(event.setup));
  }
  return setups;
}

}  // namespace damath::desk
