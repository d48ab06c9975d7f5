// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that a contest or an event has the facts that a paper needs.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/desk/change/confirmation.hpp"
#include "app/desk/change/desk_error.hpp"
#include "core/contest/model/contest.hpp"
#include "words/language.hpp"

namespace damath::papers {

// The fact that a paper needs and that the event or the contest does not have.
enum class Lack { Event, ContestPlayers, Players, SecondPlayer, Round, FinalRanks, KnockOut, RoundRobin };
// Returns the missing fact as a sentence: "the event has no players yet".
[[nodiscard]] std::string lackText(Lack lack, words::Language language);
// Returns the error that the command reports if a paper cannot be made because of this lack.
[[nodiscard]] desk::Refusal refusalOf(Lack lack);

// The results of an event that contradict their scoresheets.
using Differing = std::vector<desk::ResultDifference>;
using LackIn = std::optional<Lack> (*)(const contest::Event& event, const Differing& differing);

// Each of these functions is for one kind of paper. It returns the fact that the event lacks for it; nullopt
// if there is none.
[[nodiscard]] std::optional<Lack> lackOfNothing(const contest::Event& event, const Differing& differing);
[[nodiscard]] std::optional<Lack> lackOfPlayer(const contest::Event& event, const Differing& differing);
[[nodiscard]] std::optional<Lack> lackOfPlayers(const contest::Event& event, const Differing& differing);
[[nodiscard]] std::optional<Lack> lackOfRound(const contest::Event& event, const Differing& differing);
[[nodiscard]] std::optional<Lack> lackOfFinalRanks(const contest::Event& event, const Differing& differing);
[[nodiscard]] std::optional<Lack> lackOfBracket(const contest::Event& event, const Differing& differing);
[[nodiscard]] std::optional<Lack> lackOfTable(const contest::Event& event, const Differing& differing);

}  // namespace damath::papers
