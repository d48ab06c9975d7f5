// SPDX-License-Identifier: GPL-3.0-or-later
// damath contest print: the forms of an event as PDF.
#include <algorithm>
#include <optional>

#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_file.hpp"
#include "app/cli/contest/print_document.hpp"
#include "app/cli/contest/sheet_place.hpp"
#include "app/cli/contest/team_table.hpp"
#include "app/desk/events/check_in_desk.hpp"
#include "app/desk/events/event_desk.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "app/papers/event_papers.hpp"
#include "app/papers/event_set.hpp"
#include "app/papers/scoresheet_papers.hpp"
#include "app/papers/team_papers.hpp"
#include "app/words/texts/place_words.hpp"
#include "app/words/texts/report_labels.hpp"
#include "core/contest/lookup.hpp"
#include "core/contest/progress.hpp"

namespace damath::cli {

using words::CliPhrase;

namespace {

struct PrintOptions {
  ContestOptions contest;
  TeamOptions teams;  // of several events
  std::string form;
  int round = 0;         // the last that is paired
  int board = 0;         // all
  std::string entries;   // of a rematch
  int spare = 0;         // blanks of no game
  bool isPlain = false;  // certificates for paper that has its frame
  bool hasDiagrams = false;
  std::string paper = "A4";
  std::string output;
  bool isForced = false;

  [[nodiscard]] Output target() const { return {output, OutputKind::Pdf, isForced, contest.file}; }
};

// A form, and the options that say something about it.
struct FormTakes {
  std::string_view form;
  std::string_view options;
};

constexpr FormTakes kForms[] = {{"scoresheet", "--round --board --entries --diagrams"},
                                {"blank", "--round --board --entries --spare"},
                                {"continuation", "--round --board --entries --spare"},
                                {"tally", ""},
                                {"standings", ""},
                                {"pairings", "--round"},
                                {"crosstable", ""},
                                {"slips", "--round --board"}};

// Nothing where there is no such form.
std::optional<std::string> optionsOf(const std::string& form) {
  const auto* takes = std::ranges::find(kForms, form, &FormTakes::form);
  if (takes != std::end(kForms)) return std::string(takes->options);
  const auto paper = papers::parseEventPaper(form);
  if (!paper) return std::nullopt;
  using papers::EventPaper;
  const bool isCertificate = *paper == EventPaper::Certificates || *paper == EventPaper::Participation;
  if (isCertificate) return "--plain";
  return papers::isOfRound(*paper) ? "--round" : "";
}

// The first option that is given and says nothing about the form; empty where there is none.
std::string_view idleOption(const PrintOptions& options, std::string_view taken) {
  const bool ofNoGame = !options.entries.empty() || options.spare > 0;
  const auto takes = [taken](std::string_view option) { return taken.find(option) != taken.npos; };
  if (options.round > 0 && (!takes("--round") || ofNoGame)) return "--round";
  if (options.board > 0 && (!takes("--board") || ofNoGame)) return "--board";
  if (!options.entries.empty() && (!takes("--entries") || options.spare > 0)) return "--entries";
  if (options.spare > 0 && !takes("--spare")) return "--spare";
  if (options.isPlain && !takes("--plain")) return "--plain";
  if (options.hasDiagrams && !takes("--diagrams")) return "--diagrams";
  return {};
}

ExitStatus printed(const PrintOptions& options, ContestRun& run, const compose::Document& document,
                   const std::vector<desk::Place>& withoutSheet = {}) {
  const auto lacking = printPdf(document, options.paper, options.target(), run.terminal());
  if (!lacking) return run.terminal().complain(lacking.error());
  nlohmann::ordered_json json = {{"file", options.output}, {"form", options.form}};
  if (!lacking->empty()) json["lackingLetters"] = *lacking;
  std::vector<std::string> lines = {run.say(CliPhrase::Printed, {nameOf(options.target(), run.language())})};
  if (!withoutSheet.empty()) {
    json["withoutSheet"] = placesJson(withoutSheet);
    lines.push_back(
        run.say(CliPhrase::PrintedWithoutSheet, {words::placeList(withoutSheet, run.language())}));
  }
  return run.answered(json, lines);
}

// One print of an event: which round, boards or rematch are meant, and what is refused.
class Printing {
 public:
  Printing(const PrintOptions& options, ContestRun& run, OpenContest& open, papers::Subject subject,
           const desk::EventStatus& status)
      : m_options(options), m_run(run), m_open(open), m_subject(std::move(subject)), m_status(status) {}

