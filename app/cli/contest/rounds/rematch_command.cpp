// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath contest rematch`: lists the due rematches, enters or corrects a rematch (with or
// without its scoresheet), or deletes its result.
#include <nlohmann/json.hpp>

#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/cli/contest/result_answer.hpp"
#include "app/cli/contest/result_options.hpp"
#include "app/cli/contest/sheet_entry.hpp"
#include "app/cli/contest/sheet_place.hpp"
#include "app/cli/sheet/sheet_file.hpp"
#include "app/desk/rounds/round_desk.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/shown_text.hpp"
#include "core/contest/progress.hpp"
#include "core/contest/rematches.hpp"
#include "core/notation/exports/entry_export.hpp"
#include "core/text/parts.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::Phrase;

namespace {

struct RematchOptions {
  ContestOptions contest;
  ResultOptions result;
  std::string entries;  // two start numbers, "3,7"; the first plays BLUE
  int which = 0;        // the place of a played rematch among those of the two players, from 1; 0: not given
  std::string sheet;
  bool accept = false;
  bool reopen = false;
};

ordered_json rematchJson(const OpenContest& open, const contest::Event& event, const desk::RematchOf& pair,
                         const desk::ResultChange& change) {
  ordered_json json = {{"event", event.setup.name}};
  json["blue"] = notation::entryJson(open.contest, event, pair.one);
  json["red"] = notation::entryJson(open.contest, event, pair.other);
  json["correction"] = change.kind == desk::ChangeKind::Correction;
  json["game"] = resultJson(change.after, event.setup.set);
  return json;
}

// Enters or corrects the result of the rematch without a scoresheet. With --rematch, corrects this rematch.
Answer enterResult(ContestRun& run, OpenContest& open, const contest::Event& event,
                   const desk::RematchOf& pair, const RematchOptions& options) {
  DAMATH_TRY(input, resultInput(options.result, event.setup.set, run.language()));
  DAMATH_TRY(change, options.which > 0
                         ? run.change(&desk::RoundDesk::correctRematch, event.id, pair, *input)
                         : run.change(&desk::RoundDesk::setRematch, event.id, pair.one, pair.other, *input));
  ordered_json json = rematchJson(open, event, pair, *change);
  DAMATH_TRY(difference, desk::SheetDesk(open.desk).difference(event.id, pair));
  json["differs"] = differenceJson(*difference);
  std::vector<std::string> lines = {changeText(*change, event.setup.set, run.language())};
  addPairedAgain(json, lines, change->again, run.language());
  return run.changed(std::move(json), std::move(lines));
}

// Enters the scoresheet together with the result, because a rematch is stored only with a result. The result
// is the given result, or else the result of the scoresheet.
Answer enterWithSheet(ContestRun& run, OpenContest& open, const contest::Event& event,
                      const desk::RematchOf& pair, const RematchOptions& options) {
  DAMATH_TRY(sheet, readSheet(options.sheet, run.language()));
  std::optional<contest::ResultInput> given;
  if (options.result.isGiven()) {
    DAMATH_TRY(input, resultInput(options.result, event.setup.set, run.language()));
    given = *input;
  }
  const desk::WithSheet what = options.accept ? desk::WithSheet::Accept : desk::WithSheet::Store;
  DAMATH_TRY(entered, run.change(&desk::SheetDesk::enterRematch, event.id, pair, given, *sheet, what));
  if (!run.options().json) {
    run.answered({}, {changeText(entered->result, event.setup.set, run.language())});
  }
  std::optional<desk::SheetAccepted> accepted = entered->accepted;
  if (accepted) accepted->result.kind = desk::ChangeKind::Confirmed;
  return tellSheet(run, open, event, {.at = pair, .file = options.sheet, .accept = options.accept}, accepted,
                   rematchJson(open, event, pair, entered->result));
}

Answer enterRematch(ContestRun& run, OpenContest& open, const contest::Event& event,
                    const RematchOptions& options) {
  const auto named = pairOf(event, options.entries);
  if (!named) return run.noPair(options.entries);
  DAMATH_TRY(pair, rematchOf(event, *named, options.which, run.language()));
  const bool hasSheet = !options.sheet.empty();
  if (!hasSheet && !options.accept) return enterResult(run, open, event, *pair, options);
  const bool isFirst =
      options.which == 0 && (contest::isRematchOpen(event, pair->one, pair->other) ||
                             contest::lastRematchBetween(event, pair->one, pair->other) == nullptr);
  if (hasSheet && options.which == 0 && (options.result.isGiven() || isFirst)) {
    return enterWithSheet(run, open, event, *pair, options);
  }
  return enterSheet(run, open, event, {.at = *pair, .file = options.sheet, .accept = options.accept});
}

Answer reopen(ContestRun& run, OpenContest& open, const contest::Event& event,
              const RematchOptions& options) {
  const auto named = pairOf(event, options.entries);
  if (!named) return run.noPair(options.entries);
  DAMATH_TRY(pair, rematchOf(event, *named, options.which, run.language()));
  DAMATH_TRY(done, run.change(&desk::RoundDesk::reopenRematch, event.id, *pair));
  ordered_json json = {{"event", event.setup.name}};
  json["blue"] = notation::entryJson(open.contest, event, pair->one);
  json["red"] = notation::entryJson(open.contest, event, pair->other);
  return run.changed(reopenedJson(*done, event, std::move(json)),
                     reopenedText(*done, event, Phrase::CommandRematchReopened, run.language()));
}

// Returns the first given option or file name that is not allowed together with --reopen. Empty if there is
// none.
std::string besideReopening(const RematchOptions& options) {
  if (options.result.isGiven()) return options.result.given();
  if (!options.sheet.empty()) return options.sheet;
  if (options.contest.openRounds) return "--open-rounds";
  return options.accept ? "--accept" : std::string();
}

ExitStatus list(ContestRun& run, OpenContest& open, const contest::Event& event) {
  const contest::Progress progress = contest::progressOf(open.contest, event);
  std::vector<std::vector<contest::EntryId>> pairs;
  std::vector<std::string> lines;
  for (const auto& [one, other] : progress.rematchesOpen) {
    pairs.push_back({one, other});
    const std::string names = joined(pairs.back(), " – ", [&](contest::EntryId entry) {
      return std::to_string(numberOf(event, entry)) + " " + contest::shownName(open.contest, event, entry);
    });
    lines.push_back(run.say(Phrase::CommandRematchDue, {names}));
  }
  if (lines.empty()) lines.push_back(run.say(Phrase::NoRematchDue));
  return run.answered({{"event", event.setup.name},
                       {"rematchesDue", notation::tiesJson(event, progress.rematchesDue)},
                       {"rematchesOpen", notation::tiesJson(event, pairs)}},
                      lines);
}

ExitStatus rematch(const RematchOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  if (options.reopen) {
    const std::string unfit = besideReopening(options);
    if (!unfit.empty()) {
      return terminal.complain(Phrase::OptionIdle, {unfit, "--reopen"});
    }
    if (options.entries.empty()) {
      return terminal.complain(Phrase::OptionNeeds, {"--reopen", "--entries"});
    }
  }
  return run.withEvent([&](OpenContest& open, const contest::Event& event) {
    if (options.reopen) return reopen(run, open, event, options);
    return options.entries.empty() ? list(run, open, event) : enterRematch(run, open, event, options);
  });
}

}  // namespace

void addContestRematch(CommandLine& parent) {
  auto [command, options] =
      parent.command(db::JournalAction::AddRematch, Phrase::AboutContestRematch, rematch);
  addEventOptions(command, options.contest);
  const Option entries = command.option("--entries", options.entries, Phrase::OptEntries);
  command.option("--rematch", options.which, Phrase::OptWhichRematch).within(1, 9999).onlyWith(entries);
  addResultOptions(command, options.result);
  addOpenRounds(command, options.contest);
  command.option("sheet", options.sheet, Phrase::OptSheet);
  command.flag("--accept", options.accept, Phrase::OptAccept);
  command.flag("--reopen", options.reopen, Phrase::OptReopenRematch);
}

}  // namespace damath::cli
