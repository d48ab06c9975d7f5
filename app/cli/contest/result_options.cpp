// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/contest/result_options.hpp"

#include <nlohmann/json.hpp>

#include "app/words/texts/result_words.hpp"
#include "core/exact/number_text.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::Phrase;

void addResultOptions(CommandLine& command, ResultOptions& options) {
  command.option("--blue", options.blue, Phrase::OptBlue);
  command.option("--red", options.red, Phrase::OptRed);
  command.option("--ending", options.ending, Phrase::OptEnding);
}

InputResult<contest::ResultInput> resultInput(const ResultOptions& options, words::Language language) {
  Complaints complaints;
  contest::ResultInput input;
  const auto figure = [&](const std::string& text, std::optional<exact::Number>& value) {
    if (text.empty()) return;
    value = exact::parseNumber(text);
    if (!value) complaints.push_back(complaintOf(Phrase::FigureBad, language, {shortened(text)}));
  };
  figure(options.blue, input.blueGrand);
  figure(options.red, input.redGrand);
  if (const auto ending = rules::parseEnding(options.ending)) {
    input.ending = *ending;
  } else {
    complaints.push_back(complaintOf(Phrase::EndingBad, language, {shortened(options.ending)}));
  }
  if (!complaints.empty()) return Unexpected(std::move(complaints));
  return input;
}

ordered_json resultJson(const desk::ResultFacts& result) {
  ordered_json json;
  json["ending"] = rules::toText(result.ending);
  const auto add = [&](const std::string& name, const std::string& figure) {
    json[name] = figure.empty() ? ordered_json(nullptr) : ordered_json(figure);
  };
  add("blue", result.blueGrand);
  add("red", result.redGrand);
  json["result"] = result.result;
  return json;
}

ordered_json resultJson(const contest::GameResult& result, const rules::ChipSet& set) {
  return resultJson(desk::factsOf(result, set));
}

ordered_json differenceJson(const std::optional<desk::ResultDifference>& difference) {
  if (!difference) return nullptr;
  return {{"entered", resultJson(difference->entered)}, {"sheet", resultJson(difference->ofSheet)}};
}

ordered_json reopenedJson(const desk::ResultReopened& done, const contest::Event& event, ordered_json json) {
  json["was"] = resultJson(done.before, event.setup.set);
  json["sheetReopened"] = done.sheetBefore == db::Acceptance::Accepted;
  return json;
}

std::vector<std::string> reopenedText(const desk::ResultReopened& done, const contest::Event& event,
                                      Phrase phrase, words::Language language) {
  std::vector<std::string> lines = {words::said(
      phrase, language, {words::resultText(desk::factsOf(done.before, event.setup.set), language)})};
  if (done.sheetBefore == db::Acceptance::Accepted) {
    lines.push_back(words::said(Phrase::SheetToAccept, language));
  }
  return lines;
}

std::string changeText(const desk::ResultChange& change, const rules::ChipSet& set,
                       words::Language language) {
  const auto text = [&](const contest::GameResult& result) {
    return words::resultText(desk::factsOf(result, set), language);
  };
  const std::string after = text(change.after);
  if (!change.before) return words::said(Phrase::ResultEntered, language, {after});
  if (change.kind == desk::ChangeKind::Confirmed)
    return words::said(Phrase::ResultConfirmed, language, {after});
  return words::said(Phrase::ResultCorrected, language, {after, text(*change.before)});
}

}  // namespace damath::cli