  ExitStatus print() {
    if (const auto paper = papers::parseEventPaper(m_options.form)) return eventPaper(*paper);
    if (m_options.form == "tally") return done(papers::tally(m_subject));
    if (m_options.form == "standings") return done(papers::standings(m_subject));
    if (m_options.form == "crosstable") return done(papers::crosstable(m_subject));
    const bool isScoresheet = m_options.form == "scoresheet";
    if (!m_options.entries.empty()) return isScoresheet ? rematchSheet() : rematchBlank();
    const bool isBlank = m_options.form == "blank" || m_options.form == "continuation";
    const bool isSpare = m_options.spare > 0 || (m_options.round == 0 && lastRound() == 0);
    if (isBlank && isSpare) {
      return done(papers::spareBlanks(m_subject, std::max(m_options.spare, 1), partOfBlank()));
    }
    const contest::RoundNumber round{m_options.round > 0 ? m_options.round : lastRound()};
    const auto games = gamesWanted(round);
    if (m_options.form == "pairings") {
      const bool isPaired = contest::numberOf(round) > 0 && contest::numberOf(round) <= lastRound();
      return isPaired ? done(papers::pairings(m_subject, round)) : m_run.unpaired(contest::numberOf(round));
    }
    // Of a round that has byes alone there is a list of pairings and nothing else.
    if (games.empty()) return m_run.unpaired(contest::numberOf(round));
    if (isScoresheet) return scoresheets(games);
    return done(m_options.form == "slips" ? papers::slips(m_subject, round, games)
                                          : papers::blanks(m_subject, games, partOfBlank()));
  }

 private:
  ExitStatus done(const compose::Document& document) { return printed(m_options, m_run, document); }

  // The door is open for the next round, everything else speaks of one that is paired.
  ExitStatus eventPaper(papers::EventPaper paper) {
    const bool isAtDoor = paper == papers::EventPaper::CheckIn;
    const int usual =
        isAtDoor ? contest::numberOf(desk::CheckInDesk::likelyRound(m_subject.event)) : lastRound();
    const int round = m_options.round > 0 ? m_options.round : usual;
    const bool isPaired = round > 0 && round <= lastRound();
    if (papers::isOfRound(paper) && !isAtDoor && !isPaired) return m_run.unpaired(round);
    const auto design =
        m_options.isPlain ? compose::CertificateDesign::Plain : compose::CertificateDesign::Framed;
    const auto document =
        papers::eventPaper(paper, m_open.desk, m_subject, {m_status, contest::RoundNumber{round}, design});
    return document ? done(*document) : m_run.refused(document.error());
  }

  ExitStatus scoresheets(const std::vector<contest::Game>& games) {
    std::vector<papers::SheetInHead> sheets;
    std::vector<desk::Place> withoutSheet;
    for (const contest::Game& game : games) {
      const desk::Place place{game.round, game.board};
      auto view = sheetAt(place);
      if (!view && view.error().refusal != desk::Refusal::NoSuchSheet) return m_run.refused(view.error());
      if (view) {
        sheets.push_back({compose::headOf(m_subject.contest, m_subject.event, game), *std::move(view)});
      } else {
        withoutSheet.push_back(place);
      }
    }
    if (sheets.empty()) {
      return m_run.refused(desk::refusedAt(desk::Refusal::NoSuchSheet, withoutSheet.front()).value());
    }
    return printed(m_options, m_run, papers::scoresheets(m_subject, sheets, boards()), withoutSheet);
  }

  ExitStatus rematchSheet() {
    const auto pair = pairOf(m_subject.event, m_options.entries);
    if (!pair) return m_run.noPair(m_options.entries);
    auto view = sheetAt(*pair);
    if (!view) return m_run.refused(view.error());
    const contest::Rematch* rematch = contest::lastRematchBetween(m_subject.event, pair->one, pair->other);
    const auto label = words::reportLabels(m_run.language()).rematch;
    const auto head = compose::headOf(m_subject.contest, m_subject.event, *rematch, label);
    return done(papers::scoresheets(m_subject, {{head, *std::move(view)}}, boards()));
  }

