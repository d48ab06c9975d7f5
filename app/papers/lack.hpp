// SPDX-License-Identifier: GPL-3.0-or-later
// The facts that a contest or an event must have before a paper can be made.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/desk/change/confirmation.hpp"
#include "app/desk/change/desk_error.hpp"
#include "core/contest/model/contest.hpp"
#include "words/language.hpp"

namespace damath::papers {

// The fact that the event or the contest lacks for a paper.
enum class Lack { Event, ContestPlayers, Players, SecondPlayer, Round, FinalRanks, KnockOut, RoundRobin };
// Returns "the event has no players yet".
[[nodiscard]] std::string lackText(Lack lack, words::Language language);
// Returns the refusal of the command for a paper that lacks this.
[[nodiscard]] desk::Refusal refusalOf(Lack lack);

// `differing`: the event's results that contradict their scoresheets.
using Differing = std::vector<desk::ResultDifference>;
using LackIn = std::optional<Lack> (*)(const contest::Event& event, const Differing& differing);

// Each function returns what the event lacks, or nullopt.
[[nodiscard]] std::optional<Lack> lackOfNothing(const contest::Event& event, const Differing& differing);
[[nodiscard]] std::optional<Lack> lackOfPlayer(const contest::Event& event, const Differing& differing);
[[nodiscard]] std::optional<Lack> lackOfPlayers(const contest::Event& event, const Differing& differing);
[[nodiscard]] std::optional<Lack> lackOfRound(const contest::Event& event, const Differing& differing);
[[nodiscard]] std::optional<Lack> lackOfFinalRanks(const contest::Event& event, const Differing& differing);
[[nodiscard]] std::optional<Lack> lackOfBracket(const contest::Event& event, const Differing& differing);
[[nodiscard]] std::optional<Lack> lackOfTable(const contest::Event& event, const Differing& differing);

}  // namespace damath::papers
