// damath contest print: the forms of an event as PDF.
#include <algorithm>

#include "app/cli/contest_commands.hpp"
#include "app/cli/contest_file.hpp"
#include "app/cli/print_document.hpp"
#include "app/cli/team_table.hpp"
#include "app/desk/round_desk.hpp"
#include "app/desk/sheet_desk.hpp"
#include "app/words/finding_words.hpp"
#include "app/words/rank_words.hpp"
#include "app/words/report_labels.hpp"
#include "core/sheet/correction.hpp"

namespace damath::cli {

using words::CliPhrase;

namespace {

struct PrintOptions {
  ContestOptions contest;
  TeamOptions teams;  // of several events
  std::string form;
  int round = 0;  // the last that is paired
  int board = 0;  // all
  std::string paper = "A4";
  std::string output;
};

const std::vector<std::string> kForms = {"scoresheet", "blank",      "tally", "standings",
                                         "pairings",   "crosstable", "slips"};

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
    const auto printed = printPdf(document, m_options.paper, m_options.output, m_run.language());
    if (!printed) return m_run.terminal().complain(printed.error());
    return m_run.answered({{"file", m_options.output}, {"form", m_options.form}},
                          {words::said(CliPhrase::Printed, m_run.language(), {m_options.output})});
  }

 private:
  ExitStatus compose(std::vector<compose::Form>& forms) {
    if (m_options.form == "scoresheet") return scoresheets(forms);
    if (m_options.form == "tally" || m_options.form == "standings" || m_options.form == "crosstable") {
      return tables(forms);
    }
    if (m_options.form == "blank" && lastRound() == 0) {
      compose::GameHead head;
      head.contest = m_open.contest.head.name;
      head.standing = m_open.contest.head.standing;
      head.event = m_event.setup.name;
      head.set = m_event.setup.set.name;
      head.scoreDirection = m_event.setup.ruleset.scoreDirection.answer;
      forms.push_back(compose::blankSheet(head, m_labels));
      return ExitStatus::Clean;
    }
    const int round = wantedRound();
    if (!isPaired(round)) return notPaired(round);
    const contest::RoundNumber number{round};
    if (m_options.form == "pairings") {
      forms.push_back(compose::pairingsList(m_open.contest, m_event, number, m_labels));
    } else if (m_options.form == "slips") {
      forms.push_back(compose::resultSlips(m_open.contest, m_event, number, m_labels));
    } else {
      for (const contest::Game& game : gamesWanted(round)) {
        forms.push_back(compose::blankSheet(compose::headOf(m_open.contest, m_event, game), m_labels));
      }
    }
    return ExitStatus::Clean;
  }

  ExitStatus tables(std::vector<compose::Form>& forms) {
    const auto standings = desk::RoundDesk(m_open.desk).standings(m_event.id);
    if (!standings) return m_run.refused(standings.error());
    const auto named = [&](contest::EntryId entry) { return nameOf(m_open.contest, m_event, entry); };
    const compose::ReasonText reason = [&](const contest::RankedEntry& ranked,
                                           const contest::RankReason& step) {
      return words::rankReasonText(step, ranked, *standings, named, m_run.language());
    };
    if (m_options.form == "tally") {
      forms.push_back(compose::tallySheet(m_open.contest, m_event, *standings, reason, m_labels));
    } else if (m_options.form == "standings") {
      forms.push_back(compose::standingsList(m_open.contest, m_event, *standings, reason, m_labels));
    } else {
      forms.push_back(compose::crosstable(m_open.contest, m_event, *standings, m_labels));
    }
    return ExitStatus::Clean;
  }

  // The newest version of each game's sheet, with the audit's corrections where there are findings.
  ExitStatus scoresheets(std::vector<compose::Form>& forms) {
    const int round = wantedRound();
    if (!isPaired(round)) return notPaired(round);
    desk::SheetDesk sheets(m_open.desk);
    for (const contest::Game& game : gamesWanted(round)) {
      const auto views = sheets.sheets(m_event.id, {game.round, game.board});
      if (!views) return m_run.refused(views.error());
      if (!views->empty()) forms.push_back(scoresheetOf(game, views->back()));
    }
    if (!forms.empty()) return ExitStatus::Clean;
    desk::DeskError error;
    error.refusal = desk::Refusal::NoSuchSheet;
    error.place =
        desk::Place{contest::RoundNumber{round}, contest::BoardNumber{std::max(m_options.board, 1)}};
    return m_run.refused(error);
  }

