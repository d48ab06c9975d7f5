// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/events/report_desk.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <utility>

#include "app/desk/change/change.hpp"
#include "app/desk/change/lookup.hpp"
#include "app/desk/change/text_check.hpp"
#include "app/desk/events/entering.hpp"
#include "app/desk/roster/import_plan.hpp"
#include "app/desk/roster/person_text.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/systems/group_play.hpp"
#include "core/contest/systems/manual_pairing.hpp"
#include "core/contest/systems/system.hpp"
#include "core/notation/trf/trf_import.hpp"
#include "core/notation/trf/trf_misfit.hpp"
#include "core/notation/trf/trf_settling.hpp"
#include "core/text/trim.hpp"
#include "db/edits/roster_edit.hpp"
#include "db/edits/round_edit.hpp"

namespace damath::desk {

namespace {

using contest::EntryId;
using contest::RoundNumber;

// The parts of a tournament report that are imported: the players and the played rounds.
struct Report {
  Roster roster;
  std::vector<int> numbers;  // the start numbers of the rows that are entered, in the order of the rows
  notation::TrfHistory history;
  ReportRemarks remarks;
};

template <class Items>
void append(Items& list, const Items& more) {
  list.insert(list.end(), more.begin(), more.end());
}

// Returns for each start number the line of the player in the report. Each record of a report is one line.
std::map<int, int> playerLines(const notation::Trf& trf) {
  std::map<int, int> lines;
  for (std::size_t i = 0; i < trf.records.size(); ++i) {
    const auto* player = std::get_if<notation::TrfPlayer>(&trf.records[i]);
    if (player != nullptr) lines.emplace(player->number, static_cast<int>(i) + 1);
  }
  return lines;
}

Roster rosterOf(const notation::Trf& trf, const std::vector<notation::TrfEntrant>& entrants) {
  const std::map<int, int> lines = playerLines(trf);
  Roster roster;
  for (const notation::TrfEntrant& entrant : entrants) {
    const int line = lines.at(entrant.number);
    RosterRow row;
    row.line = line;
    row.last = entrant.last;
    row.first = entrant.first;
    row.school = entrant.school;
    row.rating = entrant.rating;
    if (row.school.empty()) roster.faults.push_back({line, RowReason::MissingSchool, row.name(), {}});
    for (const std::string* text : {&row.last, &row.first, &row.school}) {
      const auto fault = faultIn(*text);
      if (fault) roster.faults.push_back({line, reasonOf(*fault), shown(*text), {}});
    }
    roster.rows.push_back(std::move(row));
  }
  addDuplicates(roster);
  return roster;
}

// Returns the event with placeholder entries, because the rounds of the report can be computed without the
// real players.
contest::Event withEntries(const contest::Event& event, std::size_t count) {
  contest::Event filled = event;
  for (std::size_t number = 1; number <= count; ++number) {
    contest::Entry entry;
    entry.id = EntryId{static_cast<std::int64_t>(number)};
    entry.number = static_cast<int>(number);
    filled.entries.push_back(entry);
  }
  return filled;
}

bool isRowLeftOut(const std::vector<RowDecision>& decisions, int line) {
  const auto last = std::find_if(decisions.rbegin(), decisions.rend(),
                                 [line](const RowDecision& each) { return each.line == line; });
  return last != decisions.rend() && last->decision == SameOrDifferent::LeftOut;
}

// The choices of the user for the import of a report.
struct ReportChoice {
  ReportScope scope;
  notation::TrfExtent extent;
  const std::vector<RowDecision>& decisions;
};

// Reads the rounds for the players in `report.numbers`. Returns the misfits for which the report is refused.
notation::TrfMisfits readRounds(const notation::Trf& trf, const ReportChoice& choice,
                                const contest::Event& event, Report& report) {
  const std::set<int> entered(report.numbers.begin(), report.numbers.end());
  std::set<int> away;
  for (const notation::TrfPlayer* player : trf.all<notation::TrfPlayer>()) {
    if (!entered.contains(player->number)) away.insert(player->number);
  }
  auto read = notation::gamesOf(trf, choice.extent, away);
  if (!read) return read.error();
  const contest::Event filled = withEntries(event, report.numbers.size());
  notation::TrfMisfits misfits = notation::misfitsOf(trf, read->history, filled);
  if (choice.extent == notation::TrfExtent::Whole) {
    report.history = std::move(read->history);
    return misfits;
  }
  notation::leaveOutFrom(contest::roundsOf(filled) + 1, *read);
  append(report.remarks.misfits, misfits);
  append(report.remarks.misfits, read->leftOut);
  report.history = std::move(read->history);
  return {};
}

DeskResult<Report> readReport(std::string_view text, const ReportChoice& choice,
                              const contest::Event& event) {
  if (!event.entries.empty()) return refused(Refusal::EntriesPresent, event.setup.name);
  auto reading = notation::readTrf(text, choice.extent);
  if (!reading) return refused(Refusal::ReportBroken, reading.error());
  const notation::TrfSettled settled = notation::settled(std::move(reading->trf), choice.extent);
  Report report;
  report.remarks.notes = std::move(reading->notes);
  report.remarks.faults = std::move(reading->leftOut);
  const auto players = notation::rosterOf(settled.trf, choice.extent);
  notation::TrfMisfits misfits = players ? notation::TrfMisfits() : players.error();
  if (players) {
    append(report.remarks.notes, players->notes);
    append(report.remarks.misfits, players->leftOut);
    report.roster = rosterOf(settled.trf, players->entrants);
    for (std::size_t i = 0; i < report.roster.rows.size(); ++i) {
      if (!isRowLeftOut(choice.decisions, report.roster.rows[i].line))
        report.numbers.push_back(players->entrants[i].number);
    }
  }
  if (choice.scope == ReportScope::Everything) {
    append(report.remarks.notes, settled.notes);
    append(report.remarks.misfits, settled.leftOut);
    if (players) {
      append(misfits, readRounds(settled.trf, choice, event, report));
    } else if (const auto read = notation::gamesOf(settled.trf, choice.extent); !read) {
      append(misfits, read.error());
    }
  }
  // The same error of a player can appear again for each game of the player.
  if (!misfits.empty()) return refused(Refusal::ReportUnfit, notation::onceEach(std::move(misfits)));
  std::ranges::stable_sort(report.remarks.notes, {}, &notation::TrfNote::line);
  report.remarks.misfits = notation::onceEach(std::move(report.remarks.misfits));
  report.roster.encoding = reading->encoding;
  report.roster.sample = reading->toCheck;
  return report;
}

// Adds the rounds of a tournament report to the event. The players of the report were entered just before.
class Rounds {
 public:
  // `numbers` has the start number in the report for each entry, in the order of the entries' start numbers.
  Rounds(const Change& change, const contest::Contest& contest, const contest::Event& event,
         const std::vector<int>& numbers)
      : m_change(&change), m_contest(&contest), m_event(event) {
    for (const contest::Entry& entry : event.entries) {
      m_ids[numbers.at(static_cast<std::size_t>(entry.number) - 1)] = entry.id;
    }
  }

