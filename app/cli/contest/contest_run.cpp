// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/contest/contest_run.hpp"

#include <algorithm>

#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/result_answer.hpp"
#include "app/cli/contest/sheet_place.hpp"
#include "app/cli/shell/terminal_text.hpp"
#include "app/desk/change/author.hpp"
#include "app/desk/change/change.hpp"
#include "app/desk/events/entering.hpp"
#include "app/words/texts/backup_words.hpp"
#include "app/words/texts/confirmation_words.hpp"
#include "app/words/texts/habit_questions.hpp"
#include "app/words/texts/refusal_words.hpp"
#include "app/words/texts/store_words.hpp"
#include "core/board/side.hpp"
#include "core/notation/json/json_list.hpp"
#include "core/spellings.hpp"
#include "db/records/rights.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::Phrase;

namespace {

ExitStatus statusOf(desk::Refusal refusal) {
  return desk::rowOf(refusal).against == desk::StandsAgainst::Contest ? ExitStatus::Findings
                                                                      : ExitStatus::Unusable;
}

const desk::Clock& clockOfComputer() {
  static const desk::SystemClock clock;
  return clock;
}

// Splits the text into lines. An empty text gives one empty line.
std::vector<std::string> linesOf(const std::string& text) {
  std::vector<std::string> lines(1);
  for (const char c : text) {
    if (c == '\n') {
      lines.emplace_back();
    } else {
      lines.back() += c;
    }
  }
  return lines;
}

}  // namespace

ExitStatus ContestRun::withContest(const Work& work) {
  if (m_options.openRounds && !valueOf<desk::OpenRounds>(*m_options.openRounds)) {
    return m_terminal.complain(Phrase::OpenRoundsUnknown, {shortened(*m_options.openRounds)});
  }
  const db::Place place = db::Place::parse(m_options.file);
  desk::Opening opening = desk::Desk::open(place, clockOfComputer(), m_options.opening);
  const Complaint verdict{place.text(), {}, words::message(opening.verdict, language())};
  if (!opening.desk) return m_terminal.complain({verdict});
  // The file was of an older version and was migrated. Tells the user this as a message, and continues with
  // the command.
  if (std::holds_alternative<db::Migrated>(opening.verdict)) m_terminal.complain({verdict});
  auto contest = opening.desk->snapshot();
  if (!contest) return refused(contest.error());
  OpenContest open{*std::move(opening.desk), **contest};
  m_open = &open;
  tellLogin();
  const ExitStatus status = told(work(open));
  m_open = nullptr;
  m_event = nullptr;
  return status;
}

desk::Author ContestRun::author() const {
  desk::Author author = authorOf(m_options);
  const auto person = m_open == nullptr ? std::nullopt : m_open->desk.openFile().store.person();
  if (person) author.by = person->name;
  return author;
}

// Tells a user of a shared contest who gave another name with --by that the journal will name the login.
void ContestRun::tellLogin() const {
  const std::string name = author().by;
  if (m_options.by.empty() || m_options.by == name) return;
  m_terminal.complain(
      {complaintOf(Phrase::LoginSigns, language(), {name, shortened(m_options.by)}, shownFile())});
}

ExitStatus ContestRun::withEvent(const EventWork& work) {
  return withContest([&](OpenContest& open) -> Answer {
    m_event = eventNamed(open.contest, m_options.event);
    if (m_event != nullptr) return work(open, *m_event);
    return refused(desk::Refusal::NoSuchEvent,
                   {shownFile(), {}, noEventText(open.contest, m_options.event, language())});
  });
}

ExitStatus ContestRun::told(const Answer& answer) {
  if (answer) return *answer;
  if (const auto* error = std::get_if<desk::DeskError>(&answer.error())) return refused(*error);
  return m_terminal.complain(std::get<Complaints>(answer.error()));
}

std::string refusalText(const desk::DeskError& error, words::Language language) {
  std::string text = words::message(error, language);
  std::vector<sheet::HabitOfColumn> asked;
  if (const auto* unproven = error.as<desk::Unproven>()) asked = unproven->asked;
  if (error.refusal == desk::Refusal::KeepsExchange) asked = {sheet::exchangedColumns()};
  for (const sheet::HabitOfColumn& habit : asked) {
    text += ". " + words::said(Phrase::AnswerByOption, language,
                               {words::habitQuestion({habit}, language),
                                std::string(board::toText(habit.column)) + " " + habit.what});
  }
  return text;
}

