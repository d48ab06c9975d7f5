// SPDX-License-Identifier: GPL-3.0-or-later
// damath contest print: the forms of an event as PDF.
#include <algorithm>

#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_file.hpp"
#include "app/cli/contest/print_document.hpp"
#include "app/cli/contest/sheet_place.hpp"
#include "app/cli/contest/team_table.hpp"
#include "app/desk/meeting.hpp"
#include "app/desk/round_desk.hpp"
#include "app/desk/sheet_desk.hpp"
#include "app/words/findings/ruling_words.hpp"
#include "app/words/texts/place_words.hpp"
#include "app/words/texts/rank_words.hpp"
#include "app/words/texts/report_labels.hpp"
#include "core/contest/progress.hpp"

namespace damath::cli {

using words::CliPhrase;

namespace {

struct PrintOptions {
  ContestOptions contest;
  TeamOptions teams;  // of several events
  std::string form;
  int round = 0;        // the last that is paired
  int board = 0;        // all
  std::string entries;  // of a rematch
  std::string paper = "A4";
  std::string output;
  bool isForced = false;

  [[nodiscard]] Output target() const { return {output, OutputKind::Pdf, isForced, contest.file}; }
};

// Which of the options say something about a form.
struct FormTakes {
  std::string_view form;
  bool round = false;
  bool board = false;
  bool entries = false;
};

constexpr FormTakes kForms[] = {{"scoresheet", true, true, true},
                                {"blank", true, true, true},
                                {"tally"},
                                {"standings"},
                                {"pairings", true},
                                {"crosstable"},
                                {"slips", true, true}};

// The first option that is given and says nothing about the form; empty where there is none.
std::string_view idleOption(const PrintOptions& options, const FormTakes& takes) {
  const bool ofRematch = takes.entries && !options.entries.empty();
  if (options.round > 0 && (!takes.round || ofRematch)) return "--round";
  if (options.board > 0 && (!takes.board || ofRematch)) return "--board";
  if (!options.entries.empty() && !takes.entries) return "--entries";
  return {};
}

// What one print needs of the contest.
class Printing {
 public:
  Printing(const PrintOptions& options, ContestRun& run, OpenContest& open, const contest::Event& event)
      : m_options(options),
        m_run(run),
        m_open(open),
        m_event(event),
        m_labels(words::reportLabels(run.language())) {}

  ExitStatus print() {
    compose::Document document{m_event.setup.name, m_labels, {}};
    if (const ExitStatus status = compose(document.forms); status != ExitStatus::Clean) return status;
    const auto printed = printPdf(document, m_options.paper, m_options.target(), m_run.terminal());
    if (!printed) return m_run.terminal().complain(printed.error());
    nlohmann::ordered_json json = {{"file", m_options.output}, {"form", m_options.form}};
    if (!printed->empty()) json["lackingLetters"] = *printed;
    std::vector<std::string> lines = {
        words::said(CliPhrase::Printed, m_run.language(), {nameOf(m_options.target(), m_run.language())})};
    if (!m_withoutSheet.empty()) {
      json["withoutSheet"] = placesJson(m_withoutSheet);
      lines.push_back(words::said(CliPhrase::PrintedWithoutSheet, m_run.language(),
                                  {words::placeList(m_withoutSheet, m_run.language())}));
    }
    return m_run.answered(json, lines);
  }

 private:
  ExitStatus compose(std::vector<compose::Form>& forms) {
    if (m_options.form == "scoresheet") return scoresheets(forms);
    if (m_options.form == "tally" || m_options.form == "standings" || m_options.form == "crosstable") {
      return tables(forms);
    }
    if (m_options.form == "blank" && !m_options.entries.empty()) return rematchBlank(forms);
    if (m_options.form == "blank" && lastRound() == 0 && m_options.round == 0) {
      forms.push_back(compose::blankSheet(compose::headOf(m_open.contest, m_event), m_labels));
      return ExitStatus::Clean;
    }
    const int round = wantedRound();
    if (!isPaired(round)) return notPaired(round);
    const contest::RoundNumber number{round};
    if (m_options.form == "pairings") {
      forms.push_back(compose::pairingsList(m_open.contest, m_event, number, m_labels));
    } else if (m_options.form == "slips") {
      contest::Event wanted = m_event;
      wanted.games = gamesWanted(round);
      forms.push_back(compose::resultSlips(m_open.contest, wanted, number, m_labels));
    } else {
      for (const contest::Game& game : gamesWanted(round)) {
        forms.push_back(compose::blankSheet(compose::headOf(m_open.contest, m_event, game), m_labels));
      }
    }
    return ExitStatus::Clean;
  }

