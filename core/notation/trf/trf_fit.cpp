// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <string_view>
#include <utility>

#include "core/contest/systems/system.hpp"
#include "core/notation/trf/trf_event.hpp"
#include "core/notation/trf/trf_line.hpp"
#include "core/notation/trf/trf_scoring.hpp"
#include "core/text/lines.hpp"
#include "core/text/trim.hpp"

namespace damath::notation {

namespace {

// Returns the points as report text. Empty if the points are not whole tenths, because a report cannot
// express them.
std::string eventsPoints(const exact::Rational& points) {
  const auto tenths = (points * exact::Rational(10)).integer();
  return tenths ? trfPointsText(static_cast<int>(*tenths)) : std::string();
}

}  // namespace

TrfMisfits misfitsOf(const Trf& trf, const TrfHistory& history, const contest::Event& event) {
  TrfMisfits misfits;
  const int paired = static_cast<int>(history.paired.size());
  const int rounds = contest::roundsOf(event);
  if (history.rounds.value_or(rounds) != rounds || paired > rounds) {
    misfits.push_back({TrfMisfitKind::RoundsDiffer, 0, 0, 0,
                       std::to_string(std::max(history.rounds.value_or(paired), paired)),
                       std::to_string(rounds)});
  }
  const rules::Points& points = event.setup.ruleset.points.answer();
  const TrfScoring scoring(trf);
  struct Kind {
    std::string_view code;
    TrfGame cell;
    exact::Rational value;
  };
  constexpr int kAnybody = 1;
  const Kind kinds[] = {
      {"W", {kAnybody, TrfColour::White, TrfResult::Win}, points.win},
      {"W", {kAnybody, TrfColour::Black, TrfResult::Win}, points.win},
      {"W", {kAnybody, TrfColour::White, TrfResult::ForfeitWin}, points.win},
      {"D", {kAnybody, TrfColour::White, TrfResult::Draw}, points.draw},
      {"D", {kAnybody, TrfColour::Black, TrfResult::Draw}, points.draw},
      {"L", {kAnybody, TrfColour::White, TrfResult::Loss}, points.loss},
      {"L", {kAnybody, TrfColour::Black, TrfResult::Loss}, points.loss},
      {"FL", {kAnybody, TrfColour::White, TrfResult::ForfeitLoss}, points.loss},
      {"A", {0, TrfColour::None, TrfResult::ZeroBye}, exact::Rational(0)},
      {"P", {0, TrfColour::None, TrfResult::AllottedBye}, points.bye},
  };
  for (const Kind& kind : kinds) {
    const std::string theirs = trfPointsText(scoring.of(kind.cell));
    const std::string ours = eventsPoints(kind.value);
    if (theirs == ours) continue;
    const std::string code = std::string(kind.code) + " ";
    TrfMisfit misfit{TrfMisfitKind::ResultDiffers, 0, 0, 0, code + theirs, code + ours};
    if (std::ranges::find(misfits, misfit) == misfits.end()) misfits.push_back(std::move(misfit));
  }
  return misfits;
}

void addTeamLines(const Trf& trf, TrfMisfits& misfits) {
  constexpr Spelling<TrfMisfitKind> kTags[] = {{TrfMisfitKind::PointsAdjusted, "299"},
                                               {TrfMisfitKind::MatchPoints, "310"},
                                               {TrfMisfitKind::MatchPoints, "320"},
                                               {TrfMisfitKind::MatchPoints, "330"}};
  for (const TrfOther* other : trf.all<TrfOther>()) {
    const std::string tag = other->line.substr(0, 3);
    const auto kind = valueOf(kTags, tag);
    if (kind) misfits.push_back({*kind, 0, 0, 0, tag, {}});
    if (kind == TrfMisfitKind::PointsAdjusted) misfits.back().written = other->line.substr(0, 60);
  }
}

bool looksLikeTrf(std::string_view text) {
  for (const std::string_view content : linesOf(text.substr(0, kMostTrfBytes))) {
    if (trimmed(content).empty()) continue;
    constexpr std::size_t kTag = 3;
    const auto isTag = [](char c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || c == '#'; };
    const std::string_view tag = content.substr(0, kTag);
    return tag.size() == kTag && std::ranges::all_of(tag, isTag) &&
           (content.size() == kTag || content[kTag] == ' ');
  }
  return false;
}

}  // namespace damath::notation