ExitStatus ContestRun::refused(const desk::DeskError& error) {
  if (const desk::Question* question = error.question()) return asked(*question);
  if (m_options.json) {
    ordered_json json = refusal(desk::toText(error.refusal));
    const auto* missing = error.as<desk::Missing>();
    if (missing != nullptr && !missing->games.empty()) json["games"] = placesJson(missing->games);
    if (const auto* unproven = error.as<desk::Unproven>()) json["open"] = openJson(unproven->open);
    print(m_terminal, json);
  }
  m_terminal.complain({{shownFile(), {}, refusalText(error, language())}});
  return statusOf(error.refusal);
}

ExitStatus ContestRun::refused(desk::Refusal reason, Complaint complaint) {
  if (m_options.json) print(m_terminal, refusal(desk::toText(reason)));
  m_terminal.complain({std::move(complaint)});
  return statusOf(reason);
}

ExitStatus ContestRun::unpaired(int round) {
  if (round == 0) {
    return refused(desk::Refusal::RoundNotPaired, {shownFile(), {}, say(Phrase::NoRoundPaired)});
  }
  return refused(desk::Refusal::NoSuchGame,
                 {shownFile(), {}, say(Phrase::RoundNotPaired, {std::to_string(round)})});
}

ordered_json ContestRun::refusal(std::string_view reason) const {
  ordered_json json;
  if (!m_options.event.empty()) json["event"] = m_options.event;
  json["reason"] = std::string(reason);
  return json;
}

ExitStatus ContestRun::asked(const desk::Question& question) {
  if (m_options.json) {
    ordered_json json = refusal(desk::toText(desk::Refusal::ConfirmationAsked));
    json["level"] = static_cast<int>(question.level);
    json["code"] = toText(question.code);
    json["question"] = m_asked;
    addRounds(json, question);
    print(m_terminal, json);
  }
  Complaints complaints;
  for (const std::string& line : linesOf(m_asked)) complaints.push_back({shownFile(), {}, line});
  complaints.push_back({shownFile(), {}, say(Phrase::ConfirmationAsked, {lacking(question)})});
  const bool isOptional = question.choice == desk::RoundsChoice::Optional && m_options.takesOpenRounds;
  if (isOptional && !m_options.openRounds) {
    complaints.push_back({shownFile(), {}, say(Phrase::OpenRoundsByOption)});
  }
  m_terminal.complain(complaints);
  return ExitStatus::Findings;
}

void ContestRun::addRounds(ordered_json& json, const desk::Question& question) const {
  if (question.choice != desk::RoundsChoice::None) {
    json["openRounds"] = ordered_json::array({"keep"});
    if (question.choice != desk::RoundsChoice::KeepOnly) json["openRounds"].push_back("pair");
  }
  const auto* effects = question.as<desk::Effects>();
  if (effects == nullptr || effects->rounds.empty() || m_event == nullptr) return;
  json["laterRounds"] = laterRoundsJson(*m_event, effects->rounds);
}

std::string ContestRun::lacking(const desk::Question& question) const {
  const desk::ConfirmationLevel level = question.level;
  std::string text;
  const auto add = [&](bool isGiven, const std::string& option) {
    if (!isGiven) text += (text.empty() ? "" : " ") + option;
  };
  // Every confirmation question that is not confirmed yet needs the author's name (--by), unless only a
  // choice is missing. A question of a level below Confirm needs nothing more.
  if (level >= desk::ConfirmationLevel::Confirm || !question.needsChoice()) {
    add(!author().by.empty(), say(Phrase::ConfirmationBy));
  }
  if (question.needsChoice()) {
    const bool isOpen = question.choice == desk::RoundsChoice::Required;
    add(m_options.openRounds.has_value(),
        say(isOpen ? Phrase::ConfirmationRounds : Phrase::ConfirmationRoundsKept));
  }
  if (level >= desk::ConfirmationLevel::Confirm) {
    add(!m_options.reason.empty(), say(Phrase::ConfirmationReason));
  }
  const auto number = static_cast<int>(level);
  if (level > desk::ConfirmationLevel::Confirm)
    add(m_options.confirm >= number, "--confirm " + std::to_string(number));
  return text;
}

