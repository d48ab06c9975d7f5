// SPDX-License-Identifier: GPL-3.0-or-later
// The commands `damath contest withdraw`, `absent` and `renumber`: change existing entries.
#include <nlohmann/json.hpp>

#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/cli/contest/result_answer.hpp"
#include "app/cli/contest/sheet_place.hpp"
#include "app/cli/shell/choices.hpp"
#include "app/desk/events/entry_desk.hpp"
#include "app/words/texts/confirmation_words.hpp"
#include "app/words/texts/place_words.hpp"
#include "core/contest/model/shown_text.hpp"
#include "core/fact_table.hpp"
#include "core/notation/exports/entry_export.hpp"
#include "core/spellings.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::Phrase;

namespace {

struct EntryOptions {
  ContestOptions contest;
  int entry = 0;
  int round = 0;
  bool rejoin = false;
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

// Changes the entry with the given start number. `change` is the desk's member function for the change.
// Reports the change with the phrase `done`.
template <class Change, class... Given>
ExitStatus changeEntry(const EntryOptions& options, Terminal& terminal, Phrase done, Change change,
                       const Given&... given) {
  ContestRun run(options.contest, terminal);
  return run.withEvent([&](OpenContest& open, const contest::Event& event) -> Answer {
    const auto entry = entryIdNumbered(event, options.entry);
    if (!entry) return run.noEntry(options.entry);
    DAMATH_TRY(outcome, run.change(change, event.id, *entry, given...));
    ordered_json json = {{"event", event.setup.name}};
    json.update(notation::entryJson(open.contest, event, *entry));
    std::vector<std::string> lines = {
        run.say(done, {contest::shownName(open.contest, event, *entry), std::to_string(options.round)})};
    json["forfeited"] = outcome->forfeited ? placesJson({*outcome->forfeited})[0] : ordered_json();
    if (outcome->forfeited) {
      lines.push_back(
          run.say(Phrase::EntryForfeits, {words::placeText(*outcome->forfeited, run.language())}));
    }
    if (outcome->gamesAnnulled > 0) {
      json["annulled"] = outcome->gamesAnnulled;
      const std::string name = contest::shownName(open.contest, event, *entry);
      lines.push_back(words::gamesAnnulledText(name, outcome->gamesAnnulled, run.language()));
    }
    addPairedAgain(json, lines, outcome->pairedAgain, run.language());
    return run.changed(std::move(json), std::move(lines));
  });
}

ExitStatus withdraw(const EntryOptions& options, Terminal& terminal) {
  if (options.rejoin && options.contest.openRounds) {
    return terminal.complain(Phrase::OptionIdle, {"--open-rounds", "--rejoin"});
  }
  return options.rejoin ? changeEntry(options, terminal, Phrase::EntryRejoined, &desk::EntryDesk::rejoin)
                        : changeEntry(options, terminal, Phrase::EntryWithdrawn, &desk::EntryDesk::withdraw);
}

ExitStatus setAbsent(const EntryOptions& options, Terminal& terminal) {
  return changeEntry(options, terminal, Phrase::EntryAbsent, &desk::EntryDesk::setAbsent,
                     contest::RoundNumber{options.round});
}

ExitStatus renumber(const RenumberOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  const auto order = valueOf(kOrders, options.order);
  if (!order) {
    return terminal.complain(Phrase::OrderUnknown,
                             {shortened(options.order), choices(kOrders, terminal.language())});
  }
  return run.withEvent([&](OpenContest& open, const contest::Event& event) -> Answer {
    DAMATH_TRY(ids, run.change(&desk::EntryDesk::renumber, event.id, *order));
    ordered_json json = {{"event", event.setup.name}, {"order", ordered_json::array()}};
    std::vector<std::string> lines = {run.say(Phrase::NewStartNumbers, {event.setup.name})};
    int number = 0;
    for (const contest::EntryId entry : *ids) {
      const std::string name = contest::shownName(open.contest, event, entry);
      json["order"].push_back({{"entry", ++number}, {"name", name}});
      lines.push_back(padded(std::to_string(number), 5) + name);
    }
    return run.changed(std::move(json), std::move(lines));
  });
}

}  // namespace

void addContestWithdraw(CommandLine& parent) {
  auto [command, options] =
      parent.command(db::JournalAction::Withdraw, Phrase::AboutContestWithdraw, withdraw);
  addEventOptions(command, options.contest);
  command.option("--entry", options.entry, Phrase::OptEntry).required();
  command.flag("--rejoin", options.rejoin, Phrase::OptRejoin);
  addOpenRounds(command, options.contest);
}

void addContestAbsent(CommandLine& parent) {
  auto [command, options] =
      parent.command(db::JournalAction::SetAbsence, Phrase::AboutContestAbsent, setAbsent);
  addEventOptions(command, options.contest);
  command.option("--entry", options.entry, Phrase::OptEntry).required();
  command.option("--round", options.round, Phrase::OptRound).required().within(1, 9999);
  addOpenRounds(command, options.contest);
}

void addContestRenumber(CommandLine& parent) {
  auto [command, options] =
      parent.command(db::JournalAction::Renumber, Phrase::AboutContestRenumber, renumber);
  addEventOptions(command, options.contest);
  command.option("--order", options.order, Phrase::OptOrder);
}

}  // namespace damath::cli
