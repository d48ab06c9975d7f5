// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/journal/journal_text.hpp"

#include "core/board/side.hpp"
#include "core/contest/systems/system.hpp"
#include "db/detail/figure_text.hpp"
#include "db/detail/finding_text.hpp"
#include "db/detail/law_text.hpp"
#include "db/detail/ordered_json.hpp"
#include "db/records/sheet_owner.hpp"

namespace damath::db::detail {

namespace {

OrderedJson figure(const std::optional<exact::Number>& value, exact::FigureStyle style) {
  return value ? OrderedJson(figureText(*value, style)) : OrderedJson();
}

void addResult(OrderedJson& json, const contest::GameResult& result, exact::FigureStyle style) {
  json["ending"] = rules::toText(result.ending);
  json["blueGrand"] = figure(result.blueGrand, style);
  json["redGrand"] = figure(result.redGrand, style);
  json["result"] = rules::toText(result.result);
}

void addPlayer(OrderedJson& json, const contest::Player& player, const contest::School& school) {
  json["player"] = numberOf(player.id);
  for (const contest::PlayerText& each : contest::kPlayerTexts) json[each.name] = player.*each.text;
  json["rating"] = orNull(player.rating);
  json["school"] = school.name;
  json["district"] = school.district;
  json["division"] = school.division;
}

OrderedJson headJson(const contest::ContestHead& head) {
  return {{"name", head.name},
          {"venue", head.venue},
          {"date", head.date},
          {"contestLevel", contest::toText(head.level)},
          {"standing", contest::toText(head.mode)}};
}

OrderedJson pairingJson(const std::vector<contest::Game>& games, const std::vector<contest::Bye>& byes) {
  const auto boards = listed(games, [](const contest::Game& game) -> OrderedJson {
    return {{"board", numberOf(game.board)},
            {"game", numberOf(game.id)},
            {"blue", numberOf(game.blue)},
            {"red", numberOf(game.red)}};
  });
  const auto sitting = listed(byes, [](const contest::Bye& bye) -> OrderedJson {
    return {{"entry", numberOf(bye.entry)}, {"kind", contest::toText(bye.kind)}};
  });
  return OrderedJson{{"boards", boards}, {"byes", sitting}};
}

}  // namespace

std::string journalText(const contest::ContestHead& head) {
  return headJson(head).dump();
}

std::string journalText(const contest::ContestHead& head, const std::string& origin) {
  OrderedJson text = headJson(head);
  text["origin"] = origin;
  return text.dump();
}

std::string journalText(const contest::EventSetup& setup) {
  OrderedJson text{{"name", setup.name},
                   {"set", OrderedJson::parse(chipSetText(setup.set))},
                   {"ruleset", OrderedJson::parse(rulesetText(setup.ruleset))},
                   {"system", contest::toText(setup.system)},
                   {"legs", setup.legs},
                   {"rounds", orNull(setup.rounds)},
                   {"lotSeed", std::to_string(setup.lotSeed)},
                   {"level", setup.level},
                   {"firstMove", contest::toText(setup.firstMove)},
                   {"schoolMates", contest::toText(setup.schoolMates)},
                   {"sheetsWanted", contest::toText(setup.sheetsWanted)},
                   {"groups", setup.groupPlan.groups},
                   {"advancing", setup.groupPlan.advancing},
                   {"final", contest::toText(setup.groupPlan.final)}};
  if (pairing::rulesOf(setup.system).takesSwissPlan) {
    text["roundsApart"] = setup.swissPlan.roundsApart;
    text["acceleration"] = contest::toText(setup.swissPlan.acceleration);
  }
  return text.dump();
}

std::string journalText(const std::vector<EntryFacts>& entries) {
  OrderedJson list = OrderedJson::array();
  for (const EntryFacts& facts : entries) {
    OrderedJson json{{"entry", numberOf(facts.entry.id)}, {"number", facts.entry.number}};
    addPlayer(json, facts.player, facts.school);
    json["firstRound"] = facts.entry.firstRound;
    list.push_back(std::move(json));
  }
  return list.dump();
}

std::string journalText(const contest::Player& player, const contest::School& school) {
  OrderedJson json;
  addPlayer(json, player, school);
  return json.dump();
}

std::string journalText(const contest::Entry& entry) {
  const auto absences = listed(entry.absences, [](contest::RoundNumber round) { return numberOf(round); });
  return OrderedJson{
      {"firstRound", entry.firstRound}, {"lastRound", orNull(entry.lastRound)}, {"absences", absences}}
      .dump();
}

std::string checkInText(contest::RoundNumber round, std::optional<Arrival> arrival) {
  OrderedJson json{{"round", numberOf(round)}, {"arrival", nullptr}};
  if (arrival) json["arrival"] = toText(*arrival);
  return json.dump();
}

std::string noticeText(const std::string& line) {
  return OrderedJson{{"line", line}}.dump();
}

std::string journalText(const std::vector<contest::EntryId>& order) {
  return listed(order, [](contest::EntryId entry) { return numberOf(entry); }).dump();
}

std::string journalText(const std::vector<contest::Game>& games, const std::vector<contest::Bye>& byes) {
  return pairingJson(games, byes).dump();
}

std::string journalText(const std::vector<contest::Game>& games, const std::vector<contest::Bye>& byes,
                        exact::FigureStyle style) {
  OrderedJson json = pairingJson(games, byes);
  for (std::size_t i = 0; i < games.size(); ++i) {
    if (games[i].result) addResult(json["boards"][i], *games[i].result, style);
  }
  return json.dump();
}

std::string journalText(const contest::GameResult& result, exact::FigureStyle style) {
  OrderedJson json;
  addResult(json, result, style);
  return json.dump();
}

std::string journalText(contest::EventId event, const contest::Rematch& rematch, exact::FigureStyle style) {
  OrderedJson json{
      {"event", numberOf(event)}, {"blue", numberOf(rematch.blue)}, {"red", numberOf(rematch.red)}};
  addResult(json, rematch.result, style);
  if (rematch.decides) json["decides"] = numberOf(*rematch.decides);
  return json.dump();
}

std::string journalText(SheetOwner owner, int version, const SheetDigests& digests, std::string_view habits) {
  OrderedJson json{{"owner", subjectOf(owner)},
                   {"game", numberOf(owner.game)},
                   {"version", version},
                   {"digest", digests.content},
                   {"findings", digests.findings}};
  if (!habits.empty()) json["habits"] = habits;
  return json.dump();
}

std::string journalText(contest::SheetId sheet, const std::vector<StoredCorrection>& corrections) {
  return OrderedJson{{"sheet", numberOf(sheet)},
                     {"corrections", OrderedJson::parse(correctionsText(corrections))}}
      .dump();
}

std::string journalText(const StoredReview& review) {
  return OrderedJson{{"reviewer", review.reviewer},
                     {"manner", review.keyed ? "keyed" : "read"},
                     {"differences", review.differences}}
      .dump();
}

std::string journalText(const StoredRuling& ruling, const std::string& written, int habitCells) {
  OrderedJson text{{"line", orNull(ruling.line)},
                   {"side", ruling.side ? OrderedJson(toText(*ruling.side)) : OrderedJson()},
                   {"cell", sheet::toText(ruling.cell)},
                   {"value", orNull(ruling.value)},
                   {"written", written}};
  if (habitCells > 0) text["habitCells"] = habitCells;
  return text.dump();
}

std::string journalText(const Violation& violation) {
  return OrderedJson{{"event", numberOf(violation.event)},
                     {"entry", numberOf(violation.entry)},
                     {"game", violation.game ? OrderedJson(numberOf(*violation.game)) : OrderedJson()},
                     {"kind", toText(violation.kind)},
                     {"remark", violation.remark}}
      .dump();
}

std::string journalText(const Branch& branch) {
  return OrderedJson{{"key", branch.key}}.dump();
}

std::string namesText(const contest::EventSetup& setup) {
  return OrderedJson{{"name", setup.name}, {"level", setup.level}}.dump();
}

std::string signOffText(const Stamp& stamp) {
  return OrderedJson{{"by", stamp.by}}.dump();
}

std::string restoreText(const std::string& backup, const std::optional<std::vector<ReplacedRows>>& replaced) {
  OrderedJson json{{"backup", backup}, {"replaced", nullptr}};
  if (!replaced) return json.dump();
  json["replaced"] = listed(*replaced, [](const ReplacedRows& rows) {
    return OrderedJson{{"from", rows.from}, {"digests", rows.digests}};
  });
  return json.dump();
}

std::string journalText(const IssuedPaper& paper, const std::string& of) {
  return OrderedJson{{"form", paper.of.form},
                     {"of", OrderedJson::parse(of)},
                     {"digest", paper.digest},
                     {"program", paper.program},
                     {"journal", paper.journal}}
      .dump();
}

std::string momentText(Instant at, std::int64_t row) {
  return OrderedJson{{"row", row}, {"clock", toText(at)}}.dump();
}

std::string clockText(const ClockJump& jump) {
  return OrderedJson{{"doubt", toText(jump.doubt)}, {"clock", toText(jump.now)}}.dump();
}

std::string rescueText(const RescueReport& rescue, const std::string& file) {
  return OrderedJson{{"file", file},
                     {"objects", rescue.objects},
                     {"left", rescue.left.size()},
                     {"differing", rescue.differing},
                     {"chained", rescue.isChained}}
      .dump();
}

std::string liveText(const LiveHead& head, contest::EntryId blue, contest::EntryId red,
                     std::string_view keeping) {
  return OrderedJson{{"live", head.live},
                     {"blue", numberOf(blue)},
                     {"red", numberOf(red)},
                     {"keeping", keeping},
                     {"chain", chainText(head)}}
      .dump();
}

std::string liveText(const LiveHead& head, const std::string& what, std::string_view remark) {
  return OrderedJson{{"live", head.live},
                     {"step", head.steps},
                     {"what", OrderedJson::parse(what)},
                     {"remark", remark},
                     {"chain", chainText(head)}}
      .dump();
}

std::string withHeads(const std::string& text, const std::vector<LiveHead>& heads) {
  if (heads.empty()) return text;
  OrderedJson json = OrderedJson::parse(text);
  json["games"] = listed(heads, [](const LiveHead& head) {
    return OrderedJson{{"live", head.live}, {"chain", chainText(head)}};
  });
  return json.dump();
}

std::string reportText(int players, int rounds) {
  return OrderedJson{{"players", players}, {"rounds", rounds}}.dump();
}

std::string forgottenText(contest::PlayerId player, const std::vector<RemovedDigest>& removed) {
  const auto texts = listed(removed, [](const RemovedDigest& text) {
    return OrderedJson::array({text.token, text.digest});
  });
  return OrderedJson{{"player", numberOf(player)}, {"texts", texts}}.dump();
}

std::string rowsText(const std::vector<std::int64_t>& rows) {
  return OrderedJson{{"rows", rows}}.dump();
}

}  // namespace damath::db::detail
