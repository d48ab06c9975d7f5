// SPDX-License-Identifier: GPL-3.0-or-later
// Runs one contest command: opens the contest, asks for confirmation, and prints the answer or the refusal.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/cli/contest/contest_options.hpp"
#include "app/cli/shell/command_line.hpp"
#include "app/cli/shell/terminal_text.hpp"
#include "app/desk/change/desk.hpp"
#include "app/desk/events/entering.hpp"
#include "core/contest/model/contest.hpp"
#include "db/records/place.hpp"

namespace damath::cli {

// Returns the reason of the refusal. If a writer's habit must first be accepted or declined, the text names
// the options for this.
[[nodiscard]] std::string refusalText(const desk::DeskError& error, words::Language language);

// The open contest of a command: a desk that can change it, and its content when it was opened.
struct OpenContest {
  desk::Desk desk;
  contest::Contest contest;
};

// The result of a command's work: its exit status, or an error that is not printed yet. The error is a
// refusal by a desk, or complaints about the input.
using Answer = Expected<ExitStatus, std::variant<desk::DeskError, Complaints>>;

// The command that reverses a change. The answer of `damath contest` after a change tells the user this
// command.
enum class WayBack { Undo, Redo, None };

// Runs one command on a contest file: opens the file, finds the event, and reports refusals.
class ContestRun {
 public:
  ContestRun(const ContestOptions& options, Terminal& terminal) : m_options(options), m_terminal(terminal) {}

  using Work = std::function<Answer(OpenContest&)>;
  using EventWork = std::function<Answer(OpenContest&, const contest::Event&)>;
  [[nodiscard]] ExitStatus withContest(const Work& work);
  [[nodiscard]] ExitStatus withEvent(const EventWork& work);

  // Makes a change by calling action(author), which returns a DeskResult. The desk may ask confirmation
  // questions instead. Questions of the levels Note and Acknowledge count as confirmed. The user confirms the
  // level Confirm with --by and --reason, and the level TwoSteps with --confirm 4. A question that needs a
  // choice for open rounds also needs --open-rounds. After each confirmed question, action() is called again
  // with all answers in `author`.
  template <class Action>
  [[nodiscard]] auto withConfirmation(Action&& action) {
    desk::Author author = this->author();
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

  // Returns the author of the changes of this command. In an open shared contest, the author's name is the
  // name of the login, because the journal names the person at the keyboard.
  [[nodiscard]] desk::Author author() const;

  // Makes a change by calling a member function of a desk, such as RoundDesk, on the open contest. `given`
  // are the arguments of this function that stand before the author.
  template <class Desk, class Function, class... Given>
  [[nodiscard]] auto change(Function Desk::*action, const Given&... given) {
    return withConfirmation([&](const desk::Author& author) {
      return std::invoke(action, Desk(m_open->desk), given..., author);
    });
  }

  // Returns the exit status of an answer. If the answer is an error, prints it first.
  [[nodiscard]] ExitStatus told(const Answer& answer);
  // Prints why a desk refused and returns the exit status: 1 if the contest does not allow the change or asks
  // for confirmation, 2 if the arguments or the file are unusable.
  [[nodiscard]] ExitStatus refused(const desk::DeskError& error);
  // Prints a refusal that the command itself decided, with the message in `complaint`, and returns the exit
  // status.
  [[nodiscard]] ExitStatus refused(desk::Refusal reason, Complaint complaint);
  // noEntry() refuses a start number that the event does not have. noPair() refuses a text that does not name
  // two entries.
  [[nodiscard]] ExitStatus noEntry(int number) {
    return refused(desk::Refusal::NoSuchEntry,
                   complaintOf(words::Phrase::EntryBad, language(), {std::to_string(number)}));
  }
  [[nodiscard]] ExitStatus noPair(const std::string& entries) {
    return refused(desk::Refusal::NoSuchEntry,
                   complaintOf(words::Phrase::EntriesBad, language(), {shortened(entries)}));
  }
  // Reports that the event does not have this round. If `round` is 0, reports that no round is paired.
  [[nodiscard]] ExitStatus unpaired(int round);
  [[nodiscard]] std::string questionOf(const desk::Question& question) const;
  // Prints the answer of a command: the JSON object with --json, otherwise the lines.
  ExitStatus answered(const nlohmann::ordered_json& json, const std::vector<std::string>& lines);
  // Changes the texts of the confirmed questions before they are printed.
  void rewordAnswers(const std::function<std::string(std::string_view)>& reworded);
  // Prints the answer after a change, with the confirmed questions, the warnings, and the command that
  // reverses the change.
  ExitStatus changed(nlohmann::ordered_json json, std::vector<std::string> lines,
                     WayBack back = WayBack::Undo);

  [[nodiscard]] const ContestOptions& options() const { return m_options; }
  // Returns the name of the contest for messages; the address of a shared contest without its password.
  [[nodiscard]] std::string shownFile() const { return db::Place::parse(m_options.file).text(); }
  [[nodiscard]] Terminal& terminal() { return m_terminal; }
  [[nodiscard]] words::Language language() const { return m_terminal.language(); }
  [[nodiscard]] std::string say(words::Phrase phrase,
                                std::initializer_list<std::string_view> words = {}) const {
    return m_terminal.say(phrase, words);
  }

 private:
  void tellLogin() const;
  ExitStatus asked(const desk::Question& question);
  [[nodiscard]] nlohmann::ordered_json refusal(std::string_view reason) const;
  // Adds to the refusal of a question the choices for open rounds ("openRounds") and the later rounds that
  // the change touches ("laterRounds").
  void addRounds(nlohmann::ordered_json& json, const desk::Question& question) const;
  // Returns the options that the user must still give to confirm the question: "--by NAME --reason TEXT".
  [[nodiscard]] std::string lacking(const desk::Question& question) const;
  [[nodiscard]] bool isAnswered(const desk::Question& question) const;
  [[nodiscard]] db::ConfirmationAnswer answerTo(const desk::Question& question);

  const ContestOptions& m_options;
  Terminal& m_terminal;
  // The open contest; null while no contest is open.
  OpenContest* m_open = nullptr;
  // The event that the command names; null if the command names no event, and while no contest is open.
  const contest::Event* m_event = nullptr;
  std::vector<db::ConfirmationAnswer> m_answers;  // the confirmation questions that the options answered
  std::string m_asked;  // the text of the confirmation question that the options did not answer
};

void print(Terminal& terminal, const nlohmann::ordered_json& json);

// Returns a confirmed question as JSON: {"level":3,"code":"resultCorrected","text":…}
[[nodiscard]] nlohmann::ordered_json confirmationJson(const db::ConfirmationAnswer& answer);
// Returns a note about an imported player as JSON: {"level":1,"code":"severalEvents","name":…,"detail":…}
[[nodiscard]] nlohmann::ordered_json noteJson(const desk::ImportNote& note);
}  // namespace damath::cli
