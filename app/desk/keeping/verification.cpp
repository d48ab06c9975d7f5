// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/keeping/verification.hpp"

#include <algorithm>
#include <set>

#include "app/desk/change/change.hpp"
#include "app/desk/change/lookup.hpp"
#include "app/desk/change/result_difference.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "app/desk/rounds/result_check.hpp"
#include "app/desk/rounds/sheet_in_force.hpp"
#include "app/desk/rounds/sheet_outcome.hpp"
#include "core/contest/model/result_rules.hpp"
#include "core/spellings.hpp"
#include "db/records/journal_action.hpp"
#include "db/records/sheet_owner.hpp"

namespace damath::desk {

namespace {

// The rounds that were imported from a tournament report, under their names in the journal.
using TakenRounds = std::set<std::string>;

Problem problemOf(ProblemKind kind, const contest::Contest& contest, const contest::Event& event,
                  const Meeting& meeting, std::string detail) {
  Problem problem{kind, subjectOf(meeting), event.setup.name, playersText(contest, event, meeting), {},
                  {},   std::move(detail)};
  if (const auto* place = std::get_if<Place>(&meeting.at)) {
    problem.round = numberOf(place->round);
    problem.board = numberOf(place->board);
  }
  return problem;
}

// True if a ruling set the result. Such a result takes precedence over the totals (T6).
bool isRuled(const std::vector<db::StoredSheet>& versions) {
  const db::StoredSheet* stored = inForce(versions);
  return stored != nullptr && std::ranges::find(stored->rulings, sheet::Cell::Result,
                                                &db::StoredRuling::cell) != stored->rulings.end();
}

// True if the result was written on an accepted scoresheet whose moves could not be followed. Such a result
// stands, whatever the totals say.
bool isOfPaper(const std::vector<db::StoredSheet>& versions, const contest::EventSetup& setup,
               rules::Result result) {
  const db::StoredSheet* stored = inForce(versions);
  if (stored == nullptr || stored->acceptance != db::Acceptance::Accepted) return false;
  const sheet::AuditReport report = audited(stored->sheet, setup);
  return report.replay != sheet::Replay::Complete && outcomeOf(*stored, report, setup).result == result;
}

// True if the game was imported from a tournament report and still has no grand totals, so the result cannot
// be checked.
bool isTakenOver(const TakenRounds& taken, const contest::Event& event, const Meeting& meeting) {
  const auto* place = std::get_if<Place>(&meeting.at);
  if (place == nullptr || meeting.result->blueGrand || meeting.result->redGrand) return false;
  return taken.contains(db::subjectOf(event.id, place->round));
}

void checkResult(std::vector<Problem>& problems, const contest::Contest& contest, const contest::Event& event,
                 const Meeting& meeting, const std::vector<db::StoredSheet>& versions,
                 const TakenRounds& taken) {
  if (!meeting.result || isRuled(versions) || isTakenOver(taken, event, meeting)) return;
  const rules::Result result = meeting.result->result;
  if (contest::pointOf(event.setup.ruleset, *meeting.result) == result) return;
  if (isOfPaper(versions, event.setup, result)) return;
  problems.push_back(
      problemOf(ProblemKind::ResultDiffers, contest, event, meeting, std::string(rules::toText(result))));
}

// Replays every version of the scoresheet, and compares the result of the version in force with the stored
// result.
void checkSheets(std::vector<Problem>& problems, const contest::Contest& contest, const contest::Event& event,
                 const Meeting& meeting, const std::vector<db::StoredSheet>& versions) {
  for (const db::StoredSheet& stored : versions) {
    const sheet::AuditReport report = audited(stored.sheet, event.setup);
    if (toStored(report.findings) != stored.findings) {
      problems.push_back(
          problemOf(ProblemKind::FindingsDiffer, contest, event, meeting, std::to_string(stored.version)));
    }
    if (stored.force != db::Force::InForce || !meeting.result) continue;
    const auto ofSheet = settledResultOf(report, outcomeOf(stored, report, event.setup));
    if (agreementOf(event.setup, *meeting.result, ofSheet) != contest::Agreement::Differs) continue;
    const ResultDifference difference = differenceOf(contest, event, meeting, *ofSheet);
    problems.push_back(problemOf(ProblemKind::SheetDiffers, contest, event, meeting,
                                 difference.entered.figures() + " ≠ " + difference.ofSheet.figures()));
  }
}

DeskResult<void> checkMeeting(std::vector<Problem>& problems, const db::Reading& reading,
                              const contest::Contest& contest, const contest::Event& event,
                              const Meeting& meeting, const TakenRounds& taken) {
  DAMATH_TRY(versions, toDeskResult(reading.sheets(meeting.owner)));
  checkResult(problems, contest, event, meeting, *versions, taken);
  checkSheets(problems, contest, event, meeting, *versions);
  return {};
}

DeskResult<TakenRounds> takenRoundsOf(const db::Reading& reading) {
  DAMATH_TRY(journal, toDeskResult(reading.journal().rows()));
  TakenRounds taken;
  for (const db::JournalRow& row : *journal) {
    if (row.action == db::JournalAction::TakeOverRound) taken.insert(row.subject);
  }
  return taken;
}

std::optional<Meeting> meetingWith(const contest::Event& event, db::SheetOwner owner) {
  if (owner.kind == db::OwnerKind::Game) {
    const contest::Game* game = event.find(owner.game);
    return game == nullptr ? std::nullopt : std::optional(meetingOf(*game));
  }
  const contest::Rematch* rematch = event.findRematch(owner.game);
  return rematch == nullptr ? std::nullopt : std::optional(meetingOf(event, *rematch));
}

// Checks one game or rematch in its present state. Does nothing if the game was deleted in the meantime.
DeskResult<void> checkNow(std::vector<Problem>& problems, const Desk& desk, contest::EventId id,
                          db::SheetOwner owner, const TakenRounds& taken) {
  DAMATH_TRY(now, stateOf(desk));
  const contest::Event* event = now->contest->find(id);
  if (event == nullptr) return {};
  const auto meeting = meetingWith(*event, owner);
  return meeting ? checkMeeting(problems, now->reading, *now->contest, *event, *meeting, taken)
                 : DeskResult<void>();
}

// Returns the problem JournalDiffers for the data that the journal names `subject`. For a game or a rematch,
// the problem also has event, players and board.
Problem journalProblem(const contest::Contest& contest, const std::string& subject) {
  for (const contest::Event& event : contest.events) {
    for (const Meeting& meeting : meetingsOf(event)) {
      if (subjectOf(meeting) == subject)
        return problemOf(ProblemKind::JournalDiffers, contest, event, meeting, {});
    }
  }
  return {ProblemKind::JournalDiffers, subject, {}, {}, {}, {}, {}};
}

DeskResult<void> checkJournal(std::vector<Problem>& problems, const db::Reading& reading,
                              const contest::Contest& contest) {
  DAMATH_TRY(check, toDeskResult(reading.journal().check()));
  for (const std::int64_t number : check->missing) {
    problems.push_back({ProblemKind::JournalGap, "journal", {}, {}, {}, {}, std::to_string(number)});
  }
  for (const std::int64_t number : check->unchained) {
    problems.push_back({ProblemKind::JournalUnchained, "journal", {}, {}, {}, {}, std::to_string(number)});
  }
  for (const std::string& subject : check->differing) problems.push_back(journalProblem(contest, subject));
  return {};
}

// Returns the error of the store if the file is damaged and therefore unreadable; null for every other error.
const db::StoreError* damageOf(const DeskError& error) {
  const auto* fault = error.as<FileFault>();
  const bool isDamage = fault != nullptr && fault->error && fault->error->fault == db::StoreFault::Damaged;
  return isDamage ? &*fault->error : nullptr;
}

}  // namespace

DeskResult<std::vector<Problem>> verify(const Desk& desk, const VerifyWatch& watch) {
  std::vector<Problem> problems;
  std::vector<std::pair<contest::EventId, db::SheetOwner>> meetings;
  const auto checkWhole = [&]() -> DeskResult<TakenRounds> {
    DAMATH_TRY(reading, toDeskResult(desk.openFile().store.read()));
    DAMATH_TRY(complaints, toDeskResult(reading->integrityComplaints()));
    for (const std::string& complaint : *complaints) {
      problems.push_back({ProblemKind::FileDamaged, {}, {}, {}, {}, {}, complaint});
    }
    DAMATH_TRY(references, toDeskResult(reading->brokenReferences()));
    for (const std::string& reference : *references) {
      problems.push_back({ProblemKind::BrokenReference, {}, {}, {}, {}, {}, reference});
    }
    DAMATH_TRY(contest, toDeskResult(reading->contest()));
    for (const contest::Event& event : (*contest)->events) {
      for (const Meeting& meeting : meetingsOf(event)) meetings.emplace_back(event.id, meeting.owner);
    }
    return takenRoundsOf(*reading);
  };
  const auto checkMeetings = [&](const TakenRounds& taken) -> DeskResult<bool> {
    const auto all = static_cast<int>(meetings.size());
    for (int done = 0; done < all; ++done) {
      if (watch && !watch(done, all)) return false;
      const auto& [event, owner] = meetings[static_cast<std::size_t>(done)];
      DAMATH_CHECK(checkNow(problems, desk, event, owner, taken));
    }
    return !watch || watch(all, all);
  };
  const auto checkChanges = [&]() -> DeskResult<void> {
    DAMATH_TRY(now, stateOf(desk));
    return checkJournal(problems, now->reading, *now->contest);
  };
  DeskResult<void> checked;
  if (const auto taken = checkWhole(); !taken) {
    checked = refused(taken);
  } else if (const auto goesOn = checkMeetings(*taken); !goesOn) {
    checked = refused(goesOn);
  } else if (*goesOn) {
    checked = checkChanges();
  }
  if (checked) return problems;
  // A damaged file is reported as a problem that the verification found. Another error of the store, such as
  // a failing disk, is returned as an error.
  const db::StoreError* damage = damageOf(checked.error());
  if (damage == nullptr) return refused(checked);
  problems.push_back({ProblemKind::FileDamaged, {}, {}, {}, {}, {}, damage->detail});
  return problems;
}

std::string_view toText(ProblemKind kind) {
  return spellingOf(kind);
}

}  // namespace damath::desk
