// SPDX-License-Identifier: GPL-3.0-or-later
// Results in the answers of the contest commands, as JSON and as text: the result of a game and its change,
// and the outcome of a scoresheet with its rulings.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "app/desk/change/result_difference.hpp"
#include "app/desk/rounds/result_check.hpp"
#include "app/desk/rounds/round_desk.hpp"
#include "core/rules/chip_set.hpp"
#include "core/sheet/settle/ruling.hpp"
#include "db/records/sheet_records.hpp"
#include "words/language.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

// Returns a game's result as JSON: {"ending":"time","blue":"75","red":"-72","result":"1-0"}
[[nodiscard]] nlohmann::ordered_json resultJson(const contest::GameResult& result, const rules::ChipSet& set);
// Returns the entered result beside the result of the scoresheet, as JSON:
// {"entered":{"ending":…},"sheet":{…}}. Returns null if there is no difference.
[[nodiscard]] nlohmann::ordered_json differenceJson(const std::optional<desk::ResultDifference>& difference);
// Returns the later rounds that a change touches as JSON:
// [{"round":3,"published":true,"state":"open","boards":[1,2],"byesLost":[5],"byesWon":[2],"newcomers":[],
// "ownPairing":false}]. Players are given by their start numbers.
[[nodiscard]] nlohmann::ordered_json laterRoundsJson(const contest::Event& event,
                                                     const std::vector<desk::LaterRound>& rounds);
// If a change paired a round again, adds this round ("pairedAgain") and the rounds that were canceled
// ("canceled") to the answer, as JSON and as lines.
void addPairedAgain(nlohmann::ordered_json& json, std::vector<std::string>& lines,
                    const desk::PairedAgain& again, words::Language language);
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

// Returns the rulings on a scoresheet as JSON:
// [{"line":2,"side":"blue","cell":"score","decision":"keep","value":null,"by":…,"reason":…,"at":…}]
[[nodiscard]] nlohmann::ordered_json rulingsJson(const db::StoredSheet& stored);

// Returns as JSON the cells that the facilitator must rule on before the scoresheet can be accepted:
// [{"line":5,"side":"blue","cell":"move"}]
[[nodiscard]] nlohmann::ordered_json openJson(const std::vector<sheet::Ruling>& open);

// Returns the outcome of a scoresheet as JSON: {"blue":"75","red":"-72","result":"1-0"}. The member "result"
// is null if the result is open.
[[nodiscard]] nlohmann::ordered_json outcomeJson(const sheet::Outcome& outcome, const rules::ChipSet& set);
[[nodiscard]] std::string outcomeText(const sheet::Outcome& outcome, const rules::ChipSet& set,
                                      words::Language language);

}  // namespace damath::cli
