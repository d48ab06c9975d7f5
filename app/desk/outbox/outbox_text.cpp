// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/outbox/outbox_text.hpp"

#include <nlohmann/json.hpp>
#include <utility>

#include "core/exact/number_text.hpp"
#include "core/notation/sheet/sheet_text.hpp"

namespace damath::desk {

using nlohmann::ordered_json;

namespace {

constexpr const char* kFormat = "damath outbox";
constexpr int kVersion = 1;

ordered_json figureJson(const std::optional<exact::Number>& figure) {
  return figure ? ordered_json(exact::toText(*figure)) : ordered_json();
}

// Parses a grand total; nullopt for a JSON null. Throws an exception of the JSON library if the value has the
// wrong type or is no number.
std::optional<exact::Number> figureOf(const ordered_json& json) {
  if (json.is_null()) return std::nullopt;
  auto figure = exact::parseNumber(json.get<std::string>());
  if (!figure) throw ordered_json::other_error::create(501, "no figure", &json);
  return figure;
}

ordered_json placeJson(const SheetAt& at) {
  if (const auto* place = std::get_if<Place>(&at)) {
    return {{"round", contest::numberOf(place->round)}, {"board", contest::numberOf(place->board)}};
  }
  const RematchOf& of = std::get<RematchOf>(at);
  return {{"rematch", {contest::numberOf(of.one), contest::numberOf(of.other)}}};
}

SheetAt placeOf(const ordered_json& json) {
  if (json.contains("rematch")) {
    return RematchOf{contest::EntryId{json.at("rematch").at(0).get<std::int64_t>()},
                     contest::EntryId{json.at("rematch").at(1).get<std::int64_t>()}};
  }
  return Place{contest::RoundNumber{json.at("round").get<int>()},
               contest::BoardNumber{json.at("board").get<int>()}};
}

ordered_json draftJson(const Draft& draft) {
  ordered_json json = {{"id", draft.id},
                       {"at", draft.at},
                       {"by", draft.by},
                       {"reason", draft.reason},
                       {"event", contest::numberOf(draft.event)},
                       {"place", placeJson(draft.place)},
                       {"blue", contest::numberOf(draft.blue)},
                       {"red", contest::numberOf(draft.red)}};
  if (const auto* input = std::get_if<contest::ResultInput>(&draft.entry)) {
    json["result"] = {{"ending", rules::toText(input->ending)},
                      {"blue", figureJson(input->blueGrand)},
                      {"red", figureJson(input->redGrand)}};
  } else {
    json["sheet"] = notation::toSheetText(std::get<sheet::Sheet>(draft.entry));
  }
  if (draft.isDue) json["due"] = true;
  if (draft.basedOn) json["basedOn"] = *draft.basedOn;
  if (draft.seen) json["seen"] = {{"number", draft.seen->number}, {"digest", draft.seen->digest}};
  return json;
}

std::variant<contest::ResultInput, sheet::Sheet> entryOf(const ordered_json& json) {
  if (json.contains("sheet")) {
    auto sheet = notation::parseSheetText(json.at("sheet").get<std::string>());
    if (!sheet) throw ordered_json::other_error::create(501, "no sheet", &json);
    return *std::move(sheet);
  }
  const ordered_json& result = json.at("result");
  const auto ending = rules::parseEnding(result.at("ending").get<std::string>());
  if (!ending) throw ordered_json::other_error::create(501, "no ending", &json);
  return contest::ResultInput{*ending, figureOf(result.at("blue")), figureOf(result.at("red"))};
}

Draft draftOf(const ordered_json& json) {
  Draft draft;
  draft.id = json.at("id").get<std::string>();
  draft.at = json.at("at").get<std::string>();
  draft.by = json.at("by").get<std::string>();
  draft.reason = json.at("reason").get<std::string>();
  draft.event = contest::EventId{json.at("event").get<std::int64_t>()};
  draft.place = placeOf(json.at("place"));
  draft.blue = contest::EntryId{json.at("blue").get<std::int64_t>()};
  draft.red = contest::EntryId{json.at("red").get<std::int64_t>()};
  draft.entry = entryOf(json);
  draft.isDue = json.value("due", false);
  if (json.contains("basedOn")) draft.basedOn = json.at("basedOn").get<int>();
  if (json.contains("seen")) {
    const ordered_json& seen = json.at("seen");
    draft.seen = {seen.at("number").get<std::int64_t>(), seen.at("digest").get<std::string>()};
  }
  return draft;
}

}  // namespace

std::string toText(const OutboxContent& content) {
  ordered_json json = {{"format", kFormat},
                       {"version", kVersion},
                       {"contest", content.origin},
                       {"login", content.login},
                       {"drafts", ordered_json::array()}};
  for (const Draft& draft : content.drafts) json["drafts"].push_back(draftJson(draft));
  return json.dump(1, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

std::optional<OutboxContent> parseOutbox(const std::string& text) {
  try {
    const ordered_json json = ordered_json::parse(text);
    if (json.at("format") != kFormat || json.at("version") != kVersion) return std::nullopt;
    OutboxContent content{json.at("contest").get<std::string>(), json.at("login").get<std::string>(), {}};
    for (const ordered_json& each : json.at("drafts")) content.drafts.push_back(draftOf(each));
    return content;
  } catch (const ordered_json::exception&) {
    return std::nullopt;
  }
}

}  // namespace damath::desk
