// SPDX-License-Identifier: GPL-3.0-or-later
// The common frame of all web pages. The pages work on small, old phones and load nothing from the Internet.
// They also work without the script. The script checks for changes; on the hall display, the script also runs
// the clocks and turns the pages.
#pragma once

#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "app/hall/web/exchange.hpp"
#include "db/records/store_error.hpp"
#include "reports/html/writer.hpp"
#include "words/language.hpp"
#include "words/phrase.hpp"

namespace damath::web {

// The style and the script of a page. Phone uses "phone.css" and "phone.js"; Display uses "display.css" and
// "display.js".
enum class Look { Phone, Display };

struct PageFrame {
  std::string title;
  words::Language language{};
  Look look = Look::Phone;
  // the address where the script looks for changes; empty if the script does not look
  std::string watch = {};
  std::string tag = {};     // a text that identifies the shown content, so that the script notices a change
  bool isRepeated = false;  // true if a browser without the script reloads the page regularly
};

[[nodiscard]] std::string framed(const PageFrame& frame, const std::function<void(html::Writer&)>& body);

// Writes links that show the page at `address` in the other languages. Precondition: `address` already
// contains a `?`.
void writeLanguages(html::Writer& html, words::Language language, const std::string& address);

// Writes a line for a warning. The line is hidden while it has no text; the script can add the text later.
void writeAlert(html::Writer& html, std::string_view id, std::string_view words);

// Returns the reason why the contest cannot be reached, for users. The database's own message is left out,
// because it would not help them.
[[nodiscard]] std::string troubleText(db::StoreError trouble, words::Language language);

// Returns a phrase of the window's texts without the mark `&` of its Alt key.
[[nodiscard]] std::string plain(words::Phrase phrase, words::Language language,
                                std::initializer_list<std::string_view> words = {});

// Returns the style, script or other file at this path that the pages use. nullopt if there is no such file.
[[nodiscard]] std::optional<Response> fileAt(std::string_view path);

}  // namespace damath::web
