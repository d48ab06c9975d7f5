// SPDX-License-Identifier: GPL-3.0-or-later
// The commands `damath contest split`, which hands an event over to another computer; `merge`, which brings
// the event back; `reclaim`, which continues the event here without the other file; and `branches`, which
// lists the events that were handed over, received or brought back.
#include <nlohmann/json.hpp>

#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/cli/shell/input_file.hpp"
#include "app/cli/shell/output_file.hpp"
#include "app/desk/keeping/branch_desk.hpp"
#include "app/words/texts/moment_words.hpp"

namespace damath::cli {

using words::Phrase;

namespace {

struct BranchOptions {
  ContestOptions contest;
  std::string other;
};

Outcome split(const BranchOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  DAMATH_CHECK(checkNewContest(options.other, options.contest.file, run.language()));
  return run.withEvent([&](OpenContest&, const contest::Event& event) -> Answer {
    DAMATH_CHECK(run.change(&desk::BranchDesk::split, event.id, options.other));
    return run.changed({{"event", event.setup.name}, {"file", options.other}},
                       {run.say(Phrase::EventSplit, {event.setup.name, options.other})}, WayBack::None);
  });
}

Outcome merge(const BranchOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  DAMATH_CHECK(checkOther(options.other, options.contest.file, run.language()));
  return run.withContest([&](OpenContest& open) -> Answer {
    DAMATH_TRY(event, run.change(&desk::BranchDesk::merge, options.other));
    const contest::Event* found = open.contest.find(*event);
    const std::string name = found == nullptr ? std::string() : found->setup.name;
    return run.changed({{"event", name}, {"file", options.other}},
                       {run.say(Phrase::EventMerged, {name, options.other})}, WayBack::None);
  });
}

ExitStatus reclaim(const ContestOptions& options, Terminal& terminal) {
  ContestRun run(options, terminal);
  return run.withEvent([&](OpenContest&, const contest::Event& event) -> Answer {
    DAMATH_CHECK(run.change(&desk::BranchDesk::reclaim, event.id));
    return run.changed({{"event", event.setup.name}}, {run.say(Phrase::EventReclaimed, {event.setup.name})},
                       WayBack::None);
  });
}

struct PartFacts {
  const char* name;
  Phrase line;
};
PartFacts factsOf(db::BranchPart part) {
  switch (part) {
    case db::BranchPart::Lent:
      return {"lent", Phrase::BranchLent};
    case db::BranchPart::Borrowed:
      return {"borrowed", Phrase::BranchBorrowed};
    case db::BranchPart::Returned:
      break;
  }
  return {"returned", Phrase::BranchReturned};
}

ExitStatus branches(const ContestOptions& options, Terminal& terminal) {
  ContestRun run(options, terminal);
  return run.withContest([&](OpenContest& open) -> Answer {
    DAMATH_TRY(found, desk::BranchDesk(open.desk).branches());
    nlohmann::ordered_json json = {{"file", run.shownFile()}, {"branches", nlohmann::ordered_json::array()}};
    std::vector<std::string> lines;
    for (const db::Branch& branch : *found) {
      const contest::Event* event = open.contest.find(branch.event);
      const std::string name = event == nullptr ? std::string() : event->setup.name;
      const auto [part, line] = factsOf(branch.part);
      json["branches"].push_back(
          {{"event", name}, {"part", part}, {"branch", branch.key}, {"by", branch.by}, {"at", branch.at}});
      lines.push_back(run.say(line, {name, words::localMoment(branch.at), branch.by}));
    }
    if (lines.empty()) lines.push_back(run.say(Phrase::NoBranches));
    return run.answered(json, lines);
  });
}

}  // namespace

void addContestSplit(CommandLine& parent) {
  auto [command, options] = parent.command(db::JournalAction::LendEvent, Phrase::AboutContestSplit, split);
  addEventOptions(command, options.contest);
  command.option("-o,--output", options.other, Phrase::OptSplit).required();
}

void addContestMerge(CommandLine& parent) {
  auto [command, options] = parent.command(db::JournalAction::MergeEvent, Phrase::AboutContestMerge, merge);
  addContestOptions(command, options.contest);
  command.option("other", options.other, Phrase::OptMerge).required();
}

void addContestReclaim(CommandLine& parent) {
  auto [command, options] =
      parent.command(db::JournalAction::TakeEventBack, Phrase::AboutContestReclaim, reclaim);
  addEventOptions(command, options);
}

void addContestBranches(CommandLine& parent) {
  auto [command, options] = parent.command("branches", Phrase::AboutContestBranches, branches);
  addLookOptions(command, options);
}

}  // namespace damath::cli
