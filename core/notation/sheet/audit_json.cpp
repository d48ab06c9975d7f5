// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/sheet/audit_json.hpp"

#include <nlohmann/json.hpp>
#include <vector>

#include "core/board/side.hpp"
#include "core/notation/board/position_json.hpp"
#include "core/notation/board/turn_json.hpp"
#include "core/notation/json/figure_json.hpp"
#include "core/notation/json/json_list.hpp"
#include "core/precondition.hpp"

namespace damath::notation {

namespace {

using nlohmann::ordered_json;

ordered_json gamesJson(const std::vector<sheet::PossibleGame>& games, const rules::ChipSet& set) {
  auto all = ordered_json::array();
  for (const sheet::PossibleGame& game : games) {
    ordered_json json;
    json["side"] = toText(game.side);
    json["turn"] = game.turn;
    json["route"] = game.route;
    addFigure(json, "blue", game.grands[0], set);
    addFigure(json, "red", game.grands[1], set);
    all.push_back(std::move(json));
  }
  return all;
}

ordered_json findingJson(const sheet::Finding& finding, const rules::ChipSet& set,
                         const std::string& sentence) {
  ordered_json json;
  json["line"] = orNull(finding.line);
  json["side"] = finding.side ? ordered_json(std::string(toText(*finding.side))) : ordered_json(nullptr);
  json["cell"] = toText(finding.cell);
  json["code"] = toText(finding.code);
  json["clause"] = toText(finding.clause);
  json["severity"] = toText(finding.severity());
  json["written"] = finding.written;
  json["correct"] = orNull(finding.correct);
  json["causedBy"] = orNull(finding.causedBy);
  json["message"] = sentence;
  if (finding.beforeLine) json["beforeLine"] = *finding.beforeLine;
  if (finding.untilLine) json["untilLine"] = *finding.untilLine;
  if (finding.isOnGuessedBoard) json["guessedBoard"] = true;
  if (const auto* games = finding.factsAs<std::vector<sheet::PossibleGame>>())
    json["games"] = gamesJson(*games, set);
  return json;
}

ordered_json totalsJson(const sheet::Totals& totals, const rules::ChipSet& set) {
  ordered_json json;
  addFigure(json, "running", totals.running, set);
  addFigure(json, "remaining", totals.remaining, set);
  addFigure(json, "grand", totals.grand, set);
  return json;
}

std::string jsonString(std::string_view text) {
  return nlohmann::ordered_json(std::string(text))
      .dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace

ordered_json auditJson(const AuditSubject& subject, const sheet::AuditReport& report,
                       std::span<const std::string> sentences) {
  DAMATH_EXPECTS(sentences.size() == report.findings.size());
  ordered_json json;
  json["sheet"] = std::string(subject.sheet);
  json["set"] = subject.set.name;
  json["ruleset"] = std::string(subject.ruleset);
  json["replay"] = toText(report.replay);
  json["turns"] = report.turns.size();
  json["followed"] = report.turns.size();
  json["ofTurns"] = orNull(report.turnsOnPaper);
  json["findings"] = ordered_json::array();
  for (std::size_t i = 0; i < sentences.size(); ++i) {
    json["findings"].push_back(findingJson(report.findings[i], subject.set, sentences[i]));
  }
  for (const board::Side side : board::kSides) {
    json[std::string(toText(side))] = totalsJson(report.of(side), subject.set);
  }
  json["result"] = report.isResultOpen ? ordered_json() : ordered_json(rules::toText(report.result));
  if (report.limitReached) json["limitReached"] = true;
  return json;
}

std::string toAuditJson(const AuditSubject& subject, const sheet::AuditReport& report,
                        std::span<const std::string> sentences) {
  // The name of the sheet's file may contain bytes that are not UTF-8. Such bytes are replaced, because JSON
  // must be UTF-8.
  return auditJson(subject, report, sentences).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string toReplayJson(std::string_view sheet, const sheet::AuditReport& report, const GameLaw& law) {
  std::string json = "{\"sheet\":" + jsonString(sheet) + ",\"set\":" + jsonString(law.set.name) +
                     ",\"ruleset\":" + jsonString(law.ruleset.name) +
                     ",\"replay\":" + jsonString(toText(report.replay)) +
                     ",\"start\":" + toPositionJson(report.start, law.set) + ",\"turns\":[";
  for (const sheet::ReplayedTurn& turn : report.turns) {
    if (json.back() != '[') json += ',';
    json += "{\"side\":" + jsonString(toText(turn.side)) + ",\"lines\":" +
            nlohmann::ordered_json(std::vector<int>(turn.lines.begin(), turn.lines.end())).dump() +
            ",\"turn\":" + toTurnJson(turn.turn, turn.before, law) +
            ",\"after\":" + toPositionJson(turn.after, law.set) + "}";
  }
  return json + "]}";
}

}  // namespace damath::notation
