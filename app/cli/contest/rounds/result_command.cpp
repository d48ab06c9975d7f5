// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath contest result`: enters, corrects or deletes the result of a game.
#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/cli/contest/result_answer.hpp"
#include "app/cli/contest/result_options.hpp"
#include "app/cli/contest/sheet_place.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "app/words/texts/confirmation_words.hpp"
#include "core/contest/model/shown_text.hpp"
#include "core/exact/number_text.hpp"
#include "core/notation/exports/entry_export.hpp"
#include "core/notation/json/json_list.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::Phrase;

namespace {

struct GameResultOptions {
  ContestOptions contest;
  ResultOptions result;
  int round = 0;
  int board = 0;
  bool reopen = false;
  bool whatIf = false;  // true to print the consequences of the result without entering it
};

ordered_json movesJson(const contest::Event& event, const contest::Consequences& consequences) {
  const auto points = [](const exact::Rational& value) {
    return exact::toText(exact::Number(value), exact::FigureStyle::Decimal);
  };
  return notation::listed(consequences.moves, [&](const contest::RankMove& move) -> ordered_json {
    return {{"entry", numberOf(event, move.entry)},
            {"rankBefore", move.rankBefore},
            {"rankAfter", move.rankAfter},
            {"pointsBefore", points(move.pointsBefore)},
            {"pointsAfter", points(move.pointsAfter)}};
  });
}

// Prints the consequences that the result would have. The contest file is not changed.
ExitStatus preview(ContestRun& run, const GameResultOptions& options, desk::Place place) {
  return run.withEvent([&](OpenContest& open, const contest::Event& event) -> Answer {
    DAMATH_TRY(input, resultInput(options.result, event.setup.set, run.language()));
    DAMATH_TRY(preview, desk::RoundDesk(open.desk).previewResult(event.id, place, *input));
    const contest::Consequences& moved = preview->effects.consequences;
    ordered_json json = {{"event", event.setup.name}, {"round", options.round}, {"board", options.board}};
    json["whatIf"] = true;
    json.update(resultJson(preview->after, event.setup.set));
    json["was"] = preview->before ? resultJson(*preview->before, event.setup.set) : ordered_json();
    json["moves"] = movesJson(event, moved);
    json["rematchesAdded"] = notation::tiesJson(event, moved.rematchesAdded);
    json["rematchesDropped"] = notation::tiesJson(event, moved.rematchesDropped);
    json["pairedOtherwise"] = placesJson(desk::boardsIn(preview->effects.rounds));
    json["laterRounds"] = laterRoundsJson(event, preview->effects.rounds);
    const auto name = [&](contest::EntryId entry) { return contest::shownName(open.contest, event, entry); };
    return run.answered(
        json, {words::previewText(*preview, event, name, run.language()), run.say(Phrase::NothingEntered)});
  });
}

ExitStatus reopen(ContestRun& run, const GameResultOptions& options, desk::Place place) {
  return run.withEvent([&](OpenContest&, const contest::Event& event) -> Answer {
    DAMATH_TRY(done, run.change(&desk::RoundDesk::reopenResult, event.id, place));
    return run.changed(
        reopenedJson(*done, event,
                     {{"event", event.setup.name}, {"round", options.round}, {"board", options.board}}),
        reopenedText(*done, event, Phrase::CommandResultReopened, run.language()));
  });
}

Outcome enterResult(const GameResultOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  if (options.reopen && options.result.isGiven()) {
    return terminal.complain(Phrase::OptionIdle, {options.result.given(), "--reopen"});
  }
  if (options.reopen && options.whatIf) {
    return terminal.complain(Phrase::OptionIdle, {"--what-if", "--reopen"});
  }
  if (options.contest.openRounds && (options.reopen || options.whatIf)) {
    return terminal.complain(Phrase::OptionIdle,
                             {"--open-rounds", options.reopen ? "--reopen" : "--what-if"});
  }
  const desk::Place place{contest::RoundNumber{options.round}, contest::BoardNumber{options.board}};
  if (options.reopen) return reopen(run, options, place);
  if (options.whatIf) return preview(run, options, place);
  return run.withEvent([&](OpenContest& open, const contest::Event& event) -> Answer {
    DAMATH_TRY(input, resultInput(options.result, event.setup.set, run.language()));
    DAMATH_TRY(change, run.change(&desk::RoundDesk::setResult, event.id, place, *input));
    ordered_json json = {{"event", event.setup.name}, {"round", options.round}, {"board", options.board}};
    json["correction"] = change->kind == desk::ChangeKind::Correction;
    json.update(resultJson(change->after, event.setup.set));
    DAMATH_TRY(difference, desk::SheetDesk(open.desk).difference(event.id, place));
    json["differs"] = differenceJson(*difference);
    std::vector<std::string> lines = {changeText(*change, event.setup.set, run.language())};
    addPairedAgain(json, lines, change->again, run.language());
    return run.changed(std::move(json), std::move(lines));
  });
}

}  // namespace

void addContestResult(CommandLine& parent) {
  auto [command, options] =
      parent.command(db::JournalAction::SetResult, Phrase::AboutContestResult, enterResult);
  addEventOptions(command, options.contest);
  command.option("--round", options.round, Phrase::OptRound).required().within(1, 9999);
  command.option("--board", options.board, Phrase::OptBoard).required().within(1, 9999);
  addResultOptions(command, options.result);
  addOpenRounds(command, options.contest);
  command.flag("--what-if", options.whatIf, Phrase::OptWhatIf);
  command.flag("--reopen", options.reopen, Phrase::OptReopen);
}

}  // namespace damath::cli
