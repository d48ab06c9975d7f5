// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath contest print`: prints a form of an event, of several events or of the whole contest as
// a PDF.
#include <algorithm>
#include <memory>

#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/cli/contest/print_document.hpp"
#include "app/cli/contest/sheet_place.hpp"
#include "app/cli/contest/team_table.hpp"
#include "app/cli/shell/choices.hpp"
#include "app/cli/shell/input_file.hpp"
#include "app/desk/change/result_difference.hpp"
#include "app/desk/events/event_desk.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "app/papers/paper_form.hpp"
#include "app/papers/paper_issue.hpp"
#include "app/words/texts/place_words.hpp"
#include "app/words/texts/refusal_words.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/notation/json/json_list.hpp"
#include "core/text/parts.hpp"
#include "reports/render/draw/paper.hpp"
#include "reports/render/draw/picture.hpp"

namespace damath::cli {

using papers::PaperForm;
using papers::PaperOption;
using papers::PaperOptions;
using words::Phrase;

namespace {

struct PrintOptions {
  ContestOptions contest;
  TeamOptions teams;  // the options that select the events and the ranking for forms about schools and medals
  std::string form;
  int round = 0;         // 0: the last paired round; for the check-in list CheckInDesk::likelyRound
  int board = 0;         // 0: all boards
  std::string entries;   // the two entries of a rematch
  int which = 0;         // the place of the rematch among those of the two players, from 1; 0: the last
  int spare = 0;         // number of blank forms that belong to no game
  bool isPlain = false;  // true for certificates on paper with a preprinted frame
  bool hasDiagrams = false;
  std::string background;  // an image file for certificates
  std::shared_ptr<const std::string> picture;
  int poster = 1;  // a poster made of this many sheets of paper in each direction; 1: no poster
  std::string paper = "A4";
  std::string output;
  bool isForced = false;

