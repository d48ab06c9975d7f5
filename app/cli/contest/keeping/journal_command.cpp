// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath contest journal`: prints every change, the oldest first.
#include <cstdint>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/cli/shell/choices.hpp"
#include "app/desk/keeping/journal_facts.hpp"
#include "app/words/texts/journal_words.hpp"
#include "app/words/texts/moment_words.hpp"
#include "core/notation/json/json_list.hpp"
#include "core/notation/json/stored_json.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::Phrase;

namespace {

// Returns a value of a journal row, from before or after the change, as JSON. An empty text becomes null. Any
// other text that is no JSON becomes a JSON string.
ordered_json jsonIn(const std::string& text) {
  if (text.empty()) return nullptr;
  ordered_json value = notation::parseStored(text);
  return value.is_discarded() ? ordered_json(text) : value;
}

// Finds the kinds of change that a journal row belongs to, for the option --kind. An undo or redo also
// belongs to the kind of the change that it undid or redid. Otherwise a list of rulings would show an undone
// ruling as if it were in force.
class RowKinds {
 public:
  // The journal rows `rows` must outlive this object.
  explicit RowKinds(const std::vector<db::JournalRow>& rows) {
    for (const db::JournalRow& row : rows) {
      m_ofAct[{row.branch, row.act}].insert(db::journalKindOf(row.action));
    }
  }

  [[nodiscard]] bool isOf(const db::JournalRow& row, db::JournalKind kind) const {
    if (db::journalKindOf(row.action) == kind) return true;
    if (!row.target) return false;
    // A row with a branch (the file of an event on another computer) may undo or redo an action from before
    // the event was handed over. That action was made in this file and has an empty branch, so the second
    // search uses an empty branch.
    auto act = m_ofAct.find({row.branch, *row.target});
    if (act == m_ofAct.end()) act = m_ofAct.find({std::string_view(), *row.target});
    return act != m_ofAct.end() && act->second.contains(kind);
  }

 private:
  std::map<std::pair<std::string_view, std::int64_t>, std::set<db::JournalKind>> m_ofAct;
};

// The options that select journal rows. Without options, all rows are shown.
struct JournalOptions {
  ContestOptions contest;
  std::string person;
  std::string kind;
};

ExitStatus tellJournal(const JournalOptions& asked, Terminal& terminal) {
  const ContestOptions& options = asked.contest;
  ContestRun run(options, terminal);
  const auto kind = db::parseJournalKind(asked.kind);
  if (!asked.kind.empty() && !kind) {
    return terminal.complain(Phrase::ChoiceUnknown,
                             {shortened(asked.kind), choices<db::JournalKind>(terminal.language())});
  }
  return run.withContest([&](OpenContest& open) -> Answer {
    const contest::Event* event = options.event.empty() ? nullptr : eventNamed(open.contest, options.event);
    if (!options.event.empty() && event == nullptr) {
      return run.refused(desk::Refusal::NoSuchEvent,
                         {options.file, {}, noEventText(open.contest, options.event, run.language())});
    }
    DAMATH_TRY(rows, open.desk.journal());
    ordered_json json = {{"file", run.shownFile()}, {"journal", ordered_json::array()}};
    std::vector<std::string> lines;
    const desk::JournalFacts journal(open.contest, *rows);
    const RowKinds kinds(*rows);
    bool hasBranches = false;
    for (const db::JournalRow& row : *rows) {
      if (!asked.person.empty() && row.by != asked.person) continue;
      if (kind && !kinds.isOf(row, *kind)) continue;
      const desk::RowFacts facts = journal.of(row);
      if (event != nullptr && desk::eventNameOf(facts) != event->setup.name) continue;
      ordered_json entry;
      entry["number"] = row.number;
      entry["at"] = row.at;
      entry["by"] = row.by;
      if (!row.askedBy.empty()) entry["askedBy"] = row.askedBy;
      entry["action"] = row.word;
      entry["subject"] = row.subject;
      entry["before"] = jsonIn(row.before);
      entry["after"] = jsonIn(row.after);
      entry["reason"] = row.reason;
      entry["act"] = row.act;
      entry["target"] = notation::orNull(row.target);
      entry["care"] = notation::listed(row.confirmations, confirmationJson);
      entry["digest"] = row.digest;
      entry["branch"] = row.branch.empty() ? ordered_json() : ordered_json(row.branch);
      json["journal"].push_back(std::move(entry));
      hasBranches = hasBranches || facts.branch > 0;
      lines.push_back(padded(words::rowNumber(facts), 6) + words::localMoment(row.at) + "  " +
                      padded(row.by, 14) + "  " +
                      words::wholeRowText(facts, journal.changes(row), run.language()));
    }
    if (hasBranches) lines.push_back(run.say(Phrase::JournalBranches));
    return run.answered(json, lines);
  });
}

}  // namespace

void addContestJournal(CommandLine& parent) {
  auto [command, options] = parent.command("journal", Phrase::AboutContestJournal, tellJournal);
  addLookOptions(command, options.contest);
  command.option("--event", options.contest.event, Phrase::OptEvent);
  command.option("--person", options.person, Phrase::OptJournalPerson);
  command.option("--kind", options.kind, Phrase::OptJournalKind);
}

}  // namespace damath::cli
