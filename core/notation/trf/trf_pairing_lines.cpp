// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/trf/trf_pairing_lines.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "core/contest/pairing/swiss.hpp"
#include "core/notation/trf/trf_line.hpp"
#include "core/precondition.hpp"

namespace damath::notation {

namespace {

constexpr int kMostTenths = 999;
// The largest number of start numbers in a line. Such a line is shorter than kMostTrfColumns, the longest
// line that the reader accepts.
constexpr std::ptrdiff_t kMostInALine = 800;

int numberOf(const contest::Event& event, contest::EntryId id) {
  const contest::Entry* entry = event.find(id);
  DAMATH_EXPECTS(entry != nullptr);
  return entry->number;
}

// Returns groups of start numbers in which no two players may meet: all players of a school, or single pairs
// if some players of the school may meet.
std::vector<std::vector<int>> apartLines(const TrfReported& reported, contest::RoundNumber round) {
  std::map<int, std::set<int>> apart;
  for (const auto& [a, b] : pairing::keptApart(reported.contest, reported.event, round)) {
    apart[numberOf(reported.event, a)].insert(numberOf(reported.event, b));
    apart[numberOf(reported.event, b)].insert(numberOf(reported.event, a));
  }
  std::vector<std::vector<int>> lines;
  std::set<int> done;
  for (const auto& [number, others] : apart) {
    if (done.contains(number)) continue;
    std::set<int> whole = others;
    whole.insert(number);
    const bool isWhole = std::ranges::all_of(whole, [&](int one) {
      std::set<int> with = apart.at(one);
      with.insert(one);
      return with == whole;
    });
    if (isWhole) {
      lines.emplace_back(whole.begin(), whole.end());
      done.insert(whole.begin(), whole.end());
      continue;
    }
    for (const int other : others) {
      if (number < other) lines.push_back({number, other});
    }
  }
  return lines;
}

TrfRecord apartRecord(TrfVersion version, int round, std::vector<int> numbers) {
  if (version == TrfVersion::Trf26) return TrfApart{round, round, std::move(numbers)};
  std::string line = "XXP";
  for (const int number : numbers) line += " " + std::to_string(number);
  return TrfOther{std::move(line)};
}

// Returns the extra points that count only for pairing, by start number. Each value holds the tenths for
// every round up to the last round with such points. Error: half the points of a win, if extra points are no
// whole number of tenths.
Expected<std::map<int, std::vector<int>>, exact::Rational> accelerationOf(const TrfReported& reported,
                                                                          contest::RoundNumber round) {
  const dutch::Tournament tournament = pairing::swissTournament(reported.contest, reported.event, round);
  std::map<int, std::vector<int>> tenths;
  if (tournament.win == 0) return tenths;
  const exact::Rational winPoints = reported.event.setup.ruleset.points.answer().win;
  const int win = tenthsOf(winPoints).value_or(0);
  for (const dutch::Player& player : tournament.players) {
    std::vector<int> own;
    for (const dutch::Score points : player.accelerations) {
      if (points * win % tournament.win != 0) return Unexpected(winPoints * exact::Rational(1, 2));
      own.push_back(static_cast<int>(points * win / tournament.win));
    }
    while (!own.empty() && own.back() == 0) own.pop_back();
    if (!own.empty()) tenths[player.number] = std::move(own);
  }
  return tenths;
}

std::string roundPointsLine(int number, const std::vector<int>& tenths) {
  std::string line = "XXA " + inFour(std::to_string(number));
  for (const int points : tenths) line += " " + inFour(trfPointsText(points));
  return line;
}

// Adds a line for each sequence of rounds with equal extra points. Rounds with 0 extra points get no line.
// The line names the players from firstNumber to lastNumber.
void addRuns(int firstNumber, int lastNumber, const std::vector<int>& tenths, std::vector<TrfRecord>& lines) {
  const int rounds = static_cast<int>(tenths.size());
  for (int first = 0, end = 0; first < rounds; first = end) {
    const int points = tenths[static_cast<std::size_t>(first)];
    while (end < rounds && tenths[static_cast<std::size_t>(end)] == points) ++end;
    if (points > 0) {
      lines.emplace_back(TrfAcceleration{std::nullopt, points, first + 1, end, firstNumber, lastNumber});
    }
  }
}

// Writes the extra points as lines. Layout of 2016: one line for each player. Layout of 2026: one line for
// neighboring start numbers and rounds with equal points.
void addAcceleration(const std::map<int, std::vector<int>>& tenths, TrfVersion version,
                     std::vector<TrfRecord>& lines) {
  for (auto first = tenths.begin(); first != tenths.end();) {
    auto last = first;
    auto end = std::next(first);
    while (version == TrfVersion::Trf26 && end != tenths.end() && end->first == last->first + 1 &&
           end->second == first->second) {
      last = end++;
    }
    if (version == TrfVersion::Trf16) {
      lines.emplace_back(TrfOther{roundPointsLine(first->first, first->second)});
    } else {
      addRuns(first->first, last->first, first->second, lines);
    }
    first = end;
  }
}

}  // namespace

std::optional<int> tenthsOf(const exact::Rational& points) {
  const auto tenths = (points * exact::Rational(10)).integer();
  if (!tenths || *tenths < 0 || *tenths > kMostTenths) return std::nullopt;
  return static_cast<int>(*tenths);
}

std::string inFour(const std::string& text) {
  return std::string(4 - std::min<std::size_t>(text.size(), 4), ' ') + text;
}

Expected<std::vector<TrfRecord>, exact::Rational> swissLines(const TrfReported& reported) {
  std::vector<TrfRecord> lines;
  const bool isWhite = pairing::firstColour(reported.event) == dutch::Colour::White;
  lines.emplace_back(TrfStart{isWhite ? TrfColour::White : TrfColour::Black, TrfOrder::ByNumber});
  const int next = reported.lastRound + 1;
  const int last = std::min(next, reported.rounds);
  const auto acceleration = accelerationOf(reported, contest::RoundNumber{std::max(1, last)});
  if (!acceleration) return Unexpected(acceleration.error());
  addAcceleration(*acceleration, reported.version, lines);
  for (int round = reported.version == TrfVersion::Trf16 ? next : 1; round <= last; ++round) {
    for (std::vector<int>& numbers : apartLines(reported, contest::RoundNumber{round})) {
      lines.push_back(apartRecord(reported.version, round, std::move(numbers)));
    }
  }
  return lines;
}

std::vector<TrfRecord> absenceLines(const TrfReported& reported) {
  std::vector<TrfRecord> lines;
  const int next = reported.lastRound + 1;
  const int last = reported.version == TrfVersion::Trf26 ? reported.rounds : next;
  for (int round = next; round <= std::min(last, reported.rounds); ++round) {
    std::vector<int> numbers;
    for (const contest::Entry& entry : reported.event.entries) {
      if (!entry.plays(contest::RoundNumber{round})) numbers.push_back(entry.number);
    }
    for (auto first = numbers.begin(); first != numbers.end();) {
      const auto end = first + std::min(kMostInALine, numbers.end() - first);
      if (reported.version == TrfVersion::Trf26) {
        lines.emplace_back(TrfByes{TrfResult::ZeroBye, round, {first, end}});
      } else {
        lines.emplace_back(TrfAbsent{{first, end}});
      }
      first = end;
    }
  }
  return lines;
}

}  // namespace damath::notation
