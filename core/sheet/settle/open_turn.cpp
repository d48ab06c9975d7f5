// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/settle/open_turn.hpp"

#include <algorithm>

#include "core/rules/breach.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/sheet/law/spelling.hpp"

namespace damath::sheet {

namespace {

using board::Side;

const ReplayedTurn* turnAt(const AuditReport& report, int line, Side side) {
  const auto found = std::ranges::find_if(report.turns, [&](const ReplayedTurn& turn) {
    return turn.side == side && std::ranges::find(turn.lines, line) != turn.lines.end();
  });
  return found == report.turns.end() ? nullptr : &*found;
}

bool beginsWith(const rules::Turn& turn, const rules::Turn& beginning, std::size_t jumps) {
  return turn.start() == beginning.start() && turn.jumps().size() > jumps &&
         std::ranges::equal(turn.jumps().first(jumps), beginning.jumps().first(jumps));
}

}  // namespace

bool canGoOn(const AuditReport& report, const rules::Ruleset& ruleset, int line, Side side) {
  const ReplayedTurn* turn = turnAt(report, line, side);
  if (turn == nullptr || !turn->turn.isCapture()) return false;
  // A line may record several jumps. Then it is in the list once for each jump.
  const auto upToHere =
      static_cast<std::size_t>(std::ranges::count_if(turn->lines, [=](int each) { return each <= line; }));
  const std::size_t jumps = std::min(upToHere, turn->turn.jumps().size());
  const auto playable = rules::playableTurns(ruleset, turn->before);
  return std::ranges::any_of(
      playable, [&](const rules::PlayableTurn& other) { return beginsWith(other.turn, turn->turn, jumps); });
}

std::size_t turnsSettled(const AuditReport& report) {
  const auto open = std::ranges::find(report.turns, true, &ReplayedTurn::isOpen);
  return static_cast<std::size_t>(open - report.turns.begin());
}

OpenRoutes openRoutes(const AuditReport& report, const rules::ChipSet& set, const rules::Ruleset& ruleset,
                      int line, Side side) {
  const ReplayedTurn* turn = turnAt(report, line, side);
  if (turn == nullptr) return {};
  const auto finding = std::ranges::find_if(report.findings, [&](const Finding& each) {
    return each.code == FindingCode::AmbiguousRoute && each.line == turn->lines.front() && each.side == side;
  });
  if (finding == report.findings.end()) return {};
  OpenRoutes open{turn->lines.front(), {}};
  const Law law(ruleset, set);
  const auto playable = rules::playableTurns(ruleset, turn->before);
  for (const std::string& text : finding->alternatives) {
    for (const rules::PlayableTurn& other : playable) {
      const bool isListed = std::ranges::find(open.routes, other.turn, &OpenRoute::turn) != open.routes.end();
      if (isListed || textOf(law, turn->before, other.turn) != text) continue;
      OpenRoute route{other.turn, turn->before, text};
      rules::play(ruleset, route.after, other.turn);
      open.routes.push_back(std::move(route));
      break;
    }
  }
  return open;
}

}  // namespace damath::sheet
