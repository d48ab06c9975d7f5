// SPDX-License-Identifier: GPL-3.0-or-later
// Why the pairs of a round were made, in words: of one of them, and the whole checklist of a Swiss. What a
// round was paired from is looked at once, however often it is asked.
#pragma once

#include <QString>
#include <map>
#include <optional>

#include "app/models/text/translator.hpp"
#include "core/contest/contest.hpp"
#include "core/contest/pairing/entrants.hpp"
#include "core/contest/pairing/swiss.hpp"
#include "core/contest/systems/origin.hpp"

namespace damath::models {

class RoundReasons {
 public:
  explicit RoundReasons(const Translator& translator) : m_translator(translator) {}

  // Of that round from here on. Promise: `event` is one of `contest`.
  void look(const contest::Contest& contest, const contest::Event& event, contest::RoundNumber round);
  // Of a game of the round; empty where its system has nothing to say.
  [[nodiscard]] QString ofGame(const contest::Contest& contest, const contest::Event& event,
                               const contest::Game& game);
  // Score groups, players and pairs as a page of its own; empty for another system than the Swiss.
  [[nodiscard]] QString checklist(const contest::Contest& contest, const contest::Event& event) const;

 private:
  const Translator& m_translator;
  std::optional<contest::Event> m_from;  // what the round was paired from
  pairing::Schools m_schools;
  contest::RoundNumber m_round{};
  std::optional<pairing::SwissLook> m_look;
  // As far as they were asked: of a Swiss, and of the other systems.
  std::map<contest::GameId, std::optional<pairing::SwissReason>> m_reasons;
  std::map<contest::GameId, pairing::Origin> m_origins;
};

}  // namespace damath::models
