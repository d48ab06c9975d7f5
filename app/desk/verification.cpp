#include "app/desk/verification.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "app/desk/change.hpp"
#include "app/desk/judgement.hpp"
#include "app/desk/meeting.hpp"
#include "app/desk/rulings.hpp"

namespace damath::desk {

namespace {

// When the journal last spoke of a subject.
using LastRows = std::map<std::string, std::int64_t>;

// What the journal knows of the results.
struct Origins {
  LastRows rows;
  std::set<std::string> takenRounds;  // that came from a tournament report
};

Problem problemOf(ProblemKind kind, const contest::Event& event, const Meeting& meeting, std::string detail) {
  Problem problem{kind, subjectOf(meeting), event.setup.name, {}, {}, std::move(detail)};
  if (const auto* place = std::get_if<Place>(&meeting.at)) {
    problem.round = numberOf(place->round);
    problem.board = numberOf(place->board);
  }
  return problem;
}

// As files of the first two versions name it, or as it is now.
std::string acceptanceSubject(const LastRows& rows, const db::StoredSheet& stored) {
  const std::string former = "sheet " + std::to_string(numberOf(stored.id)) + " acceptance";
  return rows.contains(former) ? former : "acceptance " + std::to_string(stored.acceptanceNumber);
}

bool isLater(const LastRows& rows, const std::string& subject, const std::string& than) {
  const auto a = rows.find(subject);
  const auto b = rows.find(than);
  return a != rows.end() && b != rows.end() && a->second > b->second;
}

// A result that a ruling gives goes before its figures (T6).
bool isRuled(const std::vector<db::StoredSheet>& versions) {
  return std::ranges::any_of(versions, [](const db::StoredSheet& stored) {
    return stored.force == db::Force::InForce && stored.acceptance == db::Acceptance::Accepted &&
           std::ranges::find(stored.rulings, sheet::Cell::Result, &db::StoredRuling::cell) !=
               stored.rulings.end();
  });
}

// A report has no grand totals: what its games were decided by stayed elsewhere.
bool isTakenOver(const Origins& origins, const contest::Event& event, const Meeting& meeting) {
  const auto* place = std::get_if<Place>(&meeting.at);
  if (place == nullptr || meeting.result->blueGrand || meeting.result->redGrand) return false;
  return origins.takenRounds.contains("event " + std::to_string(numberOf(event.id)) + " round " +
                                      std::to_string(numberOf(place->round)));
}

void checkResult(std::vector<Problem>& problems, const contest::Event& event, const Meeting& meeting,
                 const std::vector<db::StoredSheet>& versions, const Origins& origins) {
  if (!meeting.result || isRuled(versions) || isTakenOver(origins, event, meeting)) return;
  const rules::Result result = meeting.result->result;
  if (pointOf(event.setup.ruleset, *meeting.result) == result) return;
  problems.push_back(
      problemOf(ProblemKind::ResultDiffers, event, meeting, std::string(rules::toText(result))));
}

// Every version is replayed; the accepted newest one must have given the result, unless that was corrected
// afterwards.
void checkSheets(std::vector<Problem>& problems, const contest::Event& event, const Meeting& meeting,
                 const std::vector<db::StoredSheet>& versions, const LastRows& rows) {
  for (const db::StoredSheet& stored : versions) {
    const sheet::AuditReport report = audited(stored.sheet, event.setup);
    if (toStored(report.findings) != stored.findings) {
      problems.push_back(
          problemOf(ProblemKind::FindingsDiffer, event, meeting, std::to_string(stored.version)));
    }
    if (stored.force != db::Force::InForce || stored.acceptance == db::Acceptance::Open) continue;
    if (isLater(rows, subjectOf(meeting), acceptanceSubject(rows, stored))) continue;
    const contest::GameResult expected = resultOf(report, outcomeOf(stored, report, event.setup));
    if (!meeting.result || !isSame(*meeting.result, expected)) {
      problems.push_back(
          problemOf(ProblemKind::ResultDiffers, event, meeting, std::string(rules::toText(expected.result))));
    }
  }
}

Expected<void, DeskError> checkMeeting(std::vector<Problem>& problems, const db::Reading& reading,
                                       const contest::Event& event, const Meeting& meeting,
                                       const Origins& origins) {
  const auto versions = lifted(reading.sheets(meeting.owner));
  if (!versions) return Unexpected<DeskError>(versions.error());
  checkResult(problems, event, meeting, *versions, origins);
  checkSheets(problems, event, meeting, *versions, origins.rows);
  return {};
}

Expected<void, DeskError> checkEvents(std::vector<Problem>& problems, const db::Reading& reading,
                                      const contest::Contest& contest) {
  const auto journal = lifted(reading.journal());
  if (!journal) return Unexpected<DeskError>(journal.error());
  Origins origins;
  for (const db::JournalRow& row : *journal) {
    origins.rows[row.subject] = row.number;
    if (row.action == "takeOverRound") origins.takenRounds.insert(row.subject);
  }
  for (const contest::Event& event : contest.events) {
    std::vector<Meeting> meetings;
    for (const contest::Game& game : event.games) meetings.push_back(meetingOf(game));
    for (const contest::Rematch& rematch : event.rematches) meetings.push_back(meetingOf(rematch));
    for (const Meeting& meeting : meetings) {
      if (auto checked = checkMeeting(problems, reading, event, meeting, origins); !checked) return checked;
    }
  }
  return {};
}

// A journal subject with the event and board it speaks of.
Problem journalProblem(const contest::Contest& contest, const std::string& subject) {
  for (const contest::Event& event : contest.events) {
    for (const contest::Game& game : event.games) {
      const Meeting meeting = meetingOf(game);
      if (subjectOf(meeting) == subject) return problemOf(ProblemKind::JournalDiffers, event, meeting, {});
    }
  }
  return {ProblemKind::JournalDiffers, subject, {}, {}, {}, {}};
}

Expected<void, DeskError> checkJournal(std::vector<Problem>& problems, const db::Reading& reading,
                                       const contest::Contest& contest) {
  const auto check = lifted(reading.journalCheck());
  if (!check) return Unexpected<DeskError>(check.error());
  for (const std::int64_t number : check->missing) {
    problems.push_back({ProblemKind::JournalGap, "journal", {}, {}, {}, std::to_string(number)});
  }
  for (const std::int64_t number : check->unchained) {
    problems.push_back({ProblemKind::JournalUnchained, "journal", {}, {}, {}, std::to_string(number)});
  }
  for (const std::string& subject : check->differing) problems.push_back(journalProblem(contest, subject));
  return {};
}

bool isDamage(const DeskError& error) {
  return error.store && error.store->fault == db::StoreFault::Damaged;
}

}  // namespace

Expected<std::vector<Problem>, DeskError> problemsOf(const db::Reading& reading) {
  std::vector<Problem> problems;
  const auto complaints = lifted(reading.integrityComplaints());
  if (!complaints) return Unexpected<DeskError>(complaints.error());
  for (const std::string& complaint : *complaints) {
    problems.push_back({ProblemKind::FileDamaged, {}, {}, {}, {}, complaint});
  }
  const auto references = lifted(reading.brokenReferences());
  if (!references) return Unexpected<DeskError>(references.error());
  for (const std::string& reference : *references) {
    problems.push_back({ProblemKind::BrokenReference, {}, {}, {}, {}, reference});
  }
  const auto contest = lifted(reading.contest());
  Expected<void, DeskError> checked;
  if (!contest) {
    checked = Unexpected<DeskError>(contest.error());
  } else {
    checked = checkEvents(problems, reading, *contest);
    if (checked) checked = checkJournal(problems, reading, *contest);
  }
  if (checked) return problems;
  // A row that cannot be read is what verifying is for; a failing disk is not.
  if (!isDamage(checked.error())) return Unexpected<DeskError>(checked.error());
  problems.push_back({ProblemKind::FileDamaged, {}, {}, {}, {}, checked.error().store->detail});
  return problems;
}

}  // namespace damath::desk
