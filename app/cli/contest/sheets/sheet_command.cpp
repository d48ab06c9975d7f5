// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath contest sheet`: stores a scoresheet as written, audits it and accepts it on request.
// Without a file, prints the stored scoresheet in force and writes its corrected version on request. With
// --take-off, removes a scoresheet that does not belong to the game.
#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/sheet_entry.hpp"
#include "app/cli/contest/sheet_place.hpp"
#include "app/cli/shell/output_file.hpp"
#include "app/cli/shell/output_kind.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "app/words/texts/place_words.hpp"
#include "core/notation/json/json_list.hpp"

namespace damath::cli {

using words::Phrase;

namespace {

struct SheetOptions {
  ContestOptions contest;
  SheetPlace place;
  std::string sheet;
  std::string corrected;
  bool accept = false;
  bool takeOff = false;
  bool fillIn = false;
  bool isForced = false;
};

ExitStatus takeOff(const SheetOptions& options, Terminal& terminal) {
  const std::string idle = !options.sheet.empty()       ? options.sheet
                           : options.accept             ? "--accept"
                           : options.fillIn             ? "--fill-in"
                           : !options.corrected.empty() ? "--corrected"
                           : options.contest.openRounds ? "--open-rounds"
                                                        : "";
  if (!idle.empty()) return terminal.complain(Phrase::OptionIdle, {idle, "--take-off"});
  ContestRun run(options.contest, terminal);
  return run.withEvent([&](OpenContest&, const contest::Event& event) -> Answer {
    DAMATH_TRY(at, sheetAt(event, options.place, run.language()));
    DAMATH_TRY(done, run.change(&desk::SheetDesk::takeOff, event.id, *at));
    nlohmann::ordered_json json = placeJson(event, *at);
    json["takenOff"] = done->sheet.version;
    json["resultTaken"] = done->before.has_value();
    return run.changed(std::move(json),
                       {run.say(Phrase::CommandSheetTakenOff, {words::sheetPlaceText(*at, run.language()),
                                                               std::to_string(done->sheet.version)})});
  });
}

Outcome enterOneSheet(const SheetOptions& options, Terminal& terminal) {
  if (options.takeOff) return takeOff(options, terminal);
  if (options.contest.openRounds && !options.accept) {
    return terminal.complain(Phrase::OptionNeeds, {"--open-rounds", "--accept"});
  }
  if (!options.corrected.empty()) {
    const Output output{options.corrected, OutputKind::Sheet, options.isForced, options.contest.file};
    DAMATH_CHECK(beginOutput(output, options.contest.json, terminal));
  }
  ContestRun run(options.contest, terminal);
  return run.withEvent([&](OpenContest& open, const contest::Event& event) -> Answer {
    DAMATH_TRY(at, sheetAt(event, options.place, run.language()));
    return enterSheet(run, open, event,
                      {.at = *at,
                       .file = options.sheet,
                       .accept = options.accept,
                       .fillIn = options.fillIn,
                       .corrected = options.corrected,
                       .isForced = options.isForced});
  });
}

}  // namespace

void addContestSheet(CommandLine& parent) {
  auto [command, options] =
      parent.command(db::JournalAction::StoreSheet, Phrase::AboutContestSheet, enterOneSheet);
  addEventOptions(command, options.contest);
  addSheetPlace(command, options.place);
  command.option("sheet", options.sheet, Phrase::OptStoredSheet);
  command.flag("--accept", options.accept, Phrase::OptAccept);
  addOpenRounds(command, options.contest);
  command.flag("--take-off", options.takeOff, Phrase::OptTakeOff);
  command.flag("--fill-in", options.fillIn, Phrase::OptFillIn);
  command.option("--corrected", options.corrected, Phrase::OptCorrectedSheet);
  addForce(command, options.isForced);
}

}  // namespace damath::cli
