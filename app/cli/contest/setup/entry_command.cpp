// SPDX-License-Identifier: GPL-3.0-or-later
// damath contest late, withdraw, absent, renumber: what happens to entries once they stand.
#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_file.hpp"
#include "app/cli/contest/lists/column_options.hpp"
#include "app/cli/contest/lists/import_answer.hpp"
#include "app/cli/contest/lists/import_preview.hpp"
#include "app/cli/shell/input_file.hpp"
#include "app/desk/change/change.hpp"
#include "app/desk/events/entry_desk.hpp"
#include "app/words/texts/desk_words.hpp"
#include "core/contest/shown_text.hpp"
#include "core/every.hpp"
#include "core/notation/exports/entry_export.hpp"
#include "core/spellings.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::CliPhrase;

namespace {

struct EntryOptions {
  ContestOptions contest;
  int entry = 0;
  int round = 0;
  bool rejoin = false;
};

struct LateOptions {
  ContestOptions contest;
  std::string players;
  ListOptions list;
};

struct RenumberOptions {
  ContestOptions contest;
  std::string order = "rating";
};

constexpr Spelling<desk::StartOrder> kOrders[] = {{desk::StartOrder::Rating, "rating"},
                                                  {desk::StartOrder::Name, "name"},
                                                  {desk::StartOrder::School, "school"},
                                                  {desk::StartOrder::Lot, "lot"}};
static_assert(coversEvery(kOrders));

// Runs an action on the entry with the start number, and tells it by `done`.
template <class Action>
ExitStatus withContest(const EntryOptions& options, Terminal& terminal, CliPhrase done, Action&& action) {
  ContestRun run(options.contest, terminal);
  return run.withEvent([&](OpenContest& open, const contest::Event& event) {
    const auto entry = entryNumbered(event, options.entry);
    if (!entry) {
      return run.refused(
          desk::Refusal::NoSuchEntry,
          {{}, {}, words::said(CliPhrase::EntryBad, run.language(), {std::to_string(options.entry)})});
    }
    desk::EntryDesk desk(open.desk);
    const auto outcome = run.withConfirmation(
        open, &event, [&](const desk::Author& author) { return action(desk, event.id, *entry, author); });
    if (!outcome) return run.refused(outcome.error());
    ordered_json json = {{"event", event.setup.name}};
    json.update(notation::entryJson(open.contest, event, *entry));
    std::vector<std::string> lines = {
        words::said(done, run.language(),
                    {contest::shownName(open.contest, event, *entry), std::to_string(options.round)})};
    json["forfeited"] = outcome->forfeited ? placesJson({*outcome->forfeited})[0] : ordered_json();
    if (outcome->forfeited) {
      lines.push_back(words::said(CliPhrase::EntryForfeits, run.language(),
                                  {words::placeText(*outcome->forfeited, run.language())}));
    }
    return run.changed(open, std::move(json), std::move(lines));
  });
}

ExitStatus withdraw(const EntryOptions& options, Terminal& terminal) {
  const CliPhrase done = options.rejoin ? CliPhrase::EntryRejoined : CliPhrase::EntryWithdrawn;
  return withContest(
      options, terminal, done,
      [&](desk::EntryDesk& desk, contest::EventId event, contest::EntryId entry, const desk::Author& author) {
        return options.rejoin ? desk.rejoin(event, entry, author) : desk.withdraw(event, entry, author);
      });
}

ExitStatus setAbsent(const EntryOptions& options, Terminal& terminal) {
  return withContest(
      options, terminal, CliPhrase::EntryAbsent,
      [&](desk::EntryDesk& desk, contest::EventId event, contest::EntryId entry, const desk::Author& author) {
        return desk.setAbsent(event, entry, contest::RoundNumber{options.round}, author);
      });
}

// What is decided about a list of late players.
struct LateList {
  desk::ImportPreview preview;
  std::vector<desk::RowDecision> decisions;
  std::vector<desk::ColumnChoice> columns;
};

ExitStatus enterList(const LateOptions& options, const std::string& csv, const LateList& list,
                     ContestRun& run, OpenContest& open, const contest::Event& event) {
  const auto done = run.withConfirmation(open, &event, [&](const desk::Author& author) {
    return desk::EntryDesk(open.desk).enterLate(event.id, csv, byList(author, options.players),
                                                list.decisions, list.columns);
  });
  if (!done && done.error().refusal == desk::Refusal::RowsRefused) {
    return rowsRefused(run, options.players, done.error().as<desk::BadRows>()->rows);
  }
  if (!done) return run.refused(done.error());
  ordered_json json = importJson(event.setup.name, *done);
  std::vector<std::string> lines = {importText(*done, run.language())};
  noteEncoding(list.preview, run.language(), json, lines);
  return run.changed(open, std::move(json), std::move(lines));
}

ExitStatus enterLate(const LateOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  const auto csv = readInput(options.players, run.language());
  if (!csv) return terminal.complain(csv.error());
  return run.withEvent([&](OpenContest& open, const contest::Event& event) {
    LateList list;
    const auto look = [&] {
      return desk::EntryDesk(open.desk).previewLate(event.id, *csv, list.decisions, list.columns);
    };
    auto preview = look();
    if (!preview) return run.refused(preview.error());
    auto columns = columnsOf(options.list.columns, preview->columns, run.language());
    if (!columns) return terminal.complain(columns.error());
    list.columns = *std::move(columns);
    if (preview = look(); !preview) return run.refused(preview.error());
    auto decisions = decisionsOf(options.list.decisions, *preview, run.language());
    if (!decisions) return terminal.complain(decisions.error());
    list.decisions = *std::move(decisions);
    if (preview = look(); !preview) return run.refused(preview.error());
    if (options.list.preview) {
      return showPreview(run, open.contest, options.players, {*preview, 0}, list.decisions);
    }
    list.preview = *std::move(preview);
    return enterList(options, *csv, list, run, open, event);
  });
}

ExitStatus renumber(const RenumberOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  const auto order = valueOf(kOrders, options.order);
  if (!order) {
    return terminal.complain(
        {{{}, {}, words::said(CliPhrase::OrderUnknown, run.language(), {shortened(options.order)})}});
  }
  return run.withEvent([&](OpenContest& open, const contest::Event& event) {
    const auto ids = run.withConfirmation(open, &event, [&](const desk::Author& author) {
      return desk::EntryDesk(open.desk).renumber(event.id, *order, author);
    });
    if (!ids) return run.refused(ids.error());
    ordered_json json = {{"event", event.setup.name}, {"order", ordered_json::array()}};
    std::vector<std::string> lines = {words::said(CliPhrase::Renumbered, run.language(), {event.setup.name})};
    int number = 0;
    for (const contest::EntryId entry : *ids) {
      const std::string name = contest::shownName(open.contest, event, entry);
      json["order"].push_back({{"entry", ++number}, {"name", name}});
      lines.push_back(padded(std::to_string(number), 5) + name);
    }
    return run.changed(open, std::move(json), std::move(lines));
  });
}

}  // namespace