bool ContestRun::isAnswered(const desk::Question& question) const {
  if (question.needsChoice() && !m_options.openRounds) return false;
  const auto level = static_cast<int>(question.level);
  // The options --by and --reason together confirm every question up to the level Confirm.
  constexpr int kByNameAndReason = static_cast<int>(desk::ConfirmationLevel::Confirm);
  return level <= std::max(m_options.confirm, kByNameAndReason);
}

std::string ContestRun::questionOf(const desk::Question& question) const {
  const auto name = [&](contest::EntryId entry) {
    return m_event == nullptr ? std::string() : contest::shownName(m_open->contest, *m_event, entry);
  };
  return words::questionText(question, name, language());
}

db::ConfirmationAnswer ContestRun::answerTo(const desk::Question& question) {
  const std::string chosen = words::choiceText(question, authorOf(m_options).openRounds, language());
  db::ConfirmationAnswer answer{question.level, question.code, questionOf(question) + chosen};
  m_answers.push_back(answer);
  return answer;
}

void ContestRun::rewordAnswers(const std::function<std::string(std::string_view)>& reworded) {
  for (db::ConfirmationAnswer& answer : m_answers) answer.text = reworded(answer.text);
}

ExitStatus ContestRun::changed(ordered_json json, std::vector<std::string> lines, WayBack back) {
  if (!m_answers.empty()) json["care"] = notation::listed(m_answers, confirmationJson);
  for (const db::ConfirmationAnswer& answer : m_answers) {
    // A scoresheet at the wrong board is a warning, which a caller that reads JSON sees too.
    if (answer.code == desk::ConfirmationReason::SheetTwice) {
      Complaints complaints;
      for (const std::string& line : linesOf(answer.text)) complaints.push_back({shownFile(), {}, line});
      m_terminal.complain(complaints);
    } else {
      lines.push_back(say(Phrase::ConfirmationKept, {answer.text}));
    }
  }
  const std::string file = quoted(shownFile());
  // In a shared contest, the user's role decides if undo is allowed.
  const auto person = m_open->desk.openFile().store.person();
  const auto may = [&person](db::JournalAction action) {
    return !person || db::rightOf(person->role, action) != db::Right::None;
  };
  if (back == WayBack::Undo && may(db::JournalAction::Undo)) {
    json["undo"] = "damath contest undo " + file;
    lines.push_back(say(Phrase::HowToUndo, {file}));
  } else if (back == WayBack::Redo && may(db::JournalAction::Redo)) {
    json["redo"] = "damath contest redo " + file;
    lines.push_back(say(Phrase::HowToRedo, {file}));
  }
  for (const desk::DeskWarning& warning : m_open->desk.takeWarnings()) {
    m_terminal.complain({{shownFile(), {}, words::message(warning, language())}});
  }
  return answered(json, lines);
}

ExitStatus ContestRun::answered(const ordered_json& json, const std::vector<std::string>& lines) {
  if (m_options.json) {
    print(m_terminal, json);
  } else {
    for (const std::string& line : lines) {
      for (const std::string& part : linesOf(line)) m_terminal.out() << printable(part) << '\n';
    }
  }
  return ExitStatus::Clean;
}

void print(Terminal& terminal, const ordered_json& json) {
  terminal.out() << json.dump(-1, ' ', false, ordered_json::error_handler_t::replace) << '\n';
}

ordered_json confirmationJson(const db::ConfirmationAnswer& answer) {
  return {{"level", static_cast<int>(answer.level)}, {"code", toText(answer.code)}, {"text", answer.text}};
}

ordered_json noteJson(const desk::ImportNote& note) {
  return {{"level", static_cast<int>(desk::ConfirmationLevel::Note)},
          {"code", desk::toText(note.kind)},
          {"name", note.player},
          {"detail", note.detail}};
}

}  // namespace damath::cli
