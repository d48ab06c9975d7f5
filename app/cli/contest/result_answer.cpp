// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/contest/result_answer.hpp"

#include <nlohmann/json.hpp>

#include "app/desk/change/result_difference.hpp"
#include "app/words/texts/confirmation_words.hpp"
#include "app/words/texts/result_words.hpp"
#include "core/notation/json/json_list.hpp"
#include "core/sheet/law/spelling.hpp"
#include "core/spellings.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::Phrase;

ordered_json resultJson(const desk::ResultFacts& result) {
  ordered_json json;
  json["ending"] = rules::toText(result.ending);
  const auto add = [&](const std::string& name, const std::string& figure) {
    json[name] = figure.empty() ? ordered_json(nullptr) : ordered_json(figure);
  };
  add("blue", result.blueGrand);
  add("red", result.redGrand);
  json["result"] = result.result;
  return json;
}

ordered_json resultJson(const contest::GameResult& result, const rules::ChipSet& set) {
  return resultJson(desk::factsOf(result, set));
}

ordered_json differenceJson(const std::optional<desk::ResultDifference>& difference) {
  if (!difference) return nullptr;
  return {{"entered", resultJson(difference->entered)}, {"sheet", resultJson(difference->ofSheet)}};
}

ordered_json laterRoundsJson(const contest::Event& event, const std::vector<desk::LaterRound>& rounds) {
  const auto numbers = [&](const std::vector<contest::EntryId>& entries) {
    return notation::listed(entries, [&](contest::EntryId entry) -> ordered_json {
      const contest::Entry* found = event.find(entry);
      return found == nullptr ? ordered_json() : ordered_json(found->number);
    });
  };
  return notation::listed(rounds, [&](const desk::LaterRound& each) -> ordered_json {
    const contest::TouchedRound& touched = each.touched;
    return {{"round", contest::numberOf(touched.round)},
            {"published", each.publication == contest::Publication::Published},
            {"state", spellingOf(each.state)},
            {"boards", notation::listed(touched.boards,
                                        [](contest::BoardNumber board) -> ordered_json {
                                          return contest::numberOf(board);
                                        })},
            {"byesLost", numbers(touched.byesLost)},
            {"byesWon", numbers(touched.byesWon)},
            {"newcomers", numbers(touched.newcomers)},
            {"ownPairing", touched.isOwnPairing}};
  });
}

void addPairedAgain(ordered_json& json, std::vector<std::string>& lines, const desk::PairedAgain& again,
                    words::Language language) {
  if (!again.round) return;
  json["pairedAgain"] = contest::numberOf(*again.round);
  json["canceled"] = notation::listed(
      again.canceled, [](contest::RoundNumber round) -> ordered_json { return contest::numberOf(round); });
  lines.push_back(words::pairedAgainText(again, language));
}

ordered_json reopenedJson(const desk::ResultReopened& done, const contest::Event& event, ordered_json json) {
  json["was"] = resultJson(done.before, event.setup.set);
  json["sheetReopened"] = done.sheetBefore == db::Acceptance::Accepted;
  return json;
}

std::vector<std::string> reopenedText(const desk::ResultReopened& done, const contest::Event& event,
                                      Phrase phrase, words::Language language) {
  std::vector<std::string> lines = {words::said(
      phrase, language, {words::resultText(desk::factsOf(done.before, event.setup.set), language)})};
  if (done.sheetBefore == db::Acceptance::Accepted) {
    lines.push_back(words::said(Phrase::SheetToAccept, language));
  }
  return lines;
}

std::string changeText(const desk::ResultChange& change, const rules::ChipSet& set,
                       words::Language language) {
  const auto text = [&](const contest::GameResult& result) {
    return words::resultText(desk::factsOf(result, set), language);
  };
  const std::string after = text(change.after);
  if (!change.before) return words::said(Phrase::ResultEntered, language, {after});
  if (change.kind == desk::ChangeKind::Confirmed)
    return words::said(Phrase::ResultConfirmed, language, {after});
  return words::said(Phrase::ResultCorrected, language, {after, text(*change.before)});
}

ordered_json rulingsJson(const db::StoredSheet& stored) {
  return notation::listed(stored.rulings, [](const db::StoredRuling& ruling) -> ordered_json {
    return {{"line", notation::orNull(ruling.line)},
            {"side", ruling.side ? ordered_json(toText(*ruling.side)) : ordered_json()},
            {"cell", sheet::toText(ruling.cell)},
            {"decision", ruling.value ? "correct" : "keep"},
            {"value", notation::orNull(ruling.value)},
            {"by", ruling.by},
            {"reason", ruling.reason},
            {"at", ruling.at}};
  });
}

ordered_json openJson(const std::vector<sheet::Ruling>& open) {
  return notation::listed(open, [](const sheet::Ruling& each) -> ordered_json {
    return {{"line", notation::orNull(each.line)},
            {"side", each.side ? ordered_json(toText(*each.side)) : ordered_json()},
            {"cell", sheet::toText(each.cell)}};
  });
}

ordered_json outcomeJson(const sheet::Outcome& outcome, const rules::ChipSet& set) {
  return {{"blue", sheet::figureText(set, outcome.grands[0])},
          {"red", sheet::figureText(set, outcome.grands[1])},
          {"result", outcome.isOpen ? ordered_json() : ordered_json(rules::toText(outcome.result))}};
}

std::string outcomeText(const sheet::Outcome& outcome, const rules::ChipSet& set, words::Language language) {
  return words::said(outcome.isOpen ? Phrase::RuledGrandOpen : Phrase::RuledGrand, language,
                     {sheet::totalWithDecimals(set, outcome.grands[0]),
                      sheet::totalWithDecimals(set, outcome.grands[1]), rules::scoreText(outcome.result)});
}

}  // namespace damath::cli
