// SPDX-License-Identifier: GPL-3.0-or-later
// What every contest command shares: the file, who makes the change, opening, refusals, names.
#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <variant>
#include <vector>

#include "app/cli/contest/entry_names.hpp"
#include "app/cli/shell/command_line.hpp"
#include "app/desk/change/desk.hpp"
#include "app/desk/roster/import_done.hpp"
#include "app/words/texts/confirmation_words.hpp"
#include "core/contest/contest.hpp"
#include "db/records/open_options.hpp"
#include "db/records/place.hpp"

namespace damath::cli {

struct ContestOptions {
  std::string file;
  std::string event;  // its name
  std::string by;
  std::string reason;
  int confirm = 0;  // the level that is answered
  bool json = false;
  db::OpenOptions opening = {};
};

// FILE and --json, of a command that changes nothing.
void addLookOptions(CommandLine& command, ContestOptions& options);
// FILE, --json, --by, --reason and --confirm, of one that does.
void addContestOptions(CommandLine& command, ContestOptions& options);
// --event, which is required.
void addEventOption(CommandLine& command, ContestOptions& options);
// Both.
void addEventOptions(CommandLine& command, ContestOptions& options);

// By its name, or where nobody has that by the only one that differs in its letters' case.
[[nodiscard]] const contest::Event* eventNamed(const contest::Contest& contest, const std::string& name);
// That there is none, and which there are.
[[nodiscard]] std::string noEventText(const contest::Contest& contest, const std::string& name,
                                      words::Language language);

// Returns why the desk refused. A habit that has to be answered first is named with the options that answer.
[[nodiscard]] std::string refusalText(const desk::DeskError& error, words::Language language);
[[nodiscard]] desk::Author authorOf(const ContestOptions& options);

// An open contest with what stands in it.
struct OpenContest {
  desk::Desk desk;
  contest::Contest contest;
};

// The status of what was done and told; or why it was not done, still to be told: the contest stands against
// it, or what was given.
using Answer = Expected<ExitStatus, std::variant<desk::DeskError, Complaints>>;

// How a change is taken back.
enum class WayBack { Undo, Redo, None };

// One command's run upon a contest file: opens it, finds the event, says what was refused.
class ContestRun {
 public:
  ContestRun(const ContestOptions& options, Terminal& terminal) : m_options(options), m_terminal(terminal) {}

  using Work = std::function<Answer(OpenContest&)>;
  using EventWork = std::function<Answer(OpenContest&, const contest::Event&)>;
  [[nodiscard]] ExitStatus withContest(const Work& work);
  [[nodiscard]] ExitStatus withEvent(const EventWork& work);

  // Makes a change: action(author) gives a DeskResult. What it asks is answered as far as the options do
  // (notes and acknowledgements always, Confirm by --by and --reason, two steps by --confirm 4); then the
  // change is made again with the answers.
  template <class Action>
  [[nodiscard]] auto withConfirmation(Action&& action) {
    desk::Author author = authorOf(m_options);
    for (;;) {
      auto done = action(static_cast<const desk::Author&>(author));
      if (done || done.error().refusal != desk::Refusal::ConfirmationAsked ||
          !isAnswered(*done.error().question())) {
        const desk::Question* question = done ? nullptr : done.error().question();
        m_asked = question == nullptr ? std::string() : questionOf(*question);
        return done;
      }
      author.answers.push_back(answerTo(*done.error().question()));
    }
  }

  // The same by a function of one of the desks on the open contest, with what it takes before the author.
  template <class Desk, class Function, class... Given>
  [[nodiscard]] auto change(Function Desk::*action, const Given&... given) {
    return withConfirmation([&](const desk::Author& author) {
      return std::invoke(action, Desk(m_open->desk), given..., author);
    });
  }

  // Tells what is still to be told.
  [[nodiscard]] ExitStatus told(const Answer& answer);
  // Tells why and gives the status: 1 where the contest stands against it, 2 where the arguments do.
  [[nodiscard]] ExitStatus refused(const desk::DeskError& error);
  // The same where the command itself knows why, in words of its own.
  [[nodiscard]] ExitStatus refused(desk::Refusal reason, Complaint complaint);
  // A start number that the event does not have, and what is no two of them.
  [[nodiscard]] ExitStatus noEntry(int number) {
    return refused(desk::Refusal::NoSuchEntry,
                   complaintOf(words::CliPhrase::EntryBad, language(), {std::to_string(number)}));
  }
  [[nodiscard]] ExitStatus noPair(const std::string& entries) {
    return refused(desk::Refusal::NoSuchEntry,
                   complaintOf(words::CliPhrase::EntriesBad, language(), {shortened(entries)}));
  }
  // A round that the event does not have, 0 where none is paired at all.
  [[nodiscard]] ExitStatus unpaired(int round);
  // In words.
  [[nodiscard]] std::string questionOf(const desk::Question& question) const;
  // The object with `--json`, otherwise the lines.
  ExitStatus answered(const nlohmann::ordered_json& json, const std::vector<std::string>& lines);
  // The same after a change: with what was confirmed, what went wrong beside it, and how it is taken
  // back.
  ExitStatus changed(nlohmann::ordered_json json, std::vector<std::string> lines,
                     WayBack back = WayBack::Undo);

  [[nodiscard]] const ContestOptions& options() const { return m_options; }
  // The contest as people see it: of a hall's address without its pass phrase.
  [[nodiscard]] std::string shownFile() const { return db::Place::parse(m_options.file).text(); }
  [[nodiscard]] Terminal& terminal() { return m_terminal; }
  [[nodiscard]] words::Language language() const { return m_terminal.language(); }
  [[nodiscard]] std::string say(words::CliPhrase phrase,
                                std::initializer_list<std::string_view> words = {}) const {
    return m_terminal.say(phrase, words);
  }

 private:
  ExitStatus asked(const desk::Question& question);
  // What a refusal says as JSON.
  [[nodiscard]] nlohmann::ordered_json refusal(std::string_view reason) const;
  // What is still to be given for a change of that level: "--by NAME --reason TEXT".
  [[nodiscard]] std::string lacking(desk::ConfirmationLevel level) const;
  [[nodiscard]] bool isAnswered(const desk::Question& question) const;
  [[nodiscard]] db::ConfirmationAnswer answerTo(const desk::Question& question);

  const ContestOptions& m_options;
  Terminal& m_terminal;
  OpenContest* m_open = nullptr;  // what is worked on, and m_event of it; null where nothing is open
  const contest::Event* m_event = nullptr;
  std::vector<db::ConfirmationAnswer> m_answers;  // given so far
  std::string m_asked;                            // the question that was not answered
};

void print(Terminal& terminal, const nlohmann::ordered_json& json);

// {"level":3,"code":"resultCorrected","text":…}
[[nodiscard]] nlohmann::ordered_json confirmationJson(const db::ConfirmationAnswer& answer);
// {"level":1,"code":"severalEvents","name":…,"detail":…}
[[nodiscard]] nlohmann::ordered_json noteJson(const desk::ImportNote& note);
// [{"round":1,"board":2}]
[[nodiscard]] nlohmann::ordered_json placesJson(const std::vector<desk::Place>& places);

}  // namespace damath::cli
