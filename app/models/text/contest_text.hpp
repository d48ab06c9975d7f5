// SPDX-License-Identifier: GPL-3.0-or-later
// Facts of a contest as the screens show them: names, schools, results, figures.
#pragma once

#include <QDateTime>
#include <QString>

#include "app/words/catalogue/language.hpp"
#include "core/contest/contest.hpp"

namespace damath::models {

// Empty where the entry is none of the event's.
[[nodiscard]] QString entryName(const contest::Contest& contest, const contest::Event& event,
                                contest::EntryId entry);
[[nodiscard]] QString entrySchool(const contest::Contest& contest, const contest::Event& event,
                                  contest::EntryId entry);

// "1–0", "½–½"; a dash where there is none yet.
[[nodiscard]] QString resultText(const std::optional<rules::Result>& result);
// "75 : −72", with two decimals after an exact fraction; "20 : 11, BLUE resigned": an ending that may go
// before the totals is said with them, or alone where there are none.
[[nodiscard]] QString factsText(const contest::EventSetup& setup, const contest::GameResult& result,
                                words::Language language);
// The same after the result: "1–0 (75 : −72)".
[[nodiscard]] QString wholeResult(const contest::EventSetup& setup, const contest::GameResult& result,
                                  words::Language language);
// "−21/4 (−5.25)" in the set's own style.
[[nodiscard]] QString figureText(const rules::ChipSet& set, const exact::Number& value);
// How the game ended, in words.
[[nodiscard]] QString endingText(rules::Ending ending, words::Language language);
// The pairing system's name.
[[nodiscard]] QString systemText(contest::System system, words::Language language);
// A built-in set's name in words, another's own.
[[nodiscard]] QString setText(const rules::ChipSet& set, words::Language language);
// The same of a ruleset.
[[nodiscard]] QString rulesetText(std::string_view name, words::Language language);
// A moment by the clock on the wall: "10:31", with the day where it is another than today.
[[nodiscard]] QString momentText(const QDateTime& moment, words::Language language);
// The same of one that the file keeps; what is none, as it is.
[[nodiscard]] QString momentText(const std::string& kept, words::Language language);

}  // namespace damath::models
