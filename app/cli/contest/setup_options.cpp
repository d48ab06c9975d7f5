// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/contest/setup_options.hpp"

#include <optional>
#include <random>
#include <utility>

#include "app/cli/board/law_options.hpp"
#include "app/cli/shell/choices.hpp"
#include "app/cli/shell/terminal_text.hpp"
#include "app/desk/events/game_minutes.hpp"
#include "core/contest/model/contest.hpp"
#include "core/contest/systems/system.hpp"
#include "core/text/number.hpp"

namespace damath::cli {

using words::Phrase;

namespace {

// Parses a given word into `value`. An empty word changes nothing. Complains and returns false if the word is
// unknown.
template <class Value, class Parse>
bool take(const std::string& word, Value& value, Parse&& parse, const std::string& known,
          Complaints& complaints, words::Language language) {
  if (word.empty()) return true;
  if (const auto parsed = parse(word)) {
    value = *parsed;
    return true;
  }
  complaints.push_back(complaintOf(Phrase::ChoiceUnknown, language, {shortened(word), known}));
  return false;
}

template <int kLeast>
std::optional<int> roundsIn(const std::string& text) {
  const auto rounds = numberIn<int>(text);
  return rounds && *rounds >= kLeast && *rounds <= 999 ? rounds : std::nullopt;
}

// Returns the first given option that has no effect in this pairing system. Empty if all have an effect.
std::string_view idleOption(const SetupOptions& options, contest::System system) {
  const pairing::SystemRules& rules = pairing::rulesOf(system);
  if (!rules.takesRounds && !options.rounds.empty() && options.rounds != "auto") return "--rounds";
  if (options.legs > 0 && !rules.hasLegs) return "--legs";
  if (options.groups > 0 && !rules.takesGroups) return "--groups";
  if (options.advancing > 0 && !rules.takesGroups) return "--advancing";
  if (!options.roundsApart.empty() && !rules.takesSwissPlan) return "--rounds-apart";
  if (!options.acceleration.empty() && !rules.takesSwissPlan) return "--acceleration";
  return options.finalSystem.empty() || rules.takesGroups ? "" : "--final-system";
}

// Stores the value of `read` in `value`. If `read` holds complaints instead of a value, adds them to
// `complaints`.
template <class T>
void takeRead(InputResult<T> read, T& value, Complaints& complaints) {
  if (read) {
    value = *std::move(read);
  } else {
    std::ranges::move(std::move(read).error(), std::back_inserter(complaints));
  }
}

}  // namespace

void addSetupOptions(CommandLine& command, SetupOptions& options, SetupLevel level) {
  command.option("--ruleset", options.ruleset, Phrase::OptRuleset);
  command.option("--minutes", options.minutes, Phrase::OptMinutes).within(1, desk::kMostGameMinutes);
  command.option("--rounds", options.rounds, Phrase::OptRounds);
  command.option("--legs", options.legs, Phrase::OptLegs).within(1, 2);
  if (level == SetupLevel::Asked) command.option("--level", options.level, Phrase::OptLevel);
  command.option("--first-move", options.firstMove, Phrase::OptFirstMove);
  command.option("--school-mates", options.schoolMates, Phrase::OptSchoolMates);
  command.option("--sheets", options.sheets, Phrase::OptSheetsWanted);
  command.option("--rounds-apart", options.roundsApart, Phrase::OptRoundsApart);
  command.option("--acceleration", options.acceleration, Phrase::OptAcceleration);
  command.option("--groups", options.groups, Phrase::OptGroups).within(2, 999);
  command.option("--advancing", options.advancing, Phrase::OptAdvancing).within(1, 999);
  command.option("--final-system", options.finalSystem, Phrase::OptFinalSystem);
}

InputResult<contest::EventSetup> withOptions(contest::EventSetup setup, const SetupOptions& options,
                                             words::Language language) {
  Complaints complaints;
  if (!options.system.empty()) {
    if (const auto system = contest::parseSystem(options.system)) {
      const bool isAnother = *system != setup.system;
      setup.system = *system;
      if (isAnother) setup = pairing::withoutIdle(std::move(setup));
    } else {
      complaints.push_back(complaintOf(Phrase::SystemUnknown, language,
                                       {shortened(options.system), choices<contest::System>(language)}));
    }
  }
  take(options.firstMove, setup.firstMove, contest::parseFirstMove, choices<contest::FirstMove>(language),
       complaints, language);
  take(options.schoolMates, setup.schoolMates, contest::parseSchoolMates,
       choices<contest::SchoolMates>(language), complaints, language);
  take(options.sheets, setup.sheetsWanted, contest::parseSheetsWanted,
       choices<contest::SheetsWanted>(language), complaints, language);
  take(options.roundsApart, setup.swissPlan.roundsApart, roundsIn<0>, "0, 1 … 999", complaints, language);
  take(options.acceleration, setup.swissPlan.acceleration, contest::parseAcceleration,
       choices<contest::Acceleration>(language), complaints, language);
  if (options.rounds == "auto") {
    setup.rounds.reset();
  } else {
    take(options.rounds, setup.rounds, roundsIn<1>, "1, 2 … 999, auto", complaints, language);
  }
  take(options.finalSystem, setup.groupPlan.final, contest::parseSystem, "knockOut, roundRobin", complaints,
       language);
  if (!options.ruleset.empty()) {
    takeRead(readRuleset(options.ruleset, language), setup.ruleset, complaints);
  }
  if (options.minutes > 0) desk::setGameMinutes(setup.ruleset, options.minutes);
  if (!options.set.empty()) takeRead(readChipSet(options.set, language), setup.set, complaints);
  if (const auto idle = idleOption(options, setup.system); !idle.empty()) {
    const std::string system =
        words::said(Phrase::SystemAlone, language, {std::string(contest::toText(setup.system))});
    complaints.push_back(complaintOf(Phrase::OptionIdle, language, {idle, system}));
  }
  if (!complaints.empty()) return Unexpected<Complaints>(std::move(complaints));
  if (!options.level.empty()) setup.level = options.level;
  if (options.legs > 0) setup.legs = options.legs;
  if (options.groups > 0) setup.groupPlan.groups = options.groups;
  if (options.advancing > 0) setup.groupPlan.advancing = options.advancing;
  return setup;
}

InputResult<contest::ContestLevel> readContestLevel(const std::string& text, words::Language language) {
  if (const auto level = contest::parseContestLevel(text)) return *level;
  return unusable(Phrase::ChoiceUnknown, language,
                  {shortened(text), choices<contest::ContestLevel>(language)});
}

void followLevel(contest::EventSetup& setup, const SetupOptions& options, contest::ContestLevel level) {
  if (options.schoolMates.empty()) setup.schoolMates = contest::usualSchoolMates(level);
}

contest::EventSetup newSetup(const std::string& name, const rules::ChipSet& set,
                             const rules::Ruleset& ruleset) {
  contest::EventSetup setup{name, set, ruleset, contest::System::RoundRobin, 1, {}, drawnSeed()};
  setup.schoolMates = contest::usualSchoolMates(contest::ContestLevel::None);
  return setup;
}

std::uint64_t drawnSeed() {
  std::random_device device;
  const std::uint64_t high = device();
  return (high << 31U) ^ device();
}

}  // namespace damath::cli
