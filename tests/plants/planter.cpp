// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/plants/planter.hpp"

#include <algorithm>

#include "core/rules/breach.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/plants/carried.hpp"
#include "tests/plants/mistake.hpp"
#include "tests/plants/spot.hpp"

namespace damath::plants {

namespace {

using board::Side;
using sheet::Cell;
using sheet::FindingCode;
using sheet::HalfKind;
using sheet::Line;
using sheet::Sheet;

// The least number of turns from the breach on, including the breach.
constexpr std::size_t kPlayedOn = 4;

Sheet randomSheet(const rules::ChipSet& set, Lots& lots) {
  return sheet::written(randomGame(set, 30 + static_cast<int>(pick(lots, 40)), lots), set, rules::manual(),
                        sheet::Routes::AsOnPaper);
}

Planter breachPlanter(rules::Breach breach, FindingCode code) {
  return [=](const rules::ChipSet& set, Lots& lots) {
    return plantBreach(breach, code, set, rules::manual(), lots);
  };
}

std::optional<Plant> entryAfterEnd(const rules::ChipSet& set, Lots& lots) {
  for (int attempt = 0; attempt < 200; ++attempt) {
    const sheet::GameRecord game = randomGame(set, 300, lots);
    board::Position position = game.start;
    for (const rules::Turn& turn : game.turns) rules::play(rules::manual(), position, turn);
    if (!rules::legalTurns(rules::manual(), position).empty()) continue;
    Sheet sheet = sheet::written(game, set, rules::manual(), sheet::Routes::AsOnPaper);
    const Side side = position.toMove();
    const auto end = std::ranges::find_if(sheet.lines, [](const Line& line) {
      return line.halves[0].kind != HalfKind::Play && line.halves[1].kind != HalfKind::Play;
    });
    const auto index = static_cast<std::size_t>(end - sheet.lines.begin());
    Line line;
    line.of(side) = {HalfKind::Play, set.chips[0].text + " (0,3)", {}, {}};
    sheet.lines.insert(end, line);
    return plantAt(std::move(sheet), {index, side}, FindingCode::EntryAfterEnd, Cell::Move);
  }
  return std::nullopt;
}

}  // namespace

std::optional<Plant> plantBreach(rules::Breach breach, FindingCode code, const rules::ChipSet& set,
                                 const rules::Ruleset& ruleset, Lots& lots) {
  for (int attempt = 0; attempt < 60; ++attempt) {
    sheet::GameRecord game;
    game.start = rules::startPosition(set, ruleset);
    board::Position position = game.start;
    const int earliest = 5 + static_cast<int>(pick(lots, 20));
    std::optional<std::size_t> breached;
    std::optional<rules::Turn> wrong;
    Side side = Side::Blue;
    for (int i = 0; i < 60; ++i) {
      const rules::TurnList legal = rules::legalTurns(ruleset, position);
      if (legal.empty()) break;
      rules::Turn turn = legal[pick(lots, legal.size())];
      if (!breached && i >= earliest) {
        std::vector<rules::PlayableTurn> against = rules::judgedTurns(ruleset, position);
        std::erase_if(against,
                      [&](const rules::PlayableTurn& playable) { return playable.breach != breach; });
        if (!against.empty()) {
          turn = against[pick(lots, against.size())].turn;
          breached = game.turns.size();
          wrong = turn;
          side = position.toMove();
        }
      }
      game.turns.push_back(turn);
      rules::play(ruleset, position, turn);
    }
    if (!breached || game.turns.size() < *breached + kPlayedOn) continue;
    // The line of the turn: the line of its first jump; for an unfinished chain, the line of its last jump.
    sheet::GameRecord before = game;
    before.turns.erase(before.turns.begin() + static_cast<std::ptrdiff_t>(*breached + 1), before.turns.end());
    const Sheet partial = sheet::written(before, set, ruleset, sheet::Routes::AsOnPaper);
    std::size_t last = 0;
    for (std::size_t i = 0; i < partial.lines.size(); ++i) {
      if (partial.lines[i].of(side).kind == HalfKind::Play) last = i;
    }
    if (code != FindingCode::ChainNotFinished && wrong->isCapture()) last -= wrong->jumps().size() - 1;
    return plantAt(sheet::written(game, set, ruleset, sheet::Routes::AsOnPaper), {last, side}, code,
                   Cell::Move);
  }
  return std::nullopt;
}

const std::vector<PlanterOf>& planters() {
  static const std::vector<PlanterOf> all = [] {
    std::vector<PlanterOf> made{
        {"missedCapture", breachPlanter(rules::Breach::MissedCapture, FindingCode::MissedCapture)},
        {"notMaximum", breachPlanter(rules::Breach::NotMaximum, FindingCode::NotMaximum)},
        {"damaPriority", breachPlanter(rules::Breach::DamaPriority, FindingCode::DamaPriority)},
        {"chainNotFinished", breachPlanter(rules::Breach::ChainNotFinished, FindingCode::ChainNotFinished)},
        {"entryAfterEnd", entryAfterEnd},
    };
    for (const PlanterOf& carried : carriedMistakes()) made.push_back(carried);
    for (const MistakeOf& mistake : mistakes()) {
      made.push_back({mistake.kind, [&mistake](const rules::ChipSet& set, Lots& lots) {
                        return mistake.plantIn(randomSheet(set, lots), set, lots);
                      }});
    }
    return made;
  }();
  return all;
}

}  // namespace damath::plants
