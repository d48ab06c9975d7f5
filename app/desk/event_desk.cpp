#include "app/desk/event_desk.hpp"

#include <algorithm>
#include <array>
#include <tuple>

#include "app/desk/change.hpp"
#include "app/desk/entering.hpp"
#include "app/desk/import_plan.hpp"
#include "app/desk/person_text.hpp"
#include "core/contest/standings.hpp"
#include "db/roster_edit.hpp"

namespace damath::desk {

namespace {

// What people wrote of it.
std::array<const std::string*, 4> textsOf(const contest::EventSetup& setup) {
  return {&setup.name, &setup.level, &setup.set.name, &setup.ruleset.name};
}

// `standing`: the event that is given this setup; nothing for a new one.
Expected<void, DeskError> checkSetup(const contest::Contest& contest, const contest::EventSetup& setup,
                                     const contest::Event* standing) {
  if (trimmed(setup.name).empty()) return refused(Refusal::NameMissing);
  const auto texts = textsOf(setup);
  for (std::size_t i = 0; i < texts.size(); ++i) {
    // What stands already in an older file is no hindrance to changing something else.
    if (standing != nullptr && *textsOf(standing->setup)[i] == *texts[i]) continue;
    if (auto checked = checkText(*texts[i]); !checked) return checked;
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

Expected<const contest::Event*, DeskError> openForEntries(const contest::Contest& contest,
                                                          contest::EventId id) {
  auto event = eventOf(contest, id);
  if (event && roundsPaired(**event) > 0) return refused(Refusal::EntriesFrozen, (*event)->setup.name);
  return event;
}

// A sheet is written wherever chips were moved.
bool hasSheet(const contest::GameResult& result) {
  switch (result.ending) {
    case rules::Ending::NoShowBlue:
    case rules::Ending::NoShowRed:
    case rules::Ending::NoShowBoth:
    case rules::Ending::DisqualifiedBlue:
    case rules::Ending::DisqualifiedRed:
    case rules::Ending::DisqualifiedBoth:
      return false;
    default:
      return true;
  }
}

// How much care it takes to change what papers of the event may say already.
Expected<Care, DeskError> careOf(const Change& change, const contest::Event& event) {
  if (roundsPaired(event) == 0) return Care::Note;
  if (roundsPaired(event) >= roundsNeeded(event) && resultsMissing(event).empty()) return Care::Confirm;
  const auto sheets = lifted(change.edit().reading().sheetSummaries());
  if (!sheets) return Unexpected<DeskError>(sheets.error());
  const bool isSigned = std::ranges::any_of(*sheets, [&event](const db::SheetSummary& sheet) {
    return sheet.signedOff == db::SignedOff::Yes && sheet.owner.kind == db::OwnerKind::Game &&
           event.find(sheet.owner.game) != nullptr;
  });
  return isSigned ? Care::Confirm : Care::Acknowledge;
}

Expected<void, DeskError> askBeforeRenaming(const Change& change, Care care, CareCode code,
                                            const std::string& name) {
  return care == Care::Note ? Expected<void, DeskError>() : change.cared({care, code, name});
}

NextStep nextStepOf(const EventStatus& status) {
  if (status.players < 2) return NextStep::ImportPlayers;
  if (!status.resultsMissing.empty()) return NextStep::EnterResults;
  if (status.roundsPaired < status.roundsNeeded) return NextStep::PairRound;
  if (!status.rematchesDue.empty()) return NextStep::PlayRematches;
  if (!status.sheetsMissing.empty() || !status.sheetsWithFindings.empty()) return NextStep::CheckSheets;
  return NextStep::Final;
}

EventStatus statusOf(const contest::Event& event, const std::vector<db::SheetSummary>& sheets) {
  EventStatus status;
  status.event = event.id;
  status.name = event.setup.name;
  status.players = static_cast<int>(event.entries.size());
  status.roundsPaired = roundsPaired(event);
  status.roundsNeeded = roundsNeeded(event);
  status.resultsMissing = resultsMissing(event);
  for (const contest::Game& game : event.games) {
    const db::SheetOwner owner = db::ofGame(game.id);
    const auto summary = std::ranges::lower_bound(sheets, owner, {}, &db::SheetSummary::owner);
    const bool stored = summary != sheets.end() && summary->owner == owner;
    if (!stored && game.result && hasSheet(*game.result)) {
      status.sheetsMissing.push_back({game.round, game.board});
    }
    if (stored && summary->errors > 0 && summary->acceptance == db::Acceptance::Open) {
      status.sheetsWithFindings.push_back({game.round, game.board});
    }
    if (stored && summary->reviews == 0) status.sheetsUnreviewed.push_back({game.round, game.board});
  }
  if (status.players >= 2) status.rematchesDue = contest::standings(event).rematchesDue;
  status.next = nextStepOf(status);
  return status;
}

}  // namespace

Expected<contest::EventId, DeskError> EventDesk::addEvent(const contest::EventSetup& setup,
                                                          const Author& author) {
  const auto added = addEvents({setup}, author);
  if (!added) return Unexpected<DeskError>(added.error());
  return added->front();
}

Expected<std::vector<contest::EventId>, DeskError> EventDesk::addEvents(
    const std::vector<contest::EventSetup>& setups, const Author& author) {
  using Answer = Expected<std::vector<contest::EventId>, DeskError>;
  return changed(*m_desk, author, [&](const Change& change) -> Answer {
    if (auto whole = change.whole(); !whole) return Unexpected<DeskError>(whole.error());
    contest::Contest contest = change.contest();
    std::vector<contest::EventId> ids;
    for (contest::EventSetup setup : setups) {
      if (auto checked = checkSetup(contest, setup, nullptr); !checked) {
        return Unexpected<DeskError>(checked.error());
      }
      setup.name = trimmed(setup.name);
      const auto added = lifted(db::RosterEdit(change.edit()).addEvent(setup));
      if (!added) return Unexpected<DeskError>(added.error());
      ids.push_back(*added);
      contest.events.push_back({*added, std::move(setup), {}, {}, {}, {}});
    }
    return ids;
  });
}

Expected<void, DeskError> EventDesk::setSetup(contest::EventId event, const contest::EventSetup& setup,
                                              const Author& author) {
  return changedIn(*m_desk, event, author,
                   [&](const Change& change, const contest::Event& found) -> Expected<void, DeskError> {
                     if (auto checked = checkSetup(change.contest(), setup, &found); !checked) return checked;
                     if (roundsPaired(found) > 0) {
                       Question question{Care::TwoSteps, CareCode::SetupChanged, found.setup.name};
                       contest::Event after = found;
                       after.setup = setup;
                       question.consequences = contest::consequences(found, after);
                       if (auto checked = change.cared(std::move(question)); !checked) return checked;
                     }
                     return lifted(db::RosterEdit(change.edit()).setSetup(event, setup));
                   });
}

Expected<void, DeskError> EventDesk::renameContest(const contest::ContestHead& head, const Author& author) {
  return changed(*m_desk, author, [&](const Change& change) -> Expected<void, DeskError> {
    if (auto whole = change.whole(); !whole) return whole;
    const contest::ContestHead& before = change.contest().head;
    contest::ContestHead after = before;
    after.name = trimmed(head.name);
    after.venue = trimmed(head.venue);
    after.date = trimmed(head.date);
    if (auto checked = checkHead(after, &before); !checked) return checked;
    if (std::tie(before.name, before.venue, before.date) == std::tie(after.name, after.venue, after.date)) {
      return refused(Refusal::NamesUnchanged, before.name);
    }
    Care care = Care::Note;
    for (const contest::Event& event : change.contest().events) {
      const auto asked = careOf(change, event);
      if (!asked) return Unexpected<DeskError>(asked.error());
      care = std::max(care, *asked);
    }
    if (auto asked = askBeforeRenaming(change, care, CareCode::ContestRenamed, before.name); !asked) {
      return asked;
    }
    return lifted(db::RosterEdit(change.edit()).renameContest(after));
  });
}

Expected<void, DeskError> EventDesk::renameEvent(contest::EventId event, const std::string& name,
                                                 const std::string& level, const Author& author) {
  return changedIn(*m_desk, event, author,
                   [&](const Change& change, const contest::Event& found) -> Expected<void, DeskError> {
                     const contest::EventSetup& before = found.setup;
                     contest::EventSetup after = before;
                     after.name = trimmed(name);
                     after.level = trimmed(level);
                     if (auto checked = checkSetup(change.contest(), after, &found); !checked) {
                       return checked;
                     }
                     if (after.name == before.name && after.level == before.level) {
                       return refused(Refusal::NamesUnchanged, before.name);
                     }
                     const auto care = careOf(change, found);
                     if (!care) return Unexpected<DeskError>(care.error());
                     auto asked = askBeforeRenaming(change, *care, CareCode::EventRenamed, before.name);
                     if (!asked) return asked;
                     return lifted(db::RosterEdit(change.edit()).renameEvent(event, after.name, after.level));
                   });
}

Expected<void, DeskError> EventDesk::leaveOfficial(const Author& author) {
  return changed(*m_desk, author, [](const Change& change) -> Expected<void, DeskError> {
    if (auto whole = change.whole(); !whole) return whole;
    const contest::ContestHead& head = change.contest().head;
    if (head.standing == contest::Standing::Practice) return refused(Refusal::AlreadyPractice, head.name);
    if (auto checked = change.cared({Care::TwoSteps, CareCode::LeftOfficial, head.name}); !checked) {
      return checked;
    }
    return lifted(db::RosterEdit(change.edit()).leaveOfficial());
  });
}

Expected<ImportPreview, DeskError> EventDesk::previewImport(contest::EventId event, std::string_view csv,
                                                            const std::vector<RowDecision>& decisions,
                                                            const std::vector<ColumnChoice>& columns) const {
  const auto contest = m_desk->snapshot();
  if (!contest) return Unexpected<DeskError>(contest.error());
  const auto found = openForEntries(*contest, event);
  if (!found) return Unexpected<DeskError>(found.error());
  return importPreview(*contest, **found, parseRoster(csv, columns), decisions);
}

Expected<ImportDone, DeskError> EventDesk::importPlayers(contest::EventId event, std::string_view csv,
                                                         const Author& author,
                                                         const std::vector<RowDecision>& decisions,
                                                         const std::vector<ColumnChoice>& columns) {
  const Roster roster = parseRoster(csv, columns);
  return changedIn(*m_desk, event, author,
                   [&](const Change& change, const contest::Event& found) -> Expected<ImportDone, DeskError> {
                     if (roundsPaired(found) > 0) return refused(Refusal::EntriesFrozen, found.setup.name);
                     return entered(change, found, {roster, decisions, 1});
                   });
}

Expected<std::vector<EventStatus>, DeskError> EventDesk::status() const {
  const auto reading = lifted(m_desk->counter().store.read());
  if (!reading) return Unexpected<DeskError>(reading.error());
  const auto contest = lifted(reading->contest());
  if (!contest) return Unexpected<DeskError>(contest.error());
  const auto sheets = lifted(reading->sheetSummaries());
  if (!sheets) return Unexpected<DeskError>(sheets.error());
  std::vector<EventStatus> list;
  for (const contest::Event& event : contest->events) list.push_back(statusOf(event, *sheets));
  return list;
}

}  // namespace damath::desk
