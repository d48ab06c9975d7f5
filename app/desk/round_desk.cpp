#include "app/desk/round_desk.hpp"

#include <algorithm>

#include "app/desk/change.hpp"
#include "app/desk/judgement.hpp"
#include "core/contest/pairing/berger.hpp"
#include "db/round_edit.hpp"

namespace damath::desk {

namespace {

// The games of the round by the Berger tables, ids still open.
PairedRound bergerPairing(const contest::Event& event, int round) {
  const auto entryOf = [&event](int number) {
    return event.entries[static_cast<std::size_t>(number) - 1].id;
  };
  PairedRound paired;
  paired.round = contest::RoundNumber{round};
  int board = 0;
  for (const pairing::Meeting& meeting :
       pairing::bergerRound(static_cast<int>(event.entries.size()), event.setup.legs, round)) {
    if (!meeting.red) {
      paired.bye = entryOf(meeting.blue);
      continue;
    }
    paired.games.push_back(
        {{}, paired.round, contest::BoardNumber{++board}, entryOf(meeting.blue), entryOf(*meeting.red), {}});
  }
  return paired;
}

Expected<void, DeskError> checkPairing(const contest::Event& event) {
  if (event.setup.system != contest::System::RoundRobin) {
    return refused(Refusal::SystemUnimplemented, std::string(contest::toText(event.setup.system)));
  }
  if (event.entries.size() < 2) return refused(Refusal::TooFewEntries, event.setup.name);
  if (auto missing = resultsMissing(event); !missing.empty()) {
    auto error = refused(Refusal::ResultsMissing, event.setup.name);
    error.value().places = std::move(missing);
    return error;
  }
  if (roundsPaired(event) >= roundsNeeded(event)) return refused(Refusal::Complete, event.setup.name);
  return {};
}

bool hasEntry(const contest::Event& event, contest::EntryId id) {
  return std::any_of(event.entries.begin(), event.entries.end(),
                     [id](const contest::Entry& entry) { return entry.id == id; });
}

const contest::Rematch* rematchBetween(const contest::Event& event, contest::EntryId a, contest::EntryId b) {
  for (const contest::Rematch& rematch : event.rematches) {
    if ((rematch.blue == a && rematch.red == b) || (rematch.blue == b && rematch.red == a)) return &rematch;
  }
  return nullptr;
}

bool isRematchDue(const contest::Event& event, contest::EntryId a, contest::EntryId b) {
  const contest::Standings table = contest::standings(event);
  return std::any_of(table.rematchesDue.begin(), table.rematchesDue.end(), [a, b](const auto& tied) {
    return std::find(tied.begin(), tied.end(), a) != tied.end() &&
           std::find(tied.begin(), tied.end(), b) != tied.end();
  });
}

// Checks a correction against what stands; without anything standing there is none to check.
Expected<void, DeskError> checkAgainst(const std::optional<contest::GameResult>& before,
                                       const contest::GameResult& after, const Author& author) {
  if (!before) return {};
  if (auto checked = checkCorrection(author); !checked) return checked;
  if (isSame(*before, after)) return refused(Refusal::ResultUnchanged);
  return {};
}

ChangeKind kindOf(const std::optional<contest::GameResult>& before) {
  return before ? ChangeKind::Correction : ChangeKind::First;
}

Expected<ResultChange, DeskError> replaceRematch(db::Edit& edit, const contest::Event& event,
                                                 const contest::Rematch& before, contest::Rematch after,
                                                 const Author& author) {
  const bool sameSides = before.blue == after.blue;
  if (auto checked = checkCorrection(author); !checked) return Unexpected<DeskError>(checked.error());
  if (sameSides && isSame(before.result, after.result)) return refused(Refusal::ResultUnchanged);
  after.id = before.id;
  if (auto set = lifted(db::RoundEdit(edit).setRematch(event.id, after)); !set)
    return Unexpected<DeskError>(set.error());
  return ResultChange{after.id, ChangeKind::Correction, before.result, after.result};
}

}  // namespace

Expected<PairedRound, DeskError> RoundDesk::pairNextRound(contest::EventId event, const Author& author) {
  return changed(*m_desk->m_store, m_desk->stamp(author),
                 [&](db::Edit& edit, const contest::Contest& contest) -> Expected<PairedRound, DeskError> {
                   const auto found = eventOf(contest, event);
                   if (!found) return Unexpected<DeskError>(found.error());
                   if (auto checked = checkPairing(**found); !checked) {
                     return Unexpected<DeskError>(checked.error());
                   }
                   PairedRound paired = bergerPairing(**found, roundsPaired(**found) + 1);
                   std::vector<contest::Bye> byes;
                   if (paired.bye) byes.push_back({paired.round, *paired.bye});
                   auto games = lifted(
                       db::RoundEdit(edit).addRound(event, {paired.round, contest::Publication::Published},
                                                    db::PairedBy::System, paired.games, byes));
                   if (!games) return Unexpected<DeskError>(games.error());
                   paired.games = *std::move(games);
                   return paired;
                 });
}

Expected<std::vector<PairedRound>, DeskError> RoundDesk::rounds(contest::EventId event) const {
  const auto contest = m_desk->snapshot();
  if (!contest) return Unexpected<DeskError>(contest.error());
  const auto found = eventOf(*contest, event);
  if (!found) return Unexpected<DeskError>(found.error());
  std::vector<PairedRound> list;
  for (int number = 1; number <= roundsPaired(**found); ++number) {
    PairedRound& round = list.emplace_back();
    round.round = contest::RoundNumber{number};
    for (const contest::Game& game : (*found)->games) {
      if (game.round == round.round) round.games.push_back(game);
    }
    for (const contest::Bye& bye : (*found)->byes) {
      if (bye.round == round.round) round.bye = bye.entry;
    }
  }
  return list;
}

Expected<ResultChange, DeskError> RoundDesk::setResult(contest::EventId event, Place place,
                                                       const ResultInput& input, const Author& author) {
  return changed(*m_desk->m_store, m_desk->stamp(author),
                 [&](db::Edit& edit, const contest::Contest& contest) -> Expected<ResultChange, DeskError> {
                   const auto found = eventOf(contest, event);
                   if (!found) return Unexpected<DeskError>(found.error());
                   const auto game = gameOf(**found, place);
                   if (!game) return Unexpected<DeskError>(game.error());
                   const auto after = judged((*found)->setup.ruleset, GameKind::Round, input);
                   if (!after) return Unexpected<DeskError>(after.error());
                   const auto& before = (*game)->result;
                   if (auto checked = checkAgainst(before, *after, author); !checked) {
                     return Unexpected<DeskError>(checked.error());
                   }
                   if (auto set = lifted(db::RoundEdit(edit).setResult((*game)->id, *after)); !set) {
                     return Unexpected<DeskError>(set.error());
                   }
                   return ResultChange{(*game)->id, kindOf(before), before, *after};
                 });
}

Expected<ResultChange, DeskError> RoundDesk::setRematch(contest::EventId event, contest::EntryId blue,
                                                        contest::EntryId red, const ResultInput& input,
                                                        const Author& author) {
  return changed(*m_desk->m_store, m_desk->stamp(author),
                 [&](db::Edit& edit, const contest::Contest& contest) -> Expected<ResultChange, DeskError> {
                   const auto found = eventOf(contest, event);
                   if (!found) return Unexpected<DeskError>(found.error());
                   for (const contest::EntryId entry : {blue, red}) {
                     if (!hasEntry(**found, entry)) {
                       return refused(Refusal::NoSuchEntry, std::to_string(numberOf(entry)));
                     }
                   }
                   const auto after = judged((*found)->setup.ruleset, GameKind::Rematch, input);
                   if (!after) return Unexpected<DeskError>(after.error());
                   const contest::Rematch rematch{{}, blue, red, *after};
                   if (const contest::Rematch* before = rematchBetween(**found, blue, red)) {
                     return replaceRematch(edit, **found, *before, rematch, author);
                   }
                   if (blue == red || !isRematchDue(**found, blue, red))
                     return refused(Refusal::NoRematchDue);
                   const auto id = lifted(db::RoundEdit(edit).addRematch(event, rematch));
                   if (!id) return Unexpected<DeskError>(id.error());
                   return ResultChange{*id, ChangeKind::First, {}, *after};
                 });
}

Expected<contest::Standings, DeskError> RoundDesk::standings(contest::EventId event) const {
  const auto contest = m_desk->snapshot();
  if (!contest) return Unexpected<DeskError>(contest.error());
  const auto found = eventOf(*contest, event);
  if (!found) return Unexpected<DeskError>(found.error());
  if ((*found)->entries.size() < 2) {
    contest::Standings none;
    none.event = event;
    return none;
  }
  return contest::standings(**found);
}

}  // namespace damath::desk
