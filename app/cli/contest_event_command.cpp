// damath contest event: an event with its chips, its law and its system; change: the same later on; practice:
// the contest is no official one any more.
#include <random>

#include "app/cli/contest_commands.hpp"
#include "app/cli/contest_file.hpp"
#include "app/cli/law_options.hpp"
#include "app/desk/event_desk.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::CliPhrase;

namespace {

// As given; what is empty or 0 stays as it is, or as the defaults have it.
struct SetupOptions {
  std::string set;
  std::string ruleset;
  std::string system;
  std::string level;
  std::string firstMove;
  std::string schoolMates;
  std::string finalSystem;
  int rounds = 0;  // as many as the system needs
  int legs = 0;
  int groups = 0;
  int advancing = 0;
};

struct EventOptions {
  ContestOptions contest;
  std::string name;
  SetupOptions setup;
};

// Every lot of the event is drawn from this number, which is kept with it.
std::uint64_t drawnSeed() {
  std::random_device device;
  const std::uint64_t high = device();
  return (high << 31U) ^ device();
}

// Takes a word into the setup if it is given. False where it is none of those known, then a complaint stands.
template <class Value, class Parse>
bool take(const std::string& word, Value& value, Parse&& parse, const std::string& known,
          Complaints& complaints, words::Language language) {
  if (word.empty()) return true;
  if (const auto parsed = parse(word)) {
    value = *parsed;
    return true;
  }
  complaints.push_back({{}, {}, words::said(CliPhrase::ChoiceUnknown, language, {word, known})});
  return false;
}

Usable<contest::EventSetup> withOptions(contest::EventSetup setup, const SetupOptions& options,
                                        words::Language language) {
  Complaints complaints;
  const auto parsedSystem = [](const std::string& text) { return contest::parseSystem(text); };
  if (!options.system.empty()) {
    if (const auto system = parsedSystem(options.system)) {
      setup.system = *system;
    } else {
      complaints.push_back({{}, {}, words::said(CliPhrase::SystemUnknown, language, {options.system})});
    }
  }
  take(
      options.firstMove, setup.firstMove,
      [](const std::string& text) { return contest::parseFirstMove(text); }, "balanced, lot", complaints,
      language);
  take(
      options.schoolMates, setup.schoolMates,
      [](const std::string& text) { return contest::parseSchoolMates(text); }, "free, keptApart", complaints,
      language);
  take(options.finalSystem, setup.groupPlan.final, parsedSystem, "knockOut, roundRobin", complaints,
       language);
  if (!options.ruleset.empty()) {
    const auto ruleset = readRuleset(options.ruleset, language);
    if (!ruleset) return Unexpected<Complaints>(ruleset.error());
    setup.ruleset = *ruleset;
  }
  if (!options.set.empty()) {
    const auto set = readChipSet(options.set, language);
    if (!set) return Unexpected<Complaints>(set.error());
    setup.set = *set;
  }
  if (!complaints.empty()) return Unexpected<Complaints>(std::move(complaints));
  if (!options.level.empty()) setup.level = options.level;
  if (options.rounds > 0) setup.rounds = options.rounds;
  if (options.legs > 0) setup.legs = options.legs;
  if (options.groups > 0) setup.groupPlan.groups = options.groups;
  if (options.advancing > 0) setup.groupPlan.advancing = options.advancing;
  return setup;
}

ExitStatus addEvent(const EventOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  const auto ruleset =
      readRuleset(options.setup.ruleset.empty() ? "manual" : options.setup.ruleset, run.language());
  if (!ruleset) return terminal.complain(ruleset.error());
  const auto set = readChipSet(options.setup.set, run.language());
  if (!set) return terminal.complain(set.error());
  const auto setup =
      withOptions({options.name, *set, *ruleset, contest::System::RoundRobin, 1, {}, drawnSeed()},
                  options.setup, run.language());
  if (!setup) return terminal.complain(setup.error());
  return run.upon([&](OpenContest& open) {
    const auto added = run.careful(open, nullptr, [&](const desk::Author& author) {
      return desk::EventDesk(open.desk).addEvent(*setup, author);
    });
    if (!added) return run.refused(added.error());
    return run.changed(open, {{"event", options.name}, {"number", contest::numberOf(*added)}},
                       {words::said(CliPhrase::EventAdded, run.language(), {options.name})});
  });
}

ExitStatus change(const EventOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  return run.uponEvent([&](OpenContest& open, const contest::Event& event) {
    const auto setup = withOptions(event.setup, options.setup, run.language());
    if (!setup) return terminal.complain(setup.error());
    const auto done = run.careful(open, &event, [&](const desk::Author& author) {
      return desk::EventDesk(open.desk).setSetup(event.id, *setup, author);
    });
    if (!done) return run.refused(done.error());
    return run.changed(open, {{"event", event.setup.name}},
                       {words::said(CliPhrase::EventChanged, run.language(), {event.setup.name})});
  });
}

ExitStatus leaveOfficial(const ContestOptions& options, Terminal& terminal) {
  ContestRun run(options, terminal);
  return run.upon([&](OpenContest& open) {
    const auto done = run.careful(open, nullptr, [&](const desk::Author& author) {
      return desk::EventDesk(open.desk).leaveOfficial(author);
    });
    if (!done) return run.refused(done.error());
    const std::string& name = open.contest.head.name;
    return run.answered({{"contest", name}, {"standing", "practice"}},
                        {words::said(CliPhrase::NowPractice, run.language(), {name})});
  });
}

void addSetupOptions(CommandLine& command, SetupOptions& options) {
  command.option("--ruleset", options.ruleset, CliPhrase::OptRuleset);
  command.option("--rounds", options.rounds, CliPhrase::OptRounds)->check(CLI::Range(1, 999));
  command.option("--legs", options.legs, CliPhrase::OptLegs)->check(CLI::Range(1, 2));
  command.option("--level", options.level, CliPhrase::OptLevel);
  command.option("--first-move", options.firstMove, CliPhrase::OptFirstMove);
  command.option("--school-mates", options.schoolMates, CliPhrase::OptSchoolMates);
  command.option("--groups", options.groups, CliPhrase::OptGroups)->check(CLI::Range(1, 999));
  command.option("--advancing", options.advancing, CliPhrase::OptAdvancing)->check(CLI::Range(1, 999));
  command.option("--final-system", options.finalSystem, CliPhrase::OptFinalSystem);
}

}  // namespace

