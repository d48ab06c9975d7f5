// What the arbiter's desk answers, in words: refusals, what opening a file found, bad rows of a players'
// list, what an event still lacks, what checking a file found.
#pragma once

#include <string>
#include <vector>

#include "app/desk/desk_error.hpp"
#include "app/desk/problem.hpp"
#include "app/desk/sheet_desk.hpp"
#include "app/desk/status.hpp"
#include "app/words/language.hpp"
#include "db/open_verdict.hpp"

namespace damath::words {

// What is wrong, and what would be right. Bad rows and missing games are counted here; rowMessage and
// placeText name each.
[[nodiscard]] std::string message(const desk::DeskError& error, Language language);
[[nodiscard]] std::string message(const db::StoreError& error, Language language);
[[nodiscard]] std::string message(const db::OpenVerdict& verdict, Language language);
// Without the file's name and line, which the caller puts before it.
[[nodiscard]] std::string rowMessage(const desk::RowFault& fault, Language language);
[[nodiscard]] std::string message(const desk::Problem& problem, Language language);
[[nodiscard]] std::string message(const desk::Mismatch& mismatch, Language language);

// "round 2 board 3"
[[nodiscard]] std::string placeText(desk::Place place, Language language);
// One line for each thing to know: players and rounds, what is missing, what comes next.
[[nodiscard]] std::vector<std::string> statusLines(const desk::EventStatus& status, Language language);
[[nodiscard]] std::string nextStepText(const desk::EventStatus& status, Language language);

}  // namespace damath::words
