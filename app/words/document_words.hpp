// Why a document of a whole contest was refused, and what it holds, in words.
#pragma once

#include <string>

#include "app/words/language.hpp"
#include "db/document.hpp"

namespace damath::words {

// What is wrong and what would be right, with table and row; without the file's name and line.
[[nodiscard]] std::string message(const db::DocumentFault& fault, Language language);
// "2 events, 40 players, 120 games, 118 scoresheets, 640 journal rows"
[[nodiscard]] std::string contentText(const db::DocumentRows& rows, Language language);

}  // namespace damath::words
