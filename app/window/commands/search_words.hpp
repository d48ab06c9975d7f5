// SPDX-License-Identifier: GPL-3.0-or-later
// The words by which people look for commands, papers, exports and settings, besides their names: one table
// for both languages. The finder searches the words of both, whatever the language of the window is.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "app/exports/event_export.hpp"
#include "app/papers/paper_form.hpp"
#include "app/window/commands/command_facts.hpp"
#include "words/phrase.hpp"

namespace damath::window {

// A paper in the list of all papers, or one of its options.
struct SoughtPaper {
  papers::PaperForm form{};
  std::optional<papers::PaperOption> option = {};
  friend bool operator==(const SoughtPaper&, const SoughtPaper&) = default;
};
// A setting on the settings page: a field of its first part, or another part of the page.
struct SoughtSetting {
  words::Phrase name{};
  friend bool operator==(const SoughtSetting&, const SoughtSetting&) = default;
};
using Sought = std::variant<Command, SoughtPaper, exports::EventForm, SoughtSetting>;

struct SearchWords {
  Sought sought;
  std::string_view english;   // words with blanks between them, in small letters
  std::string_view filipino;  // likewise
};

// Returns the whole table. Every paper, format and setting has a row; a command has one if people call it by
// words that its name does not have.
[[nodiscard]] std::span<const SearchWords> everySearchWords();
// Returns the words of both languages for this thing; empty if the table has no row.
[[nodiscard]] std::string searchWordsOf(const Sought& sought);

}  // namespace damath::window
