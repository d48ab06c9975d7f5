// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the fields of a form that a phone submitted as a result. The input has a field in each line:
// `name=value`. The first byte chooses the chip set.
#include <algorithm>

#include "app/desk/roster/person_text.hpp"
#include "app/hall/web/table_page.hpp"
#include "app/hall/web/typed_result.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "core/text/lines.hpp"
#include "tests/fuzz/target.hpp"

namespace damath::fuzz {

namespace {

using web::TypedResult;

web::Fields fieldsOf(std::string_view input) {
  web::Fields fields;
  for (const std::string_view line : linesOf(input)) {
    const std::size_t end = std::min(line.find('='), line.size());
    fields[std::string(line.substr(0, end))] = line.substr(std::min(end + 1, line.size()));
  }
  return fields;
}

bool isTypeable(const std::string& text) {
  return !desk::faultIn(text, desk::kMostRemarkLetters + 1);
}

// A result that is shown for correction must mean the same when it is submitted again.
Broken brokenCorrection(const contest::ResultInput& input, const contest::EventSetup& setup) {
  contest::GameResult result;
  result.ending = input.ending;
  result.blueGrand = input.blueGrand;
  result.redGrand = input.redGrand;
  const TypedResult shown = TypedResult::of(result, setup);
  const auto again = web::meaningOf(shown, setup, words::Language{});
  if (!again) return "the result shown is refused";
  if (again->ending != input.ending) return "the result shown has another ending";
  if (again->blueGrand.has_value() != input.blueGrand.has_value()) return "a total was lost";
  // An event of variables shows its totals rounded to two decimals.
  if (setup.set.arithmetic() == rules::Arithmetic::Variables) return {};
  const bool isSame = again->blueGrand == input.blueGrand && again->redGrand == input.redGrand;
  return isSame ? "" : "the result shown means another total";
}

Broken brokenTable(std::string_view key) {
  const auto table = web::tableIn(key);
  if (!table) return {};
  return web::tableIn(web::keyOf(*table)) == table ? "" : "the table in an address reads otherwise";
}

}  // namespace

Broken runWebForm(std::string_view input) {
  if (input.empty()) return {};
  const char kind = input.front();
  const char* set = kind == 'r'   ? "rational"
                    : kind == 'a' ? "radical"
                    : kind == 'p' ? "polynomial"
                                  : "integer";
  const rules::ChipSet* chips = rules::builtInChipSet(set);
  if (chips == nullptr) return "a chip set is missing";
  const contest::EventSetup setup{"Grade 7", *chips, rules::manual(), contest::System::RoundRobin, 1, {}, 1};
  const web::Fields form = fieldsOf(input.substr(1));
  if (Broken broken = brokenTable(web::valueOf(form, "free")); !broken.empty()) return broken;
  const TypedResult typed = TypedResult::of(form);
  for (const std::string* text : {&typed.blue, &typed.red, &typed.ending, &typed.reason}) {
    if (!isTypeable(*text)) return "a text that nobody can type";
  }
  if (typed.by && !isTypeable(*typed.by)) return "a name that nobody can type";
  if (typed.answered.size() > form.size()) return "more answers than fields";
  const auto meant = web::meaningOf(typed, setup, words::Language{});
  if (!meant) return firstLineNotText(meant.error()) || meant.error().empty() ? "a refusal without text" : "";
  if (meant->blueGrand.has_value() == typed.blue.empty()) return "a total that was not typed";
  return brokenCorrection(*meant, setup);
}

}  // namespace damath::fuzz
