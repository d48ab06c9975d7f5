#include "app/desk/verification.hpp"

#include <map>
#include <set>

#include "app/desk/change.hpp"
#include "app/desk/judgement.hpp"
#include "app/desk/rulings.hpp"

namespace damath::desk {

namespace {

// When the journal last spoke of a subject.
using LastRows = std::map<std::string, std::int64_t>;

std::string subjectOf(const contest::Game& game) {
  return "game " + std::to_string(numberOf(game.id));
}

Problem problemOf(ProblemKind kind, const contest::Event& event, const contest::Game& game,
                  std::string detail) {
  return {
      kind, subjectOf(game), event.setup.name, numberOf(game.round), numberOf(game.board), std::move(detail)};
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

// The rounds that came from a tournament report, as the journal names them.
using TakenRounds = std::set<std::string>;

// A report has no grand totals: what its games were decided by stayed elsewhere.
bool isTakenOver(const TakenRounds& taken, const contest::Event& event, const contest::Game& game) {
  const bool hasFigures = game.result->blueGrand || game.result->redGrand;
  return !hasFigures && taken.contains("event " + std::to_string(numberOf(event.id)) + " round " +
                                       std::to_string(numberOf(game.round)));
}

void checkGame(std::vector<Problem>& problems, const contest::Event& event, const contest::Game& game,
               const TakenRounds& taken) {
  if (!game.result || isTakenOver(taken, event, game)) return;
  if (pointOf(event.setup.ruleset, *game.result) != game.result->result) {
    problems.push_back(
        problemOf(ProblemKind::ResultDiffers, event, game, std::string(rules::toText(game.result->result))));
  }
}

void checkRematches(std::vector<Problem>& problems, const contest::Event& event) {
  for (const contest::Rematch& rematch : event.rematches) {
    if (pointOf(event.setup.ruleset, rematch.result) == rematch.result.result) continue;
    problems.push_back({ProblemKind::ResultDiffers,
                        "rematch " + std::to_string(numberOf(rematch.id)),
                        event.setup.name,
                        {},
                        {},
                        std::string(rules::toText(rematch.result.result))});
  }
}

// Every version is replayed; the accepted newest one must have given the result, unless that was corrected
// afterwards.
void checkSheets(std::vector<Problem>& problems, const contest::Event& event, const contest::Game& game,
                 const std::vector<db::StoredSheet>& versions, const LastRows& rows) {
  for (const db::StoredSheet& stored : versions) {
    const sheet::AuditReport report = audited(stored.sheet, event.setup);
    if (toStored(report.findings) != stored.findings) {
      problems.push_back(problemOf(ProblemKind::FindingsDiffer, event, game, std::to_string(stored.version)));
    }
    if (stored.force != db::Force::InForce || stored.acceptance == db::Acceptance::Open) continue;
    if (isLater(rows, subjectOf(game), acceptanceSubject(rows, stored))) continue;
    const contest::GameResult expected = ruled(resultOf(report), stored, event.setup);
    if (!game.result || !isSame(*game.result, expected)) {
      problems.push_back(
          problemOf(ProblemKind::ResultDiffers, event, game, std::string(rules::toText(expected.result))));
    }
  }
}

Expected<void, DeskError> checkEvents(std::vector<Problem>& problems, const db::Reading& reading,
                                      const contest::Contest& contest) {
  const auto journal = lifted(reading.journal());
  if (!journal) return Unexpected<DeskError>(journal.error());
  LastRows rows;
  TakenRounds taken;
  for (const db::JournalRow& row : *journal) {
    rows[row.subject] = row.number;
    if (row.action == "takeOverRound") taken.insert(row.subject);
  }
  for (const contest::Event& event : contest.events) {
    for (const contest::Game& game : event.games) {
      checkGame(problems, event, game, taken);
      const auto versions = lifted(reading.sheets(db::ofGame(game.id)));
      if (!versions) return Unexpected<DeskError>(versions.error());
      checkSheets(problems, event, game, *versions, rows);
    }
    checkRematches(problems, event);
  }
  return {};
}

// A journal subject with the event and board it speaks of.
Problem journalProblem(const contest::Contest& contest, const std::string& subject) {
  for (const contest::Event& event : contest.events) {
    for (const contest::Game& game : event.games) {
      if (subjectOf(game) == subject) return problemOf(ProblemKind::JournalDiffers, event, game, {});
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
