// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences about backups, the second folder and the clock of the computer.
#pragma once

#include <cstdint>
#include <string>

#include "app/desk/change/desk_warning.hpp"
#include "db/files/backup_ring.hpp"
#include "db/files/second_folder.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns a warning of a change that succeeded, as a text that begins with a small letter.
[[nodiscard]] std::string message(const desk::DeskWarning& warning, Language language);
// Returns the state of the second folder in sentences: the folder, the time of its last backup, and what
// is wrong.
[[nodiscard]] std::string secondFolderText(const db::SecondFolder& second, Language language);
// Returns a sentence about a folder of backups that belongs to no contest file. It begins with a small
// letter.
[[nodiscard]] std::string strayBackupsText(const db::StrayBackups& stray, Language language);
// Returns a number of bytes in megabytes with one decimal: "1.2".
[[nodiscard]] std::string megabytes(std::uintmax_t bytes);

}  // namespace damath::words