  [[nodiscard]] compose::Scoresheet scoresheetOf(const contest::Game& game,
                                                 const desk::SheetView& view) const {
    const compose::GameHead head = compose::headOf(m_open.contest, m_event, game);
    const sheet::Sheet& sheet = view.stored.sheet;
    if (view.report.findings.empty()) return compose::scoresheet(sheet, head, m_labels);
    const std::vector<sheet::Correction> corrections = sheet::corrections(sheet, view.report);
    std::vector<std::string> sentences;
    for (const sheet::Finding& finding : view.report.findings) {
      sentences.push_back(words::sentenceOf(
          finding, {sheet, view.report, {m_event.setup.ruleset, m_event.setup.set}}, m_run.language()));
    }
    return compose::correctedScoresheet(sheet, head, m_event.setup.set, {view.report, corrections, sentences},
                                        m_labels);
  }

  [[nodiscard]] int lastRound() const {
    int last = 0;
    for (const contest::Game& game : m_event.games) last = std::max(last, contest::numberOf(game.round));
    return last;
  }
  [[nodiscard]] int wantedRound() const { return m_options.round > 0 ? m_options.round : lastRound(); }

  [[nodiscard]] std::vector<contest::Game> gamesWanted(int round) const {
    std::vector<contest::Game> games;
    for (const contest::Game& game : m_event.games) {
      const bool boardWanted = m_options.board == 0 || contest::numberOf(game.board) == m_options.board;
      if (contest::numberOf(game.round) == round && boardWanted) games.push_back(game);
    }
    return games;
  }
  [[nodiscard]] bool isPaired(int round) const { return !gamesWanted(round).empty(); }

  ExitStatus notPaired(int round) {
    return m_run.terminal().complain(
        {{m_options.contest.file,
          {},
          words::said(CliPhrase::RoundNotPaired, m_run.language(), {std::to_string(round)})}});
  }

  const PrintOptions& m_options;
  ContestRun& m_run;
  OpenContest& m_open;
  const contest::Event& m_event;
  compose::Labels m_labels;
};

ExitStatus printTeams(const PrintOptions& options, TeamForm form, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  return run.upon([&](OpenContest& open) {
    const auto table = teamTable(open.contest, options.teams, run.language());
    if (!table) return terminal.complain(table.error());
    compose::Document document{open.contest.head.name, words::reportLabels(run.language()), {}};
    document.forms.emplace_back(teamForm(form, open.contest, *table, document.labels, run.language()));
    const auto printed = printPdf(document, options.paper, options.output, run.language());
    if (!printed) return terminal.complain(printed.error());
    return run.answered({{"file", options.output}, {"form", options.form}},
                        {words::said(CliPhrase::Printed, run.language(), {options.output})});
  });
}

ExitStatus printForm(PrintOptions& options, Terminal& terminal) {
  if (const auto form = parseTeamForm(options.form)) return printTeams(options, *form, terminal);
  ContestRun run(options.contest, terminal);
  if (std::ranges::find(kForms, options.form) == kForms.end()) {
    return terminal.complain({{{}, {}, words::said(CliPhrase::FormUnknown, run.language(), {options.form})}});
  }
  if (options.teams.events.size() != 1)
    return terminal.complain({{{}, {}, words::said(CliPhrase::EventNeeded, run.language())}});
  options.contest.event = options.teams.events.front();
  return run.uponEvent([&](OpenContest& open, const contest::Event& event) {
    return Printing(options, run, open, event).print();
  });
}

}  // namespace

void addContestPrint(CommandLine& parent) {
  CommandLine command(parent, "print", CliPhrase::AboutContestPrint);
  const auto options = std::make_shared<PrintOptions>();
  addContestOptions(command, options->contest);
  command.option("--event", options->teams.events, CliPhrase::OptPrintEvents)->allow_extra_args(false);
  addTeamOptions(command, options->teams);
  command.option("form", options->form, CliPhrase::OptForm)->required();
  command.option("--round", options->round, CliPhrase::OptRound)->check(CLI::Range(1, 9999));
  command.option("--board", options->board, CliPhrase::OptBoard)->check(CLI::Range(1, 9999));
  command.option("--paper", options->paper, CliPhrase::OptPaper);
  command.option("-o,--output", options->output, CliPhrase::OptOutput)->required();
  command.act([options](Terminal& terminal) { return printForm(*options, terminal); });
}

}  // namespace damath::cli
