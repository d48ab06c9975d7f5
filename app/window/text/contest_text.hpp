// SPDX-License-Identifier: GPL-3.0-or-later
// Returns texts for facts of a contest, as the window shows them: names, schools, results, scores, moments,
// squares.
#pragma once

#include <QDateTime>
#include <QString>

#include "app/desk/rounds/later_rounds.hpp"
#include "core/board/square.hpp"
#include "core/contest/model/contest.hpp"
#include "words/language.hpp"

namespace damath::window {

// Returns the name of the entry; empty if the event has no such entry.
[[nodiscard]] QString entryName(const contest::Contest& contest, const contest::Event& event,
                                contest::EntryId entry);
// Returns the school of the entry, or its section if the lists of the contest show sections.
[[nodiscard]] QString entrySchoolOrSection(const contest::Contest& contest, const contest::Event& event,
                                           contest::EntryId entry);

// Returns a result as "1–0" or "½–½"; a dash if there is no result yet.
[[nodiscard]] QString resultText(const std::optional<rules::Result>& result);
// Returns the grand totals of a game, for example "75 : −72". A fraction is followed by its value with two
// decimals. If the ending can decide a game without the totals, adds the ending: "20 : 11, BLUE resigned". If
// there are no totals, returns only the ending.
[[nodiscard]] QString factsText(const contest::EventSetup& setup, const contest::GameResult& result,
                                words::Language language);
// Returns a result with the text of factsText() in parentheses: "1–0 (75 : −72)".
[[nodiscard]] QString wholeResult(const contest::EventSetup& setup, const contest::GameResult& result,
                                  words::Language language);
// Returns a number in the style of the chip set: "−21/4 (−5.25)".
[[nodiscard]] QString figureText(const rules::ChipSet& set, const exact::Number& value);
// Returns a grand total, or a sum of grand totals, for people: "45 1/2 (45.50)".
[[nodiscard]] QString totalText(const rules::ChipSet& set, const exact::Number& value);
// Returns the text for the ending of a game.
[[nodiscard]] QString endingText(rules::Ending ending, words::Language language);
[[nodiscard]] QString systemText(contest::System system, words::Language language);
// Returns the name of a built-in chip set in this language. Returns the name of any other set unchanged.
[[nodiscard]] QString setText(const rules::ChipSet& set, words::Language language);
// Returns the name of a built-in ruleset in this language. Returns the name of any other ruleset unchanged.
[[nodiscard]] QString rulesetText(std::string_view name, words::Language language);
// Returns a moment in local time: "10:31". If the moment is not today, the date stands before the time.
[[nodiscard]] QString momentText(const QDateTime& moment, words::Language language);
// Returns the local time of a moment that is stored in the contest file as text. Returns text that is not a
// moment unchanged.
[[nodiscard]] QString momentText(const std::string& kept, words::Language language);

// Returns the text with the sentences of words::pairedAgainText() after it; the text alone if no round was
// paired again.
[[nodiscard]] QString withPairedAgain(const QString& text, const desk::PairedAgain& again,
                                      words::Language language);

// Returns the square as a scoresheet writes it: "(4,3)".
[[nodiscard]] inline QString squareText(board::Square square) {
  return QStringLiteral("(%1,%2)").arg(square.x()).arg(square.y());
}

}  // namespace damath::window
