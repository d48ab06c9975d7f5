// SPDX-License-Identifier: GPL-3.0-or-later
// Words for the confirmation questions of the desk, with the consequences of the change.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "app/desk/change/confirmation.hpp"
#include "app/desk/change/mismatch.hpp"
#include "app/desk/rounds/round_desk.hpp"
#include "words/language.hpp"

namespace damath::words {

using NameOfEntry = std::function<std::string(contest::EntryId)>;

// The beginning of each listed change. A bullet shows where the next change begins if long lines are broken.
enum class RowMark { Indent, Bullet };

// Returns the question in one or more sentences, then the facts that the user must know before answering, for
// example the ranks and the pairings that would change.
[[nodiscard]] std::string questionText(const desk::Question& question, const NameOfEntry& nameOf,
                                       Language language, RowMark mark = RowMark::Indent);
// Returns the sentence about the games of a player who withdraws that no longer count. Precondition: `games`
// is at least 1.
[[nodiscard]] std::string gamesAnnulledText(std::string_view name, int games, Language language);
// Returns the line that the journal keeps below an answered question about open rounds: the author's choice.
// Without a choice, the rounds stay as paired. Empty if the question asks for no choice.
[[nodiscard]] std::string choiceText(const desk::Question& question, std::optional<desk::OpenRounds> chosen,
                                     Language language);
// Returns the sentences about a round that a change paired again, and about the canceled rounds; empty if no
// round was paired again.
[[nodiscard]] std::string pairedAgainText(const desk::PairedAgain& again, Language language);
// Returns the consequences of a result that is not entered yet, each in a line of its own. Precondition: the
// event has the game.
[[nodiscard]] std::string previewText(const desk::ResultPreview& preview, const contest::Event& event,
                                      const NameOfEntry& nameOf, Language language);
// Returns the sentence for a problem of a round that is paired by hand.
[[nodiscard]] std::string manualFaultText(const pairing::ManualFault& fault, const NameOfEntry& nameOf,
                                          Language language);

// Returns the boards on which schoolmates meet: "schoolmates meet on boards 3 and 5". If many boards or all
// boards have schoolmates, only counts them: "boards with schoolmates: 40 of 60". Precondition: `boards` is
// not empty.
[[nodiscard]] std::string schoolBoardsText(const std::vector<contest::BoardNumber>& boards, int boardsInAll,
                                           Language language);
// Returns the line that says which schoolmates could not be kept apart (Y4), with the fewest boards possible:
// "schoolmates meet on boards 3 and 5; fewer is not possible", or "…; the fewest possible is 1".
[[nodiscard]] std::string schoolMeetingsText(const pairing::SchoolMeetings& meetings, Language language);

// Returns the sentence for one difference between the head of a scoresheet and the pairing.
[[nodiscard]] std::string message(const desk::Mismatch& mismatch, Language language);

}  // namespace damath::words
