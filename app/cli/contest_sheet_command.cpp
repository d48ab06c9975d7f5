// damath contest sheet: stores a game's scoresheet as written, audits it, and on request accepts it.
#include <ostream>

#include "app/cli/audit_page.hpp"
#include "app/cli/contest_commands.hpp"
#include "app/cli/contest_file.hpp"
#include "app/cli/result_options.hpp"
#include "app/cli/sheet_file.hpp"
#include "app/desk/sheet_desk.hpp"
#include "app/words/desk_words.hpp"
#include "app/words/finding_words.hpp"
#include "core/notation/audit_json.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::CliPhrase;

namespace {

struct SheetOptions {
  ContestOptions contest;
  int round = 0;
  int board = 0;
  std::string sheet;
  bool accept = false;
};

ordered_json viewJson(const std::string& file, const contest::EventSetup& setup, const desk::SheetView& view,
                      words::Language language) {
  const notation::AuditSubject subject{file, setup.set, setup.ruleset.name};
  const auto message = [&](const sheet::Finding& finding) {
    return words::sentenceOf(finding, {view.stored.sheet, view.report, {setup.ruleset, setup.set}}, language);
  };
  ordered_json json = ordered_json::parse(notation::toAuditJson(subject, view.report, message));
  json["version"] = view.stored.version;
  json["mismatches"] = ordered_json::array();
  for (const desk::Mismatch& mismatch : view.mismatches) {
    ordered_json entry;
    entry["kind"] = std::string(desk::toText(mismatch.kind));
    entry["onSheet"] = mismatch.onSheet;
    entry["expected"] = mismatch.expected;
    json["mismatches"].push_back(std::move(entry));
  }
  return json;
}

void tell(ContestRun& run, const SheetFile& file, const desk::SheetView& view) {
  run.terminal().out() << auditPage(run.terminal(), file, view.report);
  for (const desk::Mismatch& mismatch : view.mismatches) {
    run.terminal().out() << printable(words::message(mismatch, run.language())) << '\n';
  }
  run.terminal().out() << words::said(CliPhrase::SheetStored, run.language(),
                                      {std::to_string(view.stored.version)})
                       << '\n';
}

ExitStatus enter(const SheetOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  const auto sheet = readSheet(options.sheet, run.language());
  if (!sheet) return terminal.complain(sheet.error());
  const desk::Place place{contest::RoundNumber{options.round}, contest::BoardNumber{options.board}};
  return run.uponEvent([&](OpenContest& open, const contest::Event& event) {
    desk::SheetDesk desk(open.desk);
    const auto view = run.careful(open, &event, [&](const desk::Author& author) {
      return desk.storeSheet(event.id, place, *sheet, author);
    });
    if (!view) return run.refused(view.error());
    ordered_json json = viewJson(options.sheet, event.setup, *view, run.language());
    if (!options.contest.json) {
      tell(run, {options.sheet, *sheet, event.setup.set, event.setup.ruleset, view->report.start}, *view);
    }
    json["accepted"] = view->stored.acceptance == db::Acceptance::Accepted;
    if (options.accept) {
      const auto accepted = run.careful(open, &event, [&](const desk::Author& author) {
        return desk.acceptSheet(event.id, place, author);
      });
      if (!accepted) return run.refused(accepted.error());
      json["accepted"] = true;
      json["corrections"] = accepted->corrections;
      if (!options.contest.json) {
        terminal.out() << changeText(accepted->result, event.setup.set, run.language()) << '\n';
      }
    }
    if (options.contest.json) print(terminal, json);
    return view->report.hasErrors() ? ExitStatus::Findings : ExitStatus::Clean;
  });
}

}  // namespace

void addContestSheet(CommandLine& parent) {
  CommandLine command(parent, "sheet", CliPhrase::AboutContestSheet);
  const auto options = std::make_shared<SheetOptions>();
  addEventOptions(command, options->contest);
  command.option("--round", options->round, CliPhrase::OptRound)->required()->check(CLI::Range(1, 9999));
  command.option("--board", options->board, CliPhrase::OptBoard)->required()->check(CLI::Range(1, 9999));
  command.option("sheet", options->sheet, CliPhrase::OptSheet)->required();
  command.flag("--accept", options->accept, CliPhrase::OptAccept);
  command.act([options](Terminal& terminal) { return enter(*options, terminal); });
}

}  // namespace damath::cli