void addContestEvent(CommandLine& parent) {
  CommandLine command(parent, "event", CliPhrase::AboutContestEvent);
  const auto options = std::make_shared<EventOptions>();
  addContestOptions(command, options->contest);
  command.option("--name", options->name, CliPhrase::OptName)->required();
  command.option("--set", options->setup.set, CliPhrase::OptSet)->required();
  command.option("--system", options->setup.system, CliPhrase::OptSystem)->required();
  addSetupOptions(command, options->setup);
  command.act([options](Terminal& terminal) { return addEvent(*options, terminal); });
}

void addContestChange(CommandLine& parent) {
  CommandLine command(parent, "change", CliPhrase::AboutContestChange);
  const auto options = std::make_shared<EventOptions>();
  addEventOptions(command, options->contest);
  command.option("--system", options->setup.system, CliPhrase::OptSystem);
  addSetupOptions(command, options->setup);
  command.act([options](Terminal& terminal) { return change(*options, terminal); });
}

void addContestPractice(CommandLine& parent) {
  CommandLine command(parent, "practice", CliPhrase::AboutContestPractice);
  const auto options = std::make_shared<ContestOptions>();
  addContestOptions(command, *options);
  command.act([options](Terminal& terminal) { return leaveOfficial(*options, terminal); });
}

}  // namespace damath::cli
