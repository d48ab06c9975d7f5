#include "app/cli/journal_line.hpp"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>

#include "app/cli/contest_file.hpp"
#include "app/words/act_words.hpp"
#include "app/words/cli_words.hpp"
#include "app/words/place_words.hpp"

namespace damath::cli {

using nlohmann::json;
using words::CliPhrase;

namespace {

json valueOf(const std::string& text) {
  json value = json::parse(text, nullptr, false);
  return value.is_discarded() ? json() : value;
}

std::int64_t integerIn(const json& value, const char* name) {
  return value.is_object() && value.contains(name) && value[name].is_number_integer()
             ? value[name].get<std::int64_t>()
             : 0;
}

std::string textIn(const json& value, const char* name) {
  return value.is_object() && value.contains(name) && value[name].is_string() ? value[name].get<std::string>()
                                                                              : std::string();
}

// The number behind the noun, "event 2 round 3" has one behind "round".
std::int64_t numberBehind(std::string_view subject, std::string_view noun) {
  const std::size_t at = subject.find(noun);
  if (at == std::string_view::npos) return 0;
  const std::string_view digits = subject.substr(at + noun.size());
  std::int64_t number = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return number;
}

// "1-0 (75 : -72)"; empty where the value is no result.
std::string resultIn(const json& value) {
  std::string text = textIn(value, "result");
  const std::string blue = textIn(value, "blueGrand");
  const std::string red = textIn(value, "redGrand");
  if (!text.empty() && !blue.empty() && !red.empty()) text += " (" + blue + " : " + red + ")";
  return text;
}

}  // namespace

JournalLines::JournalLines(const contest::Contest& contest, const std::vector<db::JournalRow>& rows,
                           words::Language language)
    : m_contest(contest), m_rows(rows), m_language(language) {
  for (const db::JournalRow& row : rows) learn(row);
}

void JournalLines::learn(const db::JournalRow& row) {
  const bool isNew = !row.branch.empty() && std::ranges::find(m_branches, row.branch) == m_branches.end();
  if (isNew) m_branches.push_back(row.branch);
  const json after = valueOf(row.after);
  const std::int64_t event = numberBehind(row.subject, "event ");
  if (row.action == "addEvent" || row.action == "setEvent")
    m_events[{row.branch, event}] = textIn(after, "name");
  if (after.is_object() && after.contains("boards") && after["boards"].is_array()) {
    const auto round = static_cast<int>(numberBehind(row.subject, "round "));
    for (const json& board : after["boards"]) {
      m_games[{row.branch, integerIn(board, "game")}] = {event, round,
                                                         static_cast<int>(integerIn(board, "board"))};
    }
  }
  if (row.subject.starts_with("rematch ") && integerIn(after, "event") > 0) {
    const contest::Event* found = m_contest.find(contest::EventId{integerIn(after, "event")});
    if (found != nullptr) {
      const auto name = [&](const char* side) {
        return nameOf(m_contest, *found, contest::EntryId{integerIn(after, side)});
      };
      m_rematches[{row.branch, numberBehind(row.subject, "rematch ")}] =
          found->setup.name + ", " + name("blue") + " – " + name("red");
    }
  }
  const std::string owner = textIn(after, "owner");
  if (!owner.empty()) m_owners[{row.branch, numberBehind(row.subject, "sheet ")}] = owner;
  // An acceptance has a number of its own, but names its sheet.
  const auto sheet = m_owners.find({row.branch, integerIn(after, "sheet")});
  if (row.subject.starts_with("acceptance ") && sheet != m_owners.end()) {
    m_owners[{row.branch, -numberBehind(row.subject, "acceptance ")}] = sheet->second;
  }
}

std::string JournalLines::eventName(const std::string& branch, std::int64_t event) const {
  if (const contest::Event* found = m_contest.find(contest::EventId{event})) return found->setup.name;
  const auto known = m_events.find({branch, event});
  return known == m_events.end() ? std::to_string(event) : known->second;
}

std::string JournalLines::boardText(const std::string& branch, std::int64_t game) const {
  const auto known = m_games.find({branch, game});
  if (known != m_games.end()) {
    const auto& [event, round, board] = known->second;
    return eventName(branch, event) + ", " +
           words::placeText({contest::RoundNumber{round}, contest::BoardNumber{board}}, m_language);
  }
  for (const contest::Event& event : m_contest.events) {
    const contest::Game* found = event.find(contest::GameId{game});
    if (found != nullptr) {
      return event.setup.name + ", " + words::placeText({found->round, found->board}, m_language);
    }
  }
  return {};
}

std::string JournalLines::subjectText(const std::string& branch, const std::string& subject) const {
  const auto named = [&](const auto& map, std::int64_t number) {
    const auto found = map.find({branch, number});
    return found == map.end() ? std::string() : found->second;
  };
  if (subject.starts_with("game ")) return boardText(branch, numberBehind(subject, "game "));
  if (subject.starts_with("rematch ")) return named(m_rematches, numberBehind(subject, "rematch "));
  if (subject.starts_with("sheet ")) {
    const std::string owner = named(m_owners, numberBehind(subject, "sheet "));
    return owner.empty() ? owner : subjectText(branch, owner);
  }
  if (subject.starts_with("acceptance ")) {
    const std::string owner = named(m_owners, -numberBehind(subject, "acceptance "));
    return owner.empty() ? owner : subjectText(branch, owner);
  }
  if (subject.starts_with("entry ")) {
    const contest::EntryId entry{numberBehind(subject, "entry ")};
    for (const contest::Event& event : m_contest.events) {
      if (event.find(entry) != nullptr) return event.setup.name + ", " + nameOf(m_contest, event, entry);
    }
    return {};
  }
  if (!subject.starts_with("event ")) return {};
  const std::string event = eventName(branch, numberBehind(subject, "event "));
  const std::int64_t round = numberBehind(subject, "round ");
  if (round == 0) return event;
  return words::said(CliPhrase::RoundHead, m_language, {event, std::to_string(round)});
}

std::string JournalLines::place(const db::JournalRow& row) const {
  return subjectText(row.branch, row.subject);
}

// What it was that an undo or redo went through: the last row of the act is the one that people see.
std::string JournalLines::undoneText(const db::JournalRow& row) const {
  const db::JournalRow* last = nullptr;
  for (const db::JournalRow& each : m_rows) {
    if (each.branch == row.branch && each.act == *row.target) last = &each;
  }
  if (last == nullptr || last->target) return {};
  return words::said(CliPhrase::JournalOfRow, m_language, {number(*last), text(*last)});
}

std::string JournalLines::text(const db::JournalRow& row) const {
  std::string line = words::actText(row.action, m_language);
  const std::string where = row.target ? undoneText(row) : place(row);
  if (!where.empty()) line += ": " + where;
  const std::string before = resultIn(valueOf(row.before));
  const std::string after = resultIn(valueOf(row.after));
  if (!after.empty()) line += ": " + after;
  if (!after.empty() && !before.empty()) {
    line += ", " + words::said(CliPhrase::JournalBefore, m_language, {before});
  }
  return line;
}

std::string JournalLines::number(const db::JournalRow& row) const {
  if (row.branch.empty()) return std::to_string(row.number);
  const auto branch = std::ranges::find(m_branches, row.branch) - m_branches.begin() + 1;
  return std::to_string(row.number) + "·" + std::to_string(branch);
}

}  // namespace damath::cli
