// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/notation/trf/right_report.hpp"

#include <algorithm>
#include <utility>

#include "core/contest/pairing/dutch/dutch.hpp"
#include "core/notation/trf/trf_scoring.hpp"
#include "core/notation/trf/trf_swiss.hpp"

namespace damath::notation {

Trf rightReport(Draw& draw) {
  constexpr const char* kNames[] = {"Peña, Niño",   "Cruz, Ana",      "Muñoz, José", "Dela Cruz, Bea",
                                    "Ibáñez, Luís", "Reyes, Carlota", "Uy, Bo",      "Castañeda, Íñigo"};
  const int count = 6 + draw.below(5);
  std::vector<TrfPlayer> players(static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i) {
    TrfPlayer& player = players[static_cast<std::size_t>(i)];
    player.number = i + 1;
    player.sex = draw.below(2) == 0 ? "m" : "";
    player.name = kNames[draw.below(8)];
    if (draw.below(3) > 0) player.rating = 800 + draw.below(1500);
    player.federation = draw.below(2) == 0 ? "PHI" : "";
    player.rank = 1 + draw.below(count);
  }
  for (int round = 2 + draw.below(2); round > 0; --round) {
    std::vector<int> order;
    for (int i = 0; i < count; ++i) order.push_back(i);
    std::shuffle(order.begin(), order.end(), draw.random());
    while (order.size() >= 2) {
      const int white = order.back();
      order.pop_back();
      const int black = order.back();
      order.pop_back();
      constexpr std::pair<TrfResult, TrfResult> kResults[] = {
          {TrfResult::Win, TrfResult::Loss},  {TrfResult::Loss, TrfResult::Win},
          {TrfResult::Draw, TrfResult::Draw}, {TrfResult::ForfeitWin, TrfResult::ForfeitLoss},
          {TrfResult::Win, TrfResult::Loss},  {TrfResult::Draw, TrfResult::Draw}};
      const auto& [own, others] = kResults[draw.below(6)];
      players[static_cast<std::size_t>(white)].games.push_back({black + 1, TrfColour::White, own});
      players[static_cast<std::size_t>(black)].games.push_back({white + 1, TrfColour::Black, others});
    }
    for (const int alone : order) {
      players[static_cast<std::size_t>(alone)].games.push_back({0, TrfColour::None, TrfResult::AllottedBye});
    }
  }
  Trf trf;
  trf.records = {TrfText{"012", "Torneo"}, TrfText{"062", std::to_string(count)}, TrfRounds{6},
                 TrfStart{TrfColour::White, TrfOrder::ByNumber}};
  for (TrfPlayer& player : players) trf.records.emplace_back(std::move(player));
  const TrfScoring scoring(trf);
  for (TrfRecord& record : trf.records) {
    auto* player = std::get_if<TrfPlayer>(&record);
    if (player != nullptr) player->tenths = scoring.sumOf(*player, trf.pairedRounds());
  }
  return trf;
}

Lines linesOfReport(const Trf& trf) {
  Lines lines;
  std::string line;
  for (const char c : toTrf(trf, TrfVersion::Trf16)) {
    if (c == '\n') lines.push_back(std::exchange(line, {}));
    if (c != '\r' && c != '\n') line += c;
  }
  return lines;
}

std::string textOfLines(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

std::string nextRoundOf(const Trf& trf) {
  const auto swiss = TrfSwiss::read(trf);
  if (!swiss) return "misfit";
  const auto pairing = dutch::pairRound(swiss->before(swiss->paired() + 1));
  if (!pairing) return "none";
  std::string text;
  for (const dutch::Pair& pair : pairing->boards) {
    text += std::to_string(swiss->numbers()[static_cast<std::size_t>(pair.white)]) + "-" +
            std::to_string(swiss->numbers()[static_cast<std::size_t>(pair.black)]) + " ";
  }
  return text + (pairing->bye ? std::to_string(*pairing->bye) : std::string());
}

}  // namespace damath::notation
