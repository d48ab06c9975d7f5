// SPDX-License-Identifier: GPL-3.0-or-later
// The options --blue, --red and --ending: the result of a game.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "app/cli/shell/command_line.hpp"
#include "app/desk/rounds/result_check.hpp"
#include "app/desk/rounds/round_desk.hpp"
#include "core/rules/chip_set.hpp"

namespace damath::cli {

struct ResultOptions {
  std::string blue;
  std::string red;
  std::string ending = "time";

  [[nodiscard]] bool isGiven() const { return !blue.empty() || !red.empty() || ending != "time"; }
  // Returns the name of the first option that was given.
  [[nodiscard]] std::string given() const {
    return !blue.empty() ? "--blue" : !red.empty() ? "--red" : "--ending";
  }
};

void addResultOptions(CommandLine& command, ResultOptions& options);

[[nodiscard]] InputResult<contest::ResultInput> resultInput(const ResultOptions& options,
                                                            words::Language language);

// Returns a game's result as JSON: {"ending":"time","blue":"75","red":"-72","result":"1-0"}
[[nodiscard]] nlohmann::ordered_json resultJson(const contest::GameResult& result, const rules::ChipSet& set);
// Returns the entered result beside the result of the scoresheet, as JSON:
// {"entered":{"ending":…},"sheet":{…}}. Returns null if both agree.
[[nodiscard]] nlohmann::ordered_json differenceJson(const std::optional<desk::ResultDifference>& difference);
// Returns `json` with two members added after a result was deleted: "was" is the deleted result, and
// "sheetReopened" is true if the accepted scoresheet is open again.
[[nodiscard]] nlohmann::ordered_json reopenedJson(const desk::ResultReopened& done,
                                                  const contest::Event& event, nlohmann::ordered_json json);
[[nodiscard]] std::vector<std::string> reopenedText(const desk::ResultReopened& done,
                                                    const contest::Event& event, words::Phrase phrase,
                                                    words::Language language);
// Returns the sentence that a result was entered, confirmed or corrected. For a correction, the sentence also
// names the earlier result.
[[nodiscard]] std::string changeText(const desk::ResultChange& change, const rules::ChipSet& set,
                                     words::Language language);

}  // namespace damath::cli