  [[nodiscard]] Output target() const { return {output, OutputKind::Pdf, isForced, contest.file}; }
};

// An option that the user gave although it has no effect: the chosen form does not use the option, or another
// given option makes it useless.
struct IdleOption {
  std::string_view name;  // the useless option; empty if every given option has an effect
  // the option that makes `name` useless; empty if the form itself does not use `name`
  std::string_view beside;
};

// Returns the first given option that has no effect on the chosen form.
IdleOption idleOption(const PrintOptions& options, const PaperOptions& taken) {
  const bool isOfRematch = taken.has(PaperOption::Entries) && !options.entries.empty();
  const bool isSpare = taken.has(PaperOption::Spare) && options.spare > 0;
  constexpr std::string_view kEntries = "--entries";
  constexpr std::string_view kSpare = "--spare";
  const std::string_view insteadOfGame = isSpare ? kSpare : isOfRematch ? kEntries : std::string_view();
  const std::string_view insteadOfRematch = isSpare ? kSpare : std::string_view();
  const struct {
    PaperOption option;
    std::string_view name;
    bool isGiven;
    std::string_view instead = {};  // the given option that makes this option useless; empty if there is none
  } all[] = {{PaperOption::Round, "--round", options.round > 0, insteadOfGame},
             {PaperOption::Board, "--board", options.board > 0, insteadOfGame},
             {PaperOption::Entries, kEntries, !options.entries.empty(), insteadOfRematch},
             {PaperOption::Spare, kSpare, options.spare > 0},
             {PaperOption::Plain, "--plain", options.isPlain},
             {PaperOption::Background, "--background", !options.background.empty()},
             {PaperOption::Poster, "--poster", options.poster > 1},
             {PaperOption::Diagrams, "--diagrams", options.hasDiagrams}};
  for (const auto& [option, name, isGiven, instead] : all) {
    if (isGiven && !taken.has(option)) return {name, {}};
    if (isGiven && !instead.empty()) return {name, instead};
  }
  return {};
}

ExitStatus printed(const PrintOptions& options, ContestRun& run, OpenContest& open, papers::Paper paper) {
  paper.document.sheetsAcross = options.poster;
  compose::putBehindCertificates(paper.document, options.picture);
  papers::Numbering numbering(open.desk, paper, run.author(), run.language());
  const auto lacking = printPdf(paper.document, options.paper, options.target(), run.terminal(),
                                {[&] { numbering.announce(); }, [&] { return numbering.keep(); }});
  const papers::Issue& issue = numbering.issue();
  if (!lacking) {
    Complaints complaints = lacking.error();
    if (issue.number && numbering.isKept()) {
      complaints.push_back(
          complaintOf(Phrase::PrintedNothing, run.language(), {std::to_string(*issue.number)}));
    }
    return run.terminal().complain(complaints);
  }
  nlohmann::ordered_json json = {{"file", options.output}, {"form", options.form}};
  json["document"] = notation::orNull(issue.number);
  if (!lacking->empty()) json["lackingLetters"] = *lacking;
  std::vector<std::string> lines = {run.say(Phrase::Printed, {nameOf(options.target(), run.language())})};
  if (issue.number) lines.push_back(run.say(Phrase::PrintedAs, {std::to_string(*issue.number)}));
  if (issue.unregistered) {
    const std::string why = words::message(*issue.unregistered, run.language());
    json["unregistered"] = why;
    run.terminal().complain({complaintOf(Phrase::PrintedUnregistered, run.language(), {why})});
  }
  if (!paper.withoutSheet.empty()) {
    json["withoutSheet"] = placesJson(paper.withoutSheet);
    lines.push_back(
        run.say(Phrase::PrintedWithoutSheet, {words::placeList(paper.withoutSheet, run.language())}));
  }
  return run.answered(json, lines);
}

// Reports that a form cannot be printed, because the contest lacks something that the form needs.
ExitStatus lacks(const PrintOptions& options, ContestRun& run, const db::PaperOf& of, papers::Lack lack) {
  const std::string why = papers::lackText(lack, run.language());
  const std::string& about = options.contest.event.empty() ? options.contest.file : options.contest.event;
  return run.refused(papers::refusalOf(lack), complaintOf(Phrase::FormNotThere, run.language(),
                                                          {about, papers::nameOf(of, run.language()), why}));
}

Answer print(const PrintOptions& options, ContestRun& run, OpenContest& open, db::PaperOf of) {
  std::vector<desk::ResultDifference> differing;
  if (open.contest.find(of.event) != nullptr) {
    DAMATH_TRY(status, desk::EventDesk(open.desk).status(of.event));
    differing = std::move(status->resultsDiffering);
  }
  if (const auto lack = papers::lackOf(of, open.contest, differing)) return lacks(options, run, of, *lack);
  auto paper = papers::made(open.desk, std::move(of));
  return paper ? printed(options, run, open, *std::move(paper)) : run.refused(paper.error());
}

// Prints a form of one event: finds the round, the boards or the rematch. Refuses a round, board or rematch
// that does not exist.
Answer printOfEvent(const PrintOptions& options, ContestRun& run, OpenContest& open,
                    const contest::Event& event, PaperForm form) {
  const PaperOptions& taken = papers::rowOf(form).options;
  db::PaperOf of = papers::paperOf(form, event.id, run.language());
  if (options.isPlain) of.design = toText(papers::Design::Plain);
  if (options.hasDiagrams) of.design = toText(papers::Design::Boards);
  if (!options.entries.empty()) {
    const auto pair = pairOf(event, options.entries);
    if (!pair) return run.noPair(options.entries);
    // In --entries, the first of the two players of a rematch plays BLUE.
    of.blue = pair->one;
    of.red = pair->other;
    if (form == PaperForm::Scoresheet) {
      DAMATH_TRY(rematch, rematchOf(event, *pair, options.which, run.language()));
      const contest::Rematch* played = desk::rematchAt(event, *rematch);
      if (played != nullptr) of.rematch = played->id;
    } else if (options.which > 0) {
      return run.terminal().complain(Phrase::OptionIdle, {"--rematch", options.form});
    }
    return print(options, run, open, std::move(of));
  }
  const int last = contest::roundsPaired(event);
  if (taken.has(PaperOption::Spare) && (options.spare > 0 || (options.round == 0 && last == 0))) {
    of.copies = std::max(options.spare, 1);
    return print(options, run, open, std::move(of));
  }
  if (taken.has(PaperOption::Round)) {
    of.round = contest::RoundNumber{options.round};
    of.board = contest::BoardNumber{options.board};
    // The check-in list may be for the next round, which is not paired yet. All other forms need a paired
    // round.
    const int round = options.round > 0 ? options.round : last;
    const bool isPaired = round > 0 && round <= last;
    if (form != PaperForm::CheckIn && last > 0 && !isPaired) return run.unpaired(round);
    if (isPaired && options.board > 0 && taken.has(PaperOption::Board)) {
      const auto boards = contest::gamesOf(event, contest::RoundNumber{round}).size();
      if (options.board > static_cast<int>(boards) && boards > 0) {
        return run.refused(
            desk::Refusal::NoSuchGame,
            complaintOf(Phrase::RoundHasNoBoard, run.language(),
                        {std::to_string(round), std::to_string(options.board), std::to_string(boards)},
                        options.contest.file));
      }
    }
    // Refuses a form that takes the option --board if the round has no game, or no game on the wanted board.
    // Other forms, such as the list of pairings, can be printed even for a round with only byes.
    const auto isWanted = [&](const contest::Game& game) {
      const bool isBoard = options.board == 0 || contest::numberOf(game.board) == options.board;
      return contest::numberOf(game.round) == round && isBoard;
    };
    if (taken.has(PaperOption::Board) && last > 0 && std::ranges::none_of(event.games, isWanted))
      return run.unpaired(round);
  }
  return print(options, run, open, std::move(of));
}

ExitStatus printTeams(const PrintOptions& options, Terminal& terminal, PaperForm form) {
  ContestRun run(options.contest, terminal);
  return run.withContest([&](OpenContest& open) -> Answer {
    DAMATH_TRY(table, teamTable(open, options.teams, run.language()));
    db::PaperOf of = papers::paperOf(form, {}, run.language());
    of.events = table->events;
    of.teams = contest::toText(table->rule.kind);
    of.best = table->rule.best;
    return print(options, run, open, std::move(of));
  });
}

ExitStatus printOfContest(const PrintOptions& options, Terminal& terminal, PaperForm form) {
  ContestRun run(options.contest, terminal);
  return run.withContest([&](OpenContest& open) {
    return print(options, run, open, papers::paperOf(form, {}, run.language()));
  });
}

// Refuses a form of one event if the user named no event. If the contest has no events at all, gives this as
// the reason.
ExitStatus withoutEvent(const PrintOptions& options, Terminal& terminal, PaperForm form) {
  ContestRun run(options.contest, terminal);
  return run.withContest([&](OpenContest& open) {
    const std::vector<contest::Event>& events = open.contest.events;
    if (events.empty()) {
      return lacks(options, run, papers::paperOf(form, {}, run.language()), papers::Lack::Event);
    }
    const std::string names =
        joined(events, ", ", [](const contest::Event& event) { return "'" + event.setup.name + "'"; });
    return terminal.complain(
        {complaintOf(Phrase::EventNeededOf, run.language(), {names}, options.contest.file)});
  });
}

// Reads the background picture of certificates. Precondition: the contest is not open yet. The path may name
// the contest file, and closing this file after the reading would drop the locks of an open contest.
InputResult<void> takeBackground(PrintOptions& options, words::Language language) {
  if (options.background.empty()) return {};
  DAMATH_TRY(file, readInput(options.background, language, render::kMostPictureBytes));
  if (render::pictureIn(*file).isNull()) {
    return unusable(Phrase::PictureUnreadable, language, {std::to_string(render::kMostPictureBytes >> 20)},
                    options.background);
  }
  options.picture = std::make_shared<const std::string>(*std::move(file));
  return {};
}

ExitStatus idle(Terminal& terminal, std::string_view option, const std::string& form) {
  return terminal.complain(Phrase::OptionIdle, {option, form});
}

Outcome printForm(PrintOptions& options, Terminal& terminal) {
  DAMATH_CHECK(beginOutput(options.target(), options.contest.json, terminal));
  const auto form = papers::parsePaperForm(options.form);
  if (!form)
    return terminal.complain(Phrase::FormUnknown,
                             {shortened(options.form), choices<papers::PaperForm>(terminal.language())});
  const papers::PaperRow& row = papers::rowOf(*form);
  if (const auto [option, beside] = idleOption(options, row.options); !option.empty()) {
    if (!beside.empty()) return terminal.complain(Phrase::OptionIdleBeside, {option, beside});
    return idle(terminal, option, options.form);
  }
  if (row.options.has(PaperOption::Teams)) return printTeams(options, terminal, *form);
  if (const auto option = givenOf(options.teams); !option.empty()) {
    return idle(terminal, option, options.form);
  }
  if (row.span == papers::PaperSpan::Contest) {
    return options.teams.events.empty() ? printOfContest(options, terminal, *form)
                                        : idle(terminal, "--event", options.form);
  }
  if (options.teams.events.size() > 1) return terminal.complain(Phrase::EventNeeded);
  if (options.teams.events.empty()) return withoutEvent(options, terminal, *form);
  options.contest.event = options.teams.events.front();
  ContestRun run(options.contest, terminal);
  DAMATH_CHECK(takeBackground(options, run.language()));
  return run.withEvent([&](OpenContest& open, const contest::Event& event) {
    return printOfEvent(options, run, open, event, *form);
  });
}

}  // namespace

void addContestPrint(CommandLine& parent) {
  auto [command, options] = parent.command("print", Phrase::AboutContestPrint, printForm);
  addLookOptions(command, options.contest);
  command.option("--by", options.contest.by, Phrase::OptBy).trimmed();
  command.option("--event", options.teams.events, Phrase::OptPrintEvents).oneAtATime();
  addTeamOptions(command, options.teams);
  command.option("form", options.form, Phrase::OptForm, &choices<papers::PaperForm>).required();
  command.option("--round", options.round, Phrase::OptRound).within(1, 9999);
  command.option("--board", options.board, Phrase::OptBoard).within(1, 9999);
  const Option entries = command.option("--entries", options.entries, Phrase::OptRematchEntries);
  command.option("--rematch", options.which, Phrase::OptWhichRematch).within(1, 9999).onlyWith(entries);
  command.option("--spare", options.spare, Phrase::OptSpare).within(1, 999);
  command.flag("--plain", options.isPlain, Phrase::OptPlain);
  command.flag("--diagrams", options.hasDiagrams, Phrase::OptDiagrams);
  command.option("--background", options.background, Phrase::OptBackground);
  command.option("--poster", options.poster, Phrase::OptPoster).within(1, 4);
  command.option("--paper", options.paper, Phrase::OptPaper, &choices<render::Paper>);
  command.option("-o,--output", options.output, Phrase::OptOutput).required();
  addForce(command, options.isForced);
}

}  // namespace damath::cli
