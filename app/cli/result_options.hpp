// --blue, --red and --ending: how a game ended.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "app/cli/command_line.hpp"
#include "app/desk/result_check.hpp"
#include "app/desk/round_desk.hpp"
#include "core/rules/chip_set.hpp"

namespace damath::cli {

struct ResultOptions {
  std::string blue;
  std::string red;
  std::string ending = "time";

  [[nodiscard]] bool isGiven() const { return !blue.empty() || !red.empty() || ending != "time"; }
};

void addResultOptions(CommandLine& command, ResultOptions& options);

[[nodiscard]] Usable<desk::ResultInput> resultInput(const ResultOptions& options, words::Language language);

// {"ending":"time","blue":"75","red":"-72","result":"1-0"}
[[nodiscard]] nlohmann::ordered_json resultJson(const contest::GameResult& result, const rules::ChipSet& set);
// "1-0 (75 : -72)"
using desk::resultText;
// {"entered":{"ending":…},"sheet":{…}}, null where result and sheet in force do not differ.
[[nodiscard]] nlohmann::ordered_json differenceJson(const std::optional<desk::ResultDifference>& difference,
                                                    const rules::ChipSet& set);
// Whether this was entered for the first time, and what stood before.
[[nodiscard]] std::string changeText(const desk::ResultChange& change, const rules::ChipSet& set,
                                     words::Language language);

}  // namespace damath::cli
