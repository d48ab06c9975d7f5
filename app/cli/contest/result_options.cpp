// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/contest/result_options.hpp"

#include "app/cli/shell/terminal_text.hpp"
#include "app/desk/rounds/result_line.hpp"
#include "app/words/texts/result_words.hpp"

namespace damath::cli {

using words::Phrase;

void addResultOptions(CommandLine& command, ResultOptions& options) {
  command.option("--blue", options.blue, Phrase::OptBlue);
  command.option("--red", options.red, Phrase::OptRed);
  command.option("--ending", options.ending, Phrase::OptEnding);
}

InputResult<contest::ResultInput> resultInput(const ResultOptions& options, const rules::ChipSet& set,
                                              words::Language language) {
  Complaints complaints;
  contest::ResultInput input;
  const auto read = [&](const std::string& text, desk::LinePart part, std::optional<exact::Number>& total) {
    auto typed = desk::parseTotalField(text, part, set);
    if (!typed) return complaints.push_back({{}, {}, words::lineText(typed.error(), language)});
    total = *std::move(typed);
  };
  read(options.blue, desk::LinePart::Blue, input.blueGrand);
  read(options.red, desk::LinePart::Red, input.redGrand);
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
