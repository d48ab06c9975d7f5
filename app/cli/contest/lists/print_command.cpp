// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath contest print`: prints forms of an event, of several events or of the whole contest as
// one PDF.
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
#include "app/papers/paper_bundle.hpp"
#include "app/papers/paper_form.hpp"
#include "app/papers/paper_issue.hpp"
#include "app/words/texts/file_name_words.hpp"
#include "app/words/texts/place_words.hpp"
#include "app/words/texts/refusal_words.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/model/shown_text.hpp"
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
  std::string form;   // the names of the forms, with commas between them
  int round = 0;      // 0: the last paired round; for the check-in list CheckInDesk::likelyRound
  int board = 0;      // 0: all boards
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

  [[nodiscard]] Output target() const {
    return {.path = output,
            .kind = OutputKind::Pdf,
            .isForced = isForced,
            .contest = contest.file,
            .takesFolder = true};
  }
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

// Returns the boards without a scoresheet of all papers.
std::vector<desk::Place> withoutSheet(const std::vector<papers::Paper>& papers) {
  std::vector<desk::Place> places;
  for (const papers::Paper& paper : papers) {
    places.insert(places.end(), paper.withoutSheet.begin(), paper.withoutSheet.end());
  }
  return places;
}

Outcome printed(const PrintOptions& options, ContestRun& run, OpenContest& open,
                std::vector<papers::Paper> papers) {
  const words::Language language = run.language();
  DAMATH_TRY(target, namedOutput(options.target(),
                                 words::fileNameOf(papers::fileSubjectsOf(papers, open.contest), "pdf",
                                                   open.contest, language),
                                 language));
  papers::PaperBundle bundle(open.desk, std::move(papers), run.author(), language);
  const auto lacking = printPdf(bundle.documents(), options.paper, *target, run.terminal(),
                                {[&] { bundle.announce(); }, [&] { return bundle.keep(); }});
  std::string numbers;
  for (const std::int64_t number : bundle.keptNumbers()) {
    numbers += (numbers.empty() ? "" : ", ") + std::to_string(number);
  }
  const std::vector<papers::Issue> issues = bundle.issues();
  if (!lacking) {
    Complaints complaints = lacking.error();
    if (!numbers.empty()) {
      complaints.push_back(complaintOf(Phrase::PrintedNothing, language, {numbers}));
    }
    return run.terminal().complain(complaints);
  }
  nlohmann::ordered_json json = {{"file", target->path.string()}, {"form", options.form}};
  json["document"] = notation::orNull(issues.front().number);
  if (issues.size() > 1) {
    json["documents"] = nlohmann::ordered_json::array();
    for (std::size_t i = 0; i < issues.size(); ++i) {
      json["documents"].push_back(
          {{"form", bundle.papers()[i].of.form}, {"document", notation::orNull(issues[i].number)}});
    }
  }
  if (!lacking->empty()) json["lackingLetters"] = *lacking;
  std::vector<std::string> lines = {run.say(Phrase::Printed, {nameOf(*target, language)})};
  if (!numbers.empty()) lines.push_back(run.say(Phrase::PrintedAs, {numbers}));
  const auto unregistered =
      std::ranges::find_if(issues, [](const papers::Issue& issue) { return issue.unregistered.has_value(); });
  if (unregistered != issues.end()) {
    const std::string why = words::message(*unregistered->unregistered, language);
    json["unregistered"] = why;
    run.terminal().complain({complaintOf(Phrase::PrintedUnregistered, language, {why})});
  }
  if (const auto places = withoutSheet(bundle.papers()); !places.empty()) {
    json["withoutSheet"] = placesJson(places);
    lines.push_back(run.say(Phrase::PrintedWithoutSheet, {words::placeList(places, language)}));
  }
  for (const papers::Paper& paper : bundle.papers()) {
    if (paper.leftOut.empty()) continue;
    const contest::Event& event = open.contest.at(paper.of.event);
    const auto name = [&](contest::EntryId entry) { return contest::shownName(open.contest, event, entry); };
    for (const contest::EntryId entry : paper.leftOut) json["leftOut"].push_back(event.at(entry).number);
    lines.push_back(run.say(Phrase::CertificatesLeftOut, {joined(paper.leftOut, "; ", name)}));
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

// Makes all papers, then prints them. If the contest lacks something that a paper needs, refuses all.
Answer print(const PrintOptions& options, ContestRun& run, OpenContest& open,
             const std::vector<db::PaperOf>& all) {
  for (const db::PaperOf& of : all) {
    std::vector<desk::ResultDifference> differing;
    if (open.contest.find(of.event) != nullptr) {
      DAMATH_TRY(status, desk::EventDesk(open.desk).status(of.event));
      differing = std::move(status->resultsDiffering);
    }
    if (const auto lack = papers::lackOf(of, open.contest, differing)) return lacks(options, run, of, *lack);
  }
  std::vector<papers::Paper> papers;
  for (const db::PaperOf& of : all) {
    auto paper = papers::made(open.desk, of);
    if (!paper) return run.refused(paper.error());
    const PaperOptions& taken = papers::rowOf(*papers::parsePaperForm(of.form)).options;
    if (taken.has(PaperOption::Poster)) paper->document.sheetsAcross = options.poster;
    if (taken.has(PaperOption::Background)) compose::putBehindCertificates(paper->document, options.picture);
    papers.push_back(*std::move(paper));
  }
  DAMATH_TRY(status, printed(options, run, open, std::move(papers)));
  return *status;
}

// The paper that the options order, or the answer to an order that is refused.
using Ordered = Expected<db::PaperOf, Answer>;

// Returns the answer to an order that failed with `error`.
template <class Error>
Unexpected<Answer> failed(const Error& error) {
  return Unexpected<Answer>(Answer(Unexpected<Answer::error_type>(error)));
}

// Returns the paper of one event: finds the round, the boards or the rematch. Refuses a round, board or
// rematch that does not exist.
Ordered orderedOfEvent(const PrintOptions& options, ContestRun& run, const contest::Event& event,
                       PaperForm form) {
  const auto refuse = [](ExitStatus status) { return Unexpected<Answer>(status); };
  const PaperOptions& taken = papers::rowOf(form).options;
  db::PaperOf of = papers::paperOf(form, event.id, run.language());
  if (options.isPlain && taken.has(PaperOption::Plain)) of.design = toText(papers::Design::Plain);
  if (options.hasDiagrams && taken.has(PaperOption::Diagrams)) of.design = toText(papers::Design::Boards);
  if (!options.entries.empty() && taken.has(PaperOption::Entries)) {
    const auto pair = pairOf(event, options.entries);
    if (!pair) return refuse(run.noPair(options.entries));
    // In --entries, the first of the two players of a rematch plays BLUE.
    of.blue = pair->one;
    of.red = pair->other;
    if (form == PaperForm::Scoresheet) {
      const auto rematch = rematchOf(event, *pair, options.which, run.language());
      if (!rematch) return failed(rematch.error());
      const contest::Rematch* played = desk::rematchAt(event, *rematch);
      if (played != nullptr) of.rematch = played->id;
    }
    return of;
  }
  const int last = contest::roundsPaired(event);
  if (taken.has(PaperOption::Spare) && (options.spare > 0 || (options.round == 0 && last == 0))) {
    of.copies = std::max(options.spare, 1);
    return of;
  }
  if (!taken.has(PaperOption::Round)) return of;
  of.round = contest::RoundNumber{options.round};
  if (taken.has(PaperOption::Board)) of.board = contest::BoardNumber{options.board};
  // The check-in list may be for the next round, which is not paired yet. All other forms need a paired
  // round.
  const int round = options.round > 0 ? options.round : last;
  const bool isPaired = round > 0 && round <= last;
  if (form != PaperForm::CheckIn && last > 0 && !isPaired) return refuse(run.unpaired(round));
  if (isPaired && options.board > 0 && taken.has(PaperOption::Board)) {
    const auto boards = contest::gamesOf(event, contest::RoundNumber{round}).size();
    if (options.board > static_cast<int>(boards) && boards > 0) {
      return refuse(run.refused(
          desk::Refusal::NoSuchGame,
          complaintOf(Phrase::RoundHasNoBoard, run.language(),
                      {std::to_string(round), std::to_string(options.board), std::to_string(boards)},
                      options.contest.file)));
    }
  }
  // Refuses a form that takes the option --board if the round has no game, or no game on the wanted board.
  // Other forms, such as the list of pairings, can be printed even for a round with only byes.
  const auto isWanted = [&](const contest::Game& game) {
    const bool isBoard = options.board == 0 || contest::numberOf(game.board) == options.board;
    return contest::numberOf(game.round) == round && isBoard;
  };
  if (taken.has(PaperOption::Board) && last > 0 && std::ranges::none_of(event.games, isWanted)) {
    return refuse(run.unpaired(round));
  }
  return of;
}

// Returns the paper of the whole contest, or of the events that a ranking of schools counts.
Ordered orderedOfContest(const PrintOptions& options, ContestRun& run, OpenContest& open, PaperForm form) {
  db::PaperOf of = papers::paperOf(form, {}, run.language());
  if (!papers::rowOf(form).options.has(PaperOption::Teams)) return of;
  const auto table = teamTable(open, options.teams, run.language());
  if (!table) return failed(table.error());
  of.events = table->events;
  of.teams = contest::toText(table->rule.kind);
  of.best = table->rule.best;
  return of;
}

// Prints all forms. `event` is the event of the forms of one event; null if there are none.
Answer printForms(const PrintOptions& options, ContestRun& run, OpenContest& open,
                  const contest::Event* event, const std::vector<PaperForm>& forms) {
  std::vector<db::PaperOf> all;
  for (const PaperForm form : forms) {
    Ordered of = papers::rowOf(form).span == papers::PaperSpan::Contest
                     ? orderedOfContest(options, run, open, form)
                     : orderedOfEvent(options, run, *event, form);
    if (!of) return of.error();
    all.push_back(*std::move(of));
  }
  return print(options, run, open, all);
}

// Refuses forms of one event if the user named no event. If the contest has no events at all, gives this as
// the reason.
ExitStatus withoutEvent(const PrintOptions& options, Terminal& terminal,
                        const std::vector<PaperForm>& forms) {
  const PaperForm form = *std::ranges::find_if(
      forms, [](PaperForm each) { return papers::rowOf(each).span != papers::PaperSpan::Contest; });
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

// Returns the forms whose names stand in --form. The complaint names the first word that is no form.
InputResult<std::vector<PaperForm>> formsIn(const std::string& names, words::Language language) {
  std::vector<PaperForm> forms;
  std::string_view rest = names;
  for (bool isLast = false; !isLast;) {
    isLast = rest.find(',') == std::string_view::npos;
    const std::string_view name = takePart(rest, ',');
    const auto form = papers::parsePaperForm(name);
    if (!form) {
      return unusable(Phrase::FormUnknown, language, {shortened(name), choices<papers::PaperForm>(language)});
    }
    if (std::ranges::find(forms, *form) == forms.end()) forms.push_back(*form);
  }
  return forms;
}

// Returns the first given option that no form uses, or that another option makes useless for all forms.
IdleOption idleOfAll(const PrintOptions& options, const std::vector<PaperForm>& forms) {
  std::vector<IdleOption> idle;
  for (const PaperForm form : forms) idle.push_back(idleOption(options, papers::rowOf(form).options));
  const bool isOfAll =
      std::ranges::all_of(idle, [](const IdleOption& option) { return !option.name.empty(); });
  return isOfAll ? idle.front() : IdleOption{};
}

Outcome printForm(PrintOptions& options, Terminal& terminal) {
  DAMATH_CHECK(beginOutput(options.target(), options.contest.json, terminal));
  DAMATH_TRY(forms, formsIn(options.form, terminal.language()));
  if (const auto [option, beside] = idleOfAll(options, *forms); !option.empty()) {
    if (!beside.empty()) return terminal.complain(Phrase::OptionIdleBeside, {option, beside});
    return idle(terminal, option, options.form);
  }
  const auto hasForm = [&forms](const auto& isMeant) {
    return std::ranges::any_of(*forms, [&](PaperForm form) { return isMeant(papers::rowOf(form)); });
  };
  const bool isOfTeams =
      hasForm([](const papers::PaperRow& row) { return row.options.has(PaperOption::Teams); });
  const bool isOfEvent =
      hasForm([](const papers::PaperRow& row) { return row.span != papers::PaperSpan::Contest; });
  if (const auto option = givenOf(options.teams); !option.empty() && !isOfTeams) {
    return idle(terminal, option, options.form);
  }
  if (options.which > 0 && std::ranges::find(*forms, PaperForm::Scoresheet) == forms->end()) {
    return idle(terminal, "--rematch", options.form);
  }
  ContestRun run(options.contest, terminal);
  if (!isOfEvent) {
    if (!isOfTeams && !options.teams.events.empty()) return idle(terminal, "--event", options.form);
    return run.withContest(
        [&](OpenContest& open) { return printForms(options, run, open, nullptr, *forms); });
  }
  if (options.teams.events.size() > 1) return terminal.complain(Phrase::EventNeeded);
  if (options.teams.events.empty()) return withoutEvent(options, terminal, *forms);
  options.contest.event = options.teams.events.front();
  DAMATH_CHECK(takeBackground(options, run.language()));
  return run.withEvent([&](OpenContest& open, const contest::Event& event) {
    return printForms(options, run, open, &event, *forms);
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
  command.option("-o,--output", options.output, Phrase::OptPrintOutput).required();
  addForce(command, options.isForced);
}

}  // namespace damath::cli
