// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/contest/result_options.hpp"

#include "app/cli/shell/terminal_text.hpp"
#include "core/exact/number_text.hpp"

namespace damath::cli {

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
  if (options.ending.empty()) {
    input.ending = rules::Ending::Time;
  } else if (const auto ending = rules::parseEnding(options.ending)) {
    input.ending = *ending;
  } else {
    complaints.push_back(complaintOf(Phrase::EndingBad, language, {shortened(options.ending)}));
  }
  if (!complaints.empty()) return Unexpected(std::move(complaints));
  return input;
}

}  // namespace damath::cli
