// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <utility>

#include "core/contest/progress.hpp"
#include "core/notation/trf/trf_event.hpp"
#include "core/notation/trf/trf_line.hpp"
#include "core/text/lines.hpp"
#include "core/text/trim.hpp"

namespace damath::notation {

namespace {

// What a report gives for a result where it says nothing (162).
std::string reportsPoints(const Trf& trf, char result) {
  int tenths = result == 'W' || result == 'P' ? 10 : result == 'D' ? 5 : 0;
  for (const TrfPoints* points : trf.all<TrfPoints>()) {
    for (const TrfPoints::Value& value : points->values) {
      // A bye that is not named counts as a win does.
      if (value.result == result || (value.result == 'W' && result == 'P')) tenths = value.tenths;
    }
    const auto bye = std::ranges::find(points->values, 'P', &TrfPoints::Value::result);
    if (result == 'P' && bye != points->values.end()) tenths = bye->tenths;
  }
  return trfPointsText(tenths);
}

// Empty where the points are no tenths: no report can give them.
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
  const rules::Points& points = event.setup.ruleset.points.answer;
  const std::array<std::pair<char, exact::Rational>, 5> kinds = {{{'W', points.win},
                                                                  {'D', points.draw},
                                                                  {'L', points.loss},
                                                                  {'A', exact::Rational(0)},
                                                                  {'P', points.bye}}};
  for (const auto& [result, value] : kinds) {
    const std::string theirs = reportsPoints(trf, result);
    const std::string ours = eventsPoints(value);
    if (theirs == ours) continue;
    const std::string letter = std::string(1, result) + " ";
    misfits.push_back({TrfMisfitKind::ResultDiffers, 0, 0, 0, letter + theirs, letter + ours});
  }
  return misfits;
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
