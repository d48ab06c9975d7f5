// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/law/ruleset_json.hpp"

#include <nlohmann/json.hpp>

#include "core/notation/json/json_shape.hpp"
#include "core/notation/law/ruleset_options.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::notation {

namespace {

std::vector<std::string> profileList() {
  const auto names = rules::profileNames();
  return {names.begin(), names.end()};
}

rules::Ruleset readBase(JsonShape& shape, const JsonNode& document) {
  const JsonNode* base = document.field("base");
  if (base == nullptr) return rules::manual();
  const auto name = shape.text(*base, "base");
  if (!name) return rules::manual();
  if (auto profile = rules::profile(*name)) return *std::move(profile);
  shape.add(JsonFaultCode::UnknownBase, *base, "base", profileList());
  return rules::manual();
}

void readOptions(JsonShape& shape, const JsonNode& options, rules::Ruleset& ruleset) {
  if (options.kind != JsonKind::Object) return shape.wrongType(options, "options", {"object"});
  for (const auto& [name, answer] : options.fields) {
    const std::string where = inside("options", name);
    if (const RulesetOption* option = findRulesetOption(name)) {
      option->read(shape, answer, where, ruleset);
    } else {
      std::vector<std::string> known;
      for (const RulesetOption& each : rulesetOptions()) known.emplace_back(each.question.name);
      shape.add(JsonFaultCode::UnknownOption, answer, where, std::move(known));
    }
  }
}

}  // namespace

std::string toRulesetJson(const rules::Ruleset& ruleset) {
  nlohmann::ordered_json options;
  for (const RulesetOption& option : rulesetOptions()) {
    options[std::string(option.question.name)] = option.written(ruleset);
  }
  nlohmann::ordered_json document;
  document["name"] = ruleset.name;
  document["base"] = rules::manual().name;
  document["options"] = std::move(options);
  return document.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

Expected<rules::Ruleset, JsonFaults> parseRulesetJson(std::string_view text) {
  auto document = parseJsonDocument(text);
  if (!document) return Unexpected<JsonFaults>(JsonFaults{document.error()});
  JsonShape shape(std::move(document->twice));
  const JsonNode& root = document->root;
  rules::Ruleset ruleset = rules::manual();
  if (shape.object(root, "", {"name"}, {"base", "options"})) {
    ruleset = readBase(shape, root);
    if (const JsonNode* name = root.field("name")) {
      ruleset.name = shape.filledText(*name, "name").value_or("");
    }
    if (const JsonNode* options = root.field("options")) readOptions(shape, *options, ruleset);
  }
  if (!shape.clean()) return Unexpected<JsonFaults>(shape.take());
  return ruleset;
}

}  // namespace damath::notation
