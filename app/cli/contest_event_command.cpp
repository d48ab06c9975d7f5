// damath contest event: an event with its chips, its law and its system.
#include <random>

#include "app/cli/contest_commands.hpp"
#include "app/cli/contest_file.hpp"
#include "app/cli/law_options.hpp"
#include "app/desk/event_desk.hpp"

namespace damath::cli {

using words::CliPhrase;

namespace {

struct EventOptions {
  ContestOptions contest;
  std::string name;
  std::string set;
  std::string ruleset = "manual";
  std::string system;
  int rounds = 0;  // as many as the system needs
  int legs = 1;
};

// Every lot of the event is drawn from this number, which is kept with it.
std::uint64_t drawnSeed() {
  std::random_device device;
  const std::uint64_t high = device();
  return (high << 31U) ^ device();
}

ExitStatus addEvent(const EventOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  const auto system = contest::parseSystem(options.system);
  if (!system) {
    return terminal.complain(
        {{{}, {}, words::said(CliPhrase::SystemUnknown, run.language(), {options.system})}});
  }
  const auto ruleset = readRuleset(options.ruleset, run.language());
  if (!ruleset) return terminal.complain(ruleset.error());
  const auto set = readChipSet(options.set, run.language());
  if (!set) return terminal.complain(set.error());
  contest::EventSetup setup{options.name, *set, *ruleset, *system, options.legs, {}, drawnSeed()};
  if (options.rounds > 0) setup.rounds = options.rounds;
  return run.upon([&](OpenContest& open) {
    const auto added = desk::EventDesk(open.desk).addEvent(setup, run.author());
    if (!added) return run.refused(added.error());
    return run.answered({{"event", options.name}, {"number", contest::numberOf(*added)}},
                        {words::said(CliPhrase::EventAdded, run.language(), {options.name})});
  });
}

}  // namespace

void addContestEvent(CommandLine& parent) {
  CommandLine command(parent, "event", CliPhrase::AboutContestEvent);
  const auto options = std::make_shared<EventOptions>();
  addContestOptions(command, options->contest);
  command.option("--name", options->name, CliPhrase::OptName)->required();
  command.option("--set", options->set, CliPhrase::OptSet)->required();
  command.option("--ruleset", options->ruleset, CliPhrase::OptRuleset);
  command.option("--system", options->system, CliPhrase::OptSystem)->required();
  command.option("--rounds", options->rounds, CliPhrase::OptRounds)->check(CLI::Range(1, 999));
  command.option("--legs", options->legs, CliPhrase::OptLegs)->check(CLI::Range(1, 2));
  command.act([options](Terminal& terminal) { return addEvent(*options, terminal); });
}

}  // namespace damath::cli