  ExitStatus tables(std::vector<compose::Form>& forms) {
    // They go on the wall: a bye of a round that is held would show in them.
    const contest::Event shown = contest::withoutHeld(m_event);
    const contest::Standings standings = desk::standingsOf(shown);
    const auto named = [&](contest::EntryId entry) { return nameOf(m_open.contest, m_event, entry); };
    const compose::ReasonText reason = [&](const contest::RankedEntry& ranked,
                                           const contest::RankReason& step) {
      return words::rankReasonText(step, ranked, standings, named, m_run.language());
    };
    if (m_options.form == "tally") {
      forms.push_back(compose::tallySheet(m_open.contest, shown, standings, reason, m_labels));
    } else if (m_options.form == "standings") {
      forms.push_back(compose::standingsList(m_open.contest, shown, standings, reason, m_labels));
    } else {
      forms.push_back(compose::crosstable(m_open.contest, shown, standings, m_labels));
    }
    return ExitStatus::Clean;
  }

  // The sheet in force of each game, with what corrections and rulings leave of it where there are findings.
  ExitStatus scoresheets(std::vector<compose::Form>& forms) {
    if (!m_options.entries.empty()) return rematchSheet(forms);
    const int round = wantedRound();
    if (!isPaired(round)) return notPaired(round);
    for (const contest::Game& game : gamesWanted(round)) {
      const desk::Place place{game.round, game.board};
      const auto head = [&] { return compose::headOf(m_open.contest, m_event, game); };
      const std::size_t before = forms.size();
      if (const ExitStatus status = addScoresheet(forms, place, head); status != ExitStatus::Clean)
        return status;
      if (forms.size() == before) m_withoutSheet.push_back(place);
    }
    const contest::BoardNumber board{std::max(m_options.board, 1)};
    return forms.empty() ? noSheet(desk::Place{contest::RoundNumber{round}, board}) : ExitStatus::Clean;
  }

  ExitStatus entriesBad() {
    return m_run.refused(
        desk::Refusal::NoSuchEntry,
        {{}, {}, words::said(CliPhrase::EntriesBad, m_run.language(), {shortened(m_options.entries)})});
  }

  // For a rematch that is to be played: who is named first has BLUE.
  ExitStatus rematchBlank(std::vector<compose::Form>& forms) {
    const auto pair = pairOf(m_event, m_options.entries);
    if (!pair) return entriesBad();
    contest::Rematch rematch;
    rematch.blue = pair->one;
    rematch.red = pair->other;
    forms.push_back(
        compose::blankSheet(compose::headOf(m_open.contest, m_event, rematch, m_labels.rematch), m_labels));
    return ExitStatus::Clean;
  }

  ExitStatus rematchSheet(std::vector<compose::Form>& forms) {
    const auto pair = pairOf(m_event, m_options.entries);
    if (!pair) return entriesBad();
    const auto head = [&] {
      const contest::Rematch* rematch = desk::lastRematchBetween(m_event, pair->one, pair->other);
      return compose::headOf(m_open.contest, m_event, *rematch, m_labels.rematch);
    };
    const ExitStatus status = addScoresheet(forms, *pair, head);
    return status == ExitStatus::Clean && forms.empty() ? noSheet(*pair) : status;
  }

  template <class Head>
  ExitStatus addScoresheet(std::vector<compose::Form>& forms, const desk::SheetAt& at, const Head& head) {
    const auto view = desk::SheetDesk(m_open.desk).sheetInForce(m_event.id, at);
    const bool isNone = !view && view.error().refusal == desk::Refusal::NoSuchSheet;
    if (!view && !isNone) return m_run.refused(view.error());
    if (view) forms.push_back(scoresheetOf(head(), *view));
    return ExitStatus::Clean;
  }

  ExitStatus noSheet(const desk::SheetAt& at) {
    return m_run.refused(desk::refusedAt(desk::Refusal::NoSuchSheet, at).value());
  }

  [[nodiscard]] compose::Scoresheet scoresheetOf(const compose::GameHead& head,
                                                 const desk::SheetView& view) const {
    const contest::EventSetup& setup = m_event.setup;
    const bool isAccepted = view.stored.acceptance == db::Acceptance::Accepted;
    const sheet::AuditedSheet audited{view.stored.sheet, setup.set, setup.ruleset, view.report};
    return words::scoresheetForm(head,
                                 {audited, view.outcome, view.stored.rulings,
                                  isAccepted ? compose::Copy::Corrected : compose::Copy::Audited},
                                 m_labels, m_run.language());
  }

