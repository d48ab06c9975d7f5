#include "app/cli/import_answer.hpp"

#include "app/desk/person_text.hpp"
#include "app/words/clash_words.hpp"
#include "app/words/desk_words.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::CliPhrase;

desk::Author byList(desk::Author author, const std::filesystem::path& list) {
  const std::string name = list.filename().string();
  if (author.reason.empty() && desk::isCleanText(name)) author.reason = name;
  return author;
}

ExitStatus rowsRefused(ContestRun& run, const std::string& file, const std::vector<desk::RowFault>& rows) {
  Complaints complaints;
  ordered_json json = {
      {"event", run.options().event}, {"reason", "rowsRefused"}, {"rows", ordered_json::array()}};
  for (const desk::RowFault& row : rows) {
    complaints.push_back({file, row.line, words::rowMessage(row, run.language())});
    ordered_json entry;
    entry["line"] = row.line;
    entry["reason"] = std::string(desk::toText(row.reason));
    entry["text"] = row.text;
    json["rows"].push_back(std::move(entry));
  }
  complaints.push_back({file, {}, words::said(CliPhrase::NothingImported, run.language())});
  if (run.options().json) print(run.terminal(), json);
  return run.terminal().complain(complaints);
}

ordered_json importJson(const std::string& event, const desk::ImportDone& done) {
  ordered_json json = {{"event", event}, {"players", done.players}, {"schools", done.schools}};
  json["firstNumber"] = done.firstNumber;
  json["lastNumber"] = done.lastNumber;
  json["notes"] = ordered_json::array();
  for (const desk::ImportNote& note : done.notes) {
    json["notes"].push_back({{"level", static_cast<int>(desk::Care::Note)},
                             {"code", std::string(desk::toText(note.kind))},
                             {"name", note.player},
                             {"detail", note.detail}});
  }
  return json;
}

std::string importText(const desk::ImportDone& done, words::Language language) {
  std::string text = words::said(CliPhrase::PlayersImported, language,
                                 {std::to_string(done.players), std::to_string(done.schools),
                                  std::to_string(done.firstNumber), std::to_string(done.lastNumber)});
  for (const desk::ImportNote& note : done.notes) text += "\n" + words::message(note, language);
  return text;
}

}  // namespace damath::cli
