// SPDX-License-Identifier: GPL-3.0-or-later
// Names the missing thing (players, rounds, final ranks …) because of which a paper cannot be made.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/desk/change/confirmation.hpp"
#include "app/desk/change/desk_error.hpp"
#include "app/desk/change/result_difference.hpp"
#include "core/contest/model/contest.hpp"
#include "words/language.hpp"

namespace damath::papers {

// The missing thing because of which a paper cannot be made.
enum class Lack {
  Event,
  ContestPlayers,
  Players,
  SecondPlayer,
  Round,
  FinalRanks,
  KnockOut,
  NewFinal,
  RoundRobin
};
// Returns a sentence that names the missing thing, for example "the event has no players yet".
[[nodiscard]] std::string lackText(Lack lack, words::Language language);
// Returns the refusal with which a command rejects a paper because of the missing thing.
[[nodiscard]] desk::Refusal refusalOf(Lack lack);

// The results of an event that contradict their scoresheets.
using Differing = std::vector<desk::ResultDifference>;
using LackIn = std::optional<Lack> (*)(const contest::Event& event, const Differing& differing);

// The functions lackOf…() each check the event for one kind of paper. They return the missing thing, or
// nullopt if the paper can be made.
[[nodiscard]] std::optional<Lack> lackOfNothing(const contest::Event& event, const Differing& differing);
[[nodiscard]] std::optional<Lack> lackOfPlayer(const contest::Event& event, const Differing& differing);
[[nodiscard]] std::optional<Lack> lackOfPlayers(const contest::Event& event, const Differing& differing);
[[nodiscard]] std::optional<Lack> lackOfRound(const contest::Event& event, const Differing& differing);
[[nodiscard]] std::optional<Lack> lackOfFinalRanks(const contest::Event& event, const Differing& differing);
[[nodiscard]] std::optional<Lack> lackOfBracket(const contest::Event& event, const Differing& differing);
[[nodiscard]] std::optional<Lack> lackOfTable(const contest::Event& event, const Differing& differing);

}  // namespace damath::papers