  [[nodiscard]] int lastRound() const { return contest::roundsPaired(m_event); }
  [[nodiscard]] int wantedRound() const { return m_options.round > 0 ? m_options.round : lastRound(); }

  [[nodiscard]] std::vector<contest::Game> gamesWanted(int round) const {
    std::vector<contest::Game> games;
    for (const contest::Game& game : m_event.games) {
      const bool boardWanted = m_options.board == 0 || contest::numberOf(game.board) == m_options.board;
      if (contest::numberOf(game.round) == round && boardWanted) games.push_back(game);
    }
    return games;
  }
  // Of a round that has byes alone there is a list of pairings and nothing else.
  [[nodiscard]] bool isPaired(int round) const {
    return m_options.form == "pairings" ? round > 0 && round <= lastRound() : !gamesWanted(round).empty();
  }

  ExitStatus notPaired(int round) { return m_run.unpaired(round); }

  const PrintOptions& m_options;
  ContestRun& m_run;
  OpenContest& m_open;
  const contest::Event& m_event;
  compose::Labels m_labels;
  std::vector<desk::Place> m_withoutSheet;  // boards that nothing is printed of
};

ExitStatus printTeams(const PrintOptions& options, TeamForm form, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  return run.withContest([&](OpenContest& open) {
    const auto table = teamTable(open.contest, options.teams, run.language());
    if (!table) return terminal.complain(table.error());
    compose::Document document{open.contest.head.name, words::reportLabels(run.language()), {}};
    document.forms.emplace_back(teamForm(form, open.contest, *table, document.labels, run.language()));
    const auto printed = printPdf(document, options.paper, options.target(), terminal);
    if (!printed) return terminal.complain(printed.error());
    nlohmann::ordered_json json = {{"file", options.output}, {"form", options.form}};
    if (!printed->empty()) json["lackingLetters"] = *printed;
    return run.answered(
        json, {words::said(CliPhrase::Printed, run.language(), {nameOf(options.target(), run.language())})});
  });
}

ExitStatus idle(Terminal& terminal, std::string_view option, const std::string& form) {
  return terminal.complain(
      {{{}, {}, words::said(CliPhrase::OptionIdle, terminal.language(), {option, form})}});
}

ExitStatus printForm(PrintOptions& options, Terminal& terminal) {
  if (auto begun = beginOutput(options.target(), options.contest.json, terminal); !begun) {
    return terminal.complain(begun.error());
  }
  if (const auto form = parseTeamForm(options.form)) {
    const std::string_view option = idleOption(options, {options.form});
    return option.empty() ? printTeams(options, *form, terminal) : idle(terminal, option, options.form);
  }
  ContestRun run(options.contest, terminal);
  const auto* takes = std::ranges::find(kForms, options.form, &FormTakes::form);
  if (takes == std::end(kForms)) {
    return terminal.complain(
        {{{}, {}, words::said(CliPhrase::FormUnknown, run.language(), {shortened(options.form)})}});
  }
  if (const auto option = idleOption(options, *takes); !option.empty()) {
    return idle(terminal, option, options.form);
  }
  if (const auto option = givenOf(options.teams); !option.empty()) {
    return idle(terminal, option, options.form);
  }
  if (options.teams.events.size() != 1)
    return terminal.complain({{{}, {}, words::said(CliPhrase::EventNeeded, run.language())}});
  options.contest.event = options.teams.events.front();
  return run.withEvent([&](OpenContest& open, const contest::Event& event) {
    return Printing(options, run, open, event).print();
  });
}

}  // namespace

void addContestPrint(CommandLine& parent) {
  CommandLine command(parent, "print", CliPhrase::AboutContestPrint);
  const auto options = std::make_shared<PrintOptions>();
  addLookOptions(command, options->contest);
  command.option("--event", options->teams.events, CliPhrase::OptPrintEvents).oneAtATime();
  addTeamOptions(command, options->teams);
  command.option("form", options->form, CliPhrase::OptForm).required();
  command.option("--round", options->round, CliPhrase::OptRound).within(1, 9999);
  command.option("--board", options->board, CliPhrase::OptBoard).within(1, 9999);
  command.option("--entries", options->entries, CliPhrase::OptRematchEntries);
  command.option("--paper", options->paper, CliPhrase::OptPaper);
  command.option("-o,--output", options->output, CliPhrase::OptOutput).required();
  addForce(command, options->isForced);
  command.act([options](Terminal& terminal) { return printForm(*options, terminal); });
}

}  // namespace damath::cli
