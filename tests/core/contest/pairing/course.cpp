// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/contest/pairing/course.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "core/contest/model/lookup.hpp"
#include "core/contest/model/lot.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/pairing/entrants.hpp"
#include "core/contest/rematches.hpp"
#include "core/contest/systems/group_play.hpp"
#include "core/contest/systems/manual_pairing.hpp"
#include "core/contest/systems/schedule_fault.hpp"
#include "core/contest/systems/system.hpp"
#include "core/every.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/core/contest/pairing/bracket_law.hpp"

namespace damath::pairing::testing {

namespace {

using contest::EntryId;
using contest::RoundNumber;
using contest::Stage;
using contest::System;

// The steps after which nobody withdraws any more, and the steps after which every rematch has a winner.
constexpr int kDisturbed = 60;
constexpr int kDrawn = 120;
constexpr int kMostSteps = 900;

template <class Value>
Value anyOf(Lots& lots) {
  return kEvery<Value>[static_cast<std::size_t>(draw(lots, static_cast<int>(kEvery<Value>.size())))];
}

std::string nameOf(EntryId entry) {
  return std::to_string(contest::numberOf(entry));
}

std::string nameOf(const contest::GameResult& result) {
  return std::string(rules::toText(result.ending)) + " " + std::string(rules::toText(result.result));
}

template <class Option, class Value>
void change(Played& played, Option option, Value value) {
  rules::change(played.event.setup.ruleset, option, std::move(value));
}

}  // namespace

Course::Course(unsigned seed) : m_lots(seed), m_played(eventOf(System::RoundRobin, 2, 0)) {
  drawSetup();
  drawRules();
  m_areResultsCorrected = draw(m_lots, 4) == 0;
}

void Course::drawSetup() {
  const System system = anyOf<System>(m_lots);
  const int fewest = system == System::Groups ? 4 : system == System::DoubleKnockOut ? 3 : 2;
  const int entries = fewest + draw(m_lots, 9);
  m_played = eventOf(system, entries, draw(m_lots, 2) == 0 ? 1 + draw(m_lots, 4) : 0);
  contest::EventSetup& setup = m_played.event.setup;
  setup.lotSeed = m_lots();
  if (draw(m_lots, 5) == 0) setup.firstMove = contest::FirstMove::Lot;
  if (system == System::RoundRobin || system == System::Groups) setup.legs = 1 + draw(m_lots, 4) / 3;
  if (system == System::RoundRobin && draw(m_lots, 5) == 0) setup.rounds = 1 + draw(m_lots, 4);
  if (system == System::Swiss && draw(m_lots, 2) == 0) setup.rounds = 1 + draw(m_lots, entries - 1);
  if (system == System::Groups) {
    setup.groupPlan.groups = 2 + draw(m_lots, entries / 2 - 1);
    setup.groupPlan.advancing = 1 + draw(m_lots, std::min(3, entries / setup.groupPlan.groups));
    if (draw(m_lots, 2) == 0) setup.groupPlan.final = System::RoundRobin;
  }
  for (int leaving = draw(m_lots, 5) == 0 ? 1 : 0; leaving > 0 && entries > fewest; --leaving) {
    m_played.row(1 + draw(m_lots, entries)).lastRound = 0;
  }
}

void Course::drawRules() {
  change(m_played, &rules::Ruleset::rematchDrawn, anyOf<rules::RematchDrawn>(m_lots));
  change(m_played, &rules::Ruleset::rematchWithdrawn, anyOf<rules::RematchWithdrawn>(m_lots));
  change(m_played, &rules::Ruleset::nobodyWon, anyOf<rules::NobodyWon>(m_lots));
  change(m_played, &rules::Ruleset::walkoverMeetings, anyOf<rules::WalkoverMeetings>(m_lots));
  change(m_played, &rules::Ruleset::withdrawnBye, anyOf<rules::WithdrawnBye>(m_lots));
  const rules::Ruleset& drawn = m_played.event.setup.ruleset;
  const auto told = [](auto option) { return std::to_string(static_cast<int>(option.answer())); };
  tell("rematchDrawn " + told(drawn.rematchDrawn) + ", rematchWithdrawn " + told(drawn.rematchWithdrawn) +
       ", nobodyWon " + told(drawn.nobodyWon) + ", walkoverMeetings " + told(drawn.walkoverMeetings) +
       ", withdrawnBye " + told(drawn.withdrawnBye));
  change(m_played, &rules::Ruleset::pointSystem, anyOf<rules::PointSystem>(m_lots));
  change(m_played, &rules::Ruleset::scoreDirection, anyOf<rules::ScoreDirection>(m_lots));
  if (draw(m_lots, 3) == 0) change(m_played, &rules::Ruleset::rematchPlaces, rules::AllPlaces{});
  if (draw(m_lots, 3) == 0) change(m_played, &rules::Ruleset::rematchPlaces, 1 + draw(m_lots, 3));
  if (draw(m_lots, 6) == 0) {
    change(m_played, &rules::Ruleset::points, rules::Points{.win = 1, .draw = 1, .loss = 1, .bye = 0});
  }
  if (draw(m_lots, 3) > 0) return;
  std::vector<rules::TieBreak> steps(kEvery<rules::TieBreak>.begin(), kEvery<rules::TieBreak>.end());
  std::shuffle(steps.begin(), steps.end(), m_lots);
  steps.resize(static_cast<std::size_t>(draw(m_lots, static_cast<int>(steps.size()) + 1)));
  change(m_played, &rules::Ruleset::tieBreaks, std::move(steps));
}

std::string Course::play() {
  for (m_steps = 0; m_fault.empty(); ++m_steps) {
    if (m_steps > kMostSteps) {
      fail("has no end");
      break;
    }
    const contest::Progress progress = contest::progressOf(m_played.contest, m_played.event);
    check();
    if (!m_fault.empty()) break;
    if (progress.stage == Stage::Played) {
      checkEnd(progress);
      break;
    }
    if (progress.stage == Stage::Unplayable && !contest::hasBegun(m_played.event)) break;
    step(progress);
    if (m_fault.empty() && m_steps < kDisturbed && draw(m_lots, 3) == 0) disturb();
  }
  return m_fault;
}

void Course::step(const contest::Progress& progress) {
  contest::Event& event = m_played.event;
  switch (progress.stage) {
    case Stage::Pairing:
      return pairRound();
    case Stage::Playing:
      return enterResult();
    case Stage::Publishing:
      return fail("asks for the publication of a round that the pairing publishes");
    case Stage::Rematches:
      return playRematch(progress);
    case Stage::ByHand:
      return pairByHand();
    case Stage::PairAnew:
      if (!m_areResultsCorrected) fail("must be paired again, but nothing was corrected");
      return cancelFrom(*progress.roundAdrift);
    case Stage::Drawing:
      if (progress.table.lotsOpen.empty()) return fail("asks for a lot, but no tie needs one");
      tell("lot");
      event.lots.push_back(contest::drawLot(event, progress.table.lotsOpen.front()));
      return;
    case Stage::Entering:
    case Stage::Unplayable:
    case Stage::Played:
      break;
  }
  fail("cannot go on");
}

void Course::pairRound() {
  const auto next = nextRound(m_played.contest, m_played.event);
  if (!next) return fail("cannot be paired");
  for (const ManualFault& fault : faultsOf(m_played.contest, m_played.event, *next)) {
    if (severityOf(fault.kind) == Severity::Impossible) return fail("paired an impossible round");
  }
  if (!roundAdrift(m_played.event)) {
    if (const std::string fault = bracketFault(m_played.event, *next); !fault.empty()) {
      tellRound(*next);
      return fail(fault);
    }
  }
  const bool isFirst = !contest::hasBegun(m_played.event);
  for (contest::Rematch& rematch : walkoversToStore(m_played.event)) {
    rematch.afterRound = contest::roundsPaired(m_played.event);
    add(rematch);
  }
  take(m_played, *next);
  tellRound(*next);
  if (isFirst && m_played.event.setup.system == System::Groups) m_groups = groupsPlayed(m_played.event);
  // The desk publishes a round with byes alone at once.
  if (next->boards.empty()) {
    ++m_roundsOfByes;
  } else {
    m_played.event.rounds.back().publication = contest::Publication::Held;
  }
}

void Course::pairByHand() {
  contest::Event& event = m_played.event;
  if (draw(m_lots, 2) == 0) {
    event.setup.rounds = contest::roundsPaired(event);
    return tell("no more rounds");
  }
  RoundPairing manual{contest::nextRoundNumber(event), {}, {}};
  std::vector<EntryId> players = whoPlays(event, manual.round);
  std::shuffle(players.begin(), players.end(), m_lots);
  while (players.size() > 1) {
    const EntryId blue = players.back();
    players.pop_back();
    manual.boards.push_back({blue, players.back()});
    players.pop_back();
  }
  if (!players.empty()) manual.byes.push_back({manual.round, players[0], contest::ByeKind::Allotted});
  for (const contest::Bye& bye : absentByes(entrants(event), manual.round)) manual.byes.push_back(bye);
  for (const ManualFault& fault : faultsOf(m_played.contest, event, manual)) {
    if (severityOf(fault.kind) == Severity::Impossible) return fail("has no round by hand");
  }
  take(m_played, manual);
  tellRound(manual);
}

contest::GameResult Course::anyResult(contest::GameKind kind) {
  const bool mayBeDrawn = kind == contest::GameKind::Round || m_steps < kDrawn;
  contest::GameResult result;
  const int blue = draw(m_lots, 3);
  const int red = mayBeDrawn ? draw(m_lots, 3) : blue + 1;
  result.blueGrand = exact::Number(blue);
  result.redGrand = exact::Number(red);
  const int ending = draw(m_lots, 14);
  if (ending < 4 && mayBeDrawn) {
    constexpr rules::Ending kEndings[] = {rules::Ending::NoShowBlue, rules::Ending::NoShowRed,
                                          rules::Ending::NoShowBoth, rules::Ending::DisqualifiedBoth};
    result = {kEndings[ending], {}, {}, {}};
  }
  result.result = contest::pointOf(m_played.event.setup.ruleset, result).value();
  return result;
}

void Course::enterResult() {
  contest::Event& event = m_played.event;
  const auto open = contest::openGames(event);
  const contest::GameId id = open[static_cast<std::size_t>(draw(m_lots, static_cast<int>(open.size())))];
  const auto game = std::ranges::find(event.games, id, &contest::Game::id);
  game->result = anyResult(contest::GameKind::Round);
  tell(nameOf(game->blue) + "-" + nameOf(game->red) + " " + nameOf(*game->result));
  // The first result of an unpublished round publishes the round.
  std::ranges::find(event.rounds, game->round, &contest::Round::number)->publication =
      contest::Publication::Published;
}

void Course::playRematch(const contest::Progress& progress) {
  contest::Event& event = m_played.event;
  if (progress.rematchesOpen.empty()) return fail("asks for rematches, but none is open");
  auto [one, other] = progress.rematchesOpen[static_cast<std::size_t>(
      draw(m_lots, static_cast<int>(progress.rematchesOpen.size())))];
  if (draw(m_lots, 2) == 0) std::swap(one, other);
  if (!contest::isRematchOpen(event, one, other)) return fail("does not open a rematch that is due");
  if (contest::lastRematchBetween(event, one, other) != nullptr) ++m_secondRematches;
  contest::Rematch rematch{{}, one, other, anyResult(contest::GameKind::Rematch)};
  const bool hasBlueLeft = event.at(one).lastRound.has_value();
  const bool hasRedLeft = event.at(other).lastRound.has_value();
  if (hasBlueLeft || hasRedLeft) {
    rematch.result = {hasBlueLeft && hasRedLeft ? rules::Ending::NoShowBoth
                      : hasBlueLeft             ? rules::Ending::NoShowBlue
                                                : rules::Ending::NoShowRed,
                      {},
                      {},
                      {}};
    rematch.result.result = contest::pointOf(event.setup.ruleset, rematch.result).value();
  }
  rematch.decides = contest::gameToDecide(event, one, other);
  rematch.afterRound = contest::afterRoundOf(event, one, other);
  add(rematch);
}

void Course::add(contest::Rematch rematch) {
  std::int64_t last = 0;
  for (const contest::Rematch& each : m_played.event.rematches) {
    last = std::max(last, contest::numberOf(each.id));
  }
  rematch.id = contest::GameId{last + 1};
  m_played.event.rematches.push_back(rematch);
  tell((rematch.decides ? "decider " : "rematch ") + nameOf(rematch.blue) + "-" + nameOf(rematch.red) + " " +
       nameOf(rematch.result));
}

void Course::cancelFrom(RoundNumber round) {
  contest::Event& event = m_played.event;
  while (contest::roundsPaired(event) >= contest::numberOf(round)) {
    const RoundNumber last{contest::roundsPaired(event)};
    std::vector<contest::GameId> resting;
    for (const contest::Rematch& rematch : event.rematches) {
      if (contest::restsOn(event, rematch, last)) resting.push_back(rematch.id);
    }
    std::erase_if(event.rematches, [&](const contest::Rematch& rematch) {
      return std::ranges::find(resting, rematch.id) != resting.end();
    });
    cancelLastRound(m_played);
    tell("cancel round " + std::to_string(contest::numberOf(last)));
  }
}

void Course::disturb() {
  contest::Event& event = m_played.event;
  const int entries = static_cast<int>(event.entries.size());
  contest::Entry& entry = m_played.row(1 + draw(m_lots, entries));
  const RoundNumber next = contest::nextRoundNumber(event);
  switch (draw(m_lots, 8)) {
    case 0:
    case 1:
    case 2:
      if (!entry.lastRound) withdraw(entry);
      return;
    case 3:
      if (entry.lastRound) comeBack(entry);
      return;
    case 4:
    case 5:
      if (entry.plays(next) && contest::numberOf(next) <= contest::roundsOf(event)) {
        entry.absences.push_back(next);
        tell(nameOf(entry.id) + " absent");
      }
      return;
    case 6:
      if (contest::hasBegun(event) && hasRoom(event, 1) && entries < 16) {
        enter(m_played, contest::numberOf(next));
        tell(nameOf(event.entries.back().id) + " enters");
      }
      return;
    default:
      if (m_areResultsCorrected) correctResult();
  }
}

// Withdraws the entry as the arbiter's desk does: the open game of the newest round is lost.
void Course::withdraw(contest::Entry& entry) {
  contest::Event& event = m_played.event;
  if (const contest::Game* under = contest::gameUnderWay(event, entry.id)) {
    const auto game = std::ranges::find(event.games, under->id, &contest::Game::id);
    game->result = {
        game->blue == entry.id ? rules::Ending::NoShowBlue : rules::Ending::NoShowRed, {}, {}, {}};
    game->result->result = contest::pointOf(event.setup.ruleset, *game->result).value();
    std::ranges::find(event.rounds, game->round, &contest::Round::number)->publication =
        contest::Publication::Published;
  }
  entry.lastRound = contest::roundsPaired(event);
  tell(nameOf(entry.id) + " leaves");
  ++m_withdrawals;
}

// Lets the entry come back as the arbiter's desk does. An entry without a seat cannot come back to a bracket
// or to groups, and takes the free seat of a table.
void Course::comeBack(contest::Entry& entry) {
  contest::Event& event = m_played.event;
  if (hasMissedFinal(event, entry.id)) return;
  const int paired = contest::roundsPaired(event);
  const auto seats = rulesOf(event).seats(event);
  const bool isSeated = std::ranges::find(seats, entry.id, &contest::Entry::id) != seats.end();
  if (!isSeated && paired > 0) {
    if (!hasRoom(event, 1)) return;
    if (rulesOf(event).isTable) entry.firstRound = paired + 1;
  }
  for (int round = std::max(*entry.lastRound + 1, entry.firstRound); round <= paired; ++round) {
    const RoundNumber missed{round};
    if (std::ranges::find(entry.absences, missed) == entry.absences.end()) entry.absences.push_back(missed);
  }
  std::erase_if(entry.absences, [paired](RoundNumber round) { return contest::numberOf(round) > paired; });
  std::ranges::sort(entry.absences);
  entry.lastRound.reset();
  tell(nameOf(entry.id) + " comes back");
}

void Course::correctResult() {
  std::vector<contest::Game*> played;
  for (contest::Game& game : m_played.event.games) {
    if (game.result) played.push_back(&game);
  }
  if (played.empty()) return;
  contest::Game& game = *played[static_cast<std::size_t>(draw(m_lots, static_cast<int>(played.size())))];
  game.result = anyResult(contest::GameKind::Round);
  tell("corrected " + nameOf(game.blue) + "-" + nameOf(game.red) + " " + nameOf(*game.result));
}

void Course::check() {
  const contest::Event& event = m_played.event;
  const contest::Progress progress = contest::progressOf(m_played.contest, event);
  checkRounds();
  checkGroups();
  checkRanks(progress.table);
  checkRematches(progress);
  const auto next = nextRound(m_played.contest, event);
  if (next.has_value() != (progress.stage == Stage::Pairing)) fail("stage and next round disagree");
  if (contest::firstUnpublished(event) != nullptr && next) fail("pairs over an unpublished round");
  if (!progress.table.provisional && progress.stage != Stage::Played) fail("is final before its end");
  if (progress.stage == Stage::Played && progress.table.provisional) fail("has ended, but is not final");
}

void Course::checkRounds() {
  const contest::Event& event = m_played.event;
  std::map<RoundNumber, std::set<EntryId>> seen;
  const auto see = [&](RoundNumber round, EntryId entry) {
    if (!seen[round].insert(entry).second) fail("an entry is twice in a round");
  };
  for (const contest::Game& game : event.games) {
    see(game.round, game.blue);
    see(game.round, game.red);
  }
  for (const contest::Bye& bye : event.byes) see(bye.round, bye.entry);
  int number = 0;
  for (const contest::Round& round : event.rounds) {
    if (contest::numberOf(round.number) != ++number) fail("a round is missing");
    const bool isNewest = &round == &event.rounds.back();
    if (round.publication == contest::Publication::Held && !isNewest) fail("an earlier round is unpublished");
  }
}

// The groups stay as they were dealt, whoever withdraws.
void Course::checkGroups() {
  const contest::Event& event = m_played.event;
  if (event.setup.system != System::Groups || !contest::hasBegun(event)) return;
  if (groupsPlayed(event) != m_groups || groupsOf(m_played.contest, event) != m_groups) {
    fail("the groups have changed");
  }
  const int rounds = groupRounds(event);
  for (const contest::Game& game : event.games) {
    if (contest::numberOf(game.round) > rounds) continue;
    const bool isInside = std::ranges::any_of(m_groups, [&](const auto& members) {
      return std::ranges::find(members, game.blue) != members.end() &&
             std::ranges::find(members, game.red) != members.end();
    });
    if (!isInside) fail("a game of the group rounds is between groups");
  }
}

// Every entry has a rank, the ranks are a weak order, and the points are those of the published rounds.
void Course::checkRanks(const contest::Standings& table) {
  const contest::Event shown = contest::withoutUnpublished(m_played.event);
  const rules::Points& points = shown.setup.ruleset.points.answer();
  std::map<EntryId, exact::Rational> sums;
  for (const contest::Entry& entry : shown.entries) sums[entry.id];
  for (const contest::Game& game : shown.games) {
    if (!game.result || game.result->result == rules::Result::NobodyWins) continue;
    sums[game.blue] += contest::pointsOfSide(points, game.result->result, board::Side::Blue);
    sums[game.red] += contest::pointsOfSide(points, game.result->result, board::Side::Red);
  }
  for (const contest::Bye& bye : shown.byes) sums[bye.entry] += contest::pointsOfBye(shown, bye);
  std::set<EntryId> seen;
  int place = 0;
  int rank = 0;
  for (const contest::RankedEntry& row : table.ranks) {
    ++place;
    if (!seen.insert(row.entry).second) fail("an entry has two ranks");
    if (row.rank != rank && row.rank != place) fail("the ranks are no weak order");
    rank = row.rank;
    if (!sums.contains(row.entry) || row.points != sums[row.entry]) fail("an entry has other points");
  }
  if (seen.size() != shown.entries.size()) fail("an entry has no rank");
}

// Every rematch that is due can be played, and no two players of a tie are asked twice.
void Course::checkRematches(const contest::Progress& progress) {
  const auto isIn = [](const std::vector<EntryId>& tie, EntryId entry) {
    return std::ranges::find(tie, entry) != tie.end();
  };
  std::set<std::pair<EntryId, EntryId>> open;
  for (const auto& pair : progress.rematchesOpen) {
    const bool isDue = std::ranges::any_of(progress.rematchesDue, [&](const auto& tie) {
      return isIn(tie, pair.first) && isIn(tie, pair.second);
    });
    if (!isDue) fail("a rematch is open, but not due");
    if (!open.insert(std::minmax(pair.first, pair.second)).second) fail("a rematch is open twice");
    if (!contest::isRematchOpen(m_played.event, pair.second, pair.first)) {
      fail("an open rematch cannot be opened");
    }
  }
  for (const auto& tie : progress.rematchesDue) {
    const bool isOpen = std::ranges::any_of(progress.rematchesOpen, [&](const auto& pair) {
      return isIn(tie, pair.first) && isIn(tie, pair.second);
    });
    if (!isOpen) fail("a tie has no open rematch");
  }
}

void Course::checkEnd(const contest::Progress& progress) {
  const contest::Event& event = m_played.event;
  if (!contest::openGames(event).empty()) fail("ends with open games");
  if (contest::firstUnpublished(event) != nullptr) fail("ends with an unpublished round");
  if (const std::string fault = bracketEndFault(event); !fault.empty()) fail(fault);
  const auto firsts = std::ranges::count(progress.table.ranks, 1, &contest::RankedEntry::rank);
  if (endsInBracket(event) && firsts != 1) fail("has " + std::to_string(firsts) + " champions");
}

void Course::fail(const std::string& what) {
  if (!m_fault.empty()) return;
  m_fault = std::string(contest::toText(m_played.event.setup.system)) + " of " +
            std::to_string(m_played.event.entries.size()) + ", step " + std::to_string(m_steps) + ": " +
            what + m_story;
}

void Course::tell(const std::string& act) {
  m_story += "\n  " + act;
}

void Course::tellRound(const RoundPairing& pairing) {
  std::string text = "round " + std::to_string(contest::numberOf(pairing.round)) + ":";
  for (const Board& board : pairing.boards) text += " " + nameOf(board.blue) + "-" + nameOf(board.red);
  for (const contest::Bye& bye : pairing.byes) {
    text += (bye.kind == contest::ByeKind::Allotted ? ", bye " : ", absent ") + nameOf(bye.entry);
  }
  tell(text);
}

}  // namespace damath::pairing::testing
