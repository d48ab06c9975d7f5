// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/contest/lists/import_answer.hpp"

#include <algorithm>
#include <map>

#include "app/desk/roster/person_text.hpp"
#include "app/words/texts/desk_words.hpp"
#include "app/words/texts/player_words.hpp"
#include "core/notation/json/json_list.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::Phrase;

namespace {

// Returns "7, 9–12, 40" for ascending line numbers.
std::string lineRanges(const std::vector<int>& lines) {
  std::string text;
  for (std::size_t i = 0; i < lines.size();) {
    std::size_t end = i;
    while (end + 1 < lines.size() && lines[end + 1] == lines[end] + 1) ++end;
    text += (text.empty() ? "" : ", ") + std::to_string(lines[i]);
    if (end > i) text += "–" + std::to_string(lines[end]);
    i = end + 1;
  }
  return text;
}

Complaints rowComplaints(const std::vector<desk::RowFault>& rows, const std::string& file,
                         words::Language language) {
  constexpr std::size_t kMostAlike = 5;
  std::map<desk::RowReason, std::vector<int>> linesOf;
  for (const desk::RowFault& row : rows) linesOf[row.reason].push_back(row.line);
  std::map<desk::RowReason, std::size_t> counts;
  Complaints complaints;
  for (const desk::RowFault& row : rows) {
    const std::size_t number = ++counts[row.reason];
    if (number > kMostAlike) continue;
    std::string sentence = words::rowMessage(row, language);
    const std::vector<int>& lines = linesOf[row.reason];
    if (number == kMostAlike && lines.size() > kMostAlike) {
      const std::vector<int> others(lines.begin() + kMostAlike, lines.end());
      sentence += "; " + words::said(Phrase::SameInLines, language,
                                     {std::to_string(others.size()), lineRanges(others)});
    }
    complaints.push_back({file, row.line, std::move(sentence)});
  }
  return complaints;
}

}  // namespace

desk::Author byList(desk::Author author, const std::filesystem::path& list) {
  const std::string name = list.filename().string();
  const bool isStorable = !desk::faultIn(name, desk::kMostRemarkLetters);
  if (author.reason.empty() && isStorable) author.reason = name;
  return author;
}

ExitStatus rowsRefused(ContestRun& run, const std::string& file, const std::vector<desk::RowFault>& rows) {
  Complaints complaints = rowComplaints(rows, file, run.language());
  ordered_json json = {{"event", run.options().event}, {"reason", "rowsRefused"}};
  json["rows"] = notation::listed(rows, [](const desk::RowFault& row) -> ordered_json {
    return {{"line", row.line}, {"reason", desk::toText(row.reason)}, {"text", row.text}};
  });
  if (std::ranges::any_of(rows, desk::isOfColumns)) {
    complaints.push_back({file, {}, run.say(Phrase::ColumnHint)});
  }
  complaints.push_back({file, {}, run.say(Phrase::NothingImported)});
  if (run.options().json) print(run.terminal(), json);
  return run.terminal().complain(complaints);
}

void noteEncoding(const desk::ImportPreview& list, words::Language language, ordered_json& json,
                  std::vector<std::string>& lines) {
  if (list.encoding == desk::ListEncoding::Utf8) return;
  json["encoding"] = desk::toText(list.encoding);
  if (list.encoding == desk::ListEncoding::Windows)
    lines.push_back(words::encodingNote(list.sample, language));
}

ordered_json importJson(const std::string& event, const desk::ImportDone& done) {
  ordered_json json = {{"event", event}, {"players", done.players}, {"schools", done.schools}};
  json["firstNumber"] = done.firstNumber;
  json["lastNumber"] = done.lastNumber;
  json["notes"] = notation::listed(done.notes, noteJson);
  return json;
}

std::string importText(const desk::ImportDone& done, words::Language language) {
  std::string numbers = std::to_string(done.firstNumber);
  if (done.lastNumber > done.firstNumber) numbers += "–" + std::to_string(done.lastNumber);
  std::string text = words::said(Phrase::CommandPlayersImported, language,
                                 {std::to_string(done.players), std::to_string(done.schools), numbers});
  for (const desk::ImportNote& note : done.notes) text += "\n" + words::message(note, language);
  return text;
}

}  // namespace damath::cli
