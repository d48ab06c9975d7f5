// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/exports/results_export.hpp"

#include <nlohmann/json.hpp>

#include "core/exact/number_text.hpp"
#include "core/notation/exports/csv_row.hpp"
#include "core/notation/exports/entry_export.hpp"
#include "core/notation/json/figure_json.hpp"
#include "core/sheet/law/spelling.hpp"

namespace damath::notation {

using nlohmann::ordered_json;

namespace {

class Export {
 public:
  Export(const contest::Contest& contest, const contest::Event& event, const contest::Privacy& privacy)
      : m_contest(contest),
        m_event(event),
        m_privacy(privacy),
        m_columns(entryColumns(contest, event, privacy)) {}

  [[nodiscard]] ordered_json json() const {
    ordered_json json;
    json["event"] = m_event.setup.name;
    json["set"] = m_event.setup.set.name;
    json["ruleset"] = m_event.setup.ruleset.name;
    json["games"] = ordered_json::array();
    for (const contest::Game& game : m_event.games) {
      if (m_event.isHeld(game.round)) continue;
      ordered_json row = placeJson(game);
      addSides(row, game.blue, game.red, game.result);
      json["games"].push_back(std::move(row));
    }
    json["byes"] = ordered_json::array();
    for (const contest::Bye& bye : m_event.byes) {
      if (m_event.isHeld(bye.round)) continue;
      ordered_json row;
      row["round"] = contest::numberOf(bye.round);
      row.update(entryJson(shown(bye.entry), m_privacy));
      row["kind"] = contest::toText(bye.kind);
      json["byes"].push_back(std::move(row));
    }
    json["rematches"] = ordered_json::array();
    for (const contest::Rematch& rematch : m_event.rematches) {
      ordered_json row;
      addSides(row, rematch.blue, rematch.red, rematch.result);
      if (const contest::Game* game = decidedBy(rematch)) row["decides"] = placeJson(*game);
      json["rematches"].push_back(std::move(row));
    }
    return json;
  }

  [[nodiscard]] std::string csv() const {
    std::vector<std::string> header{"kind", "round", "board"};
    addEntryHeadings(header, m_columns, "blue");
    header.emplace_back("blueGrand");
    addEntryHeadings(header, m_columns, "red");
    for (const char* name : {"redGrand", "ending", "result", "blueGrandDecimal", "redGrandDecimal"}) {
      header.emplace_back(name);
    }
    std::string csv = csvRow(header);
    for (const contest::Game& game : m_event.games) {
      if (m_event.isHeld(game.round)) continue;
      csv += gameRow("game", &game, game.blue, game.red, game.result);
    }
    for (const contest::Bye& bye : m_event.byes) {
      if (!m_event.isHeld(bye.round)) csv += byeRow(bye);
    }
    for (const contest::Rematch& rematch : m_event.rematches) {
      csv += gameRow("rematch", decidedBy(rematch), rematch.blue, rematch.red, rematch.result);
    }
    return csv;
  }

 private:
  [[nodiscard]] contest::PublicEntry shown(contest::EntryId entry) const {
    return contest::publicEntry(m_contest, m_event, entry, m_privacy);
  }
  [[nodiscard]] const contest::Game* decidedBy(const contest::Rematch& rematch) const {
    return rematch.decides ? m_event.find(*rematch.decides) : nullptr;
  }
  static ordered_json placeJson(const contest::Game& game) {
    ordered_json json;
    json["round"] = contest::numberOf(game.round);
    json["board"] = contest::numberOf(game.board);
    return json;
  }

  void addSides(ordered_json& json, contest::EntryId blue, contest::EntryId red,
                const std::optional<contest::GameResult>& result) const {
    json["blue"] = entryJson(shown(blue), m_privacy);
    json["red"] = entryJson(shown(red), m_privacy);
    addGrand(json, "blueGrand", result ? result->blueGrand : std::nullopt);
    addGrand(json, "redGrand", result ? result->redGrand : std::nullopt);
    json["ending"] =
        result ? ordered_json(std::string(rules::toText(result->ending))) : ordered_json(nullptr);
    json["result"] =
        result ? ordered_json(std::string(rules::toText(result->result))) : ordered_json(nullptr);
  }
  void addGrand(ordered_json& json, const std::string& name,
                const std::optional<exact::Number>& grand) const {
    if (grand) {
      addFigure(json, name, *grand, m_event.setup.set);
    } else {
      json[name] = nullptr;
    }
  }

  [[nodiscard]] std::string gameRow(const char* kind, const contest::Game* place, contest::EntryId blue,
                                    contest::EntryId red,
                                    const std::optional<contest::GameResult>& result) const {
    const auto grand = [&](const std::optional<exact::Number>& value) {
      return value ? sheet::figureText(m_event.setup.set, *value) : std::string();
    };
    std::vector<std::string> row{kind,
                                 place != nullptr ? std::to_string(contest::numberOf(place->round)) : "",
                                 place != nullptr ? std::to_string(contest::numberOf(place->board)) : ""};
    addEntryCells(row, shown(blue), m_columns);
    row.push_back(grand(result ? result->blueGrand : std::nullopt));
    addEntryCells(row, shown(red), m_columns);
    row.push_back(grand(result ? result->redGrand : std::nullopt));
    row.emplace_back(result ? rules::toText(result->ending) : "");
    row.emplace_back(result ? rules::toText(result->result) : "");
    const auto decimals = [](const std::optional<exact::Number>& value) {
      return value ? exact::toDecimals(*value, 2) : std::string();
    };
    row.push_back(decimals(result ? result->blueGrand : std::nullopt));
    row.push_back(decimals(result ? result->redGrand : std::nullopt));
    return csvRow(row);
  }

  [[nodiscard]] std::string byeRow(const contest::Bye& bye) const {
    std::vector<std::string> row{bye.kind == contest::ByeKind::Allotted ? "bye" : "absent",
                                 std::to_string(contest::numberOf(bye.round)), ""};
    addEntryCells(row, shown(bye.entry), m_columns);
    row.emplace_back();
    addNoEntry(row, m_columns);
    row.resize(row.size() + 5);
    return csvRow(row);
  }

  const contest::Contest& m_contest;
  const contest::Event& m_event;
  const contest::Privacy& m_privacy;
  EntryColumns m_columns;
};

}  // namespace

ordered_json resultsJson(const contest::Contest& contest, const contest::Event& event,
                         const contest::Privacy& privacy) {
  return Export(contest, event, privacy).json();
}

std::string resultsCsv(const contest::Contest& contest, const contest::Event& event,
                       const contest::Privacy& privacy) {
  return Export(contest, event, privacy).csv();
}

}  // namespace damath::notation
