// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/papers/lack.hpp"

#include <algorithm>

#include "app/desk/rounds/round_desk.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/systems/system.hpp"
#include "core/fact_table.hpp"
#include "reports/compose/lists/played_bracket.hpp"
#include "words/phrase.hpp"

namespace damath::papers {

namespace {

using desk::Refusal;
using words::Phrase;

struct LackRow {
  Lack first{};
  Phrase text{};
  Refusal refusal{};
};
constexpr LackRow kLacks[] = {{Lack::Event, Phrase::LackEvent, Refusal::RoundNotPaired},
                              {Lack::ContestPlayers, Phrase::LackContestPlayers, Refusal::TooFewEntries},
                              {Lack::Players, Phrase::LackPlayers, Refusal::TooFewEntries},
                              {Lack::SecondPlayer, Phrase::LackSecond, Refusal::TooFewEntries},
                              {Lack::Round, Phrase::LackRound, Refusal::RoundNotPaired},
                              {Lack::FinalRanks, Phrase::LackFinal, Refusal::ResultsMissing},
                              {Lack::KnockOut, Phrase::LackKnockOut, Refusal::RoundNotPaired},
                              {Lack::NewFinal, Phrase::LackNewFinal, Refusal::RoundAdrift},
                              {Lack::RoundRobin, Phrase::LackRoundRobin, Refusal::RoundNotPaired}};
static_assert(coversEvery(kLacks));

const LackRow& lackRow(Lack lack) {
  return *std::ranges::find(kLacks, lack, &LackRow::first);
}

std::optional<Lack> lackOfEntries(const contest::Event& event, std::size_t least) {
  if (event.entries.empty()) return Lack::Players;
  return event.entries.size() < least ? std::optional(Lack::SecondPlayer) : std::nullopt;
}

}  // namespace

std::string lackText(Lack lack, words::Language language) {
  return said(lackRow(lack).text, language);
}

Refusal refusalOf(Lack lack) {
  return lackRow(lack).refusal;
}

std::optional<Lack> lackOfNothing(const contest::Event& /*event*/, const Differing& /*differing*/) {
  return std::nullopt;
}

std::optional<Lack> lackOfPlayer(const contest::Event& event, const Differing& /*differing*/) {
  return lackOfEntries(event, 1);
}

std::optional<Lack> lackOfPlayers(const contest::Event& event, const Differing& /*differing*/) {
  return lackOfEntries(event, 2);
}

std::optional<Lack> lackOfRound(const contest::Event& event, const Differing& /*differing*/) {
  if (contest::hasBegun(event) && !event.entries.empty()) return std::nullopt;
  return lackOfEntries(event, 2).value_or(Lack::Round);
}

std::optional<Lack> lackOfFinalRanks(const contest::Event& event, const Differing& differing) {
  if (const auto lack = lackOfEntries(event, 2)) return lack;
  const bool isFinal = !desk::standingsOf(contest::withoutUnpublished(event), differing).provisional;
  return isFinal ? std::nullopt : std::optional(Lack::FinalRanks);
}

std::optional<Lack> lackOfBracket(const contest::Event& event, const Differing& /*differing*/) {
  if (!pairing::endsInBracket(event)) return Lack::KnockOut;
  if (event.entries.empty()) return Lack::Players;
  if (compose::hasBracket(event)) return std::nullopt;
  if (pairing::rulesOf(event).isBracket) return Lack::SecondPlayer;
  return pairing::roundAdrift(event) ? Lack::NewFinal : Lack::KnockOut;
}

std::optional<Lack> lackOfTable(const contest::Event& event, const Differing& /*differing*/) {
  return pairing::rulesOf(event).isTable ? lackOfEntries(event, 2) : std::optional(Lack::RoundRobin);
}

}  // namespace damath::papers