  // Who is named first has BLUE.
  ExitStatus rematchBlank() {
    const auto pair = pairOf(m_subject.event, m_options.entries);
    return pair ? done(papers::rematchBlank(m_subject, pair->one, pair->other, partOfBlank()))
                : m_run.noPair(m_options.entries);
  }

  [[nodiscard]] Expected<desk::SheetView, desk::DeskError> sheetAt(const desk::SheetAt& at) const {
    return desk::SheetDesk(m_open.desk).sheetInForce(m_subject.event.id, at);
  }

  [[nodiscard]] compose::BlankPart partOfBlank() const {
    return m_options.form == "continuation" ? compose::BlankPart::Continuation : compose::BlankPart::First;
  }

  [[nodiscard]] papers::Boards boards() const {
    return m_options.hasDiagrams ? papers::Boards::Beside : papers::Boards::None;
  }

  [[nodiscard]] int lastRound() const { return contest::roundsPaired(m_subject.event); }

  [[nodiscard]] std::vector<contest::Game> gamesWanted(contest::RoundNumber round) const {
    std::vector<contest::Game> games;
    for (const contest::Game& game : m_subject.event.games) {
      const bool boardWanted = m_options.board == 0 || contest::numberOf(game.board) == m_options.board;
      if (game.round == round && boardWanted) games.push_back(game);
    }
    return games;
  }

  const PrintOptions& m_options;
  ContestRun& m_run;
  OpenContest& m_open;
  papers::Subject m_subject;
  const desk::EventStatus& m_status;
};

ExitStatus printTeams(const PrintOptions& options, papers::TeamPaper paper, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  return run.withContest([&](OpenContest& open) {
    const auto table = teamTable(open, options.teams, run.language());
    if (!table) return terminal.complain(table.error());
    return printed(options, run, papers::teams(paper, open.contest, *table, run.language()));
  });
}

ExitStatus idle(Terminal& terminal, std::string_view option, const std::string& form) {
  return terminal.complain(CliPhrase::OptionIdle, {option, form});
}

ExitStatus printForm(PrintOptions& options, Terminal& terminal) {
  if (auto begun = beginOutput(options.target(), options.contest.json, terminal); !begun) {
    return terminal.complain(begun.error());
  }
  if (const auto form = papers::parseTeamPaper(options.form)) {
    const std::string_view option = idleOption(options, {});
    return option.empty() ? printTeams(options, *form, terminal) : idle(terminal, option, options.form);
  }
  ContestRun run(options.contest, terminal);
  const auto taken = optionsOf(options.form);
  if (!taken) return terminal.complain(CliPhrase::FormUnknown, {shortened(options.form)});
  if (const auto option = idleOption(options, *taken); !option.empty()) {
    return idle(terminal, option, options.form);
  }
  if (const auto option = givenOf(options.teams); !option.empty()) {
    return idle(terminal, option, options.form);
  }
  if (options.teams.events.size() != 1) return terminal.complain(CliPhrase::EventNeeded);
  options.contest.event = options.teams.events.front();
  return run.withEvent([&](OpenContest& open, const contest::Event& event) {
    auto status = desk::EventDesk(open.desk).status(event.id);
    if (!status) return run.refused(status.error());
    return Printing(options, run, open, {open.contest, event, run.language(), status->resultsDiffering},
                    *status)
        .print();
  });
}

}  // namespace

void addContestPrint(CommandLine& parent) {
  CommandLine command(parent, "print", CliPhrase::AboutContestPrint);
  PrintOptions& options = command.acts(printForm);
  addLookOptions(command, options.contest);
  command.option("--event", options.teams.events, CliPhrase::OptPrintEvents).oneAtATime();
  addTeamOptions(command, options.teams);
  command.option("form", options.form, CliPhrase::OptForm).required();
  command.option("--round", options.round, CliPhrase::OptRound).within(1, 9999);
  command.option("--board", options.board, CliPhrase::OptBoard).within(1, 9999);
  command.option("--entries", options.entries, CliPhrase::OptRematchEntries);
  command.option("--spare", options.spare, CliPhrase::OptSpare).within(1, 999);
  command.flag("--plain", options.isPlain, CliPhrase::OptPlain);
  command.flag("--diagrams", options.hasDiagrams, CliPhrase::OptDiagrams);
  command.option("--paper", options.paper, CliPhrase::OptPaper);
  command.option("-o,--output", options.output, CliPhrase::OptOutput).required();
  addForce(command, options.isForced);
}

}  // namespace damath::cli