void addContestWithdraw(CommandLine& parent) {
  CommandLine command(parent, "withdraw", CliPhrase::AboutContestWithdraw);
  const auto options = std::make_shared<EntryOptions>();
  addEventOptions(command, options->contest);
  command.option("--entry", options->entry, CliPhrase::OptEntry).required();
  command.flag("--rejoin", options->rejoin, CliPhrase::OptRejoin);
  command.act([options](Terminal& terminal) { return withdraw(*options, terminal); });
}

void addContestAbsent(CommandLine& parent) {
  CommandLine command(parent, "absent", CliPhrase::AboutContestAbsent);
  const auto options = std::make_shared<EntryOptions>();
  addEventOptions(command, options->contest);
  command.option("--entry", options->entry, CliPhrase::OptEntry).required();
  command.option("--round", options->round, CliPhrase::OptRound).required().within(1, 9999);
  command.act([options](Terminal& terminal) { return setAbsent(*options, terminal); });
}

void addContestLate(CommandLine& parent) {
  CommandLine command(parent, "late", CliPhrase::AboutContestLate);
  const auto options = std::make_shared<LateOptions>();
  addEventOptions(command, options->contest);
  command.option("players", options->players, CliPhrase::OptPlayers).required();
  addListOptions(command, options->list);
  command.act([options](Terminal& terminal) { return enterLate(*options, terminal); });
}

void addContestRenumber(CommandLine& parent) {
  CommandLine command(parent, "renumber", CliPhrase::AboutContestRenumber);
  const auto options = std::make_shared<RenumberOptions>();
  addEventOptions(command, options->contest);
  command.option("--order", options->order, CliPhrase::OptOrder);
  command.act([options](Terminal& terminal) { return renumber(*options, terminal); });
}

}  // namespace damath::cli
