#include "db/detail/journal_text.hpp"

#include <nlohmann/json.hpp>

#include "db/detail/codec.hpp"

namespace damath::db::detail {

namespace {

using Json = nlohmann::ordered_json;

std::string numbered(std::string_view noun, std::int64_t number) {
  return std::string(noun) + " " + std::to_string(number);
}

template <class T>
Json orNull(const std::optional<T>& value) {
  return value ? Json(*value) : Json();
}

Json figure(const std::optional<exact::Number>& value, exact::FigureStyle style) {
  return value ? Json(figureText(*value, style)) : Json();
}

void addResult(Json& json, const contest::GameResult& result, exact::FigureStyle style) {
  json["ending"] = rules::toText(result.ending);
  json["blueGrand"] = figure(result.blueGrand, style);
  json["redGrand"] = figure(result.redGrand, style);
  json["result"] = rules::toText(result.result);
}

}  // namespace

std::string eventSubject(contest::EventId event) {
  return numbered("event", numberOf(event));
}

std::string entriesSubject(contest::EventId event) {
  return eventSubject(event) + " entries";
}

std::string roundSubject(contest::EventId event, contest::RoundNumber round) {
  return numbered(eventSubject(event) + " round", numberOf(round));
}

std::string gameSubject(contest::GameId game) {
  return numbered("game", numberOf(game));
}

std::string rematchSubject(contest::GameId rematch) {
  return numbered("rematch", numberOf(rematch));
}

std::string sheetSubject(contest::SheetId sheet) {
  return numbered("sheet", numberOf(sheet));
}

std::string acceptanceSubject(contest::SheetId sheet) {
  return sheetSubject(sheet) + " acceptance";
}

std::string journalText(const contest::ContestHead& head) {
  return Json{{"name", head.name}, {"venue", head.venue}, {"date", head.date}}.dump();
}

std::string journalText(const contest::EventSetup& setup) {
  return Json{{"name", setup.name},
              {"set", Json::parse(chipSetText(setup.set))},
              {"ruleset", Json::parse(rulesetText(setup.ruleset))},
              {"system", contest::toText(setup.system)},
              {"legs", setup.legs},
              {"rounds", orNull(setup.rounds)},
              {"lotSeed", std::to_string(setup.lotSeed)}}
      .dump();
}

std::string journalText(const std::vector<EntryFacts>& entries) {
  Json list = Json::array();
  for (const EntryFacts& facts : entries) {
    list.push_back({{"entry", numberOf(facts.entry.id)},
                    {"number", facts.entry.number},
                    {"player", numberOf(facts.player.id)},
                    {"last", facts.player.last},
                    {"first", facts.player.first},
                    {"middle", facts.player.middle},
                    {"grade", facts.player.grade},
                    {"coach", facts.player.coach},
                    {"rating", orNull(facts.player.rating)},
                    {"school", facts.school.name},
                    {"district", facts.school.district},
                    {"division", facts.school.division}});
  }
  return list.dump();
}

std::string journalText(const std::vector<contest::Game>& games, const std::vector<contest::EntryId>& byes) {
  Json boards = Json::array();
  for (const contest::Game& game : games) {
    boards.push_back({{"board", numberOf(game.board)},
                      {"game", numberOf(game.id)},
                      {"blue", numberOf(game.blue)},
                      {"red", numberOf(game.red)}});
  }
  Json sitting = Json::array();
  for (const contest::EntryId entry : byes) sitting.push_back(numberOf(entry));
  return Json{{"boards", boards}, {"byes", sitting}}.dump();
}

std::string journalText(const contest::GameResult& result, exact::FigureStyle style) {
  Json json;
  addResult(json, result, style);
  return json.dump();
}

std::string journalText(contest::EventId event, const contest::Rematch& rematch, exact::FigureStyle style) {
  Json json{{"event", numberOf(event)}, {"blue", numberOf(rematch.blue)}, {"red", numberOf(rematch.red)}};
  addResult(json, rematch.result, style);
  return json.dump();
}

std::string journalText(contest::GameId game, int version, const sheet::Sheet& sheet) {
  Json tags = Json::array();
  for (const sheet::Tag& tag : sheet.tags) tags.push_back(Json::array({tag.name, tag.value}));
  Json lines = Json::array();
  for (const sheet::Line& line : sheet.lines) {
    Json halves = Json::array();
    for (const board::Side side : board::kSides) {
      const sheet::Half& half = line.of(side);
      halves.push_back(Json::array({kindText(half.kind), half.move, half.score, half.total}));
    }
    lines.push_back(std::move(halves));
  }
  return Json{{"game", numberOf(game)}, {"version", version}, {"tags", tags}, {"lines", lines}}.dump();
}

std::string journalText(const std::vector<StoredCorrection>& corrections) {
  Json list = Json::array();
  for (const StoredCorrection& correction : corrections) {
    list.push_back({{"line", correction.line},
                    {"side", sideText(correction.side)},
                    {"cell", sheet::toText(correction.cell)},
                    {"written", correction.written},
                    {"correct", correction.correct},
                    {"by", correction.by},
                    {"reason", correction.reason}});
  }
  return Json{{"corrections", list}}.dump();
}

}  // namespace damath::db::detail