  DeskResult<void> add(const notation::TrfHistory& history, notation::TrfExtent extent, ReportDone& done) {
    for (const notation::TrfRound& round : history.paired) {
      const auto added = addRound(round, done);
      const bool isUnplayable = !added && added.error().refusal == Refusal::ReportUnplayable;
      if (!added && !(isUnplayable && extent == notation::TrfExtent::Readable)) return added;
      if (!isUnplayable) continue;
      done.unplayable = added.error();
      break;
    }
    DAMATH_CHECK(addAbsences(history.absences, done));
    return withdraw(history.annulled);
  }

 private:
  DeskResult<void> addRound(const notation::TrfRound& report, ReportDone& done) {
    const RoundNumber round{report.round};
    pairing::RoundPairing pairing{round, {}, {}};
    std::vector<contest::Game> games;
    for (const notation::TrfPairing& game : report.games) {
      const contest::BoardNumber board{static_cast<int>(games.size()) + 1};
      games.push_back({{}, round, board, m_ids.at(game.blue), m_ids.at(game.red), game.result});
      pairing.boards.push_back({games.back().blue, games.back().red});
    }
    for (const notation::TrfBye& bye : report.byes) {
      pairing.byes.push_back({round, m_ids.at(bye.number), bye.kind});
    }
    DAMATH_CHECK(checkPlayable(pairing));
    for (const contest::Game& game : games) done.results += game.result ? 1 : 0;
    for (const contest::Bye& bye : pairing.byes) {
      ++(bye.kind == contest::ByeKind::Allotted ? done.byes : done.absences);
    }
    const bool recordsGroups = m_event.setup.system == contest::System::Groups && !contest::hasBegun(m_event);
    const db::Groups groups = recordsGroups ? pairing::dealtGroups(*m_contest, m_event) : db::Groups();
    auto added = toDeskResult(
        db::RoundEdit(m_change->edit()).takeOverRound(m_event.id, round, games, pairing.byes, groups));
    if (!added) return added;
    ++done.rounds;
    done.games += static_cast<int>(games.size());
    // Adds the round to `m_event`, because the check of the next round needs all rounds before it.
    m_event.rounds.push_back({round, contest::Publication::Published});
    for (contest::Game& game : games) {
      game.id = contest::GameId{++m_gamesSoFar};
      m_event.games.push_back(std::move(game));
    }
    m_event.byes.insert(m_event.byes.end(), pairing.byes.begin(), pairing.byes.end());
    return {};
  }

  // Checks that the event can continue after this round of the report. The round was really played, so it is
  // accepted even if the pairing system would pair it differently.
  [[nodiscard]] DeskResult<void> checkPlayable(const pairing::RoundPairing& pairing) const {
    auto faults = pairing::faultsOf(*m_contest, m_event, pairing);
    std::erase_if(faults, [](const pairing::ManualFault& fault) {
      return pairing::severityOf(fault.kind) != pairing::Severity::Impossible;
    });
    if (faults.empty()) return {};
    return refused(Refusal::ReportUnplayable,
                   BadRound{pairing.round, std::move(faults), contest::namesOf(*m_contest, m_event)});
  }

  DeskResult<void> addAbsences(const std::vector<notation::TrfAbsence>& absences, ReportDone& done) {
    std::map<int, std::vector<RoundNumber>> rounds;
    for (const notation::TrfAbsence& absence : absences) {
      rounds[absence.number].push_back(RoundNumber{absence.round});
      ++done.absences;
    }
    for (const auto& [number, away] : rounds) {
      contest::Entry entry = m_event.at(m_ids.at(number));
      entry.absences = away;
      auto set = toDeskResult(
          db::RosterEdit(m_change->edit()).setEntry(m_event.id, entry, db::EntryChange::Absence));
      if (!set) return set;
    }
    return {};
  }

  // Withdraws the players whose games do not count, so that the standings leave out their games as the report
  // does. The withdrawal takes the place of the absences from later rounds.
  DeskResult<void> withdraw(const std::vector<notation::TrfAnnulled>& annulled) {
    if (!notation::leavesOutAnnulled(m_event)) return {};
    for (const notation::TrfAnnulled& each : annulled) {
      const auto id = m_ids.find(each.number);
      if (id == m_ids.end() || each.lastRound > contest::roundsPaired(m_event)) continue;
      contest::Entry entry = m_event.at(id->second);
      entry.lastRound = each.lastRound;
      DAMATH_CHECK(toDeskResult(
          db::RosterEdit(m_change->edit()).setEntry(m_event.id, entry, db::EntryChange::Withdraw)));
    }
    return {};
  }

  const Change* m_change;
  const contest::Contest* m_contest;
  contest::Event m_event;  // the event with the rounds that were added so far
  std::map<int, EntryId> m_ids;
  std::int64_t m_gamesSoFar = 0;
};

// Applies the user's choices about the schools. Errors: NotText, TextUnseen, TextTooLong.
DeskResult<void> chooseSchools(const contest::Contest& contest, Roster& roster,
                               const SchoolChoices& schools) {
  const std::string_view ofRest = trimmedLines(schools.ofRest);
  DAMATH_CHECK(checkText(ofRest));
  fillSchools(roster, ofRest);
  useKnownSchools(contest, roster, schools.known);
  return {};
}

DeskResult<void> confirmed(const Change& change, const Report& report) {
  Question question{ConfirmationLevel::Confirm, ConfirmationReason::ReportTaken,
                    std::to_string(report.numbers.size())};
  question.round = RoundNumber{static_cast<int>(report.history.paired.size())};
  return change.requireConfirmation(std::move(question));
}

}  // namespace

DeskResult<ReportDone> ReportDesk::takeOver(contest::EventId event, std::string_view trf, ReportScope scope,
                                            const Author& author, const std::vector<RowDecision>& decisions,
                                            notation::TrfExtent extent, const SchoolChoices& schools) {
  return changedIn(
      *m_desk, event, author,
      [&](const Change& change, const contest::Event& found) -> DeskResult<ReportDone> {
        DAMATH_TRY(report, readReport(trf, {scope, extent, decisions}, found));
        DAMATH_CHECK(chooseSchools(change.contest(), report->roster, schools));
        // Checks the rows first, so that errors in rows are reported before any confirmation question.
        if (ImportPlan plan = importPlan(change.contest(), found, report->roster, decisions);
            !plan.faults.empty()) {
          return refused(Refusal::RowsRefused, BadRows{std::move(plan.faults)});
        }
        DAMATH_CHECK(confirmed(change, *report));
        DAMATH_TRY(players, entered(change, found, {report->roster, decisions, 1}));
        ReportDone done;
        done.players = *players;
        DAMATH_TRY(contest, toDeskResult(change.edit().reading().contest()));
        Rounds rounds(change, **contest, *(*contest)->find(event), report->numbers);
        DAMATH_CHECK(rounds.add(report->history, extent, done));
        return toDeskResult(db::RoundEdit(change.edit()).noteReport(event, done.players.players, done.rounds))
            .map([&] { return done; });
      });
}

DeskResult<ReportPreview> ReportDesk::preview(contest::EventId event, std::string_view trf, ReportScope scope,
                                              const std::vector<RowDecision>& decisions,
                                              notation::TrfExtent extent,
                                              const SchoolChoices& schools) const {
  DAMATH_TRY(now, stateOf(*m_desk, event));
  DAMATH_TRY(report, readReport(trf, {scope, extent, decisions}, *now->event));
  DAMATH_CHECK(chooseSchools(*now->contest, report->roster, schools));
  return ReportPreview{importPreview(*now->contest, *now->event, std::move(report->roster), decisions),
                       static_cast<int>(report->history.paired.size()), std::move(report->remarks)};
}

}  // namespace damath::desk
